"""Elementwise lines in which some operands stand still and others do not, in all ways, against dense operands."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.kernels.elementwise.loops.spreading import is_mixed

_DTYPES = [ow.float32, ow.float64, ow.float16, ow.bfloat16, ow.int8, ow.int16, ow.int64, ow.complex64, ow.complex128]
_LENGTHS = (15, 16, 17, 127, 128, 129, 300, 2100)


def drawn(shape: tuple[int, ...], dtype: Any, seed: int) -> ow.Tensor:
    """Small whole numbers, which every dtype holds; complex ones as well."""
    random = np.random.default_rng(seed)
    values = random.integers(-4, 5, shape)
    result = ow.from_numpy(values).to(dtype)
    return result * 1j + result.flip(0) if dtype.is_complex else result


def shapes(rows: int, length: int) -> tuple[tuple[int, ...], ...]:
    """A matrix, and what stands still in its lines: a column, a number. A row stands still from line to line."""
    return (rows, length), (rows, 1), (), (length,)


def same(a: ow.Tensor, b: ow.Tensor) -> bool:
    """Whether two tensors have the same bits."""
    return a.dtype == b.dtype and a.contiguous()._array.tobytes() == b.contiguous()._array.tobytes()


@pytest.mark.parametrize("dtype", _DTYPES, ids=lambda item: str(item).rpartition(".")[2])
def test_lines_of_three_operands(dtype: Any) -> None:
    for length in _LENGTHS[::3] if dtype.itemsize > 4 else _LENGTHS:
        for chosen in itertools.product(shapes(3, length), repeat=3):
            operands = [drawn(shape, dtype, seed) for seed, shape in enumerate(chosen)]
            result = ow.addcmul(*operands)
            values = [operand.expand(result.shape).clone(memory_format=ow.contiguous_format) for operand in operands]
            assert same(result, ow.addcmul(*values)), (length, chosen)


@pytest.mark.parametrize("dtype", [ow.float32, ow.float64, ow.bfloat16, ow.bool])
def test_conditions_stand_still(dtype: Any) -> None:
    for length in _LENGTHS:
        for chosen in itertools.product(shapes(3, length), repeat=3):
            condition, *rest = (drawn(shape, ow.int64, seed) for seed, shape in enumerate(chosen))
            rest = [item.to(dtype) for item in rest]
            result = ow.where(condition > 0, *rest)
            values = [tensor.expand(result.shape).clone(memory_format=ow.contiguous_format) for tensor in rest]
            assert same(result, ow.where((condition > 0).expand(result.shape).contiguous(), *values))


def test_lines_that_are_written_in_place_on_threads() -> None:
    x, column, row = drawn((600, 300), ow.float32, 0), drawn((600, 1), ow.float32, 1), drawn((300,), ow.float32, 2)
    expected = x + column.expand(x.shape).contiguous() * row.expand(x.shape).contiguous()
    assert same(x.addcmul_(column, row), expected)
    across = drawn((300, 600), ow.float32, 0).t()
    assert same(ow.addcmul(across, column, row), ow.addcmul(across.contiguous(), column, row))


@pytest.mark.parametrize(
    ("strides", "mixed"),
    [
        ((4, 4, 4, 4), False), ((0, 4, 4, 4), True), ((4, 0, 4, 4), True), ((4, 4, 0, 4), False), ((4, 0, 0, 4), False),
        ((0, 0, 4, 4), True), ((0, 4, 0, 4), True), ((0, 0, 0, 4), True), ((8, 0, 4, 4), False), ((0, 4, 4, 8), False),
        ((0, 4, 4, 0), False),
    ],
)  # fmt: skip
def test_lines_that_the_loop_has_none_for(strides: tuple[int, ...], mixed: bool) -> None:
    assert is_mixed.py_func((4,) * 4, strides, 4, 3, 16) is mixed
    assert is_mixed.py_func((4,) * 4, strides, 4, 3, 15) is False
    assert is_mixed.py_func((16,) * 4, tuple(4 * stride for stride in strides), 4, 3, 16) is False
