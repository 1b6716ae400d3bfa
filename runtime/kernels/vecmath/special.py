"""The scaled error function and modified Bessel functions.

For `runtime.kernels.vecmath`. Scalar quality: all compute in float64, one element at a time, so that float32 results
are rounded once. Constants that are rational numbers are computed here.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np

from .bits import define, fma, helper, horner, like, only_compiled
from .coefficients import ERFCX_64
from .error_function import erfc
from .exponential import exp, exp_parts, scale

_ROOT_PI = 1.772453850905516
_FAR = 26.0  # from here erfcx is its asymptotic series
# (-1)^k (2k - 1)!! / 2^k (Abramowitz and Stegun 7.1.23).
_FAR_SERIES = tuple((-1.0) ** k * math.prod(range(1, 2 * k, 2)) / 2.0**k for k in range(9))


@helper
def _exp_square(x: Any) -> Any:
    """e^(x^2), the rounding error of the square included."""
    limited = min(x, 27.0)
    square = limited * limited
    p, t = exp_parts(square, fma(limited, limited, -square))
    return scale(p, t)


@helper
def _erfcx(v: Any) -> Any:
    """erfcx in float64."""
    if v != v:
        return v
    a = abs(v)
    if a > _FAR:
        z = 1.0 / (a * a)
        positive = horner(z, _FAR_SERIES, _FAR_SERIES) / _ROOT_PI / a  # their product may be infinite
    elif a >= 0.5:
        divisor = a + a + 1.0
        polynomial = horner((a - 4.0) / (a + 4.0), ERFCX_64, ERFCX_64)
        g = polynomial / divisor
        positive = g + fma(-g, (1.0 - (divisor - (a + a))), fma(-g, divisor, polynomial)) / divisor
    else:
        return _exp_square(a) * erfc(v)
    if v >= 0.0:
        return positive
    return 2.0 * _exp_square(a) - positive if a < 26.7 else np.inf


def _rising(order: int, terms: int) -> tuple[float, ...]:
    """Of I_n(x) (2/x)^n in q = x^2 / 4: 1 / (k! (k + n)!) (Abramowitz and Stegun 9.6.10)."""
    return tuple(float(Fraction(1, math.factorial(k) * math.factorial(k + order))) for k in range(terms))


def _falling(order: int, terms: int) -> tuple[float, ...]:
    """Of I_n(x) sqrt(2 pi x) / e^x in 1/x (Abramowitz and Stegun 9.7.1)."""
    results, term = [], Fraction(1)
    for k in range(terms):
        results.append(float(term))
        term *= -Fraction(4 * order * order - (2 * k + 1) ** 2, 8 * (k + 1))
    return tuple(results)


_NEAR = 20.0  # below it the power series, all of whose terms are positive
_I0_NEAR, _I1_NEAR = _rising(0, 46), _rising(1, 46)
_I0_FAR, _I1_FAR = _falling(0, 30), _falling(1, 30)
_ROOT_TWO_PI = 2.5066282746310002


@helper
def _near(a: Any, order: Any) -> Any:
    """The power series of order 0 or 1, corrected for the rounding of its argument, which large `a` magnify."""
    q = 0.25 * a * a
    low = fma(0.25 * a, a, -q)
    value = horner(q, _I0_NEAR, _I0_NEAR) if order == 0 else horner(q, _I1_NEAR, _I1_NEAR)
    return value + value * low * (2.0 / a) if a > 2.0 else value


@helper
def _i0(v: Any, scaled: Any) -> Any:
    a = abs(v)
    if a <= _NEAR:
        value = _near(a, 0)
        return value * exp(-a) if scaled else value
    value = horner(1.0 / a, _I0_FAR, _I0_FAR) / (_ROOT_TWO_PI * math.sqrt(a))
    if scaled or a != a:
        return value if a < np.inf else (0.0 if a == np.inf else a)
    half = exp(0.5 * a)  # e^a would overflow too early
    return half * value * half if a < np.inf else a


@helper
def _i1(v: Any, scaled: Any) -> Any:
    a = abs(v)
    if a <= _NEAR:
        value = 0.5 * a * _near(a, 1)
        value = value * exp(-a) if scaled else value
    else:
        value = horner(1.0 / a, _I1_FAR, _I1_FAR) / (_ROOT_TWO_PI * math.sqrt(a))
        if scaled or a != a:
            value = value if a < np.inf else (0.0 if a == np.inf else a)
        else:
            half = exp(0.5 * a)
            value = half * value * half if a < np.inf else a
    # Not copysign: LLVM would round its result to float16 at once, by a routine that not every system has.
    if v == 0:
        return v
    return -value if v < 0 else value


def erfcx(x: Any) -> Any:
    """e^(x^2) erfc(x), which does not vanish for large x. Largest error: 0.50 ulp in float32, 1.8 in float64."""
    raise only_compiled("erfcx")


def i0(x: Any) -> Any:
    """The modified Bessel function of the first kind of order 0. Largest error: 0.50 ulp in float32, 4.8 in float64."""
    raise only_compiled("i0")


def i0e(x: Any) -> Any:
    """e^-|x| I0(x). Largest error: 0.50 ulp in float32, 4.8 in float64."""
    raise only_compiled("i0e")


def i1(x: Any) -> Any:
    """The modified Bessel function of the first kind of order 1. Largest error: 0.50 ulp in float32, 4.8 in float64."""
    raise only_compiled("i1")


def i1e(x: Any) -> Any:
    """e^-|x| I1(x). Largest error: 0.50 ulp in float32, 4.8 in float64."""
    raise only_compiled("i1e")


define(erfcx, real=lambda x: like(x, _erfcx(np.float64(x))))
define(i0, real=lambda x: like(x, _i0(np.float64(x), False)))
define(i0e, real=lambda x: like(x, _i0(np.float64(x), True)))
define(i1, real=lambda x: like(x, _i1(np.float64(x), False)))
define(i1e, real=lambda x: like(x, _i1(np.float64(x), True)))
