"""exp, exp2, expm1 and sigmoid.

For `runtime.kernels.vecmath`. Method (as in every libm since Cody and Waite, 1980): x = n ln 2 + r, a polynomial for
e^r on |r| <= ln(2) / 2, and a scaling by 2^n in two multiplications, of which only the last can round, so that
subnormal results round once. n comes from adding a number so large that the sum has no fraction; its bits give 2^n.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .bits import (
    absolute,
    choose,
    define,
    fma,
    halves,
    helper,
    horner,
    inverse_power,
    like,
    only_compiled,
    paired,
    power_of_two,
    round_shifted,
    select,
)  # fmt: skip
from .coefficients import EXP1_32, EXP1_64, EXP2_32, EXP2_64, EXP_32, EXP_64
from .complexes import expm1_complex
from .elementary import divide_complex

LOG2_E = 1.4426950408889634
# ln 2 as the sum of two numbers of the type's full width; n times the first is subtracted exactly by one fma.
LN2_HIGH_32, LN2_LOW_32 = 0.6931471824645996, -1.9046542121259336e-09
LN2_HIGH_64, LN2_LOW_64 = 0.6931471805599453, 2.3190468138462996e-17


@helper
def exp_parts(x: Any, x_low: Any) -> Any:
    """(p, t): e^(x + x_low) is scale(p, t), p in [0.7, 1.42], for finite x of moderate size and |x_low| <= ulp(x)."""
    t, n = round_shifted(x, LOG2_E)
    low = choose(x, LN2_LOW_32, LN2_LOW_64)
    r_high = fma(-n, choose(x, LN2_HIGH_32, LN2_HIGH_64), x)
    r = fma(-n, low, r_high)
    r_low = fma(-n, low, r_high - r) + x_low
    square = r * r
    polynomial = horner(r, EXP_32, EXP_64)
    correction = fma(r_low, fma(square, polynomial, r), r_low)  # r_low e^r
    return like(x, 1.0) + (r + fma(square, polynomial, correction)), t


@helper
def scale(p: Any, t: Any) -> Any:
    """p 2^n, rounded once, for the `t` of :func:`round_shifted`."""
    first, second = halves(t)
    return p * first * second


@helper
def clamp(x: Any, low: Any, high: Any) -> Any:
    """`x` limited to [low, high]; NaN stays NaN."""
    x = select(x < low, low, x)
    return select(x > high, high, x)


@helper
def exp_real(x: Any) -> Any:
    """e^x of a real number."""
    # Beyond these limits the result has left the range of the type for certain.
    clamped = clamp(x, choose(x, -105.0, -747.0), choose(x, 90.0, 712.0))
    t, n = round_shifted(clamped, LOG2_E)
    r = fma(-n, choose(x, LN2_HIGH_32, LN2_HIGH_64), clamped)
    r = fma(-n, choose(x, LN2_LOW_32, LN2_LOW_64), r)
    return scale(fma(r, horner(r, EXP1_32, EXP1_64), like(x, 1.0)), t)


@helper
def _exp2_real(x: Any) -> Any:
    clamped = clamp(x, choose(x, -151.0, -1077.0), choose(x, 129.0, 1025.0))
    t, n = round_shifted(clamped, 1.0)
    r = clamped - n
    return scale(fma(r, horner(r, EXP2_32, EXP2_64), like(x, 1.0)), t)


@helper
def expm1_parts(x: Any) -> Any:
    """(q, t, n) with e^x = 2^n (1 + q), |q| < 0.42, for finite x of moderate size."""
    t, n = round_shifted(x, LOG2_E)
    low = choose(x, LN2_LOW_32, LN2_LOW_64)
    r_high = fma(-n, choose(x, LN2_HIGH_32, LN2_HIGH_64), x)
    r = fma(-n, low, r_high)
    r_low = fma(-n, low, r_high - r)
    return r + fma(r * r, horner(r, EXP_32, EXP_64), r_low), t, n


@helper
def _expm1_real(x: Any) -> Any:
    q, _, n = expm1_parts(clamp(x, choose(x, -18.0, -40.0), choose(x, 89.0, 710.0)))
    half = like(x, 0.5)
    s = power_of_two(n - like(x, 1.0))
    scaled = fma(s, q, s - half)
    result = select(n == like(x, 0.0), q, scaled + scaled)
    return select(x == like(x, 0.0), x, result)


@helper
def _sigmoid_real(x: Any) -> Any:
    # y = 1 / (1 + a b (1 + q)) <= 1/2; the power of two a b may leave the range, so both sides are divided by a.
    limit = choose(x, 105.0, 747.0)
    magnitude = absolute(x)
    magnitude = select(magnitude > limit, limit, magnitude)
    t, n = round_shifted(magnitude, LOG2_E)
    r = fma(-n, choose(x, LN2_HIGH_32, LN2_HIGH_64), magnitude)
    r = fma(-n, choose(x, LN2_LOW_32, LN2_LOW_64), r)
    square = r * r
    q = fma(square, paired(r, square, EXP_32, EXP_64), r)
    b, a = halves(t)
    inverse = inverse_power(a)
    rest = fma(b, q, inverse)  # no more than b, or than 1 + q where b is 1
    divisor = b + rest
    # What the divisor lost by rounding moves the quotient by about as much, relatively.
    lost = rest - (divisor - b)
    y = inverse / divisor
    y = fma(-lost * (y * a), y, y)
    return select(x < like(x, 0.0), y, like(x, 1.0) - y)


@helper
def _sigmoid_complex(x: Any) -> Any:
    """1 / (1 + e^-x), by the exponential that does not overflow."""
    if x.real < 0:
        small = np.exp(x)
        return divide_complex(small, 1 + small)
    return divide_complex(like(x, 1), 1 + np.exp(-x))


def exp(x: Any) -> Any:
    """e^x.

    Polynomial of degree 6 (float32) or 11 (float64) after reduction by ln 2. Whole range, subnormal results included.
    Largest error: 0.95 ulp in float32, 0.89 in float64.
    """
    raise only_compiled("exp")


def exp2(x: Any) -> Any:
    """2^x.

    Polynomial of degree 7 (float32) or 12 (float64) in x - rint(x). Whole range; exact at integers.
    Largest error: 0.79 ulp in float32, 0.81 in float64.
    """
    raise only_compiled("exp2")


def expm1(x: Any) -> Any:
    """e^x - 1 without cancellation.

    The reduced e^r - 1 is scaled as 2^n (e^r - 1) + (2^n - 1) in one fma. Whole range; keeps the sign of zero.
    Largest error: 1.37 ulp in float32, 1.89 in float64.
    """
    raise only_compiled("expm1")


def sigmoid(x: Any) -> Any:
    """1 / (1 + e^-x), computed from e^|x|, so that neither side overflows or loses small results.

    Whole range. Largest error: 1.41 ulp in float32, 1.37 in float64.
    """
    raise only_compiled("sigmoid")


define(exp, real=exp_real, complex=lambda x: np.exp(x))
define(exp2, real=_exp2_real, complex=lambda x: np.exp2(x))
define(expm1, real=_expm1_real, complex=expm1_complex)
define(sigmoid, real=_sigmoid_real, complex=_sigmoid_complex)
