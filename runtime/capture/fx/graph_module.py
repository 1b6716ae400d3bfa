"""GraphModule: a module whose ``forward`` is the code of a graph."""

from __future__ import annotations

import copy
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from runtime.capture.fx.codegen import _PyTreeCodeGen, checked_source
from runtime.capture.fx.graph import Graph, from_rows
from runtime.capture.fx.source import compile_function
from runtime.errors import ArgumentError, ComputeError
from runtime.nn.module import Module
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor
from runtime.tensor.naming import package

__all__ = ["_USER_PRESERVED_ATTRIBUTES_KEY", "GraphModule", "_copy_attr"]
_USER_PRESERVED_ATTRIBUTES_KEY = "_user_preserved_attributes"


def _copy_attr(from_module: Any, to_module: Any, target: str) -> None:
    """Let a module have what another has at a path, with empty modules on the way."""
    *prefix, field = target.split(".")
    for word in prefix:
        inner = getattr(to_module, word, None)
        if inner is None:
            inner = Module()
            setattr(to_module, word, inner)
        from_module, to_module = getattr(from_module, word), inner
        if from_module is to_module:
            return
    _assign(getattr(from_module, field), to_module, field)


def _assign(value: Any, module: Any, field: str) -> None:
    """Set an attribute; a tensor that is no parameter becomes a buffer."""
    if isinstance(value, Tensor) and not isinstance(value, Parameter):
        module.register_buffer(field, value)
    else:
        setattr(module, field, value)


def _assign_attr(from_obj: Any, to_module: Any, target: str) -> None:
    """Let a module have a value at a path."""
    *prefix, field = target.split(".")
    for word in prefix:
        inner = getattr(to_module, word, None)
        if inner is None:
            inner = Module()
            setattr(to_module, word, inner)
        to_module = inner
    _assign(from_obj, to_module, field)


