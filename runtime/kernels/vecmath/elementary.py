"""Rounding, signs, comparisons, roots and remainders: exact or correctly rounded, mostly one instruction.

For `runtime.kernels.vecmath`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .bits import (
    absolute,
    complex_of,
    copy_sign,
    define,
    helper,
    larger,
    larger_number,
    like,
    only_compiled,
    round_down,
    round_even,
    round_to_zero,
    round_up,
    select,
    sign_bit,
    smaller,
    smaller_number,
    square_root,
)  # fmt: skip
from .bits import fma as fused
from .lanes import scalar_library_call

_library_fmod = scalar_library_call("fmod", (2.0**22, 2.0**51), 2)


@helper
def divide_complex(x: Any, y: Any) -> Any:
    """The quotient of complex numbers; by 0 as NumPy has it, where Python's operator would raise."""
    # Smith's algorithm (Communications of the ACM 5, 1962): the larger part of the divisor is taken out, so that its
    # square does not overflow.
    if y.real == 0 and y.imag == 0:
        return complex_of(x, x.real / absolute(y.real), x.imag / absolute(y.real))
    if absolute(y.real) >= absolute(y.imag):
        ratio = y.imag / y.real
        scale = like(ratio, 1.0) / (y.real + y.imag * ratio)
        return complex_of(x, (x.real + x.imag * ratio) * scale, (x.imag - x.real * ratio) * scale)
    ratio = y.real / y.imag
    scale = like(ratio, 1.0) / (y.real * ratio + y.imag)
    return complex_of(x, (x.real * ratio + x.imag) * scale, (x.imag * ratio - x.real) * scale)


@helper
def _fmod_real(x: Any, y: Any) -> Any:
    zero = like(x, 0.0)
    quotient = round_to_zero(x / y)
    # Exact: while the quotient fits the significand, x - quotient * y does too. A quotient rounded up to the next
    # integer overshoots by one y.
    remainder = fused(-quotient, y, x)
    overshot = (remainder < zero) & (x > zero) | (remainder > zero) & (x < zero)
    remainder = copy_sign(select(overshot, remainder + copy_sign(y, x), remainder), x)
    inf = like(x, np.inf)
    return _library_fmod(select(absolute(y) < inf, absolute(quotient), inf), remainder, x, y)


@helper
def _remainder_real(x: Any, y: Any) -> Any:
    result = _fmod_real(x, y)
    zero = like(x, 0.0)
    return select((result != zero) & ((result < zero) != (y < zero)), result + y, result)


@helper
def _fmod_integer(x: Any, y: Any) -> Any:
    # Division by 0 traps, and so does the smallest number by -1, whose remainder is 0 anyway.
    trapping = (y == 0) | (y == -1)
    divisor = like(x, 1) if trapping else y
    quotient_floor = like(x, x % divisor)
    if (quotient_floor != 0) & ((x < 0) != (divisor < 0)):
        quotient_floor = like(x, quotient_floor - divisor)
    return quotient_floor


@helper
def _remainder_integer(x: Any, y: Any) -> Any:
    trapping = (y == 0) | (y == -1)
    divisor = like(x, 1) if trapping else y
    return like(x, x % divisor)


def sqrt(x: Any) -> Any:
    """The square root, correctly rounded; NaN for x < 0, the principal root for complex x."""
    raise only_compiled("sqrt")


def rsqrt(x: Any) -> Any:
    """1 / sqrt(x). Largest error: 1.48 ulp in float32, 1.41 in float64."""
    raise only_compiled("rsqrt")


def abs(x: Any) -> Any:  # noqa: A001 the operator's name
    """The absolute value in the type of x (the modulus, a float, for complex x; the smallest integer wraps around)."""
    raise only_compiled("abs")


def floor(x: Any) -> Any:
    """The largest integer not above x, in the type of x."""
    raise only_compiled("floor")


def ceil(x: Any) -> Any:
    """The smallest integer not below x, in the type of x."""
    raise only_compiled("ceil")


def trunc(x: Any) -> Any:
    """x without its fraction, in the type of x."""
    raise only_compiled("trunc")


def round(x: Any) -> Any:  # noqa: A001 the operator's name
    """The integer nearest to x, halves to even, in the type of x."""
    raise only_compiled("round")


def copysign(x: Any, y: Any) -> Any:
    """The magnitude of x with the sign of y, signs of zero and NaN included."""
    raise only_compiled("copysign")


