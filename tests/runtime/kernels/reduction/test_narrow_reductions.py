"""Reductions of more elements than a narrow dtype counts: values and gradients against those in float64."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow

COUNT = 70_000  # above the largest number of float16, and far above the integers that bfloat16 tells apart
DTYPES = {"float16": (ow.float16, 2.0**-11), "bfloat16": (ow.bfloat16, 2.0**-8)}
F = ow.nn.functional


def _zeros(count: int) -> Any:
    return ow.zeros(count, dtype=ow.int64)


def _classes(loss: Any, **named: Any) -> Callable[[Any], Any]:
    """A loss of classes with a weight each, of two columns."""
    weight = ow.full((2,), 4.0)
    return lambda x: loss(F.log_softmax(x.view(-1, 2), 1), _zeros(COUNT // 2), weight.to(x.dtype), **named)


REDUCTIONS: dict[str, Callable[[Any], Any]] = {
    "amax": ow.amax,
    "amin of rows": lambda x: x.view(2, -1).amin(1),
    "max": ow.max,
    "min": ow.min,
    "aminmax": lambda x: sum(ow.aminmax(x)),
    "median": ow.median,
    "nanmedian": ow.nanmedian,
    "mean": ow.mean,
    "nanmean": ow.nanmean,
    "nanmean of rows": lambda x: x.view(2, -1).nanmean(1),
    "var": ow.var,
    "std of rows": lambda x: (x * ow.linspace(1, 2, COUNT).to(x.dtype)).view(2, -1).std(1),
    "logsumexp": lambda x: ow.logsumexp(x, 0),
    "log_softmax": lambda x: F.log_softmax(x * ow.tensor([1.0, 2.0], dtype=x.dtype).repeat(COUNT // 2), 0)[:2],
    "norm": ow.linalg.vector_norm,
    "largest": lambda x: ow.linalg.vector_norm(x, math.inf),
    "smallest": lambda x: ow.linalg.vector_norm(x, -math.inf),
    "renorm": lambda x: ow.renorm(x.view(1, -1), 2, 0, 1.0)[0, :2],
    "cov": lambda x: ow.cov(x * ow.linspace(1, 2, COUNT).to(x.dtype)),
    "scatter mean": lambda x: x[:1].detach().scatter_reduce(0, _zeros(COUNT), x, "mean", include_self=False),
    "scatter amax": lambda x: x[:1].detach().scatter_reduce(0, _zeros(COUNT), x, "amax", include_self=False),
    "index mean": lambda x: ow.ones(1, dtype=x.dtype).index_reduce(0, _zeros(COUNT), x, "mean"),
    "index amin": lambda x: ow.ones(1, dtype=x.dtype).index_reduce(0, _zeros(COUNT), x, "amin"),
    "segments": lambda x: ow.segment_reduce(x, "mean", lengths=ow.tensor([COUNT])),
    "bags": lambda x: F.embedding_bag(_zeros(COUNT), x[:5].view(1, 5), ow.tensor([0]), mode="mean"),
    "masked mean": lambda x: ow.masked.mean(x, 0, mask=x > 0),
    "masked var": lambda x: ow.masked.var(x * ow.linspace(1, 2, COUNT).to(x.dtype), 0, mask=x > 0),
    "weighted nll_loss": _classes(F.nll_loss),
    "weighted cross_entropy": _classes(F.cross_entropy, label_smoothing=0.1),
    "nll_loss": lambda x: F.nll_loss(x.view(-1, 1), _zeros(COUNT)),
    "cross_entropy of probabilities": lambda x: F.cross_entropy(x.view(-1, 2), ow.full_like(x, 0.5).view(-1, 2)),
}


def _with_gradient(reduction: Callable[[Any], Any], x: Any) -> tuple[Any, Any]:
    x = x.clone().requires_grad_()
    value = reduction(x)
    value.double().sum().backward()
    return value.detach().double().numpy(), x.grad.double().numpy()


@pytest.mark.parametrize("kind", DTYPES)
@pytest.mark.parametrize("name", REDUCTIONS)
def test_values_and_gradients_of_many_elements(name: str, kind: str) -> None:
    dtype, eps = DTYPES[kind]
    value, gradient = _with_gradient(REDUCTIONS[name], ow.ones(COUNT, dtype=dtype))
    wide, wide_gradient = _with_gradient(REDUCTIONS[name], ow.ones(COUNT, dtype=ow.float64))
    np.testing.assert_allclose(value, wide, rtol=6 * eps, atol=1e-6)
    # Of float16 what is below its normal numbers has a step of 6e-8.
    step = 6e-8 if kind == "float16" else 0
    largest = max(np.abs(wide_gradient).max(), 1 / COUNT)
    np.testing.assert_allclose(gradient, wide_gradient, rtol=8 * eps, atol=2 * step + 8 * eps * largest)


@pytest.mark.parametrize("dtype", [ow.float32, ow.float64, ow.float16, ow.bfloat16, ow.complex64])
@pytest.mark.parametrize(("row", "shares"), [
    ((-math.inf, -math.inf), (0.5, 0.5)), ((math.inf, math.inf, 1.0), (0.5, 0.5, 0.0)), ((math.inf, 1.0), (1.0, 0.0)),
    ((-math.inf, 1.0), (0.0, 1.0)), ((-math.inf,), (1.0,)),
])  # fmt: skip
def test_infinite_terms_of_logsumexp_share_the_gradient(row: Any, shares: Any, dtype: Any) -> None:
    if dtype.is_complex:  # the exponential of an infinite complex number is no number
        row = [min(value, 1.0) for value in row]
        shares = [math.exp(value) / sum(math.exp(other) for other in row) if max(row) > -math.inf else share
                  for value, share in zip(row, shares, strict=True)]  # fmt: skip
    x = ow.tensor([row, [0.0] * len(row)]).to(dtype).requires_grad_()
    ow.logsumexp(x, 1).real.sum().backward()
    np.testing.assert_allclose(x.grad.real.tolist(), [shares, [1 / len(row)] * len(row)], rtol=2e-3)
    if not dtype.is_complex:
        batched = ow.vmap(ow.func.grad(lambda line: ow.logsumexp(line, 0)))(x.detach())
        np.testing.assert_allclose(batched.tolist(), x.grad.tolist(), rtol=1e-6)
        tangent = ow.func.jvp(lambda line: ow.logsumexp(line, 1), (x.detach(),), (ow.ones_like(x.detach()),))[1]
        np.testing.assert_allclose(tangent.tolist(), [1.0, 1.0], rtol=1e-2)


@pytest.mark.parametrize("kind", ["float16", "bfloat16"])
def test_gradients_of_running_logarithms_are_computed_wide(kind: str) -> None:
    """A logarithm of 8 bits is off by 3 %, and so are shares that are computed from it; their products are worse."""
    x = ow.ones(70_000, dtype=getattr(ow, kind), requires_grad=True)
    (slope,) = ow.autograd.grad(ow.logcumsumexp(x, 0)[-1], x)
    np.testing.assert_allclose(slope.double().numpy(), 1 / 70_000, rtol=4e-3)
    numbers = ow.randn(3, 50, generator=ow.Generator().manual_seed(1)).to(x.dtype)
    weight = ow.linspace(-1, 2, 50).to(x.dtype)
    narrow, wide = numbers.clone().requires_grad_(), numbers.double().requires_grad_()
    (slope,) = ow.autograd.grad((ow.logcumsumexp(narrow, 1) * weight).sum(), narrow)
    (exact,) = ow.autograd.grad((ow.logcumsumexp(wide, 1) * weight.double()).sum(), wide)
    largest = exact.abs().max().item()
    np.testing.assert_allclose(slope.double().numpy(), exact.numpy(), atol=ow.finfo(x.dtype).eps * largest)
