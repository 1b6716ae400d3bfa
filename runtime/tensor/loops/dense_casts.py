"""Large dense arrays from dtype to dtype: NumPy does float16 an element at a time, and the rest for old processors.

The bits are NumPy's; those of bfloat16, which NumPy does not have, are rounded from float32 to nearest even. What has
no loop of its own goes through another dtype that holds the same numbers.

Method of float16: F. Giesen, "Float->half conversions, variant 3" (2012): adding a power of two to a number too small
to be normal in float16 rounds it where its last digit has to stand. NaN keeps of its digits what fits.
"""

from __future__ import annotations

import functools
from itertools import pairwise
from typing import Any, Literal

import numpy as np

from runtime.compile.array_loops import ArrayLoop, array_loop
from runtime.compile.threads import in_parts
from runtime.tensor import dtypes
from runtime.tensor.dtypes import BOOL, COMPLEX, FLOATING, INTEGRAL, dtype

Array = np.ndarray[Any, Any]
_ALONE = 1 << 15  # elements below which one thread is quicker
_LEAST = 1 << 15  # below which NumPy is as quick, where it has no element at a time


@array_loop()
def _plain(values, out, first, last):
    """As the processor does it: to wider numbers, between integers, from floats to int32 and int64."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        target[j] = source[j]


@array_loop()
def _short(values, out, first, last):
    """Integers of fewer than 32 bits from floats: those of the int32 that processors make of these."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        target[j] = np.int32(source[j])


@array_loop()
def _truth(values, out, first, last):
    """Whether real numbers are not 0."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        target[j] = 1 if source[j] != 0 else 0


@array_loop()
def _bits_truth(values, out, first, last):
    """Whether floats of 16 bits are not 0."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        target[j] = 1 if source[j] & np.uint16(0x7FFF) != 0 else 0


@array_loop()
def _pairs_truth(values, out, first, last):
    """Whether numbers of complex64, as 64 bits, are not 0."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        target[j] = 1 if source[j] & np.uint64(0x7FFFFFFF7FFFFFFF) != 0 else 0


@array_loop()
def _real(values, out, first, last):
    """As :func:`_plain`, from the real parts of complex64, as 64 bits."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        target[j] = np.uint32(source[j]).view(np.float32)


@array_loop()
def _real_short(values, out, first, last):
    """As :func:`_short`, from the real parts of complex64, as 64 bits."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        target[j] = np.int32(np.uint32(source[j]).view(np.float32))


@array_loop()
def _pairs(values, out, first, last):
    """Both parts of complex numbers from real ones."""
    source, target = values[first:last], out[2 * first : 2 * last]
    for j in range(source.shape[0]):
        index = np.uint64(2) * np.uint64(j)
        target[index] = source[j]
        target[index + np.uint64(1)] = 0


@array_loop()
def _narrow(values, out, first, last):
    """float16 from numbers that are rounded to float32 first, rounded to nearest even."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        word = np.float32(source[j]).view(np.uint32)
        rest = np.uint32(word & np.uint32(0x7FFFFFFF))
        raised = np.float32(rest.view(np.float32) + np.float32(0.5))
        small = np.uint32(raised.view(np.uint32) - np.uint32(0x3F000000))
        odd = np.uint32(np.uint32(rest >> np.uint32(13)) & np.uint32(1))
        usual = np.uint32(np.uint32(rest + np.uint32(0xC8000FFF) + odd) >> np.uint32(13))
        digits = np.uint32(np.uint32(rest & np.uint32(0x7FFFFF)) >> np.uint32(13))
        special = np.uint32(np.uint32(0x7C00) | (digits if digits > np.uint32(0) else np.uint32(1)))
        bits = small if rest < np.uint32(0x38800000) else usual
        bits = np.uint32(0x7C00) if rest >= np.uint32(0x47800000) else bits
        bits = special if rest > np.uint32(0x7F800000) else bits
        target[j] = np.uint16(bits | np.uint32(np.uint32(word >> np.uint32(16)) & np.uint32(0x8000)))


