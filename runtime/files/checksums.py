"""The checksum of zip files, CRC-32: of pieces in any order, and as quick as what is installed allows.

It is the remainder of the bits, taken as a polynomial over {0, 1}, by one of degree 32. That of two pieces follows from
theirs: that of the first times x to the number of bits of the second, plus that of the second. The bits of a checksum
are reversed: the highest stands for 1, the next for x.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Callable
from itertools import pairwise

PIECE = 1 << 20  # bytes, which are still in the cache when their checksum is computed
_DIVISOR = 0xEDB88320  # x^32 + x^26 + x^23 + x^22 + x^16 + x^12 + x^11 + x^10 + x^8 + x^7 + x^5 + x^4 + x^2 + x + 1
_ONE, _X = 1 << 31, 1 << 30


@functools.cache
def crc32() -> Callable[..., int]:
    """The function for the checksum of bytes, and of what came before them.

    It is zlib-ng's where that is installed, which multiplies polynomials by the processor's own instruction (33 GB a
    second instead of 4 on an AMD EPYC, Zen 5), and otherwise that of the standard library.
    """
    try:
        from zlib_ng import zlib_ng
    except ImportError:
        return zlib.crc32
    function: Callable[..., int] = zlib_ng.crc32
    return function


def pieces(size: int) -> list[tuple[int, int]]:
    """The bounds of the pieces of so many bytes: all but the first are of one length. No bytes are one piece too."""
    ends = [*range(size % PIECE, size + 1, PIECE)]
    return [(0, ends[0]), *pairwise(ends)]


def joined(before: int, piece: int) -> int:
    """The checksum of what came before, 0 of nothing, and of a piece of the full length behind it; or of the first."""
    return _product(before, _shift()) ^ piece


@functools.cache
def _shift() -> int:
    """Compute x to the number of bits of a piece, which is a power of 2."""
    power = _X
    for _ in range((8 * PIECE).bit_length() - 1):
        power = _product(power, power)
    return power


def _product(left: int, other: int) -> int:
    """The product of two polynomials, modulo the divisor."""
    product = 0
    for i in range(32):
        if left & _ONE >> i:
            product ^= other
        other = other >> 1 ^ (_DIVISOR if other & 1 else 0)
    return product
