"""Tracer: runs a module with proxies for its arguments, and so gets the graph of what it does."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from runtime import callers
from runtime.capture.fx import patching
from runtime.capture.fx.graph import Graph
from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.fx.node import Argument, Node, Target
from runtime.capture.fx.patching import wrap
from runtime.capture.fx.proxy import ParameterProxy, Proxy, TracerBase
from runtime.capture.fx.root_arguments import PH, annotations_of, arguments_of_root
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.nn.containers import Sequential
from runtime.nn.interception import intercepting
from runtime.nn.module import Module
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor

__all__ = ["PH", "Argument", "ProxyableClassMeta", "Target", "Tracer", "is_fx_tracing", "symbolic_trace", "wrap"]


class ProxyableClassMeta(type):
    """The class of classes whose objects are made by a node where an argument is traced."""

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        proxy = patching.first_proxy(args, kwargs)
        if proxy is not None:
            return proxy.tracer.create_proxy("call_function", cls, args, kwargs)
        return super().__call__(*args, **kwargs)


_tracing: list[Tracer] = []  # those whose traces are not finished, the innermost last


def is_fx_tracing() -> bool:
    """Whether a trace goes on."""
    return bool(_tracing)


class Tracer(TracerBase):
    """Traces modules and functions; a subclass says what is a leaf, and what becomes of calls.

    Parameters
    ----------
    autowrap_modules
        Modules of Python whose functions are noted as calls where an argument is traced.
    autowrap_functions
        Functions of which the same is true.
    param_shapes_constant
        Whether shapes of parameters are read while tracing, so that a program can decide by them.

    """

    def __init__(
        self, autowrap_modules: tuple[ModuleType, ...] = (math,),
        autowrap_functions: tuple[Callable[..., Any], ...] = (), param_shapes_constant: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self._autowrap_search = tuple(autowrap_modules)
        functions = {
            id(value) for module in autowrap_modules for name, value in vars(module).items()
            if not name.startswith("_") and callable(value)
        }  # fmt: skip
        self._autowrap_function_ids = frozenset({*functions, *map(id, autowrap_functions)})
        self.param_shapes_constant = param_shapes_constant
        self.submodule_paths: dict[Any, str] | None = None
        self.root: Any = None
        self.module_stack: dict[str, Any] = {}
        self.node_name_to_scope: dict[str, Any] = {}
        self.tensor_attrs: dict[int, tuple[Any, str]] = {}
        self._parameter_proxies: dict[str, Proxy] = {}

    # -- what subclasses change ----------------------------------------------------------------------------------

    def is_leaf_module(self, m: Module, module_qualified_name: str) -> bool:
        """Whether a call of `m` is one node, and not looked into: of the library's modules all but Sequential."""
        del module_qualified_name
        return _is_of_library(m) and not isinstance(m, Sequential)

    def call_module(self, m: Module, forward: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What a call of a module gives: a node for a leaf, else what its forward gives."""
        path = self.path_of_module(m)
        self.module_stack[path] = (path, type(m))
        try:
            if self.is_leaf_module(m, path):
                return self.create_proxy("call_module", path, args, kwargs)
            return forward(*args, **kwargs)
        finally:
            self.module_stack.pop(path, None)

    def getattr(self, attr: str, attr_val: Any, parameter_proxy_cache: dict[str, Any]) -> Any:
        """What reading a member of a module gives: a proxy for a parameter, the member itself for others."""
        del attr
        if isinstance(attr_val, Parameter):
            return self._proxy_of(attr_val, self.root.named_parameters(), parameter_proxy_cache)
        if self.proxy_buffer_attributes and isinstance(attr_val, Tensor):
            return self._proxy_of(attr_val, self.root.named_buffers(), parameter_proxy_cache)
        return attr_val

    def create_args_for_root(
        self, root_fn: Callable[..., Any], is_module: bool, concrete_args: Any = None
    ) -> tuple[Callable[..., Any], list[Any]]:
        """The function to call and the proxies that it gets, one for each argument that is not concrete."""
        return arguments_of_root(self, root_fn, concrete_args, is_module=is_module)

    # -- what they use -------------------------------------------------------------------------------------------

    def path_of_module(self, mod: Module) -> str:
        """The path of a submodule. NameError for one that the traced module does not have."""
        path = (self.submodule_paths or {}).get(mod)
        if path is None:
            path = next((name for name, module in self.root.named_modules() if module is mod), None)
        if path is None:
            msg = f"the module {type(mod).__name__} that the traced code calls is no submodule of the traced module"
            raise NameError(msg)
        return path

    def create_arg(self, a: Any) -> Any:
        """A value as an argument of a node; a tensor, which the module keeps, is a node that reads it."""
        if isinstance(a, Parameter):
            for name, parameter in self.root.named_parameters():
                if parameter is a:
                    return self.create_node("get_attr", name, (), {})
            msg = "the traced code uses a parameter that is none of the traced module: make it a member of the module"
            raise NameError(msg)
        if isinstance(a, Tensor):
            buffers = (name for name, buffer in self.root.named_buffers() if buffer is a)
            return self.create_node("get_attr", next(buffers, None) or self._constant(a), (), {})
        return super().create_arg(a)

    def get_fresh_qualname(self, prefix: str) -> str:
        """A name for an attribute that the module does not have: the prefix with a number."""
        number = 0
        while hasattr(self.root, f"{prefix}{number}"):
            number += 1
        return f"{prefix}{number}"

    def _constant(self, value: Tensor) -> str:
        """The path of a tensor that the program has from elsewhere; the module gets it where it has it not."""
        _, name = self.tensor_attrs.get(id(value), (None, None))
        if name is None:
            name = self.get_fresh_qualname("_tensor_constant")
            self.tensor_attrs[id(value)] = (value, name)
            setattr(self.root, name, value)
        return name

    def _proxy_of(self, tensor: Any, members: Iterator[tuple[str, Any]], cache: dict[str, Any]) -> Any:
        for name, member in members:
            if member is tensor:
                if name not in cache:
                    cache[name] = self._member_proxy(name, tensor)
                return cache[name]
        return tensor

    def _member_proxy(self, name: str, tensor: Any) -> Any:
        def with_shape(node: Node) -> Proxy:
            return ParameterProxy(self, node, name, tensor)

        has_shape = self.param_shapes_constant and isinstance(tensor, Parameter)
        return self.create_proxy("get_attr", name, (), {}, proxy_factory_fn=with_shape if has_shape else None)

    # -- the trace -----------------------------------------------------------------------------------------------

    def trace(self, root: Module | Callable[..., Any], concrete_args: dict[str, Any] | None = None) -> Graph:
        """The graph of a module, or of a function.

        `concrete_args` gives arguments values for the trace, so that the program can decide by them; a call with
        another value is an error. A tree with ``PH`` for leaves makes these arguments of their own.
        """
        is_module = isinstance(root, Module)
        if isinstance(root, Module):
            if not hasattr(type(root), self.traced_func_name):
                msg = f"trace(): {type(root).__name__} has no method {self.traced_func_name!r} to trace"
                raise ArgumentValueError(msg)
            function = getattr(type(root), self.traced_func_name)
            self.root, self.submodule_paths = root, {module: name for name, module in root.named_modules()}
        elif callable(root):
            function, self.root, self.submodule_paths = root, Module(), {}
        else:
            msg = f"trace(): expected a module or a function, got {type(root).__name__}"
            raise ArgumentError(msg)
        self.graph = Graph(tracer_cls=type(self))
        self.tensor_attrs = _tensor_attributes(self.root)
        self._parameter_proxies = {}
        called, arguments = self.create_args_for_root(function, is_module, concrete_args)
        with self._watching() as look_through:
            look_through(getattr(inspect.unwrap(function), "__globals__", {}))
            result = called(*arguments)
            kind = annotations_of(called).get("return")
            self.create_node("output", "output", (self.create_arg(result),), {}, type_expr=kind)
        self.submodule_paths = None
        return self.graph

    @contextmanager
    def _watching(self) -> Iterator[Callable[[Any], None]]:
        """The time of a trace: calls of modules and reads of members come to this tracer, in this thread."""
        functions = patching.wrapped_functions(self._autowrap_search, self._autowrap_function_ids)
        with functions as look_through, intercepting(self._call_of(look_through), self._read):
            _tracing.append(self)
            try:
                yield look_through
            finally:
                _tracing.remove(self)

    def _call_of(self, look_through: Callable[[Any], None]) -> Callable[..., Any]:
        def call(module: Module, forward: Callable[..., Any], args: Any, kwargs: Any) -> Any:
            look_through(getattr(type(module).forward, "__globals__", {}))
            return self.call_module(module, forward, args, kwargs)

        return call

    def _read(self, module: Module, name: str, value: Any) -> Any:
        del module
        return self.getattr(name, value, self._parameter_proxies)


def _is_of_library(module: Module) -> bool:
    """Whether a module is one of the library's, and not of a program's class."""
    home = str(type(module).__module__)
    packages = callers.packages()
    return home.partition(".")[0] in packages or home.startswith(("torch.nn", "opweave.nn"))


def _tensor_attributes(root: Module) -> dict[int, tuple[Any, str]]:
    """The tensors that modules have as plain attributes, with their paths."""
    result: dict[int, tuple[Any, str]] = {}
    for prefix, module in root.named_modules():
        for name, value in vars(module).items():
            if isinstance(value, Tensor):
                result[id(value)] = (value, f"{prefix}.{name}".lstrip("."))
    return result


def symbolic_trace(
    root: Module | Callable[..., Any], concrete_args: dict[str, Any] | None = None
) -> GraphModule:
    """A module that computes what `root`, a module or a function, does: its graph can be looked at and changed.

    The program is run once with proxies in the place of its arguments, so what it decides by their values is an error;
    `concrete_args` gives arguments values for it.

    >>> def f(x, scale=2):
    ...     return ow.relu(x) * scale
    >>> print(ow.fx.symbolic_trace(f).graph)
    graph():
        %x : [num_users=1] = placeholder[target=x]
        %scale : [num_users=1] = placeholder[target=scale](default=2)
        %relu : [num_users=1] = call_function[target=opweave.relu](args = (%x,), kwargs = {})
        %mul : [num_users=1] = call_function[target=operator.mul](args = (%relu, %scale), kwargs = {})
        return mul
    """
    tracer = Tracer()
    graph = tracer.trace(root, concrete_args)
    name = type(root).__name__ if isinstance(root, Module) else getattr(root, "__name__", type(root).__name__)
    return GraphModule(tracer.root, graph, name)
