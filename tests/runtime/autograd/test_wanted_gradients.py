"""A pass towards some inputs leaves out the gradients of the others, as PyTorch's does."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest

import generated as ow
from generated import Tensor
from runtime.autograd import engine
from runtime.autograd.node import Node

CALLS: dict[str, tuple[Callable[..., Tensor], list[tuple[int, ...]]]] = {
    "mul": (ow.mul, [(3, 4), (4,)]),
    "div": (ow.div, [(3, 4), (3, 1)]),
    "atan2": (ow.atan2, [(3, 4), (3, 4)]),
    "mm": (ow.mm, [(3, 4), (4, 2)]),
    "addmm": (ow.addmm, [(2,), (3, 4), (4, 2)]),
    "bmm": (ow.bmm, [(2, 3, 4), (2, 4, 2)]),
    "conv1d": (ow.conv1d, [(2, 3, 8), (4, 3, 3), (4,)]),
    "layer_norm": (lambda x, w, b: ow.nn.functional.layer_norm(x, (4,), w, b), [(3, 4), (4,), (4,)]),
    "lerp": (ow.lerp, [(3, 4), (3, 4), (3, 4)]),
    "where": (lambda a, b: ow.where(ow.tensor([True, False, True]), a, b), [(2, 3), (3,)]),
    "cat": (lambda a, b: ow.cat([a, b]), [(2, 3), (1, 3)]),
    "prelu": (lambda a, b: ow.prelu(a, b), [(2, 3), (3,)]),
}
WHOLE = {"cat"}  # nodes that compute the gradients of a list together
REORDERED = {"layer_norm"}  # whose gradients are made of other parts where they can be differentiated again


def leaves(shapes: list[tuple[int, ...]]) -> list[Tensor]:
    ow.manual_seed(3)
    return [ow.randn(shape, dtype=ow.float64).requires_grad_() for shape in shapes]


@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize("name", CALLS)
def test_only_what_is_asked_for_is_computed(name: str, create_graph: bool) -> None:
    call, shapes = CALLS[name]
    inputs = leaves(shapes)
    result = call(*inputs).square().sum()
    expected = ow.autograd.grad(result, inputs, retain_graph=True)
    node: Any = result.grad_fn.next_functions[0][0].next_functions[0][0]  # type: ignore[union-attr]
    seen: list[tuple[Any, ...]] = []
    node.register_hook(lambda grad_inputs, _: seen.append(grad_inputs))
    for count in range(1, len(inputs) + 1):
        for chosen in combinations(range(len(inputs)), count):
            actual = ow.autograd.grad(
                result, [inputs[k] for k in chosen], retain_graph=True, create_graph=create_graph
            )
            for k, grad in zip(chosen, actual, strict=True):
                if create_graph and name in REORDERED:
                    assert ow.allclose(grad.detach(), expected[k], rtol=1e-13, atol=1e-13)
                else:
                    assert ow.equal(grad.detach(), expected[k])
            got = {index for index, grad in enumerate(seen.pop()) if grad is not None}
            assert len(got) == (len(inputs) if name in WHOLE else count)


@pytest.mark.parametrize("watched", [False, True])
def test_inputs_that_accumulate(watched: bool) -> None:
    """backward(inputs=...) too, in anomaly mode as well; the rest of a shared graph is as it was."""
    a, b = leaves([(3, 4), (4, 2)])
    result = a.mm(b).sin().sum()
    with ow.autograd.set_detect_anomaly(watched):
        result.backward(inputs=[b], retain_graph=True)
    assert a.grad is None
    assert b.grad is not None
    first = b.grad.clone()
    result.backward()
    assert a.grad is not None
    assert ow.equal(b.grad, 2 * first)


def test_second_derivatives_reach_what_the_first_left_out() -> None:
    a, b = leaves([(5,), (5,)])
    (first,) = ow.autograd.grad((a * b).exp().sum(), a, create_graph=True)
    second = ow.autograd.grad(first.sum(), [a, b])
    wanted = (a * b).exp().detach()
    assert ow.allclose(second[0], wanted * b * b)
    assert ow.allclose(second[1], wanted * (1 + a * b))


def path_counts(edges: dict[int, list[int]], root: int, targets: set[int]) -> dict[int, int]:
    """How many edges of nodes that lead to a target lead to each such node, from the definition."""
    leads: dict[int, bool] = {}

    def look(node: int) -> bool:
        if node not in leads:
            leads[node] = True in [look(other) for other in edges[node]] or node in targets
        return leads[node]

    look(root)
    wanted = [node for node in leads if leads[node]]
    return {node: sum(edges[user].count(node) for user in wanted) for node in wanted}


@pytest.mark.parametrize("seed", range(20))
def test_the_part_of_a_graph_between_outputs_and_inputs(seed: int) -> None:
    """Random graphs, by the native functions and by their general paths."""
    random, size = Random(seed), 30
    edges = {node: random.choices(range(node), k=random.randrange(3)) if node else [] for node in range(size)}
    nodes: list[Any] = [Node() for _ in range(size)]
    for node, edge in edges.items():
        ends = tuple((nodes[other], 0) for other in edge)
        nodes[node].edges = ends[0][0] if len(ends) == 1 and random.random() < 0.5 else (*ends, None)
    targets = set(random.sample(range(size), 4))
    expected = path_counts(edges, size - 1, targets)
    for steps in ([engine.count_edges.prepare_kernel(), engine.put_in_order.prepare_kernel(),
                   engine.lead_to.prepare_kernel()],
                  [engine.count_edges.general, engine.put_in_order.general, engine.lead_to.general]):  # fmt: skip
        waiting, order, counts, partly = {nodes[-1]: 0}, [nodes[-1]], {}, []  # type: ignore[var-annotated]
        steps[0](waiting, [nodes[-1]])
        steps[1](waiting, order)
        steps[2](order, {nodes[target]: [] for target in targets}, counts, partly)
        assert {nodes.index(node): count for node, count in counts.items()} == expected
        assert len(order) == len(waiting)
        assert all(waits == 0 for waits in waiting.values())
        elsewhere = {node for node in expected if any(other not in expected for other in edges[node])}
        assert {nodes.index(node) for node in partly} == elsewhere


def test_a_result_is_recorded_for_what_has_a_gradient_alone() -> None:
    nowhere = ow.zeros((0,), dtype=ow.float64, requires_grad=True)
    tensor, numbers = ow.arange(3), ow.ones(3)
    assert not ow.gather(tensor, 0, nowhere).requires_grad
    assert not ow.scatter_add(tensor, 0, nowhere, tensor).requires_grad
    numbers.scatter_add_(0, nowhere, ow.ones(0))
    assert not numbers.requires_grad
    assert ow.gather(numbers.requires_grad_(), 0, nowhere).requires_grad


@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize(
    ("call", "shapes"),
    [
        (ow.mul, [(3, 4), (4,)]),
        (ow.atan2, [(3, 4), (3, 4)]),
        (ow.hypot, [(3, 4), (4,)]),
        (ow.logaddexp, [(3, 4), (3, 4)]),
        (lambda x, y: ow.clamp(x, y, y + 1), [(3, 4), (4,)]),
        (lambda x, y: x.index_copy(0, ow.tensor([2, 0]), y), [(3, 4), (2, 4)]),
        (lambda x, y: x.scatter(0, ow.tensor([[2, 0, 1, 1]]), y), [(3, 4), (3, 4)]),
        (ow.cdist, [(3, 4), (2, 4)]),
    ],
)
def test_a_saved_tensor_is_unpacked_once(
    call: Callable[..., Tensor], shapes: list[tuple[int, ...]], create_graph: bool
) -> None:
    packed: list[Tensor] = []
    unpacked: list[int] = []

    def pack(tensor: Tensor) -> int:
        packed.append(tensor)
        return len(packed) - 1

    def unpack(number: int) -> Tensor:
        unpacked.append(number)
        return packed[number]

    inputs = leaves(shapes)
    with ow.autograd.graph.saved_tensors_hooks(pack, unpack):
        result = call(*inputs)
    count = len(packed)
    assert count
    ow.autograd.grad(result, inputs, ow.ones_like(result), create_graph=create_graph)
    assert sorted(number for number in unpacked if number < count) == [*range(count)]
