"""Distributions against SciPy's and quadrature: densities, moments, samples, gradients of samples, divergences."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from scipy import stats

import generated as ow
from generated import distributions
from generated.distributions import kl_divergence

A, B, L = [0.5, 1.5, 3.0], [2.0, 0.7, 1.2], [-1.0, 0.3, 2.5]
P = [0.2, 0.5, 0.9]
ROWS = [[0.2, 0.3, 0.5], [0.6, 0.3, 0.1]]
MATRIX = [[2.0, 0.5, 0.1], [0.5, 1.0, 0.2], [0.1, 0.2, 1.5]]


def made(name: str, **parameters: Any) -> Any:
    """A distribution of float64 tensors."""
    options = {key: ow.tensor(value, dtype=ow.float64) for key, value in parameters.items()}
    return getattr(distributions, name)(**options)


@dataclass(frozen=True)
class Row:
    """A distribution of numbers, its parameters, and the same of SciPy as a function of one of each parameter."""

    name: str
    parameters: dict[str, list[float]]
    scipy: Callable[..., Any]
    implicit: bool = True  # whether samples are the inverse distribution function of something that is held fixed

    def make(self, **other: Any) -> Any:
        return made(self.name, **{**self.parameters, **other})

    @property
    def frozen(self) -> list[Any]:
        """SciPy's distributions, one for each of the batch."""
        return [self.scipy(*values) for values in zip(*self.parameters.values(), strict=True)]


CONTINUOUS = (
    Row("Normal", {"loc": L, "scale": A}, stats.norm),
    Row("Laplace", {"loc": L, "scale": A}, stats.laplace),
    Row("Cauchy", {"loc": L, "scale": A}, stats.cauchy),
    Row("Gumbel", {"loc": L, "scale": A}, stats.gumbel_r),
    Row("StudentT", {"df": [2.5, 1.5, 5.0], "loc": L, "scale": A}, stats.t, implicit=False),
    Row("LogNormal", {"loc": [-1.0, 0.3, 0.5], "scale": B}, lambda m, s: stats.lognorm(s, scale=math.exp(m))),
    Row("HalfNormal", {"scale": A}, lambda s: stats.halfnorm(scale=s)),
    Row("HalfCauchy", {"scale": A}, lambda s: stats.halfcauchy(scale=s)),
    Row("Exponential", {"rate": A}, lambda r: stats.expon(scale=1 / r)),
    Row("Gamma", {"concentration": A, "rate": B}, lambda a, r: stats.gamma(a, scale=1 / r)),
    Row("Chi2", {"df": A}, stats.chi2),
    Row("InverseGamma", {"concentration": [0.5, 1.5, 3.0], "rate": B}, lambda a, r: stats.invgamma(a, scale=r)),
    Row("FisherSnedecor", {"df1": A, "df2": [3.0, 5.0, 9.0]}, stats.f, implicit=False),
    Row("Weibull", {"scale": A, "concentration": B}, lambda s, k: stats.weibull_min(k, scale=s)),
    Row("Pareto", {"scale": A, "alpha": [0.5, 1.5, 3.0]}, lambda s, a: stats.pareto(a, scale=s)),
    Row("GeneralizedPareto", {"loc": L, "scale": A, "concentration": [-0.5, 0.0, 0.3]},
        lambda m, s, k: stats.genpareto(k, loc=m, scale=s)),
    Row("Uniform", {"low": L, "high": [0.0, 1.0, 4.0]}, lambda a, b: stats.uniform(a, b - a)),
    Row("Beta", {"concentration1": A, "concentration0": B}, stats.beta),
    Row("VonMises", {"loc": [-1.0, 0.3, 2.0], "concentration": A}, lambda m, k: stats.vonmises(k, loc=m)),
)
DISCRETE = (
    Row("Bernoulli", {"probs": P}, stats.bernoulli),
    Row("Geometric", {"probs": P}, lambda p: stats.geom(p, loc=-1)),
    Row("Poisson", {"rate": A}, stats.poisson),
    Row("Binomial", {"total_count": [5.0] * 3, "probs": P}, stats.binom),
    Row("NegativeBinomial", {"total_count": [2.0, 5.0, 0.5], "probs": P}, lambda n, p: stats.nbinom(n, 1 - p)),
)
NUMBERS = CONTINUOUS + DISCRETE
named = pytest.mark.parametrize("row", NUMBERS, ids=lambda row: row.name)
continuous = pytest.mark.parametrize("row", CONTINUOUS, ids=lambda row: row.name)
LEVELS = np.array([0.02, 0.3, 0.6, 0.95])


