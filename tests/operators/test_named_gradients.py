"""Gradients under names of their own, and functions of one task: as what the operators themselves say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as ow
from generated import functions
from generated.autograd import gradcheck

F = ow.nn.functional
Call = Callable[..., Any]


def spread(*shape: int) -> Any:
    """Numbers on both sides of 0, no two of them equal, and none at a kink."""
    count = 1
    for size in shape:
        count *= size
    return ((ow.arange(count, dtype=ow.float64) * 0.7133) % 5.0 - 2.3).reshape(shape)


# The function, its gradient from (gradient of the result, input, result), and an input.
ACTIVATIONS: dict[str, tuple[Call, Call]] = {
    "sigmoid": (ow.sigmoid, lambda g, x, y: ow.sigmoid_backward(g, y)),
    "tanh": (ow.tanh, lambda g, x, y: ow.tanh_backward(g, y)),
    "logit": (
        lambda x: ow.logit(x.sigmoid(), 0.2),
        lambda g, x, y: ow.sigmoid_backward(ow.logit_backward(g, x.sigmoid(), 0.2), x.sigmoid()),
    ),
    "silu": (F.silu, lambda g, x, y: F.silu_backward(g, x)),
    "mish": (F.mish, lambda g, x, y: F.mish_backward(g, x)),
    "hardswish": (F.hardswish, lambda g, x, y: F.hardswish_backward(g, x)),
    "hardsigmoid": (F.hardsigmoid, lambda g, x, y: F.hardsigmoid_backward(g, x)),
    "hardtanh": (F.hardtanh, lambda g, x, y: F.hardtanh_backward(g, x, -1, 1)),
    "leaky_relu": (F.leaky_relu, lambda g, x, y: F.leaky_relu_backward(g, x, 0.01, self_is_result=False)),
    "elu": (lambda x: F.elu(x, 1.5), lambda g, x, y: F.elu_backward(g, 1.5, 1, 1, False, x)),
    "elu of the result": (lambda x: F.elu(x, 1.5), lambda g, x, y: F.elu_backward(g, 1.5, 1, 1, True, y)),
    "softplus": (F.softplus, lambda g, x, y: F.softplus_backward(g, x, 1, 20)),
    "softshrink": (F.softshrink, lambda g, x, y: F.softshrink_backward(g, x, 0.5)),
    "hardshrink": (F.hardshrink, lambda g, x, y: ow.hardshrink_backward(g, x, 0.5)),
    "threshold": (lambda x: F.threshold(x, 0.2, 7.0), lambda g, x, y: ow.threshold_backward(g, x, 0.2)),
    "log_sigmoid": (
        F.log_sigmoid, lambda g, x, y: F.log_sigmoid_backward(g, x, F.log_sigmoid_forward(x).buffer)
    ),
    "glu": (lambda x: F.glu(x, 1), lambda g, x, y: F.glu_backward(g, x, 1)),
    "gelu": (F.gelu, lambda g, x, y: ow.infinitely_differentiable_gelu_backward(g, x)),
    "select": (lambda x: x.select(1, 2), lambda g, x, y: ow.select_backward(g, x.shape, 1, 2)),
    "slice": (lambda x: x.slice(1, 1, 4, 2), lambda g, x, y: ow.slice_backward(g, x.shape, 1, 1, 4, 2)),
    "diagonal": (lambda x: x.diagonal(1), lambda g, x, y: ow.diagonal_backward(g, x.shape, 1, 0, 1)),
    "trace": (ow.trace, lambda g, x, y: ow.trace_backward(g, x.shape)),
    "unfold": (lambda x: x.unfold(1, 2, 2), lambda g, x, y: ow.unfold_backward(g, x.shape, 1, 2, 2)),
    "index_select": (
        lambda x: x.index_select(1, ow.tensor([3, 0, 3])),
        lambda g, x, y: ow.index_select_backward(g, x.shape, 1, ow.tensor([3, 0, 3])),
    ),
    "gather": (
        lambda x: x.gather(1, ow.tensor([[3, 3], [0, 1], [2, 2]])),
        lambda g, x, y: ow.gather_backward(g, x, 1, ow.tensor([[3, 3], [0, 1], [2, 2]]), False),
    ),
    "masked_select": (lambda x: x[x > 0], lambda g, x, y: ow.masked_select_backward(g, x, x > 0)),
    "masked_select of a row": (
        lambda x: x[0].masked_select(spread(3, 4) > 0),
        lambda g, x, y: ow.select_backward(ow.masked_select_backward(g, x[0], x > 0), x.shape, 0, 0),
    ),
    "max": (
        lambda x: x.max(1).values,
        lambda g, x, y: ow.value_selecting_reduction_backward(g, 1, x.argmax(1), x.shape, False),
    ),
    "cumprod": (lambda x: x.cumprod(1), lambda g, x, y: ow.cumprod_backward(g, x, 1, y)),
    "cummax": (
        lambda x: x.cummax(1).values, lambda g, x, y: ow.cummaxmin_backward(g, x, x.cummax(1).indices, 1)
    ),
    "masked_scatter": (
        lambda x: ow.zeros(3, 4, dtype=ow.float64).masked_scatter(spread(3, 4) > 0, x),
        lambda g, x, y: ow.masked_scatter_backward(g, spread(3, 4) > 0, x.shape),
    ),
}  # fmt: skip


def slope_of(function: Call, x: Any) -> tuple[Any, Any, Any]:
    """A gradient of the result, the result, and the gradient of the input that belong together."""
    x = x.detach().requires_grad_()
    y = function(x)
    grad = spread(*y.shape) + 0.125
    return grad, y.detach(), ow.autograd.grad(y, x, grad)[0]


@pytest.mark.parametrize("name", ACTIVATIONS)
def test_gradients(name: str) -> None:
    function, backward = ACTIVATIONS[name]
    x = spread(3, 4)
    grad, y, wanted = slope_of(function, x)
    result = backward(grad, x, y)
    assert (result.shape, result.dtype) == (x.shape, x.dtype)
    assert ow.allclose(result, wanted, rtol=1e-12, atol=1e-14), (result, wanted)
    again = grad.clone().requires_grad_()
    assert gradcheck(lambda g: backward(g, x, y), again)


def test_the_gradient_of_complex_silu_has_gradients() -> None:
    grad, x = (ow.complex(spread(3) * sign, spread(3).flip(0) + 0.3).requires_grad_() for sign in (1, -1))
    assert gradcheck(F.silu_backward, (grad, x))
    assert ow.autograd.gradgradcheck(F.silu, x)
    step, turned = 1e-6, (x.detach(), grad.detach())
    ahead, behind = (F.silu_backward(grad + at * turned[0], x + at * turned[1]) for at in (step, -step))
    tangent = ow.func.jvp(F.silu_backward, (grad.detach(), x.detach()), turned)[1]
    assert ow.allclose(tangent, (ahead - behind) / (2 * step), rtol=1e-6)


REDUCTIONS = {"none": 0, "mean": 1, "sum": 2}  # as the schemas number them
LOSSES: dict[str, tuple[Call, Call]] = {
    "mse_loss": (F.mse_loss, F.mse_loss_backward),
    "smooth_l1_loss": (F.smooth_l1_loss, lambda g, x, t, r: F.smooth_l1_loss_backward(g, x, t, r, 1.0)),
    "l1_loss": (F.l1_loss, lambda g, x, t, r: F.smooth_l1_loss_backward(g, x, t, r, 0.0)),
    "huber_loss": (F.huber_loss, lambda g, x, t, r: F.huber_loss_backward(g, x, t, r, 1.0)),
    "soft_margin_loss": (F.soft_margin_loss, F.soft_margin_loss_backward),
    "binary_cross_entropy": (
        lambda x, t, reduction: F.binary_cross_entropy(x.sigmoid(), t.sigmoid(), reduction=reduction),
        lambda g, x, t, r: ow.sigmoid_backward(
            F.binary_cross_entropy_backward(g, x.sigmoid(), t.sigmoid(), None, [*REDUCTIONS][r]), x.sigmoid()
        ),
    ),
}  # fmt: skip


@pytest.mark.parametrize("reduction", REDUCTIONS)
@pytest.mark.parametrize("name", LOSSES)
def test_losses(name: str, reduction: str) -> None:
    loss, backward = LOSSES[name]
    x, target = spread(3, 4), spread(4, 3).t().contiguous()
    grad, _, wanted = slope_of(lambda x: loss(x, target, reduction=reduction), x)
    result = backward(grad, x, target, REDUCTIONS[reduction])
    assert ow.allclose(result, wanted, rtol=1e-12, atol=1e-14), (result, wanted)


PLACES = {1: (2, 3, 6), 2: (2, 3, 6, 5), 3: (2, 3, 4, 6, 5)}
PADDING = (2, 1, 0, 3, 1, 2)


@pytest.mark.parametrize("dims", PLACES)
@pytest.mark.parametrize(("kind", "mode"), [("reflection", "reflect"), ("replication", "replicate")])
def test_padding(kind: str, mode: str, dims: int) -> None:
    x, padding = spread(*PLACES[dims]), PADDING[: 2 * dims]
    function, backward = getattr(F, f"{kind}_pad{dims}d"), getattr(F, f"{kind}_pad{dims}d_backward")
    grad, y, wanted = slope_of(lambda x: function(x, padding), x)
    assert y.tolist() == F.pad(x, padding, mode).tolist()
    assert ow.allclose(backward(grad, x, padding), wanted)
    out = ow.empty(0, dtype=ow.float64)
    assert function(x, padding, out=out).tolist() == y.tolist()
    with pytest.raises(RuntimeError, match="numbers of padding"):
        function(x, padding[:1])


WAYS = {
    "nearest": ("nearest1d", "nearest2d", "nearest3d"), "linear": ("linear1d",), "bilinear": ("bilinear2d",),
    "trilinear": ("trilinear3d",), "bicubic": ("bicubic2d",),
    "nearest-exact": ("_nearest_exact1d", "_nearest_exact2d", "_nearest_exact3d"),
}  # fmt: skip


@pytest.mark.parametrize(("mode", "name"), [(mode, item) for mode, names in WAYS.items() for item in names])
def test_upsampling(mode: str, name: str) -> None:
    dims = int(name[-2])
    full = f"_upsample{name}" if name[0] == "_" else f"upsample_{name}"
    space = functions if name[0] == "_" else F
    function, backward = getattr(space, full), getattr(space, f"{full}_backward")
    x, sizes = spread(*PLACES[dims]), (7, 3, 5)[:dims]
    for corners in (False, True) if "linear" in mode or mode == "bicubic" else (None,):
        arguments = () if corners is None else (corners,)
        wanted = F.interpolate(x, sizes, mode=mode, align_corners=corners)
        grad, y, slope = slope_of(lambda x, value=arguments: function(x, sizes, *value), x)
        assert y.tolist() == wanted.tolist()
        assert ow.allclose(backward(grad, sizes, x.shape, *arguments), slope)
        assert function(x, sizes, *arguments, None).tolist() == y.tolist()
        by_factors = F.interpolate(x, scale_factor=[1.5] * dims, mode=mode, align_corners=corners)
        assert function(x, None, *arguments, [1.5] * dims).tolist() == by_factors.tolist()
        out = ow.empty(0, dtype=ow.float64)
        assert function(x, sizes, *arguments, out=out).tolist() == y.tolist()
    with pytest.raises(RuntimeError, match="expected an input"):
        function(x[0], sizes, *arguments)
    with pytest.raises(RuntimeError, match="give either"):
        function(x, None, *arguments, None)


@pytest.mark.parametrize("dims", [2, 3])
def test_pooling(dims: int) -> None:
    x = spread(*PLACES[dims])
    function = getattr(F, f"max_pool{dims}d_with_indices")
    backward = getattr(F, f"max_pool{dims}d_with_indices_backward")
    wanted = getattr(F, f"max_pool{dims}d")(x, 3, 2, 1, return_indices=True)
    result = function(x, 3, 2, 1)
    assert [value.tolist() for value in result] == [value.tolist() for value in wanted]
    grad, _, slope = slope_of(lambda x: function(x, 3, 2, 1)[0], x)
    assert ow.allclose(backward(grad, x, 3, 2, 1, 1, False, result[1]), slope)
    adaptive = getattr(ow, f"adaptive_max_pool{dims}d")
    values, indices = adaptive(x, 2)
    assert values.tolist() == getattr(F, f"adaptive_max_pool{dims}d")(x, 2).tolist()
    grad, _, slope = slope_of(lambda x: adaptive(x, 2)[0], x)
    assert ow.allclose(getattr(F, f"adaptive_max_pool{dims}d_backward")(grad, x, indices), slope)
    grad, _, slope = slope_of(lambda x: getattr(F, f"avg_pool{dims}d")(x, 3, 2, 1), x)
    mean = getattr(F, f"avg_pool{dims}d_backward")
    assert ow.allclose(mean(grad, x, 3, 2, 1, False, True, None), slope)
    out = ow.empty(0, dtype=ow.float64), ow.empty(0, dtype=ow.int64)
    function(x, 3, 2, 1, out=out)
    assert [value.tolist() for value in out] == [value.tolist() for value in wanted]


def test_embedding() -> None:
    indices = ow.tensor([[3, 0], [3, 1]])
    for padding, by_count in ((-1, False), (1, False), (0, True)):
        grad, _, wanted = slope_of(
            lambda w, p=padding, c=by_count: ow.embedding(w, indices, p, scale_grad_by_freq=c), spread(5, 2)
        )
        assert ow.allclose(ow.embedding_dense_backward(grad, indices, 5, padding, by_count), wanted)
        assert ow.allclose(ow.embedding_backward(grad, indices, 5, padding, by_count, False), wanted)
        stored = ow.embedding_backward(grad, indices, 5, padding, by_count, True)
        assert stored.is_sparse
        assert ow.allclose(stored.to_dense(), wanted)
    assert ow.native_dropout_backward(ow.ones(2), ow.tensor([True, False]), 2.0).tolist() == [2, 0]
