"""Transforms of single numbers."""

from __future__ import annotations

import math
from typing import Any

from runtime.distributions import constraints
from runtime.distributions.operators import F
from runtime.distributions.transforms import Shape, Transform, at_least, summed
from runtime.language import broadcast_shapes
from runtime.tensor import Tensor
from runtime.tensor.type_info import finfo


class _Increasing(Transform):
    """A bijection of real numbers that increases."""

    bijective = True
    domain: Any = constraints.real
    codomain: Any = constraints.real
    sign: Any = 1


class ExpTransform(_Increasing):
    """`y = exp(x)`."""

    codomain = constraints.positive

    def _call(self, x: Any) -> Any:
        return x.exp()

    def _inverse(self, y: Any) -> Any:
        return y.log()

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """`x`."""
        return x


class PowerTransform(_Increasing):
    """`y = x ** exponent`."""

    domain = constraints.positive
    codomain = constraints.positive
    fields = ("exponent",)

    def __init__(self, exponent: Any, cache_size: int = 0) -> None:
        super().__init__(cache_size)
        self.exponent = exponent

    @property
    def sign(self) -> Any:
        """That of the exponent."""
        return _sign(self.exponent)

    def _call(self, x: Any) -> Any:
        return x.pow(self.exponent)

    def _inverse(self, y: Any) -> Any:
        return y.pow(1 / self.exponent)

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """`log(abs(exponent)) + (exponent - 1) * log(x)`, where `y / x` need not be a number of the dtype."""
        return (self.exponent * F.ones_like(x)).abs().log() + F.xlogy(self.exponent - 1, x)

    def forward_shape(self, shape: Any) -> Shape:
        """Broadcast with the exponent."""
        return tuple(broadcast_shapes(tuple(shape), getattr(self.exponent, "shape", ())))

    inverse_shape = forward_shape


class SigmoidTransform(_Increasing):
    """`y = 1 / (1 + exp(-x))`, kept off 0 and 1 by the precision of the dtype."""

    codomain = constraints.unit_interval

    def _call(self, x: Any) -> Any:
        info = finfo(x.dtype)
        return F.clamp(F.sigmoid(x), min=info.tiny, max=1.0 - info.eps)

    def _inverse(self, y: Any) -> Any:
        info = finfo(y.dtype)
        clamped = y.clamp(min=info.tiny, max=1.0 - info.eps)
        return clamped.log() - (-clamped).log1p()

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """`-softplus(-x) - softplus(x)`."""
        return -F.softplus(-x) - F.softplus(x)


class SoftplusTransform(_Increasing):
    """`y = log(1 + exp(x))`."""

    codomain = constraints.positive

    def _call(self, x: Any) -> Any:
        return F.softplus(x)

    def _inverse(self, y: Any) -> Any:
        return (-y).expm1().neg().log() + y

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """`-softplus(-x)`."""
        return -F.softplus(-x)


class TanhTransform(_Increasing):
    """`y = tanh(x)`; with a cache, as the inverse of values that round to 1 is not finite."""

    codomain = constraints.interval(-1.0, 1.0)

    def _call(self, x: Any) -> Any:
        return x.tanh()

    def _inverse(self, y: Any) -> Any:
        return y.atanh()

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """`2 * (log(2) - x - softplus(-2 * x))`, which loses no digits."""
        return 2.0 * (math.log(2.0) - x - F.softplus(-2.0 * x))


class AbsTransform(Transform):
    """`y = abs(x)`; as an inverse it gives the value that is not negative."""

    domain = constraints.real
    codomain = constraints.positive

    def _call(self, x: Any) -> Any:
        return x.abs()

    def _inverse(self, y: Any) -> Any:
        return y


class AffineTransform(Transform):
    """`y = loc + scale * x`, of values of `event_dim` dimensions."""

    bijective = True
    fields = ("loc", "scale", "_event_dim")

    def __init__(self, loc: Any, scale: Any, event_dim: int = 0, cache_size: int = 0) -> None:
        super().__init__(cache_size)
        self.loc, self.scale, self._event_dim = loc, scale, event_dim

    @property
    def event_dim(self) -> int:
        """How many dimensions a value has."""
        return self._event_dim

    domain = property(lambda self: at_least(constraints.real, self._event_dim))
    codomain = domain

    @property
    def sign(self) -> Any:
        """That of the scale."""
        return _sign(self.scale)

    def _call(self, x: Any) -> Any:
        return self.loc + self.scale * x

    def _inverse(self, y: Any) -> Any:
        return (y - self.loc) / self.scale

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """`log(abs(scale))`, summed over a value."""
        scale: Any = self.scale if isinstance(self.scale, Tensor) else F.full_like(x, self.scale)
        return summed(scale.abs().log().expand(broadcast_shapes(scale.shape, x.shape)), self._event_dim)

    def forward_shape(self, shape: Any) -> Shape:
        """Broadcast with location and scale."""
        return tuple(broadcast_shapes(tuple(shape), getattr(self.loc, "shape", ()), getattr(self.scale, "shape", ())))

    inverse_shape = forward_shape


class CumulativeDistributionTransform(_Increasing):
    """The distribution function of a distribution, which makes its values uniform."""

    codomain = constraints.unit_interval
    fields = ("distribution",)

    def __init__(self, distribution: Any, cache_size: int = 0) -> None:
        super().__init__(cache_size)
        self.distribution = distribution

    domain = property(lambda self: self.distribution.support)

    def _call(self, x: Any) -> Any:
        return self.distribution.cdf(x)

    def _inverse(self, y: Any) -> Any:
        return self.distribution.icdf(y)

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """The logarithm of the density."""
        return self.distribution.log_prob(x)


def _sign(value: Any) -> Any:
    """-1, 0 or 1 of a number, or of each element."""
    return value.sign() if isinstance(value, Tensor) else (value > 0) - (value < 0)  # type: ignore[attr-defined]