@array_loop()
def _narrow_double(values, out, first, last):
    """float16 from float64, rounded once: the last digit of 2^28 is that of the least float16."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        word = np.float64(source[j]).view(np.uint64)
        rest = np.uint64(word & np.uint64(0x7FFFFFFFFFFFFFFF))
        raised = np.float64(rest.view(np.float64) + np.float64(2.0**28))
        small = raised.view(np.uint64) - np.uint64(0x41B0000000000000)
        odd = (rest >> np.uint64(42)) & np.uint64(1)
        usual = (rest + np.uint64(0xC10001FFFFFFFFFF) + odd) >> np.uint64(42)
        digits = (rest & np.uint64(0xFFFFFFFFFFFFF)) >> np.uint64(42)
        special = np.uint64(0x7C00) | (digits if digits > np.uint64(0) else np.uint64(1))
        bits = small if rest < np.uint64(0x3F10000000000000) else usual
        bits = np.uint64(0x7C00) if rest >= np.uint64(0x40F0000000000000) else bits
        bits = special if rest > np.uint64(0x7FF0000000000000) else bits
        target[j] = np.uint16(bits | ((word >> np.uint64(48)) & np.uint64(0x8000)))


@array_loop()
def _widen(values, out, first, last):
    """float32, as bits, from float16."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        word = np.uint32(source[j])
        rest = np.uint32(np.uint32(word & np.uint32(0x7FFF)) << np.uint32(13))
        power = np.uint32(rest & np.uint32(0x0F800000))
        bits = np.uint32(rest + np.uint32(0x38000000))
        raised = np.uint32(rest + np.uint32(0x38800000)).view(np.float32)
        small = np.float32(raised - np.float32(2.0**-14)).view(np.uint32)
        bits = small if power == np.uint32(0) else bits
        bits = np.uint32(rest | np.uint32(0x7F800000)) if power == np.uint32(0x0F800000) else bits
        target[j] = np.uint32(bits | np.uint32(np.uint32(word & np.uint32(0x8000)) << np.uint32(16))).view(np.float32)


@array_loop()
def _widen_double(values, out, first, last):
    """float64 from float16."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        word = np.uint64(source[j])
        rest = (word & np.uint64(0x7FFF)) << np.uint64(42)
        power = rest & np.uint64(0x1F0000000000000)
        raised = np.uint64(rest + np.uint64(0x3F10000000000000)).view(np.float64)
        small = np.float64(raised - np.float64(2.0**-14)).view(np.uint64)
        bits = small if power == np.uint64(0) else rest + np.uint64(0x3F00000000000000)
        bits = rest | np.uint64(0x7FF0000000000000) if power == np.uint64(0x1F0000000000000) else bits
        target[j] = np.uint64(bits | ((word & np.uint64(0x8000)) << np.uint64(48))).view(np.float64)


@array_loop()
def _narrow_brain(values, out, first, last):
    """bfloat16 from numbers that are rounded to float32 first, rounded to nearest even; one NaN."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        word = np.float32(source[j]).view(np.int32)
        rounded = (word + np.int32(0x7FFF) + (word >> np.int32(16) & np.int32(1))) >> np.int32(16)
        bits = np.int32(0x7FC0) if (word & np.int32(0x7FFFFFFF)) > np.int32(0x7F800000) else rounded
        target[j] = np.uint16(bits)