def values_of(row: Row) -> np.ndarray:
    """Values with these probabilities below them."""
    return np.stack([distribution.ppf(LEVELS) for distribution in row.frozen], -1)


def close(tensor: Any, expected: Any, rtol: float = 1e-7, atol: float = 1e-12) -> None:
    np.testing.assert_allclose(tensor.detach().numpy(), expected, rtol=rtol, atol=atol)


def given(call: Callable[[], Any]) -> Any:
    """What a distribution has, None if it says that it has none."""
    try:
        return call()
    except NotImplementedError:
        return None


@named
def test_densities(row: Row) -> None:
    values = values_of(row)
    density = "logpdf" if row in CONTINUOUS else "logpmf"
    expected = np.stack([getattr(distribution, density)(values[:, k]) for k, distribution in enumerate(row.frozen)], -1)
    close(row.make().log_prob(ow.from_numpy(values)), expected, 1e-6)


WITHOUT_CDF = {"StudentT", "FisherSnedecor", "Beta", "VonMises", *(row.name for row in DISCRETE)}


@named
def test_distribution_functions(row: Row) -> None:
    values = values_of(row)
    result = given(lambda: row.make().cdf(ow.from_numpy(values)))
    assert (result is None) == (row.name in WITHOUT_CDF)
    if result is not None:
        close(result, np.broadcast_to(LEVELS[:, None], values.shape), 1e-6)
        result = given(lambda: row.make().icdf(ow.from_numpy(LEVELS).reshape(4, 1)))
        assert (result is None) == (row.name in {"Gamma", "Chi2", "InverseGamma"})
        if result is not None:
            close(result, values, 1e-6)


@named
def test_moments(row: Row) -> None:
    first = row.make()
    mean, variance = np.array([other.stats() for other in row.frozen]).T
    if row.name == "VonMises":  # circular moments
        mean, variance = np.array(row.parameters["loc"]), 1 - np.array([stats.vonmises.expect(
            lambda x: np.cos(x), (k,), lb=-math.pi, ub=math.pi) for k in row.parameters["concentration"]])
    shown = np.isfinite(mean)
    np.testing.assert_allclose(first.mean.numpy()[shown], mean[shown], rtol=1e-7)
    assert not np.isfinite(first.mean.numpy()[~shown]).any()
    shown = np.isfinite(variance)
    np.testing.assert_allclose(first.variance.numpy()[shown], variance[shown], rtol=1e-7)
    assert not np.isfinite(first.variance.numpy()[~shown]).any()
    np.testing.assert_allclose(first.stddev.numpy(), first.variance.sqrt().numpy(), rtol=1e-12)


@named
def test_entropies(row: Row) -> None:
    result = given(lambda: row.make().entropy())
    assert (result is None) == (row.name in {"FisherSnedecor", "VonMises", "Poisson", "NegativeBinomial"})
    if result is not None:
        close(result, [float(distribution.entropy()) for distribution in row.frozen], 1e-6)
        close(row.make().perplexity(), np.exp(result.numpy()), 1e-12)


@named
def test_modes(row: Row) -> None:
    """No value has a greater density than the mode."""
    item = row.make()
    mode = item.mode
    inside = item.support.check(mode) & mode.isfinite()
    rest = item.log_prob(ow.from_numpy(values_of(row))).numpy()
    peak = item.log_prob(ow.where(inside, mode, item.sample())).numpy()
    at_border = np.isneginf(peak)  # of a density that is 0 at the border of the support only
    assert (rest <= peak + 1e-9)[:, inside.numpy() & ~at_border].all()


@named
def test_samples(row: Row) -> None:
    """By Kolmogorov and Smirnov, or by the frequencies of the values; seeds are fixed."""
    ow.manual_seed(0)
    drawn = row.make().sample((2000,)).numpy()
    if row.name == "VonMises":  # SciPy's distribution function is that of angles around the location
        drawn = (drawn - row.parameters["loc"] + math.pi) % (2 * math.pi) - math.pi + row.parameters["loc"]
    for k, distribution in enumerate(row.frozen):
        if row in CONTINUOUS:
            assert stats.kstest(drawn[:, k], distribution.cdf).pvalue > 1e-3
        else:
            top = int(distribution.ppf(0.99))
            frequencies = [(drawn[:, k] == value).mean() for value in range(top + 1)]
            np.testing.assert_allclose(frequencies, distribution.pmf(np.arange(top + 1)), atol=0.05)


