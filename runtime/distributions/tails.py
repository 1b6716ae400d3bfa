"""Functions of distributions that keep their digits at the tails, where the usual formulas cancel or overflow."""

from __future__ import annotations

import math
from typing import Any

from runtime.distributions.operators import F

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
    rest = y * (1 / 8 - square * (1 / 192 - square * (1 / 640 - square * (17 / 14336 - square * 31 / 18432))))
    return F.where(is_large, 0.5 * large.log() - rest, F.lgamma(small + 0.5) - F.lgamma(small))


def digamma_half_step(x: Any) -> Any:
    """`digamma(x + 1 / 2) - digamma(x)`, of large `x` by the derivative of :func:`lgamma_half_step`'s series."""
    is_large = x > _LARGE
    large, small = F.where(is_large, x, _LARGE), F.where(is_large, _LARGE, x)
    y = 1 / large
    square = y * y
    rest = square * (1 / 8 - square * (1 / 64 - square * (1 / 128 - square * (17 / 2048 - square * 31 / 2048))))
    return F.where(is_large, 0.5 * y + rest, F.digamma(small + 0.5) - F.digamma(small))
