"""erf, erfc, erfinv and normal_cdf.

For `runtime.kernels.vecmath`. erfc(a) for a >= 0 is e^(-a^2) G(t) / (1 + 2 a), t = (a - K) / (a + K), where G is smooth
on the whole half-line (Shepherd and Laframboise, Math. Comp. 36, 1981) and becomes one polynomial; a^2 keeps its
rounding error.
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
    only_compiled,
    paired,
    power_of_two,
    round_even,
    select,
    square_root,
)  # fmt: skip
from .coefficients import (
    ERF_32,
    ERF_64,
    ERFCX_32,
    ERFCX_64,
    ERFINV_CENTRAL_32,
    ERFINV_CENTRAL_64_BELOW,
    ERFINV_CENTRAL_64_TOP,
    ERFINV_TAIL_32,
    ERFINV_TAIL_64_BELOW,
    ERFINV_TAIL_64_TOP,
    EXP2_32,
    EXP2_64,
    EXP2_SHORT_32,
    LOG2_ERFC_32,
    LOG2_NORMAL_TAIL_32,
)  # fmt: skip
from .exponential import exp_parts, scale
from .logarithm import log_real
from .normal import ndtr_real

ERFC_1_32 = 0.15729920566082  # erfc(1), rounded to float32
ROOT_HALF = 0.7071067811865476
HALF_ROOT_PI, HALF_ROOT_PI_LOW = 0.886226925452758, -3.8332932499128993e-17
TAIL_END_32 = 14.3  # from here the tail is 0
HALF_LOG2_E = 0.7213475108146667  # rounded to float32, with what that leaves
HALF_LOG2_E_LOW = 9.629817e-09


@helper
def _erfc_positive(a: Any) -> Any:
    """erfc(a) for a >= 1/2."""
    limit = choose(a, 10.2, 28.0)
    a = select(a > limit, limit, a)
    middle = choose(a, 2.0, 4.0)
    polynomial = horner((a - middle) / (a + middle), ERFCX_32, ERFCX_64)
    element, double = like(a, 1.0), a + a
    divisor = double + element
    divisor_low = element - (divisor - double)
    inverse = element / divisor
    g = polynomial * inverse
    # One correction by the exact residual, for the rounding of the sum and of the quotient.
    g = fma(fma(-g, divisor_low, fma(-g, divisor, polynomial)), inverse, g)
    square = a * a
    p, t = exp_parts(-square, -fma(a, a, -square))
    return scale(p * g, t)


@helper
def _erf_small(a: Any) -> Any:
    """erf(a) for |a| <= 1."""
    return fma(a, horner(a * a, ERF_32, ERF_64), a)


@helper
def _erf_float32(x: Any) -> Any:
    a, element = absolute(x), like(x, 1.0)
    beyond = select(a > like(x, 4.0), like(x, 4.0), a) - element  # from 1 on; exact
    power = beyond * horner(beyond, LOG2_ERFC_32, LOG2_ERFC_32)
    n = round_even(power)
    r = power - n
    falling = fma(r, horner(r, EXP2_32, EXP2_64), element) * power_of_two(n)
    return copy_sign(select(a < element, _erf_small(a), fma(-falling, like(x, ERFC_1_32), element)), x)


@helper
def _erf_real(x: Any) -> Any:
    a = absolute(x)
    element = like(x, 1.0)
    return copy_sign(select(a < element, _erf_small(a), element - _erfc_positive(a)), x)


@helper
def _erfc_real(x: Any) -> Any:
    a = absolute(x)
    tail = _erfc_positive(a)
    result = select(x < like(x, 0.0), like(x, 2.0) - tail, tail)
    return select(a < like(x, 0.5), like(x, 1.0) - _erf_small(x), result)


@helper
def _erfinv_edges(x: Any, y: Any) -> Any:
    a, element = absolute(x), like(x, 1.0)
    y = select(a == element, like(x, np.inf), y)
    return copy_sign(select(a <= element, y, like(x, np.nan)), x)


@helper
def _erfinv_float32(x: Any) -> Any:
    a, element = absolute(x), like(x, 1.0)
    w = -log_real((element - a) * (element + a))
    central = horner(w - like(a, 2.5), ERFINV_CENTRAL_32, ERFINV_CENTRAL_32)
    tail = horner(square_root(w) - like(a, 3.0), ERFINV_TAIL_32, ERFINV_TAIL_32)
    return _erfinv_edges(x, a * select(w < like(a, 5.0), central, tail))


@helper
def _erfinv_float64(x: Any) -> Any:
    a = absolute(x)
    square = a * a
    w = 0.81 - square
    central = w >= 0.0
    squared = -log_real(select(central, 0.1, 0.5 * (1.0 - a)))  # the difference is exact
    q = square_root(squared)
    top = select(
        central,
        horner(w, ERFINV_CENTRAL_64_TOP, ERFINV_CENTRAL_64_TOP),
        horner(q, ERFINV_TAIL_64_TOP, ERFINV_TAIL_64_TOP),
    )
    below = select(
        central,
        horner(w, ERFINV_CENTRAL_64_BELOW, ERFINV_CENTRAL_64_BELOW),
        horner(q, ERFINV_TAIL_64_BELOW, ERFINV_TAIL_64_BELOW),
    )
    quotient = top / below
    q_low = fma(-q, q, squared) / (q + q)  # what the root lost
    middle = fma(a, HALF_ROOT_PI, a * fma(square, quotient, HALF_ROOT_PI_LOW))
    return _erfinv_edges(x, select(central, middle, q - (quotient - q_low)))


@helper
def _normal_cdf_float32(x: Any) -> Any:
    a, element = absolute(x), like(x, 1.0)
    a = select(a > like(x, TAIL_END_32), like(x, TAIL_END_32), a)
    t = fma(a, like(x, 1 / 7.2), -element)
    rest = fma(a, paired(t, t * t, LOG2_NORMAL_TAIL_32, LOG2_NORMAL_TAIL_32), -element)
    square = a * a
    n = round_even(fma(square, like(x, -HALF_LOG2_E), rest))
    lost = fma(fma(a, a, -square), like(x, HALF_LOG2_E), square * like(x, HALF_LOG2_E_LOW))
    r = fma(square, like(x, -HALF_LOG2_E), -n) + (rest - lost)
    power = power_of_two(n + like(x, 32.0)) * like(x, 2.0**-32)
    tail = fma(r, paired(r, r * r, EXP2_SHORT_32, EXP2_SHORT_32), element) * power
    return select(x < like(x, 0.0), tail, element - tail)


def erf(x: Any) -> Any:
    """The error function: an odd polynomial for small |x|, else 1 - erfc|x|. Whole range; keeps the sign of zero.

    In float32 erfc is erfc(1) times 2 to the power of a polynomial.

    Largest error: 1.05 ulp in float32, 1.07 in float64.
    """
    raise only_compiled("erf")


def erfc(x: Any) -> Any:
    """1 - erf(x), without cancellation for x > 1/2. Whole range, subnormal results included.

    Largest error: 3.00 ulp in float32, 2.71 in float64.
    """
    raise only_compiled("erfc")


def erfinv(x: Any) -> Any:
    """The inverse of `erf`; infinite at +-1, NaN outside [-1, 1].

    In float32 polynomials in -log(1 - x^2) and its root (the variables of Giles, GPU Computing Gems 2, 2011, ch. 10);
    in float64 quotients of polynomials as for `ndtri`. Largest error: 3.14 ulp in float32, 2.1 in float64.
    """
    raise only_compiled("erfinv")


def normal_cdf(x: Any) -> Any:
    """The normal distribution function, for factors of a sum or product: `ndtr` is more exact, slower in float32.

    In float32 it is 2 to the power of a polynomial less x^2 / 2 log2(e), below 0; in float64 it is `ndtr`.
    Largest error in float32: 1.2 ulp above 0, 3 ulp above -1, 12 ulp below.
    """
    raise only_compiled("normal_cdf")


define(erf, real=_erf_real, float32=_erf_float32)
define(erfc, real=_erfc_real)
define(erfinv, real=_erfinv_float64, float32=_erfinv_float32)
define(normal_cdf, real=ndtr_real, float32=_normal_cdf_float32)