@continuous
def test_gradients_of_samples(row: Row) -> None:
    """At one probability a sample changes by minus the derivative of the distribution function over the density."""
    if not row.make().has_rsample:
        assert row.name == "VonMises"
        return
    if not row.implicit:
        return
    parameters = {
        name: ow.tensor(values, dtype=ow.float64, requires_grad=True) for name, values in row.parameters.items()
    }
    ow.manual_seed(1)
    drawn = getattr(distributions, row.name)(**parameters).rsample()
    drawn.sum().backward()
    for index, name in enumerate(row.parameters):
        for k, values in enumerate(zip(*row.parameters.values(), strict=True)):
            step = 1e-5 * max(abs(values[index]), 0.1)
            more, less = (
                row.scipy(*(v + sign * step * (at == index) for at, v in enumerate(values))) for sign in (1, -1)
            )
            x = drawn[k].item()
            slope = -(more.cdf(x) - less.cdf(x)) / (2 * step) / row.scipy(*values).pdf(x)
            assert parameters[name].grad[k].item() == pytest.approx(slope, rel=2e-4, abs=1e-6)


@pytest.mark.parametrize("name", ["StudentT", "FisherSnedecor"])
def test_gradients_of_ratios_have_the_right_mean(name: str) -> None:
    """The derivative of the mean of a function of samples, by finite differences of the mean."""
    fixed = {"StudentT": {"df": 6.0}, "FisherSnedecor": {"df1": 4.0, "df2": 7.0}}[name]
    ow.manual_seed(0)
    parameters = {key: ow.tensor(value, dtype=ow.float64, requires_grad=True) for key, value in fixed.items()}
    drawn = getattr(distributions, name)(**parameters).rsample((20000,))
    (drawn.abs() / (1 + drawn.abs())).mean().backward()
    scipy = {"StudentT": stats.t, "FisherSnedecor": stats.f}[name]
    for key in fixed:
        more, less = (
            scipy(*{**fixed, key: fixed[key] + step}.values()).expect(lambda x: abs(x) / (1 + abs(x)))
            for step in (0.01, -0.01)
        )
        assert parameters[key].grad.item() == pytest.approx((more - less) / 0.02, abs=3e-3)


def expectation(row: Row, function: Callable[[Any], Any]) -> np.ndarray:
    """The mean of a function of values: over probabilities, where tails are short, or over all values."""
    if row in DISCRETE:
        tops = max(int(distribution.ppf(1 - 1e-15)) for distribution in row.frozen)
        values = np.repeat(np.arange(0.0, tops + 1)[:, None], 3, 1)
        values = np.minimum(values, [distribution.support()[1] for distribution in row.frozen])
        weights = np.stack([distribution.pmf(np.arange(0.0, tops + 1)) for distribution in row.frozen], -1)
    else:
        steps = np.arange(-4.5, 4.5, 0.02)  # tanh-sinh quadrature over the probabilities
        u = 1 / (1 + np.exp(-math.pi * np.sinh(steps)))
        weight = 0.02 * math.pi * np.cosh(steps) * u * (1 - u)
        keep = (u > 1e-10) & (u < 1 - 1e-10)
        values = np.stack([distribution.ppf(u[keep]) for distribution in row.frozen], -1)
        weights = np.repeat(weight[keep][:, None], 3, 1)
    return np.nansum(weights * function(ow.from_numpy(values)).numpy(), 0)


