"""Common subexpressions: what was computed from the same values already is read again instead.

Two nodes are one if they call the same function with the same attributes on the same values, and nothing that they read
or give is memory that the graph writes. Two results that are both given to the caller stay two tensors.
"""

from __future__ import annotations

from typing import Any

from runtime.graph.aliases import AliasSets, is_effect
from runtime.graph.ir import CONSTANT, SUBGRAPH, Block, Graph, Node
from runtime.graph.passes import graph_pass


@graph_pass
def common_subexpressions(graph: Graph) -> bool:
    """Compute once what is computed twice."""
    return _merge(graph.block(), AliasSets(graph), {})


def _merge(block: Block, aliases: AliasSets, seen: dict[Any, Node]) -> bool:
    changed = False
    for node in block.nodes():
        for inner in node.blocks():
            changed = _merge(inner, aliases, dict(seen)) or changed
        if not _may_merge(node, aliases):
            continue
        first = seen.setdefault(_key(node), node)
        both_leave = all(any(map(aliases.leaves, item.outputs())) for item in (first, node))
        if first is not node and not both_leave:
            node.replaceAllUsesWith(first)
            node.destroy()
            changed = True
    return changed


def _may_merge(node: Node, aliases: AliasSets) -> bool:
    if node.kind() == CONSTANT or list(node.blocks()) or SUBGRAPH in node.attributes or is_effect(node):
        return False
    return not any(map(aliases.is_written, (*node.inputs(), *node.outputs())))


def _key(node: Node) -> Any:
    attributes = tuple((name, repr(value)) for name, value in node.attributes.items())
    types = tuple(value.type() for value in node.outputs())
    return node.kind(), node.function, tuple(node.inputs()), attributes, types
