"""Functions that have a factor of all numbers as a factor, far from 1: what is computed on the way may not fit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import generated as ow

F = ow.nn.functional
FACTORS = {"float32": [2.0**k for k in (-100, -75, -50, 50, 73, 100, 121)],
           "float64": [2.0**k for k in (-900, -500, -250, 250, 500, 900, 1010)]}  # fmt: skip
CASES = [(kind, factor) for kind, factors in FACTORS.items() for factor in factors]
NUMBERS = [[1.0, -2.0, 3.0, 0.75], [2.5, 0.5, -1.5, 4.0], [1.0, 1.0, 2.0, 8.0]]


def _tensor(factor: float, kind: str) -> Any:
    return (ow.tensor(NUMBERS, dtype=ow.float64) * factor).to(getattr(ow, kind)).requires_grad_()


def _assert_near(result: Any, expected: Any, ulps: int = 256) -> None:
    """Roots of huge and tiny numbers are off by the rounding of the exponent, times a logarithm of some hundreds."""
    eps = float(np.finfo(str(result.dtype).rpartition(".")[2]).eps)
    np.testing.assert_allclose(
        result.detach().double().numpy(), expected.detach().double().numpy(), rtol=ulps * eps, atol=0
    )


@pytest.mark.parametrize("power", [-1, -2, -3, -0.5, -1.5, -6])
@pytest.mark.parametrize(("kind", "factor"), CASES)
def test_norms_of_negative_powers_keep_their_digits(kind: str, factor: float, power: float) -> None:
    far, near = _tensor(factor, kind), _tensor(1.0, "float64")
    results = [ow.linalg.vector_norm(x, power, 1) for x in (far, near)]
    _assert_near(results[0], results[1] * factor)
    for way in (True, False):
        slopes = [ow.autograd.grad(y.sum(), x, create_graph=way, retain_graph=True)[0]
                  for x, y in zip((far, near), results, strict=True)]  # fmt: skip
        _assert_near(*slopes)


@pytest.mark.parametrize(("kind", "factor"), CASES)
def test_gaussian_losses_fit_where_squares_of_errors_do_not(kind: str, factor: float) -> None:
    if factor < 1:  # variances have a least size
        return
    x, variance = _tensor(factor, kind), _tensor(factor, kind).detach().abs().requires_grad_()
    loss = F.gaussian_nll_loss(x, ow.zeros_like(x), variance)
    errors, sizes = _tensor(1.0, "float64").detach(), _tensor(1.0, "float64").detach().abs()
    logarithms = sizes.log() + np.log(factor)
    _assert_near(loss / factor, (logarithms / factor + errors.square() / sizes).mean() / 2)
    slopes = ow.autograd.grad(loss, (x, variance))
    _assert_near(slopes[0], errors / sizes / 12)
    _assert_near(slopes[1], (1 / (sizes * factor) - (errors / sizes).square()) / 24)


def test_smoothed_labels_of_large_numbers() -> None:
    x = ow.tensor([[1e37, -9e37, 1.5e37, -8e37, -7e37, -9e37]] * 2, requires_grad=True)
    target = ow.tensor([0, 2])
    for weight in (None, ow.ones(6)):
        loss = F.cross_entropy(x, target, weight, label_smoothing=0.25)
        wide = None if weight is None else weight.double()
        expected = F.cross_entropy(x.double(), target, wide, label_smoothing=0.25)
        _assert_near(loss, expected)
        _assert_near(*ow.autograd.grad(loss + expected, (x, x), retain_graph=True))


@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize("rows", [3, 2])
def test_gradients_of_pseudoinverses_have_the_square_of_a_factor(kind: str, rows: int) -> None:
    weights = ow.tensor(NUMBERS, dtype=ow.float64)[:rows].T.flip(0)
    near = _tensor(1.0, "float64")
    (expected,) = ow.autograd.grad((ow.linalg.pinv(near[:rows]) * weights).sum(), near)
    for exponent in (-60, -40, 40, 60):
        far = _tensor(2.0**exponent, kind)
        (slope,) = ow.autograd.grad((ow.linalg.pinv(far[:rows]) * weights.to(far.dtype)).sum(), far)
        np.testing.assert_allclose(
            slope.double().numpy() * 4.0**exponent, expected.numpy(), rtol=1e-3 if kind == "float32" else 1e-10,
            atol=1e-4 if kind == "float32" else 1e-10,
        )  # fmt: skip


@pytest.mark.parametrize("exponent", [-90, -60, 60, 90])
def test_gradients_of_least_squares_have_the_inverse_of_a_factor(exponent: int) -> None:
    slopes = []
    for kind, factor in (("float64", 1.0), ("float32", 2.0**exponent)):
        a, b = _tensor(factor, kind), ow.tensor([[1.0], [2.0], [-1.0], [0.5]], dtype=getattr(ow, kind)) * factor
        (slope,) = ow.autograd.grad(ow.linalg.lstsq(a.T, b)[0].sum(), a)
        slopes.append(slope.double().numpy() * factor)
    np.testing.assert_allclose(slopes[1], slopes[0], rtol=1e-3, atol=1e-4)
