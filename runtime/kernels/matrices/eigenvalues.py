"""Eigenvalues and eigenvectors of square matrices that need not be Hermitian: complex, whatever the matrices are."""

from __future__ import annotations

import numpy as np

from runtime.kernels.decompositions import _by_columns, _checked, _converged, _plain
from runtime.tensor import Tensor


def eig(self: Tensor) -> tuple[Tensor, Tensor]:
    """Eigenvalues in the order in which LAPACK finds them, and eigenvectors of length 1 as columns."""
    array = _checked("linalg.eig", self, square=True)
    values, vectors = _converged("linalg.eig", np.linalg.eig, array)
    kind = self.dtype.to_complex()
    return _plain(values, kind), _by_columns(vectors, kind)


def eigvals(self: Tensor) -> Tensor:
    """The eigenvalues alone."""
    array = _checked("linalg.eigvals", self, square=True)
    return _plain(_converged("linalg.eigvals", np.linalg.eigvals, array), self.dtype.to_complex())


def geqrf(self: Tensor) -> tuple[Tensor, Tensor]:
    """``R`` on and above the diagonal, the Householder vectors of Q below it, and their factors, as LAPACK has them."""
    array = _checked("geqrf", self)
    packed, factors = np.linalg.qr(array, "raw")
    return _by_columns(np.swapaxes(packed, -1, -2), self.dtype), _plain(factors, self.dtype)
