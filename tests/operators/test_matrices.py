"""Matrices in corners: singular ones in a batch, gradients where there is no inverse, least squares, triangles."""

from __future__ import annotations

import numpy as np
import pytest

import generated as ow

REGULAR, SINGULAR = [[2.0, 1.0], [0.0, 4.0]], [[1.0, 2.0], [2.0, 4.0]]


def test_cofactors_are_the_gradient_of_the_determinant_of_a_singular_matrix() -> None:
    for rows in (SINGULAR, [[1.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]):
        x = ow.tensor(rows, dtype=ow.float64, requires_grad=True)
        ow.linalg.det(x).backward()
        (a, b), (c, d) = rows
        np.testing.assert_allclose(x.grad.numpy(), [[d, -c], [-b, a]], atol=1e-12)


def test_singular_values_that_are_equal_have_gradients() -> None:
    x = ow.eye(3, dtype=ow.float64).requires_grad_()
    ow.linalg.svdvals(x).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), np.eye(3), atol=1e-12)


def test_gradients_of_factors_of_symmetric_matrices_are_symmetric() -> None:
    for operator in (ow.linalg.cholesky, lambda a: ow.linalg.eigh(a)[1].abs(), ow.linalg.eigvalsh):
        x = ow.tensor([[4.0, 1.0], [1.0, 3.0]], dtype=ow.float64, requires_grad=True)
        result = operator(x)
        (result * ow.arange(1.0, 1 + result.numel()).reshape(result.shape)).sum().backward()
        np.testing.assert_allclose(x.grad.numpy(), x.grad.numpy().T)


def test_only_one_triangle_is_read() -> None:
    rows = ow.tensor([[4.0, ow.nan], [2.0, 5.0]])
    np.testing.assert_allclose(ow.linalg.cholesky(rows).numpy(), [[2, 0], [1, 2]])
    np.testing.assert_allclose(ow.linalg.cholesky(rows.t(), upper=True).numpy(), [[2, 1], [0, 2]])
    np.testing.assert_allclose(ow.linalg.eigvalsh(rows).numpy(), ow.linalg.eigvalsh(rows.t(), "U").numpy())
    solved = ow.linalg.solve_triangular(rows, ow.tensor([[4.0], [7.0]]), upper=False)
    np.testing.assert_allclose(solved.numpy(), [[1], [1]])


def test_a_zero_on_the_diagonal_of_a_triangle_gives_inf() -> None:
    assert ow.linalg.solve_triangular(ow.zeros(1, 1), ow.ones(1, 1), upper=True).item() == np.inf


@pytest.mark.parametrize("upper", [True, False])
@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("size", [1, 16, 17, 70])
def test_substitution_by_halves(size: int, left: bool, upper: bool) -> None:
    generator = np.random.default_rng(size)
    a = (np.triu if upper else np.tril)(generator.standard_normal((2, size, size)) / size + 2 * np.eye(size))
    b = generator.standard_normal((2, size, 3) if left else (2, 3, size))
    x = ow.linalg.solve_triangular(ow.from_numpy(a), ow.from_numpy(b), upper=upper, left=left).numpy()
    np.testing.assert_allclose(a @ x if left else x @ a, b, atol=1e-12)


def test_least_squares_of_too_few_equations_is_the_shortest_solution() -> None:
    a, b = np.array([[1.0, 2.0, 2.0]]), np.array([[9.0]])
    result = ow.linalg.lstsq(ow.from_numpy(a), ow.from_numpy(b))
    np.testing.assert_allclose(result.solution.numpy(), [[1], [2], [2]])
    assert (result.rank.item(), result.residuals.shape) == (1, (0,))


def test_complex_matrices() -> None:
    a = ow.tensor([[2.0 + 0j, 1j], [-1j, 3.0]])
    np.testing.assert_allclose(ow.linalg.eigvalsh(a).numpy(), np.linalg.eigvalsh(a.numpy()), rtol=1e-6)
    factor = ow.linalg.cholesky(a)
    np.testing.assert_allclose((factor @ factor.mH).numpy(), a.numpy(), atol=1e-6)
    np.testing.assert_allclose((ow.linalg.inv(a) @ a).numpy(), np.eye(2), atol=1e-6)


def test_nothing() -> None:
    assert ow.linalg.det(ow.zeros(2, 0, 0)).tolist() == [1, 1]
    assert ow.linalg.inv(ow.zeros(2, 0, 0)).shape == (2, 0, 0)
    assert [item.shape for item in ow.linalg.qr(ow.zeros(3, 0), "complete")] == [(3, 3), (3, 0)]
    assert [item.shape for item in ow.linalg.svd(ow.zeros(3, 0))] == [(3, 3), (0,), (0, 0)]
    assert ow.linalg.matrix_rank(ow.zeros(3, 0)).item() == 0
    assert ow.linalg.pinv(ow.zeros(3, 0)).shape == (0, 3)


