"""The regularized incomplete gamma functions.

For `runtime.kernels.vecmath`. Both are x^a e^-x / gamma(a + 1) times a sum: the lower one times its power series, the
upper one times a continued fraction (DLMF 8.11.4, 8.9.2); each serves where it is the smaller one or nearly so, and the
other function is 1 less it. Four terms of a sum cost one division. All is computed in float64, vectors of elements at a
time, as long as any of them goes on; float32 stops earlier. Elements that are rare are taken singly: x up to about 1
with a small `a`, where the upper function is a small difference, and `a` above 1e5, where both are Temme's expansion.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .bits import define, fma, helper, horner, horner_for, like, only_compiled, select, square_root
from .coefficients import LGAMMA_FAR, LOG_64, POW_LOG_64, RGAMMA_32, RGAMMA_64
from .exponential import clamp, exp, exp_parts, expm1, scale
from .gamma import lgamma
from .lanes import looping, scalar_call
from .logarithm import LN2_HIGH_64, LN2_LOW_64, log, split
from .power import TWO_THIRDS_HIGH_64, TWO_THIRDS_LOW_64, log_pair
from .special import erfcx

_MANY = 1e5  # from here Temme's expansion
_STIRLING = 3.0  # from here Stirling's series
_FAR = 1e6  # from here the continued fraction stands for nothing: its factor is 0
_ROUNDS = 2000  # more than any element needs
# lgamma(1 + a) / a, for a below 0.05: 2e-17.
_NEAR_ONE = (
    -0.5772156649015329, 0.8224670334241132, -0.40068563438653143, 0.27058080842778454, -0.207385551028674,
    0.16955717699740822, -0.14404989676884614, 0.12550966952474304, -0.11133426586956469, 0.10009945751278179,
    -0.09095401714582904, 0.083353840546109, -0.0769325164113522,
)  # fmt: skip
# The coefficients of eta^n of the first three terms of Temme's expansion, for abs(eta) up to 0.13.
_TEMME_0 = (
    -1 / 3, 1 / 12, -2 / 135, 1 / 864, 1 / 2835, -139 / 777600, 1 / 25515, -571 / 261273600, -281 / 151559100,
    163879 / 197522841600,
)  # fmt: skip
_TEMME_1 = (-1 / 540, -1 / 288, 1 / 378, -77 / 77760, 1 / 4860, -1 / 2488320)
_TEMME_2 = (25 / 6048, -139 / 51840, 1 / 1296)


def _series(precision: float) -> Any:
    """The sum of x^n / ((a + 1) ... (a + n)) over n >= 0, for x < a + 1."""
    def fill(loop: Any, a: Any, x: Any) -> Any:
        b, number, two = loop.builder, loop.number(1.0), loop.number(2.0)
        square = b.fmul(x, x)
        fourth = b.fmul(square, square)

        def four_terms(base: Any, term: Any, total: Any) -> Any:
            # 1 / u + x / (u v) + x^2 / (u v w) + x^3 / (u v w last), for u = base + 1 and the numbers after it
            u, v = b.fadd(base, number), b.fadd(base, two)
            w, last = b.fadd(v, number), b.fadd(v, two)
            both = b.fmul(w, last)
            three = b.fmul(v, both)
            inverse = b.fdiv(term, b.fmul(u, three))
            top = loop.fma(x, loop.fma(x, b.fadd(last, x), both), three)
            more = b.fmul(b.fmul(x, top), inverse)
            total = b.fadd(total, more)
            term = b.fmul(fourth, inverse)
            return [last, term, total], b.fcmp_ordered(">", more, b.fmul(total, loop.number(precision)))

        return loop.run([a, number, number], four_terms, _ROUNDS)[2]

    return fill


def _fraction(precision: float) -> Any:
    """1 / (x + 1 - a - (1 - a) / (x + 3 - a - 2 (2 - a) / (x + 5 - a - ...))), for x >= a + 1."""
    def fill(loop: Any, a: Any, x: Any) -> Any:
        b, number, two = loop.builder, loop.number(1.0), loop.number(2.0)
        top = b.fadd(b.fsub(x, a), number)
        inverse = b.fdiv(number, top)

        def four_steps(n: Any, bottom: Any, above_before: Any, below_before: Any, below: Any) -> Any:
            # `below` over `above` is what the fraction is up to here; `above` starts as 1.
            above, start = number, below
            for _ in range(4):
                n, bottom = b.fadd(n, number), b.fadd(bottom, two)
                times = b.fmul(n, b.fsub(a, n))
                above, above_before = loop.fma(bottom, above, b.fmul(times, above_before)), above
                below, below_before = loop.fma(bottom, below, b.fmul(times, below_before)), below
            inverse = b.fdiv(number, above)
            below = b.fmul(below, inverse)
            new = [n, bottom, b.fmul(above_before, inverse), b.fmul(below_before, inverse), below]
            change, least = b.fsub(below, start), b.fmul(below, loop.number(precision))
            more = b.or_(b.fcmp_ordered(">", change, least), b.fcmp_ordered("<", change, b.fneg(least)))
            return new, more

        start = [loop.number(0.0), top, inverse, loop.number(0.0), inverse]
        return loop.run(start, four_steps, _ROUNDS)[4]

    return fill


_series_64 = looping("igamma_series_64", _series(1e-17))
_series_32 = looping("igamma_series_32", _series(1e-10))
_fraction_64 = looping("igamma_fraction_64", _fraction(4e-16))
_fraction_32 = looping("igamma_fraction_32", _fraction(1e-10))


def _sum_of_terms(kind: Any, a: Any, x: Any) -> Any:
    raise only_compiled("_sum_of_terms")


def _value_of_fraction(kind: Any, a: Any, x: Any) -> Any:
    raise only_compiled("_value_of_fraction")


define(_sum_of_terms, real=lambda kind, a, x: _series_64(a, x), float32=lambda kind, a, x: _series_32(a, x))
define(
    _value_of_fraction,
    real=lambda kind, a, x: _fraction_64(a, x),
    float32=lambda kind, a, x: _fraction_32(a, x),
)


def _exponent(kind: Any, a: Any, x: Any) -> Any:
    """(high, low, log(x) where `a` is small) of the exponent of the factor.

    That is a log(x) - x, or where `a` is large a (log(x / a) - (x - a) / a) less what Stirling's series adds to it.
    """
    raise only_compiled("_exponent")


@helper
def _exponent_of_float64(kind: Any, a: Any, x: Any) -> Any:
    """In twice the digits of float64: an exponent of -700 with a relative error of 2^-53 makes one of 700 ulp."""
    large = a >= _STIRLING
    ratio = x / a
    logarithm, low = log_pair(select(large, ratio, x))
    low += select(large, fma(-ratio, a, x) / x, 0.0)
    product = a * logarithm
    product_low = fma(a, low, fma(a, logarithm, -product))
    taken = select(large, a, 0.0)
    less = x - taken
    back = less - x
    less_low = (x - (less - back)) - (taken + back)
    inverse = 1.0 / a
    series = select(large, horner(inverse * inverse, LGAMMA_FAR, LGAMMA_FAR) * inverse, 0.0)
    power = product - less
    back = power - product
    power_low = product_low + ((product - (power - back)) - (less + back)) - less_low - series
    total = power + power_low
    return total, (power - total) + power_low, logarithm


@helper
def _exponent_of_float32(kind: Any, a: Any, x: Any) -> Any:
    large = a >= _STIRLING
    d = (x - a) / a
    m, k = split(select(large, x / a, x))
    f = select(large & (k == 0.0), d, m - 1.0)
    s = f / (2.0 + f)
    z = s * s
    half_square = 0.5 * f * f
    curved = fma(s, fma(z, horner(z, LOG_64, LOG_64), half_square), -half_square)  # log(1 + f) - f
    linear = select(large, f - d, f)
    logarithm = fma(k, LN2_HIGH_64, linear) + fma(k, LN2_LOW_64, curved)
    inverse = 1.0 / a
    less = select(large, horner(inverse * inverse, LGAMMA_FAR, LGAMMA_FAR) * inverse, x)
    product = a * logarithm
    power = product - less
    back = power - product
    return power, fma(a, logarithm, -product) + ((product - (power - back)) - (less + back)), logarithm


define(_exponent, real=_exponent_of_float64, float32=_exponent_of_float32)


@helper
def _factor(kind: Any, a: Any, x: Any) -> Any:
    """(x^a e^-x / gamma(a + 1), log(x) where `a` is small), for positive finite numbers, `a` not large."""
    large = a >= _STIRLING
    power, low, logarithm = _exponent(kind, a, x)
    inverse = 1.0 / a
    p, t = exp_parts(clamp(power, -747.0, 712.0), select(power > -747.0, low, 0.0))
    near = select(large, 0.0, a - 1.5)
    before = select(large, square_root(inverse * 0.15915494309189535), horner_for(kind, near, RGAMMA_32, RGAMMA_64))
    return scale(p * before, t), logarithm


@helper
def _log_less_line(a: Any, x: Any) -> Any:
    """(high, low) of log(x / a) - (x - a) / a, in twice the digits where x / a is near 1."""
    less = x - a
    back = less - x
    d = less / a
    if abs(d) >= 0.5:
        return log(x / a) - d, 0.0
    less_low = (x - (less - back)) - (a + back)
    d_low = (fma(-d, a, less) + less_low) / a
    # log(1 + d) - d is -d s + s^3 (2 / 3 + s^2 R(s^2)), s = d / (2 + d); its derivative is -d / (1 + d).
    below = 2.0 + d
    s = d / below
    s_low = (fma(-s, below, d) - s * (d - (below - 2.0))) / below
    product = d * s
    product_low = fma(d, s, -product) + d * s_low
    z = s * s
    z_low = fma(s, s, -z) + 2.0 * s * s_low
    cube = s * z
    cube_low = fma(s, z, -cube) + s * z_low + s_low * z
    term = cube * TWO_THIRDS_HIGH_64
    term_low = fma(cube, TWO_THIRDS_HIGH_64, -term) + cube * TWO_THIRDS_LOW_64 + cube_low * TWO_THIRDS_HIGH_64
    rest = cube * z * horner(z, POW_LOG_64, POW_LOG_64)
    high = term - product
    low = (term - (high + product)) + (rest + term_low - product_low - d * d_low / (1.0 + d))
    total = high + low
    return total, (high - total) + low


@helper
def _temme(a: Any, x: Any) -> Any:
    """(lower, upper) for large `a`, uniform in x (DLMF 8.12.3, 8.12.4, with the coefficients of 8.12.9 to 8.12.12)."""
    power, power_low = _log_less_line(a, x)
    exponent = max(a * power, -1000.0)
    density = exp(exponent) * (1.0 + (fma(a, power, -exponent) + a * power_low if exponent > -1000.0 else 0.0))
    size = min(math.sqrt(max(-2.0 * power, 0.0)), 1.0)
    eta = -size if x < a else size
    first = horner(eta, _TEMME_0, _TEMME_0)
    rest = first + (horner(eta, _TEMME_1, _TEMME_1) + horner(eta, _TEMME_2, _TEMME_2) / a) / a
    rest /= math.sqrt(2.0 * np.pi * a)
    tail = density * (0.5 * erfcx(size * math.sqrt(0.5 * a)) + (-rest if x < a else rest))
    return (tail, 1.0 - tail) if x < a else (1.0 - tail, tail)


@helper
def _lower_of_many(a: Any, x: Any) -> Any:
    return _temme(a, x)[0]


@helper
def _upper_apart(a: Any, x: Any) -> Any:
    """The upper function for large `a`, or for small `a` and x, where the lower one is nearly 1."""
    if a > _MANY:
        return _temme(a, x)[1]
    total, part, m = 0.0, 1.0, 0.0
    while abs(part) > 1e-18 and m < 100.0:
        m += 1.0
        part = -part * x / m
        total += part / (a + m)
    of_gamma = a * horner(a, _NEAR_ONE, _NEAR_ONE) if a < 0.05 else lgamma(1.0 + a)
    power = a * log(x) - of_gamma
    return -expm1(power) - exp(power) * a * total


_where_many = scalar_call(_lower_of_many, 2)
_where_apart = scalar_call(_upper_apart, 2)


@helper
def _parts(kind: Any, a: Any, x: Any) -> Any:
    """(lower, upper) by the sums, of which one is 1 less the other, and log(x) where a is small."""
    series = x < a + 1.0
    factor, logarithm = _factor(kind, a, x)
    lower = factor * _sum_of_terms(kind, a, select(series, x, 0.0))
    far = select(x > _FAR, _FAR, x)
    upper = factor * a * _value_of_fraction(kind, select(series, 1.0, a), select(series, 2.0, far))
    return select(series, lower, 1.0 - upper), select(series, 1.0 - lower, upper), logarithm


@helper
def _at_the_edges(a: Any, x: Any, result: Any, at_zero: Any) -> Any:
    """`result` for positive finite numbers; `at_zero` is the function at x = 0, the other value that of infinite x."""
    plain = (x > 0.0) & (x < np.inf) & (a > 0.0) & (a < np.inf)
    beyond = 1.0 - at_zero
    value = select((a == 0.0) | (x == np.inf), beyond, at_zero)
    right = (a >= 0.0) & (x >= 0.0) & ((a != 0.0) | (x != 0.0)) & ((a < np.inf) | (x < np.inf))
    return select(plain, result, select(right, value, np.nan))


@helper
def _igamma_real(a: Any, x: Any) -> Any:
    v: Any = np.float64(a)
    y: Any = np.float64(x)
    result = _parts(a, select(v > _MANY, 1.0, v), y)[0]
    result = _where_many(select((v > _MANY) & (v < np.inf) & (y > 0.0) & (y < np.inf), 1.0, 0.0), result, v, y)
    return like(a, _at_the_edges(v, y, result, 0.0))


@helper
def _igammac_real(a: Any, x: Any) -> Any:
    v: Any = np.float64(a)
    y: Any = np.float64(x)
    _, result, logarithm = _parts(a, select(v > _MANY, 1.0, v), y)
    # The regions are those of Gautschi, ACM Transactions on Mathematical Software 5, 1979.
    small = select(y <= 0.5, -v * logarithm < 0.4, v < 0.75 * y) & (y <= 1.1) & (v < 1.0)
    apart = ((v > _MANY) | small) & (v > 0.0) & (v < np.inf) & (y > 0.0) & (y < np.inf)
    result = _where_apart(select(apart, 1.0, 0.0), result, v, y)
    return like(a, _at_the_edges(v, y, result, 1.0))


def igamma(a: Any, x: Any) -> Any:
    """The regularized lower incomplete gamma function. Largest error: 0.51 ulp in float32.

    In float64 10 ulp for `a` up to 100, in both tails; 40 ulp up to 1e5, and 5 above.
    """
    raise only_compiled("igamma")


def igammac(a: Any, x: Any) -> Any:
    """The regularized upper incomplete gamma function, 1 less the lower one, also where that is nearly 1.

    As exact as `igamma`, but for x between 1 and 2 with a small `a`, where it is off by up to 50 ulp in float64.
    """
    raise only_compiled("igammac")


define(igamma, real=_igamma_real)
define(igammac, real=_igammac_real)
