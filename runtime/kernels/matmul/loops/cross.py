"""Cross products of contiguous tensors of float32 or float64 in one native call; :mod:`.operator` does the rest."""

from __future__ import annotations

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.loops.dense import made_tensor
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.kernels.reduction.native import dim_of, elements_of
from runtime.native.layout import C_CONTIGUOUS, Array
from runtime.native.structures import Ref, doubles, singles, words
from runtime.native.tensors import (
    DOUBLE, SINGLE, Bound, Process, TensorObject, bound_to, call_general, is_tensor, known_kind, new_memory,
)  # fmt: skip

__all__ = ["bound_to", "cross"]
_i, _void = types.int64, types.void
_process, _array = Ref(Process), Ref(Array)


@compile_driver(_void(_i, _i, _i, _i))
def cross_singles(a, b, out, inner):
    """One cross product of float32 numbers that lie `inner` elements apart."""
    first, two, target = singles(a), singles(b), singles(out)
    for k in range(3):
        following, last = (k + 1) % 3 * inner, (k + 2) % 3 * inner
        left = np.float32(first[following]) * np.float32(two[last])
        target[k * inner] = left - np.float32(first[last]) * np.float32(two[following])


@compile_driver(_void(_i, _i, _i, _i))
def cross_doubles(a, b, out, inner):
    """The same of float64 numbers."""
    first, two, target = doubles(a), doubles(b), doubles(out)
    for k in range(3):
        following, last = (k + 1) % 3 * inner, (k + 2) % 3 * inner
        target[k * inner] = first[following] * two[last] - first[last] * two[following]


@compile_driver(types.boolean(_array, _array))
def are_dense_alike(left, right):
    """Whether two arrays are contiguous and of one shape."""
    if left.ndim != right.ndim or left.flags & right.flags & C_CONTIGUOUS == 0:
        return False
    for d in range(left.ndim):
        if left.shape[d] != right.shape[d]:
            return False
    return True


@compile_driver(_i(_process, _i, _i, _i))
def product_of(process, first, two, dim):
    """The tensor of cross products; 0 where the general path has to."""
    if not is_tensor(process, first) or not is_tensor(process, two):
        return 0
    dtype, left, right = TensorObject(first).dtype, TensorObject(first).array, TensorObject(two).array
    kind = known_kind(process, dtype)
    if kind == 0 or (kind.way != SINGLE and kind.way != DOUBLE) or TensorObject(two).dtype != dtype:
        return 0
    total, along = elements_of(left), dim_of(process, dim, left.ndim)
    if along < 0 or total == 0 or total >= GRAIN or not are_dense_alike(left, right) or left.shape[along] != 3:
        return 0
    out = new_memory(process, kind, left.ndim, left.shape)
    if out == 0:
        return 0
    inner = 1
    for d in range(along + 1, left.ndim):
        inner *= left.shape[d]
    for line in range(total // 3):
        at = (line // inner * 3 * inner + line % inner) * kind.itemsize
        if kind.way == SINGLE:
            cross_singles(left.data + at, right.data + at, out.data + at, inner)
        else:
            cross_doubles(left.data + at, right.data + at, out.data + at, inner)
    return made_tensor(process, kind, out)


@compile_builtin
def cross(bound, arguments, count):
    """``cross(self, other, dim)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = product_of(record.process, operands[0], operands[1], operands[2]) if count == 3 else 0
    return result if result != 0 else call_general(record.general, arguments, count)
