"""Replacing what a graph does in some places: a pattern is a program, and so is what stands there afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from runtime.capture.fx.graph import Graph
from runtime.capture.fx.graph_module import GraphModule, _copy_attr
from runtime.capture.fx.node import Node, map_arg
from runtime.capture.fx.passes.matcher import InternalMatch, SubgraphMatcher
from runtime.capture.fx.tracer import symbolic_trace
from runtime.errors import ArgumentValueError
from runtime.nn.module import Module

__all__ = ["Match", "ReplacedPatterns", "replace_pattern", "replace_pattern_with_filters"]
Filter = Callable[[InternalMatch, Graph, Graph], bool]
Program = Callable[..., Any] | Graph | GraphModule


class Match(NamedTuple):
    """An occurrence of a pattern: its node from which it was compared, and what stood for each of its nodes."""

    anchor: Node
    nodes_map: dict[Node, Node]


@dataclass
class ReplacedPatterns:
    """The same with the nodes that stand there now."""

    anchor: Node
    nodes_map: dict[Node, Node]
    replacements: list[Node]


def replace_pattern(gm: GraphModule, pattern: Program, replacement: Program) -> list[Match]:
    """Replace all occurrences of a pattern in a module, which is compiled again; the list of them.

    Both are functions, modules or graphs with the same number of arguments; arguments match anything, but two of them
    never the same node. What is inside of an occurrence is used nowhere else, and occurrences do not overlap.

    >>> traced = ow.fx.symbolic_trace(lambda x, y: ow.relu(x + y) * y)
    >>> ow.fx.replace_pattern(traced, lambda a, b: ow.relu(a + b), lambda a, b: ow.maximum(a, -b))
    [Match(anchor=relu, nodes_map={relu: relu, add: add, a: x, b: y})]
    >>> print(traced.code.strip())
    def forward(self, x, y):
        neg = -y
        maximum = opweave.maximum(x, neg);  x = neg = None
        mul = maximum * y;  maximum = y = None
        return mul
    """
    return [Match(done.anchor, done.nodes_map) for done in _replace(gm, pattern, lambda *_: replacement, (), False)]


def replace_pattern_with_filters(
    gm: GraphModule, pattern: Program, replacement: Program | None = None,
    match_filters: Iterable[Filter] | None = None, ignore_literals: bool = False,
    replacement_callback: Callable[[InternalMatch, Graph, Graph], Graph] | None = None,
) -> list[ReplacedPatterns]:  # fmt: skip
    """:func:`replace_pattern` for occurrences of which every filter ``f(match, graph, pattern)`` is true.

    `ignore_literals` lets numbers of the pattern match all others. `replacement_callback` makes the replacement for an
    occurrence, where it is given.
    """
    if replacement is None and replacement_callback is None:
        msg = "replace_pattern_with_filters(): give a replacement, or a replacement_callback that makes one"
        raise ArgumentValueError(msg)
    choose = replacement_callback or (lambda *_: replacement)
    return _replace(gm, pattern, choose, tuple(match_filters or ()), ignore_literals)


def _graph_of(program: Any) -> Graph:
    if isinstance(program, Graph):
        return program
    if isinstance(program, GraphModule):
        return program.graph
    return symbolic_trace(program).graph


def _replace(
    gm: GraphModule, pattern: Program, choose: Callable[..., Any], filters: tuple[Filter, ...], ignore_literals: bool
) -> list[ReplacedPatterns]:
    graph, pattern_graph = gm.graph, _graph_of(pattern)
    if all(node.op in {"placeholder", "output"} for node in pattern_graph.nodes):
        msg = "replace_pattern(): the pattern has no operation, so that it is everywhere"
        raise ArgumentValueError(msg)
    matcher = SubgraphMatcher(pattern_graph, ignore_literals=ignore_literals)
    matches = [
        match for match in matcher.match(graph) if all(wanted(match, graph, pattern_graph) for wanted in filters)
    ]
    replaced_by: dict[Any, Any] = {}  # results of occurrences, which arguments of later ones may be
    result = []
    for match in matches:
        program = choose(match, graph, pattern_graph)
        replacement = _graph_of(program)
        nodes_map = {key: _current(value, replaced_by) for key, value in match.nodes_map.items()}
        arguments = [_current(value, replaced_by) for value in match.placeholder_nodes]
        new_nodes = _replace_one(graph, match, replacement, arguments, replaced_by)
        result.append(ReplacedPatterns(match.anchors[0], nodes_map, new_nodes))
        _take_attributes(gm, program, replacement)
    gm.recompile()
    return result


def _current(value: Any, replaced_by: dict[Any, Any]) -> Any:
    """A value whose nodes are those that stand in the graph now."""
    return map_arg(value, lambda node: replaced_by.get(node, node))


def _replace_one(
    graph: Graph, match: InternalMatch, replacement: Graph, arguments: list[Any], replaced_by: dict[Any, Any]
) -> list[Node]:
    """Put the replacement before the first user of the results, and take the occurrence out; the new nodes."""
    parameters = replacement.find_nodes(op="placeholder")
    if len(parameters) != len(arguments):
        msg = f"the replacement has {len(parameters)} arguments, and the pattern {len(arguments)}"
        raise ArgumentValueError(msg)
    copies: dict[Node, Any] = dict(zip(parameters, arguments, strict=True))
    with graph.inserting_before(_first_user(graph, match, arguments)):
        results = graph.graph_copy(replacement, copies)
    results = results if isinstance(results, (tuple, list)) else (results,)
    if len(results) != len(match.returning_nodes):
        msg = f"the replacement gives {len(results)} results, and the pattern {len(match.returning_nodes)}"
        raise ArgumentValueError(msg)
    for before, after in zip(match.returning_nodes, results, strict=True):
        before.replace_all_uses_with(after)
        replaced_by[before] = after
    for node in reversed(graph.nodes):
        if node in match.inner_nodes and not node.users:
            graph.erase_node(node)
    return [node for key, node in copies.items() if key.op != "placeholder"]


def _first_user(graph: Graph, match: InternalMatch, arguments: list[Any]) -> Node:
    """The node before which the replacement stands: the first that uses a result, and behind all arguments.

    Where nothing uses a result, the replacement stands where the results stood.
    """
    users = {user for node in match.returning_nodes for user in node.users} - match.inner_nodes
    wanted = users or set(match.returning_nodes)
    used: set[Node] = set()
    map_arg(arguments, used.add)
    last_argument = max((position for position, node in enumerate(graph.nodes) if node in used), default=-1)
    for position, node in enumerate(graph.nodes):
        if node in wanted and position > last_argument:
            return node
    return graph.output_node()


def _take_attributes(gm: GraphModule, program: Any, replacement: Graph) -> None:
    """Let a module have what nodes of a replacement name and it does not have itself."""
    owner = program if isinstance(program, Module) else replacement.owning_module
    if owner is None:
        return
    for node in replacement.nodes:
        if node.op in {"get_attr", "call_module"}:
            _copy_attr(owner, gm, node.target)