UNIT = Row("Uniform", {"low": [0.1, 0.2, 0.3], "high": [0.5, 0.9, 1.0]}, lambda a, b: stats.uniform(a, b - a))
BY_NAME = {row.name: row for row in NUMBERS}
OTHER = {
    "Normal": {"loc": [0.5, 0.0, 1.0], "scale": B}, "Laplace": {"loc": [0.5, 0.0, 1.0], "scale": B},
    "Cauchy": {"loc": [0.5, 0.0, 1.0], "scale": B}, "Gumbel": {"loc": [0.5, 0.0, 1.0], "scale": [2.0, 1.7, 3.2]},
    "HalfNormal": {"scale": B}, "LogNormal": {"loc": [0.5, 0.0, 1.0], "scale": A}, "Exponential": {"rate": B},
    "Gamma": {"concentration": [2.0, 0.7, 1.2], "rate": A}, "Beta": {"concentration1": B, "concentration0": A},
    "Pareto": {"scale": [0.05, 0.1, 0.2], "alpha": [2.5, 3.0, 4.0]},
    "Bernoulli": {"probs": [0.3, 0.6, 0.1]}, "Geometric": {"probs": [0.3, 0.6, 0.4]}, "Poisson": {"rate": B},
    "Binomial": {"total_count": [5.0] * 3, "probs": [0.3, 0.6, 0.1]}, "ContinuousBernoulli": {"probs": [0.3, 0.5, 0.8]},
    "Uniform": {"low": [0.0, -0.5, -1.0], "high": [1.5, 1.1, 1.0]},
}  # fmt: skip
STEEP = Row("Pareto", {"scale": A, "alpha": [5.0, 6.0, 8.0]}, lambda s, a: stats.pareto(a, scale=s))
BY_NAME["Beta"] = Row("Beta", {"concentration1": [1.5, 2.0, 3.0], "concentration0": [2.0, 1.7, 1.2]}, stats.beta)
PAIRS = (
    *((BY_NAME[name], name) for name in OTHER if name in BY_NAME and name not in {"Uniform", "Cauchy", "Pareto"}),
    *((BY_NAME[name], "Normal") for name in ("Laplace", "Gumbel", "Exponential", "Gamma", "Beta")),
    (BY_NAME["Normal"], "Laplace"), (BY_NAME["Normal"], "Gumbel"), (BY_NAME["Exponential"], "Gamma"),
    (BY_NAME["Gamma"], "Exponential"), (BY_NAME["Exponential"], "Gumbel"), (BY_NAME["Gamma"], "Gumbel"),
    (BY_NAME["Beta"], "Exponential"), (BY_NAME["Beta"], "Gamma"), (BY_NAME["Beta"], "ContinuousBernoulli"),
    *((UNIT, name) for name in ("Uniform", "Normal", "Exponential", "Gamma", "Gumbel", "Beta", "Pareto",
                                "ContinuousBernoulli")),
    *((STEEP, name) for name in ("Pareto", "Exponential", "Gamma", "Normal")), (BY_NAME["Bernoulli"], "Poisson"),
)  # fmt: skip


@pytest.mark.parametrize(("row", "name"), PAIRS, ids=lambda item: getattr(item, "name", item))
def test_divergences(row: Row, name: str) -> None:
    p, q = row.make(), made(name, **OTHER[name])
    expected = expectation(row, lambda x: p.log_prob(x) - q.log_prob(x))
    close(kl_divergence(p, q), expected, 1e-3, 1e-6)
    close(kl_divergence(p, p), np.zeros(3), atol=1e-12)


def test_the_divergence_of_cauchy_distributions() -> None:
    """Their tails are too long for the quadrature over probabilities that the others have."""
    p, q = made("Cauchy", loc=1.0, scale=2.0), made("Cauchy", loc=-0.5, scale=0.7)
    angles = np.linspace(-math.pi / 2, math.pi / 2, 20001)[1:-1]
    x = ow.from_numpy(1 + 2 * np.tan(angles))
    assert (p.log_prob(x) - q.log_prob(x)).mean().item() == pytest.approx(kl_divergence(p, q).item(), rel=1e-3)


BEYOND = [("Normal", "Gamma"), ("Exponential", "Beta"), ("Beta", "Pareto"), ("Poisson", "Binomial")]


@pytest.mark.parametrize(("first", "other"), BEYOND)
def test_divergences_from_what_cannot_be(first: str, other: str) -> None:
    parameters = BY_NAME[first].parameters
    assert kl_divergence(made(first, **parameters), made(other, **OTHER[other])).tolist() == [math.inf] * 3


# Distributions of vectors and matrices: by SciPy where it has them, by sums over all values, or by samples.


