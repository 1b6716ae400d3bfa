"""Distributions over categories: as indices, as rows with one 1, and as counts."""

from __future__ import annotations

import math
from typing import Any

from runtime.distributions import constraints
from runtime.distributions.chances import probability
from runtime.distributions.counts import Binomial, listed
from runtime.distributions.distribution import Parametric
from runtime.distributions.operators import F
from runtime.distributions.values import formula
from runtime.errors import ArgumentValueError, UnsupportedError
from runtime.tensor import Size
from runtime.tensor.dtypes import int64
from runtime.tensor.type_info import finfo

_OR = ("probs", "logits")


class _Categories(Parametric):
    """One of the categories of the last dimension of `probs`, which are divided by their sum, or of `logits`."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    probs, logits, param_shape = probability(is_binary=False)

    def _choose(self, validate_args: bool | None, probs: Any, logits: Any, event_shape: Any = ()) -> None:
        if probs is not None and logits is None:
            _check_vector("probs", probs)
            probs = probs / probs.sum(-1, keepdim=True)
        elif logits is not None and probs is None:
            _check_vector("logits", logits)
            logits = logits - logits.logsumexp(-1, keepdim=True)
        self._take(validate_args, event_shape, one_of=_OR, probs=probs, logits=logits)

    @property
    def _num_events(self) -> int:
        return int(getattr(self, self._given[0]).shape[-1])

    def _indices(self, shape: tuple[int, ...]) -> Any:
        """Categories in the shape of a sample, by chance."""
        rows = self.probs.reshape((-1, self._num_events))
        count = math.prod(shape) // max(rows.shape[0], 1)
        if not count or not rows.shape[0]:
            return F.zeros(shape, dtype=int64, device=rows.device)
        return F.multinomial(rows, count, True).t().reshape(shape)

    def _log_at(self, index: Any) -> Any:
        """Logarithms of the probabilities of categories, of what was given: minus infinity for a probability of 0."""
        parameter = getattr(self, self._given[0])
        index, parameter = F.broadcast_tensors(index, parameter)
        chosen = parameter.gather(-1, index[..., :1]).squeeze(-1)
        return chosen.log() if self._given == ("probs",) else chosen

    def entropy(self) -> Any:
        """`-sum(p * log(p))`."""
        if self._given == ("probs",):
            return F.special_entr(self.probs).sum(-1)
        logits = self.logits.clamp(min=finfo(self.logits.dtype).min)
        return -(logits * self.probs).sum(-1)


def _check_vector(name: str, value: Any) -> None:
    if value.dim() < 1:
        msg = f"`{name}` parameter must be at least one-dimensional."
        raise ArgumentValueError(msg)


class Categorical(_Categories):
    """The index of a category."""

    has_enumerate_support = True

    def __init__(self, probs: Any = None, logits: Any = None, validate_args: bool | None = None) -> None:
        self._choose(validate_args, probs, logits)

    mean = formula(lambda d: F.full(d.batch_shape, math.nan, dtype=d._dtype, device=d._device))
    variance = formula(lambda d: F.full(d.batch_shape, math.nan, dtype=d._dtype, device=d._device))
    mode = formula(lambda d: d.probs.argmax(-1))

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self) -> Any:
        """The indices."""
        return constraints.integer_interval(0, self._num_events - 1)

    def _draw(self, shape: Size) -> Any:
        return self._indices(shape)

    def _log_prob(self, value: Any) -> Any:
        return self._log_at(value.to(int64).unsqueeze(-1))

    def enumerate_support(self, expand: bool = True) -> Any:
        """All indices along a new first dimension."""
        return listed(F.arange(self._num_events, dtype=int64, device=self._device), self.batch_shape, expand)


class OneHotCategorical(_Categories):
    """A row with a 1 at the place of a category."""

    support = constraints.one_hot
    has_enumerate_support = True

    def __init__(self, probs: Any = None, logits: Any = None, validate_args: bool | None = None) -> None:
        chosen = probs if probs is not None else logits
        self._choose(validate_args, probs, logits, () if chosen is None else tuple(chosen.shape[-1:]))

    mean = formula(lambda d: d.probs)
    mode = formula(lambda d: F.one_hot(d.probs.argmax(-1), d._num_events).to(d._dtype))
    variance = formula(lambda d: d.probs * (1 - d.probs))

    def _draw(self, shape: Size) -> Any:
        return F.one_hot(self._indices(shape[:-1]), self._num_events).to(self._dtype)

    def _log_prob(self, value: Any) -> Any:
        return self._log_at(value.argmax(-1, keepdim=True))

    def enumerate_support(self, expand: bool = True) -> Any:
        """All rows along a new first dimension."""
        size = self._num_events
        rows = F.eye(size, dtype=self._dtype, device=self._device).reshape((size, *[1] * len(self.batch_shape), size))
        return rows.expand((size, *self.batch_shape, size)) if expand else rows


class OneHotCategoricalStraightThrough(OneHotCategorical):
    """The same with the gradient of the probabilities as that of samples (arXiv 1308.3432)."""

    has_rsample = True

    def rsample(self, sample_shape: Any = ()) -> Any:
        """Rows by chance, whose gradient is that of the probabilities."""
        return self.sample(sample_shape) + (self.probs - self.probs.detach())


class Multinomial(_Categories):
    """How often each category comes in `total_count` choices."""

    total_count: int

    def __init__(
        self, total_count: int = 1, probs: Any = None, logits: Any = None, validate_args: bool | None = None
    ) -> None:
        if not isinstance(total_count, int):
            msg = "inhomogeneous total_count is not supported"
            raise UnsupportedError(msg)
        self.total_count = total_count
        chosen = probs if probs is not None else logits
        self._choose(validate_args, probs, logits, () if chosen is None else tuple(chosen.shape[-1:]))

    mean = formula(lambda d: d.probs * d.total_count)
    variance = formula(lambda d: d.total_count * d.probs * (1 - d.probs))

    @constraints.dependent_property(is_discrete=True, event_dim=1)
    def support(self) -> Any:
        """Counts that sum to `total_count` at most."""
        return constraints.multinomial(self.total_count)

    def _draw(self, shape: Size) -> Any:
        chosen = self._indices((self.total_count, *shape[:-1]))
        counts = F.zeros(shape, dtype=self._dtype, device=self._device)
        positions = chosen.movedim(0, -1)
        return counts.scatter_add(-1, positions, F.ones(positions.shape, dtype=self._dtype, device=self._device))

    def _log_prob(self, value: Any) -> Any:
        """Of Poisson numbers: those of all categories, and their sum, which is certain."""
        n = value.sum(-1, True)
        if self._given == ("probs",):
            log_mass = F._log_gamma_density(value + 1, n * self.probs)
        else:  # a probability may be too small for the dtype, and its logarithm not
            fits = self.probs > 0
            log_mass = F._log_gamma_density(value + 1, n * F.where(fits, self.probs, 1.0))
            logits = F.where(fits | (value == 0), 0.0, self.logits)
            log_mass = F.where(fits, log_mass, value * (logits + n.clamp(min=1).log()) - F.lgamma(value + 1))
        return log_mass.sum(-1) - F._log_gamma_density(n + 1, n).squeeze(-1)

    def entropy(self) -> Any:
        """By the binomial distributions of the single counts."""
        n = float(self.total_count)
        values = F.arange(0, self.total_count + 1, dtype=self._dtype, device=self._device)
        values = values.reshape((-1, *[1] * len(self.param_shape)))
        single = Binomial(self.total_count, probs=self.probs, validate_args=False)
        weights = single.log_prob(values).exp()
        expected = (weights * F.lgamma(values + 1)).sum((0, -1))
        return n * _Categories.entropy(self) - math.lgamma(n + 1) + expected
