# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of low_rank."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_range_of = declare("_range_of(A, q, niter, M)", "An orthonormal basis of what a matrix maps random vectors to (Halko "
    "and others, arXiv 0909.4061).")


@public(result="return_types.svd_lowrank")
def svd_lowrank(A, q=6, niter=2, M=None):
    """About the `q` largest singular values of matrices (less `M`) with their vectors, by random projections.

    There are as many as the smaller size of the matrix at most.

    >>> ow.svd_lowrank(ow.ones(3, 2), q=1).S
    tensor([2.4495])
    """


@public(result="return_types.pca_lowrank")
def pca_lowrank(A, q=None, center=True, niter=2):
    """The principal components of rows, by `svd_lowrank` of what they differ from their mean.

    >>> ow.pca_lowrank(ow.tensor([[0.0, 0.0], [2.0, 0.0], [4.0, 0.0]]), 1).S
    tensor([2.8284])
    """


@public(result="tuple[Tensor, Tensor]")
def lobpcg(A, k=None, B=None, X=None, n=None, iK=None, niter=None, tol=None, largest=None, method=None):
    """The `k` largest, or least, eigenvalues of `A @ x = value * B @ x`, A symmetric and B positive-definite,
        and vectors.

    They are found by `linalg.eigh`, as exactly as the dtype has them: what guides an iteration, X, n, iK,
        niter, tol and
    method, changes nothing, and X only says how many where `k` is not given.

    >>> ow.lobpcg(ow.diag(ow.tensor([1.0, 5.0, 3.0])))[0]
    tensor([5.])
    """
