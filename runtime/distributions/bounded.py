"""Distributions over intervals, and of points on the simplex."""

from __future__ import annotations

import math
from typing import Any

from runtime.distributions import constraints
from runtime.distributions.chances import probability
from runtime.distributions.distribution import Parametric
from runtime.distributions.joint_transforms import StickBreakingTransform
from runtime.distributions.location import Normal
from runtime.distributions.operators import F
from runtime.distributions.tails import langevin, langevin_slope, log_beta, log_sinh_ratio
from runtime.distributions.transformed import DerivedDistribution, TransformedDistribution
from runtime.distributions.number_transforms import AffineTransform, PowerTransform
from runtime.distributions.values import EULER, Value, all_true, formula, lazy, lazy_property, shape_of
from runtime.errors import ArgumentValueError
from runtime.tensor import Size

_POSITIVE = constraints.positive


class Uniform(Parametric):
    """The uniform distribution over `[low, high)`."""

    arg_constraints = dict.fromkeys(("low", "high"), constraints.dependent(is_discrete=False, event_dim=0))
    has_rsample = True
    low: Any
    high: Any

    def __init__(self, low: Value, high: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, low=low, high=high)
        if self._validate_args and not all_true(self.low < self.high):
            msg = "Uniform is not defined when low>= high"
            raise ArgumentValueError(msg)

    mean = formula(lambda d: (d.high + d.low) / 2)
    mode = formula(lambda d: math.nan * d.high)
    stddev = formula(lambda d: (d.high - d.low) / math.sqrt(12))
    variance = formula(lambda d: (d.high - d.low).square() / 12)

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self) -> Any:
        """Between the bounds."""
        return constraints.interval(self.low, self.high)

    def _draw(self, shape: Size) -> Any:
        return self._rounded(self.low + self._rand(shape) * (self.high - self.low))

    def _rounded(self, value: Any) -> Any:
        """Values below `high`, where the density is 0."""
        value = value.to(self._dtype)
        below = F.nextafter(self.high, self.low).detach()
        return value + (F.minimum(value.detach(), below) - value.detach())

    def _log_prob(self, value: Any) -> Any:
        inside = ((self.low <= value) & (value < self.high)).to(self._dtype)
        return inside.log() - (self.high - self.low).log()

    def _cdf(self, value: Any) -> Any:
        return ((value - self.low) / (self.high - self.low)).clamp(min=0, max=1)

    def _icdf(self, value: Any) -> Any:
        return value * (self.high - self.low) + self.low

    def entropy(self) -> Any:
        """`log(high - low)`."""
        return (self.high - self.low).log()


class Dirichlet(Parametric):
    """The Dirichlet distribution of points on the simplex: gamma numbers over their sum."""

    arg_constraints = {"concentration": constraints.independent(_POSITIVE, 1)}
    support = constraints.simplex
    has_rsample = True
    concentration: Any

    def __init__(self, concentration: Any, validate_args: bool | None = None) -> None:
        self._take(validate_args, concentration.shape[-1:], concentration=concentration)

    _total = formula(lambda d: d.concentration.sum(-1, keepdim=True))
    mean = formula(lambda d: d.concentration / d._total)

    @property
    def mode(self) -> Any:
        """`(a - 1) / (sum(a) - n)`; where concentrations `a` are below 1, the corner of the largest one."""
        less = (self.concentration - 1).clamp(min=0)
        inner = less / less.sum(-1, True)
        corner = F.one_hot(less.argmax(-1), less.shape[-1]).to(less.dtype)
        return F.where((self.concentration < 1).all(-1, keepdim=True), corner, inner)

    @property
    def variance(self) -> Any:
        """`a * (sum(a) - a) / (sum(a) ** 2 * (sum(a) + 1))`."""
        a, total = self.concentration, self._total
        return a * (total - a) / (total.square() * (total + 1))

    def _draw(self, shape: Size) -> Any:
        return F._sample_dirichlet(self.concentration.expand(shape), None)

    def _log_norm(self) -> Any:
        return F.lgamma(self.concentration).sum(-1) - F.lgamma(self._total.squeeze(-1))

    def _log_prob(self, value: Any) -> Any:
        a, total = self.concentration, self._total
        densities = F._log_gamma_density(a, total * value).sum(-1)
        total = total.squeeze(-1)
        surplus = total * (value.sum(-1) - 1)  # what densities take from numbers that do not add up to 1
        return densities - F._log_gamma_density(total, total) + (a.shape[-1] - 1) * total.log() + surplus

    def entropy(self) -> Any:
        """The logarithm of the beta function, and digammas (of the exponential family), by parts that do not cancel."""
        a, total = self.concentration, self._total.squeeze(-1)
        size = a.shape[-1]
        parts = 0.5 * a.log() + F._stirling_rest(a) + (a - 1) * F._log_less_digamma(a)
        of_total = (size - 0.5) * total.log() + F._stirling_rest(total) + (total - size) * F._log_less_digamma(total)
        return parts.sum(-1) - of_total + 0.5 * (size - 1) * math.log(2 * math.pi)


