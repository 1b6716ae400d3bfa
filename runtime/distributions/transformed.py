"""Distributions of functions of random values."""

from __future__ import annotations

from typing import Any, Self

from runtime.distributions import constraints
from runtime.distributions.combined import Independent
from runtime.distributions.distribution import Distribution, Parametric
from runtime.distributions.operators import F
from runtime.distributions.transforms import ComposeTransform, Transform
from runtime.distributions.values import shape_of, sum_rightmost
from runtime.errors import ArgumentValueError
from runtime.guards import no_grad
from runtime.language import broadcast_shapes



class TransformedDistribution(Distribution):
    """Values of `base_dist` through `transforms`, one after the other.

    The density is that of the value's origin, over the absolute determinant of the transforms' derivative.
    """

    base_dist: Any
    transforms: Any

    def __init__(self, base_distribution: Any, transforms: Any, validate_args: bool | None = None) -> None:
        self.transforms = [transforms] if isinstance(transforms, Transform) else list(transforms)
        if not all(isinstance(transform, Transform) for transform in self.transforms):
            msg = f"transforms must be a Transform or list, but was {transforms}"
            raise ArgumentValueError(msg)
        base_shape = base_distribution.batch_shape + base_distribution.event_shape
        composed = ComposeTransform(self.transforms)
        needed = composed.domain.event_dim
        if len(base_shape) < needed:
            msg = f"base_distribution needs to have shape with size at least {needed}, but got {tuple(base_shape)}."
            raise ArgumentValueError(msg)
        forward = composed.forward_shape(base_shape)
        base_distribution = base_distribution.expand(
            composed.inverse_shape(forward)[: len(base_shape) - len(base_distribution.event_shape)]
            if len(composed.inverse_shape(forward)) == len(base_shape) else base_distribution.batch_shape
        )
        missing = needed - len(base_distribution.event_shape)
        self.base_dist = Independent(base_distribution, missing) if missing > 0 else base_distribution
        change = composed.codomain.event_dim - needed
        event_dim = max(composed.codomain.event_dim, len(base_distribution.event_shape) + change)
        cut = len(forward) - event_dim
        super().__init__(forward[:cut], forward[cut:], validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Self:
        """The distribution in a larger batch, whose base is expanded."""
        new = self._get_checked_instance(TransformedDistribution, _instance)
        new.transforms = self.transforms
        batch = shape_of(batch_shape)
        shape = ComposeTransform(self.transforms).inverse_shape(batch + self.event_shape)
        new.base_dist = self.base_dist.expand(shape[: len(shape) - len(self.base_dist.event_shape)])
        Distribution.__init__(new, batch, self.event_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new  # type: ignore[no-any-return]

    @property
    def has_rsample(self) -> bool:  # type: ignore[override]
        """Whether the base has it."""
        return bool(self.base_dist.has_rsample)

    @property
    def support(self) -> Any:
        """Where the last transform leads to."""
        if not self.transforms:
            return self.base_dist.support
        support = self.transforms[-1].codomain
        missing = len(self.event_shape) - support.event_dim
        return constraints.independent(support, missing) if missing > 0 else support

    def sample(self, sample_shape: Any = ()) -> Any:
        """Values in the shape `sample_shape`, of all distributions, outside of the graph."""
        with no_grad():
            value = self.base_dist.sample(sample_shape)
            for transform in self.transforms:
                value = transform(value)
            return value

    def rsample(self, sample_shape: Any = ()) -> Any:
        """Values as functions of the parameters, so that gradients pass through them."""
        value = self.base_dist.rsample(sample_shape)
        for transform in self.transforms:
            value = transform(value)
        return value

    def log_prob(self, value: Any) -> Any:
        """The logarithm of the density."""
        if self._validate_args:
            self._validate_sample(value)
        event_dim = len(self.event_shape)
        total: Any = 0.0
        y = value
        for transform in reversed(self.transforms):
            x = transform.inv(y)
            event_dim += transform.domain.event_dim - transform.codomain.event_dim
            change = transform.log_abs_det_jacobian(x, y)
            total = total - sum_rightmost(change, event_dim - transform.domain.event_dim)
            y = x
        return total + sum_rightmost(self.base_dist.log_prob(y), event_dim - len(self.base_dist.event_shape))

    def _sign(self) -> Any:
        """1 where the transforms together increase, -1 where they decrease."""
        sign: Any = 1
        for transform in self.transforms:
            sign = sign * transform.sign
        return sign

    def cdf(self, value: Any) -> Any:
        """The probability of values up to this one, of transforms that are monotonic."""
        if self._validate_args:
            self._validate_sample(value)
        sign = self._sign()
        for transform in reversed(self.transforms):
            value = transform.inv(value)
        return _turned(self.base_dist.cdf(value), sign)

    def icdf(self, value: Any) -> Any:
        """The value up to which the probability is this one, of transforms that are monotonic."""
        value = self.base_dist.icdf(_turned(value, self._sign()))
        for transform in self.transforms:
            value = transform(value)
        return value


def _turned(probability: Any, sign: Any) -> Any:
    """Probabilities of the other side where the sign is negative."""
    if isinstance(sign, int):
        return probability if sign == 1 else 1 - probability
    return F.where(sign < 0, 1 - probability, probability)


class DerivedDistribution(TransformedDistribution, Parametric):
    """A declared distribution that says its base and transforms, as lazy attributes, in place of formulas.

    Where those need the parameters, `support` is said as well. A subclass may go past the declaration and give
    :class:`TransformedDistribution` a base and transforms of its own; parameters are then those of the base.
    """

    def __getattr__(self, name: str) -> Any:
        inner = self.__dict__.get("base_dist")
        if inner is not None and (name in self.arg_constraints or name == "temperature"):
            while isinstance(inner, Independent):
                inner = inner.base_dist
            return getattr(inner, name)
        following = getattr(super(), "__getattr__", None)  # of a class that a program has beside: a module
        if following is not None:
            return following(name)
        msg = f"{type(self).__name__!r} object has no attribute {name!r}"
        raise AttributeError(msg, name=name, obj=self)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Self:
        """The distribution in a larger batch: its parameters are expanded, or the base that it was given."""
        kind = Parametric if self._parameter_names() else TransformedDistribution
        return kind.expand(self, batch_shape, _instance)

    def sample(self, sample_shape: Any = ()) -> Any:
        """Values in the shape `sample_shape`, of all distributions, outside of the graph; rounded once."""
        wide = self._widened()
        return super().sample(sample_shape) if wide is self else self._rounded(wide.sample(sample_shape))

    def rsample(self, sample_shape: Any = ()) -> Any:
        """Values as functions of the parameters, so that gradients pass through them; rounded once."""
        wide = self._widened()
        return super().rsample(sample_shape) if wide is self else self._rounded(wide.rsample(sample_shape))

    @property
    def support(self) -> Any:
        """Where the last transform leads to."""
        return TransformedDistribution.support.fget(self)  # type: ignore[attr-defined]


def batch_of(*distributions: Any) -> tuple[int, ...]:
    """The shape to which the batches of distributions broadcast."""
    return broadcast_shapes(*(distribution.batch_shape for distribution in distributions))
