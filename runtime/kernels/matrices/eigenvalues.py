"""Eigenvalues and eigenvectors of square matrices that need not be Hermitian: complex, whatever the matrices are."""

from __future__ import annotations

import numpy as np

from runtime.kernels.matrices.decompositions import by_columns, checked, converged, plain
from runtime.tensor import Tensor


def eig(self: Tensor) -> tuple[Tensor, Tensor]:
    """Eigenvalues in the order in which LAPACK finds them, and eigenvectors of length 1 as columns."""
    array = checked("linalg.eig", self, square=True)
    values, vectors = converged("linalg.eig", np.linalg.eig, array)
    kind = self.dtype.to_complex()
    return plain(values, kind), by_columns(vectors, kind)


def eigvals(self: Tensor) -> Tensor:
    """The eigenvalues alone."""
    array = checked("linalg.eigvals", self, square=True)
    return plain(converged("linalg.eigvals", np.linalg.eigvals, array), self.dtype.to_complex())


def geqrf(self: Tensor) -> tuple[Tensor, Tensor]:
    """``R`` on and above the diagonal, the Householder vectors of Q below it, and their factors, as LAPACK has them."""
    array = checked("geqrf", self)
    packed, factors = np.linalg.qr(array, "raw")
    return by_columns(np.swapaxes(packed, -1, -2), self.dtype), plain(factors, self.dtype)
