"""The three transforms that all others are composed of: complex to complex, real to complex and back.

They run along several dimensions at once, which are not negative and each given once. The normalization is a number, as
in PyTorch's schemas: 0 leaves the sums as they are, 1 divides by the square root of the number of elements that a
transform spans, 2 by that number. The forward transform of N elements is ``X[k] = sum(x[n] exp(-2 pi i k n / N))``.

Method: up to 2,048 elements whose number has no prime factor above 7, the loop of :mod:`.loops.plans`; of any other
length pocketfft (M. Reinecke), which NumPy has: O(N log N) for every length, in the precision of its input.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from runtime.errors import ComputeError, UnsupportedError
from runtime.kernels.fourier.loops.plans import COMPLEX, FROM_REAL, TO_REAL, can_transform, transform
from runtime.native.builtin import builtin
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array
from runtime.tensor.dtypes import dtype
from runtime.tensor.geometry import seen
from runtime.tensor.offers import memory_for

_Norm = Literal["backward", "ortho", "forward"]
# What NumPy calls the three normalizations, of a transform that divides by nothing by itself and of one by N.
_FORWARD: tuple[_Norm, ...] = ("backward", "ortho", "forward")
_BACKWARD: tuple[_Norm, ...] = ("forward", "ortho", "backward")
_LARGE = 1 << 12  # elements from which on half a transform and its mirror image are quicker than a whole one
REAL_KINDS, COMPLEX_KINDS = (dtypes.float32, dtypes.float64), (dtypes.complex64, dtypes.complex128)


def elements(operator: str, tensor: Tensor, accepted: tuple[dtype, ...]) -> Array:
    """The array of a tensor of one of these dtypes."""
    if tensor.dtype not in accepted:
        names = " and ".join(item.name for item in accepted)
        msg = f"{operator} takes {names}, got {tensor.dtype.name}"
        raise UnsupportedError(msg)
    return seen(tensor)


def check_dims(operator: str, dim: Sequence[int], array: Array) -> None:
    """ComputeError for a dimension that is not counted from the first, of which native code would read elsewhere."""
    for item in dim:
        if not 0 <= item < array.ndim:
            msg = f"{operator}: dimensions are counted from the first, got {item} for a tensor of {array.ndim}"
            raise ComputeError(msg)


def _result(array: Any, kind: dtype) -> Tensor:
    """A tensor of its own, in row-major order."""
    return make_tensor(np.ascontiguousarray(array, kind.numpy), kind)


def _can_transform(sizes: Sequence[int], kind: dtype, *, real: bool) -> bool:
    """Whether the loop transforms these numbers of elements, the last of them of real numbers."""
    element = kind.to_real().numpy
    *rest, last = sizes
    return can_transform(last, element, real=real) and all(can_transform(size, element, real=False) for size in rest)


def _along(source: Array, out: Array, dim: Sequence[int], normalization: int, onward: bool) -> None:
    """Transform complex numbers along dimensions, the last one first."""
    for item in reversed(dim):
        transform(source, out, item, COMPLEX, not onward, normalization, out.shape[item])
        source = out


@builtin("runtime.kernels.fourier.native", "c2c")
def c2c(self: Tensor, dim: Sequence[int], normalization: int, onward: bool) -> Tensor:
    """Complex to complex, of the same shape: `onward` as above, or with the other sign in the exponent."""
    array = elements("_fft_c2c", self, COMPLEX_KINDS)
    check_dims("_fft_c2c", dim, array)
    if not dim or not array.size:
        return _result(array.copy(), self.dtype)
    if _can_transform([array.shape[item] for item in dim], self.dtype, real=False):
        out = memory_for(array.shape, self.dtype.numpy)
        _along(np.ascontiguousarray(array), out, dim, normalization, onward)
        return make_tensor(out, self.dtype)
    norm = (_FORWARD if onward else _BACKWARD)[normalization]
    if len(dim) == 1:  # NumPy's functions of several dimensions take twice as long for a small one
        return _result((np.fft.fft if onward else np.fft.ifft)(array, axis=dim[0], norm=norm), self.dtype)
    return _result((np.fft.fftn if onward else np.fft.ifftn)(array, axes=dim, norm=norm), self.dtype)


@builtin("runtime.kernels.fourier.native", "r2c")
def r2c(self: Tensor, dim: Sequence[int], normalization: int, onesided: bool) -> Tensor:
    """Real to complex, forward; `onesided` keeps ``n // 2 + 1`` elements of the last of `dim`."""
    array, kind = elements("_fft_r2c", self, REAL_KINDS), self.dtype.to_complex()
    check_dims("_fft_r2c", dim, array)
    if not array.size:
        shape = list(array.shape)
        if onesided:
            shape[dim[-1]] = shape[dim[-1]] // 2 + 1
        return _result(np.zeros(shape), kind)
    if _can_transform([array.shape[item] for item in dim], self.dtype, real=True):
        size, shape = array.shape[dim[-1]], list(array.shape)
        shape[dim[-1]] = size // 2 + 1 if onesided else size
        out = memory_for(tuple(shape), kind.numpy)
        transform(np.ascontiguousarray(array), out, dim[-1], FROM_REAL, False, normalization, size)
        _along(out, out, dim[:-1], normalization, True)
        return make_tensor(out, kind)
    norm = _FORWARD[normalization]
    if not onesided and array.size >= _LARGE:
        return _result(_two_sided(array, dim, norm), kind)
    if len(dim) == 1:
        return _result((np.fft.rfft if onesided else np.fft.fft)(array, axis=dim[0], norm=norm), kind)
    return _result((np.fft.rfftn if onesided else np.fft.fftn)(array, axes=dim, norm=norm), kind)


