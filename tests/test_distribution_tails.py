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
    found = law.log_prob(ow.tensor(values, dtype=dtype))
    np.testing.assert_allclose(found.tolist(), expected, rtol=1e-6, atol=1e-40)
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
    one = ow.distributions.InverseGamma(ow.tensor(2.0, dtype=ow.float64), ow.tensor(1.0, dtype=ow.float64))
    expected = -3 * np.log(value) - 1 / value
    assert one.log_prob(ow.tensor(value, dtype=ow.float64)).item() == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize("exponent", [1.0, -1.0, 2.0, 0.5])
@pytest.mark.parametrize("value", [1e-300, 1e-3, 1e300])
def test_the_slope_of_a_power_is_a_number_where_its_value_is_none(exponent: float, value: float) -> None:
    transform = ow.distributions.PowerTransform(exponent)
    x = ow.tensor([value], dtype=ow.float64)
    expected = np.log(abs(exponent)) + (exponent - 1) * np.log(value)
    np.testing.assert_allclose(transform.log_abs_det_jacobian(x, transform(x)).numpy(), [expected], rtol=1e-12)
