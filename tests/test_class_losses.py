"""The loss of class indices: NumPy's way for few rows, and the compiled loop for many, give the same bits."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import generated as ow
from runtime.kernels.elementwise.driver import GRAIN
from runtime.kernels.losses import operator

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
    *given, made = arguments
    one, other = made.copy(), made.copy()
    assert way(*given, one) == loop(*given, other) == -1
    assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("reduction", REDUCTIONS)
@pytest.mark.parametrize("ignored", ["none", "some", "all"])
@pytest.mark.parametrize("shape", SHAPES)
def test_both_ways_are_the_same(shape, ignored, reduction, dtype) -> None:
    rows, targets = rows_and_targets(shape, dtype, ignored)
    made = np.zeros(targets.size if reduction == "each" else 1, dtype)
    forward = operator._forward_loop
    same(operator._forward, forward, rows, targets, -100, REDUCTIONS[reduction], made)
    gradient = np.random.default_rng(6).standard_normal(made.size).astype(dtype)
    backward = operator._backward_loop
    same(operator._backward, backward, gradient, targets, -100, REDUCTIONS[reduction], np.zeros(shape, dtype))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_special_values_are_the_same(dtype) -> None:
    forward = operator._forward_loop
    for count in (1, 2, 3):
        for values in itertools.product(SPECIAL, repeat=count):
            rows = np.array(values, dtype).reshape(count, 1, 1)
            for reduction in REDUCTIONS.values():
                made = np.zeros(count if reduction == 0 else 1, dtype)
                same(operator._forward, forward, rows, np.zeros(count, np.int64), -100, reduction, made)


@pytest.mark.parametrize("size", [5, GRAIN + 1])
def test_the_first_bad_target_is_named(size: int) -> None:
    rows, targets = np.zeros((size, 3, 1)), np.zeros(size, np.int64)
    targets[3], targets[4] = 3, -1
    assert operator._forward(rows, targets, -100, 2, np.zeros(1)) == 3
    assert operator._backward(np.ones(1), targets, -100, 2, rows) == 3
    with pytest.raises(IndexError, match="target 3 is out"):
        ow.nn.functional.nll_loss(ow.zeros(size, 3), ow.from_numpy(targets))
