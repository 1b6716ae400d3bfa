# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of selection."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def take(input, index, *, out=None):
    """The elements of a tensor, read as one vector, at the places of `index`, in its shape.

    >>> ow.take(ow.tensor([[1, 2], [3, 4]]), ow.tensor([3, 0, -1]))
    tensor([4, 1, 4])
    """


@public(method=True)
def put(input, index, source, accumulate=False):
    """The tensor with elements of `source` written, or with `accumulate` added, where `index` counts it as one
        vector.

    >>> ow.put(ow.zeros(2, 2), ow.tensor([3, 0]), ow.tensor([5.0, 6.0]))
    tensor([[6., 0.],
            [0., 5.]])
    """


put_ = declare("put_(input, index, source, accumulate=False)", "As `put`, written into `input`, which is returned.",
    result="", method=True)


@public(method=True)
def take_along_dim(input, indices, dim=None, *, out=None):
    """Elements picked along a dimension, as the results of `argsort` and `argmax` ask for; other dimensions
        broadcast.

    Negative indices count from the end.

    >>> a = ow.tensor([[3, 1, 2], [6, 5, 4]])
    >>> ow.take_along_dim(a, a.argsort(1), 1)
    tensor([[1, 2, 3],
            [4, 5, 6]])
    """


@public(method=True)
def masked_select(input, mask, *, out=None):
    """The elements where `mask` is true, as a vector; both are broadcast.

    >>> ow.masked_select(ow.tensor([[1, 2], [3, 4]]), ow.tensor([True, False]))
    tensor([1, 3])
    """


@public(method=True)
def masked_scatter(input, mask, source, *, out=None):
    """The tensor where the elements under a mask are, one after another, those of `source`.

    >>> ow.masked_scatter(ow.zeros(4), ow.tensor([True, False, False, True]), ow.tensor([5.0, 6.0]))
    tensor([5., 0., 0., 6.])
    """


masked_scatter_ = declare("masked_scatter_(input, mask, source)", "As `masked_scatter`, written into `input`, which is "
    "returned.", result="", method=True)


@public("", "tuple", "rows", method=True)
def nonzero(input, *, as_tuple, out=None):
    """nonzero(input, *, out=None) -> Tensor
    nonzero(input, *, as_tuple) -> tuple[Tensor, ...]
    nonzero(input, *, as_tuple, out=None) -> Tensor

    The places of the elements that are not 0, one a row; with `as_tuple=True` a vector for each dimension.

    >>> ow.nonzero(ow.tensor([[1, 0], [0, 2]]))
    tensor([[0, 0],
            [1, 1]])
    >>> ow.tensor([0, 5, 7]).nonzero(as_tuple=True)
    (tensor([1, 2]),)
    """


@public(result="tuple[Tensor, ...]", method=True)
def nonzero_numpy(input):
    """The places of the elements that are not 0, as a vector for each dimension, which can index a tensor.

    >>> ow.nonzero_numpy(ow.tensor([0, 5, 7]))
    (tensor([1, 2]),)
    """


@public(method=True)
def argwhere(input):
    """The places of the elements that are not 0, one a row.

    >>> ow.argwhere(ow.tensor([0, 5, 7]))
    tensor([[1],
            [2]])
    """


@public("Tensor", "Scalar", method=True)
def fill(input, value):
    """fill(input, value) -> Tensor
    fill(input, value) -> Tensor

    The element of a tensor without dimensions everywhere.
    """


fill_ = declare("fill_(input, value)", "As `fill`, written into `input`, which is returned.", "Tensor", "Scalar",
    method=True)


@public(method=True)
def zero(input):
    """Zeros in the shape and dtype of a tensor; in place it clears all elements.

    >>> ow.ones(3).zero_()
    tensor([0., 0., 0.])
    """


zero_ = declare("zero_(input)", "As `zero`, written into `input`, which is returned.", result="", method=True)
_foreach_zero = declare("_foreach_zero(input)", "`zero` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_zero_ = declare("_foreach_zero_(input)", "As `_foreach_zero`, written into `input`.", result="", shown=True)


@public(module="nn")
def one_hot(input, num_classes=-1):
    """Vectors that are 1 at the class and 0 elsewhere.

    >>> ow.nn.functional.one_hot(ow.tensor([0, 2]), 3)
    tensor([[1, 0, 0],
            [0, 0, 1]])
    """


@public()
def tril_indices(
    row, col, offset=0, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None
):
    """The places of the lower triangle of a matrix, rows in the first row of the result, columns in the
        second.

    >>> ow.tril_indices(2, 3)
    tensor([[0, 1, 1],
            [0, 0, 1]])
    """


@public()
def triu_indices(
    row, col, offset=0, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None
):
    """The places of the upper triangle of a matrix, rows in the first row of the result, columns in the
        second.

    >>> ow.triu_indices(2, 3, 1)
    tensor([[0, 0, 1],
            [1, 2, 2]])
    """
