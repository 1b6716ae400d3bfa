"""Peephole: patterns of a few calls become what the identities of their operators say, ``t(t(x)): x``.

The identities stand in the entries (`identities:` in ops.yaml) and were checked bit by bit on samples. One that is true
for some dtypes is applied where the types of the graph say so. A result is another tensor than what the pattern gave,
so that nothing is replaced that is written, nor what the caller gets in memory that came from outside.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from runtime.dispatch.operator import Operator
from runtime.dispatch.parameters import form_of, is_default
from runtime.graph.aliases import AliasSets
from runtime.graph.functions import TREE, candidates
from runtime.graph.ir import CONSTANT, NO_GRAD, Graph, Node, Value
from runtime.graph.passes import graph_pass
from runtime.graph.types import TensorType
from runtime.tensor import dtypes

_CATEGORIES = {
    "bool": dtypes.BOOL, "integral": dtypes.INTEGRAL, "floating": dtypes.FLOATING, "complex": dtypes.COMPLEX,
}  # fmt: skip


@graph_pass
def peephole(graph: Graph) -> bool:
    """Replace patterns by what identities say."""
    aliases = AliasSets(graph)
    changed = False
    for node in graph.all_nodes():
        if isinstance(node.function, Operator) and node.outputsSize() == 1 and node.hasUses():
            replacement = _replacement(node, aliases)
            if replacement is not None:
                node.output().replaceAllUsesWith(replacement)
                changed = True
    return changed


def identities_of(node: Node) -> Iterator[Any]:
    """The identities of the operator of a node, whichever overload has them."""
    for function in candidates(node.kind()):
        if isinstance(function, Operator):
            yield from function.identities


def _replacement(node: Node, aliases: AliasSets) -> Value | None:
    for pattern, result, categories in identities_of(node):
        bound: dict[str, Value] = {}
        if not _matches(node.output(), pattern, bound) or not _has_dtypes(bound, categories):
            continue
        value = _find(node, pattern, result, bound)
        if value is not None and _may_replace(node.output(), value, aliases):
            return value
    return None


def _may_replace(output: Value, value: Value, aliases: AliasSets) -> bool:
    """Whether nobody sees that one tensor stands for another."""
    if aliases.is_written(output) or aliases.is_written(value):
        return False
    return not aliases.leaves(output)


def _matches(value: Value, tree: Any, bound: dict[str, Value]) -> bool:
    """Whether a value was computed as a tree says; `bound` gets the values of variables."""
    if isinstance(tree, str):
        return _equal(bound.setdefault(tree, value), value)
    node = value.node()
    if not isinstance(tree, list):
        constant = node.attributes.get("value") if node.kind() == CONSTANT else None
        return type(constant) is type(tree) and constant == tree
    if node.kind() != f"{TREE}::{tree[0]}" or not isinstance(node.function, Operator) or node.outputsSize() != 1:
        return False
    if NO_GRAD in node.attributes:  # what it gives is not differentiated, and what stands for it may be
        return False
    inputs = list(node.inputs())
    parts = tree[1:]
    return (
        len(inputs) >= len(parts)
        and _are_defaults(node.function, inputs, len(parts))
        and all(_matches(item, part, bound) for item, part in zip(inputs, parts, strict=False))
    )


def _are_defaults(operator: Operator, inputs: list[Value], start: int) -> bool:
    """Whether the inputs from `start` on are what the schema says where they are left out."""
    parameters = form_of(operator, inplace=False)[1]
    return all(
        value.node().kind() == CONSTANT and is_default(parameter, value.node().attributes.get("value"))
        for parameter, value in zip(parameters[start:], inputs[start:], strict=True)
    )


def _equal(first: Value, second: Value) -> bool:
    """Whether two values are one, or equal constants."""
    if first is second:
        return True
    nodes = (first.node(), second.node())
    if any(node.kind() != CONSTANT for node in nodes):
        return False
    a, b = (node.attributes.get("value") for node in nodes)
    return type(a) is type(b) and isinstance(a, (int, float, bool)) and a == b


def _has_dtypes(bound: dict[str, Value], categories: list[str]) -> bool:
    """Whether the dtypes of the tensors are of the categories, and are known if there are any."""
    if not categories:
        return True
    allowed = {_CATEGORIES[word] for word in categories}
    kinds = [value.type() for value in bound.values() if isinstance(value.type(), TensorType)]
    return all(isinstance(kind, TensorType) and kind.dtype is not None and kind.dtype.category in allowed
               for kind in kinds)  # fmt: skip


def _find(node: Node, pattern: Any, result: Any, bound: dict[str, Value]) -> Value | None:
    """The value of a result: a variable, or a part of the pattern that was computed already."""
    if isinstance(result, str):
        return bound[result]
    return _part(node.output(), pattern, result)


def _part(value: Value, tree: Any, wanted: Any) -> Value | None:
    """The value of a part of a pattern."""
    for item, part in zip(value.node().inputs(), tree[1:], strict=False):
        if part == wanted:
            return item
        inner = _part(item, part, wanted) if isinstance(part, list) else None
        if inner is not None:
            return inner
    return None
