"""Distributions over numbers above a bound."""

from __future__ import annotations

import math
from typing import Any

from runtime.distributions import constraints
from runtime.distributions.distribution import Parametric
from runtime.distributions.operators import F
from runtime.distributions.transformed import DerivedDistribution
from runtime.distributions.number_transforms import AffineTransform, ExpTransform, PowerTransform
from runtime.distributions.values import EULER, Value, formula, lazy
from runtime.language import smallest_positive
from runtime.tensor import Size
from runtime.tensor.type_info import finfo

_POSITIVE = constraints.positive


class Exponential(Parametric):
    """The exponential distribution: times between events that come at a `rate`."""

    arg_constraints = {"rate": _POSITIVE}
    support = constraints.nonnegative
    has_rsample = True
    rate: Any

    def __init__(self, rate: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, rate=rate)

    mean = stddev = formula(lambda d: d.rate.reciprocal())
    mode = formula(lambda d: F.zeros_like(d.rate))
    variance = formula(lambda d: d.rate.pow(-2))

    def _draw(self, shape: Size) -> Any:
        return -F.log1p(-self._inner_rand(shape)) / self.rate

    def _rounded(self, value: Any) -> Any:
        return value.to(self._dtype).clamp(min=smallest_positive(self._dtype))

    def _log_prob(self, value: Any) -> Any:
        return self.rate.log() - self.rate * value

    def _cdf(self, value: Any) -> Any:
        return -F.expm1(-self.rate * value)

    def _icdf(self, value: Any) -> Any:
        return -F.log1p(-value) / self.rate

    def entropy(self) -> Any:
        """`1 - log(rate)`."""
        return 1 - self.rate.log()


class Gamma(Parametric):
    """The gamma distribution: of whole `concentration`, the time until so many events have come at a `rate`."""

    arg_constraints = {"concentration": _POSITIVE, "rate": _POSITIVE}
    support = constraints.nonnegative
    has_rsample = True
    concentration: Any
    rate: Any

    def __init__(self, concentration: Value, rate: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, concentration=concentration, rate=rate)

    mean = formula(lambda d: d.concentration / d.rate)
    mode = formula(lambda d: ((d.concentration - 1) / d.rate).clamp(min=0))
    variance = formula(lambda d: d.concentration / d.rate.square())

    def _draw(self, shape: Size) -> Any:
        return self._rounded(F._standard_gamma(self.concentration.expand(shape), None) / self.rate)

    def _rounded(self, value: Any) -> Any:
        value = value.to(self._dtype)
        return value + (value.detach().clamp(min=finfo(value.dtype).tiny) - value.detach())

    def _log_prob(self, value: Any) -> Any:
        return F._log_gamma_density(self.concentration, self.rate * value) + self.rate.log()

    def _cdf(self, value: Any) -> Any:
        return F.igamma(self.concentration, self.rate * value)

    def entropy(self) -> Any:
        """`a - log(rate) + lgamma(a) + (1 - a) * digamma(a)` of the concentration `a`, by parts that do not cancel."""
        a = self.concentration
        small = F._stirling_rest(a) + (a - 1) * F._log_less_digamma(a)
        return 0.5 * (2 * math.pi * a).log() - self.rate.log() + small


class Chi2(Gamma):
    """The chi-squared distribution: the sum of the squares of `df` normal numbers."""

    arg_constraints = {"df": _POSITIVE}

    def __init__(self, df: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, df=df)

    df: Any
    concentration = lazy(lambda d: 0.5 * d.df)
    rate = lazy(lambda d: F.full_like(d.df, 0.5))


