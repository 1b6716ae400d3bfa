"""Simple functions of pointwise operators: signs, products with a convention at 0, sums of logarithms, integers, bits.

For `runtime.kernels.vecmath`. What `//`, `%`, `<<` and `>>` of a kernel expression mean is here too.
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
    larger,
    like,
    next_bits,
    only_compiled,
    power_of_two,
    round_down,
    round_even,
    select,
    smaller,
    square_root,
)  # fmt: skip
from .elementary import divide_complex, fmod
from .exponential import clamp, exp, exp2
from .logarithm import log, log1p
from .trigonometric import sin

_LOG2_E = 1.4426950408889634


@helper
def _sign_real(x: Any) -> Any:
    zero = like(x, 0.0)
    return select(x > zero, like(x, 1.0), select(x < zero, like(x, -1.0), zero))


@helper
def _sign_integer(x: Any) -> Any:
    return like(x, 1) if x > 0 else (like(x, -1) if x < 0 else like(x, 0))


@helper
def _sign_complex(x: Any) -> Any:
    return x if x == 0 else x / np.abs(x)


@helper
def _hypot_real(x: Any, y: Any) -> Any:
    a, b = absolute(x), absolute(y)
    inf = like(x, np.inf)
    element = like(x, 1.0)
    high = larger(a, b)
    # Squares neither overflow nor vanish once both are brought near 1 by a power of two.
    down, up = choose(x, 2.0**-90, 2.0**-600), choose(x, 2.0**90, 2.0**600)
    factor = select(
        high > choose(x, 2.0**60, 2.0**500), down, select(high < choose(x, 2.0**-60, 2.0**-450), up, element)
    )
    back = select(factor == element, element, select(factor < element, up, down))
    a, b = a * factor, b * factor
    high, low = larger(a, b), smaller(a, b)
    square = high * high
    total = fma(low, low, square)
    lost = fma(high, high, -square) + fma(low, low, square - total)
    root = square_root(total)
    # One correction of the root by the exact residual; a root of 0 has none.
    residual = fma(-root, root, total) + lost
    root = select(root > like(x, 0.0), root + residual / (root + root), root)
    root = select((root == root) | (total == inf), root, select(total == like(x, 0.0), total, root))
    return select((absolute(x) == inf) | (absolute(y) == inf), inf, root * back)


@helper
def _logaddexp_real(x: Any, y: Any) -> Any:
    top = larger(x, y)
    total = top + log1p(exp(-absolute(x - y)))
    return select((x == y) & (absolute(x) == like(x, np.inf)), x, total)


@helper
def _logaddexp_complex(x: Any, y: Any) -> Any:
    top, low = (y, x) if x.real < y.real or y.real != y.real else (x, y)
    if x.real == y.real and absolute(x.real) == like(x.real, np.inf):  # their difference would be NaN
        return np.log(np.exp(x) + np.exp(y)) if x.real > 0 else x
    return top + np.log1p(np.exp(low - top))


@helper
def _logaddexp2_real(x: Any, y: Any) -> Any:
    top = larger(x, y)
    total = fma(log1p(exp2(-absolute(x - y))), like(x, _LOG2_E), top)
    return select(x == y, x + like(x, 1.0), total)


@helper
def _nextafter_real(x: Any, y: Any) -> Any:
    moved = next_bits(x, y)
    result = select(x == y, y, moved)
    return select((x != x) | (y != y), x + y, result)


@helper
def _gcd_integer(x: Any, y: Any) -> Any:
    a, b = like(x, -x) if x < 0 else x, like(x, -y) if y < 0 else y
    while b != 0:
        a, b = b, like(x, a % b)
    return like(x, -a) if a < 0 else a  # of the smallest integer, which has no absolute value


@helper
def _lcm_integer(x: Any, y: Any) -> Any:
    divisor = _gcd_integer(x, y)
    if divisor == 0:
        return like(x, 0)
    product = like(x, x // divisor * y)
    return like(x, -product) if product < 0 else product


@helper
def _ldexp_real(x: Any, n: Any) -> Any:
    # At most three factors, each a normal number; on the way down the first ones are kept above the subnormal range,
    # so that only the last multiplication rounds.
    top, bottom = choose(x, 127.0, 1023.0), choose(x, -102.0, -969.0)
    n = clamp(n, choose(x, -400.0, -3200.0), choose(x, 400.0, 3200.0))
    first = clamp(n, bottom, top)
    second = clamp(n - first, bottom, top)
    third = clamp(n - first - second, bottom, top)
    scaled = x * power_of_two(first) * power_of_two(second) * power_of_two(third)
    return select((n == round_even(n)) | (n != n), select(n == n, scaled, x + n), x * exp2(n))


@helper
def _heaviside(x: Any, values: Any) -> Any:
    return values if x == 0 else (like(x, 1) if x > 0 else like(x, 0))


@helper
def _xlogy_real(x: Any, y: Any) -> Any:
    return select((x == like(x, 0.0)) & (y == y), like(x, 0.0), x * log(y))


@helper
def _xlog1py_real(x: Any, y: Any) -> Any:
    return select((x == like(x, 0.0)) & (y == y), like(x, 0.0), x * log1p(y))


@helper
def _sinc_real(x: Any) -> Any:
    n = round_even(x)
    half = n * like(x, 0.5)
    odd = round_even(half) != half
    s = sin(like(x, np.pi) * (x - n))
    result = select(odd, -s, s) / (like(x, np.pi) * x)
    return select(x == like(x, 0.0), like(x, 1.0), result)


@helper
def _sinc_complex(x: Any) -> Any:
    turned = like(x, np.pi) * x
    return like(x, 1) if x == 0 else divide_complex(np.sin(turned), turned)


@helper
def _floor_divide_real(x: Any, y: Any) -> Any:
    rest = fmod(x, y)
    zero, element = like(x, 0.0), like(x, 1.0)
    quotient = (x - rest) / y
    quotient = select((rest != zero) & ((rest < zero) != (y < zero)), quotient - element, quotient)
    floor = round_down(quotient)
    floor = select(quotient - floor > like(x, 0.5), floor + element, floor)
    result = select(quotient == zero, copy_sign(zero, x / y), floor)
    return select(y == zero, x / y, result)


@helper
def _floor_divide_integer(x: Any, y: Any) -> Any:
    # Division by 0 traps, and so does the smallest number by -1, which wraps around here.
    trapping = (y == 0) | (y == -1)
    divisor = like(x, 1) if trapping else y
    quotient = like(x, x // divisor)
    return like(x, 0) if y == 0 else (like(x, -x) if y == -1 else quotient)


@helper
def _left_shift_integer(x: Any, y: Any) -> Any:
    inside = (y >= 0) & (y < 64)
    return like(x, x << (y if inside else like(y, 0))) if inside else like(x, 0)


@helper
def _right_shift_integer(x: Any, y: Any) -> Any:
    inside = (y >= 0) & (y < 64)
    return like(x, x >> (y if inside else like(y, 63 if x < 0 else 0))) if inside or x < 0 else like(x, 0)


def sign(x: Any) -> Any:
    """-1, 0 or 1; 0 for NaN, as PyTorch has it. Of a complex number the direction x / |x|."""
    raise only_compiled("sign")


def hypot(x: Any, y: Any) -> Any:
    """sqrt(x^2 + y^2) without overflow; infinite if either is. Largest error: 0.51 ulp in both types."""
    raise only_compiled("hypot")


def logaddexp(x: Any, y: Any) -> Any:
    """log(e^x + e^y) without overflow. Largest error, both positive: 0.9 ulp in both types.

    Where the sum of the exponentials is near 1 the error is that of the larger argument.
    """
    raise only_compiled("logaddexp")


def logaddexp2(x: Any, y: Any) -> Any:
    """log2(2^x + 2^y) without overflow, as :func:`logaddexp`."""
    raise only_compiled("logaddexp2")


def nextafter(x: Any, y: Any) -> Any:
    """The float next to x on the way to y; y where they are equal. Of float32 and float64 only."""
    raise only_compiled("nextafter")


def gcd(x: Any, y: Any) -> Any:
    """The greatest common divisor of integers, not negative; gcd(0, 0) is 0."""
    raise only_compiled("gcd")


def lcm(x: Any, y: Any) -> Any:
    """The least common multiple of integers, not negative unless it wraps around; 0 where one is 0."""
    raise only_compiled("lcm")


def ldexp(x: Any, n: Any) -> Any:
    """x 2^n, rounded once for an integer-valued n."""
    raise only_compiled("ldexp")


def heaviside(x: Any, values: Any) -> Any:
    """0 where x < 0 (or is NaN), `values` where x is 0, 1 where x > 0."""
    raise only_compiled("heaviside")


def xlogy(x: Any, y: Any) -> Any:
    """x log(y), 0 where x is 0 and y is not NaN. Largest error: 1.3 ulp in both types."""
    raise only_compiled("xlogy")


def xlog1py(x: Any, y: Any) -> Any:
    """x log(1 + y), 0 where x is 0 and y is not NaN. Largest error: 1.3 ulp in both types."""
    raise only_compiled("xlog1py")


def square(x: Any) -> Any:
    """x * x."""
    raise only_compiled("square")


def reciprocal(x: Any) -> Any:
    """1 / x of a floating or complex number."""
    raise only_compiled("reciprocal")


def sinc(x: Any) -> Any:
    """sin(pi x) / (pi x), 1 at 0, exactly 0 at other integers. Largest error: 2.3 ulp in float32, 2.4 in float64."""
    raise only_compiled("sinc")


def real(x: Any) -> Any:
    """The real part of a complex number; other numbers as they are."""
    raise only_compiled("real")


def imag(x: Any) -> Any:
    """The imaginary part of a complex number; 0 of others."""
    raise only_compiled("imag")


def conj(x: Any) -> Any:
    """The conjugate of a complex number; other numbers as they are."""
    raise only_compiled("conj")


def divide(x: Any, y: Any) -> Any:
    """What `/` means: IEEE 754's quotient, of complex numbers by 0 as NumPy has it."""
    raise only_compiled("divide")


