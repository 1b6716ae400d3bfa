"""Systems and decompositions of batches of matrices: NumPy's LAPACK behind PyTorch's shapes, dtypes and messages.

Matrices are the last two dimensions. Results lie column by column in memory, as LAPACK has them.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from runtime.errors import ComputeError, LinAlgError, UnsupportedError
from runtime.kernels.matrices.loops.small import SMALL, det_small, invert_small, solve_small
from runtime.kernels.matrices.loops.systems import BLOCK, substitute
from runtime.native.builtin import builtin
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array
from runtime.tensor.dtypes import dtype
from runtime.tensor.formats import new_memory
from runtime.tensor.geometry import seen
from runtime.tensor.sizes import broadcast_sizes

Sizes = tuple[int, ...]
_ACCEPTED = frozenset({dtypes.float32, dtypes.float64, dtypes.complex64, dtypes.complex128})


def checked(operator: str, tensor: Tensor, *, square: bool = False) -> Array:
    """The matrices of a tensor; raises for vectors, other dtypes and, where they must be square, for rectangles."""
    array = seen(tensor)
    if tensor.dtype not in _ACCEPTED:
        msg = (
            f"{operator} is not implemented for {tensor.dtype.name}; it accepts float32, float64, complex64, complex128"
        )
        raise UnsupportedError(msg)
    if array.ndim < 2:
        msg = f"{operator}: expected a matrix or a batch of matrices, got shape {list(array.shape)}"
        raise ComputeError(msg)
    if square and array.shape[-1] != array.shape[-2]:
        msg = f"{operator}: expected square matrices, got {array.shape[-2]} rows and {array.shape[-1]} columns"
        raise ComputeError(msg)
    return array


def by_columns(array: Any, kind: dtype) -> Tensor:
    """Matrices in column-major order."""
    if not array.size:
        *batch, row, column = range(array.ndim)
        return make_tensor(new_memory(array.shape, (*batch, column, row), kind.numpy), kind)
    return make_tensor(np.ascontiguousarray(array.mT, kind.numpy).mT, kind)


def plain(array: Any, kind: dtype) -> Tensor:
    """An array in row-major order; a number becomes 0-d."""
    return make_tensor(np.asarray(np.ascontiguousarray(array), kind.numpy).reshape(np.shape(array)), kind)


def _culprit(arrays: Array, fails: Any) -> str:
    """Which matrix of a batch LAPACK rejected, in words."""
    if arrays.ndim == 2:
        return "the matrix"
    for index in np.ndindex(arrays.shape[:-2]):
        if fails(arrays[index]):
            return f"the matrix {index[0] if len(index) == 1 else list(index)} of the batch"
    return "a matrix of the batch"


def _raises(function: Any) -> Any:
    """Whether LAPACK rejects a matrix."""

    def fails(matrix: Array) -> bool:
        try:
            function(matrix)
        except np.linalg.LinAlgError:
            return True
        return False

    return fails


def _is_small(*arrays: Array) -> bool:
    """Whether the matrices are solved by our own loop: few unknowns, and none of the arrays is empty."""
    return arrays[0].shape[-1] <= SMALL and all(array.size for array in arrays)


def _holds_nan(array: Array) -> Array:
    """Which matrices hold NaN, before which LAPACK does not always stop."""
    return np.asarray(np.isnan(array).any((-2, -1)))


def _despite_nan(function: Callable[..., Array], array: Array, *operands: Array) -> Array:
    """What a function gives for matrices, all NaN for those that hold NaN, in which LAPACK may find no pivot."""
    try:
        return function(array, *operands)
    except np.linalg.LinAlgError:
        nan = _holds_nan(array)[..., None, None]
        if not nan.any():
            raise
        result = function(np.where(nan, np.eye(array.shape[-1], dtype=array.dtype), array), *operands)
        return np.where(nan, np.nan, result)


def solve(A: Tensor, B: Tensor) -> Tensor:  # noqa: N803 - the schema's names
    """``X`` with ``A @ X = B``; leading dimensions broadcast."""
    left, right = checked_system(A, B)
    try:
        result = _despite_nan(solve_small if _is_small(left, right) else np.linalg.solve, left, right)
    except np.linalg.LinAlgError:
        msg = f"linalg.solve: {_culprit(left, _raises(np.linalg.inv))} is singular"
        raise LinAlgError(msg) from None
    return by_columns(result, A.dtype)


def checked_system(A: Tensor, B: Tensor) -> tuple[Array, Array]:  # noqa: N803 - the schema's names
    """The matrices of a system and its right sides, which fit together."""
    left, right = checked("linalg.solve", A, square=True), checked("linalg.solve", B)
    if A.dtype is not B.dtype:
        msg = f"linalg.solve: expected A and B to have the same dtype, got {A.dtype.name} and {B.dtype.name}"
        raise ComputeError(msg)
    if left.shape[-1] != right.shape[-2]:
        msg = f"linalg.solve: A has {left.shape[-1]} columns, B {right.shape[-2]} rows; they must be as many"
        raise ComputeError(msg)
    check_batches("linalg.solve", left, right)
    return left, right


def check_batches(operator: str, left: Array, right: Array) -> None:
    """Leading dimensions broadcast."""
    if left.shape[:-2] == right.shape[:-2]:
        return
    try:
        broadcast_sizes(left.shape[:-2], right.shape[:-2])
    except ValueError:
        msg = (
            f"{operator}: the leading dimensions of shapes {list(left.shape)} and {list(right.shape)} do not broadcast"
        )
        raise ComputeError(msg) from None


def inv(A: Tensor) -> Tensor:  # noqa: N803 - the schema's name
    """The inverses of square matrices."""
    array = checked("linalg.inv", A, square=True)
    try:
        result = _despite_nan(invert_small if _is_small(array) else np.linalg.inv, array)
    except np.linalg.LinAlgError:
        msg = f"linalg.inv: {_culprit(array, _raises(np.linalg.inv))} is singular"
        raise LinAlgError(msg) from None
    return by_columns(result, A.dtype)


def det(A: Tensor) -> Tensor:  # noqa: N803 - the schema's name
    """The determinants of square matrices."""
    array = checked("linalg.det", A, square=True)
    with np.errstate(all="ignore"):
        result = det_small(array) if _is_small(array) else np.linalg.det(array)
        if not (np.isfinite(result) & (result != 0)).all():  # a product may overflow where its logarithm does not
            result = np.where(_holds_nan(array), np.nan, np.linalg.det(array))
        return plain(result, A.dtype)


def slogdet(A: Tensor) -> tuple[Tensor, Tensor]:  # noqa: N803 - the schema's name
    """The signs of determinants and the logarithms of their absolute values."""
    array = checked("linalg.slogdet", A, square=True)
    with np.errstate(all="ignore"):
        sign, logarithm = np.linalg.slogdet(array)
        if not np.isfinite(logarithm).all():
            logarithm = np.where(_holds_nan(array), np.nan, logarithm)
    return plain(sign, A.dtype), plain(logarithm, A.dtype.to_real())


def cholesky(self: Tensor, upper: bool) -> Tensor:
    """The triangular factors of positive-definite matrices, of which one triangle is read."""
    array = checked("linalg.cholesky", self, square=True)
    lower = np.conj(array.mT) if upper else array
    try:
        factor = _factor(lower)
    except (np.linalg.LinAlgError, FloatingPointError):
        factor = None
    if factor is None or np.isnan(factor.diagonal(0, -2, -1)).any():  # LAPACK lets NaN pass
        msg = f"linalg.cholesky: {_culprit(lower, lambda matrix: not has_factor(matrix))} is not positive-definite"
        raise LinAlgError(msg)
    return by_columns(np.conj(factor.mT) if upper else factor, self.dtype)


def has_factor(matrix: Array) -> bool:
    """Whether Cholesky's decomposition finds a factor; LAPACK lets NaN pass."""
    try:
        return not np.isnan(np.linalg.cholesky(matrix).diagonal()).any()
    except np.linalg.LinAlgError:
        return False


