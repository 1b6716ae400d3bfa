"""Functions of statistics and physics: scaled error functions, the normal distribution, Bessel functions, zeta.

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
from .error_function import erfc, erfinv
from .exponential import exp, exp_parts, scale
from .logarithm import log, log1p
from .power import pow  # noqa: A004 the operator's name

_ROOT_HALF, _ROOT_HALF_LOW = 0.7071067811865476, -4.833646656726457e-17
_TWO_OVER_ROOT_PI = 1.1283791670955126
_ROOT_PI = 1.772453850905516
_LOG_TWO = 0.6931471805599453
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


@helper
def _normal_tail(v: Any) -> Any:
    """erfc(v / sqrt(2)) with the quotient to twice the digits: in the tail its rounding is magnified."""
    if abs(v) > 60.0:
        return 0.0 if v > 0.0 else 2.0
    a = v * _ROOT_HALF
    low = fma(v, _ROOT_HALF, -a) + v * _ROOT_HALF_LOW
    value = erfc(a)
    return value * (1.0 - low * _TWO_OVER_ROOT_PI / _erfcx(a)) if a > 0.5 else value


@helper
def _ndtr(v: Any) -> Any:
    return v if v != v else 0.5 * _normal_tail(-v)


@helper
def _log_ndtr(v: Any) -> Any:
    """The logarithm of the normal distribution function in float64."""
    if v != v:
        return v
    if v == -np.inf:
        return v
    if v < -1.0:
        return log(0.5 * _erfcx(-v * _ROOT_HALF)) - 0.5 * v * v
    return log1p(-0.5 * _normal_tail(v))


@helper
def _lower_quantile(p: Any) -> Any:
    """-ndtri(p) for a small p > 0: Newton's method on log erfc, which is almost a parabola."""
    goal = log(p) + _LOG_TWO
    y = math.sqrt(max(-goal - 0.5 * math.log(max(-goal, 1.0)) - 0.5723649429247001, 0.3))
    for _ in range(4):
        scaled = _erfcx(y)
        y += (log(scaled) - y * y - goal) * scaled / _TWO_OVER_ROOT_PI
    return y / _ROOT_HALF


@helper
def _ndtri(p: Any) -> Any:
    """The inverse of the normal distribution function in float64."""
    if p != p or p < 0.0 or p > 1.0:
        return np.nan
    if p in (0.0, 1.0):
        return np.inf if p == 1.0 else -np.inf
    if p < 0.1:
        return -_lower_quantile(p)
    if p > 0.9:
        return _lower_quantile(1.0 - p)
    return erfinv(2.0 * p - 1.0) / _ROOT_HALF


def _rising(order: int, terms: int) -> tuple[float, ...]:
    """Of I_n(x) (2/x)^n in q = x^2 / 4: 1 / (k! (k + n)!) (Abramowitz and Stegun 9.6.10)."""
    return tuple(float(Fraction(1, math.factorial(k) * math.factorial(k + order))) for k in range(terms))


def _falling(order: int, terms: int) -> tuple[float, ...]:
    """Of I_n(x) sqrt(2 pi x) / e^x in 1/x (Abramowitz and Stegun 9.7.1)."""
    found, term = [], Fraction(1)
    for k in range(terms):
        found.append(float(term))
        term *= -Fraction(4 * order * order - (2 * k + 1) ** 2, 8 * (k + 1))
    return tuple(found)


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


def _bernoulli(count: int) -> list[Fraction]:
    """B_0 to B_count."""
    found: list[Fraction] = []
    for m in range(count + 1):
        found.append(
            Fraction(m == 0) - sum((math.comb(m, k) * one / (m - k + 1) for k, one in enumerate(found)), Fraction(0))
        )
    return found


_B = _bernoulli(26)
_B_OVER_FACTORIAL = tuple(float(_B[2 * k] / math.factorial(2 * k)) for k in range(1, 13))


