"""Distributions over 0 and 1, and over the numbers from 0 on."""

from __future__ import annotations

import math
from typing import Any

from runtime.distributions import constraints
from runtime.distributions.chances import probability
from runtime.distributions.distribution import Parametric
from runtime.distributions.operators import F
from runtime.distributions.values import Value, all_true, formula
from runtime.errors import ArgumentValueError, UnsupportedError
from runtime.tensor import Size

_CHANCE = {"probs": constraints.unit_interval, "logits": constraints.real}
_OR = ("probs", "logits")


def _entropy_of_event(events: Any) -> Any:
    """`-p * log(p) - (1 - p) * log(1 - p)`, of what was given: exact for large logits and for certain events."""
    if "probs" in events._given:
        p = events.probs
        return -F.xlogy(p, p) - F.special_xlog1py(1 - p, -p)
    return F.binary_cross_entropy_with_logits(events.logits, events.probs, reduction="none")


def _log_of_events(events: Any, successes: Any, failures: Any) -> Any:
    """`successes * log(p) + failures * log(1 - p)`, of what was given; 0 times an infinite logarithm is 0."""
    if "probs" in events._given:
        return F.xlogy(successes, events.probs) + F.special_xlog1py(failures, -events.probs)
    return successes * F.logsigmoid(events.logits) + failures * F.logsigmoid(-events.logits)


def chances(events: Any) -> tuple[Any, Any]:
    """The probabilities that an event comes and that it does not, neither of which is rounded."""
    if "probs" in events._given:
        return events.probs, 1 - events.probs
    return F.sigmoid(events.logits), F.sigmoid(-events.logits)


def uncertain(events: Any) -> tuple[Any, Any, Any]:
    """Where neither of :func:`chances` is 0, and both of them, there; one half elsewhere.

    Probabilities that were given are what they are; those of logits may be too small for the dtype.
    """
    success, failure = chances(events)
    if "probs" in events._given:
        return success >= 0, success, failure
    fits = (success > 0) & (failure > 0)
    return fits, F.where(fits, success, 0.5), F.where(fits, failure, 0.5)


class Bernoulli(Parametric):
    """1 with the probability `probs`, else 0."""

    arg_constraints = _CHANCE
    support = constraints.boolean
    has_enumerate_support = True
    probs, logits, param_shape = probability(is_binary=True)

    def __init__(
        self, probs: Value | None = None, logits: Value | None = None, validate_args: bool | None = None
    ) -> None:
        self._take(validate_args, one_of=_OR, probs=probs, logits=logits)

    mean = formula(lambda d: d.probs)
    variance = formula(lambda d: d.probs * (1 - d.probs))

    @property
    def mode(self) -> Any:
        """The likelier value; NaN where both are as likely."""
        return F.where(self.probs == 0.5, math.nan, (self.probs >= 0.5).to(self.probs.dtype))

    def _draw(self, shape: Size) -> Any:
        return F.bernoulli(self.probs.expand(shape))

    def _log_prob(self, value: Any) -> Any:
        if "probs" in self._given:
            return _log_of_events(self, value, 1 - value)
        logits, value = F.broadcast_tensors(self.logits, value)
        return -F.binary_cross_entropy_with_logits(logits, value.to(logits.dtype), reduction="none")

    def entropy(self) -> Any:
        """`-p * log(p) - (1 - p) * log(1 - p)`."""
        return _entropy_of_event(self)

    def enumerate_support(self, expand: bool = True) -> Any:
        """0 and 1 along a new first dimension."""
        return listed(F.arange(2, dtype=self._dtype, device=self._device), self.batch_shape, expand)


def listed(values: Any, batch_shape: Size, expand: bool) -> Any:
    """Values along a new first dimension, in a batch's shape or in ones."""
    values = values.reshape((-1, *[1] * len(batch_shape)))
    return values.expand((-1, *batch_shape)) if expand else values


class Geometric(Parametric):
    """How many trials fail before one succeeds with the probability `probs`."""

    arg_constraints = _CHANCE
    support = constraints.nonnegative_integer
    probs, logits, param_shape = probability(is_binary=True)

    def __init__(
        self, probs: Value | None = None, logits: Value | None = None, validate_args: bool | None = None
    ) -> None:
        self._take(validate_args, one_of=_OR, probs=probs, logits=logits)
        if self._validate_args and probs is not None and not all_true(self.probs > 0):
            msg = f"Expected parameter probs of Geometric to be greater than 0, but found invalid values:\n{self.probs}"
            raise ArgumentValueError(msg)

    mean = formula(lambda d: 1 / d.probs - 1)
    mode = formula(lambda d: F.zeros_like(d.probs))
    variance = formula(lambda d: (1 / d.probs - 1) / d.probs)

    def _draw(self, shape: Size) -> Any:
        return (self._inner_rand(shape).log() / F.log1p(-self.probs)).floor()

    def _log_prob(self, value: Any) -> Any:
        return _log_of_events(self, F.ones_like(value), value)

    def entropy(self) -> Any:
        """That of one trial over its probability."""
        return _entropy_of_event(self) / self.probs