def test_results_have_names() -> None:
    a = ow.tensor(REGULAR)
    assert ow.linalg.qr(a)._fields == ("Q", "R")
    assert ow.linalg.svd(a)._fields == ("U", "S", "Vh")
    assert ow.svd(a)._fields == ("U", "S", "V")
    assert ow.linalg.eigh(a)._fields == ("eigenvalues", "eigenvectors")
    assert ow.linalg.slogdet(a)._fields == ("sign", "logabsdet")
    assert ow.linalg.lstsq(a, a)._fields == ("solution", "residuals", "rank", "singular_values")


def _systems(dtype):
    """Matrices and right sides: of full rank, nearly not, without; tall, wide, a batch, one of whose is singular."""
    draw = np.random.default_rng(5)
    tall, square = draw.normal(size=(9, 4)), draw.normal(size=(6, 6))
    near = square.copy()
    near[:, 0] = near[:, 1] + 1e-5 * near[:, 2]
    flat = square.copy()
    flat[:, 0] = flat[:, 1]
    batch = draw.normal(size=(3, 5, 4))
    some = batch.copy()
    some[1, :, 2] = 0
    for a in (tall, square, near, flat, tall.T, batch, some, np.zeros((4, 3)), np.eye(3), tall[:, :0], 1e25 * tall):
        b = draw.normal(size=(*a.shape[:-1], 2))
        mixed = (a + 1j * a[..., ::-1], b) if dtype.is_complex else (a, b)
        yield [ow.from_numpy(array).to(dtype) for array in mixed]


@pytest.mark.parametrize("dtype", [ow.float32, ow.float64, ow.complex64, ow.complex128], ids=str)
def test_lstsq_of_full_rank_is_that_by_singular_values(dtype):
    for a, b in _systems(dtype):
        quick, full = ow.linalg.lstsq(a, b), ow.linalg.lstsq(a, b, driver="gelsd")
        assert quick.rank.tolist() == full.rank.tolist()
        size = np.abs(full.solution.numpy()).max(initial=0)
        digits = np.finfo(a.numpy().dtype).eps * (1e6 if (quick.rank == a.shape[-1]).all() else 1e3)  # the condition
        np.testing.assert_allclose(quick.solution.numpy(), full.solution.numpy(), rtol=0, atol=digits * size)


@pytest.mark.parametrize("mode", ["reduced", "complete"])
@pytest.mark.parametrize("dtype", [ow.float32, ow.float64, ow.complex64, ow.complex128], ids=str)
def test_qr_by_numpys_own_functions_is_numpys(dtype, mode, monkeypatch):
    from runtime.kernels.matrices import decompositions

    for a, _ in _systems(dtype):
        quick = ow.linalg.qr(a, mode)
        with monkeypatch.context() as patch:
            patch.setattr(decompositions, "_lapack", lambda name: None)
            general = ow.linalg.qr(a, mode)
        for tensor, other in zip(quick, general, strict=True):
            assert (tensor.dtype, tensor.stride()) == (other.dtype, other.stride())
            np.testing.assert_array_equal(tensor.numpy(), other.numpy())


@pytest.mark.parametrize("unit", [True, False])
@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("upper", [True, False])
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex64, np.complex128])
def test_triangular_systems_in_one_call_are_those_of_the_general_path(dtype, upper, left, unit) -> None:
    """One matrix or a row of them by one right side or a row, transposed, with gaps, and sizes around a panel's."""
    from runtime.kernels.matrices import decompositions

    general = decompositions.solve_triangular.general
    draw = np.random.default_rng(0)

    def numbers(*sizes):
        values = draw.standard_normal(sizes)
        return values + 1j * draw.standard_normal(sizes) if np.dtype(dtype).kind == "c" else values

    for size, columns in ((1, 1), (2, 3), (20, 20), (33, 31), (64, 33), (65, 2)):
        for batch, other in (((), ()), ((3,), (3,)), ((3,), ()), ((), (3,)), ((2, 1), (3,)), ((0,), (0,))):
            a = (numbers(*batch, size, size) / size + 2 * np.eye(size)).astype(dtype)
            b = numbers(*other, *((size, columns) if left else (columns, size))).astype(dtype)
            flipped = np.ascontiguousarray(b.swapaxes(-1, -2)).swapaxes(-1, -2)
            spread = np.repeat(a, 2, -1)[..., ::2]
            read = (np.triu if upper else np.tril)(a, (1 if upper else -1) if unit else 0) + unit * np.eye(size)
            for array, two in ((a, b), (spread, flipped)):
                arguments = ow.from_numpy(array), ow.from_numpy(two)
                result = ow.linalg.solve_triangular(*arguments, upper=upper, left=left, unitriangular=unit)
                full = general(*arguments, upper, left, unit)
                assert (result.dtype, result.shape, result.stride()) == (full.dtype, full.shape, full.stride())
                assert result.numpy().tobytes() == full.numpy().tobytes()
                again = read @ result.numpy() if left else result.numpy() @ read
                close = 50 * size * np.finfo(dtype).eps
                np.testing.assert_allclose(again, np.broadcast_to(b, again.shape), rtol=close, atol=close)


