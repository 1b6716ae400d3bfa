"""Products of integers: every element is NumPy's, with overflow, in every layout and with any number of threads."""

from __future__ import annotations

import numpy as np
import pytest
from operators.cases import to_numpy

import generated as ow
from runtime.kernels.matmul.loops.integers import suits

DTYPES = ("int8", "uint8", "int16", "int32", "int64")
SHAPES = (
    ((33, 65), (65, 37)), ((64, 130), (130, 3)), ((2, 200), (200, 70)), ((5, 17, 30), (5, 30, 18)), ((40, 1), (1, 300)),
    ((1, 9000), (9000, 1)), ((300, 67), (67, 1)),
)  # fmt: skip


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize("shapes", SHAPES, ids=str)
@pytest.mark.parametrize("dtype", DTYPES)
def test_products_are_those_of_numpy(
    dtype: str, shapes: tuple[tuple[int, ...], ...], transposed: bool, threads: int
) -> None:
    draw, limits, before = np.random.default_rng(5), np.iinfo(dtype), ow.get_num_threads()
    a, b = (draw.integers(limits.min, limits.max, shape, dtype, endpoint=True) for shape in shapes)
    if transposed:
        a, b = (np.ascontiguousarray(array.swapaxes(-1, -2)).swapaxes(-1, -2) for array in (a, b))
    ow.set_num_threads(threads)
    try:
        result = ow.from_numpy(a) @ ow.from_numpy(b)
    finally:
        ow.set_num_threads(before)
    assert result.is_contiguous()
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(to_numpy(result), a @ b, strict=True)


def test_which_products_are_loops_of_ours() -> None:
    for left, right in SHAPES:
        a, b = np.zeros(left, np.int64), np.zeros(right, np.int64)
        assert suits(a, b)
        assert not suits(a.astype(float), b.astype(float))
    assert not suits(np.zeros((3, 4), np.int64), np.zeros((4, 5), np.int64))
    assert not suits(np.zeros((3, 9000), np.int64), np.zeros(9000, np.int64))


def test_products_with_a_bias_and_of_layers() -> None:
    draw = np.random.default_rng(6)
    a, w, bias = draw.integers(-9, 9, (4, 30, 40)), draw.integers(-9, 9, (50, 40)), draw.integers(-9, 9, 50)
    result = ow.nn.functional.linear(*(ow.from_numpy(array) for array in (a, w, bias)))
    np.testing.assert_array_equal(to_numpy(result), a @ w.T + bias)
