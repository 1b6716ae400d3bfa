"""sin, cos, tan and their inverses.

For `runtime.kernels.vecmath`. sin and cos reduce x by pi/2 with a three-part constant (Cody and Waite, 1980) of the
type's full width, each step an fma, and keep the remainder as a sum of two numbers: the reduced argument is good to the
last bit for |x| up to 2^17 (float32) or 2^40 (float64). Larger arguments, rare, go to the C library one by one. The
polynomials on |r| <= pi/4 are combined as in fdlibm (k_sin.c, k_cos.c), with own coefficients.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .bits import (
    absolute,
    choose,
    copy_sign,
    define,
    fma,
    helper,
    horner,
    like,
    odd,
    only_compiled,
    round_shifted,
    select,
    sign_bit,
    square_root,
    turned,
)  # fmt: skip
from .coefficients import ASIN_32, ASIN_64, ATAN_32, ATAN_64, COS_32, COS_64, SIN_32, SIN_64
from .complexes import acos_complex, asin_complex, atan_complex, cos_complex, sin_complex, tan_complex
from .lanes import scalar_library_call

TWO_OVER_PI = 0.6366197723675814
# pi / 2 as the sum of three numbers of the type's full width.
HALF_PI_1_32, HALF_PI_2_32, HALF_PI_3_32 = 1.5707963705062866, -4.371138828673793e-08, -1.7151245100058819e-15
HALF_PI_1_64, HALF_PI_2_64, HALF_PI_3_64 = 1.5707963267948966, 6.123233995736766e-17, -1.4973849048591698e-33
REDUCTION_LIMITS = 2.0**17, 2.0**40

_library_sin = scalar_library_call("sin", REDUCTION_LIMITS)
_library_cos = scalar_library_call("cos", REDUCTION_LIMITS)
_library_tan = scalar_library_call("tan", REDUCTION_LIMITS)


@helper
def _reduce(x: Any) -> Any:
    """(t, high, low): x = n pi/2 + high + low and |high| <= pi/4, up to rounding; n is in the bits of t."""
    t, n = round_shifted(x, TWO_OVER_PI)
    second = choose(x, HALF_PI_2_32, HALF_PI_2_64)
    first = fma(-n, choose(x, HALF_PI_1_32, HALF_PI_1_64), x)  # exact
    product = n * second
    product_low = fma(n, second, -product)
    high = first - product
    back = high - first
    lost = (first - (high - back)) - (product + back)
    return t, high, fma(-n, choose(x, HALF_PI_3_32, HALF_PI_3_64), lost - product_low)


@helper
def _sin_cos(high: Any, low: Any) -> Any:
    """(sin, cos) of high + low, |high| <= pi/4."""
    z = high * high
    half_z = like(z, 0.5) * z
    element = like(z, 1.0)
    sine = high + fma(high * z, horner(z, SIN_32, SIN_64), low * (element - half_z))
    leading = element - half_z
    cosine = leading + (((element - leading) - half_z) + fma(z * z, horner(z, COS_32, COS_64), -high * low))
    return sine, cosine


@helper
def _sin_real(x: Any) -> Any:
    t, high, low = _reduce(x)
    sine, cosine = _sin_cos(high, low)
    result = turned(select(odd(t), cosine, sine), t, 0)
    return _library_sin(absolute(x), select(x == like(x, 0.0), x, result), x)


@helper
def _cos_real(x: Any) -> Any:
    t, high, low = _reduce(x)
    sine, cosine = _sin_cos(high, low)
    return _library_cos(absolute(x), turned(select(odd(t), sine, cosine), t, 1), x)


@helper
def _tan_real(x: Any) -> Any:
    t, high, low = _reduce(x)
    sine, cosine = _sin_cos(high, low)
    swapped = odd(t)
    result = select(swapped, -cosine, sine) / select(swapped, sine, cosine)
    return _library_tan(absolute(x), select(x == like(x, 0.0), x, result), x)


@helper
def _asin_parts(x: Any) -> Any:
    """(big, t, w): asin|x| = t + w where |x| <= 1/2, else pi/2 - 2 (t + w)."""
    a = absolute(x)
    half = like(x, 0.5)
    big = a > half
    z = select(big, (like(x, 1.0) - a) * half, a * a)
    t = select(big, square_root(z), a)
    return big, t, t * z * horner(z, ASIN_32, ASIN_64)


@helper
def _asin_real(x: Any) -> Any:
    big, t, w = _asin_parts(x)
    first, second = choose(x, HALF_PI_1_32, HALF_PI_1_64), choose(x, HALF_PI_2_32, HALF_PI_2_64)
    total = t + w
    return copy_sign(select(big, first - fma(like(x, 2.0), total, -second), total), x)


@helper
def _acos_real(x: Any) -> Any:
    big, t, w = _asin_parts(x)
    two = like(x, 2.0)
    first, second = choose(x, HALF_PI_1_32, HALF_PI_1_64), choose(x, HALF_PI_2_32, HALF_PI_2_64)
    total = t + w
    central = first - (copy_sign(t, x) + (copy_sign(w, x) - second))
    left = two * first - fma(two, total, -two * second)
    return select(big, select(sign_bit(x), left, two * total), central)


@helper
def _atan_unit(t: Any, swap: Any) -> Any:
    """atan(t) for 0 <= t <= 1, or pi/2 - atan(t) where `swap`."""
    z = t * t
    first, second = choose(t, HALF_PI_1_32, HALF_PI_1_64), choose(t, HALF_PI_2_32, HALF_PI_2_64)
    w = fma(t * z, horner(z, ATAN_32, ATAN_64), select(swap, -second, like(t, 0.0)))
    total = t + w
    return select(swap, first - total, total)


@helper
def _atan_real(x: Any) -> Any:
    a = absolute(x)
    element = like(x, 1.0)
    big = a > element
    return copy_sign(_atan_unit(select(big, element / a, a), big), x)


@helper
def _atan2_real(y: Any, x: Any) -> Any:
    a, b = absolute(y), absolute(x)
    steep = a > b
    numerator, denominator = select(steep, b, a), select(steep, a, b)
    zero = like(x, 0.0)
    t = numerator / denominator
    t = select(denominator == zero, zero, t)
    t = select(numerator == like(x, np.inf), like(x, 1.0), t)
    angle = _atan_unit(t, steep)
    two = like(x, 2.0)
    first, second = choose(x, HALF_PI_1_32, HALF_PI_1_64), choose(x, HALF_PI_2_32, HALF_PI_2_64)
    angle = select(sign_bit(x), two * first - (angle - two * second), angle)
    return select((x != x) | (y != y), x + y, copy_sign(angle, y))


def sin(x: Any) -> Any:
    """The sine. Whole range; |x| > 2^17 (float32) or 2^40 (float64) by the C library. Keeps the sign of zero.

    Largest error: 0.76 ulp in float32, 0.75 in float64.
    """
    raise only_compiled("sin")


def cos(x: Any) -> Any:
    """The cosine. Whole range; |x| > 2^17 (float32) or 2^40 (float64) by the C library.

    Largest error: 0.76 ulp in float32, 0.76 in float64.
    """
    raise only_compiled("cos")


def tan(x: Any) -> Any:
    """The tangent, as the quotient of sine and cosine of the reduced argument. Range as for `sin`.

    Largest error: 2.11 ulp in float32, 1.91 in float64.
    """
    raise only_compiled("tan")


def asin(x: Any) -> Any:
    """The arc sine: a polynomial in x^2 for |x| <= 1/2, else pi/2 - 2 asin(sqrt((1 - |x|) / 2)).

    NaN outside [-1, 1]. Largest error: 2.28 ulp in float32, 1.99 in float64.
    """
    raise only_compiled("asin")


def acos(x: Any) -> Any:
    """The arc cosine, from the same polynomial as `asin`. NaN outside [-1, 1].

    Largest error: 1.09 ulp in float32, 1.03 in float64.
    """
    raise only_compiled("acos")


def atan(x: Any) -> Any:
    """The arc tangent: a polynomial in x^2 for |x| <= 1, else pi/2 - atan(1 / |x|). Whole range.

    Largest error: 1.44 ulp in float32, 1.17 in float64.
    """
    raise only_compiled("atan")


def atan2(x: Any, y: Any) -> Any:
    """The angle of the point with ordinate x and abscissa y, in [-pi, pi].

    The C standard's results for zeros and infinities.

    Largest error: 1.23 ulp in float32, 1.30 in float64.
    """
    raise only_compiled("atan2")


define(sin, real=_sin_real, complex=sin_complex)
define(cos, real=_cos_real, complex=cos_complex)
define(tan, real=_tan_real, complex=tan_complex)
define(asin, real=_asin_real, complex=asin_complex)
define(acos, real=_acos_real, complex=acos_complex)
define(atan, real=_atan_real, complex=atan_complex)
define(atan2, real=_atan2_real)