def test_a_triangle_is_read_alone_and_its_zeros_divide_as_numbers_do() -> None:
    nan = np.nan
    a = ow.tensor([[2.0, nan, nan], [1.0, 0.0, nan], [0.0, 1.0, 1.0]], dtype=ow.float64)
    for _ in range(3):
        x = ow.linalg.solve_triangular(a, ow.tensor([[2.0], [3.0], [1.0]], dtype=ow.float64), upper=False)
        assert x.tolist() == [[1.0], [np.inf], [-np.inf]]
        x = ow.linalg.solve_triangular(a, ow.tensor([[2.0, 3.0], [1.0, 1.0], [0.0, 0.0]]).double(), upper=False,
                                       unitriangular=True)  # fmt: skip
        assert x.tolist() == [[2.0, 3.0], [-1.0, -2.0], [1.0, 2.0]]


def test_many_triangular_systems_are_shared_out_among_threads() -> None:
    draw = np.random.default_rng(0)
    a = np.tril(draw.standard_normal((20, 64, 64)) / 64 + 2 * np.eye(64))
    b = draw.standard_normal((20, 64, 20))
    x = ow.linalg.solve_triangular(ow.from_numpy(a), ow.from_numpy(b), upper=False).numpy()
    np.testing.assert_allclose(a @ x, b, atol=1e-12)
    array = ow.linalg.solve_triangular(ow.from_numpy(a[7]), ow.from_numpy(b[7]), upper=False).numpy()
    assert array.tobytes() == x[7].tobytes()


def test_labels_of_einsum_in_lists() -> None:
    a, b = ow.arange(6.0).reshape(2, 3), ow.arange(12.0).reshape(3, 4)
    calls = (
        ((a, [0, 1], b, [1, 2], [0, 2]), "ij,jk->ik"), ((a, [0, 1], b, [1, 2]), "ij,jk"), ((a, [1, 0]), "ji"),
        ((a, (0, 1), []), "ij->"), ((a, [..., 51], [51, ...]), "...z->z..."), ((a, [30, 2]), "zc"),
    )  # fmt: skip
    for arguments, text in calls:
        wanted = ow.einsum(text, *[argument for argument in arguments[::2] if isinstance(argument, ow.Tensor)])
        result = ow.einsum(*arguments)
        assert (result.shape, result.tolist()) == (wanted.shape, wanted.tolist()), arguments
    x = a.clone().requires_grad_()
    ow.einsum(x, [0, 1], [1]).sum().backward()
    assert x.grad.tolist() == [[1.0] * 3] * 2
    for wrong, error in (([0, 52], ValueError), ([0, -1], ValueError), ([0, 1.0], TypeError)):  # as in PyTorch
        with pytest.raises(error, match="labels are numbers from 0 to 51"):
            ow.einsum(a, wrong)
    for strange in ((a, b), ([0, 1], a), (a, [0, 1], b, 2)):
        with pytest.raises(TypeError):
            ow.einsum(*strange)


@pytest.mark.parametrize("dtype", [ow.float32, ow.float64, ow.complex64, ow.complex128], ids=str)
def test_cholesky_by_numpys_own_function_is_numpys(dtype, monkeypatch):
    from runtime.kernels.matrices import decompositions

    draw = np.random.default_rng(0)
    for shape in ((1, 1), (8, 8), (3, 20, 20), (2, 2, 5, 5), (0, 4, 4), (70, 70)):
        a = ow.from_numpy(draw.standard_normal(shape)).to(dtype) * (1 + 0.5j if dtype.is_complex else 1)
        full = a @ a.mH + ow.eye(shape[-1])
        for upper in (False, True):
            quick = ow.linalg.cholesky(full, upper=upper)
            with monkeypatch.context() as patch:
                patch.setattr(decompositions, "_lapack", lambda name: None)
                general = ow.linalg.cholesky(full, upper=upper)
            assert (quick.dtype, quick.stride()) == (general.dtype, general.stride())
            np.testing.assert_array_equal(quick.numpy(), general.numpy())
    for bad in (ow.zeros(2, 2, dtype=dtype), ow.zeros(3, 2, 2, dtype=dtype), -ow.eye(3, dtype=dtype)):
        with pytest.raises(ow.linalg.LinAlgError, match="is not positive-definite"):
            ow.linalg.cholesky(bad)