def _factor(array: Array) -> Array:
    """Cholesky's lower factors in double precision, by the function that ``numpy.linalg.cholesky`` calls, if it stays.

    It says by a floating-point flag that a matrix has none.
    """
    decompose = _lapack("cholesky_lo")
    if decompose is None:
        return np.linalg.cholesky(array)
    letter = "D" if array.dtype.kind == "c" else "d"
    with np.errstate(all="ignore", invalid="raise"):
        factor: Array = decompose(array, signature=f"{letter}->{letter}")
    return factor


def qr(A: Tensor, mode: str) -> tuple[Tensor, Tensor]:  # noqa: N803 - the schema's name
    """``Q`` with orthonormal columns and a triangular ``R``; an empty Q in the mode 'r'."""
    array = checked("linalg.qr", A)
    check_mode(mode)
    if mode == "r":
        return make_tensor(np.zeros(0, A.dtype.numpy), A.dtype), by_columns(np.linalg.qr(array, "r"), A.dtype)
    q, r = _orthogonal(array, complete=mode == "complete")
    return by_columns(q, A.dtype), by_columns(r, A.dtype)


def check_mode(mode: str) -> None:
    """RuntimeError for what is no mode of :func:`qr`."""
    if mode not in ("reduced", "complete", "r"):
        msg = f"linalg.qr: mode must be one of reduced, complete, r, got '{mode}'"
        raise ComputeError(msg)


