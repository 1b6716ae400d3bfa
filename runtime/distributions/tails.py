"""Functions of distributions that keep their digits at the tails, where the usual formulas cancel or overflow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from runtime.distributions.operators import F

# Of y ** (2 * k - 1) in coth(y) - 1 / y, from k = 1 on: 2 ** (2 * k) * B(2 * k) / (2 * k)! (DLMF 4.33.6).
_LANGEVIN = (
    0.3333333333333333, -0.022222222222222223, 0.0021164021164021165, -0.00021164021164021165, 2.1377799155576935e-05,
    -2.1644042808063972e-06, 2.1925947851873778e-07, -2.2214608789979678e-08, 2.2507846516808994e-09,
    -2.2805151204592183e-10, 2.3106432599002624e-11, -2.3411706819824882e-12, 2.3721017400233653e-13,
    -2.4034415333307705e-14, 2.4351954029183367e-15, -2.4673688045172075e-16, 2.499967277122081e-17,
    -2.532996435740635e-18,
)  # fmt: skip
_LARGE = 30.0  # from here on the series below have the precision of a float64


def log1p_square(z: Any) -> Any:
    """`log(1 + z ** 2)`, also where the square overflows."""
    is_far = z.abs() > 1e8
    return F.where(is_far, 2 * F.where(is_far, z.abs(), 1.0).log(), F.where(is_far, 0.0, z).square().log1p())


def cauchy_quantile(probability: Any) -> Any:
    """`tan(pi * (probability - 0.5))`, by the cotangent of the distance to 0 and 1."""
    low, high = probability < 0.25, probability > 0.75
    distance = F.where(low, probability, F.where(high, 1 - probability, 0.25))
    far = 1 / F.tan(math.pi * distance)
    near = F.tan(math.pi * (F.where(low | high, 0.5, probability) - 0.5))
    return F.where(low, -far, F.where(high, far, near))


def lgamma_half_step(x: Any) -> Any:
    """`lgamma(x + 1 / 2) - lgamma(x)`, of large `x` by its series (DLMF 5.11.8, of both terms)."""
    is_large = x > _LARGE
    large, small = F.where(is_large, x, _LARGE), F.where(is_large, _LARGE, x)
    y = 1 / large
    square = y * y
    series = y * (1 / 8 - square * (1 / 192 - square * (1 / 640 - square * (17 / 14336 - square * 31 / 18432))))
    return F.where(is_large, 0.5 * large.log() - series, F.lgamma(small + 0.5) - F.lgamma(small))


def digamma_half_step(x: Any) -> Any:
    """`digamma(x + 1 / 2) - digamma(x)`, of large `x` by the derivative of :func:`lgamma_half_step`'s series."""
    is_large = x > _LARGE
    large, small = F.where(is_large, x, _LARGE), F.where(is_large, _LARGE, x)
    y = 1 / large
    square = y * y
    series = square * (1 / 8 - square * (1 / 64 - square * (1 / 128 - square * (17 / 2048 - square * 31 / 2048))))
    return F.where(is_large, 0.5 * y + series, F.digamma(small + 0.5) - F.digamma(small))


def log_beta(x: Any, y: Any) -> Any:
    """`lgamma(x) + lgamma(y) - lgamma(x + y)`, of a large number by Stirling's series: nothing large cancels."""
    large, small = F.maximum(x, y), F.minimum(x, y)
    is_large = large > _LARGE
    far, near = F.where(is_large, large, _LARGE), F.where(is_large, 1.0, large)
    total = far + small
    ratio = small - (far - 0.5) * F.log1p(small / far) - small * total.log()
    ratio = ratio + F._stirling_rest(far) - F._stirling_rest(total)
    return F.lgamma(small) + F.where(is_large, ratio, F.lgamma(near) - F.lgamma(near + small))


def langevin(y: Any) -> Any:
    """`coth(y) - 1 / y`, whose terms cancel near 0; there by its series."""
    is_near = y.abs() < 1
    near, far = F.where(is_near, y, 0.5), F.where(is_near, 1.0, y)
    return F.where(is_near, near * _polynomial(near.square(), _LANGEVIN), 1 / F.tanh(far) - 1 / far)


def langevin_slope(y: Any) -> Any:
    """The derivative of :func:`langevin`, `1 / y ** 2 - 1 / sinh(y) ** 2`."""
    is_near = y.abs() < 1
    near, far = F.where(is_near, y, 0.5), F.where(is_near, 1.0, y)
    coefficients = [(2 * k + 1) * coefficient for k, coefficient in enumerate(_LANGEVIN)]
    exact = (1 / far).square() - (1 / F.sinh(far)).square()
    return F.where(is_near, _polynomial(near.square(), coefficients), exact)


def log_sinh_ratio(y: Any) -> Any:
    """`log(sinh(y) / y)`, 0 at 0."""
    size = y.abs()
    is_near = size < 1
    near, far = F.where(is_near, y, 0.5).square(), F.where(is_near, 1.0, size)
    series: Any = 1.0
    for k in range(9, 0, -1):
        series = 1 + near / ((2 * k + 2) * (2 * k + 3)) * series
    return F.where(is_near, F.log1p(near / 6 * series), far - F.log(2 * far) + F.log1p(-F.exp(-2 * far)))


def _polynomial(z: Any, coefficients: Sequence[float]) -> Any:
    result: Any = coefficients[-1]
    for coefficient in coefficients[-2::-1]:
        result = result * z + coefficient
    return result
