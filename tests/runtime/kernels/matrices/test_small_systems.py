"""Systems, inverses and determinants on both sides of the size up to which our own loop solves them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.kernels.matrices.loops import small
from runtime.kernels.matrices.loops.small import SMALL

SIZES = (1, 2, 3, 7, SMALL - 1, SMALL, SMALL + 1, 2 * SMALL + 1)
BATCHES = ((), (1,), (5,), (2, 3))
KINDS = ("float32", "float64", "complex64", "complex128")
LAYOUTS: dict[str, Callable[[Any], Any]] = {
    "rows": lambda a: a,
    "columns": lambda a: np.ascontiguousarray(a.swapaxes(-1, -2)).swapaxes(-1, -2),
    "steps": lambda a: np.repeat(np.repeat(a, 2, -1), 3, -2)[..., ::3, ::2],
    "backwards": lambda a: np.ascontiguousarray(a[..., ::-1, ::-1])[..., ::-1, ::-1],
}


def matrices(shape: tuple[int, ...], kind: str, seed: int) -> Any:
    """Random numbers; complex ones for a complex dtype."""
    rng = np.random.default_rng(seed)
    values = rng.normal(size=shape) + (1j * rng.normal(size=shape) if kind.startswith("complex") else 0)
    return values.astype(kind)


def assert_solves(a: Any, x: Any, right: Any, kind: str) -> None:
    """The residual of a system is that of a stable method: a small multiple of eps |A| |X| (Golub, Van Loan, 3.4.9)."""
    eps = np.finfo(kind).eps
    a, x, right = (np.asarray(item, np.complex128) for item in (a, x, right))
    bound = np.abs(a) @ np.abs(x) + np.abs(right)
    assert (np.abs(a @ x - right) <= 8 * a.shape[-1] * eps * bound.max((-1, -2), keepdims=True)).all()


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", SIZES)
def test_solutions_and_determinants(size: int, kind: str, layout: str) -> None:
    for number, batch in enumerate(BATCHES):
        a = LAYOUTS[layout](matrices((*batch, size, size), kind, number))
        right = LAYOUTS[layout](matrices((*batch, size, 3), kind, number + 10))
        tensor = ow.from_numpy(a)
        assert_solves(a, ow.linalg.solve(tensor, ow.from_numpy(right)).numpy(), right, kind)
        assert_solves(a, ow.linalg.inv(tensor).numpy(), np.eye(size), kind)
        expected = np.linalg.det(np.asarray(a, np.complex128))
        np.testing.assert_allclose(ow.linalg.det(tensor).numpy(), expected, rtol=1e3 * np.finfo(kind).eps)


@pytest.mark.parametrize("size", [SMALL, SMALL + 1])
def test_leading_dimensions_broadcast(size: int) -> None:
    a, right = matrices((4, 1, size, size), "float64", 1), matrices((3, size, 2), "float64", 2)
    result = ow.linalg.solve(ow.from_numpy(a), ow.from_numpy(right)).numpy()
    np.testing.assert_allclose(result, np.linalg.solve(a, right), rtol=1e-9)


@pytest.mark.parametrize("size", [2, SMALL, SMALL + 1])
def test_gradients(size: int) -> None:
    a = ow.from_numpy(matrices((3, size, size), "float64", 3) + 2 * size * np.eye(size)).requires_grad_()
    b = ow.from_numpy(matrices((3, size, 2), "float64", 4)).requires_grad_()
    for function in (ow.linalg.inv, ow.linalg.det, lambda x: ow.linalg.solve(x, b)):
        scale = function(a).detach().abs().max()
        assert ow.autograd.gradcheck(lambda x, f=function, scale=scale: f(x) / scale, (a,), fast_mode=True)


@pytest.mark.parametrize("size", [2, SMALL, SMALL + 1])
def test_singular_matrices_are_named(size: int) -> None:
    a = np.stack([np.eye(size), np.eye(size), np.ones((size, size))])
    with pytest.raises(ow.linalg.LinAlgError, match=r"^linalg\.inv: the matrix 2 of the batch is singular"):
        ow.linalg.inv(ow.from_numpy(a))
    with pytest.raises(ow.linalg.LinAlgError, match=r"^linalg\.solve: the matrix 2 of the batch is singular"):
        ow.linalg.solve(ow.from_numpy(a), ow.ones(size, 1, dtype=ow.float64))
    assert ow.linalg.det(ow.from_numpy(a)).tolist() == [1, 1, 0]


@pytest.mark.parametrize("size", [2, SMALL, SMALL + 1])
def test_matrices_with_nan_have_nan(size: int) -> None:
    a = np.stack([np.eye(size), np.zeros((size, size))])
    a[1, -1, -1] = np.nan
    result = ow.linalg.inv(ow.from_numpy(a)).numpy()
    assert (result[0] == np.eye(size)).all()
    assert np.isnan(result[1]).all()
    assert np.isnan(ow.linalg.det(ow.from_numpy(a)).numpy()).tolist() == [False, True]


@pytest.mark.parametrize("size", [4, SMALL + 4])
def test_determinants_whose_first_factors_overflow(size: int) -> None:
    diagonal = np.ones(size)
    diagonal[:4] = 1e200, 1e200, 1e-250, 1e-150
    result = ow.linalg.det(ow.diag(ow.from_numpy(diagonal))).item()
    np.testing.assert_allclose(result, 1, rtol=1e-12)


def test_each_side_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = []
    for name in ("_solve", "_multiply_pivots"):
        loop = getattr(small, name)
        monkeypatch.setattr(small, name, lambda a, *rest, loop=loop: (sizes.append(a.shape[-1]), loop(a, *rest)))
    for size in SIZES:
        a = ow.from_numpy(matrices((2, size, size), "float64", 5))
        ow.linalg.inv(a), ow.linalg.det(a)
    assert sizes == [size for size in SIZES if size <= SMALL for _ in range(2)]
