"""The Kullback-Leibler divergence ``kl_divergence(p, q)``, by formulas that are registered for pairs of distributions.

Without another source a formula is the expectation of `log p(x) - log q(x)` under `p`, written out.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from runtime.distributions.bounded import Beta, ContinuousBernoulli, Dirichlet, Uniform
from runtime.distributions.categories import Categorical, OneHotCategorical
from runtime.distributions.combined import Independent
from runtime.distributions.counts import Bernoulli, Binomial, Geometric, Poisson, chances, uncertain
from runtime.distributions.covariances import half_log_det, mahalanobis, squares_by_inverse
from runtime.distributions.distribution import Distribution
from runtime.distributions.location import Cauchy, Gumbel, HalfNormal, Laplace, LogNormal, Normal
from runtime.distributions.multivariate import LowRankMultivariateNormal, MultivariateNormal
from runtime.distributions.operators import F
from runtime.distributions.positive import Exponential, Gamma, Pareto
from runtime.distributions.random_matrices import Wishart
from runtime.distributions.transformed import TransformedDistribution
from runtime.distributions.values import EULER, sum_rightmost
from runtime.errors import ArgumentError, UnsupportedError
from runtime.language import broadcast_shapes

__all__ = ["kl_divergence", "register_kl"]

Formula = Callable[[Any, Any], Any]
_formulas: dict[tuple[type, type], Formula] = {}
_found: dict[tuple[type, type], Formula | None] = {}  # of the classes that were asked for


def register_kl(type_p: type, type_q: type) -> Callable[[Formula], Formula]:
    """A decorator that registers a formula for a pair of classes and those that derive from them."""
    for item in (type_p, type_q):
        if not isinstance(item, type):  # any class: libraries have distributions that do not derive from ours
            msg = f"register_kl(): expected a class, got {type(item).__name__}"
            raise ArgumentError(msg)

    def take(function: Formula) -> Formula:
        _formulas[type_p, type_q] = function
        _found.clear()
        return function

    return take


def _look_up(type_p: type, type_q: type) -> Formula | None:
    """The formula of the nearest classes; that of the nearer first one where two are as near."""
    candidates = [
        (type_p.__mro__.index(p) + type_q.__mro__.index(q), type_p.__mro__.index(p), function)
        for (p, q), function in _formulas.items() if issubclass(type_p, p) and issubclass(type_q, q)
    ]  # fmt: skip
    return min(candidates, key=lambda item: item[:2])[2] if candidates else None


def kl_divergence(p: Distribution, q: Distribution) -> Any:
    """The Kullback-Leibler divergence of `p` from `q`. NotImplementedError where no formula is registered."""
    pair = type(p), type(q)
    if pair not in _found:
        _found[pair] = _look_up(*pair)
    function = _found[pair]
    if function is None:
        msg = f"No KL(p || q) is implemented for p type {type(p).__name__} and q type {type(q).__name__}"
        raise UnsupportedError(msg)
    return function(p, q)


def _over_one(ratio: Any) -> Any:
    """`ratio - 1 - log(ratio)`."""
    return F._deviance(F.ones_like(ratio), ratio)


def _gammas(a: Any, b: Any, mean: Any) -> Any:
    """That of gamma distributions of the concentrations `a` and `b`, of which the mean is `mean` at the rate of `q`."""
    is_near = (a - b).abs() < 0.5 * b
    ratio = F.where(is_near, F.log1p(F.where(is_near, (a - b) / b, 0.0)), (a / b).log())
    correction = 0.5 * ratio - F._stirling_rest(a) + F._stirling_rest(b) - (a - b) * F._log_less_digamma(a)
    return F._deviance(b, mean) + correction


@register_kl(Normal, Normal)
def _normal_normal(p: Any, q: Any) -> Any:
    ratio = (p.scale / q.scale).square()
    return 0.5 * (_over_one(ratio) + ((p.loc - q.loc) / q.scale).square())


@register_kl(HalfNormal, HalfNormal)
@register_kl(LogNormal, LogNormal)
@register_kl(TransformedDistribution, TransformedDistribution)
def _same_transforms(p: Any, q: Any) -> Any:
    if p.transforms != q.transforms or p.event_shape != q.event_shape:
        msg = "No KL(p || q) is implemented for distributions with different transforms"
        raise UnsupportedError(msg)
    base = kl_divergence(p.base_dist, q.base_dist)
    return sum_rightmost(base, len(p.event_shape) - len(p.base_dist.event_shape))


@register_kl(Laplace, Laplace)
def _laplace_laplace(p: Any, q: Any) -> Any:
    ratio, distance = p.scale / q.scale, (p.loc - q.loc).abs()
    return _over_one(ratio) + distance / q.scale + ratio * F.expm1(-distance / p.scale)


@register_kl(Laplace, Normal)
def _laplace_normal(p: Any, q: Any) -> Any:
    variance = q.scale.square()
    squares = 0.5 * (p.loc.square() + 2 * p.scale.square()) - p.loc * q.loc + 0.5 * q.loc.square()
    return -(2 * p.scale).log() - 1 + 0.5 * (2 * math.pi * variance).log() + squares / variance


@register_kl(Cauchy, Cauchy)
def _cauchy_cauchy(p: Any, q: Any) -> Any:
    """Chyzak and Nielsen, arXiv 1905.10965."""
    return (((p.scale + q.scale).square() + (p.loc - q.loc).square()) / (4 * p.scale * q.scale)).log()


@register_kl(Gumbel, Gumbel)
def _gumbel_gumbel(p: Any, q: Any) -> Any:
    ratio = p.scale / q.scale
    shift = (p.loc - q.loc) / q.scale
    return ratio * EULER - ratio.log() + shift + F.exp(F.lgamma(1 + ratio) - shift) - (1 + EULER)


@register_kl(Gumbel, Normal)
def _gumbel_normal(p: Any, q: Any) -> Any:
    variance = q.scale.square()
    squares = p.variance + (p.mean - q.loc).square()
    return -p.entropy() + 0.5 * (2 * math.pi * variance).log() + squares / (2 * variance)


@register_kl(Normal, Gumbel)
def _normal_gumbel(p: Any, q: Any) -> Any:
    shift = (p.loc - q.loc) / q.scale
    return -p.entropy() + q.scale.log() + shift + F.exp(-shift + 0.5 * (p.scale / q.scale).square())


@register_kl(Normal, Laplace)
def _normal_laplace(p: Any, q: Any) -> Any:
    z = (p.loc - q.loc) / p.scale
    distance = p.scale * (math.sqrt(2 / math.pi) * F.exp(-z.square() / 2) + z * F.erf(z / math.sqrt(2)))
    return -p.entropy() + (2 * q.scale).log() + distance / q.scale


@register_kl(Exponential, Exponential)
def _exponential_exponential(p: Any, q: Any) -> Any:
    return _over_one(q.rate / p.rate)


@register_kl(Gamma, Gamma)
def _gamma_gamma(p: Any, q: Any) -> Any:
    return _gammas(p.concentration, q.concentration, p.concentration * (q.rate / p.rate))


@register_kl(Exponential, Gamma)
def _exponential_gamma(p: Any, q: Any) -> Any:
    ratio = q.rate / p.rate
    return -q.concentration * ratio.log() + ratio + F.lgamma(q.concentration) + q.concentration * EULER - (1 + EULER)


@register_kl(Beta, Exponential)
@register_kl(ContinuousBernoulli, Exponential)
@register_kl(Gamma, Exponential)
@register_kl(Pareto, Exponential)
def _mean_exponential(p: Any, q: Any) -> Any:
    return -p.entropy() - q.rate.log() + q.rate * p.mean


@register_kl(Uniform, Exponential)
def _uniform_exponential(p: Any, q: Any) -> Any:
    return F.where(p.low < 0, math.inf, _mean_exponential(p, q))


def _gamma_by_moments(p: Any, q: Any, log_mean: Any) -> Any:
    """Where the mean of the logarithm is known."""
    b = q.concentration
    return -p.entropy() + F.lgamma(b) - b * q.rate.log() - (b - 1) * log_mean + q.rate * p.mean


@register_kl(Beta, Gamma)
def _beta_gamma(p: Any, q: Any) -> Any:
    return _gamma_by_moments(p, q, F.digamma(p.concentration1) - F.digamma(p._total))


@register_kl(Pareto, Gamma)
def _pareto_gamma(p: Any, q: Any) -> Any:
    return _gamma_by_moments(p, q, p.scale.log() + p.alpha.reciprocal())


@register_kl(Uniform, Gamma)
def _uniform_gamma(p: Any, q: Any) -> Any:
    divergence = _gamma_by_moments(p, q, _log_mean(p.low, p.high))
    return F.where(p.low < 0, math.inf, divergence)


def _log_mean(low: Any, high: Any) -> Any:
    """The mean of the logarithm of uniform numbers."""
    return (F.xlogy(high, high) - F.xlogy(low, low)) / (high - low) - 1


@register_kl(Uniform, Beta)
def _uniform_beta(p: Any, q: Any) -> Any:
    below, above = _log_mean(p.low, p.high), _log_mean(1 - p.high, 1 - p.low)
    divergence = (
        -p.entropy() - (q.concentration1 - 1) * below - (q.concentration0 - 1) * above + q._dirichlet._log_norm()
    )
    return F.where((p.high > 1) | (p.low < 0), math.inf, divergence)


@register_kl(Uniform, ContinuousBernoulli)
def _uniform_continuous_bernoulli(p: Any, q: Any) -> Any:
    divergence = -p.entropy() - p.mean * q.logits + F.softplus(q.logits) - q._log_norm()
    return F.where((p.high > 1) | (p.low < 0), math.inf, divergence)


@register_kl(Beta, ContinuousBernoulli)
def _beta_continuous_bernoulli(p: Any, q: Any) -> Any:
    return -p.entropy() - p.mean * q.logits + F.softplus(q.logits) - q._log_norm()


@register_kl(Beta, Uniform)
@register_kl(ContinuousBernoulli, Uniform)
def _unit_uniform(p: Any, q: Any) -> Any:
    return F.where((q.low > 0) | (q.high < 1), math.inf, -p.entropy() + (q.high - q.low).log())


@register_kl(Uniform, Gumbel)
def _uniform_gumbel(p: Any, q: Any) -> Any:
    low, high = (p.low - q.loc) / q.scale, (p.high - q.loc) / q.scale
    power = (F.exp(-low) - F.exp(-high)) / (high - low)
    return -p.entropy() + q.scale.log() + (low + high) / 2 + power


@register_kl(Uniform, Pareto)
def _uniform_pareto(p: Any, q: Any) -> Any:
    divergence = -p.entropy() - (q.alpha * q.scale.pow(q.alpha)).log() + (q.alpha + 1) * _log_mean(p.low, p.high)
    return F.where(p.low < q.scale, math.inf, divergence)


@register_kl(Pareto, Normal)
def _pareto_normal(p: Any, q: Any) -> Any:
    return F.where(p.alpha <= 2, math.inf, _moments_normal(p, q))


@register_kl(Bernoulli, Poisson)
def _bernoulli_poisson(p: Any, q: Any) -> Any:
    return -p.entropy() - (p.probs * q.rate.log() - q.rate)


@register_kl(Exponential, Normal)
@register_kl(Gamma, Normal)
@register_kl(Uniform, Normal)
@register_kl(Beta, Normal)
@register_kl(ContinuousBernoulli, Normal)
def _moments_normal(p: Any, q: Any) -> Any:
    squares = p.variance + (p.mean - q.loc).square()
    return -p.entropy() + 0.5 * math.log(2 * math.pi) + q.scale.log() + squares / (2 * q.scale.square())


@register_kl(Exponential, Gumbel)
def _exponential_gumbel(p: Any, q: Any) -> Any:
    product = p.rate * q.scale
    shift = q.loc / q.scale
    return product.log() - 1 + product.reciprocal() - shift + F.exp(shift) * product / (product + 1)


@register_kl(Gamma, Gumbel)
def _gamma_gumbel(p: Any, q: Any) -> Any:
    product, shift = p.rate * q.scale, q.loc / q.scale
    power = F.exp(shift - p.concentration * F.log1p(product.reciprocal()))
    return -p.entropy() + q.scale.log() + p.concentration / product - shift + power


@register_kl(Pareto, Pareto)
def _pareto_pareto(p: Any, q: Any) -> Any:
    divergence = q.alpha * (p.scale / q.scale).log() + _over_one(q.alpha / p.alpha)
    return F.where(p.scale < q.scale, math.inf, divergence)


@register_kl(Uniform, Uniform)
def _uniform_uniform(p: Any, q: Any) -> Any:
    divergence = ((q.high - q.low) / (p.high - p.low)).log()
    return F.where((q.low > p.low) | (q.high < p.high), math.inf, divergence)


@register_kl(Beta, Beta)
def _beta_beta(p: Any, q: Any) -> Any:
    return _dirichlet_dirichlet(p._dirichlet, q._dirichlet)


@register_kl(Dirichlet, Dirichlet)
def _dirichlet_dirichlet(p: Any, q: Any) -> Any:
    a, b = p.concentration, q.concentration
    total, other = a.sum(-1), b.sum(-1)
    return _gammas(a, b, a).sum(-1) - _gammas(total, other, total)


@register_kl(ContinuousBernoulli, ContinuousBernoulli)
def _continuous_bernoulli(p: Any, q: Any) -> Any:
    return (
        p.mean * (p.logits - q.logits) + p._log_norm() - F.softplus(p.logits) - q._log_norm() + F.softplus(q.logits)
    )


@register_kl(Bernoulli, Bernoulli)
def _bernoulli_bernoulli(p: Any, q: Any) -> Any:
    fits, success, failure = uncertain(q)
    first, other = chances(p)
    near = F._deviance(first, success) + F._deviance(other, failure)
    if "probs" in q._given:
        return near
    first = p.probs * (F.softplus(-q.logits) - F.softplus(-p.logits))
    first = F.where(q.probs == 0, math.inf, first)
    first = F.where(p.probs == 0, 0.0, first)
    other = (1 - p.probs) * (F.softplus(q.logits) - F.softplus(p.logits))
    other = F.where(q.probs == 1, math.inf, other)
    return F.where(fits, near, first + F.where(p.probs == 1, 0.0, other))


@register_kl(Binomial, Binomial)
def _binomial_binomial(p: Any, q: Any) -> Any:
    if (p.total_count < q.total_count).any():
        msg = "KL between Binomials where q.total_count > p.total_count is not implemented"
        raise UnsupportedError(msg)
    divergence = p.total_count * _bernoulli_bernoulli(p, q)
    return F.where(p.total_count > q.total_count, math.inf, divergence)


@register_kl(Geometric, Geometric)
def _geometric_geometric(p: Any, q: Any) -> Any:
    return _bernoulli_bernoulli(p, q) / p.probs


@register_kl(Poisson, Poisson)
def _poisson_poisson(p: Any, q: Any) -> Any:
    return F._deviance(p.rate, q.rate)


@register_kl(Categorical, Categorical)
@register_kl(OneHotCategorical, OneHotCategorical)
def _categorical_categorical(p: Any, q: Any) -> Any:
    terms = p.probs * (p.logits - q.logits)
    terms = F.where((q.probs == 0).expand(terms.shape), math.inf, terms)
    return F.where((p.probs == 0).expand(terms.shape), 0.0, terms).sum(-1)


@register_kl(MultivariateNormal, MultivariateNormal)
@register_kl(LowRankMultivariateNormal, MultivariateNormal)
def _normal_vectors(p: Any, q: Any) -> Any:
    _same_event(p, q)
    squares = squares_by_inverse(q.scale_tril, p.scale_tril) + mahalanobis(q.scale_tril, q.loc - p.loc)
    return half_log_det(q.scale_tril) - half_log_det(p.scale_tril) + 0.5 * (squares - p.event_shape[0])


@register_kl(LowRankMultivariateNormal, LowRankMultivariateNormal)
@register_kl(MultivariateNormal, LowRankMultivariateNormal)
def _to_low_rank(p: Any, q: Any) -> Any:
    _same_event(p, q)
    trace = (q.precision_matrix * p.covariance_matrix).sum((-2, -1))
    log_det = p._log_det() if isinstance(p, LowRankMultivariateNormal) else 2 * half_log_det(p.scale_tril)
    return 0.5 * (q._log_det() - log_det + trace + q.squares(q.loc - p.loc) - p.event_shape[0])


@register_kl(Wishart, Wishart)
def _wishart_wishart(p: Any, q: Any) -> Any:
    _same_event(p, q)
    size = p.event_shape[-1]
    return (
        q._log_norm() - p._log_norm() + 0.5 * p.df * (squares_by_inverse(q.scale_tril, p.scale_tril) - size)
        + 0.5 * (p.df - q.df) * (p._log_mean() + size * math.log(2) + 2 * half_log_det(p.scale_tril))
    )


def _same_event(p: Any, q: Any) -> None:
    if p.event_shape != q.event_shape:
        msg = f"KL-divergence needs events of one shape, got {p.event_shape} and {q.event_shape}"
        raise UnsupportedError(msg)


@register_kl(Independent, Independent)
def _independent_independent(p: Any, q: Any) -> Any:
    if p.reinterpreted_batch_ndims != q.reinterpreted_batch_ndims:
        msg = "KL-divergence of Independent distributions with different reinterpreted_batch_ndims"
        raise UnsupportedError(msg)
    return sum_rightmost(kl_divergence(p.base_dist, q.base_dist), p.reinterpreted_batch_ndims)


# What has values that the other one cannot have.
_BEYOND: tuple[tuple[type, tuple[type, ...]], ...] = (
    (Normal, (Beta, ContinuousBernoulli, Exponential, Gamma, Pareto, Uniform)),
    (Laplace, (Beta, ContinuousBernoulli, Exponential, Gamma, Pareto, Uniform)),
    (Gumbel, (Beta, ContinuousBernoulli, Exponential, Gamma, Pareto, Uniform)),
    (Exponential, (Beta, ContinuousBernoulli, Pareto, Uniform)),
    (Gamma, (Beta, ContinuousBernoulli, Pareto, Uniform)),
    (Pareto, (Beta, ContinuousBernoulli, Uniform)),
    (Beta, (Pareto,)),
    (ContinuousBernoulli, (Pareto,)),
    (Poisson, (Bernoulli, Binomial)),
)


def _beyond(p: Any, q: Any) -> Any:
    return F.full(broadcast_shapes(p.batch_shape, q.batch_shape), math.inf, dtype=p._dtype, device=p._device)


for _one, _others in _BEYOND:
    for _other in _others:
        register_kl(_one, _other)(_beyond)
