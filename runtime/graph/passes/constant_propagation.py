"""Constant propagation: what is computed of constants alone is computed now, and a known condition takes its way.

Results are constants where no one writes them and where they do not leave the graph: a tensor that a caller gets is a
new one with every call.
"""

from __future__ import annotations

from typing import Any

from runtime.graph.aliases import AliasSets, is_effect
from runtime.graph.copying import insert_block
from runtime.graph.interpreter import callable_of
from runtime.graph.ir import CONSTANT, SUBGRAPH, Block, Graph, Node, Value
from runtime.graph.passes import graph_pass
from runtime.graph.types import NONE, TensorType, type_of
from runtime.tensor import Tensor


@graph_pass
def constant_propagation(graph: Graph) -> bool:
    """Compute what does not depend on inputs."""
    return _fold_block(graph.block(), AliasSets(graph))


def _fold_block(block: Block, aliases: AliasSets) -> bool:
    changed = False
    for node in block.nodes():
        if node.kind() == "prim::If" and node.input().node().kind() == CONSTANT:
            _take_way(node)
            changed = True
            continue
        for inner in node.blocks():
            changed = _fold_block(inner, aliases) or changed
        if _may_fold(node, aliases):
            changed = _fold(node) or changed
        elif node.kind() in _TESTS_FOR_NONE and _is_never_none(node):
            _replace(node, [_TESTS_FOR_NONE[node.kind()]])
            changed = True
    return changed


# What tests for None give for what is never None.
_TESTS_FOR_NONE = {"prim::is_none": False, "aten::__is__": False, "aten::__isnot__": True}


def _is_never_none(node: Node) -> bool:
    """Whether a value is compared with None, and its type says that it is another."""
    values = [value for value in node.inputs() if value.type() != NONE]
    return len(values) == 1 and (node.inputsSize() == 1 or node.inputsAt(1).type() == NONE) and not (
        values[0].type().accepts(NONE)
    )  # fmt: skip


def _take_way(node: Node) -> None:
    """Put the nodes of the way that is taken in the place of a condition."""
    first, second = node.blocks()
    graph = node.graph
    with graph.insert_point_guard(node):
        results = insert_block(graph, first if node.input().toIValue() else second, {})
    for output, value in zip(node.outputs(), results, strict=True):
        output.replaceAllUsesWith(value)
    node.destroy()


def _may_fold(node: Node, aliases: AliasSets) -> bool:
    if node.kind() in {CONSTANT, "prim::GetAttr"} or list(node.blocks()) or SUBGRAPH in node.attributes:
        return False
    if not node.outputsSize() or is_effect(node) or any(value.node().kind() != CONSTANT for value in node.inputs()):
        return False
    outputs = list(node.outputs())
    return not any(aliases.is_written(value) or (aliases.leaves(value) and _is_tensor(value)) for value in outputs)


def _is_tensor(value: Value) -> bool:
    return "Tensor" in str(value.type()) or isinstance(value.type(), TensorType)


def _fold(node: Node) -> bool:
    """Put constants in the place of a node; not where it raises, which it shall do when the graph runs."""
    try:
        result = callable_of(node)(*[value.toIValue() for value in node.inputs()])
    except Exception:  # noqa: BLE001 - of any operator
        return False
    results = [result] if node.outputsSize() == 1 else list(result)
    if any(isinstance(item, Tensor) and item.requires_grad for item in results):
        return False
    _replace(node, results)
    return True


def _replace(node: Node, results: list[Any]) -> None:
    """Put constants in the place of a node."""
    graph = node.graph
    with graph.insert_point_guard(node):
        for output, item in zip(node.outputs(), results, strict=True):
            declared = output.type()
            is_vague = isinstance(item, Tensor) or "Any" in str(declared)  # the text of a constant needs its type
            constant = graph.insertConstant(item, type_of(item) if is_vague else declared)
            constant.node().source = node.source
            output.replaceAllUsesWith(constant)
    node.destroy()