class Poisson(Parametric):
    """How many events come where `rate` come in the mean."""

    arg_constraints = {"rate": constraints.nonnegative}
    support = constraints.nonnegative_integer
    rate: Any

    def __init__(self, rate: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, rate=rate)

    mean = variance = formula(lambda d: d.rate)
    mode = formula(lambda d: d.rate.floor())

    def _draw(self, shape: Size) -> Any:
        return F.poisson(self.rate.expand(shape))

    def _log_prob(self, value: Any) -> Any:
        return F._log_gamma_density(value + 1, self.rate)


class Binomial(Parametric):
    """How many of `total_count` trials succeed, each with the probability `probs`."""

    arg_constraints = {"total_count": constraints.nonnegative_integer, **_CHANCE}
    has_enumerate_support = True
    total_count: Any
    probs, logits, param_shape = probability(is_binary=True)

    def __init__(
        self, total_count: Value = 1, probs: Value | None = None, logits: Value | None = None,
        validate_args: bool | None = None,
    ) -> None:  # fmt: skip
        self._take(validate_args, one_of=_OR, probs=probs, logits=logits, total_count=total_count)
        self.total_count = self.total_count.to(self._dtype)

    mean = formula(lambda d: d.total_count * d.probs)
    mode = formula(lambda d: ((d.total_count + 1) * d.probs).floor().clamp(max=d.total_count))
    variance = formula(lambda d: d.total_count * d.probs * (1 - d.probs))

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self) -> Any:
        """From 0 to the count."""
        return constraints.integer_interval(0, self.total_count)

    def _draw(self, shape: Size) -> Any:
        return F.binomial(self.total_count.expand(shape), self.probs.expand(shape))

    def _log_prob(self, value: Any) -> Any:
        """Of three Poisson numbers: those that succeed, those that fail, and all, which are certain."""
        n = self.total_count
        fits, success, failure = uncertain(self)
        succeed = F._log_gamma_density(value + 1, n * success)
        fail = F._log_gamma_density(n - value + 1, n * failure)
        few = value < n - value  # of the more frequent ones nearly the same is taken away
        log_mass = F.where(few, fail, succeed) - F._log_gamma_density(n + 1, n) + F.where(few, succeed, fail)
        if "probs" in self._given:
            return log_mass
        ways = F.lgamma(n + 1) - F.lgamma(value + 1) - F.lgamma(n - value + 1)
        certain = ways + _log_of_events(self, value, n - value)
        return F.where(fits, log_mass, certain)

    def entropy(self) -> Any:
        """The sum over all values. NotImplementedError for different counts in a batch."""
        logs = self._log_prob(self.enumerate_support(expand=False))
        return F.special_entr(logs.exp()).sum(0)

    def enumerate_support(self, expand: bool = True) -> Any:
        """The numbers from 0 to the count. NotImplementedError for different counts in a batch."""
        most = int(self.total_count.max())
        if self.total_count.min() != most:
            msg = "Inhomogeneous total count not supported by `enumerate_support`."
            raise UnsupportedError(msg)
        return listed(F.arange(1 + most, dtype=self._dtype, device=self._device), self.batch_shape, expand)


class NegativeBinomial(Parametric):
    """How many trials succeed, each with the probability `probs`, before `total_count` have failed."""

    arg_constraints = {
        "total_count": constraints.greater_than_eq(0), "probs": constraints.half_open_interval(0.0, 1.0),
        "logits": constraints.real,
    }  # fmt: skip
    support = constraints.nonnegative_integer
    total_count: Any
    probs, logits, param_shape = probability(is_binary=True)

    def __init__(
        self, total_count: Value, probs: Value | None = None, logits: Value | None = None,
        validate_args: bool | None = None,
    ) -> None:  # fmt: skip
        self._take(validate_args, one_of=_OR, probs=probs, logits=logits, total_count=total_count)
        self.total_count = self.total_count.to(self._dtype)

    mean = formula(lambda d: d.total_count * d.logits.exp())
    mode = formula(lambda d: ((d.total_count - 1) * d.logits.exp()).floor().clamp(min=0.0))
    variance = formula(lambda d: d.mean / F.sigmoid(-d.logits))

    def _draw(self, shape: Size) -> Any:
        """A Poisson number whose rate is a gamma number."""
        rate = F._standard_gamma(self.total_count.expand(shape), None) * self.logits.exp()
        return F.poisson(rate)

    def _log_prob(self, value: Any) -> Any:
        """Of Poisson numbers, as a binomial one."""
        fits, success, failure = uncertain(self)
        n, trials = self.total_count, self.total_count + value
        is_none = trials == 0
        ways = F.where(is_none, 0.0, F.lgamma(trials) - F.lgamma(1 + value) - F.lgamma(n))
        certain = ways + _log_of_events(self, value, n)
        fits = fits & (n > 0) & (failure > 0)
        n, trials, failure = F.where(fits, n, 1.0), F.where(fits, trials, 1.0), F.where(fits, failure, 1.0)
        log_mass = F._log_gamma_density(n, trials * failure) + F._log_gamma_density(1 + value, trials * success)
        return F.where(fits, log_mass - F._log_gamma_density(trials, trials) + failure.log(), certain)