def test_normal_vectors() -> None:
    loc, matrix = np.array(L), np.array(MATRIX)
    x = np.array([[0.1, 0.2, 0.3], [2.0, -1.0, 0.5]])
    expected = stats.multivariate_normal(loc, matrix)
    parameters = {
        "covariance_matrix": matrix, "precision_matrix": np.linalg.inv(matrix),
        "scale_tril": np.linalg.cholesky(matrix),
    }  # fmt: skip
    for name, value in parameters.items():
        first = made("MultivariateNormal", loc=loc, **{name: value})
        close(first.log_prob(ow.from_numpy(x)), expected.logpdf(x))
        close(first.entropy(), expected.entropy())
        for key, other in parameters.items():
            close(getattr(first, key), other, 1e-9, 1e-12)
        close(first.variance, matrix.diagonal())
        ow.manual_seed(0)
        drawn = first.sample((5000,)).numpy()
        np.testing.assert_allclose(drawn.mean(0), loc, atol=0.1)
        np.testing.assert_allclose(np.cov(drawn.T), matrix, atol=0.15)


def test_normal_vectors_of_low_rank() -> None:
    factor, diagonal = np.array([[1.0, 0.0], [0.5, 0.2], [0.0, 2.0]]), np.array(A)
    matrix = factor @ factor.T + np.diag(diagonal)
    first = made("LowRankMultivariateNormal", loc=L, cov_factor=factor, cov_diag=diagonal)
    full = made("MultivariateNormal", loc=L, covariance_matrix=matrix)
    x = ow.tensor([[0.1, 0.2, 0.3], [2.0, -1.0, 0.5]], dtype=ow.float64)
    close(first.log_prob(x), full.log_prob(x).numpy())
    for name in ("covariance_matrix", "precision_matrix", "scale_tril", "variance", "mean"):
        close(getattr(first, name), getattr(full, name).numpy(), 1e-9, 1e-12)
    close(first.entropy(), full.entropy().numpy())
    other = made("MultivariateNormal", loc=[0.0, 1.0, 0.0], covariance_matrix=MATRIX)
    close(kl_divergence(first, other), kl_divergence(full, other).numpy())
    close(kl_divergence(other, first), kl_divergence(other, full).numpy())
    close(kl_divergence(first, first), 0.0, atol=1e-12)
    ow.manual_seed(0)
    np.testing.assert_allclose(np.cov(first.sample((5000,)).numpy().T), matrix, atol=0.25)


def test_dirichlet() -> None:
    rows = np.array([A, B])
    first = made("Dirichlet", concentration=rows)
    point = np.array([0.2, 0.3, 0.5])
    scipy = [stats.dirichlet(row) for row in rows]
    close(first.log_prob(ow.from_numpy(point)), [other.logpdf(point) for other in scipy])
    for name in ("mean", "entropy"):
        result = getattr(first, name)
        close(result() if callable(result) else result, [getattr(other, name)() for other in scipy])
    close(first.variance, [other.var() for other in scipy])
    ow.manual_seed(0)
    np.testing.assert_allclose(first.sample((4000,)).numpy().mean(0), first.mean.numpy(), atol=0.02)
    small = made("Dirichlet", concentration=[1e-4, 1e-4]).sample((100,))
    assert (small.sum(-1) - 1).abs().max() < 1e-12  # though both gamma numbers are 0 in float64


def test_gradients_of_dirichlet_samples_have_the_right_mean() -> None:
    ow.manual_seed(0)
    a = ow.tensor(B, dtype=ow.float64, requires_grad=True)
    x = distributions.Dirichlet(a).rsample((20000,))
    (x[..., 0].square() + x[..., 1] * x[..., 2]).mean().backward()
    b = a.detach().clone().requires_grad_()
    total = b.sum()
    (b[0] * (b[0] + 1) / (total * (total + 1)) + b[1] * b[2] / (total * (total + 1))).backward()
    close(a.grad, b.grad.numpy(), atol=4e-3)


def test_categories() -> None:
    probs = np.array(ROWS)
    first = made("Categorical", probs=probs * 3)  # divided by their sum
    close(first.log_prob(ow.tensor([2, 0])), np.log([0.5, 0.6]))
    close(first.entropy(), stats.entropy(probs.T))
    assert first.mode.tolist() == [2, 0]
    close(made("Categorical", logits=np.log(probs) + 7).probs, probs)
    ow.manual_seed(0)
    drawn = first.sample((4000,))
    assert drawn.dtype is ow.int64
    frequencies = [[(drawn[:, row] == k).double().mean().item() for k in range(3)] for row in range(2)]
    np.testing.assert_allclose(frequencies, probs, atol=0.03)
    rows = made("OneHotCategorical", probs=probs)
    close(rows.log_prob(ow.eye(3, dtype=ow.float64).unsqueeze(1)), np.log(probs).T)
    assert (rows.sample((7,)).sum(-1) == 1).all()
    other = made("Categorical", probs=[[0.1, 0.1, 0.8]])
    close(kl_divergence(first, other), [stats.entropy(row, [0.1, 0.1, 0.8]) for row in probs])


