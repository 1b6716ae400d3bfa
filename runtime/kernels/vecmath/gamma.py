"""lgamma and digamma.

For `runtime.kernels.vecmath`. Scalar quality: both compute in float64, one element at a time.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .bits import define, helper, like, only_compiled

_SERIES_START = 10.0  # from here the series is good to float64
_SERIES_LIMIT = 1e17  # from here the series adds nothing, and infinity needs no care


@helper
def _lgamma_real(x: Any) -> Any:
    return like(x, math.lgamma(np.float64(x)))


@helper
def _digamma_real(x: Any) -> Any:
    v: Any = np.float64(x)
    if abs(v) < 1e-17:  # the rest adds nothing to what may be infinite
        return like(x, math.copysign(np.inf, -v) if v == 0.0 else -1.0 / v)
    result = 0.0
    if v < 0.0:
        nearest = np.rint(v)
        if v == nearest:  # a pole, or minus infinity
            return like(x, np.nan)
        # Reflection: psi(v) = psi(1 - v) - pi / tan(pi v); the tangent has period 1.
        result = -np.pi / math.tan(np.pi * (v - nearest))
        v = 1.0 - v
    lost = 0.0  # what the rounding of the sum drops
    while v < _SERIES_START:
        term = -1.0 / v
        total = result + term
        back = total - result
        lost += (result - (total - back)) + (term - back)
        result = total
        v += 1.0
    value = math.log(v)
    if v > _SERIES_LIMIT:
        return like(x, result + value)
    z = 1.0 / (v * v)
    # B_2k / 2k for k = 1, 2, ... (Abramowitz and Stegun 6.3.18).
    series = 1 / 240 - z * (1 / 132 - z * (691 / 32760 - z / 12))
    series = z * (1 / 12 - z * (1 / 120 - z * (1 / 252 - z * series)))
    lost -= 0.5 / v + series
    total = result + value
    back = total - result
    lost += (result - (total - back)) + (value - back)
    return like(x, total + lost)


def lgamma(x: Any) -> Any:
    """log|gamma(x)|, by the C library in float64 for both types; infinite at the poles."""
    raise only_compiled("lgamma")


def digamma(x: Any) -> Any:
    """The derivative of `lgamma`: recurrence up to 10, asymptotic series, reflection for negative x.

    NaN at the negative poles, -inf at 0.0 and inf at -0.0. Largest error in float32: 0.50 ulp. In float64 the absolute
    error stays below 1e-15 for positive x, so that the relative one grows near the zeros of the function (at 1.4616...
    and once between two negative poles).
    """
    raise only_compiled("digamma")


define(lgamma, real=_lgamma_real)
define(digamma, real=_digamma_real)