class Beta(Parametric):
    """The beta distribution over [0, 1]: the first of two Dirichlet numbers."""

    arg_constraints = {"concentration1": _POSITIVE, "concentration0": _POSITIVE}
    support = constraints.unit_interval
    has_rsample = True
    concentration1: Any
    concentration0: Any

    def __init__(
        self, concentration1: Value, concentration0: Value, validate_args: bool | None = None
    ) -> None:
        self._take(validate_args, concentration1=concentration1, concentration0=concentration0)

    _dirichlet = lazy(lambda d: Dirichlet(F.stack([d.concentration1, d.concentration0], -1), validate_args=False))
    _total = formula(lambda d: d.concentration1 + d.concentration0)
    mean = formula(lambda d: d.concentration1 / d._total)
    mode = formula(lambda d: d._dirichlet.mode[..., 0])
    variance = formula(lambda d: d._dirichlet.variance[..., 0])

    def _draw(self, shape: Size) -> Any:
        both = F.stack([self.concentration1, self.concentration0], -1)
        return F._sample_dirichlet(both.expand((*shape, 2)), None)[..., 0]

    def _log_prob(self, value: Any) -> Any:
        return self._dirichlet.log_prob(F.stack([value, 1 - value], -1))

    def entropy(self) -> Any:
        """That of the two Dirichlet numbers."""
        return self._dirichlet.entropy()


class Kumaraswamy(DerivedDistribution):
    """The Kumaraswamy distribution over [0, 1], like a beta distribution with a simple distribution function."""

    arg_constraints = {"concentration1": _POSITIVE, "concentration0": _POSITIVE}
    support = constraints.unit_interval
    concentration1: Any
    concentration0: Any

    def __init__(
        self, concentration1: Value, concentration0: Value, validate_args: bool | None = None
    ) -> None:
        self._take(validate_args, concentration1=concentration1, concentration0=concentration0)

    base_dist = lazy(lambda d: Uniform(F.zeros_like(d.concentration1), 1.0, validate_args=False))
    transforms = lazy(lambda d: [
        PowerTransform(d.concentration0.reciprocal()), AffineTransform(1.0, -1.0),
        PowerTransform(d.concentration1.reciprocal()),
    ])  # fmt: skip
    mean = formula(lambda d: d._moment(1))
    variance = formula(lambda d: d._moment(2) - d._moment(1).square())

    def _moment(self, order: int) -> Any:
        """`b * beta(1 + order / a, b)`."""
        a, b = 1 + order / self.concentration1, self.concentration0
        return (b.log() + log_beta(a, b)).exp()

    @property
    def mode(self) -> Any:
        """Where the density is largest, of concentrations above 1; NaN elsewhere."""
        a, b = self.concentration1, self.concentration0
        inner = ((a - 1) / (a * b - 1)).clamp(min=0).pow(a.reciprocal())
        return F.where((a < 1) | (b < 1), math.nan, inner)

    def log_prob(self, value: Any) -> Any:
        """`log(a * b) + (a - 1) * log(x) + (b - 1) * log(1 - x ** a)`."""
        return Parametric.log_prob(self, value)

    def cdf(self, value: Any) -> Any:
        """`1 - (1 - x ** a) ** b`, which is small where the value is."""
        return Parametric.cdf(self, value)

    def icdf(self, value: Any) -> Any:
        """The value up to which the probability is this one."""
        return Parametric.icdf(self, value)

    def _log_prob(self, value: Any) -> Any:
        a, b = self.concentration1, self.concentration0
        is_near = (value > 0) & (a * F.where(value > 0, value, 1.0).log() > -math.log(2))  # a power above a half
        complement = -F.expm1(a * F.where(is_near, value, 0.5).log())
        below = F.special_xlog1py(b - 1, -F.where(is_near, 0.5, value).pow(a))
        return a.log() + b.log() + F.xlogy(a - 1, value) + F.where(is_near, F.xlogy(b - 1, complement), below)

    def _cdf(self, value: Any) -> Any:
        return -F.expm1(F.special_xlog1py(self.concentration0, -value.pow(self.concentration1)))

    def _icdf(self, value: Any) -> Any:
        return (-F.expm1(F.log1p(-value) / self.concentration0)).pow(self.concentration1.reciprocal())

    def entropy(self) -> Any:
        """`(1 - 1 / b) + (1 - 1 / a) * H(b) - log(a * b)`, with the harmonic number."""
        a, b = self.concentration1, self.concentration0
        harmonic = F.digamma(b + 1) + EULER
        return (1 - b.reciprocal()) + (1 - a.reciprocal()) * harmonic - a.log() - b.log()


