"""Kernels by NumPy, for packages without the operators with which the engine adds up, copies and casts gradients.

:mod:`runtime.autograd.minimal` has the operators. They take what the operators of the same names take in ops.yaml.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.tensor import Tensor, bump_version, dtypes, make_tensor
from runtime.tensor.casting import allocate_like, cast_array, cast_into, round_to_bfloat16, widen_bfloat16
from runtime.tensor.device import contiguous_format, memory_format
from runtime.tensor.dtypes import dtype

Array = np.ndarray[Any, Any]


@np.errstate(over="ignore", invalid="ignore")
def add(self: Tensor, other: Tensor, alpha: int) -> Tensor:  # noqa: ARG001 - it is 1
    """The sum of two tensors of one shape and dtype."""
    if self.dtype is dtypes.bfloat16:
        return make_tensor(round_to_bfloat16(widen_bfloat16(self._array) + widen_bfloat16(other._array)), self.dtype)
    # NumPy makes a scalar, not an array, of the sum of two 0-d arrays; out=... says that an array is wanted.
    return make_tensor(np.add(self._array, other._array, out=...), self.dtype)


def add_in_place(self: Tensor, other: Tensor, alpha: int) -> Tensor:
    """:func:`add`, written into the first tensor."""
    self._array[...] = add(self, other, alpha)._array
    bump_version(self)
    return self


def neg(self: Tensor) -> Tensor:
    """``-self``."""
    if self.dtype is dtypes.bfloat16:
        return make_tensor(np.bitwise_xor(self._array, np.uint16(0x8000), out=...), self.dtype)
    return make_tensor(np.negative(self._array, out=...), self.dtype)


@np.errstate(over="ignore", invalid="ignore")
def sum_dims(self: Tensor, dim: tuple[int, ...], keepdim: bool, dtype: dtype | None) -> Tensor:  # noqa: ARG001 - None
    """The sums along dimensions; those of 16-bit floats in float32, as everywhere else."""
    array, kind = self._array, self.dtype
    if kind is dtypes.bfloat16:
        total = round_to_bfloat16(np.asarray(widen_bfloat16(array).sum(axis=dim, keepdims=keepdim)))
    elif kind is dtypes.float16:
        total = np.asarray(array.sum(axis=dim, dtype=np.float32, keepdims=keepdim)).astype(np.float16)
    else:
        total = array.sum(axis=dim, keepdims=keepdim)
    return make_tensor(np.asarray(total), kind)


def clone(self: Tensor, memory_format: memory_format | None) -> Tensor:
    """A copy in row-major order, or in the order of elements of the tensor."""
    result = np.empty_like(self._array, order="C" if memory_format is contiguous_format else "K", subok=False)
    result[...] = self._array
    return make_tensor(result, self.dtype)


def empty_like(self: Tensor, dtype: dtype | None, *_: Any) -> Tensor:
    """Memory with the sizes, and the order of elements, of a tensor."""
    kind = dtype or self.dtype
    return make_tensor(allocate_like(self._array, kind.numpy), kind)


def copy_in_place(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:  # noqa: ARG001 - the CPU never does
    """The elements of a tensor written into another one of its shape."""
    cast_into(self._array, src._array, src.dtype, self.dtype)
    bump_version(self)
    return self


def to_copy(self: Tensor, dtype: dtype, contiguous: bool) -> Tensor:  # noqa: ARG001 - NumPy keeps the order
    """A copy in another dtype; the real part of complex elements where that is real."""
    return make_tensor(np.array(cast_array(self._array, self.dtype, dtype)), dtype)


def zeros_like(self: Tensor, dtype: dtype | None, *_: Any) -> Tensor:
    """Zeros in the shape of a tensor, in row-major order."""
    kind = dtype or self.dtype
    return make_tensor(np.zeros(self._array.shape, kind.numpy), kind)


def ones_like(self: Tensor, dtype: dtype | None, *_: Any) -> Tensor:
    """Ones in the shape of a tensor, in row-major order."""
    return ones(self._array.shape, dtype or self.dtype)


def zeros(size: tuple[int, ...], dtype: dtype, *_: Any) -> Tensor:
    """Zeros of a shape and a dtype."""
    return make_tensor(np.zeros(size, dtype.numpy), dtype)


def ones(size: tuple[int, ...], dtype: dtype, *_: Any) -> Tensor:
    """Ones of a shape and a dtype."""
    array = np.empty(size, dtype.numpy)
    array.fill(0x3F80 if dtype is dtypes.bfloat16 else 1)
    return make_tensor(array, dtype)


def real(self: Tensor) -> Tensor:
    """The real parts, in the same memory."""
    return make_tensor(self._array.real, self.dtype.to_real())


def reshape(self: Tensor, shape: tuple[int, ...]) -> Tensor:
    """The same elements in another shape, in the same memory where that can be."""
    return make_tensor(self._array.reshape(shape), self.dtype)


def select(self: Tensor, dim: int, index: int) -> Tensor:
    """The elements at an index of a dimension, in the same memory."""
    return make_tensor(self._array[(slice(None),) * dim + (index, ...)], self.dtype)


def zeros_as(self: Tensor) -> Tensor:
    """Zeros with the sizes and strides of a tensor; row-major where elements of it share memory."""
    array = self._array
    overlaps = any(step == 0 and size > 1 for step, size in zip(array.strides, array.shape, strict=True))
    if array.flags.forc or array.size == 0 or overlaps:
        return make_tensor(np.zeros_like(array, order="K" if array.flags.forc else "C", subok=False), self.dtype)
    reaches = [step * (size - 1) for step, size in zip(array.strides, array.shape, strict=True)]
    first = -sum(reach for reach in reaches if reach < 0)
    span = first + sum(reach for reach in reaches if reach > 0) + array.itemsize
    memory = np.zeros(span // array.itemsize, array.dtype)
    return make_tensor(np.ndarray(array.shape, array.dtype, memory, first, array.strides), self.dtype)
