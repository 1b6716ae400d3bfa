# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of indexing."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def gather(input, dim, index, *, sparse_grad=False, out=None):
    """Elements picked along a dimension: `out[i][j] = input[index[i][j]][j]` for dim 0.

    >>> ow.gather(ow.tensor([[1, 2], [3, 4]]), 1, ow.tensor([[0, 0], [1, 0]]))
    tensor([[1, 1],
            [4, 3]])
    """


@public(method=True)
def scatter_add(input, dim, index, src, *, out=None):
    """Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

    >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
    tensor([5., 0., 2.])
    """


scatter_add_ = declare("scatter_add_(input, dim, index, src)", "As `scatter_add`, written into `input`, which is "
    "returned.", result="", method=True)


@public(method=True)
def index_select(input, dim, index, *, out=None):
    """The entries of a vector of indices along a dimension, in its order; an index may occur several times.

    >>> ow.index_select(ow.tensor([[1, 2, 3], [4, 5, 6]]), 1, ow.tensor([2, 0, 2]))
    tensor([[3, 1, 3],
            [6, 4, 6]])
    """


@public(method=True)
def index_add(input, dim, index, source, *, alpha=1, out=None):
    """The tensor with `alpha * source` added to the entries of a vector of indices.

    >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
    tensor([50.,  0., 20.])
    """


index_add_ = declare("index_add_(input, dim, index, source, *, alpha=1)", "As `index_add`, written into `input`, which "
    "is returned.", result="", method=True)


@public("Tensor", method=True)
def index(input, indices, *, out=None):
    """The elements that integer or bool tensors choose, one for each of the first dimensions; None takes all
        of one.

    >>> ow.index(ow.tensor([[1, 2], [3, 4]]), [None, ow.tensor([1, 0])])
    tensor([[2, 1],
            [4, 3]])
    """


_indices_within = declare("_indices_within(input, indices)", "Indices of the first dimensions, those that lie outside "
    "moved to the nearest that does not.", result="tuple[Tensor, ...]")


@public(shown=True)
def _unsafe_masked_index(input, mask, indices, fill):
    """The elements that `indices` choose where `mask` is true, and `fill` elsewhere, where an index may lie
        outside.

    >>> x = ow.tensor([1.0, 2.0])
    >>> ow._unsafe_masked_index(x, ow.tensor([True, False]), [ow.tensor([1, 9])], -1)
    tensor([ 2., -1.])
    """


@public(shown=True)
def _unsafe_masked_index_put_accumulate(input, mask, indices, values):
    """The tensor with `values` added where `indices` point and `mask` is true; elsewhere an index may lie
        outside.

    >>> x = ow.tensor([1.0, 2.0])
    >>> mask, index = ow.tensor([True, False]), ow.tensor([1, 9])
    >>> ow._unsafe_masked_index_put_accumulate(x, mask, [index], ow.ones(2))
    tensor([1., 3.])
    """


@public(method=True)
def index_put(input, indices, values, accumulate=False, *, out=None):
    """The tensor with `values`, broadcast, written where `indices` point; with `accumulate` they are added.

    >>> ow.index_put(ow.zeros(3), [ow.tensor([0, 2, 0])], ow.tensor([1.0, 2.0, 4.0]), accumulate=True)
    tensor([5., 0., 2.])
    """


index_put_ = declare("index_put_(input, indices, values, accumulate=False)", "As `index_put`, written into `input`, "
    "which is returned.", result="", method=True)


@public(method=True)
def index_copy(input, dim, index, source, *, out=None):
    """The tensor whose entries `index` along `dim` are those of `source`.

    >>> ow.index_copy(ow.zeros(3), 0, ow.tensor([2, 0]), ow.tensor([5.0, 6.0]))
    tensor([6., 0., 5.])
    """


index_copy_ = declare("index_copy_(input, dim, index, source)", "As `index_copy`, written into `input`, which is "
    "returned.", result="", method=True)


@public("int_Tensor", "int_Scalar", method=True)
def index_fill(input, dim, index, value):
    """index_fill(input, dim, index, value) -> Tensor
    index_fill(input, dim, index, value) -> Tensor

    The tensor whose entries `index` along `dim` are the element of a tensor without dimensions.
    """


