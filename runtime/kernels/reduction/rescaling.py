"""Results of reductions that are 0, tiny, infinite or NaN because sums, squares and powers do not fit the dtype.

A reduction with `degrees` gives the factor to that power where all elements have a common factor, as a sum (LINEAR), a
norm (1) or a variance (2) does. So elements whose largest is about 1, in float64, give the result but for a power of
two, which is exact. Results that lie within bounds are never computed again.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from runtime.tensor import dtypes
from runtime.tensor.casting import Array, cast_array
from runtime.tensor.dtypes import dtype

LINEAR = "linear"  # the degree of sums and means, which lose no digits where they are small
PLAIN_POWER = 2.0  # to which elements are raised on the way, where no number of a call is larger
_BLOCK = 1 << 15  # elements of results that are looked at together
Degrees = Sequence[int | str]


@functools.lru_cache(256)
def bounds(kind: dtype, degree: int | str, power: float = PLAIN_POWER) -> tuple[float, float]:
    """Between which sizes the real numbers of a result of `kind` are right, if elements were raised to `power`.

    Negative powers of large numbers are tiny, so that a large result may have lost digits as well.
    """
    kind = kind.to_real()
    largest = dtypes.finfo_limits(kind)[1]
    if isinstance(degree, str):
        return 0.0, largest
    info = np.finfo(np.float64 if kind is dtypes.float64 else np.float32)  # narrower dtypes are computed in float32
    low = float(info.tiny / info.eps) ** (degree / abs(power))
    return low, min(largest, 1 / low) if power < 0 else largest


def bits_of_bounds(kinds: Sequence[dtype], degrees: Degrees) -> list[tuple[int, int]]:
    """The bits of the bounds of the first results, as native code compares them; none where dtypes have none."""
    numbers = [kind.to_real() for kind in kinds[: len(degrees)]]
    if not all(kind.is_floating_point for kind in numbers):
        return []
    pairs = [(kind, bounds(kind, degree)) for kind, degree in zip(numbers, degrees, strict=True)]
    return [(_bits(low, kind), _bits(high, kind)) for kind, (low, high) in pairs]


@functools.lru_cache(256)
def least_size_beside_zero(kind: dtype, degree: int) -> float:
    """The size from which on an element of a group says that a result of `kind` which is 0 is right.

    The variance of elements that differ, if only in the last digit, is not 0 where the square of that digit, with room
    for a division by a count, is none.
    """
    return float(4 / dtypes.finfo_eps(kind.to_real()) * bounds(kind, degree)[0] ** (1 / degree))


def are_right(
    degrees: Degrees, array: Array, mask: int, scalars: Sequence[complex], outs: Sequence[Array], kinds: Sequence[dtype]
) -> bool:
    """Whether results surely are: within bounds, or 0 beside a first element of their group that is large enough.

    It reads one element of each group, and says False of everything that :class:`Repair` has to look at.
    """
    for number in scalars:
        if isinstance(number, complex) or not 0 <= number <= PLAIN_POWER:
            return False
    index: list[int | slice] = [slice(None)] * array.ndim
    for dim in range(array.ndim):
        if mask >> dim & 1:
            index[dim] = 0
    first = array[tuple(index)]
    for out, kind, degree in zip(outs, kinds, degrees, strict=False):
        if out.dtype.kind != "f" or first.dtype != out.dtype or not out.size:
            return False
        sizes = np.abs(out)
        low, high = bounds(kind, degree)
        right = (low <= sizes) & (sizes <= high)
        if not isinstance(degree, str):
            large = np.abs(first.reshape(out.shape)) >= least_size_beside_zero(kind, degree)
            right |= (sizes == 0) & large
        if not np.logical_and.reduce(right, None):
            return False
    return True


def _blocks(array: Array) -> Iterator[Array]:
    """An array in pieces, if it lies in rows: so that what is computed of each takes little memory."""
    if not array.flags.c_contiguous:
        yield array
        return
    elements = array.reshape(-1)
    for first in range(0, elements.size, _BLOCK):
        yield elements[first : first + _BLOCK]


def _bits(number: float, kind: dtype) -> int:
    """The bits of a number that is not negative, as those of an integer; 0 only of 0."""
    array = cast_array(np.array([number]), dtypes.float64, kind)
    return max(int(array.view(f"int{8 * kind.itemsize}")[0]), int(number > 0))


def power_of(scalars: Sequence[complex]) -> float:
    """The power to which elements may be raised on the way, by the numbers of a call; negative if one of them is."""
    numbers = [number.real for number in scalars if not isinstance(number, complex)]
    power = max([PLAIN_POWER, *map(abs, numbers)])
    return -power if any(number < 0 for number in numbers) else power


def extremes(array: Array, kind: dtype, low: float, high: float) -> Array:
    """Where a result may have lost digits or does not fit: it lies outside of the bounds, or is NaN."""
    values = cast_array(array, kind, dtypes.float32) if kind is dtypes.bfloat16 else array
    if kind.is_complex:
        values = np.maximum(np.abs(values.real), np.abs(values.imag))
    sizes = np.abs(values)
    outside: Array = np.logical_not((low <= sizes) & (sizes <= high))
    return outside


def largest_sizes(array: Array, kind: dtype, axes: tuple[int, ...]) -> Array:
    """The size of the largest element of each group, with the reduced dimensions as ones; NaN where all are NaN."""
    values = cast_array(array, kind, dtypes.float32) if kind is dtypes.bfloat16 else array
    parts = (values.real, values.imag) if kind.is_complex else (values,)
    ends = [np.abs(end.reduce(part, axes, keepdims=True)) for part in parts for end in (np.fmin, np.fmax)]
    sizes: Array = functools.reduce(np.fmax, ends).astype(np.float64)
    return sizes


def scaled(values: Array, exponents: Array) -> Array:
    """Values divided by powers of two, in two steps, of which neither factor overflows."""
    half = -exponents // 2
    result: Array = values * np.ldexp(1.0, half) * np.ldexp(1.0, -exponents - half)
    return result


class Repair:
    """Results `outs`, of dtypes `kinds`, of a reduction of elements whose largest in each group are `largest`."""

    def __init__(
        self, reduction: Any, scalars: Sequence[complex], outs: Sequence[Array], kinds: Sequence[dtype]
    ) -> None:
        self.reduction, self.scalars, self.outs, self.kinds = reduction, scalars, outs, kinds
        power = power_of(scalars)
        self.bounded = [
            (out, kind, degree, bounds(kind, degree, power))
            for out, kind, degree in zip(outs, kinds, reduction.degrees, strict=False)
        ]

    def has_extremes(self) -> bool:
        """Whether a result lies outside of its bounds."""
        return any(
            extremes(block, kind, *limits).any() for out, kind, _, limits in self.bounded for block in _blocks(out)
        )

    def places(self, largest: Array) -> list[Array]:
        """Of each result where it has to be computed again: not where elements say that it is right."""
        result, eps = [], dtypes.finfo_eps(self.kinds[0].to_real())
        for out, kind, degree, limits in self.bounded:
            sizes = largest.reshape(out.shape)
            again = extremes(out, kind, *limits)
            if degree != LINEAR:
                again &= np.isfinite(sizes)
                # Zeros have no norm and equal elements no variance.
                if all(not isinstance(number, complex) and number >= 0 for number in self.scalars):
                    again &= (out != 0) | ((sizes != 0) & (sizes * eps / 4 < limits[0] ** (1 / int(degree))))
            result.append(again)
        return result

    def are_settled(self, array: Array, kind: dtype, axes: tuple[int, ...]) -> bool:
        """Whether sums are not finite because elements are not, so that no other way would give another result.

        A sum is infinite beside an infinite element, and NaN beside both infinities or, unless it leaves it out, a NaN.
        """
        if kind.is_complex or any(degree != LINEAR for _, _, degree, _ in self.bounded):
            return False
        values = cast_array(array, kind, dtypes.float32) if kind is dtypes.bfloat16 else array
        least, most = [end.reduce(values, axes, keepdims=True) for end in (np.minimum, np.maximum)]
        has_nan = bool(np.isnan(least).any())
        if has_nan and not self.passes_nan_on():
            return False
        for out, out_kind, _, limits in self.bounded:
            low, high = least.reshape(out.shape), most.reshape(out.shape)
            result = cast_array(out, out_kind, dtypes.float64)
            right = (result == low) & np.isinf(low) | (result == high) & np.isinf(high)
            right |= np.isnan(result) & (np.isnan(low) | (np.isinf(low) & np.isinf(high) & (low < high)))
            if (extremes(out, out_kind, *limits) & ~right).any():
                return False
        return True

    def passes_nan_on(self) -> bool:
        """Whether the first result of a NaN and a number is NaN."""
        kernel = self.reduction[dtypes.float64]
        outs = [np.empty((), element.numpy) for element in kernel.outs]
        self.reduction.run(kernel, (np.array([np.nan, 1.0]), *outs), 1, self.scalars, 2)
        return bool(np.isnan(outs[0]))

    def replace(self, array: Array, kind: dtype, mask: int, axes: tuple[int, ...]) -> None:
        """Write what elements of a common size give into the results that have to be computed again."""
        with np.errstate(all="ignore"):
            if self.are_settled(array, kind, axes):
                return
            largest = largest_sizes(array, kind, axes)
            masks = self.places(largest)
            if kind.is_complex:  # a factor would make NaN of the other part beside one that is not finite
                finite = np.isfinite(array).all(axis=axes, keepdims=True)
                masks = [mask_of_result & finite.reshape(mask_of_result.shape) for mask_of_result in masks]
            if not any(mask_of_result.any() for mask_of_result in masks):
                return
            if not np.isfinite(largest).all():  # what is infinite stays so, beside elements that would overflow
                finite = np.where(np.isfinite(array), array, 0) if kind is not dtypes.bfloat16 else array
                largest = np.where(np.isfinite(largest), largest, largest_sizes(finite, kind, axes))
            exponents = np.frexp(np.where(np.isfinite(largest) & (largest > 0), largest, 1.0))[1]
            wide = dtypes.complex128 if kind.is_complex else dtypes.float64
            kernel = self.reduction[wide]
            again = [np.empty(out.shape, element.numpy) for out, element in zip(self.outs, kernel.outs, strict=True)]
            # NumPy makes scalars of arrays without dimensions, which native code would read as arrays.
            elements = np.asarray(scaled(np.asarray(cast_array(array, kind, wide)), exponents))
            self.reduction.run(kernel, (elements, *again), mask, self.scalars, array.size)
            for (out, out_kind, degree, _), mask_of_result, exact, element in zip(
                self.bounded, masks, again, kernel.outs, strict=False
            ):
                power = 1 if isinstance(degree, str) else degree
                numbers = exact.reshape(-1, 1).view(exact.real.dtype)  # the two of a complex number side by side
                np.ldexp(numbers, power * exponents.reshape(-1, 1), out=numbers)
                out[mask_of_result] = cast_array(exact, element, out_kind)[mask_of_result]


def replace_extremes(
    reduction: Any, array: Array, kind: dtype, mask: int, scalars: Sequence[complex], outs: Sequence[Array],
    kinds: Sequence[dtype],
) -> None:  # fmt: skip
    """Compute results that lie outside of the bounds again, where elements of a common size give others.

    `array`, of dtype `kind`, was reduced over the dimensions in the bits of `mask` into `outs`, of dtypes `kinds`.
    """
    repair = Repair(reduction, scalars, outs, kinds)
    if array.size and repair.has_extremes():
        repair.replace(array, kind, mask, tuple([dim for dim in range(array.ndim) if mask >> dim & 1]))