def floor_divide(x: Any, y: Any) -> Any:
    """x / y rounded down, what `//` means; integers by 0 give 0, floats by 0 what x / y is."""
    raise only_compiled("floor_divide")


def left_shift(x: Any, y: Any) -> Any:
    """What `<<` means: bits shifted out are lost, 0 for a negative shift or one of 64 and more."""
    raise only_compiled("left_shift")


def right_shift(x: Any, y: Any) -> Any:
    """What `>>` means: the sign is shifted in, for a negative shift or one of 64 and more nothing else is left."""
    raise only_compiled("right_shift")


define(sign, real=_sign_real, complex=_sign_complex, integer=_sign_integer, boolean=lambda x: x)
define(hypot, real=_hypot_real)
define(logaddexp, real=_logaddexp_real, complex=_logaddexp_complex)
define(logaddexp2, real=_logaddexp2_real)
define(nextafter, real=_nextafter_real)
define(gcd, integer=_gcd_integer, boolean=lambda x, y: x | y)
define(lcm, integer=_lcm_integer, boolean=lambda x, y: x & y)
define(ldexp, real=_ldexp_real)
define(heaviside, real=_heaviside, integer=_heaviside, boolean=lambda x, values: x | values)
define(xlogy, real=_xlogy_real)
define(xlog1py, real=_xlog1py_real)
define(
    square,
    real=lambda x: x * x,
    complex=lambda x: x * x,
    integer=lambda x: like(x, x * x),
    boolean=lambda x: x,
)
define(reciprocal, real=lambda x: like(x, 1.0) / x, complex=lambda x: divide_complex(like(x, 1), x))
define(sinc, real=_sinc_real, complex=_sinc_complex)
define(real, real=lambda x: x, complex=lambda x: x.real, integer=lambda x: x)
define(
    imag,
    real=lambda x: like(x, 0.0),
    complex=lambda x: x.imag,
    integer=lambda x: like(x, 0),
    boolean=lambda x: False,
)
define(conj, real=lambda x: x, complex=lambda x: x.conjugate(), integer=lambda x: x)
define(divide, real=lambda x, y: x / y, complex=divide_complex, integer=lambda x, y: x / y)
define(floor_divide, real=_floor_divide_real, integer=_floor_divide_integer, boolean=lambda x, y: x & y)
define(left_shift, integer=_left_shift_integer)
define(right_shift, integer=_right_shift_integer)