def maximum(x: Any, y: Any) -> Any:
    """The larger of two numbers; NaN if either is NaN; 0.0 above -0.0."""
    raise only_compiled("maximum")


def minimum(x: Any, y: Any) -> Any:
    """The smaller of two numbers; NaN if either is NaN; -0.0 below 0.0."""
    raise only_compiled("minimum")


def fma(x: Any, y: Any, z: Any) -> Any:
    """x * y + z, rounded once: `fma(x, y, -p)` is what is lost where p is the product of x and y."""
    raise only_compiled("fma")


def fmax(x: Any, y: Any) -> Any:
    """The larger of two numbers; the other one if one is NaN."""
    raise only_compiled("fmax")


def fmin(x: Any, y: Any) -> Any:
    """The smaller of two numbers; the other one if one is NaN."""
    raise only_compiled("fmin")


def isnan(x: Any) -> Any:
    """Whether x, or a part of a complex x, is NaN."""
    raise only_compiled("isnan")


def isinf(x: Any) -> Any:
    """Whether x, or a part of a complex x, is infinite."""
    raise only_compiled("isinf")


def isfinite(x: Any) -> Any:
    """Whether x, or both parts of a complex x, are neither infinite nor NaN."""
    raise only_compiled("isfinite")


def signbit(x: Any) -> Any:
    """Whether the sign bit of x is set."""
    raise only_compiled("signbit")


def fmod(x: Any, y: Any) -> Any:
    """The remainder of x / y truncated, exact, with the sign of x. Integers by 0 give 0."""
    raise only_compiled("fmod")


def remainder(x: Any, y: Any) -> Any:
    """The remainder of x / y rounded down, with the sign of y. Integers by 0 give 0."""
    raise only_compiled("remainder")


define(sqrt, real=lambda x: square_root(x), complex=lambda x: np.sqrt(x))
define(rsqrt, real=lambda x: like(x, 1.0) / square_root(x), complex=lambda x: divide_complex(like(x, 1), np.sqrt(x)))
define(
    abs,
    real=lambda x: absolute(x),
    complex=lambda x: np.abs(x),
    integer=lambda x: select(x < 0, like(x, -x), x),
    boolean=lambda x: x,
)
define(floor, real=lambda x: round_down(x), integer=lambda x: x)
define(ceil, real=lambda x: round_up(x), integer=lambda x: x)
define(trunc, real=lambda x: round_to_zero(x), integer=lambda x: x)
define(round, real=lambda x: round_even(x), integer=lambda x: x)
define(copysign, real=lambda x, y: copy_sign(x, y))
define(
    maximum,
    real=lambda x, y: larger(x, y),
    integer=lambda x, y: select(x > y, x, y),
    boolean=lambda x, y: x | y,
)
define(
    minimum,
    real=lambda x, y: smaller(x, y),
    integer=lambda x, y: select(x < y, x, y),
    boolean=lambda x, y: x & y,
)
define(
    fmax,
    real=lambda x, y: larger_number(x, y),
    integer=lambda x, y: select(x > y, x, y),
    boolean=lambda x, y: x | y,
)
define(
    fmin,
    real=lambda x, y: smaller_number(x, y),
    integer=lambda x, y: select(x < y, x, y),
    boolean=lambda x, y: x & y,
)
define(
    isnan,
    real=lambda x: x != x,
    complex=lambda x: (x.real != x.real) | (x.imag != x.imag),
    integer=lambda x: False,
)
define(
    isinf,
    real=lambda x: absolute(x) == like(x, np.inf),
    complex=lambda x: (absolute(x.real) == like(x.real, np.inf)) | (absolute(x.imag) == like(x.imag, np.inf)),
    integer=lambda x: False,
)
define(
    isfinite,
    real=lambda x: absolute(x) < like(x, np.inf),
    complex=lambda x: (absolute(x.real) < like(x.real, np.inf)) & (absolute(x.imag) < like(x.imag, np.inf)),
    integer=lambda x: True,
)
define(signbit, real=lambda x: sign_bit(x), integer=lambda x: x < 0, boolean=lambda x: False)
define(fma, real=lambda x, y, z: fused(x, like(x, y), like(x, z)))
define(fmod, real=_fmod_real, integer=_fmod_integer)
define(remainder, real=_remainder_real, integer=_remainder_integer)
