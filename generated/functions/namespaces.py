# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of namespaces."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_widened_for_norm = declare("_widened_for_norm(input, dtype, operator)", "What a norm is computed of in a wider dtype.")


@public(module="linalg")
def linalg_vector_norm(input, ord=2, dim=None, keepdim=False, *, dtype=None, out=None):
    """The p-norm of vectors, `sum(|x| ** ord) ** (1 / ord)`; inf, -inf and 0 as limits.

    >>> ow.linalg.vector_norm(ow.tensor([3.0, -4.0]))
    tensor(5.)
    >>> ow.linalg.vector_norm(ow.tensor([3.0, -4.0]), 1)
    tensor(7.)
    """


_foreach_norm = declare("_foreach_norm(input, ord=2, dtype=None)", "`linalg_vector_norm` of every tensor of a list.",
    "Scalar", result="tuple[Tensor, ...]", shown=True)


@public("", "ord_str", module="linalg")
def linalg_norm(input, ord=None, dim=None, keepdim=False, *, dtype=None, out=None):
    """norm(input, ord=None, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor
    norm(input, ord, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

    The norm of vectors or matrices; without `ord` the square root of the sum of squares.

    >>> ow.linalg.norm(ow.tensor([[1.0, 2.0], [2.0, 4.0]]))
    tensor(5.)
    >>> ow.linalg.norm(ow.tensor([[3.0, 0.0], [0.0, 4.0]]), 'nuc')
    tensor(7.)
    """


@public("", "str_ord", module="linalg")
def linalg_matrix_norm(input, ord, dim=(-2, -1), keepdim=False, *, dtype=None, out=None):
    """matrix_norm(input, ord, dim=(-2, -1), keepdim=False, *, dtype=None, out=None) -> Tensor
    matrix_norm(input, ord='fro', dim=(-2, -1), keepdim=False, *, dtype=None, out=None) -> Tensor

    The norm of matrices.

    `ord` is 'fro' (the default), 'nuc' (the sum of singular values), 2 (the largest of them), 1 (the
        largest sum of
    absolute values over a column) or inf (over a row); negative ones take the smallest.

    >>> ow.linalg.matrix_norm(ow.tensor([[1.0, -2.0], [3.0, 4.0]]), 1)
    tensor(6.)
    """


_svdvals_at = declare("_svdvals_at(input, rows, columns, keepdim)", "The singular values of matrices in two "
    "dimensions, along a new last dimension.")


@public("Scalar", "str", method=True)
def norm(input, p=2, dim=None, keepdim=False, *, dtype=None, out=None):
    """norm(input, p=2, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor
    norm(input, p, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

    The p-norm of all elements, or along `dim`; 'fro' and 'nuc' are norms of matrices.

    >>> ow.norm(ow.tensor([3.0, -4.0]))
    tensor(5.)
    >>> ow.tensor([[3.0, -4.0], [6.0, 8.0]]).norm(dim=1)
    tensor([ 5., 10.])
    """


@public(method=True)
def dist(input, other, p=2, *, out=None):
    """The p-norm of all differences `input - other`.

    >>> ow.dist(ow.tensor([1.0, 2.0]), ow.tensor([4.0, 6.0]))
    tensor(5.)
    """


@public(module="special")
def special_log_softmax(input, dim, *, dtype=None):
    """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.special.log_softmax(ow.tensor([0.0, 0.0]), 0)
    tensor([-0.6931, -0.6931])
    """
