"""Draws of float16 and bfloat16: computed in float32 or wider and rounded once, against SciPy's distributions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy import stats

import generated as ow

# Draws of narrow dtypes: name, call of an empty tensor, distribution, how many values of float16 and bfloat16 are among
# 200,000 at least. Numbers are drawn in float32 and rounded once; a draw of so few digits has 2,048 or 256 values.
_N = 200_000
_HALF = {"float16": ow.float16, "bfloat16": ow.bfloat16}
_F = ow.nn.functional
_D = ow.distributions
NARROW: dict[str, tuple[Callable[[Any], Any], Any, tuple[int, int]]] = {
    "rand": (lambda x: ow.rand(_N, dtype=x.dtype), stats.uniform(), (5000, 1000)),
    "rand_like": (ow.rand_like, stats.uniform(), (5000, 1000)),
    "uniform_": (lambda x: x.uniform_(), stats.uniform(), (5000, 1000)),
    "uniform_ between": (lambda x: x.uniform_(-5, 3), stats.uniform(-5, 8), (5000, 1000)),
    "uniform_ from 1": (lambda x: x.uniform_(1, 2), stats.uniform(1, 1), (1024, 128)),
    "exponential_": (lambda x: x.exponential_(), stats.expon(), (8000, 1200)),
    "exponential_ of a rate": (lambda x: x.exponential_(3), stats.expon(scale=1 / 3), (8000, 1200)),
    "randn": (lambda x: ow.randn(_N, dtype=x.dtype), stats.norm(), (15000, 2500)),
    "normal_": (lambda x: x.normal_(2, 3), stats.norm(2, 3), (15000, 2500)),
    "normal of tensors": (lambda x: ow.normal(x.fill_(2), x * 1.5), stats.norm(2, 3), (15000, 2500)),
    "normal of a mean": (lambda x: ow.normal(2.0, x.fill_(3)), stats.norm(2, 3), (15000, 2500)),
    "normal of a spread": (lambda x: ow.normal(x.fill_(2), 3.0), stats.norm(2, 3), (15000, 2500)),
    "normal of a size": (lambda x: ow.normal(2.0, 3.0, (_N,), dtype=x.dtype), stats.norm(2, 3), (15000, 2500)),
    "cauchy_": (lambda x: x.cauchy_(1, 2), stats.cauchy(1, 2), (15000, 2500)),
    "log_normal_": (lambda x: x.log_normal_(1, 0.5), stats.lognorm(0.5, scale=math.e), (4000, 600)),
    "rrelu": (lambda x: -_F.rrelu(x.fill_(-1), 0.1, 0.6, training=True), stats.uniform(0.1, 0.5), (2000, 250)),
    "gumbel_softmax": (lambda x: _F.gumbel_softmax(x.fill_(0).reshape(-1, 2))[:, 0], stats.uniform(), (5000, 700)),
    "init.uniform_": (lambda x: ow.nn.init.uniform_(x, -1, 1), stats.uniform(-1, 2), (5000, 1000)),
    "init.trunc_normal_": (
        lambda x: ow.nn.init.trunc_normal_(x, 1, 2, -1, 4), stats.truncnorm(-1, 1.5, 1, 2), (10000, 1500),
    ),
    "Normal": (lambda x: _D.Normal(x.fill_(2), 3 + 0 * x).rsample(), stats.norm(2, 3), (15000, 2500)),
    "LogNormal": (
        lambda x: _D.LogNormal(x.fill_(1), x * 0.5).sample(), stats.lognorm(0.5, scale=math.e), (4000, 600),
    ),
    "Laplace": (lambda x: _D.Laplace(x.fill_(1), x * 2).rsample(), stats.laplace(1, 2), (10000, 2000)),
    "Cauchy": (lambda x: _D.Cauchy(x.fill_(1), x * 2).rsample(), stats.cauchy(1, 2), (15000, 2500)),
    "Gumbel": (lambda x: _D.Gumbel(x.fill_(1), x * 2).rsample(), stats.gumbel_r(1, 2), (12000, 2000)),
    "Exponential": (lambda x: _D.Exponential(x.fill_(3)).rsample(), stats.expon(scale=1 / 3), (8000, 1200)),
    "Weibull": (lambda x: _D.Weibull(x.fill_(2), x * 0.75).rsample(), stats.weibull_min(1.5, scale=2), (7500, 1200)),
    "Pareto": (lambda x: _D.Pareto(x.fill_(1), x * 2).rsample(), stats.pareto(2), (1700, 250)),
    "Uniform": (lambda x: _D.Uniform(x.fill_(-5), 3 + 0 * x).rsample(), stats.uniform(-5, 8), (5000, 1000)),
    "Gamma": (lambda x: _D.Gamma(x.fill_(1.5), x / 1.5).rsample(), stats.gamma(1.5), (7000, 900)),
    "InverseGamma": (lambda x: _D.InverseGamma(x.fill_(2), x).rsample(), stats.invgamma(2, scale=2), (5000, 800)),
    "StudentT": (lambda x: _D.StudentT(x.fill_(3)).rsample(), stats.t(3), (15000, 2500)),
    "HalfNormal": (lambda x: _D.HalfNormal(x.fill_(2)).rsample(), stats.halfnorm(scale=2), (8000, 1200)),
    "RelaxedBernoulli": (
        lambda x: _D.RelaxedBernoulli(ow.tensor(1.0), logits=x.fill_(0)).rsample(), stats.uniform(), (5000, 900),
    ),
}  # fmt: skip
EXCLUDED = {  # which values are not drawn
    "exponential_": 0.0, "exponential_ of a rate": 0.0, "Exponential": 0.0, "Gamma": 0.0, "rand": 1.0, "rand_like": 1.0,
    "uniform_": 1.0, "uniform_ between": 3.0, "uniform_ from 1": 2.0, "Uniform": 3.0,
}  # fmt: skip


def _next(values: Any, kind: str) -> Any:
    """The next larger number of the dtype, as float64."""
    up = ow.full_like(ow.tensor(values, dtype=_HALF[kind]), math.inf)
    return ow.nextafter(ow.tensor(values, dtype=_HALF[kind]), up).double().numpy()


@pytest.mark.parametrize("kind", _HALF)
@pytest.mark.parametrize("name", NARROW)
def test_narrow_dtypes_are_drawn_wide_and_rounded_once(name: str, kind: str) -> None:
    draw, law, few = NARROW[name]
    ow.manual_seed(7)
    drawn = draw(ow.empty(_N, dtype=_HALF[kind]))
    assert drawn.dtype is _HALF[kind]
    values, counts = np.unique(drawn.double().numpy(), return_counts=True)
    assert len(values) >= few[kind == "bfloat16"]
    assert EXCLUDED.get(name) not in values
    # Kolmogorov and Smirnov: what rounds to a number or below lies below the middle between it and the next one.
    following = _next(values, kind)
    bounds = np.where(np.isfinite(following), (values + following) / 2, np.inf)
    if EXCLUDED.get(name, 0.0) in following:
        bounds[following == EXCLUDED[name]] = np.inf
    share = np.cumsum(counts) / drawn.numel()
    assert np.abs(share - law.cdf(bounds)).max() < 2 / math.sqrt(drawn.numel())


@pytest.mark.parametrize("kind", [*_HALF, "float32", "float64"])
@pytest.mark.parametrize(("low", "high"), [(0, 1), (1, 2), (-2, -1), (-1, 0), (0.1, 0.3), (1e-7, 3e-7), (3, 3)])
def test_uniform_numbers_lie_below_the_upper_bound(low: float, high: float, kind: str) -> None:
    dtype = getattr(ow, kind)
    ow.manual_seed(1)
    drawn = ow.empty(1 << 20, dtype=dtype).uniform_(low, high)
    low_in, high_in = (ow.tensor(limit, dtype=dtype) for limit in (low, high))
    assert (drawn >= low_in).all()
    assert (drawn < high_in).all() or low == high


@pytest.mark.parametrize("kind", _HALF)
@pytest.mark.parametrize("p", [0.001, 0.1, 0.3])
def test_dropout_of_narrow_dtypes_is_rounded_once(p: float, kind: str) -> None:
    ow.manual_seed(3)
    x = ow.linspace(1, 2, 10_000).to(_HALF[kind]).requires_grad_()
    for dropout, dropped in ((_F.dropout, 0.0), (_F.alpha_dropout, -1.7580993408473766)):
        y = dropout(x, p, True)
        y.sum().backward()
        mask = x.grad.numpy(force=True) != 0 if kind == "float16" else (x.grad != 0).numpy()
        scale = 1 / (1 - p) if dropped == 0 else ((dropped * dropped * p + 1) * (1 - p)) ** -0.5
        wide = x.detach().double()
        expected = scale * (wide * ow.tensor(mask) + dropped * (1 - ow.tensor(mask).double() - p))
        assert (y.detach() == expected.to(_HALF[kind])).float().mean() > 0.999  # but for ties in float32
        assert abs((~mask).mean() - p) < 0.02
        x.grad = None


def test_geometric_numbers_of_a_tiny_probability() -> None:
    ow.manual_seed(2)
    drawn = ow.empty(100_000, dtype=ow.float64).geometric_(1e-18)
    assert abs(drawn.mean().item() * 1e-18 - 1) < 0.02


@pytest.mark.parametrize("dtype", [*_HALF.values(), ow.float32, ow.float64])
def test_an_exponential_of_an_infinite_rate_is_0(dtype: ow.dtype) -> None:
    assert ow.empty(1000, dtype=dtype).exponential_(math.inf).count_nonzero() == 0
    assert ow.empty(1000, dtype=dtype).exponential_(1e30 if dtype.itemsize > 2 else 1.0).count_nonzero() == 1000


@pytest.mark.parametrize(("dtype", "low", "high"), [
    ("float16", -40000, 40000), ("float16", 0, 70000), ("bfloat16", -3e38, 3e38), ("float32", -3e38, 3e38),
    ("float32", -math.inf, 0), ("float32", 0, math.inf), ("float64", -1e308, 1e308), ("float64", 0, math.inf),
])  # fmt: skip
def test_a_range_beyond_the_dtype_is_refused(dtype: str, low: float, high: float) -> None:
    """The width of the range would be infinite, and with it every number."""
    with pytest.raises(RuntimeError, match=f"{dtype} holds no number as large as the range from"):
        ow.empty(2, dtype=getattr(ow, dtype)).uniform_(low, high)
    limit = ow.finfo(getattr(ow, dtype)).max
    drawn = ow.empty(1000, dtype=getattr(ow, dtype)).uniform_(0, limit)
    assert drawn.isfinite().all()
    assert drawn.double().mean() > limit / 4
