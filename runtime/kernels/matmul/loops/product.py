"""Products of matrices of floats: ``left @ right`` for every matrix of a batch, with any strides.

The result is made in panels as wide as a tile. For each, the rows of the right operand that a tile reads are copied
side by side, as many as the first cache holds; the left operand is read where it lies. Work is shared out to threads by
panels and groups of rows, which changes nothing in a sum (see :mod:`runtime.kernels.matmul.loops.tile`).
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import Source, compile_driver, compile_loop, entry_point
from runtime.compile.launching import run_job
from runtime.kernels.elementwise.loops.driver import DONE, LARGE
from runtime.kernels.matmul.shape import FEW, NARROW_BYTES, ROW_BYTES, ROWS, SHORT, VECTOR_BYTES, Product
from runtime.native import layout
from runtime.native.arrays import row_of_arrays
from runtime.native.layout import WORD
from runtime.native.structures import Ref, Row, invoke, stack
from runtime.tensor import dtypes
from runtime.tensor.casting import Array
from runtime.tensor.offers import memory_for

_WIDE = 8  # bytes of a wide number
_LONG_SUMS = 128  # products of a sum that are worth the addition of its lanes
LARGE_WORK = 1 << 22  # multiplications from which another thread is worth its start
_i = types.int64
_product, _arrays, _words = Ref(Product), Row(layout.Array), Row(WORD)


@compile_driver(types.void(_words, Ref(layout.Array)))
def put_strides(strides, array):
    """The strides of an array of up to three dimensions, 0 where it broadcasts."""
    missing = 3 - array.ndim
    for d in range(3):
        k = d - missing
        strides[d] = 0 if k < 0 or array.shape[k] == 1 else array.strides[k]


@compile_driver(_i(_i, _i))
def tiles_over(count, size):
    """How many tiles lie side by side over so many rows or columns."""
    return (count + size - 1) // size


@compile_driver(types.void(_words, _words))
def exchange_matrices(left, right):
    """Exchange the strides of two operands, each of which becomes its transpose."""
    left[0], right[0] = right[0], left[0]
    left[1], right[2] = right[2], left[1]
    left[2], right[1] = right[1], left[2]


@compile_driver(types.boolean(_product, _i))
def fits_narrow_rows(product, itemsize):
    """Whether the columns fill enough of a narrow tile's row, or the sums are short, and are not quicker one by one.

    A row that is not filled costs a copy of the right operand; the transposed product costs one of the left operand,
    for numbers of 8 bytes in any case the dearer one.
    """
    size = product.n * itemsize
    is_filled = size == NARROW_BYTES or 2 * size > VECTOR_BYTES or itemsize == _WIDE
    return size <= VECTOR_BYTES and (is_filled or product.k < SHORT) and not sums_runs(product, itemsize)


@compile_driver(types.boolean(_product, _i))
def sums_runs(product, itemsize):
    """Whether few columns are long sums along what is contiguous in both operands, quicker one by one."""
    is_run = product.left_strides[2] == itemsize and product.right_strides[1] == itemsize
    return product.n <= FEW and product.k >= _LONG_SUMS and is_run


@compile_driver(types.void(_product, _i))
def arrange(product, itemsize):
    """Turn a product with few columns into the transposed one where that takes half as many tiles, or less.

    One column becomes a row: sums along what is contiguous. A tile is wider than high, and what it computes beyond the
    columns of the result is thrown away, unless it is a narrow one.
    """
    m, n, full = product.m, product.n, ROW_BYTES // itemsize
    product.added_strides[0], product.added_strides[1] = 0, itemsize
    if m <= n:
        return
    if n > 1 and fits_narrow_rows(product, itemsize):
        return
    if n > 1 and 2 * tiles_over(n, ROWS) * tiles_over(m, full) > tiles_over(m, ROWS) * tiles_over(n, full):
        return
    product.left, product.right, product.m, product.n = product.right, product.left, n, m
    exchange_matrices(product.left_strides, product.right_strides)
    out = product.out_strides
    out[1], out[2] = out[2], out[1]
    product.added_strides[0], product.added_strides[1] = itemsize, 0


@compile_driver(_i(_arrays, _i, _product))
def describe_product(arrays, added, product):
    """Fill a product of three arrays, left, right and result, and of the address of a row to be added, or 0.

    The number of multiplications.
    """
    left, right, out = arrays[0], arrays[1], arrays[2]
    product.left, product.right, product.out, product.added = left.data, right.data, out.data, added
    put_strides(product.left_strides, left)
    put_strides(product.right_strides, right)
    put_strides(product.out_strides, out)
    ndim = out.ndim
    product.m, product.n, product.k = out.shape[ndim - 2], out.shape[ndim - 1], left.shape[ndim - 1]
    product.batch = out.shape[0] if ndim > 2 else 1
    arrange(product, out.strides[ndim - 1])
    return product.m * product.n * product.k * product.batch


@compile_driver(_i(_i, _arrays, _i))
def multiply_small(job, arrays, added):
    """A product of arrays whose shapes fit, the result being new memory in rows. LARGE if it is left to the caller."""
    product = stack(Product)
    if describe_product(arrays, added, product) >= LARGE_WORK:
        return LARGE
    invoke(job, product, product, 0, 1, 0)
    return DONE


_small = entry_point(multiply_small)
_describe = entry_point(describe_product)


JOBS = np.zeros(2, np.int64)  # the addresses of the compiled functions for float32 and float64, once there are any


@functools.cache
def _job(dtype: Any) -> Any:
    """The compiled function for a NumPy dtype."""
    element = getattr(dtypes, dtype.name)
    signature = types.void(types.Operands((element,) * 3, element), _product, _i, _i, _i)
    source = Source.within("runtime.kernels.matmul.loops.panels", "multiply_part")
    loop = compile_loop(source, signature, operator="product", kind=dtype.name)
    address: Any = loop.address
    JOBS[dtype.itemsize // 8] = address
    return loop


def product(left: Array, right: Array, row: Array | None = None) -> Array:
    """``left @ right`` of float32 or float64 matrices, or batches of them, plus a contiguous row. No size may be 0."""
    out = memory_for((*left.shape[:-1], right.shape[-1]), left.dtype)
    write_product(out, left, right, row)
    return out


def write_product(out: Array, left: Array, right: Array, row: Array | None = None) -> None:
    """The same into an array in rows, which shares no memory with the operands."""
    job, added = _job(left.dtype).address, 0 if row is None else row.ctypes.data
    operands = row_of_arrays((left, right, out))
    if _small(job, operands.address, added) == LARGE:
        described = np.empty(Product.words, np.int64)
        _describe(operands.address, added, described.ctypes.data)
        run_job(job, described.ctypes.data, large=True)
