"""Inlining: the nodes of a graph that is called stand in the place of the call."""

from __future__ import annotations

from runtime.graph.copying import insert_graph
from runtime.graph.ir import SUBGRAPH, Graph
from runtime.graph.passes import graph_pass


@graph_pass
def inline(graph: Graph) -> bool:
    """Open calls of graphs, those in graphs that are called as well."""
    calls = [node for node in graph.all_nodes() if SUBGRAPH in node.attributes]
    has_changed = bool(calls)
    while calls:
        for node in calls:
            with graph.insert_point_guard(node):
                results = insert_graph(graph, node[SUBGRAPH], list(node.inputs()))
            for output, value in zip(node.outputs(), results, strict=True):
                output.replaceAllUsesWith(value)
            node.destroy()
        calls = [node for node in graph.all_nodes() if SUBGRAPH in node.attributes]
    return has_changed
