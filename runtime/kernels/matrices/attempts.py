"""Cholesky's factor of every matrix of a batch that has one, and which of them have none."""

from __future__ import annotations

import numpy as np

from runtime.kernels.matrices.decompositions import by_columns, checked, has_factor
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array


def cholesky(self: Tensor, upper: bool) -> tuple[Tensor, Tensor]:
    """The factors, NaN where there is none, and int32 numbers: 0, or the order of a minor that is not positive."""
    array = checked("linalg.cholesky_ex", self, square=True)
    lower = np.conj(np.swapaxes(array, -1, -2)) if upper else array
    infos = np.zeros(array.shape[:-2], np.int32)
    try:
        factor = np.linalg.cholesky(lower)
        failed = bool(np.isnan(np.diagonal(factor, 0, -2, -1)).any())  # LAPACK lets NaN pass
    except np.linalg.LinAlgError:
        failed = True
    if failed:
        factor = np.full(array.shape, np.nan, array.dtype)
        for index in np.ndindex(infos.shape):
            infos[index] = _first_failure(lower[index])
            if not infos[index]:
                factor[index] = np.linalg.cholesky(lower[index])
    result = np.conj(np.swapaxes(factor, -1, -2)) if upper else factor
    return by_columns(result, self.dtype), make_tensor(infos, dtypes.int32)


def _first_failure(matrix: Array) -> int:
    """The order of the first leading minor that is not positive, by bisection; 0 if all are."""
    if has_factor(matrix):
        return 0
    good, bad = 0, len(matrix)
    while bad - good > 1:
        middle = (good + bad) // 2
        if has_factor(matrix[:middle, :middle]):
            good = middle
        else:
            bad = middle
    return bad
