"""From nodes of a traced graph to nodes of ONNX: a run of the graph that notes what each node becomes.

Every value has its example, which is computed, so that dtypes and sizes are known. An operator with a template becomes
its nodes; a composite without one is traced, and what it calls is translated.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

from runtime.capture.numbers import TracerWarning
from runtime.capture.onnx.building import ExportedValue, ModelBuilder, SymbolicSize
from runtime.capture.onnx.templates import Template
from runtime.capture.tracing import Tracing
from runtime.dispatch.operator import Operator
from runtime.errors import UnsupportedError
from runtime.graph import Graph
from runtime.graph.aliases import is_effect, written_by_schema
from runtime.graph.functions import NumberFunction, kind_of, signature_of
from runtime.graph.interpreter import callable_of
from runtime.graph.ir import CONSTANT, Node, Value
from runtime.graph.primitives import PRIMITIVES
from runtime.graph.types import TENSOR, ListType
from runtime.graph.writing import write_node
from runtime.guards import no_grad
from runtime.tensor import Tensor, wrap_number
from runtime.tensor.keys import COMPOSITE_IMPLICIT_AUTOGRAD

_CONTAINERS = ("prim::ListConstruct", "prim::TupleConstruct")
_UNPACKING = ("prim::ListUnpack", "prim::TupleUnpack")


class Translator:
    """Translates graphs into one model; `is_dynamic`: sizes may change, and become nodes."""

    def __init__(self, builder: ModelBuilder, *, is_dynamic: bool) -> None:
        self.builder, self.is_dynamic = builder, is_dynamic
        self._names: dict[int, tuple[Tensor, str]] = {}  # names of tensors that the model holds, by their ids

    def run(self, graph: Graph, inputs: Sequence[ExportedValue]) -> list[ExportedValue]:
        """Translate a graph; the operands of its outputs."""
        values: dict[Value, ExportedValue] = dict(zip(graph.inputs(), inputs, strict=True))
        for node in graph.nodes():
            inputs = [values[value] for value in node.inputs()]
            if written_by_schema(node):
                self._write(node, inputs, values)
            else:
                values.update(zip(node.outputs(), self._node(node, inputs), strict=True))
        return [values[value] for value in graph.outputs()]

    def _write(self, node: Node, inputs: list[ExportedValue], values: dict[Value, ExportedValue]) -> None:
        """Let a write in place be a new value, which all that is read of that memory from now on stands for."""
        function, before = node.function, inputs[0].example
        functional = function.functional if isinstance(function, Operator) else None
        if functional is None or written_by_schema(node) != [node.inputsAt(0)] or not _takes(functional, inputs):
            raise self._unsupported(
                node, f"the write of {node.kind()} has no nodes of ONNX; compute a new tensor instead"
            )
        call = node.graph.create_call(kind_of(functional), functional, node.inputs(), [TENSOR]).copyMetadata(node)
        (result,) = self._operator(call, functional, inputs)
        call.removeAllInputs()
        if result.example.dtype is not before.dtype:
            name = self.builder.cast(result.name, before.dtype)
            result = ExportedValue(result.example.to(before.dtype), name)
        for value, operand in values.items():
            if not isinstance(operand.example, Tensor) or not _shares(operand.example, before):
                continue
            if operand.example is not before or operand.example._sizes != result.example._sizes:
                raise self._unsupported(
                    node, f"{node.kind()} writes what is read through a view; compute a new tensor instead"
                )
            values[value] = result
        values[node.output()] = result

    def name_of(self, operand: ExportedValue) -> str:
        """The name of a tensor, which the model holds from now on where nothing computes it."""
        if operand.name:
            return operand.name
        tensor = operand.example if isinstance(operand.example, Tensor) else wrap_number(operand.example)
        if id(tensor) not in self._names:
            self._names[id(tensor)] = (tensor, self.builder.constant(tensor))
        return self._names[id(tensor)][1]

    def _node(self, node: Node, inputs: list[ExportedValue]) -> list[ExportedValue]:
        kind = node.kind()
        if kind == CONSTANT:
            return [ExportedValue(node.attributes.get("value"))]
        if kind == "prim::GetAttr":
            return [self._attribute(node, inputs[0])]
        if kind in _CONTAINERS:
            return [ExportedValue(callable_of(node)(*[item.example for item in inputs]), parts=tuple(inputs))]
        if kind in _UNPACKING:
            return list(inputs[0].parts or ())
        if kind in PRIMITIVES and _is_constant(inputs) and not is_effect(node):
            return [ExportedValue(callable_of(node)(*[item.example for item in inputs]))]
        if isinstance(node.function, NumberFunction):
            return [self._number(node, node.function, inputs)]
        if isinstance(node.function, Operator):
            return self._operator(node, node.function, inputs)
        raise self._unsupported(node, f"{kind} has no nodes of ONNX; export a function that is traced without it")

    def _attribute(self, node: Node, owner: ExportedValue) -> ExportedValue:
        """A part of a module, or a tensor of it, whose name is its path."""
        item = getattr(owner.example, node["name"])
        path = f"{owner.name}.{node['name']}" if owner.name else node["name"]
        if not isinstance(item, Tensor):
            return ExportedValue(item, path)
        if id(item) not in self._names:
            self._names[id(item)] = (item, self.builder.constant(item, path))
        return ExportedValue(item, self._names[id(item)][1])

    def _number(self, node: Node, function: NumberFunction, inputs: list[ExportedValue]) -> ExportedValue:
        """What is computed of sizes: a number, or nodes where a size may change."""
        example = callable_of(node)(*[item.example for item in inputs])
        if function.compute is Tensor.size and self.is_dynamic and inputs[0].name not in self.builder.initializers:
            return _sized(self.builder.size(inputs[0], inputs[1].example))
        if all(item.size is None for item in inputs):
            return ExportedValue(example)
        try:
            result = function.compute(*map(_plain, inputs))
        except TypeError:
            raise self._unsupported(node, f"{node.kind()} of a size that may change has no nodes of ONNX") from None
        return _sized(result)

    def _operator(self, node: Node, function: Operator, inputs: list[ExportedValue]) -> list[ExportedValue]:
        examples = [item.example for item in inputs]
        with no_grad():
            result = callable_of(node)(*examples)
        if _is_constant(inputs) and not is_effect(node):
            return _operands(node, result)
        tree = function.onnx
        if tree:
            names = [item.name for item in signature_of(function).parameters]
            arguments = {name: self._argument(item) for name, item in zip(names, inputs, strict=True)}
            outputs = Template(self.builder, arguments, result, is_dynamic=self.is_dynamic).outputs(tree)
            if outputs is not None:
                return _operands(node, result, outputs)
        if COMPOSITE_IMPLICIT_AUTOGRAD in function.kernels:
            return self._opened(node, function, inputs)
        reason = "has no nodes of ONNX for these arguments" if tree else "has no nodes of ONNX"
        raise self._unsupported(
            node, f"the operator {function.name} {reason}; call others, or add `onnx:` to its entry in ops.yaml"
        )

    def _argument(self, operand: ExportedValue) -> Any:
        """An argument as templates take it: tensors with names, sizes, lists of both, and what they are."""
        if isinstance(operand.example, Tensor):
            return ExportedValue(operand.example, self.name_of(operand))
        if operand.parts is not None:
            return [self._argument(part) for part in operand.parts]
        return _plain(operand)

    def _opened(self, node: Node, function: Operator, inputs: list[ExportedValue]) -> list[ExportedValue]:
        """The operators that a composite calls, for these arguments."""
        leaves = [leaf for item in inputs for leaf in (item.parts or (item,))]
        tensors = [leaf for leaf in leaves if isinstance(leaf.example, Tensor)]
        if any(leaf.size is not None for leaf in leaves):
            raise self._unsupported(
                node, f"the operator {function.name} has no nodes of ONNX for a size that may change; let it be fixed"
            )
        kernel: Any = function.kernels[COMPOSITE_IMPLICIT_AUTOGRAD]

        def program(*operands: Tensor) -> Any:
            remaining = iter(operands)

            def filled(item: ExportedValue) -> Any:
                if item.parts is not None:
                    return tuple(map(filled, item.parts))
                return next(remaining) if isinstance(item.example, Tensor) else item.example

            return kernel(*map(filled, inputs))

        with warnings.catch_warnings(), no_grad():
            if not self.is_dynamic:
                warnings.simplefilter("ignore", TracerWarning)
            traced = Tracing(program, function.name).run(tuple(item.example for item in tensors), {}, strict=False)
        results = self.run(traced.graph, tensors)
        if node.outputsSize() == 1 and isinstance(node.output().type(), ListType):
            return [ExportedValue([item.example for item in results], parts=tuple(results))]
        return results

    def _unsupported(self, node: Node, reason: str) -> UnsupportedError:
        line = node.sourceRange()
        return UnsupportedError(f"onnx.export(): {reason}{f' ({line})' if line else ''}, in\n  {write_node(node)}")


def _takes(function: Operator, inputs: Sequence[ExportedValue]) -> bool:
    """Whether an operator has as many parameters as there are inputs."""
    return len(signature_of(function).parameters) == len(inputs)


def _shares(first: Tensor, second: Tensor) -> bool:
    """Whether two tensors lie in the same memory."""
    return bool(first.untyped_storage().data_ptr() == second.untyped_storage().data_ptr())


def _is_constant(inputs: Sequence[ExportedValue]) -> bool:
    """Whether nothing that the program is given, and no parameter, is among the inputs."""
    return all(_is_constant(item.parts) if item.parts is not None else not item.name for item in inputs)


def _operands(node: Node, result: Any, names: Sequence[str] = ()) -> list[ExportedValue]:
    """The outputs of a node; those of a list are the parts of one."""
    results = result if isinstance(result, (tuple, list)) else (result,)
    operands = [ExportedValue(item, name) for item, name in zip(results, names or [""] * len(results), strict=True)]
    if node.outputsSize() == 1 and isinstance(result, (tuple, list)):
        return [ExportedValue(list(result), parts=tuple(operands))]
    return operands


def _sized(size: Any) -> ExportedValue:
    """The operand of a number; one that may change has its name."""
    return ExportedValue(size.example, size.name, size=size) if isinstance(size, SymbolicSize) else ExportedValue(size)


def _plain(operand: ExportedValue) -> Any:
    """A number as Python has it, or a size that may change."""
    return operand.example if operand.size is None else operand.size
