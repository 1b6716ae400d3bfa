"""Distribution functions, quantiles and densities at tails and bounds, against SciPy and closed forms in mpmath."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import mpmath as mp
import numpy as np
import pytest
from scipy import stats

import generated as ow

D = ow.distributions


def _double(*values: float) -> Any:
    return ow.tensor(values, dtype=ow.float64)


ONE, TWO, THREE = _double(1.0), _double(2.0), _double(3.0)
# Distributions, SciPy's, and values at which distribution functions are compared, with a relative tolerance.
LAWS: dict[str, tuple[Any, Any, tuple[float, ...]]] = {
    "Normal": (D.Normal(0 * ONE, ONE), stats.norm(), (-37.0, -9.0, -1.0, 0.0, 1e-8, 5.0)),
    "Laplace": (D.Laplace(0 * ONE, TWO), stats.laplace(0, 2), (-1400.0, -80.0, -1.0, 0.0, 1e-8, 5.0)),
    "Cauchy": (D.Cauchy(0 * ONE, TWO), stats.cauchy(0, 2), (-1e200, -1e5, -1.0, 0.0, 1e-8, 5.0, 1e9)),
    "HalfNormal": (D.HalfNormal(TWO), stats.halfnorm(scale=2), (1e-300, 1e-9, 0.5, 5.0)),
    "HalfCauchy": (D.HalfCauchy(TWO), stats.halfcauchy(scale=2), (1e-300, 1e-9, 0.5, 5.0, 1e9)),
    "Gumbel": (D.Gumbel(0 * ONE, TWO), stats.gumbel_r(0, 2), (-12.0, -1.0, 0.0, 5.0)),
    "Exponential": (D.Exponential(TWO), stats.expon(scale=0.5), (1e-300, 1e-9, 0.5, 5.0)),
    "Weibull": (D.Weibull(TWO, THREE), stats.weibull_min(3, scale=2), (1e-90, 1e-5, 0.5, 3.0)),
    "Pareto": (D.Pareto(ONE, TWO), stats.pareto(2), (1.5, 7.0, 1e9)),
    "Gamma": (D.Gamma(THREE, ONE), stats.gamma(3), (1e-90, 1e-5, 0.5, 9.0)),
    "InverseGamma": (D.InverseGamma(TWO, THREE), stats.invgamma(2, scale=3), (0.005, 0.1, 1.0, 9.0)),
    "LogNormal": (D.LogNormal(0 * ONE, ONE), stats.lognorm(1), (1e-12, 0.1, 1.0, 9.0)),
}


@pytest.mark.parametrize("name", LAWS)
def test_functions_of_distributions(name: str) -> None:
    ours, law, values = LAWS[name]
    x = _double(*values)
    np.testing.assert_allclose(ours.cdf(x).numpy(), law.cdf(values), rtol=2e-12)
    if name not in {"Gamma", "InverseGamma"}:  # which have no quantiles
        chances = (1e-300, 1e-20, 1e-3, 0.3, 0.5, 0.8, 0.999) if name != "Pareto" else (0.3, 0.5, 0.8, 0.999)
        np.testing.assert_allclose(ours.icdf(_double(*chances)).numpy(), law.ppf(chances), rtol=2e-12, atol=1e-15)
    np.testing.assert_allclose(ours.log_prob(x).numpy(), law.logpdf(values), rtol=1e-12, atol=1e-14)


def test_lower_tails_have_gradients() -> None:
    for family, value in ((D.Normal, -12.0), (D.Laplace, -60.0), (D.Cauchy, -1e9)):
        ours = family(0 * ONE, ONE)
        x = _double(value).requires_grad_()
        ours.cdf(x).sum().backward()
        np.testing.assert_allclose(x.grad.numpy(), ours.log_prob(x.detach()).exp().numpy(), rtol=1e-10)


def test_kumaraswamy() -> None:
    law = D.Kumaraswamy(TWO, THREE)
    np.testing.assert_allclose(law.cdf(_double(1e-100, 1e-12, 0.3)).numpy(), [3e-200, 3e-24, 1 - 0.91**3], rtol=1e-12)
    np.testing.assert_allclose(law.icdf(_double(3e-200, 3e-24)).numpy(), [1e-100, 1e-12], rtol=1e-12)
    np.testing.assert_allclose(law.log_prob(_double(1e-100)).numpy(), [math.log(6) + math.log(1e-100)], rtol=1e-12)
    assert D.Kumaraswamy(ONE, ONE).log_prob(_double(0.0, 1.0)).tolist() == [0.0, 0.0]


@pytest.mark.parametrize("chance", [1e-20, 0.2, 0.499, 0.6, 0.9, 1 - 1e-12])
def test_continuous_bernoulli(chance: float) -> None:
    law, values = D.ContinuousBernoulli(_double(chance)), (1e-10, 0.01, 0.3, 0.5, 0.9, 1.0)
    with mp.workdps(60):
        odds = mp.log(mp.mpf(chance)) - mp.log(1 - mp.mpf(chance))
        expected = [float(mp.expm1(odds * mp.mpf(x)) / mp.expm1(odds)) for x in values]
    np.testing.assert_allclose(law.cdf(_double(*values)).numpy(), expected, rtol=1e-11)
    chances = (1e-9, 0.2, 0.5, 0.8, 1.0)
    with mp.workdps(60):
        quantiles = [float(mp.log1p(mp.mpf(u) * mp.expm1(odds)) / odds) for u in chances]
    np.testing.assert_allclose(law.icdf(_double(*chances)).numpy(), quantiles, rtol=1e-10)


@pytest.mark.parametrize("dtype", [ow.float32, ow.float64])
@pytest.mark.parametrize("chance", [0.5, 0.5 - 2.0**-20, 0.4999, 0.499, 0.498, 0.5021, 0.49, 0.3, 0.75, 1e-6])
def test_continuous_bernoulli_near_even_odds(chance: float, dtype: Any) -> None:
    """Against 60 digits; whether probabilities or logits are given makes no difference."""
    probs, x = ow.tensor(chance, dtype=dtype), ow.tensor(0.3, dtype=dtype)
    law = D.ContinuousBernoulli(probs)
    with mp.workdps(60):
        p, at = mp.mpf(probs.item()), mp.mpf(x.item())
        odds = mp.log(p) - mp.log(1 - p)
        if odds == 0:
            mean, variance, log_norm, cdf = mp.mpf(1) / 2, mp.mpf(1) / 12, mp.log(2), at
        else:
            mean, variance = p / (2 * p - 1) - 1 / odds, p * (p - 1) / (1 - 2 * p) ** 2 + 1 / odds**2
            log_norm, cdf = mp.log(odds / (2 * p - 1)), mp.expm1(odds * at) / mp.expm1(odds)
        density = log_norm + mp.log(1 - p) + at * odds
        entropy = -(log_norm + mp.log(1 - p) + mean * odds)
    eps = ow.finfo(dtype).eps
    for result, expected in (
        (law.mean, mean), (law.variance, variance), (law.log_prob(x), density), (law.cdf(x), cdf),
        (law.entropy(), entropy), (law.icdf(law.cdf(x)), at),
    ):  # fmt: skip
        np.testing.assert_allclose(result.item(), float(expected), rtol=16 * eps, atol=1e-30)
    by_logits = D.ContinuousBernoulli(logits=ow.tensor(float(odds), dtype=dtype))
    np.testing.assert_allclose(by_logits.mean.item(), float(mean), rtol=16 * eps)
    np.testing.assert_allclose(by_logits.variance.item(), float(variance), rtol=16 * eps)


@pytest.mark.parametrize("dtype", [ow.float32, ow.float64])
def test_gradients_of_continuous_bernoulli_at_even_odds(dtype: Any) -> None:
    logits = ow.zeros(2, dtype=dtype, requires_grad=True)
    law, value = D.ContinuousBernoulli(logits=logits), ow.tensor([0.25, 1.0], dtype=dtype)
    assert ow.autograd.grad(law.log_prob(value).sum(), logits)[0].tolist() == [-0.25, 0.5]
    np.testing.assert_allclose(ow.autograd.grad(law.mean.sum(), logits)[0].tolist(), [1 / 12] * 2, rtol=1e-6)
    assert ow.autograd.grad(law.entropy().sum(), logits)[0].tolist() == [0, 0]


@pytest.mark.parametrize("dtype", [ow.float32, ow.float64])
def test_kumaraswamy_of_tiny_and_large_concentrations(dtype: Any) -> None:
    eps = ow.finfo(dtype).eps
    for numbers in ((1e-3, 2.0, 0.5), (1e-20, 1e-20, 0.5), (2.0, 3.0, 1 - 1e-7), (1e-6, 3.0, 0.1), (3.0, 1e-6, 0.9),
                    (1e-4, 0.5, 0.2), (40.0, 50.0, 0.97), (1e5, 2.0, 0.9999)):  # fmt: skip
        a, b, x = (ow.tensor(number, dtype=dtype) for number in numbers)
        law = D.Kumaraswamy(a, b)
        with mp.workdps(60):
            p, q, at = (mp.mpf(number.item()) for number in (a, b, x))
            density = mp.log(p) + mp.log(q) + (p - 1) * mp.log(at) + (q - 1) * mp.log(1 - at**p)
            mean = float(q * mp.exp(mp.loggamma(1 + 1 / p) + mp.loggamma(q) - mp.loggamma(1 + 1 / p + q)))
            exponent = abs(float(mp.log(mean))) if mean > 0 else 0.0
        np.testing.assert_allclose(law.log_prob(x).item(), float(density), rtol=16 * eps)
        if mean > ow.finfo(dtype).tiny:  # the exponential of a sum of so many units
            np.testing.assert_allclose(law.mean.item(), mean, rtol=(16 + 8 * exponent) * eps)


@pytest.mark.parametrize("dtype", [ow.float32, ow.float64])
def test_students_distribution_of_many_degrees(dtype: Any) -> None:
    eps = np.finfo(dtype.numpy).eps
    for df in (0.5, 3.0, 59.0, 61.0, 1e4, 1e6, 1e9):
        law = D.StudentT(ow.tensor(df, dtype=dtype))
        for x in (0.0, 1.0, 30.0, 1e10):
            with mp.workdps(50):
                n = mp.mpf(df)
                norm = mp.loggamma((n + 1) / 2) - mp.loggamma(n / 2) - mp.log(n * mp.pi) / 2
                expected = float(norm - (n + 1) / 2 * mp.log1p(mp.mpf(x) ** 2 / n))
            np.testing.assert_allclose(law.log_prob(ow.tensor(x, dtype=dtype)).item(), expected, rtol=16 * eps)
        with mp.workdps(50):
            rest = (n + 1) / 2 * (mp.digamma((n + 1) / 2) - mp.digamma(n / 2))
        np.testing.assert_allclose(law.entropy().item(), float(rest - norm), rtol=16 * eps)


def test_densities_of_far_values() -> None:
    far = ow.tensor(1e30)
    np.testing.assert_allclose(D.Cauchy(0.0, 1.0).log_prob(far).item(), stats.cauchy.logpdf(1e30), rtol=1e-6)
    np.testing.assert_allclose(D.StudentT(3.0).log_prob(far).item(), stats.t.logpdf(1e30, 3), rtol=1e-6)
    # Near the top the cosine is 1 but for its square.
    density = D.VonMises(0 * ONE, 1e12 * ONE)
    difference = density.log_prob(_double(0.0)) - density.log_prob(_double(1e-6))
    np.testing.assert_allclose(difference.item(), 0.5, rtol=1e-9)


INF = math.inf
# Distributions whose probabilities are 0 or 1: values, logarithms of their probabilities, and the entropy.
CERTAIN: dict[str, tuple[Callable[[Any], Any], float, tuple[float, ...], tuple[float, ...], float | None]] = {
    "Bernoulli of 0": (D.Bernoulli, 0.0, (0.0, 1.0), (0.0, -INF), 0.0),
    "Bernoulli of 1": (D.Bernoulli, 1.0, (0.0, 1.0), (-INF, 0.0), 0.0),
    "Bernoulli of little": (D.Bernoulli, 1e-30, (0.0, 1.0), (-1e-30, math.log(1e-30)), 1e-30 * (1 - math.log(1e-30))),
    "Binomial of 0": (lambda p: D.Binomial(3, p), 0.0, (0.0, 1.0, 3.0), (0.0, -INF, -INF), 0.0),
    "Binomial of 1": (lambda p: D.Binomial(3, p), 1.0, (0.0, 1.0, 3.0), (-INF, -INF, 0.0), 0.0),
    "Geometric of 1": (D.Geometric, 1.0, (0.0, 1.0), (0.0, -INF), 0.0),
    "NegativeBinomial of 0": (lambda p: D.NegativeBinomial(3.0, p), 0.0, (0.0, 1.0), (0.0, -INF), None),
    "Poisson of 0": (D.Poisson, 0.0, (0.0, 1.0), (0.0, -INF), None),
    "Categorical": (lambda p: D.Categorical(ow.stack([p, 1 - p], -1)), 0.0, (0.0, 1.0), (-INF, 0.0), 0.0),
}


@pytest.mark.parametrize("dtype", [ow.float32, ow.float64])
@pytest.mark.parametrize("name", CERTAIN)
def test_probabilities_of_zero_and_one(name: str, dtype: Any) -> None:
    make, chance, values, expected, entropy = CERTAIN[name]
    law = make(ow.tensor(chance, dtype=dtype))
    result = law.log_prob(ow.tensor(values, dtype=dtype))
    np.testing.assert_allclose(result.tolist(), expected, rtol=1e-6, atol=1e-40)
    if entropy is not None:
        np.testing.assert_allclose(law.entropy().item(), entropy, rtol=1e-6, atol=1e-40)


def test_gradients_of_probabilities_at_bounds() -> None:
    for chance, value, slope in ((0.0, 0.0, -1.0), (1.0, 1.0, 1.0), (0.25, 1.0, 4.0)):
        p = ow.tensor(chance, requires_grad=True)
        D.Bernoulli(p).log_prob(ow.tensor(value)).backward()
        assert p.grad.item() == slope
    p = ow.tensor([0.0, 0.25, 0.75], requires_grad=True)
    (D.Categorical(p).log_prob(ow.tensor(2)) + D.Multinomial(1, p).log_prob(ow.tensor([0.0, 0.0, 1.0]))).backward()
    np.testing.assert_allclose(p.grad.tolist(), [-2.0, -2.0, 2 / 0.75 - 2], rtol=1e-6)


@pytest.mark.parametrize("value", [1e-300, 1e-200, 1e-3, 1e200])
def test_the_inverse_gamma_at_its_ends(value: float) -> None:
    """Its log-density is 2 log(1) - lgamma(2) - 3 log(x) - 1 / x."""
    item = ow.distributions.InverseGamma(ow.tensor(2.0, dtype=ow.float64), ow.tensor(1.0, dtype=ow.float64))
    expected = -3 * np.log(value) - 1 / value
    assert item.log_prob(ow.tensor(value, dtype=ow.float64)).item() == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize("exponent", [1.0, -1.0, 2.0, 0.5])
@pytest.mark.parametrize("value", [1e-300, 1e-3, 1e300])
def test_the_slope_of_a_power_is_a_number_where_its_value_is_none(exponent: float, value: float) -> None:
    transform = ow.distributions.PowerTransform(exponent)
    x = ow.tensor([value], dtype=ow.float64)
    expected = np.log(abs(exponent)) + (exponent - 1) * np.log(value)
    np.testing.assert_allclose(transform.log_abs_det_jacobian(x, transform(x)).numpy(), [expected], rtol=1e-12)


def log_beta(*a: Any) -> Any:
    return sum(map(mp.loggamma, a)) - mp.loggamma(sum(a))


def divergence(p: Any, q: Any) -> Any:
    return mp.loggamma(q) - mp.loggamma(p) + (p - q) * mp.digamma(p)


def binomial(n: Any, p: Any, k: Any) -> Any:
    return -mp.log(n + 1) - log_beta(k + 1, n - k + 1) + k * mp.log(p) + (n - k) * mp.log1p(-p)


def two(p: Any, q: Any) -> Any:
    return p * mp.log(p / q) + (1 - p) * mp.log((1 - p) / (1 - q))


def ratio_density(a: Any, b: Any, x: Any) -> Any:
    return a / 2 * mp.log(a / b) + (a / 2 - 1) * mp.log(x) - (a + b) / 2 * mp.log1p(a * x / b) - log_beta(a / 2, b / 2)


# What cancels where logarithms of the gamma function are large, as written, and arguments of all sizes.
LARGE: dict[str, tuple[Callable[..., Any], Callable[..., Any], list[tuple[float, ...]]]] = {
    "Gamma.log_prob": (
        lambda a, b, x: D.Gamma(a, b).log_prob(x),
        lambda a, b, x: a * mp.log(b) + (a - 1) * mp.log(x) - b * x - mp.loggamma(a),
        [(1e-5, 1, 1e-3), (0.5, 1, 20), (9.5, 2, 4), (11, 2, 4), (1e3, 1, 1e3), (1e5, 1, 1.1e5), (1e8, 1, 1e8)],
    ),
    "Gamma.entropy": (
        lambda a, b: D.Gamma(a, b).entropy(),
        lambda a, b: a - mp.log(b) + mp.loggamma(a) + (1 - a) * mp.digamma(a),
        [(1e-5, 1), (1, 1), (1e3, 1), (1e6, 1), (1e9, 3)],
    ),
    "Gamma, divergence": (
        lambda a, b, c, d: D.kl_divergence(D.Gamma(a, b), D.Gamma(c, d)),
        lambda a, b, c, d: divergence(a, c) + c * mp.log(b / d) + a * (d - b) / b,
        [(1, 1, 2, 1), (1e3, 1, 1.01e3, 1), (1e6, 1, 1.0001e6, 1.0001), (1e-4, 1, 2e-4, 1), (30, 2, 3, 7)],
    ),
    "InverseGamma.log_prob": (
        lambda a, b, x: D.InverseGamma(a, b).log_prob(x),
        lambda a, b, x: a * mp.log(b) - (a + 1) * mp.log(x) - b / x - mp.loggamma(a),
        [(3, 4, 1), (1e4, 1e4, 1), (1e6, 1e6, 1)],
    ),
    "InverseGamma.entropy": (
        lambda a, b: D.InverseGamma(a, b).entropy(),
        lambda a, b: a + mp.log(b) + mp.loggamma(a) - (1 + a) * mp.digamma(a), [(3, 4), (1e4, 1e4), (1e6, 1)],
    ),
    "Chi2.log_prob": (
        lambda a, x: D.Chi2(a).log_prob(x),
        lambda a, x: -a / 2 * mp.log(2) + (a / 2 - 1) * mp.log(x) - x / 2 - mp.loggamma(a / 2),
        [(3, 4), (1e4, 1e4), (1e6, 1e6)],
    ),
    "Beta.log_prob": (
        lambda a, b, x: D.Beta(a, b).log_prob(x),
        lambda a, b, x: (a - 1) * mp.log(x) + (b - 1) * mp.log1p(-x) - log_beta(a, b),
        [(0.5, 0.5, 0.25), (1e-3, 1, 0.5), (1e3, 1e3, 0.5), (1e6, 1e6, 0.5), (1e5, 3, 0.9999)],
    ),
    "Beta.entropy": (
        lambda a, b: D.Beta(a, b).entropy(),
        lambda a, b: log_beta(a, b) + (a - 1) * (mp.digamma(a + b) - mp.digamma(a))
        + (b - 1) * (mp.digamma(a + b) - mp.digamma(b)),
        [(0.5, 0.5), (1e3, 1e3), (1e6, 1e6), (1e6, 2), (1e-3, 1e-3)],
    ),
    "Beta, divergence": (
        lambda a, b, c, d: D.kl_divergence(D.Beta(a, b), D.Beta(c, d)),
        lambda a, b, c, d: divergence(a, c) + divergence(b, d) - divergence(a + b, c + d),
        [(1, 2, 2, 1), (1e3, 1e3, 1.1e3, 1e3), (1e5, 1e5, 1.01e5, 1e5)],
    ),
    "Poisson.log_prob": (
        lambda r, k: D.Poisson(r).log_prob(k), lambda r, k: k * mp.log(r) - r - mp.loggamma(k + 1),
        [(1e-10, 0), (0.5, 3), (1e3, 1000), (1e5, 100100), (1e7, 1e7), (1e-20, 2)],
    ),
    "Poisson, divergence": (
        lambda p, q: D.kl_divergence(D.Poisson(p), D.Poisson(q)), lambda p, q: p * mp.log(p / q) - p + q,
        [(1, 3), (1e4, 1.001e4)],
    ),
    "Binomial.log_prob": (
        lambda n, p, k: D.Binomial(n, p).log_prob(k), binomial,
        [(10, 0.25, 4), (1000, 0.5, 500), (1e6, 0.5, 500100), (1e7, 0.25, 2.5e6), (1e6, 1e-5, 10), (100, 1e-3, 0)],
    ),
    "Binomial.log_prob of logits": (
        lambda n, x, k: D.Binomial(n, logits=x).log_prob(k),
        lambda n, x, k: binomial(n, 1 / (1 + mp.exp(-x)), k), [(10, 0.25, 4), (1e6, 0, 500100), (10, -30, 2)],
    ),
    "NegativeBinomial.log_prob": (
        lambda r, p, k: D.NegativeBinomial(r, p).log_prob(k),
        lambda r, p, k: mp.loggamma(r + k) - mp.loggamma(k + 1) - mp.loggamma(r) + r * mp.log1p(-p) + k * mp.log(p),
        [(10, 0.25, 4), (1000, 0.5, 1000), (1e6, 0.5, 1000100), (1e-3, 0.5, 1), (1e7, 1e-7, 1), (0.5, 0.75, 3)],
    ),
    "FisherSnedecor.log_prob": (
        lambda a, b, x: D.FisherSnedecor(a, b).log_prob(x), ratio_density,
        [(3, 4, 1), (1e4, 1e4, 1.01), (1e6, 1e6, 1), (3, 1e8, 1)],
    ),
    "Bernoulli, divergence": (
        lambda p, q: D.kl_divergence(D.Bernoulli(p), D.Bernoulli(q)), two, [(0.3, 0.3001), (1e-6, 2e-6), (0.1, 0.75)],
    ),
    "Geometric, divergence": (
        lambda p, q: D.kl_divergence(D.Geometric(p), D.Geometric(q)), lambda p, q: two(p, q) / p,
        [(0.3, 0.3001), (1e-6, 2e-6), (0.1, 0.75)],
    ),
    "Normal, divergence": (
        lambda a, s, b, t: D.kl_divergence(D.Normal(a, s), D.Normal(b, t)),
        lambda a, s, b, t: mp.log(t / s) + (s * s + (a - b) ** 2) / (2 * t * t) - 0.5,
        [(0, 1, 1e-3, 1), (0, 1, 0, 1.001), (0, 1e-15, 0, 2e-15)],
    ),
    "Exponential, divergence": (
        lambda p, q: D.kl_divergence(D.Exponential(p), D.Exponential(q)), lambda p, q: mp.log(p / q) + q / p - 1,
        [(1, 1.001), (2, 5)],
    ),
}


@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize("name", LARGE)
def test_large_parameters(name: str, kind: str) -> None:
    """Right but for what a rounding of each argument changes."""
    operator, formula, points = LARGE[name]
    eps = ow.finfo(getattr(ow, kind)).eps
    with mp.workdps(60):
        for point in points:
            arguments = [ow.tensor(value, dtype=getattr(ow, kind)).requires_grad_() for value in point]
            exact = [mp.mpf(argument.double().item()) for argument in arguments]
            wanted = formula(*exact)
            moved = [formula(*exact[:k], number * (1 + mp.mpf(eps)), *exact[k + 1 :]) for k, number in enumerate(exact)]
            allowed = 40 * (abs(wanted) * eps + sum(abs(number - wanted) for number in moved))
            result = operator(*arguments)
            assert abs(result.double().item() - wanted) <= allowed, (point, result.item(), float(wanted))
            for grad in ow.autograd.grad(result, arguments, allow_unused=True):
                assert grad is None or grad.isfinite().item(), point


def test_slopes_of_densities_with_large_parameters() -> None:
    """`log(b x) - digamma(a)` and `(a - 1) / x - b`, which are small where the density is large."""
    with mp.workdps(40):
        for a, x in ((1e6, 1e6), (1e4, 1.01e4), (5.0, 4.0)):
            concentration, value = (ow.tensor(item, requires_grad=True) for item in (a, x))
            density = D.Gamma(concentration, ow.tensor(1.0)).log_prob(value)
            grad = ow.autograd.grad(density, (concentration, value))
            wanted = float(mp.log(x) - mp.digamma(a)), (a - 1) / x - 1
            np.testing.assert_allclose([tensor.item() for tensor in grad], wanted, rtol=2e-5, atol=1e-7)


@pytest.mark.parametrize("kind", ["float64", "float32"])
def test_points_of_the_simplex_are_never_0_or_1(kind: str) -> None:
    """There densities of small concentrations are infinite."""
    few = ow.full((20_000,), 0.03125, dtype=getattr(ow, kind))
    for draw in (D.Beta(few, few).sample(), D.Dirichlet(few[:3]).sample((20_000,))):
        assert draw.min() > 0
        assert draw.max() < 1
    assert D.Beta(few.double(), few.double()).log_prob(D.Beta(few, few).sample().double()).isfinite().all()
