"""``jit.freeze`` and ``jit.optimize_for_inference``: parameters and attributes of a module become constants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Any

from runtime.capture.scripted import RecursiveScriptModule, ScriptFunction, ScriptModule
from runtime.errors import ComputeError
from runtime.graph import Graph, passes
from runtime.graph.aliases import shared_inputs, written_by
from runtime.graph.ir import RETURN, Node, Value
from runtime.graph.primitives import CONTROL
from runtime.graph.types import ClassType, type_of
from runtime.nn import Module
from runtime.tensor import Tensor
from runtime.tensor.device import device
from runtime.tensor.dtypes import dtype

_GET, _SET = "prim::GetAttr", "prim::SetAttr"


def freeze(mod: Any, preserved_attrs: Sequence[str] | None = None, optimize_numerics: bool = True) -> Any:
    """A module whose graph has parameters and attributes of `mod` as constants, and whose calls are opened.

    `mod` is a traced, scripted or loaded module in eval mode. The result has the method ``forward``, and of the other
    methods and attributes those that `preserved_attrs` names, and attributes that the graph sets or writes; these are
    read when it runs. Constants share the memory of the parameters and carry no gradients. With `optimize_numerics`
    :func:`run_frozen_optimizations` is applied.

    RuntimeError for a module without a graph, one in training mode, and a name in `preserved_attrs` that it lacks.
    """
    preserved = list(preserved_attrs or ())
    if not isinstance(mod, ScriptModule):
        msg = (
            f"jit.freeze(): expected a traced or scripted module, got {type(mod).__name__}; call jit.script(module) or "
            "jit.trace(module, example_inputs) first"
        )
        raise ComputeError(msg)
    if mod.training:
        msg = "jit.freeze(): the module is in training mode; call .eval() on it before it is captured"
        raise ComputeError(msg)
    missing = [path for path in preserved if not _has(mod, path)]
    if missing:
        msg = f"jit.freeze(): preserved_attrs names {', '.join(map(repr, missing))}, which the module does not have"
        raise ComputeError(msg)
    methods = mod.__dict__.get("_methods", {})
    functions = {name: _copy(methods[name].function) for name in methods if name in {"forward", *preserved}}
    graphs = [function.graph for function in functions.values()]
    variable = {*preserved} - {*methods}
    has_changed = True
    while has_changed:  # conditions on constants are decided, after which other attributes may not be written
        written = {path for graph in graphs for path in _variable_paths(graph)} | variable
        has_changed = False
        for graph in graphs:
            has_changed |= _insert_constants(graph, mod, written)
            passes.optimize(graph)
    variable |= {path for graph in graphs for path in _attribute_paths(graph)}
    frozen = _with_attributes(mod, variable)
    for name, function in functions.items():
        frozen._add_method(ScriptFunction(function.graph, function._signature, name=function.name), name)
    if optimize_numerics:
        run_frozen_optimizations(frozen)
    return frozen


def run_frozen_optimizations(
    mod: Any, optimize_numerics: bool = True, preserved_methods: Sequence[str] | None = None
) -> None:
    """Change the graphs of a frozen module in place: loops of a constant number of iterations are unrolled.

    With `optimize_numerics` batch norms become part of the convolutions before them, which rounds in another order.
    `preserved_methods`: methods besides ``forward``.
    """
    for name in ("forward", *(preserved_methods or ())):
        function = mod._method(name).function
        while passes.apply(function.graph, "loop_unrolling"):
            passes.optimize(function.graph)
        if optimize_numerics and passes.apply(function.graph, "convolution_folding"):
            passes.optimize(function.graph)
        mod._add_method(ScriptFunction(function.graph, function._signature, name=function.name), name)


def optimize_for_inference(mod: Any, other_methods: Sequence[str] | None = None) -> Any:
    """A frozen module of `mod`, which is frozen first if it has not been, optimised for calls without gradients.

    `other_methods` are methods besides ``forward`` that the result has.
    """
    methods = list(other_methods or ())
    is_frozen = isinstance(mod, ScriptModule) and not [*mod.parameters(), *mod.buffers()]
    frozen = mod if is_frozen else freeze(mod, methods, optimize_numerics=False)
    run_frozen_optimizations(frozen, preserved_methods=methods)
    return frozen


def _copy(function: ScriptFunction) -> ScriptFunction:
    """The function with a graph of its own, in which calls of graphs are opened."""
    graph = function.graph.copy()
    passes.apply(graph, "inline")
    return ScriptFunction(graph, function._signature, name=function.name)


def _has(module: Module, path: str) -> bool:
    try:
        attrgetter(path)(module)
    except AttributeError:
        return False
    return True


def _path(graph: Graph, value: Value) -> str | None:
    """The path of a value from the module, "" for the module itself; None for what is no attribute of it."""
    names: list[str] = []
    module = next(graph.inputs())
    while value is not module:
        node = value.node()
        if node.kind() != _GET:
            return None
        names.insert(0, node["name"])
        value = node.input()
    return ".".join(names)


def _variable_paths(graph: Graph) -> Iterator[str]:
    """The paths of attributes that a graph sets or writes, and of objects that it passes to functions of Python."""
    for node in graph.all_nodes():
        if node.kind() == _SET:
            yield f"{_path(graph, node.inputsAt(0))}.{node['name']}".removeprefix(".")
        elif node.kind() == _GET:
            path = _path(graph, node.output())
            if path and (_is_passed(node) if _is_object(node.output()) else _is_written(node.output(), set())):
                yield path


def _is_object(value: Value) -> bool:
    return isinstance(value.type(), ClassType)


def _is_passed(node: Node) -> bool:
    """Whether something besides reading and setting attributes happens to an object."""
    return any(use.user.kind() not in {_GET, _SET} for use in node.output().uses())


def _attribute_paths(graph: Graph) -> Iterator[str]:
    """The paths of the attributes that a graph reads or sets."""
    for node in graph.findAllNodes(_GET):
        path = _path(graph, node.output())
        if path and any(use.user.kind() != _GET for use in node.output().uses()):
            yield path
    yield from _variable_paths(graph)


def _is_written(value: Value, visited: set[Value]) -> bool:
    """Whether a node writes the memory of a value, or that of a view of it."""
    if value in visited:
        return False
    visited.add(value)
    for use in value.uses():
        node = use.user
        if value in written_by(node) or (node.kind() == "prim::SetItem" and use.offset == 0):
            return True
        if any(_is_written(output, visited) for output in _sharing(node, use.offset)):
            return True
    return False


def _sharing(node: Node, offset: int) -> list[Value]:
    """What may share memory with an input of a node: results, containers, and what blocks carry."""
    if node.function is not None:
        value = node.inputsAt(offset)
        return [output for output, shared in zip(node.outputs(), shared_inputs(node), strict=True) if value in shared]
    if node.kind() in CONTROL and not offset:  # a condition, or a number of iterations
        return []
    owner = node.block.owningNode() if node.kind() == RETURN and node.block is not None else node
    if owner is None:
        return []
    return [*owner.outputs(), *(value for block in owner.blocks() for value in block.inputs())]


def _insert_constants(graph: Graph, module: Module, variable: set[str]) -> bool:
    """Put constants in the place of attributes whose paths are not among the variable ones; whether there were any."""
    has_changed = False
    for node in graph.findAllNodes(_GET):
        value = node.output()
        path = _path(graph, value)
        if path is None or _is_object(value) or any(path == item or path.startswith(f"{item}.") for item in variable):
            continue
        item = attrgetter(path)(module)
        if not _may_be_constant(item):
            continue
        item = item.detach() if isinstance(item, Tensor) else item  # type: ignore[attr-defined]
        with graph.insert_point_guard(node):
            constant = graph.insertConstant(item, type_of(item))
        constant.node().copyMetadata(node)
        value.replaceAllUsesWith(constant)
        node.destroy()
        has_changed = True
    return has_changed


def _may_be_constant(item: Any) -> bool:
    """Whether a graph can hold a value; lists and dicts, which a program may change, are attributes."""
    if isinstance(item, tuple):
        return all(map(_may_be_constant, item))
    return item is None or isinstance(item, (bool, int, float, complex, str, Tensor, dtype, device))


def _with_attributes(source: Module, paths: set[str]) -> Any:
    """A module without methods that has the attributes of another one at these paths, and nothing else."""
    module: Any = RecursiveScriptModule.__new__(RecursiveScriptModule)
    Module.__init__(module)
    module.__dict__["training"] = source.training
    module.__dict__["original_name"] = getattr(source, "original_name", type(source).__name__)
    inner: dict[str, set[str]] = {}
    for path in sorted(paths):
        name, _, inner_path = path.partition(".")
        inner.setdefault(name, set()).add(inner_path)
    for name, rests in inner.items():
        value = getattr(source, name)
        if "" not in rests:
            module.add_module(name, _with_attributes(value, rests))
        elif name in source._buffers:
            module.register_buffer(name, value, persistent=name not in source._non_persistent_buffers_set)
        else:
            setattr(module, name, value)
    return module
