"""The functions and methods of low_rank: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.tensor import Tensor

from ..operators.low_rank import _RANGE_OF, SVD_LOWRANK, PCA_LOWRANK, LOBPCG

__all__ = ["svd_lowrank", "pca_lowrank", "lobpcg"]

_RANGE_OF_FORMS = Overloads("_range_of", _RANGE_OF)
SVD_LOWRANK_FORMS = Overloads("svd_lowrank", SVD_LOWRANK)
PCA_LOWRANK_FORMS = Overloads("pca_lowrank", PCA_LOWRANK)
LOBPCG_FORMS = Overloads("lobpcg", LOBPCG)


def _range_of(A=MISSING, q=MISSING, niter=MISSING, M=MISSING, *rest, **named):
    """_range_of(A, q, niter, M) -> Tensor

    An orthonormal basis of what a matrix maps random vectors to (Halko and others, arXiv 0909.4061).
    """
    try:
        return _RANGE_OF_FORMS.call(A, q, niter, M, rest, named)
    except Exception:
        _RANGE_OF_FORMS.translate(A, q, niter, M, rest, named)
        raise


def svd_lowrank(A=MISSING, *rest, **named):
    """svd_lowrank(A, q=6, niter=2, M=None) -> return_types.svd_lowrank

    About the `q` largest singular values of matrices (less `M`) with their vectors, by random projections.

    There are as many as the smaller size of the matrix at most.

    >>> ow.svd_lowrank(ow.ones(3, 2), q=1).S
    tensor([2.4495])
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return SVD_LOWRANK[A._keys](A, 6, 2, None)
        return SVD_LOWRANK_FORMS.call(A, rest, named)
    except Exception:
        SVD_LOWRANK_FORMS.translate(A, rest, named)
        raise


def pca_lowrank(A=MISSING, *rest, **named):
    """pca_lowrank(A, q=None, center=True, niter=2) -> return_types.pca_lowrank

    The principal components of rows, by `svd_lowrank` of what they differ from their mean.

    >>> ow.pca_lowrank(ow.tensor([[0.0, 0.0], [2.0, 0.0], [4.0, 0.0]]), 1).S
    tensor([2.8284])
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return PCA_LOWRANK[A._keys](A, None, True, 2)
        return PCA_LOWRANK_FORMS.call(A, rest, named)
    except Exception:
        PCA_LOWRANK_FORMS.translate(A, rest, named)
        raise


def lobpcg(A=MISSING, *rest, **named):
    """lobpcg(A, k=None, B=None, X=None, n=None, iK=None, niter=None, tol=None, largest=None, method=None) ->
        tuple[Tensor, Tensor]

    The `k` largest, or least, eigenvalues of `A @ x = value * B @ x`, A symmetric and B positive-definite,
        and vectors.

    They are found by `linalg.eigh`, as exactly as the dtype has them: what guides an iteration, X, n, iK,
        niter, tol and
    method, changes nothing, and X only says how many where `k` is not given.

    >>> ow.lobpcg(ow.diag(ow.tensor([1.0, 5.0, 3.0])))[0]
    tensor([5.])
    """
    try:
        if not (rest or named):
            if isinstance(A, Tensor):
                return LOBPCG[A._keys](A, None, None, None, None, None, None, None, None, None)
        return LOBPCG_FORMS.call(A, rest, named)
    except Exception:
        LOBPCG_FORMS.translate(A, rest, named)
        raise