def test_straight_through_gradients() -> None:
    logits = ow.tensor(L, dtype=ow.float64, requires_grad=True)
    weights = ow.tensor(A, dtype=ow.float64)
    drawn = distributions.OneHotCategoricalStraightThrough(logits=logits).rsample()
    assert sorted(drawn.round(decimals=12).tolist()) == [0, 0, 1]
    (result,) = ow.autograd.grad((drawn * weights).sum(), logits)
    (expected,) = ow.autograd.grad((ow.softmax(logits, -1) * weights).sum(), logits)
    close(result, expected.numpy())


def test_multinomial() -> None:
    item = made_multinomial()
    counts = np.array([[1.0, 1, 2], [4, 0, 0]])
    expected = [stats.multinomial(4, p).logpmf(c) for p, c in zip(ROWS, counts, strict=True)]
    close(item.log_prob(ow.from_numpy(counts)), expected)
    close(item.entropy(), [stats.multinomial(4, p).entropy() for p in ROWS])
    ow.manual_seed(0)
    drawn = item.sample((3000,))
    assert (drawn.sum(-1) == 4).all()
    close(drawn.mean(0), item.mean.numpy(), atol=0.1)
    close(drawn.var(0), item.variance.numpy(), atol=0.1)


def made_multinomial() -> Any:
    return distributions.Multinomial(4, ow.tensor(ROWS, dtype=ow.float64))


def test_wishart() -> None:
    first = made("Wishart", df=4.5, covariance_matrix=MATRIX)
    scipy = stats.wishart(4.5, np.array(MATRIX))
    x = np.array([[3.0, 0.2, 0.1], [0.2, 5.0, 1.0], [0.1, 1.0, 2.0]])
    close(first.log_prob(ow.from_numpy(x)), scipy.logpdf(x))
    close(first.entropy(), scipy.entropy())
    close(first.mean, scipy.mean())
    close(first.variance, scipy.var())
    ow.manual_seed(0)
    close(first.sample((4000,)).mean(0), scipy.mean(), atol=0.4)
    other = made("Wishart", df=6.0, covariance_matrix=np.eye(3))
    drawn = first.sample((20000,))
    estimate = (first.log_prob(drawn) - other.log_prob(drawn)).mean().item()
    assert kl_divergence(first, other).item() == pytest.approx(estimate, rel=0.05)


def test_cholesky_factors_of_correlations() -> None:
    """In two dimensions the correlation is a beta number over (-1, 1); densities integrate to 1."""
    for eta in (0.7, 2.0):
        item = distributions.LKJCholesky(2, ow.tensor(eta, dtype=ow.float64))
        ow.manual_seed(0)
        drawn = item.sample((2000,))
        assert stats.kstest(drawn[:, 1, 0].numpy(), stats.beta(eta, eta, loc=-1, scale=2).cdf).pvalue > 1e-3
        r = np.linspace(-1, 1, 4001)[1:-1]
        factors = np.zeros((r.size, 2, 2))
        factors[:, 0, 0], factors[:, 1, 0], factors[:, 1, 1] = 1, r, np.sqrt(1 - r * r)
        density = np.exp(item.log_prob(ow.from_numpy(factors)).numpy()) / factors[:, 1, 1]
        # The density is that of the diagonal of the factor, of which r is a function.
        expected = stats.beta(eta, eta, loc=-1, scale=2).pdf(r)
        np.testing.assert_allclose(density * factors[:, 1, 1], expected, rtol=1e-9)
    many = distributions.LKJCholesky(4, ow.tensor(1.5, dtype=ow.float64)).sample((2000,))
    marginal = stats.beta(1.5 + 1, 1.5 + 1, loc=-1, scale=2)
    assert stats.kstest((many @ many.mT)[:, 3, 2].numpy(), marginal.cdf).pvalue > 1e-3


