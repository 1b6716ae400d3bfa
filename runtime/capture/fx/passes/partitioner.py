"""Partitions of a graph by what someone can compute, as large as they may be, and their nodes as submodules."""

from __future__ import annotations

import itertools
import operator
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from runtime.capture.fx.graph import Graph
from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.fx.node import CALLS, Node
from runtime.capture.fx.passes.operator_support import OperatorSupportBase, get_node_target
from runtime.errors import ComputeError

__all__ = ["CapabilityBasedPartitioner", "Partition", "fuse_by_partitions", "legalize_graph", "validate_partition"]


class CapabilityPartition:
    """Nodes that are computed together."""

    def __init__(self, id: int | None = None, nodes: Iterable[Node] | None = None) -> None:  # noqa: A002 - PyTorch's
        self.id = id
        self.nodes: dict[Node, int | None] = dict.fromkeys(nodes or ())

    def add_node(self, node: Node, node_order: int | None = None) -> None:
        """Let a node belong to it."""
        self.nodes[node] = node_order

    def remove_node(self, node: Node) -> None:
        """Let a node not belong to it."""
        del self.nodes[node]

    def size(self) -> int:
        """How many nodes it has."""
        return len(self.nodes)

    def __repr__(self) -> str:
        return str(list(self.nodes))


Partition = CapabilityPartition  # PyTorch's name


class CapabilityBasedPartitioner:
    """Puts nodes that are supported together as far as no part then needs itself.

    Parts of one node are given with `allows_single_node_partition`, or where the node is one of
    `allowed_single_node_partition_ops`; `non_compute_ops` do not count.
    """

    def __init__(
        self, graph_module: GraphModule, operator_support: OperatorSupportBase,
        allows_single_node_partition: bool = False, non_compute_ops: Sequence[str] | None = None,
        allowed_single_node_partition_ops: Sequence[str] | None = None, skip_horizontal_fusion: bool = False,
    ) -> None:  # fmt: skip
        self.graph_module, self.operator_support = graph_module, operator_support
        self.allows_single_node_partition = allows_single_node_partition
        self.non_compute_ops = set(non_compute_ops or ())
        self.allowed_single_node_partition_ops = set(allowed_single_node_partition_ops or ())
        self.skip_horizontal_fusion = skip_horizontal_fusion

    def _is_node_supported(self, node: Node) -> bool:
        return self.operator_support.is_node_supported(dict(self.graph_module.named_modules()), node)

    def propose_partitions(self) -> list[CapabilityPartition]:
        """The parts: nodes from the last to the first are put to those that read them, and then to others."""
        parts: dict[Node, CapabilityPartition] = {}
        count = 0
        for node in reversed(list(self.graph_module.graph.nodes)):
            if node.op not in CALLS or not self._is_node_supported(node):
                continue
            part = CapabilityPartition(count, [node])
            parts[node] = part
            count += 1
            users = [parts[user] for user in node.users if user in parts]
            further = [] if self.skip_horizontal_fusion else sorted(parts.values(), key=lambda item: item.id or 0)
            for candidate in dict.fromkeys([*users, *further]):
                if candidate is not part and not _needs_itself({**part.nodes, **candidate.nodes}, parts):
                    part.nodes.update(candidate.nodes)
                    parts.update(dict.fromkeys(candidate.nodes, part))
        for node, part in list(parts.items()):  # items of results go where the results are
            if node.target is operator.getitem and isinstance(node.args[0], Node) and node.args[0] in parts:
                source = parts[node.args[0]]
                if source is not part:
                    part.remove_node(node)
                    source.add_node(node)
                    parts[node] = source
        proposed = [part for part in dict.fromkeys(parts.values()) if part.nodes]
        return [part for part in proposed if self._is_wanted(part)]

    def _is_wanted(self, part: CapabilityPartition) -> bool:
        if self.allows_single_node_partition:
            return True
        modules = dict(self.graph_module.named_modules())
        targets = [get_node_target(modules, node) for node in part.nodes]
        counted = [target for target in targets if target not in self.non_compute_ops]
        return len(counted) > 1 or any(target in self.allowed_single_node_partition_ops for target in counted)

    def fuse_partitions(self, partitions: list[CapabilityPartition], prefix: str = "fused_") -> GraphModule:
        """The module with a submodule for each part."""
        return fuse_by_partitions(self.graph_module, [part.nodes for part in partitions], prefix)

    def remove_bookend_non_compute_ops(self, partitions: list[CapabilityPartition]) -> None:
        """Take out nodes that do not count where parts begin and end with them."""
        modules = dict(self.graph_module.named_modules())
        for part in partitions:
            while True:
                ends = [
                    node for node in part.nodes if get_node_target(modules, node) in self.non_compute_ops
                    and (not any(item in part.nodes for item in node.all_input_nodes)
                         or not any(user in part.nodes for user in node.users))
                ]  # fmt: skip
                if not ends:
                    break
                for node in ends:
                    part.remove_node(node)

    def partition_and_fuse(self, prefix: str = "fused_") -> GraphModule:
        """The module with a submodule for each part that is proposed."""
        return self.fuse_partitions(self.propose_partitions(), prefix)


