"""The normal distribution function, its logarithm and its inverse.

For `runtime.kernels.vecmath`. All compute in float64, so that float32 results are rounded once, and without branches,
so that loops around them vectorise. The tail beyond a is e^(-a^2 / 2) times a quotient of polynomials, which are
shorter for float32. The inverse is a quotient of polynomials as well: of x^2 around the median, and elsewhere of
q = sqrt(-2 log p), from which it differs by little (the variables of Wichura, Applied Statistics 37, 1988).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .bits import (
    absolute,
    copy_sign,
    define,
    fma,
    helper,
    horner_for,
    like,
    only_compiled,
    select,
    split_exponent,
    square_root,
)  # fmt: skip
from .coefficients import (
    NDTRI_CENTRAL_32_BELOW,
    NDTRI_CENTRAL_32_TOP,
    NDTRI_CENTRAL_64_BELOW,
    NDTRI_CENTRAL_64_TOP,
    NDTRI_TAIL_32_BELOW,
    NDTRI_TAIL_32_TOP,
    NDTRI_TAIL_64_BELOW,
    NDTRI_TAIL_64_TOP,
    NORMAL_TAIL_32_BELOW,
    NORMAL_TAIL_32_TOP,
    NORMAL_TAIL_64_BELOW,
    NORMAL_TAIL_64_TOP,
)  # fmt: skip
from .exponential import exp_parts, scale
from .logarithm import log_parts, natural, split

_ENOUGH = 40.0  # beyond it the tail is 0
_FAR = 1e9  # from here the logarithm of the tail is that of a power of e
_ROOT_TWO_PI, _ROOT_TWO_PI_LOW = 2.5066282746310007, -1.8328579980459167e-16
_CENTRAL = 0.16  # the square of the distance from the median up to which the inverse is a function of that distance


@helper
def _inverse_tail(x: Any, a: Any) -> Any:
    """1 / (e^(a^2 / 2) times the tail beyond a >= 0), as accurate as the type of `x`; of 1e9 from there on."""
    near = select(a > _FAR, _FAR, a)
    top = horner_for(x, near, NORMAL_TAIL_32_TOP, NORMAL_TAIL_64_TOP)
    rest = top / horner_for(x, near, NORMAL_TAIL_32_BELOW, NORMAL_TAIL_64_BELOW)
    return fma(near, _ROOT_TWO_PI, fma(near, _ROOT_TWO_PI_LOW, rest))


@helper
def _falling(a: Any) -> Any:
    """(p, t) of `scale` for e^(-a^2 / 2), the rounding error of the square included."""
    a = select(a > _ENOUGH, _ENOUGH, a)
    square = a * a
    return exp_parts(-0.5 * square, -0.5 * fma(a, a, -square))


@helper
def ndtr_real(x: Any) -> Any:
    """`ndtr` of a real number."""
    v: Any = np.float64(x)
    a = absolute(v)
    p, t = _falling(a)
    tail = scale(p / _inverse_tail(x, a), t)
    return like(x, select(v < 0.0, tail, 1.0 - tail))


@helper
def _log_ndtr_real(x: Any) -> Any:
    v: Any = np.float64(x)
    a = absolute(v)
    inverse = _inverse_tail(x, a)
    p, t = _falling(a)
    tail = scale(p / inverse, t)
    # One logarithm: below 0 of the inverse tail, else of 1 less the tail, with what that difference lost.
    below = v < 0.0
    rest = 1.0 - tail
    lost = select(below, 0.0, (1.0 - rest) - tail)
    y = select(below, inverse, rest)
    m, k = split_exponent(y)
    high, low = log_parts(m - 1.0)
    result = natural(k, high, low + lost / y)
    result = select(below, fma(-0.5 * v, v, -result), result)
    result = select(v > _ENOUGH, -0.0, result)
    return like(x, select(v == v, result, v))


@helper
def _ndtri_real(p: Any) -> Any:
    v: Any = np.float64(p)
    x = v - 0.5
    square = x * x
    central = square <= _CENTRAL
    m, k = split(select(x > 0.0, 1.0 - v, v))  # the difference is exact
    high, low = log_parts(m - 1.0)
    squared = -2.0 * natural(k, high, low)
    q = square_root(squared)
    w = _CENTRAL - square
    top = select(
        central,
        horner_for(p, w, NDTRI_CENTRAL_32_TOP, NDTRI_CENTRAL_64_TOP),
        horner_for(p, q, NDTRI_TAIL_32_TOP, NDTRI_TAIL_64_TOP),
    )
    below = select(
        central,
        horner_for(p, w, NDTRI_CENTRAL_32_BELOW, NDTRI_CENTRAL_64_BELOW),
        horner_for(p, q, NDTRI_TAIL_32_BELOW, NDTRI_TAIL_64_BELOW),
    )
    quotient = top / below
    q_low = fma(-q, q, squared) / (q + q)  # what the root lost
    middle = fma(x, _ROOT_TWO_PI, x * fma(square, quotient, _ROOT_TWO_PI_LOW))
    result = select(central, middle, copy_sign(q - (quotient - q_low), x))
    edge = select(v == 0.0, -np.inf, select(v == 1.0, np.inf, np.nan))
    return like(p, select((v > 0.0) & (v < 1.0), result, edge))


def ndtr(x: Any) -> Any:
    """The normal distribution function, exact in its tail. Largest error: 0.51 ulp in float32, 2.9 in float64."""
    raise only_compiled("ndtr")


def log_ndtr(x: Any) -> Any:
    """Its logarithm, exact in the tail as well. Largest error: 0.51 ulp in float32, 2.9 in float64."""
    raise only_compiled("log_ndtr")


def ndtri(p: Any) -> Any:
    """Its inverse; infinite at 0 and 1, NaN outside. Largest error: 0.51 ulp in float32, 2.4 in float64."""
    raise only_compiled("ndtri")


define(ndtr, real=ndtr_real)
define(log_ndtr, real=_log_ndtr_real)
define(ndtri, real=_ndtri_real)
