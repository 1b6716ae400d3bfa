"""Distributions over all real numbers, with a location and a scale, and their halves over positive numbers."""

from __future__ import annotations

import math
from typing import Any

from runtime.distributions import constraints
from runtime.distributions.distribution import Parametric
from runtime.distributions.operators import F
from runtime.distributions.tails import cauchy_quantile, digamma_half_step, lgamma_half_step, log1p_square
from runtime.distributions.transformed import DerivedDistribution
from runtime.distributions.number_transforms import AbsTransform, ExpTransform
from runtime.distributions.values import EULER, Value, formula, lazy
from runtime.tensor import Size
from runtime.tensor.type_info import finfo


class _LocationScale(Parametric):
    """Real numbers of a location and a scale.

    Subclasses have initialisers of their own, so that ``super(Normal, self).__init__`` is that of all distributions.
    """

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True
    loc: Any
    scale: Any

    def _standard(self, value: Any) -> Any:
        return (value - self.loc) / self.scale


class Normal(_LocationScale):
    """The normal distribution with mean `loc` and standard deviation `scale`."""

    def __init__(self, loc: Value, scale: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, loc=loc, scale=scale)

    mean = mode = formula(lambda d: d.loc)
    stddev = formula(lambda d: d.scale)
    variance = formula(lambda d: d.scale.square())

    def _draw(self, shape: Size) -> Any:
        return self.loc + self._randn(shape) * self.scale

    def _log_prob(self, value: Any) -> Any:
        return -self._standard(value).square() / 2 - self.scale.log() - math.log(2 * math.pi) / 2

    def _cdf(self, value: Any) -> Any:
        return F.special_ndtr(self._standard(value))

    def _icdf(self, value: Any) -> Any:
        return self.loc + self.scale * F.special_ndtri(value)

    def entropy(self) -> Any:
        """`log(2 * pi * e * scale ** 2) / 2`."""
        return 0.5 + 0.5 * math.log(2 * math.pi) + self.scale.log()


class Laplace(_LocationScale):
    """The Laplace distribution, whose density falls exponentially on both sides of `loc`."""

    def __init__(self, loc: Value, scale: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, loc=loc, scale=scale)

    mean = mode = formula(lambda d: d.loc)
    variance = formula(lambda d: 2 * d.scale.square())
    stddev = formula(lambda d: math.sqrt(2) * d.scale)

    def _draw(self, shape: Size) -> Any:
        u = 2 * self._rand(shape) - 1
        tiny = finfo(u.dtype).tiny
        return self.loc - self.scale * u.sign() * F.log1p(-u.abs().clamp(min=tiny, max=1 - finfo(u.dtype).eps / 2))

    def _log_prob(self, value: Any) -> Any:
        return -(2 * self.scale).log() - (value - self.loc).abs() / self.scale

    def _cdf(self, value: Any) -> Any:
        z = self._standard(value)
        tail = 0.5 * F.exp(-z.abs())
        return F.where(z < 0, tail, 1 - tail)

    def _icdf(self, value: Any) -> Any:
        tail = F.minimum(value, 1 - value)
        is_far = tail < 0.25
        logs = F.where(is_far, F.log(2 * F.where(is_far, tail, 0.25)), F.log1p(2 * F.where(is_far, 0.25, tail) - 1))
        return self.loc + self.scale * F.where(value < 0.5, logs, -logs)

    def entropy(self) -> Any:
        """`1 + log(2 * scale)`."""
        return 1 + (2 * self.scale).log()


class Cauchy(_LocationScale):
    """The Cauchy distribution, which has a median `loc` but no mean."""

    def __init__(self, loc: Value, scale: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, loc=loc, scale=scale)

    mode = formula(lambda d: d.loc)
    mean = formula(lambda d: F.full_like(d.loc, math.nan))
    variance = formula(lambda d: F.full_like(d.loc, math.inf))

    def _draw(self, shape: Size) -> Any:
        return self.loc + F.tan(math.pi * (self._rand(shape) - 0.5)) * self.scale

    def _log_prob(self, value: Any) -> Any:
        return -math.log(math.pi) - self.scale.log() - log1p_square(self._standard(value))

    def _cdf(self, value: Any) -> Any:
        z = self._standard(value)
        return F.atan2(F.ones_like(z), -z) / math.pi

    def _icdf(self, value: Any) -> Any:
        return cauchy_quantile(value) * self.scale + self.loc

    def entropy(self) -> Any:
        """`log(4 * pi * scale)`."""
        return math.log(4 * math.pi) + self.scale.log()


class Gumbel(_LocationScale):
    """The Gumbel distribution: the largest of many exponential numbers."""

    def __init__(self, loc: Value, scale: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, loc=loc, scale=scale)

    mean = formula(lambda d: d.loc + d.scale * EULER)
    mode = formula(lambda d: d.loc)
    variance = formula(lambda d: d.stddev.square())
    stddev = formula(lambda d: math.pi / math.sqrt(6) * d.scale)

    def _draw(self, shape: Size) -> Any:
        return self._icdf(self._inner_rand(shape))

    def _log_prob(self, value: Any) -> Any:
        z = self._standard(value)
        return -z - F.exp(-z) - self.scale.log()

    def _cdf(self, value: Any) -> Any:
        return F.exp(-F.exp(-self._standard(value)))

    def _icdf(self, value: Any) -> Any:
        return self.loc - self.scale * F.log(-F.log(value))

    def entropy(self) -> Any:
        """`log(scale) + 1 + gamma`, with the Euler-Mascheroni constant."""
        return self.scale.log() + 1 + EULER


