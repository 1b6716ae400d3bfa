"""Results of reductions that are 0, tiny, infinite or NaN because squares and powers on the way do not fit the dtype.

A reduction with a `degree` gives the factor to that power where all elements have a common factor, as a norm (1) or a
variance (2) does. So elements whose largest is about 1 give the result but for a power of two, which is exact.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, cast_array
from runtime.tensor.dtypes import dtype

_least, _largest = np.minimum.reduce, np.maximum.reduce
_PLAIN = (1e-9, 1e30)  # sizes between which results are right in every dtype where elements were raised to 3 at most


def is_plain(result: Tensor, scalars: tuple[complex, ...]) -> bool:
    """Whether one number is surely right; asked first, because it is what most calls need."""
    array = result._array
    if array.ndim or result.dtype is dtypes.bfloat16 or (scalars and not abs(scalars[0]) <= 3):
        return False
    value: float = array.item()
    return _PLAIN[0] < value < _PLAIN[1]


@functools.lru_cache(256)
def bounds(kind: dtype, degree: int, power: float) -> tuple[float, float]:
    """Between which sizes a result of `kind` is right, if elements were raised to `power` on the way."""
    info = np.finfo(np.float64 if kind is dtypes.float64 else np.float32)  # narrower dtypes are computed in float32
    return float(info.tiny / info.eps) ** (degree / power), dtypes.finfo_limits(kind)[1]


def has_extremes(result: Tensor, low: float, high: float) -> bool:
    """Whether a result, which is not negative, may have lost digits: it lies outside of the bounds, or is NaN."""
    array = result._array
    if array.size == 0:
        return False
    if result.dtype is dtypes.bfloat16:
        array = cast_array(array, result.dtype, dtypes.float64)
    return not (low <= float(_least(array, None)) and float(_largest(array, None)) <= high)


def common_exponents(values: Array, axes: tuple[int, ...]) -> Array:
    """The exponent of the largest element of each group, with the reduced dimensions as ones; 0 where there is none."""
    sizes = np.abs(values) if values.dtype.kind == "f" else np.maximum(np.abs(values.real), np.abs(values.imag))
    largest = sizes.max(axes, keepdims=True)
    exponents: Array = np.frexp(np.where(np.isfinite(largest) & (largest > 0), largest, 1.0))[1]
    return exponents


def scaled(values: Array, exponents: Array) -> Array:
    """Values divided by powers of two, in two steps, of which neither factor overflows."""
    half = -exponents // 2
    result: Array = values * np.ldexp(1.0, half) * np.ldexp(1.0, -exponents - half)
    return result


def replace_extremes(reduction: Any, tensor: Tensor, axes: tuple[int, ...], call: Any, result: Tensor) -> None:
    """Write what elements of a common size give into a result, where that lies outside of the bounds.

    `given` are the dimensions, whether they are kept, the numbers, and the bounds.
    """
    dims, keepdim, scalars, (low, high) = call
    wide = dtypes.complex128 if tensor.dtype.is_complex else dtypes.float64
    values = cast_array(tensor._array, tensor.dtype, wide)
    if not values.size:
        return
    with np.errstate(all="ignore"):
        exponents = common_exponents(values, axes)
        again = reduction.reduce((make_tensor(scaled(values, exponents), wide),), dims, keepdim, None, scalars, None)
        first = again[0] if isinstance(again, tuple) else again
        exact = np.ldexp(first._array, reduction.degree * exponents.reshape(first._array.shape))
        array = cast_array(result._array, result.dtype, dtypes.float64)
        is_right = (low <= np.abs(array)) & (np.abs(array) <= high)
        result._array[...] = cast_array(np.where(is_right, array, exact), dtypes.float64, result.dtype)
