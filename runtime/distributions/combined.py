"""Distributions made of others: dimensions of a batch as part of the event, mixtures."""

from __future__ import annotations

from typing import Any, Self

from runtime.distributions import constraints
from runtime.distributions.distribution import Distribution
from runtime.distributions.operators import F
from runtime.distributions.values import shape_of, sum_rightmost
from runtime.errors import ArgumentValueError
from runtime.guards import no_grad


class Independent(Distribution):
    """The last dimensions of a distribution's batch as dimensions of the event: densities multiply."""

    arg_constraints = {}

    def __init__(
        self, base_distribution: Any, reinterpreted_batch_ndims: int, validate_args: bool | None = None
    ) -> None:
        batch = base_distribution.batch_shape
        if reinterpreted_batch_ndims > len(batch):
            msg = (
                "Expected reinterpreted_batch_ndims <= len(base_distribution.batch_shape), "
                f"actual {reinterpreted_batch_ndims} vs {len(batch)}"
            )
            raise ArgumentValueError(msg)
        cut = len(batch) - reinterpreted_batch_ndims
        self.base_dist = base_distribution
        self.reinterpreted_batch_ndims = reinterpreted_batch_ndims
        super().__init__(batch[:cut], batch[cut:] + base_distribution.event_shape, validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Self:
        """The distribution in a larger batch, whose base is expanded."""
        new = self._get_checked_instance(Independent, _instance)
        batch, count = shape_of(batch_shape), self.reinterpreted_batch_ndims
        new.base_dist = self.base_dist.expand(batch + self.event_shape[:count])
        new.reinterpreted_batch_ndims = count
        Distribution.__init__(new, batch, self.event_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new  # type: ignore[no-any-return]

    @property
    def has_rsample(self) -> bool:  # type: ignore[override]
        """Whether the base has it."""
        return bool(self.base_dist.has_rsample)

    @property
    def has_enumerate_support(self) -> bool:  # type: ignore[override]
        """Whether the base has it, and no dimension became the event's."""
        return self.reinterpreted_batch_ndims == 0 and bool(self.base_dist.has_enumerate_support)

    @property
    def support(self) -> Any:
        """That of the base, for all of the event."""
        support, count = self.base_dist.support, self.reinterpreted_batch_ndims
        return constraints.independent(support, count) if count else support

    @property
    def mean(self) -> Any:
        """That of the base."""
        return self.base_dist.mean

    @property
    def mode(self) -> Any:
        """That of the base."""
        return self.base_dist.mode

    @property
    def variance(self) -> Any:
        """That of the base."""
        return self.base_dist.variance

    def sample(self, sample_shape: Any = ()) -> Any:
        """Those of the base."""
        return self.base_dist.sample(sample_shape)

    def rsample(self, sample_shape: Any = ()) -> Any:
        """Those of the base."""
        return self.base_dist.rsample(sample_shape)

    def log_prob(self, value: Any) -> Any:
        """The sum of those of the base."""
        return sum_rightmost(self.base_dist.log_prob(value), self.reinterpreted_batch_ndims)

    def entropy(self) -> Any:
        """The sum of those of the base."""
        return sum_rightmost(self.base_dist.entropy(), self.reinterpreted_batch_ndims)

    def enumerate_support(self, expand: bool = True) -> Any:
        """That of the base. NotImplementedError where a dimension became the event's."""
        if self.reinterpreted_batch_ndims > 0:
            raise self._absent("enumerate_support over a cartesian product")
        return self.base_dist.enumerate_support(expand=expand)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.base_dist}, {self.reinterpreted_batch_ndims})"