class InverseGamma(DerivedDistribution):
    """One over numbers of a gamma distribution."""

    arg_constraints = {"concentration": _POSITIVE, "rate": _POSITIVE}
    support = constraints.positive
    concentration: Any
    rate: Any

    def __init__(self, concentration: Value, rate: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, concentration=concentration, rate=rate)

    base_dist = lazy(lambda d: Gamma(d.concentration, d.rate, validate_args=False))
    transforms = lazy(lambda d: [PowerTransform(-1.0)])
    mode = formula(lambda d: d.rate / (d.concentration + 1))
    mean = formula(lambda d: F.where(d.concentration > 1, d.rate / (d.concentration - 1), math.inf))

    def cdf(self, value: Any) -> Any:
        """The upper incomplete gamma function at `rate / value`."""
        return Parametric.cdf(self, value)

    def _cdf(self, value: Any) -> Any:
        return F.igammac(self.concentration, self.rate / value)

    @property
    def variance(self) -> Any:
        """`rate ** 2 / ((a - 1) ** 2 * (a - 2))` of concentrations `a` above 2."""
        a = self.concentration
        return F.where(a > 2, self.rate.square() / ((a - 1).square() * (a - 2)), math.inf)

    def entropy(self) -> Any:
        """`a + log(rate) + lgamma(a) - (1 + a) * digamma(a)`, by parts that do not cancel."""
        a = self.concentration
        small = F._stirling_rest(a) + (1 + a) * F._log_less_digamma(a) + 0.5 * math.log(2 * math.pi)
        return self.rate.log() - 1.5 * a.log() + small


class FisherSnedecor(Parametric):
    """The F distribution: the ratio of two chi-squared numbers, each over its degrees of freedom."""

    arg_constraints = {"df1": _POSITIVE, "df2": _POSITIVE}
    support = constraints.positive
    has_rsample = True
    df1: Any
    df2: Any

    def __init__(self, df1: Value, df2: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, df1=df1, df2=df2)

    mean = formula(lambda d: F.where(d.df2 > 2, d.df2 / (d.df2 - 2), math.nan))
    mode = formula(lambda d: F.where(d.df1 > 2, (d.df1 - 2) / d.df1 * d.df2 / (d.df2 + 2), math.nan))

    @property
    def variance(self) -> Any:
        """`2 * df2 ** 2 * (df1 + df2 - 2) / (df1 * (df2 - 2) ** 2 * (df2 - 4))` of `df2` above 4."""
        first, two = self.df1, self.df2
        finite = 2 * two.square() * (first + two - 2) / (first * (two - 2).square() * (two - 4))
        return F.where(two > 4, finite, math.nan)

    def _draw(self, shape: Size) -> Any:
        tiny = finfo(self._dtype).tiny
        above, below = (
            F._standard_gamma((0.5 * df).expand(shape), None) / (0.5 * df) for df in (self.df1, self.df2)
        )
        return self._rounded(above / below.clamp(min=tiny))

    def _rounded(self, value: Any) -> Any:
        return value.to(self._dtype).clamp(min=finfo(self._dtype).tiny)

    def _log_prob(self, value: Any) -> Any:
        first, two = 0.5 * self.df1, 0.5 * self.df2
        total, denominator = first + two, self.df2 + self.df1 * value
        share, complement = self.df1 * value / denominator, self.df2 / denominator  # a beta number, and 1 less it
        densities = F._log_gamma_density(first, total * share) + F._log_gamma_density(two, total * complement)
        scale = (total * self.df1 / denominator).log() + complement.log()
        return densities - F._log_gamma_density(total, total) + scale


class Weibull(DerivedDistribution):
    """The Weibull distribution: powers of exponential numbers."""

    arg_constraints = {"scale": _POSITIVE, "concentration": _POSITIVE}
    support = constraints.positive
    scale: Any
    concentration: Any

    def __init__(self, scale: Value, concentration: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, scale=scale, concentration=concentration)

    base_dist = lazy(lambda d: Exponential(F.ones_like(d.scale), validate_args=False))
    transforms = lazy(lambda d: [PowerTransform(d.concentration.reciprocal()), AffineTransform(0, d.scale)])
    mean = formula(lambda d: d.scale * d._moment(1))
    variance = formula(lambda d: d.scale.square() * (d._moment(2) - d._moment(1).square()))

    def log_prob(self, value: Any) -> Any:
        """`log(k / scale) + (k - 1) * log(x / scale) - (x / scale) ** k` of the concentration `k`."""
        return Parametric.log_prob(self, value)

    def _log_prob(self, value: Any) -> Any:
        k, ratio = self.concentration, value / self.scale
        return k.log() - self.scale.log() + F.xlogy(k - 1, ratio) - ratio.pow(k)

    def _moment(self, order: int) -> Any:
        return F.lgamma(1 + order / self.concentration).exp()

    @property
    def mode(self) -> Any:
        """`scale * (1 - 1 / concentration) ** (1 / concentration)`, 0 up to concentration 1."""
        power = self.concentration.reciprocal()
        return self.scale * (1 - power).clamp(min=0).pow(power)

    def entropy(self) -> Any:
        """`gamma * (1 - 1 / k) + log(scale / k) + 1`."""
        k = self.concentration
        return EULER * (1 - k.reciprocal()) + (self.scale / k).log() + 1