class GraphModule(Module):
    """A module that runs a graph: its ``forward`` is Python that the graph makes.

    `root` is the module that the graph was traced from, or a dict of paths and values; what the nodes of the graph
    name is taken over, nothing else. After a change of the graph call :meth:`recompile`.

    Pickled, it holds its graph as data (operations, functions by their names) and its parameters, never its code,
    which is made of the graph when it is loaded. So functions that it calls must be importable, and ``state_dict`` is
    the way to keep parameters alone.

    >>> traced = ow.fx.symbolic_trace(lambda x: x.relu() + 1)
    >>> print(traced.code.strip())
    def forward(self, x):
        relu = x.relu();  x = None
        add = relu + 1;  relu = None
        return add
    """

    _graph: Graph
    _code: str

    def __new__(cls, *args: Any, **kwargs: Any) -> Any:  # noqa: ARG004 - those of __init__
        """An instance of a class of its own, whose ``forward`` is the code of this graph."""
        base = cls if "_is_of_one_graph" not in vars(cls) else cls.__mro__[1]
        return super().__new__(type(base.__name__, (base,), {"_is_of_one_graph": True, "__module__": base.__module__}))

    def __init__(self, root: Module | dict[str, Any], graph: Graph, class_name: str = "GraphModule") -> None:
        super().__init__()
        type(self).__name__ = class_name
        if isinstance(root, Module):
            self.training = root.training
            for node in graph.nodes:
                if node.op in {"get_attr", "call_module"}:
                    _copy_attr(root, self, node.target)
        elif isinstance(root, dict):
            self._take(root, graph)
        else:
            msg = f"GraphModule(): root is a module, or a dict of paths and values, got {type(root).__name__}"
            raise ArgumentError(msg)
        self.graph = graph
        self._tracer_cls = graph._tracer_cls
        self._tracer_extras = dict(graph._tracer_extras or {})
        self.meta: dict[str, Any] = {}
        self._replace_hooks: list[Callable[..., Any]] = []
        self._create_node_hooks: list[Callable[..., Any]] = []
        self._erase_node_hooks: list[Callable[..., Any]] = []

    def _take(self, values: dict[str, Any], graph: Graph) -> None:
        """Take the values of a dict that nodes name, what lies deeper last."""
        targets = [node.target for node in graph.nodes if node.op in {"get_attr", "call_module"}]
        missing = [target for target in targets if target not in values]
        if missing:
            msg = f"GraphModule(): the graph names '{missing[0]}', for which root has no value"
            raise ComputeError(msg)
        for target in sorted(dict.fromkeys(targets), key=lambda path: path.count(".")):
            _assign_attr(values[target], self, target)

    @property
    def graph(self) -> Graph:
        """The graph. Setting another one makes the code again."""
        return self._graph

    @graph.setter
    def graph(self, g: Graph) -> None:
        if not isinstance(g, Graph):
            msg = f"GraphModule.graph is a Graph, got {type(g).__name__}"
            raise ArgumentError(msg)
        object.__setattr__(self, "_graph", g)
        g.owning_module = self
        self.recompile()

    @property
    def code(self) -> str:
        """The Python of ``forward``."""
        return self._code

    def recompile(self) -> Any:
        """Make ``forward`` of the graph as it is now."""
        codegen = self._graph._codegen
        if isinstance(codegen, _PyTreeCodeGen):
            self._in_spec, self._out_spec = codegen.pytree_info.in_spec, codegen.pytree_info.out_spec
        code = self._graph.python_code(root_module="self")
        object.__setattr__(self, "_code", checked_source(code))
        type(self).forward = compile_function(code.src, code.globals, codegen._func_name)  # type: ignore[method-assign]
        return code

    # -- submodules ----------------------------------------------------------------------------------------------

    def add_submodule(self, target: str, m: Module) -> bool:
        """Add a submodule at a path, with empty modules on the way. False where something else is in the way."""
        *prefix, field = target.split(".")
        module: Any = self
        for word in prefix:
            inner = getattr(module, word, None)
            if inner is None:
                inner = Module()
                setattr(module, word, inner)
            if not isinstance(inner, Module):
                return False
            module = inner
        module.add_module(field, m)
        return True

    def delete_submodule(self, target: str) -> bool:
        """Delete the submodule at a path. False where there is none."""
        *prefix, field = target.split(".")
        module: Any = self
        for word in prefix:
            module = getattr(module, word, None)
            if not isinstance(module, Module):
                return False
        if not isinstance(getattr(module, field, None), Module):
            return False
        delattr(module, field)
        return True

    def delete_all_unused_submodules(self) -> None:
        """Delete the submodules that no node calls, nor reads an attribute of."""
        used: set[str] = set()
        for node in self.graph.nodes:
            if node.op not in {"call_module", "get_attr"}:
                continue
            words = node.target.split(".")
            used.update(".".join(words[:count]) for count in range(1, len(words) + 1))
            if node.op == "call_module":
                called = self.get_submodule(node.target)
                used.update(f"{node.target}.{name}" for name, _ in called.named_modules() if name)
        for name in [name for name, _ in self.named_modules(remove_duplicate=False)]:
            if name and name not in used:
                self.delete_submodule(name)

    # -- copies --------------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self._copied(lambda value: copy.deepcopy(value, memo), memo)

    def __copy__(self) -> Any:
        return self._copied(copy.copy, {})

    def _copied(self, copied: Callable[[Any], Any], memo: dict[int, Any]) -> Any:
        """A module of a copy of the graph, with `copied` attributes."""
        result = GraphModule.__new__(_class_of(self))
        memo[id(self)] = result
        graph = copy.deepcopy(self._graph)
        state = {name: copied(value) for name, value in self.__dict__.items() if name not in _MADE}
        return _filled(result, state, graph, type(self).__name__)

    def __reduce__(self) -> tuple[Any, ...]:
        state = {name: value for name, value in self.__dict__.items() if name not in _MADE}
        rows, codegen = self._graph.rows(with_meta=False), self._graph._codegen
        return _rebuild, (_class_of(self), state, rows, codegen, type(self).__name__)

    # -- text ----------------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        hint = "# graph_module.print_readable() shows the code of submodules as well"
        return "\n".join([super().__str__(), self._code, hint])

    def print_readable(
        self, print_output: bool = True, include_stride: bool = False, include_device: bool = False,
        colored: bool = False, **options: Any,
    ) -> str:  # fmt: skip
        """The code as a class, with those of all graph modules inside; printed with `print_output`."""
        del include_stride, include_device, colored, options
        name = type(self).__name__
        body = "\n".join(f"    {line}" if line.strip() else "" for line in self._code.strip("\n").split("\n"))
        parts = [f"class {name}({package.name}.nn.Module):\n{body.rstrip()}"]
        for child in self.children():
            if isinstance(child, GraphModule):
                text = child.print_readable(print_output=False)
                parts.append("\n".join(f"    {line}" if line.strip() else "" for line in text.split("\n")))
        text = "\n\n".join(parts)
        if print_output:
            print(text)  # noqa: T201 - it prints
        return text

    def to_folder(self, folder: str | os.PathLike[str], module_name: str = "FxModule") -> None:
        """Write the code, for reading, and the parameters, for :func:`load`, into a folder."""
        from runtime.files import save

        directory = Path(folder)
        directory.mkdir(parents=True, exist_ok=True)
        (directory / "module.py").write_text(self.print_readable(print_output=False).replace(
            f"class {type(self).__name__}(", f"class {module_name}(", 1) + "\n", encoding="utf-8")  # fmt: skip
        save(self.state_dict(), directory / "state_dict.pt")

    # -- hooks of passes -----------------------------------------------------------------------------------------

    def _register_replace_node_hook(self, f: Callable[..., Any]) -> None:
        self._replace_hooks.append(_callable(f))

    def _unregister_replace_node_hook(self, f: Callable[..., Any]) -> None:
        self._replace_hooks.remove(f)

    def _register_create_node_hook(self, f: Callable[..., Any]) -> None:
        self._create_node_hooks.append(_callable(f))

    def _unregister_create_node_hook(self, f: Callable[..., Any]) -> None:
        self._create_node_hooks.remove(f)

    def _register_erase_node_hook(self, f: Callable[..., Any]) -> None:
        self._erase_node_hooks.append(_callable(f))

    def _unregister_erase_node_hook(self, f: Callable[..., Any]) -> None:
        self._erase_node_hooks.remove(f)

    @contextmanager
    def _set_replace_hook(self, f: Callable[..., Any]) -> Iterator[None]:
        """Call ``f(old=, new=, user=)`` for each use that is replaced."""
        self._replace_hooks.append(f)
        try:
            yield
        finally:
            self._replace_hooks.remove(f)

    @contextmanager
    def _set_create_node_hook(self, f: Callable[..., Any]) -> Iterator[None]:
        """Call ``f(node)`` for each new node."""
        self._create_node_hooks.append(f)
        try:
            yield
        finally:
            self._create_node_hooks.remove(f)

    @contextmanager
    def _set_erase_node_hook(self, f: Callable[..., Any]) -> Iterator[None]:
        """Call ``f(node)`` for each node that is erased."""
        self._erase_node_hooks.append(f)
        try:
            yield
        finally:
            self._erase_node_hooks.remove(f)


_MADE = frozenset({"_graph", "_code"})  # what a copy makes itself


def _callable(hook: Any) -> Callable[..., Any]:
    if not callable(hook):
        msg = f"a hook of nodes is a function, got {type(hook).__name__}"
        raise ArgumentError(msg)
    return hook  # type: ignore[no-any-return]


def _class_of(module: GraphModule) -> type:
    """The class that programs know, of which the one of a single graph is derived."""
    kind = type(module)
    return kind.__mro__[1] if "_is_of_one_graph" in vars(kind) else kind


def _filled(module: Any, state: dict[str, Any], graph: Graph, class_name: str) -> Any:
    module.__dict__.update(state)
    type(module).__name__ = class_name
    module.graph = graph
    return module


def _rebuild(kind: type, state: dict[str, Any], rows: list[Any], codegen: Any, class_name: str) -> Any:
    """A pickled module: its code is made of its graph."""
    graph = from_rows(rows, codegen, state.get("_tracer_cls"), state.get("_tracer_extras"))
    return _filled(GraphModule.__new__(kind), state, graph, class_name)