def test_densities_over_the_unit_interval() -> None:
    """Without SciPy's help: densities integrate to 1, and moments are integrals."""
    x = np.linspace(0, 1, 20001)
    middle = (x[1:] + x[:-1]) / 2
    for item in (
        made("Kumaraswamy", concentration1=[1.5, 3.0, 2.0], concentration0=[2.0, 1.2, 1.0]),
        made("ContinuousBernoulli", probs=[0.2, 0.4995, 0.9]), made("ContinuousBernoulli", logits=L),
    ):  # fmt: skip
        values = ow.from_numpy(middle).unsqueeze(-1)
        logs = item.log_prob(values).numpy()
        density = np.exp(logs)
        np.testing.assert_allclose(density.mean(0), 1, rtol=1e-4)
        close(item.mean, (density * middle[:, None]).mean(0), 1e-4)
        close(item.variance, (density * (middle[:, None] - item.mean.numpy()) ** 2).mean(0), 1e-4)
        close(item.entropy(), -(density * logs).mean(0), 1e-3, 1e-4)
        levels = ow.from_numpy(LEVELS).unsqueeze(-1)
        close(item.cdf(item.icdf(levels)), np.broadcast_to(LEVELS[:, None], (4, 3)), 1e-6)
        ow.manual_seed(0)
        for k in range(3):
            drawn = item.sample((1000,))[:, k].numpy()
            cdf = lambda v, k=k: item.cdf(ow.from_numpy(v).unsqueeze(-1))[:, k].numpy()
            assert stats.kstest(drawn, cdf).pvalue > 1e-3


def test_logistic_normal() -> None:
    item = made("LogisticNormal", loc=[0.0], scale=[1.5])  # of one number: the sigmoid of a normal one
    x = np.linspace(0, 1, 20001)[1:-1]
    density = item.log_prob(ow.from_numpy(np.stack([x, 1 - x], -1))).exp().numpy()
    assert density.mean() == pytest.approx(1, rel=1e-3)
    ow.manual_seed(0)
    drawn = item.sample((1000,))[:, 0].numpy()
    assert stats.kstest(np.log(drawn / (1 - drawn)), stats.norm(scale=1.5).cdf).pvalue > 1e-3


def test_relaxed_choices() -> None:
    """Rounded they are the discrete ones; densities integrate to 1."""
    ow.manual_seed(0)
    temperature = ow.tensor(0.5, dtype=ow.float64)
    events = distributions.RelaxedBernoulli(temperature, probs=ow.tensor(P, dtype=ow.float64))
    close(events.sample((4000,)).round().mean(0), P, atol=0.03)
    x = (np.arange(100000) + 0.5) / 100000
    close(events.log_prob(ow.from_numpy(x).unsqueeze(-1)).exp().mean(0), np.ones(3), 2e-2)
    rows = distributions.RelaxedOneHotCategorical(temperature, probs=ow.tensor(ROWS, dtype=ow.float64))
    drawn = rows.sample((4000,))
    frequencies = distributions.OneHotCategorical(ow.ones(3)).enumerate_support().double()
    close((drawn.argmax(-1).unsqueeze(-1) == frequencies.argmax(-1)).double().mean(0), ROWS, atol=0.03)
    two = distributions.RelaxedOneHotCategorical(temperature, probs=ow.tensor([0.3, 0.7], dtype=ow.float64))
    same = distributions.RelaxedBernoulli(temperature, probs=ow.tensor(0.3, dtype=ow.float64))
    y = ow.tensor([0.1, 0.4, 0.8], dtype=ow.float64)
    close(two.log_prob(ow.stack([y, 1 - y], -1)), same.log_prob(y).numpy(), 1e-9)


def test_mixtures() -> None:
    weights, means, scales = [0.2, 0.5, 0.3], L, A
    item = distributions.MixtureSameFamily(made("Categorical", probs=weights), made("Normal", loc=means, scale=scales))
    parts = [stats.norm(m, s) for m, s in zip(means, scales, strict=True)]
    x = np.array([-2.0, 0.1, 3.0])
    mixed = sum(w * part.pdf(x) for w, part in zip(weights, parts, strict=True))
    close(item.log_prob(ow.from_numpy(x)), np.log(mixed))
    close(item.cdf(ow.from_numpy(x)), sum(w * part.cdf(x) for w, part in zip(weights, parts, strict=True)))
    ow.manual_seed(0)
    drawn = item.sample((4000,))
    assert item.mean.item() == pytest.approx(drawn.mean().item(), abs=0.15)
    assert item.variance.item() == pytest.approx(drawn.var().item(), rel=0.1)
    cdf = lambda v: sum(w * part.cdf(v) for w, part in zip(weights, parts, strict=True))
    assert stats.kstest(drawn.numpy(), cdf).pvalue > 1e-3