class LogisticNormal(DerivedDistribution):
    """Points on the simplex made of normal numbers by breaking sticks."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.simplex
    loc: Any
    scale: Any

    def __init__(self, loc: Any, scale: Any, validate_args: bool | None = None) -> None:
        self._take(validate_args, loc=loc, scale=scale)
        if not self.loc.ndim:
            msg = "LogisticNormal: loc and scale must have a dimension for the event"
            raise ArgumentValueError(msg)
        self._batch_shape, self._event_shape = self.loc.shape[:-1], shape_of((self.loc.shape[-1] + 1,))

    @lazy_property
    def base_dist(self) -> Any:
        """Normal numbers, the last dimension of which is the event."""
        from runtime.distributions.combined import Independent

        return Independent(Normal(self.loc, self.scale, validate_args=False), 1)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Any:
        """The distribution in a larger batch, whose parameters are expanded."""
        if not self._parameter_names():
            return TransformedDistribution.expand(self, batch_shape, _instance)
        new = super().expand((*batch_shape, self.loc.shape[-1]), _instance)
        new._batch_shape = new._batch_shape[:-1]
        return new

    transforms = lazy(lambda d: [StickBreakingTransform()])


class VonMises(Parametric):
    """The von Mises distribution of angles, of a concentration around `loc`."""

    arg_constraints = {"loc": constraints.real, "concentration": _POSITIVE}
    support = constraints.real
    loc: Any
    concentration: Any

    def __init__(self, loc: Value, concentration: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, loc=loc, concentration=concentration)

    mean = mode = formula(lambda d: d.loc)
    variance = formula(lambda d: 1 - F.special_i1e(d.concentration) / F.special_i0e(d.concentration))

    def _draw(self, shape: Size) -> Any:
        """Rejection from a wrapped Cauchy distribution (Best and Fisher, 1979), in float64."""
        kappa = self.concentration.double().expand(shape)
        root = 1 + (1 + 4 * kappa.square()).sqrt()
        rho = (root - (2 * root).sqrt()) / (2 * kappa)
        # The series, where the difference has no digits left.
        wide = F.where(kappa < 1e-5, 1 / kappa + kappa, (1 + rho.square()) / (2 * rho))
        like = {"dtype": wide.dtype, "device": wide.device}
        angle, waiting = F.zeros(shape, **like), F.ones(shape, **like) > 0
        while waiting.any():
            turn, chance, side = (F.rand(shape, **like) for _ in range(3))
            z = F.cos(math.pi * turn)
            f = (1 + wide * z) / (wide + z)
            c = kappa * (wide - f)
            good = (c * (2 - c) - chance > 0) | ((c / chance).log() + 1 - c >= 0)
            angles = (side - 0.5).sign() * F.acos(f.clamp(min=-1, max=1))
            angle = F.where(waiting & good, angles, angle)
            waiting = waiting & ~good
        return (F.remainder(angle + math.pi + self.loc.double(), 2 * math.pi) - math.pi).to(self._dtype)

    def _log_prob(self, value: Any) -> Any:
        kappa = self.concentration
        below_top = 2 * F.sin(0.5 * (value - self.loc)).square()  # 1 - cos, without cancellation
        return -kappa * below_top - math.log(2 * math.pi) - F.log(F.special_i0e(kappa))


class ContinuousBernoulli(Parametric):
    """Numbers of [0, 1] with a density proportional to `probs ** x * (1 - probs) ** (1 - x)` (arXiv 1907.06845).

    With `y` half of the logarithm of the odds, the density is `exp((2 * x - 1) * y) * y / sinh(y)`, whose parts keep
    their digits where the odds are even. So `lims`, within which others take a Taylor series, change nothing.
    """

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.unit_interval
    has_rsample = True
    probs, logits, param_shape = probability(is_binary=True)

    def __init__(
        self, probs: Value | None = None, logits: Value | None = None, lims: tuple[float, float] = (0.499, 0.501),
        validate_args: bool | None = None,
    ) -> None:  # fmt: skip
        self._lims = lims
        self._take(validate_args, one_of=("probs", "logits"), probs=probs, logits=logits)

    def _half_odds(self) -> Any:
        """Half of the logarithm of the odds, near even ones by the distance of the probability from a half."""
        if "logits" in self._given:
            return self.logits / 2
        is_even = (self.probs - 0.5).abs() < 0.25
        even = F.where(is_even, self.probs, 0.5)
        far = F.where(is_even, 0.25, self.probs)
        return F.where(is_even, F.atanh(2 * even - 1), (F.log(far) - F.log1p(-far)) / 2)

    def _log_norm(self) -> Any:
        """The logarithm of `2 * atanh(1 - 2 * probs) / (1 - 2 * probs)`, which is `2 * y / tanh(y)`."""
        y = self._half_odds().abs()
        safe = F.where(y == 0, 1.0, y)
        return math.log(2) + F.where(y == 0, 0.0, F.log(safe) - F.log(F.tanh(safe)))

    @property
    def mean(self) -> Any:
        """`p / (2 * p - 1) + 1 / (2 * atanh(1 - 2 * p))`, which is `(1 + coth(y) - 1 / y) / 2`."""
        return 0.5 + 0.5 * langevin(self._half_odds())

    @property
    def variance(self) -> Any:
        """`p * (p - 1) / (1 - 2 * p) ** 2 + 1 / (2 * atanh(1 - 2 * p)) ** 2`, the slope of the mean by `2 * y`."""
        return 0.25 * langevin_slope(self._half_odds())

    def _draw(self, shape: Size) -> Any:
        return self._icdf(self._inner_rand(shape))

    def _log_prob(self, value: Any) -> Any:
        y = self._half_odds()
        even = (2 * value - 1) * y - log_sinh_ratio(y)
        return F.where(y.abs() < 1, even, -F.softplus(self.logits) + value * self.logits + self._log_norm())

    def _cdf(self, value: Any) -> Any:
        y = self._half_odds()
        odds = F.where(y == 0, 1.0, 2 * y)
        # expm1(odds * value) / expm1(odds), for positive odds by negative exponents
        size = -odds.abs()
        inner = F.expm1(size * value) / F.expm1(size) * F.exp(odds.clamp(min=0) * (value - 1))
        between = F.where(y == 0, value, inner)
        return F.where(value <= 0, 0.0, F.where(value >= 1, 1.0, between).to(between.dtype))

    def _icdf(self, value: Any) -> Any:
        odds = 2 * self._half_odds()
        is_far = odds > 30
        small, large = F.where(is_far | (odds == 0), 1.0, odds), F.where(is_far, odds, 30.0)
        # in the upper half by the share of what is above, but for even odds
        is_low = (value < 0.5) | (small.abs() < 1)
        low = F.log1p(F.where(is_low, value, 0.5) * F.expm1(small))
        near = F.where(is_low, low, F.log(1 - value + value * F.exp(small))) / small
        exact = F.where(is_far, 1 + F.log(value + (1 - value) * F.exp(-large)) / large, near)
        return F.where(odds == 0, value, exact)

    def entropy(self) -> Any:
        """`-(mean * logits + log norm + log(1 - probs))`."""
        y = self._half_odds()
        even = log_sinh_ratio(y) - y * langevin(y)
        return F.where(y.abs() < 1, even, F.softplus(self.logits) - self._log_norm() - self.mean * self.logits)
