"""Distributions over real numbers that come near discrete ones as a temperature goes to 0."""

from __future__ import annotations

import math
from typing import Any

from runtime.distributions import constraints
from runtime.distributions.categories import _Categories
from runtime.distributions.chances import probability
from runtime.distributions.distribution import Parametric
from runtime.distributions.operators import F
from runtime.distributions.transformed import DerivedDistribution
from runtime.distributions.number_transforms import ExpTransform, SigmoidTransform
from runtime.distributions.values import Value, clamp_probs, lazy, lazy_property
from runtime.tensor import Size

_OR = ("probs", "logits")


class LogitRelaxedBernoulli(Parametric):
    """Logits of relaxed events (Maddison, Mnih and Teh, arXiv 1611.00712, and Jang, Gu and Poole, arXiv 1611.01144)."""

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.real
    has_rsample = True
    probs, logits, param_shape = probability(is_binary=True)

    def __init__(
        self, temperature: Any, probs: Value | None = None, logits: Value | None = None,
        validate_args: bool | None = None,
    ) -> None:  # fmt: skip
        self.temperature = temperature
        self._take(validate_args, one_of=_OR, probs=probs, logits=logits)

    def _draw(self, shape: Size) -> Any:
        probs, u = clamp_probs(self.probs.expand(shape)), clamp_probs(self._rand(shape))
        return (u.log() - (-u).log1p() + probs.log() - (-probs).log1p()) / self.temperature

    def _log_prob(self, value: Any) -> Any:
        difference = self.logits - value * self.temperature
        temperature = F.full_like(difference, 1.0) * self.temperature
        return temperature.log() + difference - 2 * F.softplus(difference)


class RelaxedBernoulli(DerivedDistribution):
    """Numbers of (0, 1) near 1 with about the probability `probs`."""

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.unit_interval
    probs, logits, param_shape = probability(is_binary=True)

    def __init__(
        self, temperature: Any, probs: Value | None = None, logits: Value | None = None,
        validate_args: bool | None = None,
    ) -> None:  # fmt: skip
        self.temperature = temperature
        self._take(validate_args, one_of=_OR, probs=probs, logits=logits)

    @lazy_property
    def base_dist(self) -> Any:
        """Their logits."""
        chosen = {name: getattr(self, name) for name in self._given}
        return LogitRelaxedBernoulli(self.temperature, validate_args=False, **chosen)

    transforms = lazy(lambda d: [SigmoidTransform()])


class ExpRelaxedCategorical(_Categories):
    """Logarithms of relaxed choices of a category (arXiv 1611.00712, appendix C.3)."""

    support = constraints.real_vector  # those on a surface, on which the logarithms sum to 1 after exp
    has_rsample = True

    def __init__(
        self, temperature: Any, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        self.temperature = temperature
        chosen = probs if probs is not None else logits
        self._choose(validate_args, probs, logits, () if chosen is None else tuple(chosen.shape[-1:]))

    def _draw(self, shape: Size) -> Any:
        gumbels = -((-(clamp_probs(self._rand(shape)).log())).log())
        scores = (self.logits + gumbels) / self.temperature
        return scores - scores.logsumexp(-1, keepdim=True)

    def _log_prob(self, value: Any) -> Any:
        size = self._num_events
        logits, value = F.broadcast_tensors(self.logits, value)
        scale = F.full_like(self.logits[..., 0], math.lgamma(size)) + (size - 1) * F.log(
            F.full_like(self.logits[..., 0], 1.0) * self.temperature
        )
        score = logits - value * self.temperature
        return (score - score.logsumexp(-1, keepdim=True)).sum(-1) + scale


class RelaxedOneHotCategorical(DerivedDistribution):
    """Points of the simplex near its corners, which they choose with about the probabilities given."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    support = constraints.simplex
    probs, logits, param_shape = probability(is_binary=False)

    def __init__(
        self, temperature: Any, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        base = ExpRelaxedCategorical(temperature, probs, logits, validate_args=validate_args)
        self.temperature = temperature
        parameters = {name: getattr(base, name) for name in base._given}
        self._take(False, base.event_shape, **parameters)
        self._validate_args = base._validate_args

    @lazy_property
    def base_dist(self) -> Any:
        """Their logarithms."""
        chosen = {name: getattr(self, name) for name in self._given}
        return ExpRelaxedCategorical(self.temperature, validate_args=False, **chosen)

    transforms = lazy(lambda d: [ExpTransform()])
