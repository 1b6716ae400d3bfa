"""Products of matrices of integers, which wrap around: NumPy's walks down the columns of the second one."""

from __future__ import annotations

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.compile.threads import in_parts
from runtime.tensor.casting import Array

_LEAST = 1 << 13  # multiplications below which NumPy is as quick
_ALONE = 1 << 18  # below which one thread is quicker
_FEW = 8  # columns that are better rows
_DEPTH = 64  # rows of the second matrix that are added up before the next ones are read: they stay in the second cache


@array_loop()
def _add_products(left, right, out, first, last):
    """Add the products of rows [first, last) of all matrices, four at a time, so that sums are seldom written."""
    rows, depth, columns = left.shape[1], right.shape[1], right.shape[2]
    for begin in range(0, depth, _DEPTH):
        end = min(begin + _DEPTH, depth)
        whole = begin + (end - begin) // 4 * 4
        for row in range(first, last):
            batch, i = row // rows, row % rows
            target, factors, others = out[batch, i], left[batch, i], right[batch]
            for k in range(begin, whole, 4):
                a, b, c, d = factors[k], factors[k + 1], factors[k + 2], factors[k + 3]
                element, two, three, four = others[k], others[k + 1], others[k + 2], others[k + 3]
                for j in range(columns):
                    target[j] += a * element[j] + b * two[j] + c * three[j] + d * four[j]
            for k in range(whole, end):
                a, element = factors[k], others[k]
                for j in range(columns):
                    target[j] += a * element[j]


def suits(a: Array, b: Array) -> bool:
    """Whether :func:`product` is quicker than NumPy."""
    return a.dtype.kind in "iu" and b.ndim > 1 and a.size * b.shape[-1] >= _LEAST


def product(a: Array, b: Array) -> Array:
    """``a @ b`` of two matrices, or two batches of as many, of one dtype of integers."""
    if b.shape[-1] < _FEW <= a.shape[-2]:
        return product(b.swapaxes(-1, -2), a.swapaxes(-1, -2)).swapaxes(-1, -2)
    left, right = (operand if operand.ndim == 3 else operand[None] for operand in (a, np.ascontiguousarray(b)))
    out = np.zeros((left.shape[0], left.shape[1], right.shape[2]), a.dtype)
    if not _add_products.is_ready(left, right, out, 0, 0):
        return np.asarray(np.matmul(a, b))
    in_parts(
        lambda first, last: _add_products(left, right, out, first, last), left.shape[0] * left.shape[1],
        alone=left.size * right.shape[2] < _ALONE,
    )  # fmt: skip
    return out if a.ndim == 3 else out[0]
