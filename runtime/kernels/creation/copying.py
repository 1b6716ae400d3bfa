"""Copies between arrays of one dtype and shape: large ones, and those whose strides differ.

NumPy walks such a copy element by element, and any copy on one thread. Here it goes through the driver of elementwise
loops, which coalesces dimensions and divides the work, with one loop for each size of an element. Where the source is
contiguous along another dimension than the target, these two become the innermost ones, which the driver walks in
blocks, so that every cache line is read and written once.
"""

from __future__ import annotations

import numpy as np

from runtime.tensor import Tensor, bump_version, make_tensor
from runtime.tensor.casting import Array
from runtime.tensor.device import contiguous_format
from runtime.tensor.dtypes import dtype
from runtime.tensor.formats import in_order, in_rows, is_order, order_of, orders
from runtime.tensor.geometry import seen
from runtime.tensor.outputs import prepare_out, write_out
from runtime.tensor.plans import KernelPlan

_LEAST = 4096  # elements below which NumPy's copy is as quick
_LARGE = 1 << 15  # elements from which on several threads are quicker where NumPy's is one run of bytes


def copy_into(out: Array, array: Array) -> None:
    """Write the elements of `array` into `out`, new memory of its shape and dtype."""
    if array.size < _LEAST or (array.size < _LARGE and _is_plain(out, array)):
        out[...] = array
        return
    from runtime.kernels.creation.loops.copying import copy

    copy(out, array)


def _is_plain(out: Array, array: Array) -> bool:
    """Whether both are contiguous in the same order, which is one run of bytes."""
    return (out.flags.c_contiguous and array.flags.c_contiguous) or (
        out.flags.f_contiguous and array.flags.f_contiguous
    )


def write_into(operator: str, out: Tensor, values: Array, kind: dtype) -> Tensor:
    """Write `values` of dtype `kind`, which may share memory with `out` and have its shape, into `out`, in place."""
    array = out._array
    if array.size < _LEAST or kind is not out.dtype or np.may_share_memory(values, array):
        return write_out(operator, out, make_tensor(values, kind), in_place=True)
    prepare_out(operator, out, array.shape, kind, in_place=True)
    copy_into(array, values)
    bump_version(out)
    return out


def copied(array: Array) -> Array:
    """A copy in row-major order."""
    if array.size < _LEAST or (array.size < _LARGE and array.flags.c_contiguous):
        return array.copy()
    out = np.empty(array.shape, array.dtype)
    copy_into(out, array)
    return out


def laid_as(result: Tensor, *operands: Tensor) -> Tensor:
    """A result with channels last where one of the tensors that it is made of has them so, else the result itself."""
    shape, kind = result._array.shape, result._array.dtype
    for item in operands:
        if in_rows(item._array):
            continue
        order = order_of(item._array)
        if is_order(order) and orders(len(shape), order):
            array = in_order("laid_as", shape, kind, order)
            copy_into(array, result._array)
            return make_tensor(array, result.dtype)
    return result


def laid_plan(plan: KernelPlan, *operands: Tensor) -> KernelPlan:
    """What :func:`laid_as` makes of a result that is planned row by row."""
    for item in operands:
        look = seen(item)
        order = contiguous_format if in_rows(look) else order_of(look)
        if is_order(order) and orders(len(plan.sizes), order):
            return KernelPlan.laid("laid_as", plan.sizes, plan.kind, order)
    return plan
