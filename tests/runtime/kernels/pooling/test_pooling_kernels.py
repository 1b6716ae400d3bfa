"""Windows side by side and wide windows give what one window at a time gives: ties, NaN, zeros of either sign too."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.kernels.pooling import operator as pooling
from runtime.tensor import dtypes

SIZES = [(5, 70), (40, 3), (1, 200), (33, 34)]
GEOMETRIES = [  # kernel, stride, padding, dilation
    ((1, 2), (1, 2), (0, 0), (1, 1)), ((2, 2), (2, 2), (0, 0), (1, 1)), ((3, 3), (1, 1), (1, 1), (1, 1)),
    ((3, 2), (2, 3), (1, 1), (1, 1)), ((2, 3), (1, 1), (1, 1), (2, 2)), ((1, 20), (1, 7), (0, 9), (1, 1)),
]  # fmt: skip


def images(kind: dtypes.dtype, sizes: tuple[int, int], special: bool) -> ow.Tensor:
    """Two planes with many ties; or with NaN, infinity and both zeros."""
    draw = np.random.default_rng(0)
    result = np.round(draw.standard_normal((2, *sizes)) * 3)
    if special and kind.is_floating_point:
        result[draw.random(result.shape) < 0.05] = np.nan
        result[draw.random(result.shape) < 0.1] = np.inf
        result[draw.random(result.shape) < 0.2] = -0.0
        result[0, : sizes[0] // 2] = -np.inf
    return ow.from_numpy(result).to(kind)


def one_by_one(x: np.ndarray[Any, Any], rows: list[range], columns: list[range]) -> tuple[list[Any], list[int]]:
    """The largest elements of windows, and where they are: NaN is the largest, of several the last."""
    values, positions = [], []
    for plane, row, column in itertools.product(x, rows, columns):
        best, position = plane[row[0], column[0]], row[0] * x.shape[2] + column[0]
        for a, b in itertools.product(row, column):
            if plane[a, b] > best or plane[a, b] != plane[a, b]:
                best, position = plane[a, b], a * x.shape[2] + b
        values.append(best)
        positions.append(position)
    return values, positions


def same(result: tuple[ow.Tensor, ow.Tensor], x: np.ndarray[Any, Any], rows: list[range], columns: list[range]) -> None:
    values, positions = one_by_one(x, rows, columns)
    assert result[1].flatten().tolist() == positions
    assert result[0]._array.tobytes() == np.array(values, x.dtype).tobytes()


def sliding(size: int, kernel: int, stride: int, padding: int, dilation: int) -> list[range]:
    begins = range(-padding, size + padding - dilation * (kernel - 1), stride)
    return [range(begin if begin >= 0 else begin + -(begin // dilation) * dilation,
                  min(begin + dilation * (kernel - 1) + 1, size), dilation) for begin in begins]  # fmt: skip


@pytest.mark.parametrize("special", [False, True])
@pytest.mark.parametrize("kind", [dtypes.float32, dtypes.float64, dtypes.int64], ids=str)
def test_the_largest_of_windows(kind: dtypes.dtype, special: bool) -> None:
    for sizes in SIZES:
        arguments = images(kind, sizes, special)
        for kernel, stride, padding, dilation in GEOMETRIES:
            if any(n + 2 * p < d * (k - 1) + 1 for n, k, p, d in zip(sizes, kernel, padding, dilation, strict=True)):
                continue
            rows, columns = (sliding(*pair) for pair in zip(sizes, kernel, stride, padding, dilation, strict=True))
            if not all(rows) or not all(columns):  # a window without elements is an error
                continue
            result = pooling.max_pool(arguments, kernel, stride, padding, dilation, False)
            same(result, arguments._array, rows, columns)
        for output in ((2, 2), (1, 1), (3, 2)):
            parts = [[range(k * n // count, -(-(k + 1) * n // count)) for k in range(count)]
                     for n, count in zip(sizes, output, strict=True)]  # fmt: skip
            same(pooling.adaptive_max_pool(arguments, output), arguments._array, *parts)
