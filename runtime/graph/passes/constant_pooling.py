"""Constant pooling: equal constants become one, at the beginning of the graph."""

from __future__ import annotations

from runtime.graph.aliases import AliasSets
from runtime.graph.comparing import equal_values
from runtime.graph.ir import CONSTANT, Graph, Node
from runtime.graph.passes import graph_pass
from runtime.tensor import Tensor


@graph_pass
def constant_pooling(graph: Graph) -> bool:
    """Keep one of each constant."""
    aliases = AliasSets(graph)
    pool: dict[str, list[Node]] = {}
    changed = False
    last: Node = graph.param_node()
    for node in graph.findAllNodes(CONSTANT):
        if aliases.is_written(node.output()):
            continue
        first = _equal_constant(pool.setdefault(str(node.output().type()), []), node, aliases)
        if first is not None:
            node.replaceAllUsesWith(first)
            node.destroy()
            changed = True
            continue
        pool[str(node.output().type())].append(node)
        if last.next() is not node:
            node.moveAfter(last)
            changed = True
        last = node
    return changed


def _equal_constant(nodes: list[Node], node: Node, aliases: AliasSets) -> Node | None:
    value = node.attributes.get("value")
    for other in nodes:
        theirs = other.attributes.get("value")
        if isinstance(value, Tensor) and value is not theirs and aliases.leaves(node.output()):
            continue  # two tensors of a caller stay two
        if equal_values(value, theirs):
            return other
    return None
