"""A pass towards some inputs leaves out the gradients of the others, as PyTorch's does."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

import generated as ow
from generated import Tensor

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
            found = ow.autograd.grad(
                result, [inputs[k] for k in chosen], retain_graph=True, create_graph=create_graph
            )
            for k, grad in zip(chosen, found, strict=True):
                assert ow.equal(grad.detach(), expected[k])
            got = {place for place, grad in enumerate(seen.pop()) if grad is not None}
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
