"""log, log2, log10 and log1p.

For `runtime.kernels.vecmath`. x = m 2^k, m in [sqrt(1/2), sqrt(2)), f = m - 1. In float64 the method of fdlibm (Sun
Microsystems, 1993, e_log.c), with own coefficients: log m = f - f^2 / 2 + s (f^2 / 2 + R(s^2)), s = f / (2 + f); in
float32 f - f^2 / 2 + f^3 P(f), which needs no division. The leading part is carried as a sum of two numbers, so that
the bases 2 and 10 are as accurate as the natural one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .bits import choose, define, fma, helper, horner, like, only_compiled, select, split_exponent
from .coefficients import LOG1P_32, LOG_32, LOG_64
from .complexes import log1p_complex, log_complex, log_complex_to_base

# High parts have so few bits that a product with an exponent is exact.
LN2_HIGH_32, LN2_LOW_32 = 0.693145751953125, 1.428606765330187e-06
LN2_HIGH_64, LN2_LOW_64 = 0.6931471805601177, -1.7239444525614835e-13
LOG10_2_HIGH_32, LOG10_2_LOW_32 = 0.301025390625, 4.605039066518657e-06
LOG10_2_HIGH_64, LOG10_2_LOW_64 = 0.3010299956640665, -8.532344317057107e-14
# 1 / ln 2 and 1 / ln 10 as sums of two numbers of full width.
LOG2_E_HIGH_32, LOG2_E_LOW_32 = 1.4426950216293335, 1.925963033500011e-08
LOG2_E_HIGH_64, LOG2_E_LOW_64 = 1.4426950408889634, 2.0355273740931033e-17
LOG10_E_HIGH_32, LOG10_E_LOW_32 = 0.4342944920063019, -1.0103049952192578e-08
LOG10_E_HIGH_64, LOG10_E_LOW_64 = 0.4342944819032518, 1.098319650216765e-17
MIN_NORMAL_32, MIN_NORMAL_64 = 1.1754943508222875e-38, 2.2250738585072014e-308


@helper
def split(x: Any) -> Any:
    """(m, k) with x = m 2^k for any positive finite x, subnormal numbers included."""
    small = x < choose(x, MIN_NORMAL_32, MIN_NORMAL_64)
    m, k = split_exponent(select(small, x * choose(x, 2.0**25, 2.0**54), x))
    return m, select(small, k - choose(x, 25.0, 54.0), k)


def log_parts(f: Any) -> Any:
    """(high, low) with log(1 + f) = high + low, f in [sqrt(1/2) - 1, sqrt(2) - 1)."""
    raise only_compiled("log_parts")


@helper
def _log_parts_of_float32(f: Any) -> Any:
    half_f = like(f, 0.5) * f
    high = fma(-half_f, f, f)
    low = fma(-half_f, f, f - high)
    return high, fma(f * f * f, horner(f, LOG1P_32, LOG1P_32), low)


@helper
def _log_parts_by_division(f: Any) -> Any:
    s = f / (like(f, 2.0) + f)
    z = s * s
    half_f = like(f, 0.5) * f
    half_square = half_f * f
    high = fma(-half_f, f, f)
    low = fma(-half_f, f, f - high)
    return high, fma(s, fma(z, horner(z, LOG_32, LOG_64), half_square), low)


@helper
def at_the_edges(x: Any, result: Any) -> Any:
    """What a logarithm gives for x: `result` for positive finite x, else -inf, NaN or infinity."""
    result = select(x < like(x, np.inf), result, x)
    result = select(x < like(x, 0.0), like(x, np.nan), result)
    return select(x == like(x, 0.0), like(x, -np.inf), result)


@helper
def natural(k: Any, high: Any, low: Any) -> Any:
    """k ln 2 + high + low."""
    leading = choose(k, LN2_HIGH_32, LN2_HIGH_64)
    total = fma(k, leading, high)
    rest = high - fma(-k, leading, total)
    return total + (rest + fma(k, choose(k, LN2_LOW_32, LN2_LOW_64), low))


@helper
def log_real(x: Any) -> Any:
    """The natural logarithm of a real number."""
    m, k = split(x)
    high, low = log_parts(m - like(x, 1.0))
    return at_the_edges(x, natural(k, high, low))


@helper
def _log2_real(x: Any) -> Any:
    m, k = split(x)
    high, low = log_parts(m - like(x, 1.0))
    factor = choose(x, LOG2_E_HIGH_32, LOG2_E_HIGH_64)
    product = high * factor
    rest = fma(high, factor, -product) + fma(low, factor, high * choose(x, LOG2_E_LOW_32, LOG2_E_LOW_64))
    total = k + product
    return at_the_edges(x, total + ((product - (total - k)) + rest))


@helper
def _log10_real(x: Any) -> Any:
    m, k = split(x)
    high, low = log_parts(m - like(x, 1.0))
    factor = choose(x, LOG10_E_HIGH_32, LOG10_E_HIGH_64)
    product = high * factor
    rest = fma(high, factor, -product) + fma(low, factor, high * choose(x, LOG10_E_LOW_32, LOG10_E_LOW_64))
    rest = fma(k, choose(x, LOG10_2_LOW_32, LOG10_2_LOW_64), rest)
    leading = k * choose(x, LOG10_2_HIGH_32, LOG10_2_HIGH_64)
    total = leading + product
    return at_the_edges(x, total + ((product - (total - leading)) + rest))


@helper
def log1p_real(x: Any) -> Any:
    """log(1 + x) of a real number."""
    element = like(x, 1.0)
    u = element + x
    shifted = u - element
    lost = (x - shifted) + (element - (u - shifted))  # u + lost == 1 + x
    m, k = split_exponent(u)
    high, low = log_parts(m - element)
    result = natural(k, high, low + lost / u)
    result = at_the_edges(u, result)
    # Where 1 + x is infinite or NaN, so is x; log1p(-0.0) keeps its sign.
    return select((x == like(x, 0.0)) | (x == like(x, np.inf)), x, result)


def log(x: Any) -> Any:
    """The natural logarithm. Whole range, subnormal arguments included.

    Largest error: 0.64 ulp in float32, 0.66 in float64.
    """
    raise only_compiled("log")


def log2(x: Any) -> Any:
    """The logarithm to base 2. Whole range; exact at powers of two.

    Largest error: 0.72 ulp in float32, 0.62 in float64.
    """
    raise only_compiled("log2")


def log10(x: Any) -> Any:
    """The logarithm to base 10. Whole range.

    Largest error: 0.62 ulp in float32, 0.57 in float64.
    """
    raise only_compiled("log10")


def log1p(x: Any) -> Any:
    """log(1 + x) without losing a small x: the rounding error of 1 + x is carried on. Keeps the sign of zero.

    Largest error: 0.67 ulp in float32, 0.66 in float64.
    """
    raise only_compiled("log1p")


define(log_parts, real=_log_parts_by_division, float32=_log_parts_of_float32)
define(log, real=log_real, complex=log_complex)
define(log2, real=_log2_real, complex=lambda x: log_complex_to_base(x, LOG2_E_HIGH_64))
define(log10, real=_log10_real, complex=lambda x: log_complex_to_base(x, LOG10_E_HIGH_64))
define(log1p, real=log1p_real, complex=log1p_complex)
