"""Reductions along short rows: what is gathered by squares of elements, which are transposed in vector registers."""

from __future__ import annotations

import itertools
from typing import Any

import numba
import numpy as np
import pytest

import generated as ow
from runtime.compile.compiling import entry_point
from runtime.compile.transposing import SIDES, transpose
from runtime.kernels.reduction.loops import movement
from runtime.native.interpreted import interpreted

LENGTHS = [1, 2, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 100, 127, 128, 129, 200, 255, 257, 1000, 1024, 1025]
ROWS = [3, 33, 130, 700]
DTYPES = ["uint8", "int16", "float32", "float64", "complex64", "complex128"]


def rows_of(dtype: str, rows: int, length: int) -> np.ndarray[Any, Any]:
    """Small whole numbers, so that every order of adding them gives the same; what lies between rows is another."""
    room = np.full((rows, length + 3), 77, dtype)
    part = room[:, 1 : length + 1]
    part[...] = np.random.default_rng(length).integers(0, 10, (rows, length))
    return part


@pytest.mark.parametrize("dtype", DTYPES)
def test_planes_of_every_size(dtype: str) -> None:
    """Several lines enter one output."""
    for batch, channels, length in itertools.product((1, 2, 9), (1, 3, 40), LENGTHS):
        part = rows_of(dtype, batch * channels, length).reshape(batch, channels, length)
        x, what = ow.from_numpy(part), f"{batch} x {channels} planes of {length}"
        np.testing.assert_array_equal(x.sum((0, 2)).numpy(), part.sum((0, 2)), what)
        np.testing.assert_array_equal(x[..., 1:].sum((0, 2)).numpy(), part[..., 1:].sum((0, 2)), what)
        if not x.is_complex():
            moved = x.transpose(0, 1).unsqueeze(0)
            np.testing.assert_array_equal(moved.amax((0, 2, 3)).numpy(), part.max((0, 2)), what)
            np.testing.assert_array_equal(x.transpose(0, 1).flatten(1).argmax(1).numpy(),
                                          part.swapaxes(0, 1).reshape(channels, -1).argmax(1), what)  # fmt: skip
        if x.is_floating_point():
            variance, mean = ow.var_mean(x, (0, 2), correction=0)
            np.testing.assert_allclose(mean.numpy(), part.mean((0, 2)), rtol=1e-5, err_msg=what)
            np.testing.assert_allclose(variance.numpy(), part.var((0, 2)), rtol=1e-4, atol=1e-9, err_msg=what)


@pytest.mark.parametrize("dtype", DTYPES)
def test_rows_of_every_length(dtype: str) -> None:
    for rows, length in itertools.product(ROWS, LENGTHS):
        part = rows_of(dtype, rows, length)
        x = ow.from_numpy(part)
        np.testing.assert_array_equal(x.sum(1).numpy(), part.sum(1), f"{rows} rows of {length}")
        if not x.is_complex():
            np.testing.assert_array_equal(x.amax(1).numpy(), part.max(1), f"{rows} rows of {length}")
            np.testing.assert_array_equal(x.t().argmin(0).numpy(), part.argmin(1), f"{rows} rows of {length}")


@pytest.mark.parametrize("length", [16, 21, 64, 100, 1000])
def test_a_row_gives_the_same_wherever_it_lies(length: int) -> None:
    """Sixteen rows are entered at once, and the last few: of which a row is one makes no difference to its bits."""
    x = np.random.default_rng(length).standard_normal((37, length), np.float32)
    sums, most = ow.from_numpy(x).sum(1), ow.from_numpy(x).amax(1)
    for first, last in [(0, 1), (5, 21), (30, 37), (1, 36)]:
        part = ow.from_numpy(x[first:last])
        assert part.sum(1).tolist() == sums[first:last].tolist()
        assert part.amax(1).tolist() == most[first:last].tolist()
    np.testing.assert_allclose(sums.numpy(), x.astype(np.float64).sum(1), 0, 1e-6 * length**0.5)


