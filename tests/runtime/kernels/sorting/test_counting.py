"""bincount by its builtin, and by the loops of the general path, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.kernels.sorting import operator


@pytest.mark.parametrize("weigh", [None, np.float32, np.float64])
@pytest.mark.parametrize("least", [0, 7, 5000])
@pytest.mark.parametrize("top", [1, 100, 5000])
@pytest.mark.parametrize("size", [1, 9, 4096, 4097])
def test_numbers_and_weights(size: int, top: int, least: int, weigh: Any) -> None:
    """Few enough for the builtin and more; weights are added up in float64 in the order of the numbers."""
    draws = np.random.default_rng(size + top)
    numbers = draws.integers(0, top, size)
    weights = None if weigh is None else draws.standard_normal(size).astype(weigh)
    values = (ow.from_numpy(numbers), None if weights is None else ow.from_numpy(weights), least)
    wanted = np.bincount(numbers, None if weights is None else weights.astype(np.float64), least)
    wanted = wanted.astype(np.int64 if weigh is None else weigh)
    for tensor in (*[ow.bincount(*values) for _ in range(3)], operator.bincount.general(*values)):
        assert tensor.numpy().dtype == wanted.dtype
        assert tensor.numpy().tobytes() == wanted.tobytes()


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.int16, np.int32, np.uint64])
@pytest.mark.parametrize("step", [1, 3])
def test_other_integers_and_strides(dtype: Any, step: int) -> None:
    numbers = np.arange(60).astype(dtype)[::step] // 2
    array = ow.from_numpy(np.ascontiguousarray(numbers)) if step == 1 else ow.from_numpy(np.repeat(numbers, 2))[::2]
    np.testing.assert_array_equal(ow.bincount(array).numpy(), np.bincount(numbers.astype(np.int64)))


def test_nothing_to_count() -> None:
    nothing = ow.zeros(0, dtype=ow.int64)
    assert ow.bincount(nothing).tolist() == []
    assert ow.bincount(nothing, minlength=2).tolist() == [0, 0]
    assert ow.bincount(nothing, ow.zeros(0), minlength=2).tolist() == [0, 0]


@pytest.mark.parametrize("numbers", [[-1], [3, -5, 2**62]])
def test_negative_numbers_raise(numbers: list[int]) -> None:
    with pytest.raises(RuntimeError, match=rf"must not be negative, got {min(numbers)}$"):
        ow.bincount(ow.tensor(numbers))


def test_numbers_that_int64_does_not_hold_raise() -> None:
    with pytest.raises(RuntimeError, match="18446744073709551612 elements"):
        ow.bincount(ow.tensor([2**64 - 5], dtype=ow.uint64))


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16", "int32", "int64", "uint8"])
@pytest.mark.parametrize("size", [0, 1, 7, 1000, 70001])
def test_histograms_of_every_dtype(size: int, dtype: str) -> None:
    """Of the elements' own range and of others, whose ends are rounded to a floating dtype of the elements."""
    kind = getattr(ow, dtype)
    elements = ow.from_numpy(np.random.default_rng(size).standard_normal(2 * size) * 3).abs().to(kind)[::2]
    numbers = (elements.float() if dtype in {"float16", "bfloat16"} else elements).numpy()
    for bins, *ends in ((10, 0, 0), (7, 1, 2), (100, 0, 3), (4, 0.1, 0.3), (1, -1, 1), (5000, 0, 4)):
        low, high = ends
        first, last = (numbers.dtype.type(end) if kind.is_floating_point else end for end in ends)
        if low == high:
            low, high = (float(numbers.min()), float(numbers.max())) if size else (0.0, 0.0)
            low, high = (low, high) if low < high else (low - 1, low + 1)
            first, last = low, high
        inside = numbers[(numbers >= first) & (numbers <= last)].astype(np.float64)
        indices = np.minimum(((inside - low) * (bins / (high - low))).astype(np.int64), bins - 1)
        wanted = ow.from_numpy(np.bincount(indices, minlength=bins)).to(kind)
        result = elements.histc(bins, *ends)
        assert result.dtype is kind
        assert result.tolist() == wanted.tolist()


def test_a_histogram_leaves_out_what_is_no_number() -> None:
    x = ow.tensor([np.nan, 1.0, 2.0, np.inf, -np.inf, 4.0, 4.5])
    assert x.histc(4, 0, 4).tolist() == [0, 1, 1, 1]