class Pareto(DerivedDistribution):
    """The Pareto distribution: numbers above `scale` whose density falls by a power."""

    arg_constraints = {"scale": _POSITIVE, "alpha": _POSITIVE}
    scale: Any
    alpha: Any

    def __init__(self, scale: Value, alpha: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, scale=scale, alpha=alpha)

    base_dist = lazy(lambda d: Exponential(d.alpha, validate_args=False))
    transforms = lazy(lambda d: [ExpTransform(), AffineTransform(0, d.scale)])
    mode = formula(lambda d: d.scale)
    mean = formula(lambda d: F.where(d.alpha > 1, d.alpha * d.scale / (d.alpha - 1), math.inf))

    @property
    def variance(self) -> Any:
        """`scale ** 2 * alpha / ((alpha - 1) ** 2 * (alpha - 2))` of `alpha` above 2."""
        a = self.alpha
        return F.where(a > 2, self.scale.square() * a / ((a - 1).square() * (a - 2)), math.inf)

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self) -> Any:
        """From the scale on."""
        return constraints.greater_than_eq(self.scale)

    def entropy(self) -> Any:
        """`log(scale / alpha) + 1 + 1 / alpha`."""
        return (self.scale / self.alpha).log() + 1 + self.alpha.reciprocal()


class GeneralizedPareto(Parametric):
    """Numbers above `loc`, as large values of many distributions are (Pickands, 1975); concentration 0: exponential."""

    arg_constraints = {"loc": constraints.real, "scale": _POSITIVE, "concentration": constraints.real}
    has_rsample = True
    loc: Any
    scale: Any
    concentration: Any

    def __init__(
        self, loc: Value, scale: Value, concentration: Value, validate_args: bool | None = None
    ) -> None:
        self._take(validate_args, loc=loc, scale=scale, concentration=concentration)

    mode = formula(lambda d: d.loc)

    @constraints.dependent_property(is_discrete=False, event_dim=0)
    def support(self) -> Any:
        """From the location on, of a negative concentration up to `loc - scale / concentration`."""
        k = self.concentration
        top = F.where(k < 0, self.loc - self.scale / F.where(k < 0, k, -1.0), math.inf)
        return constraints.interval(self.loc, top)

    @property
    def mean(self) -> Any:
        """`loc + scale / (1 - concentration)` below 1."""
        k = self.concentration
        return F.where(k < 1, self.loc + self.scale / F.where(k < 1, 1 - k, 1.0), math.inf)

    @property
    def variance(self) -> Any:
        """`scale ** 2 / ((1 - concentration) ** 2 * (1 - 2 * concentration))` below a half."""
        k = F.where(self.concentration < 0.5, self.concentration, 0.0)
        finite = self.scale.square() / ((1 - k).square() * (1 - 2 * k))
        return F.where(self.concentration < 0.5, finite, math.inf)

    def _split(self) -> tuple[Any, Any]:
        """Where the concentration is 0, and concentrations to divide by; there a series has value and gradient."""
        none = self.concentration == 0
        return none, F.where(none, 1.0, self.concentration)

    def _draw(self, shape: Size) -> Any:
        return self._icdf(self._rand(shape))

    def _tail(self, value: Any) -> Any:
        """The logarithm of the probability beyond a value."""
        none, k = self._split()
        z = (value - self.loc) / self.scale
        return F.where(none, self.concentration * z.square() / 2 - z, -F.log1p(F.where(none, 0.0, k * z)) / k)

    def _log_prob(self, value: Any) -> Any:
        good = self.support.check(value)
        return F.where(good, (1 + self.concentration) * self._tail(value) - self.scale.log(), -math.inf)

    def _cdf(self, value: Any) -> Any:
        return -F.expm1(self._tail(value))

    def _icdf(self, value: Any) -> Any:
        none, k = self._split()
        beyond = -F.log1p(-value)
        by_series = beyond + self.concentration * beyond.square() / 2  # for the gradient where the concentration is 0
        return self.loc + self.scale * F.where(none, by_series, F.expm1(k * beyond) / k)

    def entropy(self) -> Any:
        """`log(scale) + concentration + 1`."""
        return self.scale.log() + self.concentration + 1
