"""The loops of LDL with diagonal pivoting, over lower triangles in memory by rows.

Method: J. Bunch, L. Kaufman, "Some stable methods for calculating inertia and solving symmetric linear systems",
Mathematics of Computation 31, 1977, algorithm A.
"""

from __future__ import annotations

import math

import numpy as np

from runtime.tensor.casting import Array

_ALPHA = (1 + math.sqrt(17)) / 8  # bounds the growth of elements by either kind of block alike


def factorize(factors: Array, pivots: Array, infos: Array, hermitian: bool) -> None:
    """Factorize a row of matrices in place, of a Hermitian one without the imaginary part of its diagonal."""
    size = factors.shape[1]
    for number in range(factors.shape[0]):
        matrix = factors[number]
        step = 0
        while step < size:
            taken, width = choose(matrix, step, hermitian)
            if width == 0:
                if infos[number] == 0:
                    infos[number] = step + 1
                pivots[number, step] = step + 1
                step += 1
                continue
            exchange(matrix, step, step + width - 1, taken, hermitian)
            if width == 1:
                eliminate_one(matrix, step, hermitian)
                pivots[number, step] = taken + 1
            else:
                eliminate_two(matrix, step, hermitian)
                pivots[number, step] = pivots[number, step + 1] = -(taken + 1)
            step += width


def choose(matrix: Array, step: int, hermitian: bool) -> tuple[int, int]:
    """The row to exchange with, and how many rows the block has; 0 where there is nothing but zeros.

    Of complex numbers the larger is that with the larger ``|re| + |im|``, as in LAPACK.
    """
    size = matrix.shape[0]
    if hermitian:
        matrix[step, step] = matrix[step, step].real
    diagonal = abs(matrix[step, step].real) + abs(matrix[step, step].imag)
    other, largest = step, 0.0  # of an infinite number 0 times itself is undefined, and no other row would follow
    for row in range(step + 1, size):
        result = abs(matrix[row, step].real) + abs(matrix[row, step].imag)
        if result > largest:
            other, largest = row, result
    if max(diagonal, largest) == 0 or math.isnan(diagonal):
        return step, 0
    if diagonal >= _ALPHA * largest:
        return step, 1
    beside = 0.0
    for column in range(step, size):
        if column != other:
            entry = matrix[other, column] if column < other else matrix[column, other]
            beside = max(beside, abs(entry.real) + abs(entry.imag))
    if diagonal >= _ALPHA * largest * (largest / beside):
        return step, 1
    corner = abs(matrix[other, other].real) + (0 if hermitian else abs(matrix[other, other].imag))
    return other, 1 if corner >= _ALPHA * beside else 2


def exchange(matrix: Array, step: int, last: int, taken: int, hermitian: bool) -> None:
    """Exchange the rows and columns `last` and `taken` of what is not yet factorized, which begins at `step`."""
    size = matrix.shape[0]
    if taken != last:
        for row in range(taken + 1, size):
            saved = matrix[row, last]
            matrix[row, last] = matrix[row, taken]
            matrix[row, taken] = saved
        for row in range(last + 1, taken):
            saved = matrix[row, last]
            matrix[row, last] = np.conj(matrix[taken, row]) if hermitian else matrix[taken, row]
            matrix[taken, row] = np.conj(saved) if hermitian else saved
        if hermitian:
            matrix[taken, last] = np.conj(matrix[taken, last])
        saved = matrix[last, last]
        matrix[last, last] = matrix[taken, taken]
        matrix[taken, taken] = saved
        if last != step:
            saved = matrix[last, step]
            matrix[last, step] = matrix[taken, step]
            matrix[taken, step] = saved
    if hermitian:
        matrix[step, step] = matrix[step, step].real
        matrix[last, last] = matrix[last, last].real


def eliminate_one(matrix: Array, step: int, hermitian: bool) -> None:
    """Take the share of a block of one row from the rest."""
    size = matrix.shape[0]
    inverse = 1 / matrix[step, step]
    for column in range(step + 1, size):
        factor = inverse * (np.conj(matrix[column, step]) if hermitian else matrix[column, step])
        for row in range(column, size):
            matrix[row, column] -= matrix[row, step] * factor
    for row in range(step + 1, size):
        matrix[row, step] *= inverse


def eliminate_two(matrix: Array, step: int, hermitian: bool) -> None:
    """Take the share of a block of two rows from the rest, divided first by its largest so that it cannot overflow."""
    size = matrix.shape[0]
    below = matrix[step + 1, step]
    above = np.conj(below) if hermitian else below
    first, second = matrix[step + 1, step + 1] / below, matrix[step, step] / above
    scale = 1 / (first * second - 1)
    for column in range(step + 2, size):
        left = scale * (first * matrix[column, step] - matrix[column, step + 1]) / above
        right = scale * (second * matrix[column, step + 1] - matrix[column, step]) / below
        turned_left = np.conj(left) if hermitian else left
        turned_right = np.conj(right) if hermitian else right
        for row in range(column, size):
            matrix[row, column] -= matrix[row, step] * turned_left + matrix[row, step + 1] * turned_right
        matrix[column, step] = left
        matrix[column, step + 1] = right


def solve(factors: Array, pivots: Array, result: Array, hermitian: bool) -> None:
    """Replace right sides by solutions: L, D, and the transpose or adjoint of L."""
    size, columns = result.shape[1], result.shape[2]
    for number in range(result.shape[0]):
        matrix, rows = factors[number], result[number]
        step = 0
        while step < size:
            width = 1 if pivots[number, step] > 0 else 2
            last = step + width - 1
            taken = abs(pivots[number, step]) - 1
            for column in range(columns):
                saved = rows[last, column]
                rows[last, column] = rows[taken, column]
                rows[taken, column] = saved
                for row in range(last + 1, size):
                    for at in range(step, last + 1):
                        rows[row, column] -= matrix[row, at] * rows[at, column]
            divide(matrix, rows, step, width, hermitian)
            step += width
        last = size - 1
        while last >= 0:
            width = 1 if pivots[number, last] > 0 else 2
            taken = abs(pivots[number, last]) - 1
            for column in range(columns):
                for row in range(last + 1, size):
                    for at in range(last - width + 1, last + 1):
                        factor = matrix[row, at]
                        rows[at, column] -= (np.conj(factor) if hermitian else factor) * rows[row, column]
                saved = rows[last, column]
                rows[last, column] = rows[taken, column]
                rows[taken, column] = saved
            last -= width


def divide(matrix: Array, rows: Array, step: int, width: int, hermitian: bool) -> None:
    """Divide right sides by a block of D."""
    if width == 1:
        for column in range(rows.shape[1]):
            rows[step, column] /= matrix[step, step].real if hermitian else matrix[step, step]
        return
    below = matrix[step + 1, step]
    above = np.conj(below) if hermitian else below
    first, second = matrix[step, step] / above, matrix[step + 1, step + 1] / below
    scale = 1 / (first * second - 1)
    for column in range(rows.shape[1]):
        upper, two = rows[step, column] / above, rows[step + 1, column] / below
        rows[step, column] = (second * upper - two) * scale
        rows[step + 1, column] = (first * two - upper) * scale
