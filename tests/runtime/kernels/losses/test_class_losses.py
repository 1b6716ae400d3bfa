"""The loss of class indices: NumPy's way for few rows, and the compiled loop for many, give the same bits."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import generated as ow
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.kernels.losses import margins, operator

functional = ow.nn.functional

SHAPES = [(1, 1, 1), (7, 3, 1), (400, 5, 1), (3, 4, 6), (0, 3, 1), (2, 3, 0)]
SPECIAL = [0.0, -0.0, np.inf, -np.inf, np.nan, 3e38]
REDUCTIONS = {"each": 0, "mean": 1, "sum": 2}


def rows_and_targets(shape, dtype, ignored):
    generator = np.random.default_rng(5)
    rows = generator.standard_normal(shape).astype(dtype)
    targets = generator.integers(0, shape[1], shape[0] * shape[2])
    if ignored == "some":
        targets[::3] = -100
    elif ignored == "all":
        targets[:] = -100
    return rows, targets


def same(way, loop, *arguments):
    """Both ways write the same bits into copies of the last argument."""
    *operands, result = arguments
    first, other = result.copy(), result.copy()
    assert way(*operands, first) == loop(*operands, other) == -1
    assert first.tobytes() == other.tobytes()


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("reduction", REDUCTIONS)
@pytest.mark.parametrize("ignored", ["none", "some", "all"])
@pytest.mark.parametrize("shape", SHAPES)
def test_both_ways_are_the_same(shape, ignored, reduction, dtype) -> None:
    rows, targets = rows_and_targets(shape, dtype, ignored)
    tensor = np.zeros(targets.size if reduction == "each" else 1, dtype)
    forward = operator._forward_loop
    same(operator._forward, forward, rows, targets, -100, REDUCTIONS[reduction], tensor)
    gradient = np.random.default_rng(6).standard_normal(tensor.size).astype(dtype)
    backward = operator._backward_loop
    same(operator._backward, backward, gradient, targets, -100, REDUCTIONS[reduction], np.zeros(shape, dtype))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_special_values_are_the_same(dtype) -> None:
    forward = operator._forward_loop
    for count in (1, 2, 3):
        for values in itertools.product(SPECIAL, repeat=count):
            rows = np.array(values, dtype).reshape(count, 1, 1)
            for reduction in REDUCTIONS.values():
                tensor = np.zeros(count if reduction == 0 else 1, dtype)
                same(operator._forward, forward, rows, np.zeros(count, np.int64), -100, reduction, tensor)


@pytest.mark.parametrize("size", [5, GRAIN + 1])
def test_the_first_bad_target_is_named(size: int) -> None:
    rows, targets = np.zeros((size, 3, 1)), np.zeros(size, np.int64)
    targets[3], targets[4] = 3, -1
    assert operator._forward(rows, targets, -100, 2, np.zeros(1)) == 3
    assert operator._backward(np.ones(1), targets, -100, 2, rows) == 3
    with pytest.raises(IndexError, match="target 3 is out"):
        ow.nn.functional.nll_loss(ow.zeros(size, 3), ow.from_numpy(targets))


def hinges(x, target, p=1, margin=1.0):
    """The losses of rows with one class each, by their definition."""
    target_scores = x[np.arange(len(x)), target]
    excess = np.maximum(margin - target_scores[:, None] + x, 0.0) ** p
    excess[np.arange(len(x)), target] = 0
    return excess.mean(1)


@pytest.mark.parametrize("dtype", ["float32", "float64", "bfloat16"])
@pytest.mark.parametrize("p", [1, 2])
def test_multi_margin_loss_is_its_definition(p, dtype):
    draw = np.random.default_rng(0)
    for rows, width in ((1, 1), (3, 2), (8, 8), (40, 1000)):
        x = ow.from_numpy(draw.standard_normal((rows, width))).to(getattr(ow, dtype))
        target, weight = draw.integers(0, width, rows), draw.random(width)
        wanted = hinges(x.double().numpy(), target, p, 0.7)
        close = {"float32": 1e-6, "float64": 1e-13, "bfloat16": 1e-2}[dtype]
        for columns in (False, True):
            arguments = x.t().contiguous().t() if columns else x
            loss = functional.multi_margin_loss(arguments, ow.from_numpy(target), p=p, margin=0.7, reduction="none")
            assert loss.dtype == x.dtype
            np.testing.assert_allclose(loss.double().numpy(), wanted, rtol=close, atol=close)
        more = {"p": p, "margin": 0.7, "weight": ow.from_numpy(weight), "reduction": "sum"}
        loss = functional.multi_margin_loss(x.double(), ow.from_numpy(target), **more)
        np.testing.assert_allclose(loss.item(), (wanted * weight[target]).sum(), rtol=1e-12)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_hinge_losses_in_one_call_are_those_of_the_general_path(dtype):
    draw = np.random.default_rng(0)
    for general, call in (
        (margins.multi_margin.general, margins.multi_margin.prepare_kernel()),
        (margins.multilabel_margin.general, margins.multilabel_margin.prepare_kernel()),
    ):
        for rows, width in ((1, 1), (3, 2), (8, 8), (0, 3), (20, 50)):
            x = ow.from_numpy(draw.standard_normal((rows, width))).to(getattr(ow, dtype))
            if "multilabel" in general.__name__:
                arguments = [(x, ow.from_numpy(draw.integers(-1, width, (rows, width))))]
            else:
                target = ow.from_numpy(draw.integers(0, width, rows))
                arguments = [(x, target, p, margin) for p in (1, 2) for margin in (1.0, 0.3)]
            for argument in arguments:
                first, other = call(*argument), general(*argument)
                assert (first.dtype, first.shape) == (other.dtype, other.shape)
                assert first.numpy().tobytes() == other.numpy().tobytes()


def test_nan_is_in_the_hinge_loss_of_its_row():
    x = ow.tensor([[0.1, ow.nan, 0.2], [0.1, 0.5, 0.2]])
    losses = functional.multi_margin_loss(x, ow.tensor([0, 1]), reduction="none")
    assert losses.isnan().tolist() == [True, False]
    losses = functional.multilabel_margin_loss(x, ow.tensor([[0, -1, 0], [1, -1, 0]]), reduction="none")
    assert losses.isnan().tolist() == [True, False]


def test_classes_of_hinge_losses_lie_within_bounds():
    x = ow.ones(2, 3)
    for bad in (-1, 3):
        with pytest.raises(IndexError, match=f"target {bad} is out of bounds: there are 3 classes"):
            functional.multi_margin_loss(x, ow.tensor([0, bad]))
    for bad in (-2, 3):
        with pytest.raises(RuntimeError, match=r"target must lie in \[-1, 3\), got "):
            functional.multilabel_margin_loss(x, ow.tensor([[0, -1, -1], [0, -1, bad]]))
