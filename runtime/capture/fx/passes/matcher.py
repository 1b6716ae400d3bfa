"""Find the occurrences of a pattern, itself a graph, in a graph."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from runtime.capture.fx.graph import Graph
from runtime.capture.fx.node import Node
from runtime.dispatch.ops import OpOverload
from runtime.errors import ArgumentValueError, UnsupportedError

__all__ = ["InternalMatch", "SubgraphMatcher"]


@dataclass
class InternalMatch:
    """An occurrence: `nodes_map` has what stands for each node of the pattern, which for an argument may be a number.

    `anchors` are the nodes of the pattern from which it is compared, `placeholder_nodes` what stands for its arguments,
    `returning_nodes` what stands for its results.
    """

    anchors: list[Node]
    nodes_map: dict[Node, Any] = field(default_factory=dict)
    placeholder_nodes: list[Any] = field(default_factory=list)
    returning_nodes: list[Node] = field(default_factory=list)

    def __copy__(self) -> InternalMatch:
        return InternalMatch(
            self.anchors, dict(self.nodes_map), list(self.placeholder_nodes), list(self.returning_nodes)
        )

    @property
    def inner_nodes(self) -> set[Node]:
        """What stands for operations of the pattern, neither its arguments nor its output."""
        return {node for key, node in self.nodes_map.items() if key.op not in {"placeholder", "output"}}


class SubgraphMatcher:
    """Finds a pattern in graphs.

    A node stands for one node of the pattern at most, so that two arguments are never the same node; a number, a list
    or another value may be several arguments. Of operators arguments are compared by their schema, with defaults, of
    other functions as they are given. Lists and tuples are alike.

    Parameters
    ----------
    pattern
        A graph whose nodes are all used; its arguments match anything, its results are the anchors from which it is
        compared backwards.
    match_output, match_placeholder
        Whether the output, and arguments, stand for the output and for arguments of the graph alone.
    remove_overlapping_matches
        Whether of occurrences that share nodes only the first counts, and none that could not be one call.
    ignore_literals
        Whether numbers, texts and other values of the pattern match everything.

    """

    def __init__(
        self, pattern: Graph, match_output: bool = False, match_placeholder: bool = False,
        remove_overlapping_matches: bool = True, ignore_literals: bool = False,
    ) -> None:  # fmt: skip
        if not len(pattern.nodes):
            msg = "SubgraphMatcher(): the pattern has no nodes"
            raise ArgumentValueError(msg)
        unused = [node.name for node in pattern.nodes if not node.users and node.op not in {"placeholder", "output"}]
        if unused:
            msg = f"SubgraphMatcher(): nothing in the pattern uses {', '.join(unused)}: call eliminate_dead_code()"
            raise ArgumentValueError(msg)
        self.pattern, self.match_output, self.match_placeholder = pattern, match_output, match_placeholder
        self.remove_overlapping_matches, self.ignore_literals = remove_overlapping_matches, ignore_literals
        output = pattern.output_node()
        self.pattern_placeholder_nodes = pattern.find_nodes(op="placeholder")
        self.pattern_returning_nodes = output.all_input_nodes
        results = [node for node in self.pattern_returning_nodes if len(node.users) == 1]
        self.pattern_anchors = [output] if match_output else results

    def match(self, graph: Graph, node_name_match: str = "") -> list[InternalMatch]:
        """The occurrences, in the order of the graph. With `node_name_match` a node of that name counts as equal."""
        candidates = [
            [node for node in graph.nodes if self._are_equal(anchor, node, node_name_match)]
            for anchor in self.pattern_anchors
        ]
        matches = []
        for match in self._combinations(candidates, InternalMatch(self.pattern_anchors), 0):
            match.placeholder_nodes = [self._argument_of(match, node) for node in self.pattern_placeholder_nodes]
            match.returning_nodes = [match.nodes_map[node] for node in self.pattern_returning_nodes]
            if self._is_contained(match):
                matches.append(match)
        return _without_overlaps(matches) if self.remove_overlapping_matches else matches

    def _combinations(self, candidates: list[list[Node]], match: InternalMatch, index: int) -> Iterator[InternalMatch]:
        """The ways to choose a candidate for each anchor so that all of the pattern fits."""
        if index == len(self.pattern_anchors):
            yield match
            return
        for candidate in candidates[index]:
            extended = match.__copy__()
            if self._fits(self.pattern_anchors[index], candidate, extended):
                yield from self._combinations(candidates, extended, index + 1)

    def _are_equal(self, pattern_node: Node, node: Node, name: str = "") -> bool:
        """Whether a node does what one of the pattern does, apart from arguments."""
        if pattern_node.op == "placeholder" and not self.match_placeholder:
            return True
        if name and name in node.name:
            return True
        if pattern_node.op != node.op:
            return False
        if pattern_node.op in {"placeholder", "output"}:
            return True
        if pattern_node.op == "get_attr":
            return _kind_of(pattern_node) is _kind_of(node)
        return bool(pattern_node.target == node.target)

    def _argument_of(self, match: InternalMatch, node: Node) -> Any:
        """What stands for an argument. ValueError where nothing in the pattern uses it."""
        if node not in match.nodes_map:
            msg = f"SubgraphMatcher(): nothing in the pattern uses its argument {node.name}, which could be anything"
            raise ArgumentValueError(msg)
        return match.nodes_map[node]

    def _fits(self, pattern_node: Node, node: Node, match: InternalMatch) -> bool:
        """Whether a node and all that it uses fit the pattern; `match` gets what stands for what."""
        if pattern_node in match.nodes_map:
            return match.nodes_map[pattern_node] is node
        if any(node is value for value in match.nodes_map.values()):
            return False
        if not self._are_equal(pattern_node, node):
            return False
        match.nodes_map[pattern_node] = node
        if pattern_node.op == "placeholder":
            return True
        left, left_names = _operands(pattern_node)
        right, right_names = _operands(node)
        return left_names == right_names and self._sequences_fit(left, right, match)

    def _sequences_fit(self, left: Sequence[Any], right: Sequence[Any], match: InternalMatch) -> bool:
        """Whether lists of arguments have one length, and fit one by one."""
        return len(left) == len(right) and all(
            self._argument_fits(expected, value, match) for expected, value in zip(left, right, strict=True)
        )

    def _argument_fits(self, expected: Any, value: Any, match: InternalMatch) -> bool:
        if isinstance(expected, Node) and isinstance(value, Node):
            return self._fits(expected, value, match)
        if isinstance(expected, Node):
            if expected.op != "placeholder":
                return False
            if expected in match.nodes_map:
                return bool(match.nodes_map[expected] == value)
            match.nodes_map[expected] = value
            return True
        if isinstance(expected, (list, tuple)) and isinstance(value, (list, tuple)):
            return self._sequences_fit(expected, value, match)
        return self.ignore_literals or (type(expected) is type(value) and bool(expected == value))

    def _is_contained(self, match: InternalMatch) -> bool:
        """Whether nothing outside uses what is inside, but for the results."""
        inside, results = match.inner_nodes, set(match.returning_nodes)
        return all(user in inside for node in inside - results if node.op != "get_attr" for user in node.users)


def _can_be_together(inside: set[Node]) -> bool:
    """Whether nodes can be computed at once: none needs what is computed outside from another."""
    behind: set[Node] = set()  # what stands outside and needs one of them
    pending = [user for node in inside for user in node.users if user not in inside]
    while pending:
        node = pending.pop()
        if node in inside:
            return False
        if node not in behind:
            behind.add(node)
            pending += node.users
    return True


def _operands(node: Node) -> tuple[list[Any], list[str]]:
    """The arguments of a node, and the names of those that are given by name, which none of an operator is."""
    if isinstance(node.target, OpOverload):
        try:
            parameters = node.target._schema.arguments
        except UnsupportedError:  # an operator that is not there
            parameters = []
        if parameters:
            further = parameters[len(node.args) :]
            named = [node.kwargs.get(parameter.name, parameter.default_value) for parameter in further]
            return [*node.args, *named], []
    return [*node.args, *node.kwargs.values()], list(node.kwargs)


def _kind_of(node: Node) -> Any:
    """The class of an attribute that a node reads."""
    value: Any = node.graph.owning_module
    for word in str(node.target).split("."):
        value = getattr(value, word, None)
    return type(value)


def _without_overlaps(matches: list[InternalMatch]) -> list[InternalMatch]:
    used: set[Node] = set()
    result = []
    for match in matches:
        if not match.inner_nodes & used and _can_be_together(match.inner_nodes):
            result.append(match)
            used |= match.inner_nodes
    return result
