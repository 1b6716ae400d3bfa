"""Norms and variances of elements whose squares overflow or vanish, with gradients, beside rows of common size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow

F = ow.nn.functional
ROWS = np.array([[1.0, 2.0, -3.0, 0.5], [0.25, 0.25, 4.0, -1.0], [1.0, -1.0, 2.0, 7.0]])
# Operators, and the power of a common factor that their results have.
OPERATORS: dict[str, tuple[Callable[[Any], Any], int]] = {
    "std": (lambda x: x.std(1), 1),
    "std of all": (lambda x: x.std(), 1),
    "std, kept": (lambda x: ow.std(x, dim=-1, correction=0, keepdim=True), 1),
    "var": (lambda x: x.var(1), 2),
    "var_mean": (lambda x: ow.var_mean(x, 1)[0], 2),
    "mean of var_mean": (lambda x: ow.var_mean(x, 1)[1], 1),
    "std_mean": (lambda x: ow.std_mean(x, 1)[0], 1),
    "norm": (lambda x: x.norm(), 1),
    "vector_norm": (lambda x: ow.linalg.vector_norm(x, dim=0), 1),
    "vector_norm of 3": (lambda x: ow.linalg.vector_norm(x, 3, dim=1), 1),
    "matrix_norm": (ow.linalg.matrix_norm, 1),
    "normalize": (F.normalize, 0),
    "renorm": (lambda x: ow.renorm(x, 2, 0, 1.0) if x.abs().max() > 1 else F.normalize(x), 0),
    "cosine_similarity": (lambda x: F.cosine_similarity(x, x.flip(1), eps=0.0), 0),
    "pairwise_distance": (lambda x: F.pairwise_distance(x, x.flip(0), eps=0.0)[:1], 1),
    "dist": (lambda x: ow.dist(x, x.flip(1)), 1),
}
SIZES = {"float32": (2.0**-80, 2.0**66, 2.0**110), "float64": (2.0**-700, 2.0**600, 2.0**900), "bfloat16": (2.0**70,)}


@pytest.mark.parametrize("kind", SIZES)
@pytest.mark.parametrize("name", OPERATORS)
def test_common_factors(name: str, kind: str) -> None:
    operator, degree = OPERATORS[name]
    dtype = getattr(ow, kind)
    for size in SIZES[kind]:
        if name in {"normalize", "renorm"} and size < 1:  # whose lower bound of a norm is a number
            continue
        plain = ow.tensor(ROWS).to(dtype).requires_grad_()
        huge = (plain.detach() * size).requires_grad_()
        expected, found = operator(plain), operator(huge)
        limit = ow.finfo(dtype).max
        factor = size**degree if size < 2.0**500 or degree < 2 else np.inf
        wanted = np.atleast_1d(expected.detach().double().numpy() * factor)
        wanted[np.abs(wanted) > limit] = np.inf
        tiny = 0 if degree < 2 else ow.finfo(dtype).tiny
        rtol = 2e-2 if kind == "bfloat16" else 1e-5
        np.testing.assert_allclose(np.atleast_1d(found.detach().double().numpy()), wanted, rtol, tiny)
        if degree == 1:
            (slope,) = ow.autograd.grad(found.sum(), huge)
            (of_plain,) = ow.autograd.grad(expected.sum(), plain)
            tolerance = 3e-2 if kind == "bfloat16" else 1e-5
            np.testing.assert_allclose(slope.double().numpy(), of_plain.double().numpy(), tolerance, tolerance)


def test_rows_of_common_size_stay_what_they_were() -> None:
    x = ow.randn(50, 7)
    mixed = x.clone()
    mixed[::5] *= 2.0**80
    mixed[1::5] = 0
    for operator in (lambda x: x.std(1), lambda x: x.var(1), lambda x: ow.linalg.vector_norm(x, dim=1)):
        plain, found = operator(x), operator(mixed)
        for start in (2, 3, 4):
            assert found[start::5].tolist() == plain[start::5].tolist()
        assert found[1::5].tolist() == [0.0] * 10
    np.testing.assert_allclose((mixed.std(1)[::5] / 2.0**80).tolist(), x.std(1)[::5].tolist(), rtol=1e-6)


def test_outputs_complex_numbers_and_what_is_no_number() -> None:
    out = ow.empty(())
    assert ow.std(ow.tensor([1e20, 2e20]), dim=0, out=out) is out
    np.testing.assert_allclose(out.item(), 1e20 / 2**0.5, rtol=1e-6)
    np.testing.assert_allclose(ow.tensor([1e20 + 1e20j, 2e20]).std().item(), 1e20, rtol=1e-6)
    batched = ow.vmap(ow.std)(ow.tensor([[1e20, 2e20], [1.0, 2.0]]))
    np.testing.assert_allclose(batched.tolist(), [7.0710678e19, 0.70710678], rtol=1e-6)
    for row in ([float("nan"), 1.0], [float("inf"), 1.0], [1.0], []):
        assert ow.tensor(row).var(correction=len(row) and 1).isnan().item()
    assert ow.tensor([0.0, 0.0]).norm().item() == 0
    assert ow.tensor([float("inf"), 0.0]).norm().item() == float("inf")
