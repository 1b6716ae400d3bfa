"""Convolutions of floats and their gradients: exactly what columns of windows give for whole numbers."""

from __future__ import annotations

import itertools
import sys
from typing import Any

import numpy as np
import pytest
from test_product_kernels import at_the_end

import generated as ow
from runtime.kernels.convolution.operator import Window, convolve, correlate, spread

DTYPES = ("float32", "float64")
# Batch, channels in and out of a group, sizes, and the window: kernel, stride, padding, dilation, groups.
CASES: tuple[tuple[int, int, int, tuple[int, ...], Window], ...] = (
    (2, 3, 5, (9,), Window((3,), (1,), (0,), (1,))),
    (1, 1, 1, (1,), Window((1,), (1,), (0,), (1,))),
    (3, 2, 9, (70,), Window((4,), (2,), (3,), (2,))),
    (2, 1, 8, (28, 28), Window((3, 3), (1, 1), (1, 1), (1, 1))),
    (2, 16, 32, (32, 32), Window((3, 3), (1, 1), (1, 1), (1, 1))),
    (2, 16, 33, (32, 32), Window((3, 3), (2, 2), (1, 1), (1, 1))),
    (3, 8, 16, (14, 14), Window((3, 3), (1, 1), (1, 1), (1, 1))),
    (2, 40, 12, (7, 7), Window((3, 3), (1, 1), (1, 1), (1, 1))),
    (2, 5, 40, (17, 40), Window((1, 1), (1, 1), (0, 0), (1, 1))),
    (2, 5, 40, (17, 40), Window((1, 1), (2, 3), (0, 0), (1, 1))),
    (1, 3, 4, (40, 3), Window((2, 3), (1, 1), (0, 2), (3, 1))),
    (2, 3, 4, (5, 70), Window((5, 1), (1, 3), (2, 0), (1, 1))),
    (2, 2, 3, (12, 13), Window((3, 2), (3, 1), (2, 3), (1, 2), 3)),
    (2, 1, 1, (20, 33), Window((3, 3), (1, 1), (1, 1), (1, 1), 6)),
    (4, 3, 10, (20, 20), Window((3, 3), (1, 1), (3, 3), (1, 1), 2)),
    (40, 2, 3, (4, 4), Window((2, 2), (1, 1), (0, 0), (1, 1))),
    (2, 2, 9, (5, 6, 7), Window((2, 3, 1), (1, 1, 1), (1, 1, 0), (1, 1, 1))),
    (2, 3, 4, (6, 7, 20), Window((3, 3, 3), (2, 1, 2), (1, 0, 1), (1, 2, 1), 2)),
    (1, 2, 2, (3, 4, 3, 4), Window((2, 2, 2, 2), (1, 1, 1, 1), (1, 0, 0, 1), (1, 1, 1, 1))),
)


def numbers(shape: tuple[int, ...], dtype: str) -> Any:
    """Small whole numbers, the sums of whose products are exact."""
    return np.random.default_rng(sum(shape)).integers(-5, 6, shape).astype(dtype)


def operands(case: tuple[int, int, int, tuple[int, ...], Window], dtype: str) -> tuple[Any, Any, Any, Any]:
    """Images, kernels, numbers to add and a gradient."""
    batch, inside, outside, sizes, window = case
    number = outside * window.groups
    return (
        numbers((batch, inside * window.groups, *sizes), dtype), numbers((number, inside, *window.kernel), dtype),
        numbers((number,), dtype), numbers((batch, number, *window.output(sizes)), dtype),
    )  # fmt: skip


def complex_of(*arrays: Any) -> list[Any]:
    """The same numbers in a dtype that has no compiled loop."""
    return [array.astype("complex128") for array in arrays]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("case", CASES)
def test_what_columns_give(case: Any, dtype: str) -> None:
    images, kernels, bias, grad = operands(case, dtype)
    window, sizes = case[-1], case[3]
    x, w, b, g = complex_of(images, kernels, bias, grad)
    pairs = (
        (convolve(images, kernels, bias, window), convolve(x, w, b, window)),
        (convolve(images, kernels, None, window), convolve(x, w, None, window)),
        (spread(grad, kernels, sizes, window), spread(g, w, sizes, window)),
        (correlate(grad, images, window), correlate(g, x, window)),
    )
    for found, wanted in pairs:
        assert found.dtype == dtype
        np.testing.assert_array_equal(found, wanted.real)


def test_results_do_not_depend_on_threads() -> None:
    draw, window = np.random.default_rng(1), Window((3, 3), (1, 1), (1, 1), (1, 1))
    x, w, g = (draw.standard_normal(shape).astype("f4") for shape in ((5, 16, 40, 30), (24, 16, 3, 3), (5, 24, 40, 30)))
    before, found = ow.get_num_threads(), []
    try:
        for threads in {1, before}:
            ow.set_num_threads(threads)
            results = convolve(x, w, None, window), spread(g, w, (40, 30), window), correlate(g, x, window)
            found.append([one.tobytes() for one in results])
    finally:
        ow.set_num_threads(before)
    assert found[0] == found[-1]


def test_what_is_not_finite_stays_in_its_windows() -> None:
    window = Window((3, 3), (1, 1), (1, 1), (1, 1))
    x, w = np.ones((2, 3, 20, 40), "f4"), np.ones((9, 3, 3, 3), "f4")
    x[1, 2, 10, 39], x[0, 0, 0, 0] = np.nan, np.inf
    found = convolve(x, w, None, window)
    where = np.zeros((2, 20, 40), bool)
    where[1, 9:12, 38:] = where[0, :2, :2] = True
    np.testing.assert_array_equal(~np.isfinite(found), np.broadcast_to(where[:, None], found.shape))
    assert np.isposinf(found[0, :, :2, :2]).all()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="protects memory as Linux does")
@pytest.mark.parametrize("dtype", DTYPES)
def test_nothing_is_read_behind_an_operand(dtype: str) -> None:
    windows = (Window((2, 3), stride, (0, 0), (1, 1)) for stride in itertools.product((1, 2, 3), repeat=2))
    for window in (*windows, Window((1, 1), (1, 1), (0, 0), (1, 1))):
        for columns in (5, 12, 34, 67):
            case = (2, 3, 9, (6, columns), window)
            images, kernels, bias, grad = operands(case, dtype)
            x, w, b, g = (at_the_end(one) for one in (images, kernels, bias, grad))
            np.testing.assert_array_equal(convolve(x, w, b, window), convolve(images, kernels, bias, window))
            np.testing.assert_array_equal(correlate(g, x, window), correlate(grad, images, window))
