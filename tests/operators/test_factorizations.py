"""Factorizations and functions of matrices: what defines them, their gradients, and PyTorch where it is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow

RNG = np.random.default_rng(11)
INF = float("inf")
KINDS = ("float32", "float64", "complex64", "complex128")
SHAPES = ((0, 0), (1, 1), (3, 3), (2, 4), (4, 2), (2, 3, 3), (0, 2, 2), (2, 2, 5, 3), (70, 70), (90, 50), (50, 90))


def matrices(shape: tuple[int, ...], kind: str) -> np.ndarray:
    """Random matrices, well-conditioned enough for float32."""
    result = RNG.normal(size=shape)
    return (result + 1j * RNG.normal(size=shape) if kind.startswith("complex") else result).astype(kind)


def tolerance(kind: str) -> float:
    return 2e-4 if kind in ("float32", "complex64") else 1e-10


def close(tensor: ow.Tensor, wanted: np.ndarray, scale: float = 1.0) -> None:
    got = tensor.numpy(force=True)
    assert got.dtype == wanted.dtype
    rough = tolerance(wanted.dtype.name) * scale
    np.testing.assert_allclose(got, wanted, rtol=rough, atol=rough)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("kind", KINDS)
def test_lu_multiplies_to_the_matrix(kind: str, shape: tuple[int, ...]) -> None:
    a = matrices(shape, kind)
    P, L, U = ow.linalg.lu(ow.tensor(a))
    close(P @ L @ U, a)
    assert np.all(np.abs(L.numpy()) <= np.sqrt(2) + 1e-5)  # by pivoting, of |re| + |im|
    assert ow.tril(L).tolist() == L.tolist()
    assert ow.triu(U).tolist() == U.tolist()
    LU, pivots = ow.linalg.lu_factor(ow.tensor(a))
    assert pivots.dtype == ow.int32
    assert pivots.shape == (*shape[:-2], min(shape[-2:]))
    assert [tensor.tolist() for tensor in ow.lu_unpack(LU, pivots)] == [P.tolist(), L.tolist(), U.tolist()]


@pytest.mark.parametrize("layout", ["transposed", "strided", "reversed", "foreign"])
def test_layouts(layout: str) -> None:
    a = matrices((4, 4), "float64")
    seen = {
        "transposed": lambda: ow.tensor(a.T.copy()).t(),
        "strided": lambda: ow.tensor(np.repeat(a, 2, 1))[:, ::2],
        "reversed": lambda: ow.from_numpy(a[::-1, ::-1]),
        "foreign": lambda: ow.from_numpy(np.lib.stride_tricks.as_strided(a, a.shape, a.strides)),
    }[layout]()
    copy = ow.tensor(seen.numpy().copy())
    for function in (ow.linalg.lu_factor, ow.linalg.eig, ow.linalg.inv_ex, ow.linalg.matrix_exp, ow.geqrf):
        result, wanted = function(seen), function(copy)
        for tensor, other in zip(*[x if isinstance(x, tuple) else (x,) for x in (result, wanted)], strict=True):
            assert tensor.numpy().tobytes() == other.numpy().tobytes()


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("adjoint", [True, False])
@pytest.mark.parametrize("kind", KINDS)
def test_lu_solve(kind: str, adjoint: bool, left: bool) -> None:
    for batch in ((), (2,), (2, 1)):
        a, b = matrices((*batch, 5, 5), kind), matrices((*batch, 5, 5), kind)
        LU, pivots = ow.linalg.lu_factor(ow.tensor(a))
        x = ow.linalg.lu_solve(LU, pivots, ow.tensor(b), left=left, adjoint=adjoint).numpy()
        op = np.conj(np.swapaxes(a, -1, -2)) if adjoint else a
        back = op @ x if left else x @ op
        np.testing.assert_allclose(back, b, atol=100 * tolerance(kind))


def test_singular_matrices_say_which_pivot() -> None:
    a = ow.tensor([[[1.0, 2.0], [2.0, 4.0]], [[1.0, 2.0], [3.0, 4.0]], [[0.0, 0.0], [0.0, 0.0]]])
    for function in (ow.linalg.lu_factor_ex, ow.linalg.inv_ex):
        assert function(a)[-1].tolist() == [2, 0, 1]
        with pytest.raises(RuntimeError, match="zero"):
            function(a, check_errors=True)
    np.testing.assert_allclose(ow.linalg.inv_ex(a)[0][1].numpy(), [[-2.0, 1.0], [1.5, -0.5]], rtol=1e-6)
    with pytest.raises(RuntimeError, match="pivot 2"):
        ow.linalg.lu_factor(a)
    large = np.triu(np.ones((80, 80)))  # of which elimination leaves every number as it is
    large[50, 50] = 0
    assert ow.linalg.lu_factor_ex(ow.tensor(large)).info.item() == 51
    assert ow.linalg.cond(a, 1)[0].item() == float("inf")


@pytest.mark.parametrize("kind", ["bool", "int64", "float16", "complex64"])
def test_the_condition_of_nothing_is_zero_in_any_dtype(kind: str) -> None:
    wanted = ow.float32 if kind == "complex64" else getattr(ow, kind)
    for shape, ways in (((2, 0, 0), (None, 1, 2, "fro")), ((0, 3, 3), (None, "nuc")), ((2, 3, 0), (None, 1, -2))):
        for p in ways:
            result = ow.linalg.cond(ow.zeros(shape, dtype=getattr(ow, kind)), p)
            assert (result.dtype, result.shape, result.sum().item()) == (wanted, shape[:1], 0)
    for p in (3, "nonsense"):
        with pytest.raises(RuntimeError, match="p must be"):
            ow.linalg.cond(ow.zeros(2, 0, 0), p)


def test_cholesky_says_which_minor() -> None:
    good = np.eye(4) * 2
    bad = np.diag([1.0, 2.0, -1.0, 1.0])
    L, info = ow.linalg.cholesky_ex(ow.tensor(np.stack([good, bad])))
    assert info.tolist() == [0, 3]
    close(L[0], np.linalg.cholesky(good))
    assert np.isnan(L[1].numpy()).all()
    with pytest.raises(RuntimeError, match="order 3"):
        ow.linalg.cholesky_ex(ow.tensor(bad), check_errors=True)


@pytest.mark.parametrize("upper", [True, False])
@pytest.mark.parametrize("kind", KINDS)
def test_from_choleskys_factor(kind: str, upper: bool) -> None:
    a = matrices((2, 4, 4), kind)
    a = a @ np.conj(np.swapaxes(a, -1, -2)) + 4 * np.eye(4, dtype=kind)
    b = matrices((2, 4, 3), kind)
    factor = ow.linalg.cholesky(ow.tensor(a), upper=upper)
    close(ow.cholesky_solve(ow.tensor(b), factor, upper), np.linalg.solve(a, b))
    close(ow.cholesky_inverse(factor, upper), np.linalg.inv(a))


@pytest.mark.parametrize("kind", KINDS)
def test_eigenvectors(kind: str) -> None:
    for shape in ((3, 3), (2, 4, 4), (0, 0), (0, 2, 2)):
        a = matrices(shape, kind)
        values, vectors = ow.linalg.eig(ow.tensor(a))
        assert values.dtype.is_complex
        np.testing.assert_allclose(
            a @ vectors.numpy(), vectors.numpy() * values.numpy()[..., None, :], atol=10 * tolerance(kind)
        )
        np.testing.assert_allclose(
            np.sort_complex(ow.linalg.eigvals(ow.tensor(a)).numpy()), np.sort_complex(values.numpy()),
            atol=10 * tolerance(kind),
        )  # fmt: skip
    with pytest.raises(RuntimeError, match="NaN or infinity"):
        ow.linalg.eig(ow.tensor([[float("nan"), 1.0], [0.0, 1.0]]))


@pytest.mark.parametrize("kind", KINDS)
def test_matrix_exp_is_that_of_its_eigenvalues(kind: str) -> None:
    for scale in (0.0, 0.1, 1.0, 8.0):
        a = matrices((3, 4, 4), kind) * np.asarray([0, 1, scale]).reshape(3, 1, 1).astype(a_dtype(kind))
        values, vectors = np.linalg.eig(a.astype(np.complex128))
        wanted = (vectors * np.exp(values)[..., None, :]) @ np.linalg.inv(vectors)
        wanted = wanted.astype(kind) if kind.startswith("complex") else wanted.real.astype(kind)
        result = ow.linalg.matrix_exp(ow.tensor(a)).numpy()
        size = np.abs(wanted).max((-1, -2), keepdims=True)
        assert (np.abs(result - wanted) <= 10 * tolerance(kind) * size).all()


def a_dtype(kind: str) -> str:
    return {"complex64": "float32", "complex128": "float64"}.get(kind, kind)


@pytest.mark.parametrize("shape", [(3, 3), (5, 3), (2, 4, 2), (3, 0)], ids=str)
@pytest.mark.parametrize("kind", KINDS)
def test_householder_reflections(kind: str, shape: tuple[int, ...]) -> None:
    a = matrices(shape, kind)
    packed, tau = ow.geqrf(ow.tensor(a))
    Q = ow.linalg.householder_product(packed, tau)
    R = ow.triu(packed)[..., : shape[-1], :]
    close(Q @ R, a)
    rows = shape[-2]
    b = matrices((*shape[:-2], rows, rows), kind)
    full = ow.ormqr(packed, tau, ow.eye(rows, dtype=packed.dtype).expand(b.shape)).numpy()
    turned = np.conj(np.swapaxes(full, -1, -2))
    close(ow.ormqr(packed, tau, ow.tensor(b)), full @ b)
    close(ow.ormqr(packed, tau, ow.tensor(b), left=False), b @ full)
    close(ow.ormqr(packed, tau, ow.tensor(b), transpose=True), turned @ b)
    close(ow.ormqr(packed, tau, ow.tensor(b), left=False, transpose=True), b @ turned)


def test_tensors_as_matrices() -> None:
    a = matrices((2, 3, 6), "float64")
    inverse = ow.linalg.tensorinv(ow.tensor(a))
    close(inverse, np.linalg.tensorinv(a, 2))
    b = matrices((2, 3), "float64")
    close(ow.linalg.tensorsolve(ow.tensor(a), ow.tensor(b)), np.linalg.tensorsolve(a, b))
    c = matrices((3, 6, 2), "float64")
    close(ow.linalg.tensorsolve(ow.tensor(c), ow.tensor(b), (1,)), np.linalg.tensorsolve(c, b.T.copy().T, (1,)).copy()
          if c.shape[0] == b.shape[0] else np.linalg.tensorsolve(np.moveaxis(c, 1, -1), b.reshape(3, 2)))  # fmt: skip


@pytest.mark.parametrize("kind", ["float32", "float64", "complex64", "int64", "int32", "uint8", "bool"])
def test_powers(kind: str) -> None:
    x = np.asarray([2, 0, 1, 1]).astype(kind)
    wanted = x.dtype if x.dtype.kind in "fc" else np.dtype("int64")
    for n in (None, 2, 5) if kind != "bool" else ():
        close_exactly(ow.linalg.vander(ow.tensor(x), N=n), np.vander(x, n, increasing=True).astype(wanted))
    for n in (None, 0, 1, 5):
        close_exactly(ow.vander(ow.tensor(x), n), np.vander(x.astype(wanted), n).astype(wanted))


def close_exactly(tensor: ow.Tensor, wanted: np.ndarray) -> None:
    assert tensor.numpy().dtype == wanted.dtype
    assert tensor.tolist() == wanted.tolist()


@pytest.mark.parametrize("kind", ["float32", "float64", "complex128"])
def test_covariances(kind: str) -> None:
    x = matrices((3, 6), kind)
    counts, weights = np.asarray([1, 2, 0, 3, 1, 1]), RNG.random(6).astype(a_dtype(kind))
    for correction in (0, 1, 2):
        for f in (None, counts):
            for w in (None, weights):
                wanted = np.cov(x, ddof=correction, fweights=f, aweights=w).astype(kind)
                result = ow.cov(
                    ow.tensor(x), correction=correction, fweights=None if f is None else ow.tensor(f),
                    aweights=None if w is None else ow.tensor(w),
                )  # fmt: skip
                close(result, wanted)
    close(ow.corrcoef(ow.tensor(x)), np.corrcoef(x).astype(kind))
    close(ow.cov(ow.tensor(x[0])), np.cov(x[0]).astype(kind))


def test_renorm_keeps_what_is_short() -> None:
    x = matrices((4, 3, 2), "float64")
    for p in (1, 2, 3.0, float("inf")):
        result = ow.renorm(ow.tensor(x), p, 1, 1.5).numpy()
        for k in range(3):
            size = np.linalg.norm(x[:, k].ravel(), p)
            np.testing.assert_allclose(result[:, k], x[:, k] * min(1, 1.5 / size), rtol=1e-6)
    y = ow.tensor(x)
    assert y.renorm_(2, 0, 1.0) is y


A = RNG.normal(size=(3, 3)) + 2 * np.eye(3)
DIFFERENTIABLE: dict[str, Callable[[Any], Any]] = {
    "lu": lambda a: sum(part.sin().sum() for part in ow.linalg.lu(a)[1:]),
    "lu tall": lambda a: sum(entry.sin().sum() for entry in ow.linalg.lu(a[:, :2])[1:]),
    "lu wide": lambda a: sum(element.sin().sum() for element in ow.linalg.lu(a[:2])[1:]),
    "lu_factor": lambda a: ow.linalg.lu_factor(a).LU.sin().sum(),
    "lu_solve": lambda a: ow.linalg.lu_solve(*ow.linalg.lu_factor(a), a.sin()).sum(),
    "inv_ex": lambda a: ow.linalg.inv_ex(a).inverse.sin().sum(),
    "solve_ex": lambda a: ow.linalg.solve_ex(a, a.sin())[0].sum(),
    "cholesky_ex": lambda a: ow.linalg.cholesky_ex(a @ a.t()).L.sin().sum(),
    "cholesky_solve": lambda a: ow.cholesky_solve(a.sin(), a.tril()).sum(),
    "cholesky_inverse": lambda a: ow.cholesky_inverse(a.tril()).sin().sum(),
    "triangular_solve": lambda a: ow.triangular_solve(a.sin(), a).solution.sum(),
    "eigvals": lambda a: ow.linalg.eigvals(a).abs().sin().sum(),
    "eig": lambda a: ow.real(ow.linalg.eig(a)[1].abs() * ow.linalg.eig(a)[0].abs()).sum(),
    "cond": lambda a: ow.linalg.cond(a),
    "cond 1": lambda a: ow.linalg.cond(a, 1),
    "cond fro": lambda a: ow.linalg.cond(a, "fro"),
    "tensorinv": lambda a: ow.linalg.tensorinv(a, 1).sin().sum(),
    "tensorsolve": lambda a: ow.linalg.tensorsolve(a, a[0].sin()).sum(),
    "vander": lambda a: ow.linalg.vander(a).sin().sum(),
    "matrix_exp": lambda a: ow.linalg.matrix_exp(a).sin().sum(),
    "householder_product": lambda a: ow.linalg.householder_product(a, a[0]).sin().sum(),
    "ormqr": lambda a: ow.ormqr(a, a[0], a.sin()).sum(),
    "cov": lambda a: ow.cov(a).sin().sum(),
    "corrcoef": lambda a: (ow.corrcoef(a) * a).sum(),
    "renorm": lambda a: ow.renorm(a, 2, 0, 1.5).sin().sum(),
}


@pytest.mark.parametrize("name", DIFFERENTIABLE)
def test_gradients(name: str) -> None:
    a = ow.tensor(A, requires_grad=True)
    assert ow.autograd.gradcheck(DIFFERENTIABLE[name], a)
    if name not in ("eig", "corrcoef"):  # the first has tiny differences of phases, the second is clamped at 1
        assert ow.autograd.gradgradcheck(DIFFERENTIABLE[name], a, atol=1e-4)


ERRORS: dict[str, tuple[Callable[[], Any], str]] = {
    "no pivoting": (lambda: ow.linalg.lu(ow.eye(2), pivot=False), "without pivoting"),
    "a vector": (lambda: ow.linalg.lu_factor(ow.ones(2)), "expected a matrix"),
    "integers": (lambda: ow.linalg.lu_factor(ow.ones(2, 2, dtype=ow.int64)), "not implemented for int64"),
    "half": (lambda: ow.linalg.eig(ow.ones(2, 2, dtype=ow.float16)), "not implemented for float16"),
    "not square": (lambda: ow.linalg.eig(ow.ones(2, 3)), "expected square matrices"),
    "pivots of another dtype": (
        lambda: ow.linalg.lu_solve(ow.eye(2), ow.tensor([1, 2]), ow.eye(2)), "expected pivots of int32",
    ),
    "pivots out of range": (
        lambda: ow.linalg.lu_solve(ow.eye(2), ow.tensor([1, 9], dtype=ow.int32), ow.eye(2)), "between 1 and 2",
    ),
    "sizes": (
        lambda: ow.linalg.lu_solve(ow.eye(2), ow.tensor([1, 2], dtype=ow.int32), ow.eye(3)), "do not fit",
    ),
    "no square system": (lambda: ow.linalg.tensorsolve(ow.ones(2, 3), ow.ones(2)), "no square system"),
    "tensorinv": (lambda: ow.linalg.tensorinv(ow.ones(2, 3), 1), "as many elements"),
    "vander": (lambda: ow.linalg.vander(ow.ones(3), N=1), "greater than 1"),
    "matrix_exp of integers": (lambda: ow.linalg.matrix_exp(ow.ones(2, 2, dtype=ow.int64)), "floating or complex"),
    "weights": (lambda: ow.cov(ow.ones(2, 3), fweights=ow.tensor([1, 2])), "3 observations, but 2 weights"),
    "negative weights": (lambda: ow.cov(ow.ones(2, 2), fweights=ow.tensor([1, -2])), "must not be negative"),
    "floating counts": (lambda: ow.cov(ow.ones(2, 2), fweights=ow.ones(2)), "must be integers"),
    "renorm of a vector": (lambda: ow.renorm(ow.ones(2), 2, 0, 1), "at least two dimensions"),
}  # fmt: skip


@pytest.mark.parametrize("case", ERRORS)
def test_errors(case: str) -> None:
    function, message = ERRORS[case]
    with pytest.raises((RuntimeError, TypeError, NotImplementedError), match=message):
        function()


PARITY: dict[str, Callable[[Any, Any], Any]] = {
    "lu_factor": lambda lib, a: lib.linalg.lu_factor(a),
    "lu tall": lambda lib, a: lib.linalg.lu(a[..., :2]),
    "lu wide": lambda lib, a: lib.linalg.lu(a[..., :2, :]),
    "inv_ex": lambda lib, a: lib.linalg.inv_ex(a),
    "solve_ex": lambda lib, a: lib.linalg.solve_ex(a, a.sin()),
    "cholesky_ex": lambda lib, a: lib.linalg.cholesky_ex(a @ a.mH),
    "eigvals": lambda lib, a: lib.linalg.eigvals(a).abs().sort().values,
    "cond": lambda lib, a: lib.linalg.cond(a),
    **{f"cond {p}": lambda lib, a, p=p: lib.linalg.cond(a.detach(), p) for p in (1, -1, INF, -INF, "fro", "nuc", -2)},
    "matrix_exp": lambda lib, a: lib.linalg.matrix_exp(a),
    "householder": lambda lib, a: lib.linalg.householder_product(a, a[..., 0, :]),
    "cov": lambda lib, a: lib.cov(a[0]),
    "corrcoef": lambda lib, a: lib.corrcoef(a[0]),
    "renorm": lambda lib, a: lib.renorm(a, 2, 0, 0.5),
}


@pytest.mark.parity
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", PARITY)
def test_pytorchs_values_and_gradients(name: str, kind: str) -> None:
    torch = pytest.importorskip("torch")
    a = matrices((2, 4, 4), kind) + 3 * np.eye(4, dtype=kind)
    result = []
    for lib in (ow, torch):
        leaf = lib.tensor(a, requires_grad=True)
        results = PARITY[name](lib, leaf)
        results = list(results) if isinstance(results, (tuple, list)) else [results]
        loss = sum(tensor.abs().sum() for tensor in results if tensor.requires_grad)
        if results[0].requires_grad:
            loss.backward()
        result.append([*results, leaf.grad] if results[0].requires_grad else results)
    for item, other in zip(*result, strict=True):
        wanted = other.detach().resolve_conj().numpy()
        if wanted.dtype.kind in "fc":
            close(item, wanted, 10)
        else:
            assert item.numpy().dtype == wanted.dtype
            assert item.tolist() == wanted.tolist()


def test_nan_in_a_matrix_is_not_overlooked() -> None:
    """LAPACK lets NaN pass where it compares, and a determinant of 0 came out."""
    nan = float("nan")
    pair = ow.tensor([[[nan, 1.0], [1, 1]], [[1, 2], [3, 4]]])
    np.testing.assert_allclose(ow.linalg.det(pair).numpy(), [nan, -2])
    np.testing.assert_allclose(ow.linalg.slogdet(pair).logabsdet.numpy(), [nan, np.log(2)], rtol=1e-6)
    definite = ow.tensor([[[4.0, 1], [1, 5]], [[4, 2], [2, nan]]])
    assert ow.linalg.cholesky_ex(definite).info.tolist() == [0, 2]
    np.testing.assert_array_equal(ow.linalg.cholesky_ex(definite).L[0].numpy(), ow.linalg.cholesky(definite[0]).numpy())
    with pytest.raises(ow.linalg.LinAlgError, match="the matrix 1 of the batch is not positive-definite"):
        ow.linalg.cholesky(definite)
