"""pow.

For `runtime.kernels.vecmath`. x^y = e^(y log x) with the logarithm and the product carried as sums of two numbers, so
that the multiplication by y does not magnify the error of the logarithm.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .bits import (
    absolute,
    choose,
    complex_of,
    copy_sign,
    define,
    fma,
    helper,
    horner,
    like,
    only_compiled,
    round_even,
    select,
    square_root,
)  # fmt: skip
from .coefficients import POW_LOG_32, POW_LOG_64
from .exponential import clamp, exp_parts, scale
from .logarithm import LN2_HIGH_32, LN2_HIGH_64, LN2_LOW_32, LN2_LOW_64, split

# 2/3 as the sum of two numbers of the type's full width.
TWO_THIRDS_HIGH_32, TWO_THIRDS_LOW_32 = 0.6666666865348816, -1.9868215517249155e-08
TWO_THIRDS_HIGH_64, TWO_THIRDS_LOW_64 = 0.6666666666666666, 3.700743415417188e-17


@helper
def log_pair(x: Any) -> Any:
    """(high, low) with log(x) = high + low to about one and a half times the type's width, for positive finite x.

    log m = 2 s + s^3 (2/3 + s^2 R(s^2)), s = (m - 1) / (m + 1), every product with its rounding error.
    """
    m, k = split(x)
    two = like(x, 2.0)
    f = m - like(x, 1.0)
    d = two + f
    d_low = f - (d - two)
    s = f / d
    s_low = (fma(-s, d, f) - s * d_low) / d
    z = s * s
    z_low = fma(s, s, -z) + two * s * s_low
    q = z * horner(z, POW_LOG_32, POW_LOG_64)
    third = choose(x, TWO_THIRDS_HIGH_32, TWO_THIRDS_HIGH_64)
    t = third + q
    t_low = ((third - t) + q) + choose(x, TWO_THIRDS_LOW_32, TWO_THIRDS_LOW_64)
    u = s * z
    u_low = fma(s, z, -u) + fma(s, z_low, s_low * z)
    v = u * t
    v_low = fma(u, t, -v) + fma(u, t_low, u_low * t)
    w = two * s + v
    w_low = ((two * s - w) + v) + fma(two, s_low, v_low)
    leading = k * choose(x, LN2_HIGH_32, LN2_HIGH_64)
    high = leading + w
    low = ((leading - high) + w) + fma(k, choose(x, LN2_LOW_32, LN2_LOW_64), w_low)
    total = high + low
    return total, (high - total) + low


@helper
def _cube(x: Any) -> Any:
    """x^3, rounded once but for a last doubt."""
    square = x * x
    cube = square * x
    lost = fma(fma(x, x, -square), x, fma(square, x, -cube))
    return select(absolute(lost) < absolute(cube), cube + lost, cube)  # not where it overflows, nor a zero


@helper
def _pow_real(x: Any, y: Any) -> Any:
    # One branch, which a loop over a tensor with a single exponent takes out; of more the vectoriser makes nothing.
    two, half = y == like(x, 2.0), y == like(x, 0.5)
    if two | half | (y == like(x, 3.0)):
        zero, inf = like(x, 0.0), like(x, np.inf)
        root = select(x == -inf, inf, square_root(x) + zero)
        return select(two, x * x, select(half, root, _cube(x)))
    return _pow_general(x, y)


@helper
def _pow_general(x: Any, y: Any) -> Any:
    a = absolute(x)
    zero, element, inf = like(x, 0.0), like(x, 1.0), like(x, np.inf)
    high, low = log_pair(a)
    e = y * high
    e_low = fma(y, high, -e) + y * low
    moderate = absolute(e) < choose(x, 110.0, 760.0)
    p, t = exp_parts(clamp(e, choose(x, -105.0, -747.0), choose(x, 90.0, 712.0)), select(moderate, e_low, zero))
    result = scale(p, t)
    # Where log|x| is 0 or infinite.
    vanishing = select(y > zero, zero, inf)
    result = select(a == zero, vanishing, result)
    result = select(a == inf, select(y > zero, inf, zero), result)
    result = select(a == element, element, result)
    # The sign of x, if y is odd; no real result for a finite negative x unless y is an integer.
    integral = round_even(y) == y
    half = y * like(y, 0.5)
    odd = integral & (round_even(half) != half)
    result = select(odd, copy_sign(result, x), result)
    result = select((x < zero) & (a < inf) & (integral == False), like(x, np.nan), result)  # noqa: E712 no branch
    result = select((x != x) | (y != y), x + y, result)
    return select((y == zero) | (x == element), element, result)


@helper
def _pow_integer(x: Any, y: Any) -> Any:
    """Squaring, with the exponent's bits from low to high."""
    result = like(x, 1)
    base = x
    exponent = like(x, 0) if y < 0 else y
    while exponent != 0:
        if exponent & 1:
            result = like(x, result * base)
        base = like(x, base * base)
        exponent = like(x, exponent >> 1)
    if y < 0:
        if x == 1:
            return like(x, 1)
        if x == -1:
            return like(x, -1) if y & 1 else like(x, 1)
        return like(x, 0)
    return result


@helper
def _pow_complex(x: Any, y: Any) -> Any:
    """e^(y log x), whose limit at 0 the real part of y says; where that is 0 the power turns without end."""
    if x == 0:
        zero, nan = like(x.real, 0.0), like(x.real, np.nan)
        if y == 0:
            return complex_of(x, like(x.real, 1.0), zero)
        if y.real > 0:
            return complex_of(x, zero, zero)
        return complex_of(x, like(x.real, np.inf) if y.real < 0 else nan, nan)
    result = x**y
    if (result.real != result.real or result.imag != result.imag) and np.isfinite(x) and np.isfinite(y):
        result = np.exp(y * np.log(x))  # a factor of it leaves the range of numbers, but perhaps not the whole
    return result


def pow(x: Any, y: Any) -> Any:  # noqa: A001 the operator's name
    """x^y, with the special cases of the C standard (annex F.10.4.4) for floats.

    Integers: powers by squaring, wrapping around; a negative exponent gives 0, or +-1 for the bases 1 and -1.
    Squares, cubes and square roots are rounded once. Largest error: 0.77 ulp in float32, 0.88 in float64.
    """
    raise only_compiled("pow")


define(
    pow,
    real=_pow_real,
    complex=_pow_complex,
    integer=_pow_integer,
    boolean=lambda x, y: x | (y == False),  # noqa: E712 compiled
)
