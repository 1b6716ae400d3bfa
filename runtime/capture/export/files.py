"""Exported programs in files: the graph as data, and tensors beside it. Nothing in a file is called, but operators."""

from __future__ import annotations

import json
import operator
import os
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO

from runtime.autograd.trees import LeafSpec, TreeSpec
from runtime.capture.control_flow import cond, while_loop
from runtime.capture.export.dims import DimRange
from runtime.capture.export.programs import CallSpec, ExportedProgram, InputCheck, as_state
from runtime.capture.export.signature import (
    Argument,
    ConstantArgument,
    ExportGraphSignature,
    InputKind,
    InputSpec,
    OutputKind,
    OutputSpec,
    TensorArgument,
)
from runtime.capture.fx.from_ir import without_gradients
from runtime.capture.fx.graph import Graph
from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.fx.node import Node
from runtime.dispatch.ops import OpOverload, overload_named
from runtime.errors import ArgumentError, FileError, UnsupportedError
from runtime.graph.functions import all_number_functions, function_named
from runtime.nn.module import Module
from runtime.tensor import device, dtypes

__all__ = ["load", "save"]
_FORMAT, _VERSION = "exported program", 1
_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "getitem": operator.getitem, "without_gradients": without_gradients, "cond": cond, "while_loop": while_loop
}  # fmt: skip
_WORDS = {"dtype": dtypes.dtype, "layout": device.layout, "memory_format": device.memory_format}
_TREES: dict[str, type] = {"tuple": tuple, "list": list, "dict": dict}


def save(ep: ExportedProgram, f: str | os.PathLike[str] | BinaryIO, **options: Any) -> None:
    """Write a program into a file: its graph as text, and its parameters, buffers and constants, with checksums.

    It needs nothing of the code that defined the module when it is loaded, but the operators that it calls.
    """
    del options
    from runtime.files import save as save_file

    if not isinstance(ep, ExportedProgram):
        msg = f"export.save(): expected an exported program, got {type(ep).__name__}"
        raise ArgumentError(msg)
    parameters = {path: parameter.requires_grad for path, parameter in ep.named_parameters()}
    description = {
        "format": _FORMAT, "version": _VERSION, "parameters": parameters, **_graph_data(ep.graph_module),
        "inputs": [[spec.kind.name, *_argument(spec.arg), spec.target, spec.persistent]
                   for spec in ep.graph_signature.input_specs],
        "outputs": [[spec.kind.name, *_argument(spec.arg), spec.target] for spec in ep.graph_signature.output_specs],
        "ranges": {name: [limits.lower, limits.upper] for name, limits in ep.range_constraints.items()},
        "call": [_tree(ep.call_spec.in_spec), _tree(ep.call_spec.out_spec), ep.call_spec.argument_names,
                 ep.call_spec.leaf_names],
        "checks": [[check.name, None if check.dtype is None else _name_of(check.dtype), list(check.sizes), check.value]
                   for check in ep.input_checks],
    }  # fmt: skip
    tensors = {path: value.detach() for path, value in (*ep.state_dict.items(), *ep.constants.items())}
    save_file({"program": json.dumps(description), "tensors": tensors, "constants": list(ep.constants)}, f)


def load(f: str | os.PathLike[str] | BinaryIO, **options: Any) -> ExportedProgram:
    """The program of a file. OSError for a file of another kind."""
    del options
    from runtime.files import load as load_file

    data = load_file(f)
    description = json.loads(data["program"]) if isinstance(data, dict) and "program" in data else {}
    if description.get("format") != _FORMAT or description.get("version") != _VERSION:
        msg = f"export.load(): {f!r} is no exported program of version {_VERSION}"
        raise FileError(msg)
    parameters: dict[str, bool] = description["parameters"]
    values = {
        path: as_state(tensor, is_parameter=path in parameters, requires_grad=parameters.get(path, False))
        for path, tensor in data["tensors"].items()
    }
    constants = {path: values[path] for path in data["constants"]}
    inputs = [
        InputSpec(InputKind[kind], _from_argument(*argument), target, persistent)
        for kind, *argument, target, persistent in description["inputs"]
    ]
    outputs = [
        OutputSpec(OutputKind[kind], _from_argument(*argument), target)
        for kind, *argument, target in description["outputs"]
    ]
    in_form, out_form, names, leaf_names = description["call"]
    checks = [
        InputCheck(name, None if dtype is None else _word("dtype", dtype), tuple(sizes), value)
        for name, dtype, sizes, value in description["checks"]
    ]
    return ExportedProgram(
        _module_of(description), ExportGraphSignature(inputs, outputs),
        {path: value for path, value in values.items() if path not in constants}, constants,
        {name: DimRange(*limits) for name, limits in description["ranges"].items()},
        CallSpec(_from_tree(in_form), _from_tree(out_form), names, leaf_names), checks, None,
    )  # fmt: skip


# -- nodes -------------------------------------------------------------------------------------------------------------


def _graph_data(module: Any) -> dict[str, Any]:
    """The nodes of a module's graph, and those of the graphs that it calls."""
    graphs = {name: _graph_data(child) for name, child in module.named_children()}
    return {"nodes": _ExportWriter(module.graph).rows(), **({"graphs": graphs} if graphs else {})}


def _module_of(description: Mapping[str, Any]) -> GraphModule:
    """The module of a graph that was data."""
    root = Module()
    for name, inner in description.get("graphs", {}).items():
        root.add_module(name, _module_of(inner))
    return GraphModule(root, _graph_of(description["nodes"]))