def _needs_itself(nodes: Mapping[Node, Any], parts: Mapping[Node, CapabilityPartition]) -> bool:
    """Whether something outside of some nodes reads them and is read by them; other parts are computed as wholes."""
    pending = [user for node in nodes for user in node.users if user not in nodes]
    seen: set[Node] = set()
    while pending:
        node = pending.pop()
        if node in seen:
            continue
        together = parts[node].nodes if node in parts else {node: None}
        seen.update(together)
        for reader in (user for item in together for user in item.users):
            if reader in nodes:
                return True
            pending.append(reader)
    return False


def validate_partition(partition: Sequence[Node]) -> bool:
    """Whether nodes may be computed together: nothing outside of them reads them and is read by them."""
    return not _needs_itself(dict.fromkeys(partition), {})


def fuse_by_partitions(
    gm: GraphModule, partitions: Sequence[Mapping[Node, Any]], prefix: str = "fused_",
    always_return_tuple: bool = False,
) -> GraphModule:  # fmt: skip
    """Let a node that calls a submodule stand for the nodes of each part. RuntimeError for a part that needs itself."""
    for number, partition in enumerate(partitions):
        nodes = [node for node in gm.graph.nodes if node in partition]
        if not validate_partition(nodes):
            msg = f"fuse_by_partitions(): the part {nodes} needs itself: what it reads depends on what it gives"
            raise ComputeError(msg)
        _fuse(gm, nodes, f"{prefix}{number}", always_return_tuple=always_return_tuple)
        legalize_graph(gm)
    gm.recompile()
    return gm


def _fuse(gm: GraphModule, nodes: list[Node], name: str, *, always_return_tuple: bool) -> None:
    """Put nodes into a submodule."""
    inside, graph, values = set(nodes), Graph(), dict[Node, Node]()
    inputs = dict.fromkeys(item for node in nodes for item in node.all_input_nodes if item not in inside)
    for item in inputs:
        values[item] = graph.placeholder(item.name)
        values[item].meta = dict(item.meta)
    for node in nodes:
        values[node] = graph.node_copy(node, values.__getitem__)
    outputs = [node for node in nodes if any(user not in inside for user in node.users)]
    is_one = len(outputs) == 1 and not always_return_tuple
    graph.output(values[outputs[0]] if is_one else tuple(values[node] for node in outputs))
    graph.lint()
    gm.add_submodule(name, GraphModule(gm, graph, name))
    with gm.graph.inserting_after(nodes[-1]):
        call = gm.graph.call_module(name, tuple(inputs))
    last = call
    for position, node in enumerate(outputs):
        result = call
        if not is_one:
            with gm.graph.inserting_after(last):
                result = last = gm.graph.call_function(operator.getitem, (call, position))
        node.replace_all_uses_with(result, lambda user: user not in inside, propagate_meta=True)
    for node in reversed(nodes):
        gm.graph.erase_node(node)


def legalize_graph(gm: GraphModule) -> GraphModule:
    """Put nodes in an order in which each stands behind what it reads, and else as they stood.

    RuntimeError where nodes read each other.
    """
    nodes = list(gm.graph.nodes)
    waiting = {node: len(node.all_input_nodes) for node in nodes}
    in_order: list[Node] = []
    ready = [node for node in nodes if not waiting[node]]
    position = {node: number for number, node in enumerate(nodes)}
    while ready:
        node = min(ready, key=position.__getitem__)
        ready.remove(node)
        in_order.append(node)
        for user in node.users:
            waiting[user] -= 1
            if not waiting[user]:
                ready.append(user)
    if len(in_order) < len(nodes):
        msg = f"legalize_graph(): these nodes read each other: {[node for node in nodes if node not in in_order]}"
        raise ComputeError(msg)
    for before, node in itertools.pairwise(in_order):
        if before.next is not node:
            before.append(node)
    return gm
