"""Functions of complex numbers, with the C standard's results for zeros, infinities and NaN (C11, annex G.6).

For `runtime.kernels.vecmath`. Where Numba's formulas are exact enough for ordinary numbers they are taken; here is what
they get wrong: overflow of tanh, sinh and cosh, acosh beside 1, expm1 beside 0, log beside the unit circle, and
what is infinite, NaN or a zero with a sign.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .bits import absolute, choose, complex_of, copy_sign, helper, like


@helper
def _is_large(x: Any) -> Any:
    """Whether e^|a| may overflow where its product with sin(b) or cos(b) does not."""
    return np.isfinite(x.real) and np.isfinite(x.imag) and absolute(x.real) > choose(x.real, 88.0, 709.0)


@helper
def _large(x: Any) -> Any:
    """e^|a| / 2 e^(ib), in two steps."""
    half = np.exp(like(x.real, 0.5) * absolute(x.real))
    once = like(x.real, 0.5) * half
    return complex_of(x, once * np.cos(x.imag) * half, once * np.sin(x.imag) * half)


@helper
def sinh_complex(x: Any) -> Any:
    """sinh(a) cos(b) + i cosh(a) sin(b)."""
    a, b = x.real, x.imag
    ordinary = _large(x) if _is_large(x) else np.sinh(x)
    re, im = ordinary.real, ordinary.imag
    if _is_large(x):
        re = -re if a < 0 else re
    if a == 0 or (np.isinf(a) and not np.isfinite(b)):
        re = a
    if b == 0:
        im = b
    return complex_of(x, re, im)


@helper
def cosh_complex(x: Any) -> Any:
    """cosh(a) cos(b) + i sinh(a) sin(b)."""
    a, b = x.real, x.imag
    zero = like(a, 0.0)
    ordinary = _large(x) if _is_large(x) else np.cosh(x)
    re, im = ordinary.real, ordinary.imag
    if _is_large(x):
        im = -im if a < 0 else im
    if np.isinf(a) and not np.isfinite(b):
        re = absolute(a)
    if b == 0:
        im = b if np.isnan(a) else copy_sign(zero, a) * copy_sign(like(a, 1.0), b)
    elif a == 0 and not np.isfinite(b):
        im = zero
    return complex_of(x, re, im)


@helper
def tanh_complex(x: Any) -> Any:
    """By the tangent of b and the sine of a (Kahan, Branch Cuts for Complex Elementary Functions, 1987)."""
    a, b = x.real, x.imag
    element = like(a, 1.0)
    if not np.isfinite(b) and not np.isinf(a):
        return complex_of(x, a if a == 0 else like(a, np.nan), like(a, np.nan))
    if np.isnan(a):
        return complex_of(x, a, b if b == 0 else a)
    if absolute(a) > choose(a, 11.0, 22.0):  # 1 from there on
        decay = np.exp(-absolute(a))
        turn = np.sin(b) * np.cos(b) if np.isfinite(b) else b
        im = like(a, 4.0) * turn * decay * decay if np.isfinite(a) else copy_sign(like(a, 0.0), turn)
        return complex_of(x, copy_sign(element, a), im)
    t, s = np.tan(b), np.sinh(a)
    beta, rho = element + t * t, np.sqrt(element + s * s)
    below = element + beta * s * s
    return complex_of(x, a if a == 0 else beta * rho * s / below, t / below)


@helper
def sin_complex(x: Any) -> Any:
    """-i sinh(ix)."""
    turned = sinh_complex(complex_of(x, -x.imag, x.real))
    return complex_of(x, turned.imag, -turned.real)


@helper
def cos_complex(x: Any) -> Any:
    """cosh(ix)."""
    return cosh_complex(complex_of(x, -x.imag, x.real))


@helper
def tan_complex(x: Any) -> Any:
    """-i tanh(ix)."""
    turned = tanh_complex(complex_of(x, -x.imag, x.real))
    return complex_of(x, turned.imag, -turned.real)


@helper
def asinh_complex(x: Any) -> Any:
    """The inverse of sinh."""
    if np.isnan(x.real) and x.imag == 0:
        return x
    return np.arcsinh(x)


@helper
def asin_complex(x: Any) -> Any:
    """The inverse of sin."""
    if x.real == 0 and np.isnan(x.imag):
        return x
    return np.arcsin(x)


@helper
def acos_complex(x: Any) -> Any:
    """The inverse of cos."""
    if x.real == 0 and np.isnan(x.imag):
        return complex_of(x, like(x.real, np.pi / 2), x.imag)
    return np.arccos(x)


@helper
def acosh_complex(x: Any) -> Any:
    """The inverse of cosh: acos turned into the right half of the plane."""
    turned = acos_complex(x)
    re, im = turned.real, turned.imag
    if np.isnan(re) and np.isnan(im):
        return turned
    if np.isnan(im):  # at 0 + NaN i
        return complex_of(x, im, re)
    return complex_of(x, absolute(im), re if np.isnan(re) else copy_sign(re, x.imag))


@helper
def atanh_complex(x: Any) -> Any:
    """The inverse of tanh."""
    a, b = x.real, x.imag
    if np.isnan(b):
        return complex_of(x, copy_sign(like(a, 0.0), a) if a == 0 or np.isinf(a) else b, b)
    if np.isnan(a):
        turn = copy_sign(like(a, np.pi / 2), b)
        return complex_of(x, copy_sign(like(a, 0.0), a), turn) if np.isinf(b) else complex_of(x, a, a)
    return np.arctanh(x)


@helper
def atan_complex(x: Any) -> Any:
    """-i atanh(ix)."""
    turned = atanh_complex(complex_of(x, -x.imag, x.real))
    return complex_of(x, turned.imag, -turned.real)


@helper
def expm1_complex(x: Any) -> Any:
    """expm1(a) cos(b) - 2 sin(b/2)^2 + i e^a sin(b)."""
    a, b = x.real, x.imag
    if not (np.isfinite(a) and np.isfinite(b)):
        return np.expm1(x)
    half = np.sin(like(b, 0.5) * b)
    re = np.expm1(a) * np.cos(b) - like(a, 2.0) * half * half
    return complex_of(x, re, np.exp(a) * np.sin(b))


@helper
def log_complex(x: Any) -> Any:
    """log|x| + i arg(x); beside the unit circle from |x|^2 - 1."""
    ordinary = np.log(x)
    a, b = absolute(x.real), absolute(x.imag)
    high, low = (a, b) if a > b else (b, a)
    if like(a, 0.5) < high < like(a, 2.0):
        element = like(a, 1.0)
        return complex_of(x, like(a, 0.5) * np.log1p((high - element) * (high + element) + low * low), ordinary.imag)
    return ordinary


@helper
def log1p_complex(x: Any) -> Any:
    """log(1 + x); beside 0 from |1 + x|^2 - 1, in which a small x is not lost."""
    a, b = x.real, x.imag
    if absolute(a) < like(a, 0.5) and absolute(b) < like(b, 0.5):
        element = like(a, 1.0)
        excess = a * (element + element + a) + b * b
        return complex_of(x, like(a, 0.5) * np.log1p(excess), np.arctan2(b, element + a))
    return log_complex(complex_of(x, a + like(a, 1.0), b))


@helper
def log_complex_to_base(x: Any, factor: float) -> Any:
    """`factor` times log(x)."""
    natural = log_complex(x)
    return complex_of(x, natural.real * like(x.real, factor), natural.imag * like(x.real, factor))
