"""Memory that nobody wrote, made visible: new arrays, freed blocks and the stack are filled with a pattern of bits.

A kernel that computes with such memory gives other bits, or raises other floating-point flags, for another pattern: a
signalling NaN is invalid in every operation, and a subnormal number raises a flag of its own on x86.
"""

from __future__ import annotations

import ctypes
import platform
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numba
import numpy as np
import pytest
from numba import types

import generated as ow
from runtime.errors import UnsupportedError

try:
    from runtime.native import tensors
except UnsupportedError as error:  # on a build whose objects nothing native may read
    pytest.skip(str(error), allow_module_level=True)

from runtime.native.addresses import invoke, stack_words, words

ORDINARY = 0x3F8000003F800000  # normal numbers or 0, whatever the width of an element
# Signalling NaN as float64, and in the lower half as float32 and bfloat16; signalling as float16; subnormal in each.
PATTERNS = {"nan": 0x7FF400007FA00000, "narrow nan": 0x7D007D007D007D00, "subnormal": 0x0003002300230023}

INVALID, SUBNORMAL, DIVISION, OVERFLOW, UNDERFLOW = 1, 2, 4, 8, 16  # MXCSR, the register of SSE and AVX
ALL_FLAGS = 31  # without inexactness, which is no error
HAS_FLAGS = sys.platform == "linux" and platform.machine() == "x86_64"

_WORDS = 1 << 15  # of the stack; the largest kernels use a fifth
_PIECE = 1 << 16
_MXCSR = 28  # where fenv_t has it
_environment = ctypes.create_string_buffer(64)
_math = ctypes.PyDLL("libm.so.6") if HAS_FLAGS else None


def raised_flags() -> int:
    """The flags raised since :func:`clear_flags`, but for inexactness; 0 where they cannot be read."""
    if _math is None:
        return 0
    _math.fegetenv(_environment)
    return int(struct.unpack_from("<I", _environment, _MXCSR)[0]) & ALL_FLAGS


def clear_flags() -> None:
    """Clear the flags of vector arithmetic."""
    if _math is not None:
        _math.fegetenv(_environment)
        state = struct.unpack_from("<I", _environment, _MXCSR)[0]
        struct.pack_into("<I", _environment, _MXCSR, state & ~63)
        _math.fesetenv(_environment)


@numba.cfunc(types.void(*[types.int64] * 5), nopython=True)  # type: ignore[untyped-decorator]
def _fill(address: Any, pattern: Any, count: Any, _unused: Any, _too: Any) -> None:
    for k in range(count):
        words(address)[k] = pattern


@numba.njit(types.void(types.int64, types.int64))  # type: ignore[untyped-decorator]
def _soil_stack(fill: Any, pattern: Any) -> None:
    """The compiler does not see what `fill` does, so that it cannot leave out stores that nobody reads."""
    invoke(fill, stack_words(_WORDS), pattern, _WORDS, 0, 0)


class Soil:
    """Fills memory with one pattern."""

    def __init__(self, pattern: int) -> None:
        self.pattern = pattern
        self.piece = pattern.to_bytes(8, "little") * (_PIECE // 8)

    def stack(self) -> None:
        """Fill the stack below the caller."""
        _soil_stack(_fill.address, self.pattern)

    def array(self, array: Any) -> None:
        """Fill the memory of an array without gaps."""
        if array.nbytes and not array.dtype.hasobject:
            start = array.ctypes.data
            for at in range(0, array.nbytes, _PIECE):
                ctypes.memmove(start + at, self.piece, min(_PIECE, array.nbytes - at))

    def freed(self) -> None:
        """Fill blocks of many sizes, and free them: for what compiled code allocates."""
        blocks = [np.frombuffer(bytearray(size), np.uint8) for size in range(64, 4500, 96)]
        for block in blocks:
            self.array(block)


def _new_array_type() -> Any:
    word = ctypes.c_size_t
    return ctypes.PYFUNCTYPE(word, word, word, ctypes.c_int, word, word, word, ctypes.c_int, word)


@contextmanager
def soiled(pattern: int) -> Iterator[Soil]:
    """Every array that is made without being written is filled, and with each the stack as well."""
    soil = Soil(pattern)
    key = tensors.Process.offset("new_array") // 8
    word = int(tensors.PROCESS[key])
    make = _new_array_type()(word)

    def new_array(*arguments: int) -> int:
        address = int(make(*arguments))
        if not arguments[5]:  # memory of its own
            soil.array(ctypes.cast(address, ctypes.py_object).value)
            soil.stack()
        return address

    def filling(function: Callable[..., Any]) -> Callable[..., Any]:
        def made(*arguments: Any, **keywords: Any) -> Any:
            array = function(*arguments, **keywords)
            soil.array(array)
            soil.stack()
            return array

        return made

    callback = _new_array_type()(new_array)
    names = ((np, "empty"), (np, "empty_like"))
    before = [getattr(owner, name) for owner, name in names]
    try:
        tensors.PROCESS[key] = ctypes.cast(callback, ctypes.c_void_p).value
        for (owner, name), function in zip(names, before, strict=True):
            setattr(owner, name, filling(function))
        soil.freed()
        yield soil
    finally:
        tensors.PROCESS[key] = word
        for (owner, name), function in zip(names, before, strict=True):
            setattr(owner, name, function)


def bits(result: Any) -> Any:
    """What a call gave, to be compared bit by bit."""
    if isinstance(result, ow.Tensor):
        result = result._array  # type: ignore[attr-defined]
    if isinstance(result, np.ndarray):
        return result.dtype.str, result.shape, result.tobytes()
    if isinstance(result, tuple | list):
        return [bits(value) for value in result]
    return repr(result)


def outcome(call: Callable[[], Any], pattern: int) -> tuple[Any, int]:
    """The bits of the result and the flags of a call that finds `pattern` wherever nothing was written."""
    ow.manual_seed(0)
    with soiled(pattern) as soil:
        clear_flags()
        soil.stack()
        result = call()
        flags = raised_flags()
    return bits(result), flags


def assert_reads_nothing_unwritten(call: Callable[[], Any], *, flags: int = 0, but: int = 0) -> None:
    """Raise AssertionError unless bits and flags are the same for every pattern, and none of `flags` is raised.

    The flags `but` may differ.
    """
    call()  # compiles what has to be compiled
    wanted = outcome(call, ORDINARY)
    assert not wanted[1] & flags, f"flags {wanted[1] & flags:#x} on ordinary numbers"
    for name, pattern in PATTERNS.items():
        result = outcome(call, pattern)
        assert result[0] == wanted[0], f"other bits where {name} lies in memory that nobody wrote"
        differ = (result[1] ^ wanted[1]) & ~but
        assert not differ, f"flags {result[1]:#x} instead of {wanted[1]:#x} where {name} lies"