@array_loop()
def _brain(values, out, first, last):
    """As :func:`_plain`, from bfloat16."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        target[j] = np.uint32(np.uint32(source[j]) << np.uint32(16)).view(np.float32)


@array_loop()
def _brain_short(values, out, first, last):
    """As :func:`_short`, from bfloat16."""
    source, target = values[first:last], out[first:last]
    for j in range(source.shape[0]):
        target[j] = np.int32(np.uint32(np.uint32(source[j]) << np.uint32(16)).view(np.float32))


_HALVES = (dtypes.float16, dtypes.bfloat16)
_AS_PROCESSORS = (dtypes.int32, dtypes.int64)  # integers that floats are cast to
_UNLIKE = (dtypes.uint32, dtypes.uint64)  # and those that depend on the compiler, beyond int32
_WORDS = {
    dtypes.bool_: np.uint8, dtypes.float16: np.uint16, dtypes.complex64: np.float32, dtypes.complex128: np.float64,
}  # fmt: skip


def _from_halves(source: dtype, target: dtype) -> ArrayLoop | None:
    """The loop from floats of 16 bits."""
    if target.category == BOOL:
        return _bits_truth
    if source is dtypes.float16:
        return {dtypes.float32: _widen, dtypes.float64: _widen_double}.get(target)
    if target in _HALVES or target in _UNLIKE or target.category == COMPLEX:
        return None
    return _brain if target.category == FLOATING or target in _AS_PROCESSORS else _brain_short


def _direct(source: dtype, target: dtype) -> ArrayLoop | None:
    """The loop from one dtype to another, if there is one."""
    if source in _HALVES:
        return _from_halves(source, target)
    if source.category == COMPLEX:
        return _from_complex(source, target)
    if target in _HALVES:
        half = _narrow_double if source is dtypes.float64 else _narrow
        return half if target is dtypes.float16 else _narrow_brain
    if target.category == BOOL:
        return _truth
    if target.category == COMPLEX:
        return _pairs
    if source.category <= INTEGRAL or target.category == FLOATING or target in _AS_PROCESSORS:
        return _plain
    return None if target in _UNLIKE else _short


def _from_complex(source: dtype, target: dtype) -> ArrayLoop | None:
    """The loop from complex numbers; NumPy's are as quick for the wider ones."""
    if target.category == COMPLEX:
        return _plain
    if source is dtypes.complex128 or target in _HALVES or target in _UNLIKE:
        return None
    if target.category == BOOL:
        return _pairs_truth
    return _real if target.category == FLOATING or target in _AS_PROCESSORS else _real_short


@functools.cache
def _way(source: dtype, target: dtype) -> tuple[dtype, ...]:
    """The dtypes that lead from one to another, a loop for each step; none where this is left to NumPy."""
    if _direct(source, target) is not None:
        return source, target
    if target in _UNLIKE or source is dtypes.complex128:
        return ()
    is_wide = source is dtypes.float16 and target is dtypes.complex128  # where a signalling NaN stays one
    between = dtypes.float64 if is_wide else dtypes.float32
    return () if between is source else (source, *_way(between, target))


def converted(array: Array, source: dtype, target: dtype, result: Array | None = None) -> Array | None:
    """The elements of an array in another dtype, in the same order of strides; None where NumPy's cast has to do.

    They are written into `result` where that is given, memory apart from that of `array`, and has that order.
    """
    if array.size < _LEAST and source not in _HALVES and target not in _HALVES:
        return None
    if not (array.flags.c_contiguous or array.flags.f_contiguous):
        return None
    if source is dtypes.complex128 and target in _HALVES:
        array, source = array.real.copy("K"), dtypes.float64
    order: Literal["C", "F"] = "C" if array.flags.c_contiguous else "F"
    if result is not None and not (result.flags.c_contiguous if order == "C" else result.flags.f_contiguous):
        return None
    way = _way(source, target)
    for first, other in pairwise(way):
        loop = _direct(first, other)
        out = result if result is not None and other is target else np.empty(array.shape, other.numpy, order)
        is_pair = first.category == COMPLEX and other.category != COMPLEX
        arguments = _flat(array, first).view(np.uint64) if is_pair else _flat(array, first)
        flat = _flat(out, other)
        if loop is None or not loop.is_ready(arguments, flat, 0, 0):
            return None
        _run(loop, arguments, flat, min(arguments.size, flat.size))
        array = out
    return array if way else None


def _run(loop: ArrayLoop, source: Array, target: Array, count: int) -> None:
    in_parts(lambda first, last: loop(source, target, first, last), count, alone=count < _ALONE)


def _flat(array: Array, kind: dtype) -> Array:
    """Elements as the loops read and write them, complex numbers as their parts."""
    return array.reshape(-1, order="A").view(_WORDS.get(kind, array.dtype))