@helper
def _zeta_right(s: Any, q: Any) -> Any:
    """Hurwitz' zeta function for q > 0 in float64: a sum, then Euler and Maclaurin's formula for the rest."""
    total, lost, a = 0.0, 0.0, q
    count = 0
    term = 1.0
    # The formula converges once a is beyond s, and is not needed once terms vanish beside their sum.
    while a < max(12.0, s) and term > 1e-17 * total and count < 100_000:
        term = pow(a, -s)
        more = total + term
        back = more - total
        lost += (total - (more - back)) + (term - back)
        total, a, count = more, a + 1.0, count + 1
    power = pow(a, -s)
    if power == 0.0 or total == np.inf:
        return total
    rest = power * (a / (s - 1.0) + 0.5)
    factor, z = s / a, 1.0 / (a * a)
    for k in range(12):
        rest += power * factor * _B_OVER_FACTORIAL[k]
        factor *= (s + (2 * k + 1)) * (s + (2 * k + 2)) * z
    return total + (lost + rest)


@helper
def _zeta(s: Any, q: Any) -> Any:
    """Hurwitz' zeta function in float64; for q < 0 and whole s by reflection.

    The sum of (k + q)^-s over all whole k, which has the period 1, is that over k >= 0 and that of the numbers on the
    other side, zeta(s, 1 - q) up to its sign: so the difference of two q from each other, a whole number, is bridged.
    """
    if s != s or q != q:
        return s + q
    if s == 1.0:
        return np.inf
    if s < 1.0:
        return np.nan
    if q > 0.0:
        return _zeta_right(s, q)
    nearest = np.rint(q)
    if q == nearest:
        return np.inf
    if s != math.floor(s):
        return np.nan
    part = q - nearest  # exact
    right = _zeta_right(s, part if part > 0.0 else 1.0 + part)
    left = _zeta_right(s, 1.0 - part if part > 0.0 else -part)
    far = _zeta_right(s, 1.0 - q)
    return (right + left) - far if s == 2.0 * math.floor(0.5 * s) else (right - left) + far


def erfcx(x: Any) -> Any:
    """e^(x^2) erfc(x), which does not vanish for large x. Largest error: 0.50 ulp in float32, 1.8 in float64."""
    raise only_compiled("erfcx")


def ndtr(x: Any) -> Any:
    """The normal distribution function. Largest error: 0.51 ulp in float32, 2.9 in float64."""
    raise only_compiled("ndtr")


def log_ndtr(x: Any) -> Any:
    """Its logarithm, exact in the tail as well. Largest error: 0.51 ulp in float32, 2.7 in float64."""
    raise only_compiled("log_ndtr")


def ndtri(p: Any) -> Any:
    """Its inverse; infinite at 0 and 1, NaN outside. Largest error: 0.51 ulp in float32, 2.3 in float64."""
    raise only_compiled("ndtri")


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


def zeta(x: Any, q: Any) -> Any:
    """The sum of (k + q)^-x over k >= 0, for x > 1. Largest error: 0.51 ulp in float32, 3.6 in float64.

    Infinite where q is a whole number that is not positive; for other q < 0 it is NaN unless x is whole, and its
    relative error grows near its zeros, which odd x have between poles.
    """
    raise only_compiled("zeta")


define(erfcx, real=lambda x: like(x, _erfcx(np.float64(x))))
define(ndtr, real=lambda x: like(x, _ndtr(np.float64(x))))
define(log_ndtr, real=lambda x: like(x, _log_ndtr(np.float64(x))))
define(ndtri, real=lambda p: like(p, _ndtri(np.float64(p))))
define(i0, real=lambda x: like(x, _i0(np.float64(x), False)))
define(i0e, real=lambda x: like(x, _i0(np.float64(x), True)))
define(i1, real=lambda x: like(x, _i1(np.float64(x), False)))
define(i1e, real=lambda x: like(x, _i1(np.float64(x), True)))
define(zeta, real=lambda x, q: like(x, _zeta(np.float64(x), np.float64(q))))
