"""Convolutions of floats and their gradients: exactly what columns of windows give for whole numbers."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from convolution_windows import CASES
from guard_pages import PROTECTS, before_guard_page

import generated as ow
from runtime.kernels.convolution.lattice import Lattice, plan_of
from runtime.kernels.convolution.operator import Window, convolve, correlate, spread
from runtime.kernels.matmul.shape import ROW_BYTES

DTYPES = ("float32", "float64")

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
    for tensor, wanted in pairs:
        assert tensor.dtype == dtype
        np.testing.assert_array_equal(tensor, wanted.real)


@pytest.mark.parametrize(
    ("batch", "inside", "outside", "sizes", "stride", "groups"),
    [(5, 16, 24, (40, 30), 1, 1), (40, 64, 64, (3, 3), 1, 1), (4, 32, 32, (30, 30), 2, 1), (8, 1, 1, (40, 30), 1, 32)],
)
def test_results_do_not_depend_on_threads(
    batch: int, inside: int, outside: int, sizes: tuple[int, int], stride: int, groups: int
) -> None:
    draw, window = np.random.default_rng(1), Window((3, 3), (stride, stride), (1, 1), (1, 1), groups)
    shapes = (
        (batch, inside * groups, *sizes), (outside * groups, inside, 3, 3),
        (batch, outside * groups, *window.output(sizes)),
    )  # fmt: skip
    x, w, g = (draw.standard_normal(shape).astype("f4") for shape in shapes)
    before, result = ow.get_num_threads(), []
    try:
        for threads in {1, before}:
            ow.set_num_threads(threads)
            results = convolve(x, w, None, window), spread(g, w, sizes, window), correlate(g, x, window)
            result.append([array.tobytes() for array in results])
    finally:
        ow.set_num_threads(before)
    assert result[0] == result[-1]


def test_what_is_not_finite_stays_in_its_windows() -> None:
    window = Window((3, 3), (1, 1), (1, 1), (1, 1))
    x, w = np.ones((2, 3, 20, 40), "f4"), np.ones((9, 3, 3, 3), "f4")
    x[1, 2, 10, 39], x[0, 0, 0, 0] = np.nan, np.inf
    result = convolve(x, w, None, window)
    where = np.zeros((2, 20, 40), bool)
    where[1, 9:12, 38:] = where[0, :2, :2] = True
    np.testing.assert_array_equal(~np.isfinite(result), np.broadcast_to(where[:, None], result.shape))
    assert np.isposinf(result[0, :, :2, :2]).all()


@pytest.mark.parametrize("dtype", [ow.float32, ow.float16])
@pytest.mark.parametrize("stride", [6, 2**31, 2**62, 2**70])
def test_steps_longer_than_an_image_are_steps_out_of_it(stride: int, dtype: ow.dtype) -> None:
    x = ow.arange(15.0).reshape(1, 1, 3, 5).to(dtype).requires_grad_()
    w = ow.arange(4.0).reshape(1, 1, 2, 2).to(dtype).requires_grad_()
    functional = ow.nn.functional
    result = functional.conv2d(x, w, stride=stride)
    assert result.tolist() == [[[[0 * 0 + 1 * 1 + 2 * 5 + 3 * 6]]]]
    result.sum().backward()
    assert w.grad.tolist() == [[[[0, 1], [5, 6]]]]
    assert x.grad[0, 0, :2, :2].tolist() == [[0, 1], [2, 3]]
    assert x.grad.sum() == 6
    assert functional.conv_transpose2d(x[..., :1, 1:2], w, stride=stride).tolist() == [[[[0, 1], [2, 3]]]]


@PROTECTS
@pytest.mark.parametrize("dtype", DTYPES)
def test_nothing_is_read_behind_an_operand(dtype: str) -> None:
    windows = (Window((2, 3), stride, (0, 0), (1, 1)) for stride in itertools.product((1, 2, 3), repeat=2))
    points = (Window((1, 1), (1, 1), (0, 0), (1, 1)), Window((1, 1), (1, 1), (0, 0), (1, 1), 3))
    depthwise = (Window((2, 3), stride, (0, 0), (1, 1), 3) for stride in ((1, 1), (2, 2), (1, 3)))
    for window in (*windows, *points, *depthwise):
        for columns in (5, 12, 34, 67):
            case = (2, 3, 9, (6, columns), window) if window.groups == 1 else (2, 1, 1, (6, columns), window)
            images, kernels, bias, grad = operands(case, dtype)
            x, w, b, g = (before_guard_page(item) for item in (images, kernels, bias, grad))
            np.testing.assert_array_equal(convolve(x, w, b, window), convolve(images, kernels, bias, window))
            np.testing.assert_array_equal(spread(g, w, case[3], window), spread(grad, kernels, case[3], window))
            np.testing.assert_array_equal(correlate(g, x, window), correlate(grad, images, window))


def lanes(lattice: Lattice) -> int:
    """The products that a row of the result takes in each channel, those in lanes that are thrown away included."""
    taps = np.diff(lattice.set_starts)[lattice.panel_sets]
    panels = -(-lattice.columns // (ROW_BYTES // 4))
    return int(taps.sum() * (panels if len(taps) == 1 else 1)) * (ROW_BYTES // 4) * lattice.blocks


# Channels in and out, images, side, stride, and how many products there may be for one that is needed: those of a tile
# that is not full, and of padding beside what is needed. With a panel of one image (16, 512, 1, 1) took 288.
SMALL = (
    (512, 512, 100, 1, 1, 1.3), (512, 512, 32, 1, 1, 1.01), (512, 512, 32, 2, 1, 1.01), (256, 256, 16, 4, 1, 1.6),
    (512, 512, 16, 7, 1, 1.25), (256, 512, 16, 4, 2, 1.4), (64, 64, 16, 56, 1, 1.1), (128, 256, 16, 28, 2, 1.3),
)  # fmt: skip


@pytest.mark.skipif(ROW_BYTES < 64, reason="the counts are those of tiles of 16 columns and more")
@pytest.mark.parametrize("adjoint", [False, True])
@pytest.mark.parametrize(("channels", "number", "images", "side", "stride", "most"), SMALL)
def test_what_is_multiplied_beside_what_is_needed(
    channels: int, number: int, images: int, side: int, stride: int, most: float, adjoint: bool
) -> None:
    window = Window((3, 3), (stride, stride), (1, 1), (1, 1))
    plan = plan_of(window, (side, side), channels, number, images, 4, adjoint)
    rows = channels if adjoint else number
    total = sum(lanes(lattice) * len(lattice.row_weights) // rows for lattice in plan.lattices)
    reads = np.arange(window.output((side, side))[0])[:, None] * stride + np.arange(-1, 2)
    needed = int(((reads >= 0) & (reads < side)).sum()) ** 2 * images
    assert needed <= total <= most * needed


@pytest.mark.skipif(ROW_BYTES != 128, reason="what pays depends on the tile")
def test_what_reads_images_where_they_lie() -> None:
    """Wide images of few channels, which panels would be gathered from for few rows; not small ones."""
    same, half = Window((3, 3), (1, 1), (1, 1), (1, 1)), Window((3, 3), (2, 2), (1, 1), (1, 1))
    wide = plan_of(same, (56, 56), 64, 64, 16, 4, False)
    assert wide.own > 0
    assert all(lattice.direct for lattice in wide.lattices)
    assert plan_of(half, (56, 56), 64, 128, 16, 4, False).own > 0
    assert all(lattice.direct for lattice in plan_of(half, (56, 56), 64, 128, 16, 4, True).lattices)
    small = plan_of(same, (2, 2), 256, 256, 16, 4, False)
    assert small.own == 0
    assert not any(lattice.direct for lattice in small.lattices)


WRONG_GRADIENTS = {
    "too few channels": (2, 3, 4, 4), "too many channels": (2, 5, 4, 4), "too many places": (2, 4, 9, 9),
    "one place more": (2, 4, 4, 5), "too many images": (3, 4, 4, 4),
}


@pytest.mark.parametrize("shape", WRONG_GRADIENTS.values(), ids=WRONG_GRADIENTS.keys())
def test_gradients_that_do_not_fit_are_errors(shape: tuple[int, ...]) -> None:
    """Loops would read behind them."""
    grad, images, kernels = ow.ones(shape), ow.ones(2, 3, 6, 6), ow.ones(4, 3, 3, 3)
    with pytest.raises(RuntimeError, match="gradient of shape"):
        ow.convolution_backward(
            grad, images, kernels, None, (1, 1), (0, 0), (1, 1), False, (0, 0), 1, (shape[0] == 2, True, False)
        )