class StudentT(Parametric):
    """Student's distribution with `df` degrees of freedom: a normal number over the root of a chi-squared one."""

    arg_constraints = {"df": constraints.positive, "loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True
    df: Any
    loc: Any
    scale: Any

    def __init__(
        self, df: Value, loc: Value = 0.0, scale: Value = 1.0, validate_args: bool | None = None
    ) -> None:
        self._take(validate_args, df=df, loc=loc, scale=scale)

    mean = formula(lambda d: F.where(d.df > 1, d.loc, math.nan))
    mode = formula(lambda d: d.loc)

    @property
    def variance(self) -> Any:
        """`scale ** 2 * df / (df - 2)` above 2 degrees, infinite above 1."""
        df = self.df
        finite = self.scale.square() * df / F.where(df > 2, df - 2, 1.0)
        return F.where(df > 2, finite, F.where(df > 1, math.inf, math.nan).to(df.dtype))

    def _draw(self, shape: Size) -> Any:
        squares = 2 * F._standard_gamma((0.5 * self.df).expand(shape), None)
        return self.loc + self.scale * self._randn(shape) * F.rsqrt(squares / self.df)

    def _norm(self) -> Any:
        """The logarithm of the density's denominator."""
        return self.scale.log() + 0.5 * self.df.log() + 0.5 * math.log(math.pi) - lgamma_half_step(0.5 * self.df)

    def _log_prob(self, value: Any) -> Any:
        z = (value - self.loc) / self.scale
        return -0.5 * (self.df + 1) * log1p_square(z / self.df.sqrt()) - self._norm()

    def entropy(self) -> Any:
        """`(df + 1) / 2 * (digamma((df + 1) / 2) - digamma(df / 2))` and the logarithm of the norm."""
        half = 0.5 * (self.df + 1)
        return half * digamma_half_step(0.5 * self.df) + self._norm()


class LogNormal(DerivedDistribution):
    """Numbers whose logarithm is normal with `loc` and `scale`."""

    arg_constraints = {"loc": constraints.real, "scale": constraints.positive}
    support = constraints.positive
    loc: Any
    scale: Any

    def __init__(self, loc: Value, scale: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, loc=loc, scale=scale)

    base_dist = lazy(lambda d: Normal(d.loc, d.scale, validate_args=False))
    transforms = lazy(lambda d: [ExpTransform()])
    mean = formula(lambda d: (d.loc + d.scale.square() / 2).exp())
    mode = formula(lambda d: (d.loc - d.scale.square()).exp())
    variance = formula(lambda d: F.expm1(d.scale.square()) * (2 * d.loc + d.scale.square()).exp())

    def entropy(self) -> Any:
        """The normal number's, and `loc`."""
        return self.base_dist.entropy() + self.loc


class _Folded(DerivedDistribution):
    """The absolute values of a distribution that is symmetric around 0; subclasses have their own initialisers."""

    arg_constraints = {"scale": constraints.positive}
    support = constraints.nonnegative
    scale: Any

    transforms = lazy(lambda d: [AbsTransform()])
    mode = formula(lambda d: F.zeros_like(d.scale))

    def log_prob(self, value: Any) -> Any:
        """Twice the density where the value is not negative."""
        if self._validate_args:
            self._validate_sample(value)
        return F.where(value >= 0, self.base_dist.log_prob(value) + math.log(2), -math.inf)

    def cdf(self, value: Any) -> Any:
        """The probability of values up to this one."""
        return Parametric.cdf(self, value)

    def icdf(self, value: Any) -> Any:
        """The value up to which the probability is this one."""
        return Parametric.icdf(self, value)

    def entropy(self) -> Any:
        """One bit less than on both sides."""
        return self.base_dist.entropy() - math.log(2)


class HalfNormal(_Folded):
    """The absolute values of normal numbers with mean 0."""

    def __init__(self, scale: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, scale=scale)

    base_dist = lazy(lambda d: Normal(F.zeros_like(d.scale), d.scale, validate_args=False))
    mean = formula(lambda d: d.scale * math.sqrt(2 / math.pi))
    variance = formula(lambda d: d.scale.square() * (1 - 2 / math.pi))

    def _cdf(self, value: Any) -> Any:
        return F.erf(value / self.scale * math.sqrt(0.5))

    def _icdf(self, value: Any) -> Any:
        return self.scale * F.erfinv(value) * math.sqrt(2)


class HalfCauchy(_Folded):
    """The absolute values of Cauchy numbers with median 0."""

    def __init__(self, scale: Value, validate_args: bool | None = None) -> None:
        self._take(validate_args, scale=scale)

    base_dist = lazy(lambda d: Cauchy(F.zeros_like(d.scale), d.scale, validate_args=False))
    mean = formula(lambda d: F.full_like(d.scale, math.inf))
    variance = formula(lambda d: F.full_like(d.scale, math.inf))

    def _cdf(self, value: Any) -> Any:
        return F.atan(value / self.scale) * (2 / math.pi)

    def _icdf(self, value: Any) -> Any:
        is_far = value > 0.5
        near = F.tan(math.pi / 2 * F.where(is_far, 0.0, value))
        return self.scale * F.where(is_far, 1 / F.tan(math.pi / 2 * F.where(is_far, 1 - value, 0.5)), near)
