"""Systems of up to :data:`SMALL` unknowns, one after the other in one compiled loop.

LAPACK's routine for one matrix spends most of its time beside the arithmetic when the matrix is small: an inverse of 3
by 3 takes 0.46 us through NumPy and 0.08 us here.

Method: Gaussian elimination with partial pivoting of the matrix and its right sides together, then substitution (G.
Golub, C. Van Loan, Matrix Computations, 3.4.1), which is what LAPACK's gesv computes. The pivot of complex numbers is
the one with the largest ``|re| + |im|``, as there.
"""

from __future__ import annotations

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.tensor.casting import Array

SMALL = 16  # unknowns; from 32 on LAPACK's blocks are worth their price


def solve_small(matrices: Array, right: Array) -> Array:
    """Solutions ``X`` of ``matrices @ X = right``; leading dimensions broadcast, no size is 0.

    They are computed in float64 or complex128 and rounded once, as NumPy's are.
    Raises numpy.linalg.LinAlgError where a pivot is zero, as numpy.linalg.solve does.
    """
    batch = np.broadcast_shapes(matrices.shape[:-2], right.shape[:-2])
    size, columns = right.shape[-2:]
    wide = np.result_type(matrices.dtype, np.float64)
    factors = np.empty((*batch, size, size), wide)
    result = np.empty((*batch, size, columns), wide)
    factors[...], result[...] = matrices, right
    singular = np.zeros(1, np.int64)
    _solve(factors.reshape(-1, size, size), result.reshape(-1, size, columns), singular)
    if singular[0]:
        msg = "Singular matrix"
        raise np.linalg.LinAlgError(msg)
    return result.astype(matrices.dtype, copy=False)


def invert_small(matrices: Array) -> Array:
    """The inverses of matrices; raises numpy.linalg.LinAlgError where a pivot is zero."""
    return solve_small(matrices, np.eye(matrices.shape[-1], dtype=matrices.dtype))


def det_small(matrices: Array) -> Array:
    """The determinants of matrices as products of pivots, which may overflow before the last of them."""
    factors = np.array(matrices, np.result_type(matrices.dtype, np.float64), order="C")
    result = np.empty(matrices.shape[:-2], factors.dtype)
    _multiply_pivots(factors.reshape(-1, *matrices.shape[-2:]), result.reshape(-1))
    return result.astype(matrices.dtype, copy=False)


@array_loop()
def _solve(factors: Array, result: Array, singular: Array) -> None:
    """Replace right sides by solutions; the matrices are destroyed. Counts those in which a pivot is zero."""
    size, columns = factors.shape[1], result.shape[2]
    for number in range(factors.shape[0]):
        matrix, rows = factors[number], result[number]
        for step in range(size):
            best, largest = step, abs(matrix[step, step].real) + abs(matrix[step, step].imag)
            for row in range(step + 1, size):
                candidate = abs(matrix[row, step].real) + abs(matrix[row, step].imag)
                if candidate > largest:
                    best, largest = row, candidate
            if largest == 0:
                singular[0] += 1
                break
            if best != step:
                for column in range(step, size):
                    matrix[step, column], matrix[best, column] = matrix[best, column], matrix[step, column]
                for column in range(columns):
                    rows[step, column], rows[best, column] = rows[best, column], rows[step, column]
            for row in range(step + 1, size):
                factor = matrix[row, step] / matrix[step, step]
                for column in range(step + 1, size):
                    matrix[row, column] -= factor * matrix[step, column]
                for column in range(columns):
                    rows[row, column] -= factor * rows[step, column]
        if singular[0] != 0:
            return
        for step in range(size - 1, -1, -1):
            for row in range(step + 1, size):
                factor = matrix[step, row]
                for column in range(columns):
                    rows[step, column] -= factor * rows[row, column]
            for column in range(columns):
                rows[step, column] /= matrix[step, step]


@array_loop()
def _multiply_pivots(factors: Array, result: Array) -> None:
    """The products of pivots, negated for every exchange of rows; the matrices are destroyed."""
    size = factors.shape[1]
    for number in range(factors.shape[0]):
        matrix = factors[number]
        result[number] = 1
        for step in range(size):
            best, largest = step, abs(matrix[step, step].real) + abs(matrix[step, step].imag)
            for row in range(step + 1, size):
                candidate = abs(matrix[row, step].real) + abs(matrix[row, step].imag)
                if candidate > largest:
                    best, largest = row, candidate
            if best != step:
                result[number] = -result[number]
                for column in range(step, size):
                    matrix[step, column], matrix[best, column] = matrix[best, column], matrix[step, column]
            result[number] *= matrix[step, step]
            if largest == 0:
                break
            for row in range(step + 1, size):
                factor = matrix[row, step] / matrix[step, step]
                for column in range(step + 1, size):
                    matrix[row, column] -= factor * matrix[step, column]
