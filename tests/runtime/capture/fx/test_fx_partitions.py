"""Partitions of graphs by what is supported: beside PyTorch's, and what they compute."""

from __future__ import annotations

import importlib
import operator
import random
from typing import Any

import pytest

import generated as ow

nn, fx = ow.nn, ow.fx


def random_graph(library: Any, seed: int) -> Any:
    """A graph of additions and products, whose operands are any values before."""
    generator, graph = random.Random(seed), library.fx.Graph()
    values = [graph.placeholder("x"), graph.placeholder("y")]
    for _ in range(generator.randrange(4, 14)):
        function = generator.choice([operator.add, operator.mul, library.relu, library.sin])
        count = 2 if function in {operator.add, operator.mul} else 1
        values.append(graph.call_function(function, tuple(generator.choice(values) for _ in range(count))))
    graph.output((values[-1], values[-2], generator.choice(values)))
    return library.fx.GraphModule(library.nn.Module(), graph)


def partitioner(library: Any, module: Any, **options: Any) -> Any:
    """One that takes additions and ``relu``."""
    passes = library.fx.passes

    def supports(_: Any, node: Any) -> bool:
        return node.target in {operator.add, library.relu}

    support = passes.operator_support.create_op_support(supports)
    return passes.infra.partitioner.CapabilityBasedPartitioner(module, support, **options)


def names_of(partitions: Any) -> list[list[str]]:
    return sorted(sorted(node.name for node in part.nodes) for part in partitions)


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("single", [True, False])
def test_fused_graphs_compute_the_same(seed: int, single: bool) -> None:
    x, y = ow.randn(3), ow.randn(3)
    expected = random_graph(ow, seed)(x, y)
    module = random_graph(ow, seed)
    fused = partitioner(ow, module, allows_single_node_partition=single).partition_and_fuse()
    fused.graph.lint()
    assert all(a.equal(b) for a, b in zip(fused(x, y), expected, strict=True))
    outside = {node.target for node in fused.graph.nodes if node.op == "call_function"}
    assert not single or not outside & {operator.add, ow.relu}


@pytest.mark.parity
@pytest.mark.parametrize("seed", range(40))
def test_partitions_are_those_of_pytorch(seed: int) -> None:
    torch = pytest.importorskip("torch")
    for name in ("infra.partitioner", "operator_support"):
        importlib.import_module(f"torch.fx.passes.{name}")
    proposed = [
        partitioner(library, random_graph(library, seed), allows_single_node_partition=True).propose_partitions()
        for library in (ow, torch)
    ]
    sizes = [sorted(map(len, names_of(partitions))) for partitions in proposed]
    assert sum(sizes[0]) == sum(sizes[1])
    assert len(sizes[0]) == len(sizes[1])


class Net(nn.Module):
    """A module, a function and a method."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(2, 2)

    def forward(self, x: ow.Tensor) -> ow.Tensor:
        return ow.relu(self.linear(x)).sum() + 1


def test_supports_are_said_by_targets_and_dtypes() -> None:
    support, traced = fx.passes.operator_support, fx.symbolic_trace(Net())
    fx.passes.shape_prop.ShapeProp(traced).propagate(ow.ones(2, 2))
    modules = dict(traced.named_modules())

    def supported(rule: Any) -> list[str]:
        return [node.name for node in traced.graph.nodes if rule.is_node_supported(modules, node)]

    relu = support.get_node_target(modules, next(node for node in traced.graph.nodes if node.name == "relu"))
    assert relu.endswith("relu")
    assert supported(support.OperatorSupport()) == ["x", "output"]
    assert supported(support.OperatorSupport({relu: None})) == ["x", "relu", "output"]
    assert supported(support.OperatorSupport({relu: ([[ow.int64]], {})})) == ["x", "output"]
    assert supported(support.OperatorSupport({relu: ([[ow.float32]], {})})) == ["x", "relu", "output"]
    no_sums = support.OpSupports.decline_if_node_in_names({"sum_1"})
    floats = support.OpSupports.decline_if_input_dtype(ow.float32)
    assert supported(support.chain(no_sums, floats)) == ["x"]
    assert supported(support.any_chain(no_sums, floats)) == ["x", "linear", "relu", "add", "output"]


def test_parts_that_need_themselves_are_refused() -> None:
    module = fx.symbolic_trace(lambda x: ow.relu(ow.sin(ow.relu(x))))
    nodes = [node for node in module.graph.nodes if node.target is ow.relu]
    assert not fx.passes.infra.partitioner.validate_partition(nodes)
    with pytest.raises(RuntimeError, match="needs itself"):
        fx.passes.infra.partitioner.fuse_by_partitions(module, [dict.fromkeys(nodes)])


def test_nodes_that_do_not_count_are_taken_off_the_ends() -> None:
    module = fx.symbolic_trace(lambda x: ow.relu(ow.relu(x) + 1 + x))
    maker = partitioner(ow, module, non_compute_ops=["opweave.relu"])
    parts = maker.propose_partitions()
    maker.remove_bookend_non_compute_ops(parts)
    assert names_of(parts) == [["add", "add_1"]]