def _orthogonal(array: Array, *, complete: bool = False) -> tuple[Array, Array]:
    """``Q`` and ``R`` in double precision, by the functions that ``numpy.linalg.qr`` calls, in a third of its time.

    NumPy does not promise that they stay; then it is asked itself.
    """
    rows, columns = array.shape[-2:]
    is_complete = complete and rows > columns
    decompose, make = _lapack("qr_r_raw"), _lapack("qr_complete" if is_complete else "qr_reduced")
    if decompose is None or make is None or array.size == 0:
        q, r = np.linalg.qr(array, "complete" if complete else "reduced")
        return q, r
    wide = array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)
    letter = wide.dtype.char
    factors = decompose(wide, signature=f"{letter}->{letter}")  # R stands in `wide` now, reflections below it
    q = make(wide, factors, signature=f"{letter}{letter}->{letter}")
    high = rows if is_complete else min(rows, columns)
    return q, np.where(_below(high, columns), 0, wide[..., :high, :])


@functools.cache
def _lapack(name: str) -> Any:
    """One of NumPy's own batched functions over LAPACK; None where this NumPy has it not."""
    return getattr(getattr(np.linalg, "_umath_linalg", None), name, None)


@functools.lru_cache(64)
def _below(rows: int, columns: int) -> Array:
    """What lies below the diagonal."""
    return np.tri(rows, columns, -1, bool)


def one_triangle(operator: str, word: str) -> str:
    """The letter of a triangle; RuntimeError for another one."""
    if word.upper() not in ("L", "U"):
        msg = f"{operator}: UPLO must be 'L' or 'U', got '{word}'"
        raise ComputeError(msg)
    return word.upper()


def _as_read(array: Array, word: str) -> Array:
    """Matrices of which one triangle counts: whatever the other one holds, it is not looked at."""
    if np.isfinite(array).all():  # LAPACK reads the triangle alone
        return array
    return np.tril(array) if word == "L" else np.triu(array)


def eigh(A: Tensor, UPLO: str) -> tuple[Tensor, Tensor]:  # noqa: N803 - the schema's names
    """The eigenvalues of Hermitian matrices in ascending order, and orthonormal eigenvectors as columns."""
    array = checked("linalg.eigh", A, square=True)
    word = one_triangle("linalg.eigh", UPLO)
    values, vectors = converged("linalg.eigh", np.linalg.eigh, _as_read(array, word), word)
    return plain(values, A.dtype.to_real()), by_columns(vectors, A.dtype)


def eigvalsh(A: Tensor, UPLO: str) -> Tensor:  # noqa: N803 - the schema's names
    """The eigenvalues of Hermitian matrices in ascending order."""
    array = checked("linalg.eigvalsh", A, square=True)
    word = one_triangle("linalg.eigvalsh", UPLO)
    values = converged("linalg.eigvalsh", np.linalg.eigvalsh, _as_read(array, word), word)
    return plain(values, A.dtype.to_real())