index_fill_ = declare("index_fill_(input, dim, index, value)", "As `index_fill`, written into `input`, which is "
    "returned.", "int_Tensor", "int_Scalar", method=True)


@public("src", "reduce", "value", "value_reduce", method=True)
def scatter(input, dim, index, src, *, reduce, out=None):
    """scatter(input, dim, index, src, *, out=None) -> Tensor
    scatter(input, dim, index, src, *, reduce, out=None) -> Tensor
    scatter(input, dim, index, value, *, out=None) -> Tensor
    scatter(input, dim, index, value, *, reduce, out=None) -> Tensor

    Elements written along a dimension: `out[index[i][j]][j] = src[i][j]` for dim 0.

    With `reduce='add'` or `'multiply'` they are combined with what is there. `src` may be a number.

    >>> ow.scatter(ow.zeros(4), 0, ow.tensor([3, 1]), ow.tensor([5.0, 6.0]))
    tensor([0., 6., 0., 5.])
    >>> ow.scatter(ow.ones(3), 0, ow.tensor([0, 2, 0]), 2, reduce='multiply')
    tensor([4., 1., 2.])
    """


scatter_ = declare("scatter_(input, dim, index, src, *, reduce)", "As `scatter`, written into `input`, which is "
    "returned.", "src", "reduce", "value", "value_reduce", method=True)


@public("two", method=True)
def scatter_reduce(input, dim, index, src, reduce, *, include_self=True, out=None):
    """Elements of `src` that meet at one place are reduced by `reduce`: sum, prod, mean, amax or amin.

    The element of `input` at that place takes part unless `include_self=False`. Those where nothing is
    written stay.

    >>> src, index = ow.tensor([1.0, 2.0, 3.0, 4.0]), ow.tensor([0, 0, 2, 2])
    >>> ow.scatter_reduce(ow.zeros(3), 0, index, src, 'mean', include_self=False)
    tensor([1.5000, 0.0000, 3.5000])
    >>> ow.scatter_reduce(ow.full((3,), 3.5), 0, index, src, 'amax')
    tensor([3.5000, 3.5000, 4.0000])
    """


scatter_reduce_ = declare("scatter_reduce_(input, dim, index, src, reduce, *, include_self=True)", "As "
    "`scatter_reduce`, written into `input`, which is returned.", "two", result="", method=True)
_window = declare("_window(input, offsets, border)", "A tensor moved against itself along its last dimensions, as an "
    "elementwise kernel reads its neighbours.")
_window_backward = declare("_window_backward(input, offsets, border, sizes)", "The gradients of neighbours, back where "
    "these were read, summed up to the shape `sizes` first.")
_table = declare("_table(input, index)", "The numbers of a table at computed places, as an elementwise kernel reads "
    "them.")
_table_backward = declare("_table_backward(input, index, size)", "The gradients of the numbers of a table, added up "
    "where they were read.")
_scatter_parts = declare("_scatter_parts(grad, dim, index, sizes)", "What a gradient gives back to the elements that "
    "were written; those that were not read get 0.")
_scatter_last = declare("_scatter_last(grad, dim, index, sizes)", "The gradient of the elements that scatter writes.")
_index_last = declare("_index_last(grad, indices)", "The gradient of the values that index_put writes.")
_index_select_last = declare("_index_select_last(grad, dim, index)", "The gradient of the parts that index_copy "
    "writes.")
_take_last = declare("_take_last(grad, index)", "The gradient of the elements that put writes.")
_scatter_reduce_self = declare("_scatter_reduce_self(grad, input, dim, index, src, result, reduce, include_self)",
    "The gradient of scatter_reduce with respect to what is written to.")
_scatter_reduce_src = declare("_scatter_reduce_src(grad, input, dim, index, src, result, reduce, include_self)", "The "
    "gradient of scatter_reduce with respect to what is written.")
_scatter_counts = declare("_scatter_counts(input, dim, index, include_self)", "How many elements meet at every place, "
    "at least 1.")
_scatter_shares = declare("_scatter_shares(input, dim, index, src, result, include_self)", "How many elements share "
    "the extreme at every place, at least 1.")
_other_factors = declare("_other_factors(input, dim, index, src, of_src)", "The product of the other factors at the "
    "place of each element, of `self` or of `src`.")
