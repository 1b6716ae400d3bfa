"""Alias analysis: which values may share memory, and which memory a node writes. Passes ask it before they move a node.

Sets of values that may share memory are joined by the alias annotations of schemas, ``Tensor(a)``, by containers and by
blocks. Of composites the expressions say what they write and what they may give back
(:mod:`runtime.graph.composite_effects`). What comes from outside, inputs, attributes and constants, may be one memory.
This is points-to analysis without directions: it never says that two values are apart when they are not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from runtime.dispatch.operator import Operator
from runtime.graph.composite_effects import draws_in_call, memory_of
from runtime.graph.functions import NumberFunction, draws_numbers, signature_of
from runtime.graph.ir import CONSTANT, SUBGRAPH, Block, Graph, Node, Value
from runtime.graph.primitives import PRIMITIVES
from runtime.graph.types import ANY, GENERATOR, INDEX, SIMPLE_TYPES, OptionalType


def is_effect(node: Node) -> bool:
    """Whether something happens besides that values are computed: a write, a draw, an error that is raised, a print."""
    if node.function is not None:
        return draws_numbers(node.function) or bool(written_by(node))
    if SUBGRAPH in node.attributes:
        return any(map(is_effect, node[SUBGRAPH].all_nodes()))
    primitive = PRIMITIVES.get(node.kind())
    if primitive is not None and primitive.is_effect:
        return True
    return any(is_effect(inner) for block in node.blocks() for inner in block.nodes())


def is_draw(node: Node) -> bool:
    """Whether a node, or one in its blocks or in the graph that it calls, draws random numbers."""
    if node.function is not None:
        return isinstance(node.function, Operator) and draws_in_call(node.function, _constants(node))
    inner = node[SUBGRAPH].all_nodes() if SUBGRAPH in node.attributes else ()
    return any(map(is_draw, inner)) or any(is_draw(item) for block in node.blocks() for item in block.nodes())


def written_by(node: Node) -> list[Value]:
    """The values that a node writes: by its schema, and by the expressions of a composite."""
    if isinstance(node.function, Operator):
        written, _ = memory_of(node.function, _constants(node))
        return [value for position, value in enumerate(node.inputs()) if position in written]
    return written_by_schema(node)


def written_by_schema(node: Node) -> list[Value]:
    """The values that the schema of a node says that it writes."""
    if node.function is None:
        return []
    parameters = signature_of(node.function).parameters
    return [value for value, item in zip(node.inputs(), parameters, strict=True) if item.is_written]


def shared_inputs(node: Node) -> list[list[Value]]:
    """For each output of a call, the inputs whose memory it may share: by the schema, and as composites give them."""
    assert node.function is not None
    signature = signature_of(node.function)
    inputs = list(node.inputs())
    if isinstance(node.function, NumberFunction):  # a list shares memory with its elements
        values = [value for value in inputs if _has_memory(value)]
        return [values if _has_memory(output) else [] for output in node.outputs()]
    if any(signature.aliases):
        return [
            [
                value for value, item in zip(inputs, signature.parameters, strict=True)
                if letters and (set(letters.split("|")) & set(item.alias.split("|")) or item.alias == "*")
            ]
            for letters in signature.aliases
        ]  # fmt: skip
    _, returned = memory_of(node.function, _constants(node))
    values = [value for position, value in enumerate(inputs) if position in returned and _has_memory(value)]
    return [values if _has_memory(output) else [] for output in node.outputs()]


def _constants(node: Node) -> dict[int, Any]:
    """The inputs that are constants, by position."""
    return {
        position: value.toIValue() for position, value in enumerate(node.inputs()) if value.node().kind() == CONSTANT
    }  # fmt: skip


class AliasSets:
    """The sets of a graph as it is now."""

    def __init__(self, graph: Graph) -> None:
        self._parents: dict[Value, Value] = {}
        outside = [*graph.inputs()]
        for node in graph.all_nodes():
            if node.kind() in {CONSTANT, "prim::GetAttr"}:
                outside += [value for value in node.outputs() if _has_memory(value)]
            self._join_node(node)
        self._join([value for value in outside if _has_memory(value)])
        self._written = {
            self.root(value) for node in graph.all_nodes() for value in _written_within(node)
        }  # fmt: skip
        self._leaving = {self.root(value) for value in graph.outputs()}
        self._outside = {self.root(value) for value in outside}

    def root(self, value: Value) -> Value:
        """What stands for the set of a value."""
        while value in self._parents:
            value = self._parents[value]
        return value

    def is_written(self, value: Value) -> bool:
        """Whether the graph writes memory that a value may share."""
        return self.root(value) in self._written

    def leaves(self, value: Value) -> bool:
        """Whether the graph gives its caller memory that a value may share."""
        return self.root(value) in self._leaving

    def comes_from_outside(self, value: Value) -> bool:
        """Whether a value may share memory with an input, an attribute or a constant."""
        return self.root(value) in self._outside

    def _join(self, values: Iterable[Value]) -> None:
        roots = list(dict.fromkeys(map(self.root, values)))
        for value in roots[1:]:
            self._parents[value] = roots[0]

    def _join_node(self, node: Node) -> None:
        inputs, outputs = list(node.inputs()), list(node.outputs())
        if node.function is not None:
            self._join_call(node, inputs, outputs)
            return
        blocks = list(node.blocks())
        if not blocks:
            self._join([value for value in (*inputs, *outputs) if _has_memory(value)])
        for block in blocks:
            self._join_block(node, block)

    def _join_call(self, node: Node, inputs: list[Value], outputs: list[Value]) -> None:
        if isinstance(node.function, NumberFunction):  # a list that it writes shares memory with its elements
            self._join([value for value in (*inputs, *outputs) if _has_memory(value)])
        for output, shared in zip(outputs, shared_inputs(node), strict=False):
            self._join([output, *shared])

    def _join_block(self, node: Node, block: Block) -> None:
        """Join what goes into a block and comes out of it; a loop carries values and gives a number and a condition."""
        is_loop = node.kind() == "prim::Loop"
        results = list(block.outputs())[is_loop:]
        carried, initial = list(block.inputs())[is_loop:], list(node.inputs())[2 * is_loop :]
        for number, output in enumerate(node.outputs()):
            self._join([output, results[number], *([carried[number], initial[number]] if is_loop else [])])


def _has_memory(value: Value) -> bool:
    """Whether a value may hold a tensor, or something else that can be written."""
    kind = value.type()
    return (kind.element if isinstance(kind, OptionalType) else kind) not in _WITHOUT_MEMORY


_WITHOUT_MEMORY = {*SIMPLE_TYPES.values()} - {ANY, INDEX, GENERATOR}


def _written_within(node: Node) -> list[Value]:
    """What a node writes; a graph that it calls, and a method, may write all that they get."""
    primitive = PRIMITIVES.get(node.kind())
    if SUBGRAPH in node.attributes or (primitive is not None and primitive.is_effect):
        return list(node.inputs()) if is_effect(node) else []
    return written_by(node)