def test_rows_with_numbers_that_are_not_finite() -> None:
    x = np.ones((20, 50), np.float32)
    x[3, 49], x[4, 17], x[5, 0] = np.nan, np.inf, -np.inf
    mask = np.arange(20)[:, None] == [3, 4, 5]
    most = ow.from_numpy(x).amax(1).numpy()
    np.testing.assert_array_equal(most[3:6], [np.nan, np.inf, 1])
    np.testing.assert_array_equal(most[~mask.any(1)], 1)
    np.testing.assert_array_equal(ow.from_numpy(x).sum(1).numpy()[3:6], [np.nan, np.inf, -np.inf])
    np.testing.assert_array_equal(ow.nansum(ow.from_numpy(x), 1).numpy()[3], 49)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_results_for_every_element(dtype: str) -> None:
    for rows, length in itertools.product(ROWS, LENGTHS):
        part = rows_of(dtype, rows, length)
        wide = np.exp(part.astype(np.float64) - part.max(1, keepdims=True))
        expected = wide / wide.sum(1, keepdims=True)
        out = ow.from_numpy(np.full((rows, length + 2), 5, dtype))[:, :length]
        for tensor in (ow.softmax(ow.from_numpy(part), 1), ow.softmax(ow.from_numpy(part), 1, out=out),
                     ow.softmax(ow.from_numpy(part.T), 0).t()):  # fmt: skip
            np.testing.assert_allclose(tensor.numpy(), expected, 1e-5, 1e-7, err_msg=f"{rows} rows of {length}")
        assert out._base[:, length:].eq(5).all()  # what lies beside it is not written


def test_several_tensors_side_by_side() -> None:
    for rows, length in itertools.product([33, 130], LENGTHS):
        x, y = rows_of("float64", rows, length), rows_of("float64", length, rows).T
        result = ow.nn.functional.cosine_similarity(ow.from_numpy(x), ow.from_numpy(y), dim=1)
        norms = np.linalg.norm(x, axis=1) * np.linalg.norm(y, axis=1)
        expected = (x * y).sum(1) / np.maximum(norms, 1e-8)
        np.testing.assert_allclose(result.numpy(), expected, 1e-12, err_msg=f"{rows} rows of {length}")


@pytest.mark.parametrize("width", [1, 2, 4, 8, 16])
@pytest.mark.parametrize("way", ["compiled", "interpreted"])
def test_tiles(width: int, way: str) -> None:
    """Into and out of a tile, compiled and not: the elements that are asked for, and no others."""
    native: Any = movement.copy_tile
    copy = entry_point(native) if way == "compiled" else interpreted(native)
    element = np.dtype(f"V{width}") if width == 16 else np.dtype(f"u{width}")
    for rows, columns in [(1, 9), (9, 1), (3, 5), (8, 8), (16, 16), (17, 33), (35, 18)]:
        source = np.arange((columns + 2) * (rows + 5) * width, dtype=np.uint16).astype(np.uint8).view(element)
        source = source.reshape(columns + 2, rows + 5)
        target = np.zeros((rows + 2, columns + 4), element)
        wanted = target.copy()
        wanted[:rows, :columns] = source[:columns, :rows].T
        copy(width, target.ctypes.data, *target.strides, source.ctypes.data, *source.strides[::-1], rows, columns)
        assert target.tobytes() == wanted.tobytes(), (rows, columns)
        back, before = np.zeros_like(source), np.zeros_like(source)
        before[:columns, :rows] = source[:columns, :rows]
        copy(width, back.ctypes.data, *back.strides[::-1], target.ctypes.data, *target.strides, rows, columns)
        assert back.tobytes() == before.tobytes(), (rows, columns)


@pytest.mark.parametrize("width", SIDES)
def test_a_square_moves_by_whole_vectors(width: int) -> None:
    """No element is loaded or stored by itself, on any processor."""
    side = SIDES[width]
    square = numba.njit(lambda target, source, step: transpose(width, target, step, source, step))
    x = np.arange(side * side).astype(f"u{width}").reshape(side, side)
    tensor = np.zeros_like(x)
    square(tensor.ctypes.data, x.ctypes.data, x.strides[0])
    np.testing.assert_array_equal(tensor, x.T)
    (text,) = square.inspect_llvm().values()
    vector = f"<{side} x i{8 * width}>"
    assert (text.count(f"load {vector}"), text.count(f"store {vector}")) == (side, side)
    assert text.count("shufflevector") <= side * {4: 2, 8: 3, 16: 4}[side]
