"""Random words from counters, and pairs of normal numbers from words; for `runtime.kernels.random.philox`."""

from __future__ import annotations

import math

import numpy as np

from .bits import helper, horner, select, square_root
from .coefficients import COS_32, COS_64, SIN_32, SIN_64
from .logarithm import log_real

_M0, _M1, _W0, _W1 = map(np.uint64, (0xD2511F53, 0xCD9E8D57, 0x9E3779B9, 0xBB67AE85))
_LOW, _32, _11, _2 = map(np.uint64, (0xFFFFFFFF, 32, 11, 2))
_HALF_PI = math.pi / 2


@helper
def words(count, c, d, left, right):
    """The four 32-bit words of a counter: 64 bits of `count`, then `c` and `d`; the key is `left` and `right`."""
    a, b = count & _LOW, count >> _32
    for _ in range(10):
        p, q = _M0 * a, _M1 * c
        a, b, c, d = (q >> _32) ^ b ^ left, q & _LOW, (p >> _32) ^ d ^ right, p & _LOW
        left, right = (left + _W0) & _LOW, (right + _W1) & _LOW
    return a, b, c, d


@helper
def pair32(word, angle):
    """Two independent normal float32 from two words."""
    uniform = (np.float32(np.uint32(word)) + np.float32(0.5)) * np.float32(2.0**-32)
    radius = square_root(np.float32(-2.0) * log_real(uniform))
    low = np.int32(np.uint32(angle << _2)) >> np.int32(2)  # 30 bits, an angle from -pi/4 to pi/4
    turned = np.float32(low) * np.float32(_HALF_PI * 2.0**-30)
    z = turned * turned
    sine = turned + turned * z * horner(z, SIN_32, SIN_64)
    cosine = np.float32(1.0) - np.float32(0.5) * z + z * z * horner(z, COS_32, COS_64)
    # The two bits left are a number of right angles.
    radius = select((angle & np.uint64(0x80000000)) != np.uint64(0), -radius, radius)
    odd = (angle & np.uint64(0x40000000)) != np.uint64(0)
    return radius * select(odd, -sine, cosine), radius * select(odd, cosine, sine)


@helper
def pair64(word, angle):
    """Two independent normal float64 from twice 64 bits."""
    uniform = (np.float64(np.int64(word >> _11)) + 0.5) * 2.0**-53
    radius = square_root(-2.0 * log_real(uniform))
    low = np.int64(angle << _2) >> np.int64(2)
    turned = np.float64(low) * (_HALF_PI * 2.0**-62)
    z = turned * turned
    sine = turned + turned * z * horner(z, SIN_32, SIN_64)
    cosine = 1.0 - 0.5 * z + z * z * horner(z, COS_32, COS_64)
    radius = select((angle & np.uint64(0x8000000000000000)) != np.uint64(0), -radius, radius)
    odd = (angle & np.uint64(0x4000000000000000)) != np.uint64(0)
    return radius * select(odd, -sine, cosine), radius * select(odd, cosine, sine)
