"""Proxy: what stands for a value while a program is traced, and notes what is done with it."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from runtime.capture.fx import frames, traceback
from runtime.capture.fx.codegen import INFIX
from runtime.capture.fx.graph import Graph
from runtime.capture.fx.names import shown_module
from runtime.capture.fx.node import Node, base_types, map_aggregate
from runtime.devices.checks import _assert
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, UnsupportedError
from runtime.tensor import Tensor

__all__ = ["Attribute", "GraphAppendingTracer", "ParameterProxy", "Proxy", "TraceError", "TracerBase"]
# The operators whose operands may change sides.
_REFLECTABLE = ("add", "sub", "mul", "floordiv", "truediv", "mod", "pow", "lshift", "rshift", "and_", "or_", "xor",
                "matmul")  # fmt: skip


class TraceError(ArgumentValueError):
    """A program that is traced asks for a value, which is not there before it runs."""


class TracerBase:
    """What makes nodes of calls; :class:`Tracer` traces modules with it."""

    graph: Graph
    record_stack_traces = False
    check_mutable_operations = False
    trace_asserts = False
    proxy_buffer_attributes = False
    traced_func_name = "forward"
    module_stack: dict[str, Any] = {}  # noqa: RUF012 - an empty one, which nobody changes: the modules that are being called, by their paths

    def create_node(
        self, kind: str, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any], name: str | None = None,
        type_expr: Any = None,
    ) -> Node:  # fmt: skip
        """Put a node behind the others; with what the tracer notes of it."""
        node = self.graph.create_node(kind, target, args, kwargs, name, type_expr)
        if traceback.has_preserved_node_meta():
            node.meta.update(traceback.get_current_meta())
        elif self.module_stack:
            node.meta["nn_module_stack"] = dict(self.module_stack)
        return node

    def proxy(self, node: Node) -> Proxy:
        """What stands for the value of a node."""
        return Proxy(node, self)

    def create_proxy(
        self, kind: str, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any], name: str | None = None,
        type_expr: Any = None, proxy_factory_fn: Callable[[Node], Proxy] | None = None,
    ) -> Any:  # fmt: skip
        """Make a node for a call whose arguments may have proxies in them, and a proxy for its result."""
        node = self.create_node(kind, target, self.create_arg(args), self.create_arg(kwargs), name, type_expr)
        if self.record_stack_traces and node.stack_trace is None:
            node.stack_trace = frames.stack_text()
        return self.proxy(node) if proxy_factory_fn is None else proxy_factory_fn(node)

    def create_arg(self, a: Any) -> Any:
        """A value as an argument of a node. NotImplementedError for what a graph cannot hold."""
        if isinstance(a, Proxy):
            return a.node
        if hasattr(a, "__fx_create_arg__"):
            return a.__fx_create_arg__(self)
        if isinstance(a, tuple):
            items = [self.create_arg(item) for item in a]
            return type(a)(*items) if hasattr(a, "_fields") else tuple(items)
        if isinstance(a, list):
            return [self.create_arg(item) for item in a]
        if isinstance(a, dict):
            return {self._key(key): self.create_arg(value) for key, value in a.items()}
        if isinstance(a, slice):
            return slice(*map(self.create_arg, (a.start, a.stop, a.step)))
        if isinstance(a, (*base_types, Node)) or a is ... or callable(a):
            return a
        msg = (
            f"a graph cannot hold a {type(a).__module__}.{type(a).__qualname__}: arguments are tensors, numbers, "
            "texts, None, dtypes, devices, functions, and tuples, lists, dicts and slices of these"
        )
        raise UnsupportedError(msg)

    def _key(self, key: Any) -> Any:
        """The key of a dict, which is no value that is traced."""

        def check(leaf: Any) -> Any:
            if isinstance(leaf, (Proxy, Node)):
                msg = f"the keys of a dict in a graph are values that are there when it is traced, got {leaf}"
                raise ComputeError(msg)
            return leaf

        map_aggregate(key, check)
        return key

    def to_bool(self, obj: Proxy) -> bool:
        """What ``if x:`` asks. TraceError, unless a tracer knows better; an assertion is noted with `trace_asserts`."""
        msg = (
            f"the truth of the traced value '{obj.node}' decides what the program does next, and is not there before "
            "it runs: give the argument that it depends on by concrete_args=, keep the function out of the trace with "
            "fx.wrap, or choose with where"
        )
        raise TraceError(msg)

    def iter(self, obj: Proxy) -> Iterator[Any]:
        """What ``for item in x:`` asks. TraceError where the number of items is not in sight."""
        msg = (
            f"the traced value '{obj.node}' cannot be iterated, because how many items it has is not there before the "
            "program runs: take its items by index, or unpack it into a fixed number of names"
        )
        raise TraceError(msg)

    def keys(self, obj: Proxy) -> Any:
        """What ``**x`` asks: a proxy of the keys."""
        return Attribute(obj, "keys")()


class GraphAppendingTracer(TracerBase):
    """Makes nodes at the end of a graph that is there already."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph


class Proxy:
    """Stands for a value: operators, functions, methods and attributes of it become nodes of the graph.

    What a program cannot do with it asks for a value: to decide by it, to count its items, to make a number of it.
    """

    def __init__(self, node: Node, tracer: TracerBase | None = None) -> None:
        self.tracer = GraphAppendingTracer(node.graph) if tracer is None else tracer
        self.node = node

    def __repr__(self) -> str:
        return f"Proxy({self.node.name})"

    def __getattr__(self, k: str) -> Any:
        if k in {"node", "tracer"} or (k.startswith("__") and k.endswith("__") and k in _NOT_TRACED):
            raise AttributeError(k)
        return Attribute(self, k)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.tracer.create_proxy("call_method", "__call__", (self, *args), kwargs)

    def __iter__(self) -> Iterator[Any]:
        count = frames.unpacking_count()
        if count is not None:
            return iter([self.__getitem__(position) for position in range(count)])
        return self.tracer.iter(self)

    def __bool__(self) -> bool:
        message = frames.assertion_message() if self.tracer.trace_asserts else None
        if message is not None:
            self.tracer.create_proxy("call_function", _assert, (self, message), {})
            return True
        return self.tracer.to_bool(self)

    def keys(self) -> Any:
        """What ``**x`` asks."""
        return self.tracer.keys(self)

    def __len__(self) -> int:
        msg = (
            f"len() of the traced value '{self.node}' is not there before the program runs: call "
            f"{shown_module('fx')}.wrap('len') at the top of the module to have the call in the graph, or use x.size(0)"
        )
        raise ComputeError(msg)

    def __deepcopy__(self, memo: dict[int, Any]) -> Proxy:
        return self

    def __setitem__(self, index: Any, value: Any) -> None:
        msg = (
            f"the traced value '{self.node}' cannot be written to by x[...] = ...: a graph holds what functions give; "
            "use index_put, where or masked_fill, or fx.wrap the function that writes"
        )
        raise ArgumentError(msg)

    @classmethod
    def __torch_function__(
        cls, orig_method: Any, types: Any, args: tuple[Any, ...] | None = None, kwargs: dict[str, Any] | None = None
    ) -> Any:
        """A call of an operator with a proxy among its arguments."""
        del types
        args, kwargs = args or (), kwargs or {}
        tracers: dict[int, TracerBase] = {}

        def note(leaf: Any) -> Any:
            if isinstance(leaf, Proxy):
                tracers[id(leaf.tracer)] = leaf.tracer
            return leaf

        map_aggregate((args, kwargs), note)
        if len(tracers) > 1:
            msg = f"{getattr(orig_method, '__name__', orig_method)}(): its arguments belong to different traces"
            raise ComputeError(msg)
        tracer = next(iter(tracers.values()))
        name = getattr(orig_method, "__name__", "")
        if getattr(Tensor, name, None) is orig_method:
            return tracer.create_proxy("call_method", name, args, kwargs)
        return tracer.create_proxy(
            "call_function", orig_method, args, kwargs, name=tracer.graph._target_to_str(orig_method)
        )


# Special methods that Python and libraries look for, and that no traced value has.
_NOT_TRACED = frozenset(
    {
        "__array__", "__array_interface__", "__array_struct__", "__array_ufunc__", "__copy__", "__dlpack__",
        "__fx_create_arg__", "__getstate__", "__index__", "__int__", "__float__", "__complex__", "__reduce__",
        "__reduce_ex__", "__setstate__", "__torch_dispatch__", "__tensor_flatten__", "__wrapped__", "__len__",
    }
)  # fmt: skip


class Attribute(Proxy):
    """An attribute of a traced value: a call of it is a call of a method, anything else reads it."""

    def __init__(self, root: Proxy, attr: str) -> None:
        self.root, self.attr, self.tracer = root, attr, root.tracer
        self._node: Node | None = None

    @property
    def node(self) -> Node:  # type: ignore[override]
        """The node that reads the attribute, which is made when something uses it."""
        if self._node is None:
            self._node = self.tracer.create_proxy("call_function", getattr, (self.root, self.attr), {}).node
        return self._node

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.tracer.create_proxy("call_method", self.attr, (self.root, *args), kwargs)


class ParameterProxy(Proxy):
    """Stands for a parameter, whose shape is there while the program is traced."""

    def __init__(self, tracer: TracerBase, node: Node, name: str, param: Tensor) -> None:
        super().__init__(node, tracer)
        self.param, self.name = param, name

    def __repr__(self) -> str:
        return f"ParameterProxy({self.name})"

    @property
    def shape(self) -> Any:
        """That of the parameter."""
        return self.param.shape

    def size(self, *args: Any) -> Any:
        """That of the parameter."""
        return self.param.size(*args)

    def dim(self) -> int:
        """That of the parameter."""
        return self.param.dim()

    @property
    def ndim(self) -> int:
        """That of the parameter."""
        return self.param.ndim

    def numel(self) -> int:
        """That of the parameter."""
        return self.param.numel()

    def nelement(self) -> int:
        """That of the parameter."""
        return self.param.numel()


def _magic(name: str) -> Callable[..., Any]:
    function = getattr(operator, name)

    def traced(*args: Any) -> Any:
        return args[0].tracer.create_proxy("call_function", function, args, {})

    traced.__name__ = traced.__qualname__ = f"__{name.strip('_')}__"
    return traced


def _reflected(name: str) -> Callable[..., Any]:
    function = getattr(operator, name)

    def traced(self: Proxy, other: Any) -> Any:
        return self.tracer.create_proxy("call_function", function, (other, self), {})

    traced.__name__ = traced.__qualname__ = f"__r{name.strip('_')}__"
    return traced


def _add_operators(names: Iterable[str]) -> None:
    for name in names:
        setattr(Proxy, f"__{name.strip('_')}__", _magic(name))
    for name in _REFLECTABLE:
        setattr(Proxy, f"__r{name.strip('_')}__", _reflected(name))


_add_operators(INFIX)
Proxy.__hash__ = object.__hash__  # type: ignore[method-assign]  # comparisons give proxies; an object is itself
Proxy.__abs__ = _magic("abs")  # type: ignore[attr-defined]
