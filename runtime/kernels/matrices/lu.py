"""LU with partial pivoting: LAPACK's getrf in its packed form, for batches of rectangular matrices.

Method: right-looking elimination by panels (G. Golub, C. Van Loan, Matrix Computations, 3.2.11): a compiled loop
eliminates a panel, substitution and one product of matrices do the rest, which is nearly all of the work.
"""

from __future__ import annotations

import math

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.errors import ComputeError
from runtime.kernels.matrices.decompositions import by_columns, checked, substituted
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array

_PANEL = 32  # columns that a loop eliminates one by one


def lu_factor(A: Tensor, pivot: bool) -> tuple[Tensor, Tensor, Tensor]:  # noqa: N803 - the schema's name
    """``L`` below the diagonal and ``U`` on and above it; pivots, counted from 1; and which pivot is zero, or 0.

    `A` is of shape ``(*, m, n)``, pivots are int32 of shape ``(*, min(m, n))``: row ``i`` was exchanged with
    ``pivots[i] - 1``, in this order.
    """
    array = checked("linalg.lu_factor", A)
    if not pivot and array.size:
        msg = "linalg.lu_factor: LU without pivoting is not implemented on the CPU"
        raise ComputeError(msg)
    *batch, rows, columns = array.shape
    factors = np.array(array, A.dtype.numpy, order="C").reshape(math.prod(batch), rows, columns)
    pivots = np.zeros((len(factors), min(rows, columns)), np.int32)
    infos = np.zeros(len(factors), np.int32)
    if factors.size:
        _factorize(factors, pivots, infos)
    return (
        by_columns(factors.reshape(array.shape), A.dtype),
        make_tensor(pivots.reshape(*batch, -1) if pivots.size else np.zeros((*batch, pivots.shape[1]), np.int32),
                    dtypes.int32),
        make_tensor(infos.reshape(tuple(batch)), dtypes.int32),
    )  # fmt: skip


def permutation(pivots: Tensor, rows: int) -> Tensor:
    """Where the rows of ``L @ U`` lie in A: ``A[permutation] == L @ U``, int64 of shape ``(*, rows)``."""
    pivot_array = pivots._array
    if pivots.dtype is not dtypes.int32:
        msg = f"lu_unpack: expected pivots of int32, got {pivots.dtype.name}"
        raise ComputeError(msg)
    if pivot_array.size and (pivot_array.min() < 1 or pivot_array.max() > rows):
        msg = f"lu_unpack: pivots must lie between 1 and {rows}, as those of lu_factor do"
        raise ComputeError(msg)
    order = np.empty((*pivot_array.shape[:-1], rows), np.int64)
    if order.size:
        number = math.prod(order.shape[:-1])
        _exchange(pivot_array.reshape(number, pivot_array.shape[-1]), order.reshape(number, rows))
    return make_tensor(order, dtypes.int64)


@array_loop()
def _exchange(pivots: Array, order: Array) -> None:
    """The numbers of rows, counted up, after the exchanges that pivots tell of, for every matrix."""
    for number in range(order.shape[0]):
        places = order[number]
        for row in range(places.shape[0]):
            places[row] = row
        for row in range(pivots.shape[1]):
            other = np.uint64(np.int64(pivots[number, row]) - 1)
            saved = places[other]
            places[other] = places[np.uint64(row)]
            places[np.uint64(row)] = saved


def _factorize(factors: Array, pivots: Array, infos: Array) -> None:
    """Factorize a row of matrices in place."""
    if pivots.shape[1] <= _PANEL:
        _eliminate(factors, pivots, infos)
        return
    for number, matrix in enumerate(factors):
        for first in range(0, pivots.shape[1], _PANEL):
            last = min(first + _PANEL, pivots.shape[1])
            panel = np.ascontiguousarray(matrix[first:, first:last])
            info = np.zeros(1, np.int32)
            _eliminate(panel[None], pivots[number : number + 1, first:last], info)
            if info[0] and not infos[number]:
                infos[number] = info[0] + first
            for row in range(first, last):
                pivots[number, row] += first
                other = pivots[number, row] - 1
                if other != row:
                    matrix[[row, other]] = matrix[[other, row]]
            matrix[first:, first:last] = panel
            if last < matrix.shape[1]:
                matrix[first:last, last:] = substituted(panel[: last - first], matrix[first:last, last:], False, True)
                with np.errstate(all="ignore"):
                    matrix[last:, last:] -= panel[last - first :] @ matrix[first:last, last:]


@array_loop()
def _eliminate(factors: Array, pivots: Array, infos: Array) -> None:
    """Elimination in place for a row of matrices, of memory in rows. The pivot is the largest of a column.

    Of complex numbers it is that with the largest ``|re| + |im|``, as in LAPACK. A pivot that is zero is left standing.
    """
    rows, columns = factors.shape[1], factors.shape[2]
    for number in range(factors.shape[0]):
        matrix = factors[number]
        for step in range(pivots.shape[1]):
            best, largest = step, abs(matrix[step, step].real) + abs(matrix[step, step].imag)
            for row in range(step + 1, rows):
                size = abs(matrix[row, step].real) + abs(matrix[row, step].imag)
                if size > largest:
                    best, largest = row, size
            pivots[number, step] = best + 1
            if best != step:
                for column in range(columns):
                    saved = matrix[step, column]
                    matrix[step, column] = matrix[best, column]
                    matrix[best, column] = saved
            if largest == 0:
                if infos[number] == 0:
                    infos[number] = step + 1
                continue
            for row in range(step + 1, rows):
                factor = matrix[row, step] / matrix[step, step]
                matrix[row, step] = factor
                for column in range(step + 1, columns):
                    matrix[row, column] -= factor * matrix[step, column]