class _ExportWriter:
    """The nodes of a graph as data of JSON."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.positions = {node: position for position, node in enumerate(graph.nodes)}

    def rows(self) -> list[Any]:
        """Operation, target, arguments and name of each node."""
        return [
            [node.op, self.target(node), [self.value(item) for item in node.args],
             {name: self.value(item) for name, item in node.kwargs.items()}, node.name]
            for node in self.graph.nodes
        ]  # fmt: skip

    def target(self, node: Node) -> Any:
        """The target: a text, or what a function is called."""
        return node.target if isinstance(node.target, str) else self.function(node.target)

    def function(self, function: Any) -> Any:
        """A function as a pair: of what kind, and its name."""
        if isinstance(function, OpOverload):
            return ["operator", function.name()]
        for name, named_function in _FUNCTIONS.items():
            if function is named_function:
                return ["function", name]
        for number_function in all_number_functions():
            if number_function.compute is function:
                return ["number", f"aten::{number_function.name.removeprefix('aten::')}"]
        msg = f"export.save(): a file cannot name the function {function!r}; files know operators and arithmetic"
        raise UnsupportedError(msg)

    def value(self, value: Any) -> Any:
        """An argument: a number or a text as it is, everything else as a list of what it is and its parts."""
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, float):
            return ["float", value.hex()]
        if isinstance(value, Node):
            return ["node", self.positions[value]]
        if isinstance(value, slice):
            return ["slice", [self.value(part) for part in (value.start, value.stop, value.step)]]
        if isinstance(value, (list, tuple)):
            return ["tuple" if isinstance(value, tuple) else "list", [self.value(item) for item in value]]
        if isinstance(value, dict):
            return ["dict", [[key, self.value(item)] for key, item in value.items()]]
        if isinstance(value, device.device):
            return ["device", str(value)]
        if isinstance(value, complex):
            return ["complex", [value.real.hex(), value.imag.hex()]]
        if value is ...:
            return ["ellipsis", None]
        for word, kind in _WORDS.items():
            if isinstance(value, kind):
                return [word, _name_of(value)]
        return self.function(value)


def _graph_of(rows: list[Any]) -> Graph:
    graph, nodes = Graph(), list[Node]()
    for op, target, args, kwargs, name in rows:
        called = target if isinstance(target, str) else _from_value(target, nodes)
        values = tuple(_from_value(item, nodes) for item in args)
        named = {key: _from_value(item, nodes) for key, item in kwargs.items()}
        nodes.append(graph.create_node(op, called, values, named, name))
    return graph


def _from_value(data: Any, nodes: list[Node]) -> Any:
    if not isinstance(data, list):
        return data
    kind, content = data
    makers: Mapping[str, Callable[[], Any]] = {
        "node": lambda: nodes[content], "float": lambda: float.fromhex(content), "ellipsis": lambda: ...,
        "slice": lambda: slice(*(_from_value(part, nodes) for part in content)),
        "tuple": lambda: tuple(_from_value(item, nodes) for item in content),
        "list": lambda: [_from_value(item, nodes) for item in content],
        "dict": lambda: {key: _from_value(item, nodes) for key, item in content},
        "complex": lambda: complex(*map(float.fromhex, content)), "device": lambda: device.device(content),
        "operator": lambda: overload_named(content), "function": lambda: _FUNCTIONS[content],
        "number": lambda: _number_function(content),
    }  # fmt: skip
    return makers[kind]() if kind in makers else _word(kind, content)


def _number_function(name: str) -> Callable[..., Any]:
    function: Any = function_named(name)
    if function is None or not hasattr(function, "compute"):
        msg = f"export.load(): there is no function {name!r} of numbers"
        raise FileError(msg)
    return function.compute  # type: ignore[no-any-return]


def _name_of(word: Any) -> str:
    return str(word).rpartition(".")[2]


def _word(kind: str, name: str) -> Any:
    value = getattr(dtypes if kind == "dtype" else device, {"bool": "bool_"}.get(name, name), None)
    if kind not in _WORDS or not isinstance(value, _WORDS[kind]):
        msg = f"export.load(): there is no {kind} {name!r}"
        raise FileError(msg)
    return value


# -- signatures --------------------------------------------------------------------------------------------------------


def _argument(argument: Argument) -> list[Any]:
    if not isinstance(argument, (ConstantArgument, TensorArgument)):
        msg = f"export.save(): a file knows tensors and constants as arguments and results, not {argument}"
        raise UnsupportedError(msg)
    return [argument.name, *([argument.value] if isinstance(argument, ConstantArgument) else [])]


def _from_argument(name: str, *value: Any) -> TensorArgument | ConstantArgument:
    return ConstantArgument(name, value[0]) if value else TensorArgument(name)


def _tree(form: TreeSpec) -> Any:
    if form.is_leaf():
        return None
    name = next((name for name, kind in _TREES.items() if form.type is kind), None)
    if name is None:
        msg = f"export.save(): a file knows trees of tuples, lists and dicts, not of {form.type.__name__}"
        raise UnsupportedError(msg)
    return [name, form.context, [_tree(child) for child in form.children_specs]]


def _from_tree(data: Any) -> TreeSpec:
    if data is None:
        return LeafSpec()
    name, context, children = data
    return TreeSpec(_TREES[name], context, tuple(map(_from_tree, children)))