def converged(operator: str, function: Any, array: Array, *arguments: Any) -> Any:
    """An iteration of LAPACK that may not converge, and with NaN or infinity may never end, whatever one presses."""
    if not np.isfinite(array).all():
        msg = f"{operator}: {_culprit(array, lambda item: not np.isfinite(item).all())} holds NaN or infinity"
        raise LinAlgError(msg)
    try:
        return function(array, *arguments)
    except np.linalg.LinAlgError:
        msg = f"{operator}: the iteration did not converge"
        raise LinAlgError(msg) from None


def svd(A: Tensor, full_matrices: bool) -> tuple[Tensor, Tensor, Tensor]:  # noqa: N803 - the schema's name
    """``U``, singular values in descending order, and ``Vh`` with ``A = U @ diag(S) @ Vh``."""
    array = checked("linalg.svd", A)
    u, s, vh = converged("linalg.svd", _singular, array, full_matrices)
    return by_columns(u, A.dtype), plain(s, A.dtype.to_real()), by_columns(vh, A.dtype)


def svdvals(A: Tensor) -> Tensor:  # noqa: N803 - the schema's name
    """Singular values in descending order."""
    array = checked("linalg.svdvals", A)

    def values(matrices: Array) -> Array:
        return np.linalg.svd(matrices, compute_uv=False) if matrices.size else _no_values(matrices)

    return plain(converged("linalg.svdvals", values, array), A.dtype.to_real())


def _singular(array: Array, full: bool) -> tuple[Array, Array, Array]:
    """What NumPy decomposes, and matrices without elements without LAPACK, which goes through all of their columns."""
    if array.size:
        return np.linalg.svd(array, full)
    *batch, rows, columns = array.shape
    least = min(rows, columns)
    u = np.zeros((*batch, rows, rows if full else least), array.dtype)
    vh = np.zeros((*batch, columns if full else least, columns), array.dtype)
    for factor in (u, vh):
        if factor.shape[-1] == factor.shape[-2]:
            np.einsum("...ii->...i", factor)[...] = 1
    return u, _no_values(array), vh


def _no_values(array: Array) -> Array:
    return np.zeros((*array.shape[:-2], min(array.shape[-2:])), array.real.dtype)


@builtin("runtime.kernels.matrices.native", "solve_triangular")
def solve_triangular(self: Tensor, B: Tensor, upper: bool, left: bool, unitriangular: bool) -> Tensor:  # noqa: N803
    """``X`` with ``self @ X = B`` (or ``X @ self = B``), of which one triangle is read; division by 0 gives inf."""
    checked_triangle(self, B, left=left)
    matrix, right = self._array, B._array
    if not left:
        matrix, right = matrix.mT, right.mT
    result = substituted(matrix, right, upper == left, unitriangular)
    return by_columns(result if left else result.mT, self.dtype)


def checked_triangle(self: Tensor, B: Tensor, *, left: bool) -> tuple[Sizes, Sizes]:  # noqa: N803
    """The sizes of triangular matrices and of right sides, seen so that the matrices stand at the left."""
    name = "linalg.solve_triangular"
    matrix, right = checked(name, self, square=True), checked(name, B)
    if self.dtype is not B.dtype:
        msg = f"{name}: expected A and B to have the same dtype, got {self.dtype.name} and {B.dtype.name}"
        raise ComputeError(msg)
    if not left:
        matrix, right = matrix.mT, right.mT
    if matrix.shape[-1] != right.shape[-2]:
        side = "rows" if left else "columns"
        size = matrix.shape[-1]
        msg = f"{name}: A is {size} by {size}, so B needs as many {side}; it has {right.shape[-2]}"
        raise ComputeError(msg)
    check_batches(name, matrix, right)
    return matrix.shape, right.shape


