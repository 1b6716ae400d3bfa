"""Graphs of gradients and of batches: the values of the engine and of vmap, without either when they run."""

from __future__ import annotations

import pytest

import generated as ow
from runtime.graph import parse

F = ow.nn.functional
PROGRAMS = {
    "one output": (lambda x, w: (x @ w).tanh().sum(), [(2, 3), (3, 3)]),
    "several outputs": (lambda x, w: (F.softmax(x @ w, -1), x.exp() * 2, w.sum(0)), [(2, 3), (3, 3)]),
    "views and writes": (
        lambda x, w: (x * 2).clone().t().mul_(w.select(0, 0).narrow(0, 0, 2)) + w.sum(), [(2, 3), (3, 3)],
    ),
    "an unused input": (lambda x, w: x.sin() * x, [(2, 3), (3, 3)]),
    "a layer": (lambda x, w: F.layer_norm(F.linear(x, w).relu(), (3,)).square().mean(), [(2, 3), (3, 3)]),
    "indices": (lambda x, w: ow.cat([x, w.narrow(0, 1, 2)], 1).cumsum(1) * w[2, 1], [(2, 3), (3, 3)]),
    "losses": (lambda x, w: F.mse_loss(x, w) + F.smooth_l1_loss(w, x) + F.kl_div(x, w.sigmoid()), [(2, 3), (2, 3)]),
    "pools": (lambda x, w: F.avg_pool2d(x * w, 2).flip(1) + F.adaptive_avg_pool2d(x, 2), [(2, 1, 4, 4), (1, 4, 4)]),
    "an image": (lambda x, w: F.max_pool2d(F.conv2d(x, w, padding=1), 2), [(2, 1, 4, 4), (3, 1, 3, 3)]),
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_gradient_graphs_have_the_values_of_the_engine(name) -> None:
    program, sizes = PROGRAMS[name]
    ow.manual_seed(0)
    graph = ow.jit.trace(program, tuple(ow.randn(*item) for item in sizes)).graph
    forward, backward, count, differentiable = ow.jit.differentiate(graph, [ow.randn(*item) for item in sizes])
    assert differentiable == (0, 1)
    for part in (forward, backward):
        part.lint()
        assert parse(str(part), part.tensors()) == part
    operands = [ow.randn(*item, requires_grad=True) for item in sizes]
    expected = program(*operands)
    expected = expected if isinstance(expected, tuple) else (expected,)
    gradients = [ow.randn_like(item) for item in expected]
    slopes = ow.autograd.grad(expected, operands, gradients, materialize_grads=True)
    with ow.no_grad():
        outcome = forward(*operands)
        results = outcome if isinstance(outcome, tuple) else (outcome,)
        computed = backward(*results[count:], *gradients)
    for result, other in zip((*results[:count], *computed), (*expected, *slopes), strict=True):
        ow.testing.assert_close(result, other, rtol=1e-6, atol=1e-6)


def test_integers_have_no_gradient() -> None:
    graph = ow.jit.trace(lambda x, i: x.index_select(0, i) * 2, (ow.ones(3), ow.tensor([0, 2]))).graph
    forward, backward, count, differentiable = ow.jit.differentiate(graph, [ow.ones(3), ow.tensor([0, 2])])
    _, *saved = forward(ow.ones(3), ow.tensor([2, 2]))
    assert (count, differentiable) == (1, (0,))
    assert backward(*saved, ow.ones(2)).tolist() == [0.0, 0.0, 4.0]
    graph = ow.jit.trace(lambda x: x > 0, ow.ones(3)).graph
    with pytest.raises(RuntimeError, match="no output of the graph depends on a floating input"):
        ow.jit.differentiate(graph, [ow.ones(3)])
    graph = ow.jit.trace(lambda x, y: (x.add_(1), y * 2)[1], (ow.ones(3), ow.ones(3))).graph
    with pytest.raises(RuntimeError, match="the graph writes memory that is not its"):
        ow.jit.differentiate(graph, [ow.ones(3), ow.ones(3)])


@pytest.mark.parametrize("in_dims", [0, (0, None), (1, 2)])
def test_graphs_of_batches_have_the_bits_of_vmap(in_dims) -> None:
    def program(x, w):
        y = (w @ x).tanh()
        return y.cumsum(0), F.softmax(y, 0).sum()

    graph = ow.jit.trace(program, (ow.ones(3), ow.ones(2, 3))).graph
    x, w = ow.randn(3, 5) if in_dims == (1, 2) else ow.randn(5, 3), ow.randn(2, 3)
    if in_dims != (0, None):
        w = ow.randn(2, 3, 5) if in_dims == (1, 2) else ow.randn(5, 2, 3)
    batched = ow.jit.vectorize(graph, [x, w], in_dims)
    batched.lint()
    assert parse(str(batched), batched.tensors()) == batched
    other = ow.randn_like(x)
    for result, expected in zip(batched(other, w), ow.vmap(program, in_dims)(other, w), strict=True):
        assert result.equal(expected)
