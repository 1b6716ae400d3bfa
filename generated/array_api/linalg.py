# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Linear algebra of the Python array API standard."""

# Signatures are the standard's; the functions that are called see to types.
# mypy: ignore-errors

from runtime.array_api.linalg import *
from runtime.array_api.linalg import __all__ as _further
from runtime.array_api.promotion import common

from .. import functions

__all__ = [  # noqa: PLE0604 - lists of names are among them
    *_further,
    "cholesky", "det", "diagonal", "eig", "eigh", "eigvals", "eigvalsh", "inv", "matmul", "matrix_norm",
    "matrix_power", "matrix_rank", "outer", "pinv", "qr", "slogdet", "svd", "svdvals",
]


def diagonal(x, /, *, offset=0):
    """As `linalg.diagonal`, in the standard's words."""
    return functions.linalg_diagonal(x, offset=offset)


def matmul(x1, x2, /):
    """As `matmul`, in the standard's words."""
    return functions.matmul(*common(x1, x2))


def outer(x1, x2, /):
    """As `outer`, in the standard's words."""
    return functions.outer(*common(x1, x2))


def inv(x, /):
    """As `linalg.inv`, in the standard's words."""
    return functions.linalg_inv(x)


def det(x, /):
    """As `linalg.det`, in the standard's words."""
    return functions.linalg_det(x)


def slogdet(x, /):
    """As `linalg.slogdet`, in the standard's words."""
    return functions.linalg_slogdet(x)


def cholesky(x, /, *, upper=False):
    """As `linalg.cholesky`, in the standard's words."""
    return functions.linalg_cholesky(x, upper=upper)


def qr(x, /, *, mode='reduced'):
    """As `linalg.qr`, in the standard's words."""
    return functions.linalg_qr(x, mode=mode)


def eigh(x, /):
    """As `linalg.eigh`, in the standard's words."""
    return functions.linalg_eigh(x)


def eigvalsh(x, /):
    """As `linalg.eigvalsh`, in the standard's words."""
    return functions.linalg_eigvalsh(x)


def svd(x, /, *, full_matrices=True):
    """As `linalg.svd`, in the standard's words."""
    return functions.linalg_svd(x, full_matrices=full_matrices)


def svdvals(x, /):
    """As `linalg.svdvals`, in the standard's words."""
    return functions.linalg_svdvals(x)


def pinv(x, /, *, rtol=None):
    """As `linalg.pinv`, in the standard's words."""
    return functions.linalg_pinv(x, rtol=rtol)


def matrix_rank(x, /, *, rtol=None):
    """As `linalg.matrix_rank`, in the standard's words."""
    return functions.linalg_matrix_rank(x, rtol=rtol)


def matrix_power(x, n, /):
    """As `linalg.matrix_power`, in the standard's words."""
    return functions.linalg_matrix_power(x, n)


def matrix_norm(x, /, *, keepdims=False, ord='fro'):
    """As `linalg.matrix_norm`, in the standard's words."""
    return functions.linalg_matrix_norm(x, keepdim=keepdims, ord=ord)


def eig(x, /):
    """As `linalg.eig`, in the standard's words."""
    return functions.linalg_eig(x)


def eigvals(x, /):
    """As `linalg.eigvals`, in the standard's words."""
    return functions.linalg_eigvals(x)