def substituted(matrix: Array, right: Array, upper: bool, unit: bool) -> Array:
    """Substitution by halves: one half is solved, its share taken from the other's right side, then the other half."""
    size = matrix.shape[-1]
    if size > BLOCK:
        half = size // 2
        a, b = slice(half), slice(half, None)
        if upper:
            a, b = b, a
        first = substituted(matrix[..., a, a], right[..., a, :], upper, unit)
        with np.errstate(all="ignore"):
            rest = right[..., b, :] - matrix[..., b, a] @ first
        second = substituted(matrix[..., b, b], rest, upper, unit)
        return np.concatenate((second, first) if upper else (first, second), -2)
    shape = matrix.shape[:-2]
    if shape != right.shape[:-2]:
        shape = broadcast_sizes(shape, right.shape[:-2])
    sizes = (*shape, *right.shape[-2:])
    result = np.empty(sizes, right.dtype)
    if result.size:
        each = (*shape, size, size)
        factors = (matrix if matrix.shape == each else np.broadcast_to(matrix, each)).reshape(-1, size, size)
        rights = (right if right.shape == sizes else np.broadcast_to(right, sizes)).reshape(-1, *sizes[-2:])
        substitute(factors, rights, result.reshape(rights.shape), upper, unit)
    return result


def lstsq(A: Tensor, B: Tensor, rcond: float, sized: bool) -> tuple[Tensor, Tensor, Tensor]:  # noqa: N803 - the schema's names
    """The shortest ``X`` with the least squared error of ``A @ X - B``, the rank of A, and if `sized` singular values.

    Singular values up to `rcond` times the largest count as 0.
    """
    left, right = checked("linalg.lstsq", A), checked("linalg.lstsq", B)
    if A.dtype is not B.dtype:
        msg = f"linalg.lstsq: expected both operands to have the same dtype, got {A.dtype.name} and {B.dtype.name}"
        raise ComputeError(msg)
    check_batches("linalg.lstsq", left, right)
    real = A.dtype.to_real()
    result = None if sized else _full_rank_solution(left, right, rcond)
    if result is not None:
        rank = np.full(left.shape[:-2], left.shape[-1], np.int64)
        return plain(result, A.dtype), make_tensor(rank, dtypes.int64), make_tensor(np.zeros(0, real.numpy), real)
    u, sizes, vh = converged("linalg.lstsq", _singular, left, False)
    counts = sizes > sizes.max(-1, keepdims=True, initial=0) * sizes.dtype.type(rcond)
    inverse = np.where(counts, 1 / np.where(counts, sizes, 1), 0).astype(sizes.dtype, copy=False)
    solution = _adjoint(vh) @ (inverse[..., None] * (_adjoint(u) @ right))
    rank = np.asarray(counts.sum(-1), np.int64)
    return plain(solution, A.dtype), make_tensor(rank, dtypes.int64), plain(sizes, real)


def _full_rank_solution(left: Array, right: Array, rcond: float) -> Array | None:
    """The solution by ``Q`` and ``R``, if no singular value can be as small as `rcond` times the largest; else None.

    The largest is at most the norm of R, the smallest at least one by that of its inverse.
    """
    rows, columns = left.shape[-2:]
    if rows < columns or not left.size or not right.size:
        return None
    with np.errstate(all="ignore"):  # an exact 0 on the diagonal gives NaN, and NaN is not below the bound
        q, r = _orthogonal(left)
        turned, number = _adjoint(q) @ right, right.shape[-1]
        sides = np.empty((*turned.shape[:-1], number + columns), turned.dtype)  # the right side, those of the inverse
        sides[..., :number] = turned
        sides[..., number:] = _identity(columns)
        solved = substituted(r, sides, True, False)
        sizes = _squares(r) * _squares(solved[..., number:])
        return solved[..., :number] if (sizes * (rcond * rcond) < 1).all() else None


@functools.lru_cache(64)
def _identity(size: int) -> Array:
    """Ones on a diagonal, to be read only."""
    return np.eye(size)


def _squares(array: Array) -> Array:
    """The sums of the squares of matrices."""
    flat = array.reshape(*array.shape[:-2], -1)
    total: Array = np.vecdot(flat, flat).real
    return total


def _adjoint(array: Array) -> Array:
    """Conjugate transposes."""
    turned = array.mT
    return turned.conj() if array.dtype.kind == "c" else turned
