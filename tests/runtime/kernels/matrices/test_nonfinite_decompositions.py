"""LAPACK's iterations may never end where a matrix holds NaN or infinity: it is looked at before.

Each call runs in this process; the watchdog of faulthandler ends it when it hangs, because nothing else could.
"""

from __future__ import annotations

import contextlib
import faulthandler
import functools
import itertools

import numpy as np
import pytest

import generated as ow
from runtime.kernels.matrices.loops import ldl

LIMIT = 120  # seconds, of a call that takes microseconds
CALLS = {
    "linalg.svd": lambda a: ow.linalg.svd(a),
    "linalg.svd, full": lambda a: ow.linalg.svd(a, full_matrices=True),
    "linalg.svdvals": lambda a: ow.linalg.svdvals(a),
    "svd": lambda a: ow.svd(a),
    "linalg.pinv": lambda a: ow.linalg.pinv(a),
    "pinverse": lambda a: ow.pinverse(a),
    "linalg.lstsq": lambda a: ow.linalg.lstsq(a, a),
    "linalg.eigh": lambda a: ow.linalg.eigh(a),
    "linalg.eigvalsh": lambda a: ow.linalg.eigvalsh(a),
    "linalg.eigvalsh, upper": lambda a: ow.linalg.eigvalsh(a, UPLO="U"),
    "linalg.matrix_rank": lambda a: ow.linalg.matrix_rank(a),
    "linalg.norm": lambda a: ow.linalg.norm(a, 2),
    "linalg.matrix_norm": lambda a: ow.linalg.matrix_norm(a, -2),
    "nuclear norm": lambda a: ow.linalg.matrix_norm(a, "nuc"),
}
# These end by themselves, with NaN or an error.
OTHERS = {
    "linalg.qr": lambda a: ow.linalg.qr(a),
    "linalg.cholesky": lambda a: ow.linalg.cholesky(a),
    "linalg.inv": lambda a: ow.linalg.inv(a),
    "linalg.solve": lambda a: ow.linalg.solve(a, a),
    "linalg.det": lambda a: ow.linalg.det(a),
    "linalg.slogdet": lambda a: ow.linalg.slogdet(a),
    "linalg.matrix_power": lambda a: ow.linalg.matrix_power(a, 5),
    "linalg.multi_dot": lambda a: ow.linalg.multi_dot([a, a, a]),
}
BAD = (float("inf"), -float("inf"), float("nan"))


@pytest.fixture(autouse=True)
def _watched():
    faulthandler.dump_traceback_later(LIMIT, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


def matrices(value, dtype, shape):
    result = ow.ones(shape, dtype=dtype) + ow.diag_embed(ow.ones(shape[:-1], dtype=dtype))
    result[..., -1, 0] = value
    result[..., 0, -1] = value
    return result


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("value", BAD)
@pytest.mark.parametrize("dtype", [ow.float32, ow.float64, ow.complex64])
def test_nan_and_infinity_are_an_error(name, value, dtype):
    with pytest.raises(RuntimeError, match=r"linalg\.\w+: the matrix holds NaN or infinity"):
        CALLS[name](matrices(value, dtype, (3, 3)))


def test_the_error_names_the_matrix_of_a_batch():
    batch = ow.ones(2, 3, 4, 4)
    batch[1, 2, 0, 0] = float("inf")
    with pytest.raises(RuntimeError, match=r"^linalg\.svdvals: the matrix \[1, 2\] of the batch holds NaN or infinity"):
        ow.linalg.svdvals(batch)


@pytest.mark.parametrize("word", ["L", "U"])
def test_the_triangle_that_is_not_read_may_hold_anything(word):
    matrix = ow.tensor([[2.0, 1.0], [1.0, 3.0]])
    spoilt = matrix.clone()
    spoilt[(0, 1) if word == "L" else (1, 0)] = float("nan")
    assert ow.allclose(ow.linalg.eigvalsh(spoilt, UPLO=word), ow.linalg.eigvalsh(matrix))
    assert ow.allclose(ow.linalg.eigh(spoilt, UPLO=word)[0], ow.linalg.eigvalsh(matrix))


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("value", BAD)
def test_the_others_end(name, value):
    for shape in ((3, 3), (2, 20, 20)):
        with contextlib.suppress(RuntimeError):
            OTHERS[name](matrices(value, ow.float64, shape))


@pytest.mark.parametrize("name", CALLS)
def test_finite_matrices_pass(name):
    result = CALLS[name](matrices(0.5, ow.float64, (3, 3)))
    assert all(value.isfinite().all() for value in (result if isinstance(result, tuple) else (result,)))


@pytest.mark.parametrize("shape", [(0, 1 << 40), (1 << 40, 0), (0, 3), (2, 0, 3), (0, 3, 2)])
def test_matrices_without_elements(shape: tuple[int, ...]) -> None:
    """LAPACK would go through all columns of a matrix without rows."""
    *batch, rows, columns = shape
    a, least = ow.empty_strided(shape, (0,) * len(shape)), min(rows, columns)
    u, s, vh = ow.linalg.svd(a, full_matrices=False)
    assert (u.shape, s.shape, vh.shape) == ((*batch, rows, least), (*batch, least), (*batch, least, columns))
    assert ow.linalg.svdvals(a).shape == (*batch, least)
    assert ow.linalg.pinv(a).shape == (*batch, columns, rows)
    if rows + columns < 10:
        u, _, vh = ow.linalg.svd(a)
        assert ow.equal(u, ow.eye(rows).expand(*batch, rows, rows))
        assert ow.equal(vh, ow.eye(columns).expand(*batch, columns, columns))


def test_a_product_of_many_matrices() -> None:
    tensor = ow.tensor([[0.0, 1.0], [1.0, 0.0]])
    assert ow.equal(ow.linalg.multi_dot([tensor] * 1001), tensor)
    widths = [3, 7, 2, 9, 4, 4, 1, 8]
    many = [ow.full((a, b), 0.5, dtype=ow.float64) for a, b in itertools.pairwise(widths)]
    assert ow.allclose(ow.linalg.multi_dot(many), functools.reduce(ow.matmul, many))


@pytest.mark.parametrize("hermitian", [False, True])
def test_pivots_of_ldl_stay_within_the_matrix(hermitian: bool) -> None:
    """Compiled loops check no bounds: interpreted, as here, they raise IndexError."""
    numbers = (0.0, 1.0, -0.5, np.inf, -np.inf, np.nan, 1e30)
    matrices = np.array([[[a, 0.0], [b, c]] for a, b, c in itertools.product(numbers, repeat=3)], np.float32)
    larger = np.random.default_rng(0).choice(numbers, (500, 4, 4)).astype(np.complex64)
    for arguments in (matrices, larger):
        pivots, infos = np.zeros(arguments.shape[:2], np.int32), np.zeros(len(arguments), np.int32)
        with np.errstate(all="ignore"):
            ldl.factorize(arguments.copy(), pivots, infos, hermitian)
        assert (abs(pivots) >= 1).all()
        assert (abs(pivots) <= arguments.shape[1]).all()