def _two_sided(array: Array, dim: Sequence[int], norm: _Norm) -> Array:
    """The transform of real numbers from its first half: the second one holds the conjugates of that."""
    *rest, last = dim
    half = np.moveaxis(np.fft.rfft(array, axis=last, norm=norm), last, -1)
    size = array.shape[last]
    out = np.empty(array.shape, half.dtype)
    ordered = np.moveaxis(out, last, -1)
    ordered[..., : half.shape[-1]] = half
    np.conjugate(half[..., size - half.shape[-1] : 0 : -1], out=ordered[..., half.shape[-1] :])
    return np.fft.fftn(out, axes=rest, norm=norm) if rest else out


@builtin("runtime.kernels.fourier.native", "c2r")
def c2r(self: Tensor, dim: Sequence[int], normalization: int, last_dim_size: int) -> Tensor:
    """Complex to real, backward: the inverse of the one-sided `r2c`.

    The result has `last_dim_size` elements in the last of `dim`. Imaginary parts that a transform of real numbers
    cannot have are ignored.
    """
    array, kind = elements("_fft_c2r", self, COMPLEX_KINDS), self.dtype.to_real()
    check_dims("_fft_c2r", dim, array)
    if not array.size:
        shape = list(array.shape)
        shape[dim[-1]] = last_dim_size
        return _result(np.zeros(shape), kind)
    half_size = last_dim_size // 2 + 1
    if array.shape[dim[-1]] != half_size:
        msg = f"_fft_c2r: {last_dim_size} numbers need {half_size}, got {array.shape[dim[-1]]} in dimension {dim[-1]}"
        raise ComputeError(msg)
    sizes = [array.shape[item] for item in dim[:-1]] + [last_dim_size]
    if _can_transform(sizes, self.dtype, real=True):
        source, shape = np.ascontiguousarray(array), list(array.shape)
        if len(dim) > 1:
            half = np.empty(shape, self.dtype.numpy)
            _along(source, half, dim[:-1], normalization, False)
            source = half
        shape[dim[-1]] = last_dim_size
        out = memory_for(tuple(shape), kind.numpy)
        transform(source, out, dim[-1], TO_REAL, True, normalization, last_dim_size)
        return make_tensor(out, kind)
    if len(dim) == 1:
        return _result(np.fft.irfft(array, last_dim_size, dim[0], _BACKWARD[normalization]), kind)
    return _result(np.fft.irfftn(array, sizes, dim, norm=_BACKWARD[normalization]), kind)
