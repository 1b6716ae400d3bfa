"""The three transforms that all others are composed of: complex to complex, real to complex and back.

They run along several dimensions at once, which are not negative and each given once. The normalization is a number, as
in PyTorch's schemas: 0 leaves the sums as they are, 1 divides by the square root of the number of elements that a
transform spans, 2 by that number. The forward transform of N elements is ``X[k] = sum(x[n] exp(-2 pi i k n / N))``.

Method: pocketfft (M. Reinecke), which NumPy has: O(N log N) for every length, in the precision of its input.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from runtime.errors import UnsupportedError
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array
from runtime.tensor.dtypes import dtype

_Norm = Literal["backward", "ortho", "forward"]
# What NumPy calls the three normalizations, of a transform that divides by nothing by itself and of one by N.
_FORWARD: tuple[_Norm, ...] = ("backward", "ortho", "forward")
_BACKWARD: tuple[_Norm, ...] = ("forward", "ortho", "backward")
_REAL, _COMPLEX = (dtypes.float32, dtypes.float64), (dtypes.complex64, dtypes.complex128)


def _elements(operator: str, tensor: Tensor, accepted: tuple[dtype, ...]) -> Array:
    """The array of a tensor of one of these dtypes."""
    if tensor.dtype not in accepted:
        names = " and ".join(one.name for one in accepted)
        msg = f"{operator} takes {names}, got {tensor.dtype.name}"
        raise UnsupportedError(msg)
    return tensor._array


def _result(array: Any, kind: dtype) -> Tensor:
    """A tensor of its own, in row-major order."""
    return make_tensor(np.ascontiguousarray(array, kind.numpy), kind)


def c2c(self: Tensor, dim: Sequence[int], normalization: int, onward: bool) -> Tensor:
    """Complex to complex, of the same shape: `onward` as above, or with the other sign in the exponent."""
    array = _elements("_fft_c2c", self, _COMPLEX)
    if not dim or not array.size:
        return _result(array.copy(), self.dtype)
    transform, norms = (np.fft.fftn, _FORWARD) if onward else (np.fft.ifftn, _BACKWARD)
    return _result(transform(array, axes=dim, norm=norms[normalization]), self.dtype)


def r2c(self: Tensor, dim: Sequence[int], normalization: int, onesided: bool) -> Tensor:
    """Real to complex, forward; `onesided` keeps ``n // 2 + 1`` elements of the last of `dim`."""
    array, kind = _elements("_fft_r2c", self, _REAL), self.dtype.to_complex()
    if not array.size:
        shape = list(array.shape)
        if onesided:
            shape[dim[-1]] = shape[dim[-1]] // 2 + 1
        return _result(np.zeros(shape), kind)
    transform = np.fft.rfftn if onesided else np.fft.fftn
    return _result(transform(array, axes=dim, norm=_FORWARD[normalization]), kind)


def c2r(self: Tensor, dim: Sequence[int], normalization: int, last_dim_size: int) -> Tensor:
    """Complex to real, backward: the inverse of the one-sided `r2c`.

    The result has `last_dim_size` elements in the last of `dim`. Imaginary parts that a transform of real numbers
    cannot have are ignored.
    """
    array, kind = _elements("_fft_c2r", self, _COMPLEX), self.dtype.to_real()
    if not array.size:
        shape = list(array.shape)
        shape[dim[-1]] = last_dim_size
        return _result(np.zeros(shape), kind)
    sizes = [array.shape[one] for one in dim[:-1]] + [last_dim_size]
    return _result(np.fft.irfftn(array, sizes, dim, norm=_BACKWARD[normalization]), kind)
