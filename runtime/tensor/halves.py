"""Large arrays from and to floats of 16 bits, bit by bit: NumPy does float16 an element at a time.

Method: F. Giesen, "Float->half conversions, variant 3" (2012): adding a power of two to a number too small to be normal
in float16 rounds it where its last digit has to stand. NaN keeps of its digits what fits, as in NumPy.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.compile.threads import in_parts
from runtime.tensor import dtypes
from runtime.tensor.dtypes import dtype

Array = np.ndarray[Any, Any]
_ALONE = 1 << 15  # elements below which one thread is quicker


@array_loop()
def _narrow(bits, out, first, last):
    """float16 from float32, rounded to nearest even."""
    given, target = bits[first:last], out[first:last]
    for j in range(given.shape[0]):
        word = np.uint32(given[j])
        rest = np.uint32(word & np.uint32(0x7FFFFFFF))
        raised = np.float32(rest.view(np.float32) + np.float32(0.5))
        small = np.uint32(raised.view(np.uint32) - np.uint32(0x3F000000))
        odd = np.uint32(np.uint32(rest >> np.uint32(13)) & np.uint32(1))
        usual = np.uint32(np.uint32(rest + np.uint32(0xC8000FFF) + odd) >> np.uint32(13))
        digits = np.uint32(np.uint32(rest & np.uint32(0x7FFFFF)) >> np.uint32(13))
        special = np.uint32(np.uint32(0x7C00) | (digits if digits > np.uint32(0) else np.uint32(1)))
        made = small if rest < np.uint32(0x38800000) else usual
        made = np.uint32(0x7C00) if rest >= np.uint32(0x47800000) else made
        made = special if rest > np.uint32(0x7F800000) else made
        target[j] = np.uint16(made | np.uint32(np.uint32(word >> np.uint32(16)) & np.uint32(0x8000)))


@array_loop()
def _widen(bits, out, first, last):
    """float32 from float16."""
    given, target = bits[first:last], out[first:last]
    for j in range(given.shape[0]):
        word = np.uint32(given[j])
        rest = np.uint32(np.uint32(word & np.uint32(0x7FFF)) << np.uint32(13))
        power = np.uint32(rest & np.uint32(0x0F800000))
        made = np.uint32(rest + np.uint32(0x38000000))
        raised = np.uint32(rest + np.uint32(0x38800000)).view(np.float32)
        small = np.float32(raised - np.float32(2.0**-14)).view(np.uint32)
        made = small if power == np.uint32(0) else made
        made = np.uint32(rest | np.uint32(0x7F800000)) if power == np.uint32(0x0F800000) else made
        target[j] = np.uint32(made | np.uint32(np.uint32(word & np.uint32(0x8000)) << np.uint32(16)))


@array_loop()
def _narrow_brain(bits, out, first, last):
    """bfloat16 from float32, rounded to nearest even; one NaN."""
    given, target = bits[first:last], out[first:last]
    for j in range(given.shape[0]):
        word = np.int32(given[j])
        rounded = (word + np.int32(0x7FFF) + (word >> np.int32(16) & np.int32(1))) >> np.int32(16)
        made = np.int32(0x7FC0) if (word & np.int32(0x7FFFFFFF)) > np.int32(0x7F800000) else rounded
        target[j] = np.int16(made)


@array_loop()
def _widen_brain(bits, out, first, last):
    """float32 from bfloat16."""
    given, target = bits[first:last], out[first:last]
    for j in range(given.shape[0]):
        target[j] = np.int32(given[j]) << np.int32(16)


_LOOPS = {
    (dtypes.float32, dtypes.float16): _narrow, (dtypes.float16, dtypes.float32): _widen,
    (dtypes.float32, dtypes.bfloat16): _narrow_brain, (dtypes.bfloat16, dtypes.float32): _widen_brain,
}  # fmt: skip
_INTEGERS = {2: np.uint16, 4: np.uint32}


def converted(array: Array, source: dtype, target: dtype) -> Array | None:
    """The elements of an array in another dtype, in the same order of strides; None where this is no such case."""
    loop = _LOOPS.get((source, target))
    if loop is None or not (array.flags.c_contiguous or array.flags.f_contiguous):
        return None
    out = np.empty(array.shape, target.numpy, "C" if array.flags.c_contiguous else "F")
    bits, made = (item.reshape(-1, order="A").view(_INTEGERS[item.itemsize]) for item in (array, out))
    in_parts(lambda first, last: loop(bits, made, first, last), bits.size, alone=bits.size < _ALONE)
    return out