class MixtureSameFamily(Distribution):
    """Components along the last dimension of a batch, one of which is chosen by a :class:`Categorical`."""

    arg_constraints = {}

    def __init__(
        self, mixture_distribution: Any, component_distribution: Any, validate_args: bool | None = None
    ) -> None:
        from runtime.distributions.categories import Categorical

        for part, kind in ((mixture_distribution, Categorical), (component_distribution, Distribution)):
            if not isinstance(part, kind):
                msg = f"The mixture needs a {kind.__name__}, got {type(part).__name__}"
                raise ArgumentValueError(msg)
        self._mixture_distribution, self._component_distribution = mixture_distribution, component_distribution
        chances, batch = mixture_distribution.batch_shape, component_distribution.batch_shape[:-1]
        for part, other in zip(reversed(chances), reversed(batch), strict=False):
            if 1 not in {part, other} and part != other:
                msg = (
                    f"`mixture_distribution.batch_shape` ({chances}) is not compatible with "
                    f"`component_distribution.batch_shape`({batch})"
                )
                raise ArgumentValueError(msg)
        chosen, components = mixture_distribution._num_events, component_distribution.batch_shape[-1]
        if chosen != components:
            msg = (
                f"`mixture_distribution component` ({chosen}) does not equal "
                f"`component_distribution.batch_shape[-1]` ({components})"
            )
            raise ArgumentValueError(msg)
        self._num_component = components
        self._event_ndims = len(component_distribution.event_shape)
        super().__init__(batch, component_distribution.event_shape, validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Self:
        """The distribution in a larger batch, whose parts are expanded."""
        new: Any = self._get_checked_instance(MixtureSameFamily, _instance)
        batch, attributes = shape_of(batch_shape), self.__dict__
        new._mixture_distribution = attributes["_mixture_distribution"].expand(batch)
        new._component_distribution = attributes["_component_distribution"].expand(
            (*batch, attributes["_num_component"])
        )
        new._num_component, new._event_ndims = attributes["_num_component"], attributes["_event_ndims"]
        Distribution.__init__(new, batch, self.event_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new  # type: ignore[no-any-return]

    @property
    def mixture_distribution(self) -> Any:
        """What chooses a component."""
        return self._mixture_distribution

    @property
    def component_distribution(self) -> Any:
        """The components."""
        return self._component_distribution

    @property
    def support(self) -> Any:
        """That of the components."""
        return constraints.MixtureSameFamilyConstraint(self._component_distribution.support)

    def _weights(self) -> Any:
        """The probabilities of the components, of as many dimensions as their moments."""
        probs = self._mixture_distribution.probs
        return probs.reshape((*probs.shape, *[1] * self._event_ndims))

    @property
    def mean(self) -> Any:
        """The mean of the means."""
        return (self._weights() * self._component_distribution.mean).sum(-1 - self._event_ndims)

    @property
    def variance(self) -> Any:
        """The mean of the variances, and the variance of the means."""
        dim, weights, means = -1 - self._event_ndims, self._weights(), self._component_distribution.mean
        within = (weights * self._component_distribution.variance).sum(dim)
        return within + (weights * (means - self.mean.unsqueeze(dim)).square()).sum(dim)

    def log_prob(self, value: Any) -> Any:
        """The logarithm of the mixed densities."""
        if self._validate_args:
            self._validate_sample(value)
        logs = self._component_distribution.log_prob(value.unsqueeze(-1 - self._event_ndims))
        return F.logsumexp(logs + F.log_softmax(self._mixture_distribution.logits, -1), -1)

    def cdf(self, value: Any) -> Any:
        """The mixed probabilities."""
        below = self._component_distribution.cdf(value.unsqueeze(-1 - self._event_ndims))
        return (below * self._mixture_distribution.probs).sum(-1)

    def sample(self, sample_shape: Any = ()) -> Any:
        """Values of components that are drawn."""
        with no_grad():
            dim = len(shape_of(sample_shape)) + len(self.batch_shape)
            chosen = self._mixture_distribution.expand(self.batch_shape).sample(sample_shape)
            values = self._component_distribution.sample(sample_shape)
            chosen = chosen.reshape((*chosen.shape, *[1] * (self._event_ndims + 1)))
            chosen = chosen.expand((*chosen.shape[: dim + 1], *self.event_shape))
            return F.gather(values, dim, chosen).squeeze(dim)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(\n  {self._mixture_distribution},\n  {self._component_distribution})"
