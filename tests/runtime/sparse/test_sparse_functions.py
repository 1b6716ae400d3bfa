"""Functions of ``ow.sparse`` against dense computations and SciPy."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow

LAYOUTS = ("sparse_coo", "sparse_csr", "sparse_csc", "sparse_bsr", "sparse_bsc")


def matrix(*sizes: int, seed: int = 0, kind: Any = ow.float64) -> Any:
    """A dense matrix, or batch of them, half of whose blocks of 2 by 2 are 0, the same in each of the batch."""
    source = np.random.default_rng(seed)
    mask = np.kron(source.permutation(sizes[-2] * sizes[-1] // 4).reshape(sizes[-2] // 2, -1) % 2, np.ones((2, 2)))
    return ow.from_numpy(source.normal(size=sizes) * mask).to(kind)


def in_layout(dense: Any, layout: str) -> Any:
    """A matrix in a layout, in blocks of 2 by 2 where that has some."""
    return dense.to_sparse(layout=getattr(ow, layout), blocksize=(2, 2) if "bs" in layout else None)


@pytest.mark.parametrize("layout", LAYOUTS[1:])
@pytest.mark.parametrize("kind", [ow.float64, ow.float32, ow.complex128], ids=str)
@pytest.mark.parametrize(("beta", "alpha"), [(1, 1), (0, 2), (2.5, -1)])
def test_sampled_products(layout: str, kind: Any, beta: float, alpha: float) -> None:
    for batch in ((), (3,), (2, 3)):
        dense = matrix(*batch, 6, 4, kind=kind)
        a, b = ow.randn(*batch, 6, 5, dtype=kind), ow.randn(*batch, 5, 4, dtype=kind)
        x = in_layout(dense, layout)
        result = ow.sparse.sampled_addmm(x, a, b, beta=beta, alpha=alpha)
        assert result.layout is x.layout
        assert ow.allclose(result.to_dense(), (beta * dense + alpha * (a @ b)) * dense.ne(0), atol=1e-5)
        target = x.clone()
        assert ow.sparse.sampled_addmm(x, a, b, beta=beta, alpha=alpha, out=target) is target
        assert target.values().equal(result.values())


@pytest.mark.parametrize("layout", LAYOUTS[1:])
def test_gradients_of_sampled_products(layout: str) -> None:
    dense = matrix(6, 4).requires_grad_()
    x, a, b = in_layout(dense.detach(), layout).requires_grad_(), ow.randn(6, 5).double(), ow.randn(5, 4).double()
    leaves = [item.clone().requires_grad_() for item in (a, b, a, b)]
    ow.sparse.sampled_addmm(x, leaves[0], leaves[1], beta=2, alpha=3).to_dense().square().sum().backward()
    expected = (2 * dense + 3 * (leaves[2] @ leaves[3])) * dense.detach().ne(0)
    expected.square().sum().backward()
    assert ow.allclose(x.grad.to_dense(), dense.grad)
    assert ow.allclose(leaves[0].grad, leaves[2].grad)
    assert ow.allclose(leaves[1].grad, leaves[3].grad)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("reduce", ["sum", "mean", "amax", "amin"])
def test_products_that_reduce(layout: str, reduce: str) -> None:
    dense = matrix(6, 4)
    dense[:2] = 0
    x, b = in_layout(dense, layout), ow.randn(4, 3).double().requires_grad_()
    products = dense.unsqueeze(2) * b
    is_stored = dense.ne(0).unsqueeze(2).expand(products.shape)
    if reduce in {"sum", "mean"}:
        expected = products.sum(1) / (is_stored.sum(1).clamp(min=1) if reduce == "mean" else 1)
    else:
        fill = -np.inf if reduce == "amax" else np.inf
        expected = getattr(products.where(is_stored, ow.tensor(fill).double()), reduce)(1)
        expected = expected.where(is_stored.any(1), ow.zeros(()).double())
    result = ow.sparse.mm(x, b, reduce)
    assert ow.allclose(result, expected)
    assert ow.allclose(*(ow.autograd.grad(item.square().sum(), b)[0] for item in (result, expected)))
    values = x.requires_grad_()
    ow.sparse.mm(values, b.detach(), reduce).sum().backward()
    assert values.grad.layout is x.layout


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("kind", [ow.float32, ow.float64, ow.complex128], ids=str)
@pytest.mark.parametrize("left", [True, False])
def test_solutions_of_sparse_systems(layout: str, kind: Any, left: bool) -> None:
    pytest.importorskip("scipy")
    dense = (matrix(6, 6) + 5 * ow.eye(6)).to(kind)
    for right in (ow.randn(6, dtype=kind), ow.randn(6, 2, dtype=kind)):
        result = ow.sparse.spsolve(in_layout(dense, layout), right, left=left)
        assert result.dtype is kind
        assert ow.allclose(dense @ result if left else dense.t() @ result, right, atol=1e-5)


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("kind", [ow.float64, ow.complex128])
@pytest.mark.parametrize("columns", [(), (2,)])
def test_gradients_of_systems_are_those_of_dense_ones(left: bool, kind: Any, columns: tuple[int, ...]) -> None:
    pytest.importorskip("scipy.sparse")
    dense = (ow.randn(4, 4).double() * ow.tensor([[1.0, 0, 1, 0], [0, 1, 0, 1], [1, 1, 1, 0], [0, 0, 1, 1]])).to(kind)
    dense = (dense + 4 * ow.eye(4)).to(kind)
    right, weights = ow.randn(4, *columns, dtype=kind), ow.randn(4, *columns, dtype=kind)
    dense.requires_grad_()
    expected_right = right.clone().requires_grad_()
    expected = ow.linalg.solve(dense if left else dense.t(), expected_right)
    (expected * weights).sum().abs().backward()
    for layout in LAYOUTS:
        matrix, vector = in_layout(dense.detach(), layout).requires_grad_(), right.clone().requires_grad_()
        result = ow.sparse.spsolve(matrix, vector, left=left)
        assert ow.allclose(result, expected)
        (result * weights).sum().abs().backward()
        assert matrix.grad.layout is matrix.layout
        assert ow.allclose(vector.grad, expected_right.grad)
        stored = ow.zeros(4, 4, dtype=ow.bool)
        stored[tuple(matrix.detach().to_sparse_coo().coalesce().indices())] = True
        assert ow.allclose(matrix.grad.to_dense(), ow.where(stored, dense.grad, 0))
    vector = right.real.clone().double().requires_grad_()
    square = in_layout(dense.detach().real, "sparse_csr")
    assert ow.autograd.gradgradcheck(lambda v: ow.sparse.spsolve(square, v, left=left), vector)


@pytest.mark.parametrize("layout", [None, ow.sparse_coo, ow.sparse_csr, ow.sparse_csc])
@pytest.mark.parametrize("shape", [(4, 4), (3, 6), (6, 3), (1, 1)])
def test_matrices_of_diagonals(layout: Any, shape: tuple[int, int]) -> None:
    scipy = pytest.importorskip("scipy.sparse")
    diagonals, offsets = ow.randn(3, min(shape[1], 5)).double().requires_grad_(), ow.tensor([0, -2, 1])
    result = ow.sparse.spdiags(diagonals, offsets, shape, layout)
    assert result.layout is (layout or ow.sparse_coo)
    expected = scipy.spdiags(diagonals.detach().numpy(), offsets.numpy(), *shape).toarray()
    np.testing.assert_array_equal(result.detach().to_dense().numpy(), expected)
    result.to_dense().sum().backward()
    assert diagonals.grad.sum() == (expected != 0).sum()


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("is_masked", [True, False])
def test_gradients_are_checked_through_sparse_tensors(layout: str, is_masked: bool) -> None:
    gradcheck = ow.sparse.as_sparse_gradcheck(ow.autograd.gradcheck)
    x = in_layout(matrix(2, 4), layout).requires_grad_()
    assert gradcheck(lambda x: x * 3, x, masked=is_masked)
    assert gradcheck(lambda x: ow.sparse.mm(x, ow.ones(4, 2).double()), (x,), masked=is_masked)
    with pytest.raises(ow.autograd.GradcheckError):
        gradcheck(lambda x: x.detach() * x.values().sum(), x, masked=is_masked)


SQUARE = matrix(4, 4).to_sparse_csr()
ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "reduction": (lambda: ow.sparse.mm(SQUARE, ow.ones(4, 2).double(), "prod"), RuntimeError,
                  "one of sum, mean, amax, amin"),
    "dense": (lambda: ow.sparse.mm(ow.ones(4, 4), ow.ones(4, 2), "mean"), RuntimeError,
              "a sparse matrix and a dense one"),
    "sampled": (lambda: ow.sparse.sampled_addmm(SQUARE, ow.ones(4, 2), ow.ones(3, 4)), RuntimeError,
                "no product of the"),
    "coordinates": (lambda: ow.sparse.sampled_addmm(SQUARE.to_sparse(), ow.ones(4, 2), ow.ones(2, 4)), RuntimeError,
                    "expected sparse .*compressed tensor layout but got"),
    "singular": (lambda: ow.sparse.spsolve(ow.zeros(2, 2).to_sparse_csr(), ow.ones(2)), RuntimeError, "is singular"),
    "system": (lambda: ow.sparse.spsolve(SQUARE, ow.ones(3).double()), RuntimeError, "no square system"),
    "offsets": (lambda: ow.sparse.spdiags(ow.ones(2, 2), ow.tensor([0, 0]), (2, 2)), RuntimeError, "duplicate values"),
    "blocks": (lambda: ow.sparse.spdiags(ow.ones(1, 2), ow.tensor([0]), (2, 2), ow.sparse_bsr), RuntimeError,
               "layout is"),
}  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
def test_errors_say_what_is_wrong(name: str) -> None:
    call, kind, text = ERRORS[name]
    with pytest.raises(kind, match=text):
        call()


def test_systems_without_scipy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "scipy.sparse", None)
    with pytest.raises(NotImplementedError, match="pip install scipy"):
        ow.sparse.spsolve(SQUARE, ow.ones(4).double())
