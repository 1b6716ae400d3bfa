"""lgamma, digamma and trigamma.

For `runtime.kernels.vecmath`. All compute in float64. For float32 they have no branches: a polynomial
for arguments below 3, which are moved into one interval, Stirling's series with fitted coefficients from there on, and
the reflection formula below 0. For float64 digamma and trigamma have none either: as many steps of the recurrence as
the least argument needs, of which the others add zeros, then the asymptotic series. lgamma is the C library's.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .bits import absolute, define, fma, helper, horner, like, only_compiled, paired, round_even, select, split_exponent
from .coefficients import (
    COT_PI,
    DIGAMMA_FAR,
    DIGAMMA_NEAR,
    LGAMMA_FAR,
    LGAMMA_NEAR,
    SIN_PI,
    TRIGAMMA_FAR,
    TRIGAMMA_NEAR,
)  # fmt: skip
from .logarithm import log, log_parts
from .trigonometric import sin, tan

_SERIES_START = 10.0  # from here the series is good to float64
_SERIES_LIMIT = 1e17  # from here the series adds nothing, and infinity needs no care
_SQUARES_START = 12.0  # the same for trigamma
_FAR = 3.0  # from here Stirling's series
_LN2 = 0.6931471805599453
_HALF_LOG_TWO_PI = 0.9189385332046727
_ZERO, _ZERO_LOW = 1.4616321449683622, 9.549995429965697e-17  # of digamma
_B_EVEN = (1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510)  # Bernoulli's numbers


@helper
def _log(v: Any) -> Any:
    """The logarithm of a positive normal number in float64."""
    m, k = split_exponent(v)
    high, low = log_parts(m - 1.0)
    return fma(k, _LN2, high + low)


@helper
def _sine_of_pi(part: Any) -> Any:
    """sin(pi part) / (pi part), for parts of at most 1/2."""
    z = part * part
    return paired(z, z * z, SIN_PI, SIN_PI)


@helper
def _lgamma_float32(x: Any) -> Any:
    v: Any = np.float64(x)
    a = absolute(v)
    far, below_one = a >= _FAR, a < 1.0
    # gamma(a) = gamma(a + 1) / a and (a - 1) gamma(a - 1) lead to y in [1, 2), where both zeros are factors.
    moved = select(a < 2.0, a, a - 1.0)
    y = select(far, 1.5, select(below_one, a + 1.0, moved))
    t = y - 1.5
    near = (y - 1.0) * (y - 2.0) * paired(t, t * t, LGAMMA_NEAR, LGAMMA_NEAR)
    inverse = 1.0 / a
    w = inverse * inverse
    series = fma(inverse, horner(w, LGAMMA_FAR, LGAMMA_FAR), _HALF_LOG_TWO_PI) - a
    shift = select(far | below_one, a, select(a < 2.0, 1.0, moved))
    times = select(far, a - 0.5, select(below_one, -1.0, 1.0))
    result = fma(times, _log(shift), select(far, series, near))
    # log|gamma(-a)| = log(pi / (a |sin(pi a)|)) - log(gamma(a)).
    part = absolute(a - round_even(a))
    reflected = -_log(a * part * _sine_of_pi(part)) - result
    result = select(v < 0.0, reflected, result)
    pole = (v <= 0.0) & (part == 0.0)
    return like(x, select(pole | (a == np.inf), np.inf, result))


@helper
def _lgamma_real(x: Any) -> Any:
    return like(x, math.lgamma(np.float64(x)))


@helper
def _added(total: Any, lost: Any, term: Any) -> Any:
    """A sum, and what its rounding drops added to what that of others did."""
    more = total + term
    back = more - total
    return more, lost + ((total - (more - back)) + (term - back))


@helper
def _digamma_step(total: Any, lost: Any, v: Any) -> Any:
    """digamma(v) = digamma(v + 1) - 1 / v, below the series."""
    below = v < _SERIES_START
    total, lost = _added(total, lost, select(below, -1.0 / v, 0.0))
    return total, lost, select(below, v + 1.0, v)


@helper
def _digamma_steps(total: Any, lost: Any, v: Any) -> Any:
    """Five of them."""
    total, lost, v = _digamma_step(total, lost, v)
    total, lost, v = _digamma_step(total, lost, v)
    total, lost, v = _digamma_step(total, lost, v)
    total, lost, v = _digamma_step(total, lost, v)
    return _digamma_step(total, lost, v)


@helper
def _digamma_real(x: Any) -> Any:
    v: Any = np.float64(x)
    # Reflection: psi(v) = psi(1 - v) - pi / tan(pi v); the tangent has period 1.
    part = v - round_even(v)
    total = select(v < 0.0, -np.pi / tan(np.pi * part), 0.0)
    total, lost, a = _digamma_steps(total, 0.0, select(v < 0.0, 1.0 - v, v))
    total, lost, a = _digamma_steps(total, lost, a)
    value = log(a)
    z = 1.0 / (a * a)
    # B_2k / 2k for k = 1, 2, ... (Abramowitz and Stegun 6.3.18).
    series = 1 / 240 - z * (1 / 132 - z * (691 / 32760 - z / 12))
    series = z * (1 / 12 - z * (1 / 120 - z * (1 / 252 - z * series)))
    more, dropped = _added(total, lost - (0.5 / a + series), value)
    result = select(a > _SERIES_LIMIT, total + value, more + dropped)
    t = v - 1.5
    near = ((v - _ZERO) - _ZERO_LOW) * paired(t, t * t, DIGAMMA_NEAR, DIGAMMA_NEAR)
    result = select(absolute(t) < 0.4, near, result)
    result = select((v < 0.0) & (part == 0.0), np.nan, result)  # a pole, or minus infinity
    return like(x, select(absolute(v) < 1e-17, -1.0 / v, result))  # the rest adds nothing to what may be infinite


@helper
def _digamma_float32(x: Any) -> Any:
    v: Any = np.float64(x)
    a = select(v > 0.0, v, 1.0 - v)
    far, below_one = a >= _FAR, a < 1.0
    # digamma(a) = digamma(a + 1) - 1 / a and digamma(a - 1) + 1 / (a - 1) lead to y in [1, 2).
    moved = select(a < 2.0, a, a - 1.0)
    y = select(far, 1.5, select(below_one, a + 1.0, moved))
    t = y - 1.5
    inverse = 1.0 / select(far | below_one, a, moved)
    times = select(below_one, -1.0, select(a < 2.0, 0.0, 1.0))
    near = fma(times, inverse, ((y - _ZERO) - _ZERO_LOW) * paired(t, t * t, DIGAMMA_NEAR, DIGAMMA_NEAR))
    w = inverse * inverse
    series = fma(-w, paired(w, w * w, DIGAMMA_FAR, DIGAMMA_FAR), fma(inverse, -0.5, _log(a)))
    result = select(a == np.inf, a, select(far, series, near))
    # digamma(v) = digamma(1 - v) - pi / tan(pi v), and the tangent has period 1.
    part = select(absolute(v) < 0.5, v, v - round_even(v))
    z = part * part
    result = select(v > 0.0, result, result - paired(z, z * z, COT_PI, COT_PI) / part)
    return like(x, select((v < 0.0) & (part == 0.0), np.nan, result))


@helper
def _trigamma_step(total: Any, lost: Any, v: Any) -> Any:
    """trigamma(v) = trigamma(v + 1) + 1 / v^2, below the series."""
    below = v < _SQUARES_START
    total, lost = _added(total, lost, select(below, 1.0 / (v * v), 0.0))
    return total, lost, select(below, v + 1.0, v)


@helper
def _trigamma_steps(total: Any, lost: Any, v: Any) -> Any:
    """Four of them."""
    total, lost, v = _trigamma_step(total, lost, v)
    total, lost, v = _trigamma_step(total, lost, v)
    total, lost, v = _trigamma_step(total, lost, v)
    return _trigamma_step(total, lost, v)


@helper
def _trigamma_real(x: Any) -> Any:
    v: Any = np.float64(x)
    total, lost, a = _trigamma_steps(0.0, 0.0, select(v > 0.0, v, 1.0 - v))
    total, lost, a = _trigamma_steps(total, lost, a)
    total, lost, a = _trigamma_steps(total, lost, a)
    z = 1.0 / (a * a)
    series = horner(z, _B_EVEN, _B_EVEN) * z / a
    result = total + (lost + (1.0 / a + (0.5 * z + series)))
    # The sum of both sides of 0 is (pi / sin(pi v))^2.
    root = np.pi / sin(np.pi * (v - round_even(v)))
    result = select(v > 0.0, result, root * root - result)
    return like(x, select(absolute(v) < 1e-9, 1.0 / (v * v), result))  # the rest adds nothing to what may be infinite


@helper
def _trigamma_float32(x: Any) -> Any:
    v: Any = np.float64(x)
    a = select(v > 0.0, v, 1.0 - v)
    far, below_one = a >= _FAR, a < 1.0
    inverse = 1.0 / a
    w = inverse * inverse
    t = select(far, 0.0, select(below_one, a - 1.0, a - 2.0))
    near = paired(t, t * t, TRIGAMMA_NEAR, TRIGAMMA_NEAR) + select(below_one, w, 0.0)
    series = fma(w, 0.5, fma(w * inverse, paired(w, w * w, TRIGAMMA_FAR, TRIGAMMA_FAR), inverse))
    result = select(far, series, near)
    # The sum of both sides of 0 is (pi / sin(pi v))^2.
    part = absolute(v - round_even(v))
    root = 1.0 / (part * _sine_of_pi(part))
    return like(x, select(v > 0.0, result, fma(root, root, -result)))


def lgamma(x: Any) -> Any:
    """log|gamma(x)|; infinite at the poles. In float64 by the C library.

    Largest error in float32: 0.51 ulp for positive x. For negative x the absolute error stays below 1e-13 between poles
    above -100, so that the relative one grows near the zeros that lie there.
    """
    raise only_compiled("lgamma")


def digamma(x: Any) -> Any:
    """The derivative of `lgamma`: recurrence up to 10, asymptotic series, reflection for negative x.

    NaN at the negative poles, -inf at 0.0 and inf at -0.0. Largest error in float32: 0.50 ulp. In float64 the absolute
    error stays below 1e-15 for positive x, so that the relative one grows near the zeros of the function (at 1.4616...
    and once between two negative poles).
    """
    raise only_compiled("digamma")


def trigamma(x: Any) -> Any:
    """The derivative of `digamma` (`polygamma` of order 1). Largest error: 0.51 ulp in float32, 3.6 in float64."""
    raise only_compiled("trigamma")


define(lgamma, real=_lgamma_real, float32=_lgamma_float32)
define(digamma, real=_digamma_real, float32=_digamma_float32)
define(trigamma, real=_trigamma_real, float32=_trigamma_float32)
