"""The derivatives of digamma.

For `runtime.kernels.vecmath`. That of order n is n! times Hurwitz' zeta function of n + 1, up to its sign (DLMF
25.11.12). Where one of the two factors is out of float64's range their product need not be: there the sum of zeta is
divided by its first power, by which the factorial is divided as well, factor by factor. All is computed in float64.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .bits import absolute, define, fma, helper, like, only_compiled, select
from .lanes import scalar_call
from .zeta_function import CORRECTIONS, zeta

_MOST = 170.0  # the largest whole number of which the factorial is one of float64
_LEAST_ZETA, _MOST_ZETA = 1e-290, 1e300  # where zeta has all of its digits
_MOST_FACTORS = 100_000.0


@helper
def _factorial(n: Any) -> Any:
    """n! for n <= 170, rounded once."""
    high, low, k = 1.0, 0.0, 2.0
    while k <= n and k <= _MOST:
        product = high * k
        low = fma(low, k, fma(high, k, -product))
        high = product
        k += 1.0
    return high + low


@helper
def _times_factorial(start: Any, n: Any, base: Any) -> Any:
    """start * n! / base^n, of positive numbers, by factors above 1 and below it in turns: only the result overflows."""
    if n > _MOST_FACTORS:  # a power of so large an exponent is hardly ever finite: few digits do
        return start * math.exp(n * (math.log(n / base) - 1.0) + 0.5 * math.log(2.0 * math.pi * n))
    result, low, high = start, 1.0, n
    while low <= high and 0.0 < result < np.inf:
        if result < 1.0:
            result *= high / base
            high -= 1.0
        else:
            result *= low / base
            low += 1.0
    return result


@helper
def _scaled_sum(s: Any, base: Any, below: Any) -> Any:
    """The sum of ((base + k) / base)^-s over whole k >= -below, divided by base; by the formula from `far` on."""
    far = 2.0 * s + 10.0 + below
    total, term, k = 1.0, 1.0, 1.0
    while base + k <= far and (abs(term) > 1e-17 * abs(total) or k <= 2.0):
        term = (1.0 + k / base) ** -s
        total += term
        if k <= below:
            total += (1.0 - k / base) ** -s
        k += 1.0
    y = base + k
    if y <= far:
        return total / base
    v, rest = 1.0 / (y * y), 0.0
    for index in range(len(CORRECTIONS) - 1, 0, -1):
        rest = (s + 2.0 * index - 1.0) * (s + 2.0 * index) * v * (rest + CORRECTIONS[index])
    power = (y / base) ** -s
    total += power * (0.5 + s / y * (CORRECTIONS[0] + rest))
    return total / base + (y / base) ** (1.0 - s) / (s - 1.0)


@helper
def _polygamma_apart(n: Any, x: Any) -> Any:
    """n! * zeta(n + 1, x) where a factor is out of range. The base is what lies nearest to 0 among x, x + 1, ..."""
    below = max(0.0, np.rint(-x))
    base = x + below
    if base == 0.0:
        return np.inf
    even = n == 2.0 * np.floor(0.5 * n)
    total = _scaled_sum(n + 1.0, base, below)
    size = _times_factorial(abs(total), n, abs(base))
    return size if (total > 0.0) == (even or base > 0.0) else -size


_where_factorial = scalar_call(_factorial)
_where_apart = scalar_call(_polygamma_apart, 2)


@helper
def _polygamma_real(n: Any, x: Any) -> Any:
    hurwitz = zeta(n + 1.0, x)
    size = absolute(hurwitz)
    in_range = (size >= _LEAST_ZETA) & (size <= _MOST_ZETA) & (n <= _MOST)
    apart = select(in_range | (absolute(x) == np.inf) | (x != x), 0.0, 1.0)
    result = _where_apart(apart, _where_factorial(1.0, 0.0, n) * hurwitz, n, x)
    return select(n == 2.0 * np.floor(0.5 * n), -result, result)


@helper
def _polygamma_float32(n: Any, x: Any) -> Any:
    order: Any = np.float64(n)
    v: Any = np.float64(x)
    return like(x, _polygamma_real(order, v))


def polygamma(n: Any, x: Any) -> Any:
    """The derivative number `n` of `digamma`, for a whole n > 1. Largest error: 0.51 ulp in float32, 6 in float64.

    In float64 it is up to n ulp off where the factorial or the zeta function is out of range. Infinite where x is a
    whole number that is not positive; between such poles it has zeros, near which its relative error grows.
    """
    raise only_compiled("polygamma")


define(polygamma, real=_polygamma_real, float32=_polygamma_float32)
