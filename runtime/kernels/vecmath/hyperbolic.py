"""sinh, cosh, tanh and their inverses.

For `runtime.kernels.vecmath`. The direct functions combine e^|x| / 2, scaled so that it overflows no earlier than the
result, with an odd polynomial for small arguments; the inverse ones go through log1p.
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
    power_of_two,
    select,
    square_root,
)  # fmt: skip
from .coefficients import SINH_32, SINH_64, TANH_32, TANH_64
from .complexes import acosh_complex, asinh_complex, atanh_complex, cosh_complex, sinh_complex, tanh_complex
from .exponential import clamp, exp_parts, expm1_parts, scale
from .logarithm import log1p_real

LN2 = 0.6931471805599453


@helper
def _half_exp(a: Any) -> Any:
    """e^a / 2 for a >= 0."""
    p, t = exp_parts(clamp(a, like(a, 0.0), choose(a, 91.0, 712.0)), like(a, 0.0))
    return scale(p, t - like(a, 1.0))


@helper
def _sinh_real(x: Any) -> Any:
    a = absolute(x)
    h = _half_exp(a)
    z = a * a
    small = fma(a * z, horner(z, SINH_32, SINH_64), a)
    return copy_sign(select(a < like(x, 1.0), small, h - like(x, 0.25) / h), x)


@helper
def _cosh_real(x: Any) -> Any:
    h = _half_exp(absolute(x))
    return h + like(x, 0.25) / h


@helper
def _tanh_real(x: Any) -> Any:
    a = absolute(x)
    z = a * a
    small = fma(a * z, horner(z, TANH_32, TANH_64), a)
    element, limit = like(x, 1.0), choose(x, 10.0, 20.0)  # 1 from there on
    q, _, n = expm1_parts(select(a > limit, limit, a) * like(x, 2.0))
    s = power_of_two(n)
    large = element - like(x, 2.0) / fma(s, q, s + element)
    return copy_sign(select(a < like(x, 0.625), small, large), x)


@helper
def _asinh_real(x: Any) -> Any:
    a = absolute(x)
    element = like(x, 1.0)
    huge = a > choose(x, 2.0**30, 2.0**60)  # a^2 + 1 == a^2 long before, and a^2 overflows only later
    square = a * a
    y = select(huge, a, a + square / (element + square_root(element + square)))
    return copy_sign(log1p_real(y) + select(huge, like(x, LN2), like(x, 0.0)), x)


@helper
def _acosh_real(x: Any) -> Any:
    element = like(x, 1.0)
    huge = x > choose(x, 2.0**30, 2.0**60)
    t = x - element
    y = select(huge, x, t + square_root(t * (t + like(x, 2.0))))
    result = log1p_real(y) + select(huge, like(x, LN2), like(x, 0.0))
    return select(x < element, like(x, np.nan), result)


@helper
def _atanh_real(x: Any) -> Any:
    a = absolute(x)
    return copy_sign(like(x, 0.5) * log1p_real((a + a) / (like(x, 1.0) - a)), x)


def sinh(x: Any) -> Any:
    """The hyperbolic sine: an odd polynomial for |x| < 1, else from e^|x| / 2. Whole range.

    Largest error: 1.61 ulp in float32, 1.56 in float64.
    """
    raise only_compiled("sinh")


def cosh(x: Any) -> Any:
    """The hyperbolic cosine, from e^|x| / 2. Whole range.

    Largest error: 1.24 ulp in float32, 1.13 in float64.
    """
    raise only_compiled("cosh")


def tanh(x: Any) -> Any:
    """The hyperbolic tangent: an odd polynomial for |x| < 0.625, else 1 - 2 / (e^2|x| + 1). Whole range.

    Largest error: 1.20 ulp in float32, 1.18 in float64.
    """
    raise only_compiled("tanh")


def asinh(x: Any) -> Any:
    """The inverse hyperbolic sine: log1p(a + a^2 / (1 + sqrt(1 + a^2))), a = |x|. Whole range.

    Largest error: 1.48 ulp in float32, 1.27 in float64.
    """
    raise only_compiled("asinh")


def acosh(x: Any) -> Any:
    """The inverse hyperbolic cosine: log1p(t + sqrt(t (t + 2))), t = x - 1. NaN for x < 1.

    Largest error: 1.90 ulp in float32, 1.87 in float64.
    """
    raise only_compiled("acosh")


def atanh(x: Any) -> Any:
    """The inverse hyperbolic tangent: log1p(2 a / (1 - a)) / 2, a = |x|. NaN outside [-1, 1].

    Largest error: 1.81 ulp in float32, 1.60 in float64.
    """
    raise only_compiled("atanh")


define(sinh, real=_sinh_real, complex=sinh_complex)
define(cosh, real=_cosh_real, complex=cosh_complex)
define(tanh, real=_tanh_real, complex=tanh_complex)
define(asinh, real=_asinh_real, complex=asinh_complex)
define(acosh, real=_acosh_real, complex=acosh_complex)
define(atanh, real=_atanh_real, complex=atanh_complex)
