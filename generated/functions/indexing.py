"""The functions and methods of indexing: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING, all_of
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.indexing import (
    GATHER, SCATTER_ADD, SCATTER_ADD_, INDEX_SELECT, INDEX_ADD, INDEX_ADD_, INDEX_TENSOR, _INDICES_WITHIN,
    _UNSAFE_MASKED_INDEX, _UNSAFE_MASKED_INDEX_PUT_ACCUMULATE, INDEX_PUT, INDEX_PUT_, INDEX_COPY, INDEX_COPY_,
    INDEX_FILL_INT_TENSOR, INDEX_FILL_INT_SCALAR, INDEX_FILL__INT_TENSOR, INDEX_FILL__INT_SCALAR, SCATTER_SRC,
    SCATTER_REDUCE, SCATTER_VALUE, SCATTER_VALUE_REDUCE, SCATTER__SRC, SCATTER__REDUCE, SCATTER__VALUE,
    SCATTER__VALUE_REDUCE, SCATTER_REDUCE_TWO, SCATTER_REDUCE__TWO, _WINDOW, _WINDOW_BACKWARD, _TABLE,
    _TABLE_BACKWARD, _SCATTER_PARTS, _SCATTER_LAST, _INDEX_LAST, _INDEX_SELECT_LAST, _TAKE_LAST,
    _SCATTER_REDUCE_SELF, _SCATTER_REDUCE_SRC, _SCATTER_COUNTS, _SCATTER_SHARES, _OTHER_FACTORS,
)

__all__ = [
    "gather", "scatter_add", "scatter_add_", "index_select", "index_add", "index_add_", "index",
    "_unsafe_masked_index", "_unsafe_masked_index_put_accumulate", "index_put", "index_put_", "index_copy",
    "index_copy_", "index_fill", "index_fill_", "scatter", "scatter_", "scatter_reduce", "scatter_reduce_",
]

GATHER_FORMS = Overloads("gather", GATHER)
SCATTER_ADD_FORMS = Overloads("scatter_add", SCATTER_ADD)
SCATTER_ADD__FORMS = Overloads("scatter_add_", SCATTER_ADD_)
INDEX_SELECT_FORMS = Overloads("index_select", INDEX_SELECT)
INDEX_ADD_FORMS = Overloads("index_add", INDEX_ADD)
INDEX_ADD__FORMS = Overloads("index_add_", INDEX_ADD_)
INDEX_FORMS = Overloads("index", INDEX_TENSOR)
_INDICES_WITHIN_FORMS = Overloads("_indices_within", _INDICES_WITHIN)
_UNSAFE_MASKED_INDEX_FORMS = Overloads("_unsafe_masked_index", _UNSAFE_MASKED_INDEX)
_UNSAFE_MASKED_INDEX_PUT_ACCUMULATE_FORMS = Overloads(
    "_unsafe_masked_index_put_accumulate", _UNSAFE_MASKED_INDEX_PUT_ACCUMULATE
)
INDEX_PUT_FORMS = Overloads("index_put", INDEX_PUT)
INDEX_PUT__FORMS = Overloads("index_put_", INDEX_PUT_)
INDEX_COPY_FORMS = Overloads("index_copy", INDEX_COPY)
INDEX_COPY__FORMS = Overloads("index_copy_", INDEX_COPY_)
INDEX_FILL_FORMS = Overloads("index_fill", INDEX_FILL_INT_TENSOR, INDEX_FILL_INT_SCALAR)
INDEX_FILL__FORMS = Overloads("index_fill_", INDEX_FILL__INT_TENSOR, INDEX_FILL__INT_SCALAR)
SCATTER_FORMS = Overloads("scatter", SCATTER_SRC, SCATTER_REDUCE, SCATTER_VALUE, SCATTER_VALUE_REDUCE)
SCATTER__FORMS = Overloads("scatter_", SCATTER__SRC, SCATTER__REDUCE, SCATTER__VALUE, SCATTER__VALUE_REDUCE)
SCATTER_REDUCE_FORMS = Overloads("scatter_reduce", SCATTER_REDUCE_TWO)
SCATTER_REDUCE__FORMS = Overloads("scatter_reduce_", SCATTER_REDUCE__TWO)
_WINDOW_FORMS = Overloads("_window", _WINDOW)
_WINDOW_BACKWARD_FORMS = Overloads("_window_backward", _WINDOW_BACKWARD)
_TABLE_FORMS = Overloads("_table", _TABLE)
_TABLE_BACKWARD_FORMS = Overloads("_table_backward", _TABLE_BACKWARD)
_SCATTER_PARTS_FORMS = Overloads("_scatter_parts", _SCATTER_PARTS)
_SCATTER_LAST_FORMS = Overloads("_scatter_last", _SCATTER_LAST)
_INDEX_LAST_FORMS = Overloads("_index_last", _INDEX_LAST)
_INDEX_SELECT_LAST_FORMS = Overloads("_index_select_last", _INDEX_SELECT_LAST)
_TAKE_LAST_FORMS = Overloads("_take_last", _TAKE_LAST)
_SCATTER_REDUCE_SELF_FORMS = Overloads("_scatter_reduce_self", _SCATTER_REDUCE_SELF)
_SCATTER_REDUCE_SRC_FORMS = Overloads("_scatter_reduce_src", _SCATTER_REDUCE_SRC)
_SCATTER_COUNTS_FORMS = Overloads("_scatter_counts", _SCATTER_COUNTS)
_SCATTER_SHARES_FORMS = Overloads("_scatter_shares", _SCATTER_SHARES)
_OTHER_FACTORS_FORMS = Overloads("_other_factors", _OTHER_FACTORS)


def gather(input=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """gather(input, dim, index, *, sparse_grad=False, out=None) -> Tensor

    Elements picked along a dimension: `out[i][j] = input[index[i][j]][j]` for dim 0.

    >>> ow.gather(ow.tensor([[1, 2], [3, 4]]), 1, ow.tensor([[0, 0], [1, 0]]))
    tensor([[1, 1],
            [4, 3]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and isinstance(index, Tensor):
                return GATHER[input._keys | index._keys](input, dim, index, False)
        return GATHER_FORMS.call(input, dim, index, rest, named)
    except Exception:
        GATHER_FORMS.translate(input, dim, index, rest, named)
        raise


def scatter_add(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
    """scatter_add(input, dim, index, src, *, out=None) -> Tensor

    Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

    >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
    tensor([5., 0., 2.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and isinstance(index, Tensor) and isinstance(src, Tensor):
                return SCATTER_ADD[input._keys | index._keys | src._keys](input, dim, index, src)
        return SCATTER_ADD_FORMS.call(input, dim, index, src, rest, named)
    except Exception:
        SCATTER_ADD_FORMS.translate(input, dim, index, src, rest, named)
        raise


def scatter_add_(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
    """As `scatter_add`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and isinstance(index, Tensor) and isinstance(src, Tensor):
                return SCATTER_ADD_[input._keys | index._keys | src._keys](input, dim, index, src)
        return SCATTER_ADD__FORMS.call(input, dim, index, src, rest, named)
    except Exception:
        SCATTER_ADD__FORMS.translate(input, dim, index, src, rest, named)
        raise


def index_select(input=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """index_select(input, dim, index, *, out=None) -> Tensor

    The entries of a vector of indices along a dimension, in its order; an index may occur several times.

    >>> ow.index_select(ow.tensor([[1, 2, 3], [4, 5, 6]]), 1, ow.tensor([2, 0, 2]))
    tensor([[3, 1, 3],
            [6, 4, 6]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and isinstance(index, Tensor):
                return INDEX_SELECT[input._keys | index._keys](input, dim, index)
        return INDEX_SELECT_FORMS.call(input, dim, index, rest, named)
    except Exception:
        INDEX_SELECT_FORMS.translate(input, dim, index, rest, named)
        raise


def index_add(input=MISSING, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
    """index_add(input, dim, index, source, *, alpha=1, out=None) -> Tensor

    The tensor with `alpha * source` added to the entries of a vector of indices.

    >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
    tensor([50.,  0., 20.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(source, Tensor)
            ):
                return INDEX_ADD[input._keys | index._keys | source._keys](input, dim, index, source, 1)
        return INDEX_ADD_FORMS.call(input, dim, index, source, rest, named)
    except Exception:
        INDEX_ADD_FORMS.translate(input, dim, index, source, rest, named)
        raise


def index_add_(input=MISSING, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
    """As `index_add`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(source, Tensor)
            ):
                return INDEX_ADD_[input._keys | index._keys | source._keys](input, dim, index, source, 1)
        return INDEX_ADD__FORMS.call(input, dim, index, source, rest, named)
    except Exception:
        INDEX_ADD__FORMS.translate(input, dim, index, source, rest, named)
        raise


def index(input=MISSING, indices=MISSING, *rest, **named):
    """index(input, indices, *, out=None) -> Tensor

    The elements that integer or bool tensors choose, one for each of the first dimensions; None takes all
        of one.

    >>> ow.index(ow.tensor([[1, 2], [3, 4]]), [None, ow.tensor([1, 0])])
    tensor([[2, 1],
            [4, 3]])
    """
    try:
        return INDEX_FORMS.call(input, indices, rest, named)
    except Exception:
        INDEX_FORMS.translate(input, indices, rest, named)
        raise


def _indices_within(input=MISSING, indices=MISSING, *rest, **named):
    """_indices_within(input, indices) -> tuple[Tensor, ...]

    Indices of the first dimensions, those that lie outside moved to the nearest that does not.
    """
    try:
        return _INDICES_WITHIN_FORMS.call(input, indices, rest, named)
    except Exception:
        _INDICES_WITHIN_FORMS.translate(input, indices, rest, named)
        raise


def _unsafe_masked_index(input=MISSING, mask=MISSING, indices=MISSING, fill=MISSING, *rest, **named):
    """_unsafe_masked_index(input, mask, indices, fill) -> Tensor

    The elements that `indices` choose where `mask` is true, and `fill` elsewhere, where an index may lie
        outside.

    >>> x = ow.tensor([1.0, 2.0])
    >>> ow._unsafe_masked_index(x, ow.tensor([True, False]), [ow.tensor([1, 9])], -1)
    tensor([ 2., -1.])
    """
    try:
        return _UNSAFE_MASKED_INDEX_FORMS.call(input, mask, indices, fill, rest, named)
    except Exception:
        _UNSAFE_MASKED_INDEX_FORMS.translate(input, mask, indices, fill, rest, named)
        raise


def _unsafe_masked_index_put_accumulate(input=MISSING, mask=MISSING, indices=MISSING, values=MISSING, *rest, **named):
    """_unsafe_masked_index_put_accumulate(input, mask, indices, values) -> Tensor

    The tensor with `values` added where `indices` point and `mask` is true; elsewhere an index may lie
        outside.

    >>> x = ow.tensor([1.0, 2.0])
    >>> mask, index = ow.tensor([True, False]), ow.tensor([1, 9])
    >>> ow._unsafe_masked_index_put_accumulate(x, mask, [index], ow.ones(2))
    tensor([1., 3.])
    """
    try:
        return _UNSAFE_MASKED_INDEX_PUT_ACCUMULATE_FORMS.call(input, mask, indices, values, rest, named)
    except Exception:
        _UNSAFE_MASKED_INDEX_PUT_ACCUMULATE_FORMS.translate(input, mask, indices, values, rest, named)
        raise


def index_put(input=MISSING, indices=MISSING, values=MISSING, *rest, **named):
    """index_put(input, indices, values, accumulate=False, *, out=None) -> Tensor

    The tensor with `values`, broadcast, written where `indices` point; with `accumulate` they are added.

    >>> ow.index_put(ow.zeros(3), [ow.tensor([0, 2, 0])], ow.tensor([1.0, 2.0, 4.0]), accumulate=True)
    tensor([5., 0., 2.])
    """
    try:
        return INDEX_PUT_FORMS.call(input, indices, values, rest, named)
    except Exception:
        INDEX_PUT_FORMS.translate(input, indices, values, rest, named)
        raise


def index_put_(input=MISSING, indices=MISSING, values=MISSING, *rest, **named):
    """As `index_put`, written into `input`, which is returned."""
    try:
        return INDEX_PUT__FORMS.call(input, indices, values, rest, named)
    except Exception:
        INDEX_PUT__FORMS.translate(input, indices, values, rest, named)
        raise


def index_copy(input=MISSING, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
    """index_copy(input, dim, index, source, *, out=None) -> Tensor

    The tensor whose entries `index` along `dim` are those of `source`.

    >>> ow.index_copy(ow.zeros(3), 0, ow.tensor([2, 0]), ow.tensor([5.0, 6.0]))
    tensor([6., 0., 5.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(source, Tensor)
            ):
                return INDEX_COPY[input._keys | index._keys | source._keys](input, dim, index, source)
        return INDEX_COPY_FORMS.call(input, dim, index, source, rest, named)
    except Exception:
        INDEX_COPY_FORMS.translate(input, dim, index, source, rest, named)
        raise


def index_copy_(input=MISSING, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
    """As `index_copy`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(source, Tensor)
            ):
                return INDEX_COPY_[input._keys | index._keys | source._keys](input, dim, index, source)
        return INDEX_COPY__FORMS.call(input, dim, index, source, rest, named)
    except Exception:
        INDEX_COPY__FORMS.translate(input, dim, index, source, rest, named)
        raise


def index_fill(input=MISSING, dim=MISSING, index=MISSING, value=MISSING, *rest, **named):
    """index_fill(input, dim, index, value) -> Tensor
    index_fill(input, dim, index, value) -> Tensor

    The tensor whose entries `index` along `dim` are the element of a tensor without dimensions.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(value, Tensor)
            ):
                return INDEX_FILL_INT_TENSOR[input._keys | index._keys | value._keys](input, dim, index, value)
            if isinstance(input, Tensor) and type(dim) is int and isinstance(index, Tensor) and (
                type(value) is float or type(value) is int
            ):
                return INDEX_FILL_INT_SCALAR[input._keys | index._keys](input, dim, index, value)
        return INDEX_FILL_FORMS.call(input, dim, index, value, rest, named)
    except Exception:
        INDEX_FILL_FORMS.translate(input, dim, index, value, rest, named)
        raise


def index_fill_(input=MISSING, dim=MISSING, index=MISSING, value=MISSING, *rest, **named):
    """As `index_fill`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(value, Tensor)
            ):
                return INDEX_FILL__INT_TENSOR[input._keys | index._keys | value._keys](input, dim, index, value)
            if isinstance(input, Tensor) and type(dim) is int and isinstance(index, Tensor) and (
                type(value) is float or type(value) is int
            ):
                return INDEX_FILL__INT_SCALAR[input._keys | index._keys](input, dim, index, value)
        return INDEX_FILL__FORMS.call(input, dim, index, value, rest, named)
    except Exception:
        INDEX_FILL__FORMS.translate(input, dim, index, value, rest, named)
        raise


def scatter(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, /, *rest, **named):
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
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and isinstance(index, Tensor) and isinstance(src, Tensor):
                return SCATTER_SRC[input._keys | index._keys | src._keys](input, dim, index, src)
            if isinstance(input, Tensor) and type(dim) is int and isinstance(index, Tensor) and (
                type(src) is float or type(src) is int
            ):
                return SCATTER_VALUE[input._keys | index._keys](input, dim, index, src)
        return SCATTER_FORMS.call(input, dim, index, src, rest, named)
    except Exception:
        SCATTER_FORMS.translate(input, dim, index, src, rest, named)
        raise


def scatter_(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, /, *rest, **named):
    """As `scatter`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and isinstance(index, Tensor) and isinstance(src, Tensor):
                return SCATTER__SRC[input._keys | index._keys | src._keys](input, dim, index, src)
            if isinstance(input, Tensor) and type(dim) is int and isinstance(index, Tensor) and (
                type(src) is float or type(src) is int
            ):
                return SCATTER__VALUE[input._keys | index._keys](input, dim, index, src)
        return SCATTER__FORMS.call(input, dim, index, src, rest, named)
    except Exception:
        SCATTER__FORMS.translate(input, dim, index, src, rest, named)
        raise


def scatter_reduce(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, reduce=MISSING, *rest, **named):
    """scatter_reduce(input, dim, index, src, reduce, *, include_self=True, out=None) -> Tensor

    Elements of `src` that meet at one place are reduced by `reduce`: sum, prod, mean, amax or amin.

    The element of `input` at that place takes part unless `include_self=False`. Those where nothing is
    written stay.

    >>> src, index = ow.tensor([1.0, 2.0, 3.0, 4.0]), ow.tensor([0, 0, 2, 2])
    >>> ow.scatter_reduce(ow.zeros(3), 0, index, src, 'mean', include_self=False)
    tensor([1.5000, 0.0000, 3.5000])
    >>> ow.scatter_reduce(ow.full((3,), 3.5), 0, index, src, 'amax')
    tensor([3.5000, 3.5000, 4.0000])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(src, Tensor)
                and type(reduce) is str
            ):
                return SCATTER_REDUCE_TWO[input._keys | index._keys | src._keys](input, dim, index, src, reduce, True)
        return SCATTER_REDUCE_FORMS.call(input, dim, index, src, reduce, rest, named)
    except Exception:
        SCATTER_REDUCE_FORMS.translate(input, dim, index, src, reduce, rest, named)
        raise


def scatter_reduce_(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, reduce=MISSING, *rest, **named):
    """As `scatter_reduce`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(src, Tensor)
                and type(reduce) is str
            ):
                return SCATTER_REDUCE__TWO[input._keys | index._keys | src._keys](input, dim, index, src, reduce, True)
        return SCATTER_REDUCE__FORMS.call(input, dim, index, src, reduce, rest, named)
    except Exception:
        SCATTER_REDUCE__FORMS.translate(input, dim, index, src, reduce, rest, named)
        raise


def _window(input=MISSING, offsets=MISSING, border=MISSING, *rest, **named):
    """_window(input, offsets, border) -> Tensor

    A tensor moved against itself along its last dimensions, as an elementwise kernel reads its neighbours.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(offsets) is tuple and all_of(int, offsets) and type(border) is str:
                return _WINDOW[input._keys](input, offsets, border)
        return _WINDOW_FORMS.call(input, offsets, border, rest, named)
    except Exception:
        _WINDOW_FORMS.translate(input, offsets, border, rest, named)
        raise


def _window_backward(input=MISSING, offsets=MISSING, border=MISSING, sizes=MISSING, *rest, **named):
    """_window_backward(input, offsets, border, sizes) -> Tensor

    The gradients of neighbours, back where these were read, summed up to the shape `sizes` first.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(offsets) is tuple
                and all_of(int, offsets)
                and type(border) is str
                and type(sizes) is tuple
                and all_of(int, sizes)
            ):
                return _WINDOW_BACKWARD[input._keys](input, offsets, border, sizes)
        return _WINDOW_BACKWARD_FORMS.call(input, offsets, border, sizes, rest, named)
    except Exception:
        _WINDOW_BACKWARD_FORMS.translate(input, offsets, border, sizes, rest, named)
        raise


def _table(input=MISSING, index=MISSING, *rest, **named):
    """_table(input, index) -> Tensor

    The numbers of a table at computed places, as an elementwise kernel reads them.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(index, Tensor):
                return _TABLE[input._keys | index._keys](input, index)
        return _TABLE_FORMS.call(input, index, rest, named)
    except Exception:
        _TABLE_FORMS.translate(input, index, rest, named)
        raise


def _table_backward(input=MISSING, index=MISSING, size=MISSING, *rest, **named):
    """_table_backward(input, index, size) -> Tensor

    The gradients of the numbers of a table, added up where they were read.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(index, Tensor) and type(size) is int:
                return _TABLE_BACKWARD[input._keys | index._keys](input, index, size)
        return _TABLE_BACKWARD_FORMS.call(input, index, size, rest, named)
    except Exception:
        _TABLE_BACKWARD_FORMS.translate(input, index, size, rest, named)
        raise


def _scatter_parts(grad=MISSING, dim=MISSING, index=MISSING, sizes=MISSING, *rest, **named):
    """_scatter_parts(grad, dim, index, sizes) -> Tensor

    What a gradient gives back to the elements that were written; those that were not read get 0.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
            ):
                return _SCATTER_PARTS[grad._keys | index._keys](grad, dim, index, sizes)
        return _SCATTER_PARTS_FORMS.call(grad, dim, index, sizes, rest, named)
    except Exception:
        _SCATTER_PARTS_FORMS.translate(grad, dim, index, sizes, rest, named)
        raise


def _scatter_last(grad=MISSING, dim=MISSING, index=MISSING, sizes=MISSING, *rest, **named):
    """_scatter_last(grad, dim, index, sizes) -> Tensor

    The gradient of the elements that scatter writes.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
            ):
                return _SCATTER_LAST[grad._keys | index._keys](grad, dim, index, sizes)
        return _SCATTER_LAST_FORMS.call(grad, dim, index, sizes, rest, named)
    except Exception:
        _SCATTER_LAST_FORMS.translate(grad, dim, index, sizes, rest, named)
        raise


def _index_last(grad=MISSING, indices=MISSING, *rest, **named):
    """_index_last(grad, indices) -> Tensor

    The gradient of the values that index_put writes.
    """
    try:
        return _INDEX_LAST_FORMS.call(grad, indices, rest, named)
    except Exception:
        _INDEX_LAST_FORMS.translate(grad, indices, rest, named)
        raise


def _index_select_last(grad=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """_index_select_last(grad, dim, index) -> Tensor

    The gradient of the parts that index_copy writes.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and type(dim) is int and isinstance(index, Tensor):
                return _INDEX_SELECT_LAST[grad._keys | index._keys](grad, dim, index)
        return _INDEX_SELECT_LAST_FORMS.call(grad, dim, index, rest, named)
    except Exception:
        _INDEX_SELECT_LAST_FORMS.translate(grad, dim, index, rest, named)
        raise


def _take_last(grad=MISSING, index=MISSING, *rest, **named):
    """_take_last(grad, index) -> Tensor

    The gradient of the elements that put writes.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(index, Tensor):
                return _TAKE_LAST[grad._keys | index._keys](grad, index)
        return _TAKE_LAST_FORMS.call(grad, index, rest, named)
    except Exception:
        _TAKE_LAST_FORMS.translate(grad, index, rest, named)
        raise


def _scatter_reduce_self(
    grad=MISSING, input=MISSING, dim=MISSING, index=MISSING, src=MISSING, result=MISSING, reduce=MISSING,
    include_self=MISSING, *rest, **named,
):
    """_scatter_reduce_self(grad, input, dim, index, src, result, reduce, include_self) -> Tensor

    The gradient of scatter_reduce with respect to what is written to.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(src, Tensor)
                and isinstance(result, Tensor)
                and type(reduce) is str
                and type(include_self) is bool
            ):
                return _SCATTER_REDUCE_SELF[
                    grad._keys | input._keys | index._keys | src._keys | result._keys
                ](grad, input, dim, index, src, result, reduce, include_self)
        return _SCATTER_REDUCE_SELF_FORMS.call(grad, input, dim, index, src, result, reduce, include_self, rest, named)
    except Exception:
        _SCATTER_REDUCE_SELF_FORMS.translate(grad, input, dim, index, src, result, reduce, include_self, rest, named)
        raise


def _scatter_reduce_src(
    grad=MISSING, input=MISSING, dim=MISSING, index=MISSING, src=MISSING, result=MISSING, reduce=MISSING,
    include_self=MISSING, *rest, **named,
):
    """_scatter_reduce_src(grad, input, dim, index, src, result, reduce, include_self) -> Tensor

    The gradient of scatter_reduce with respect to what is written.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(src, Tensor)
                and isinstance(result, Tensor)
                and type(reduce) is str
                and type(include_self) is bool
            ):
                return _SCATTER_REDUCE_SRC[
                    grad._keys | input._keys | index._keys | src._keys | result._keys
                ](grad, input, dim, index, src, result, reduce, include_self)
        return _SCATTER_REDUCE_SRC_FORMS.call(grad, input, dim, index, src, result, reduce, include_self, rest, named)
    except Exception:
        _SCATTER_REDUCE_SRC_FORMS.translate(grad, input, dim, index, src, result, reduce, include_self, rest, named)
        raise


def _scatter_counts(input=MISSING, dim=MISSING, index=MISSING, include_self=MISSING, *rest, **named):
    """_scatter_counts(input, dim, index, include_self) -> Tensor

    How many elements meet at every place, at least 1.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and type(include_self) is bool
            ):
                return _SCATTER_COUNTS[input._keys | index._keys](input, dim, index, include_self)
        return _SCATTER_COUNTS_FORMS.call(input, dim, index, include_self, rest, named)
    except Exception:
        _SCATTER_COUNTS_FORMS.translate(input, dim, index, include_self, rest, named)
        raise


def _scatter_shares(
    input=MISSING, dim=MISSING, index=MISSING, src=MISSING, result=MISSING, include_self=MISSING, *rest, **named
):
    """_scatter_shares(input, dim, index, src, result, include_self) -> Tensor

    How many elements share the extreme at every place, at least 1.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(src, Tensor)
                and isinstance(result, Tensor)
                and type(include_self) is bool
            ):
                return _SCATTER_SHARES[
                    input._keys | index._keys | src._keys | result._keys
                ](input, dim, index, src, result, include_self)
        return _SCATTER_SHARES_FORMS.call(input, dim, index, src, result, include_self, rest, named)
    except Exception:
        _SCATTER_SHARES_FORMS.translate(input, dim, index, src, result, include_self, rest, named)
        raise


def _other_factors(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, of_src=MISSING, *rest, **named):
    """_other_factors(input, dim, index, src, of_src) -> Tensor

    The product of the other factors at the place of each element, of `self` or of `src`.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and isinstance(src, Tensor)
                and type(of_src) is bool
            ):
                return _OTHER_FACTORS[input._keys | index._keys | src._keys](input, dim, index, src, of_src)
        return _OTHER_FACTORS_FORMS.call(input, dim, index, src, of_src, rest, named)
    except Exception:
        _OTHER_FACTORS_FORMS.translate(input, dim, index, src, of_src, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def gather(self, dim=MISSING, index=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor):
                    return GATHER[self._keys | index._keys](self, dim, index, False)
            return GATHER_FORMS.method(self, dim, index, rest, named)
        except Exception:
            GATHER_FORMS.translate(self, dim, index, rest, named)
            raise

    def scatter_add(self, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor) and isinstance(src, Tensor):
                    return SCATTER_ADD[self._keys | index._keys | src._keys](self, dim, index, src)
            return SCATTER_ADD_FORMS.method(self, dim, index, src, rest, named)
        except Exception:
            SCATTER_ADD_FORMS.translate(self, dim, index, src, rest, named)
            raise

    def scatter_add_(self, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor) and isinstance(src, Tensor):
                    return SCATTER_ADD_[self._keys | index._keys | src._keys](self, dim, index, src)
            return SCATTER_ADD__FORMS.method(self, dim, index, src, rest, named)
        except Exception:
            SCATTER_ADD__FORMS.translate(self, dim, index, src, rest, named)
            raise

    def index_select(self, dim=MISSING, index=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor):
                    return INDEX_SELECT[self._keys | index._keys](self, dim, index)
            return INDEX_SELECT_FORMS.method(self, dim, index, rest, named)
        except Exception:
            INDEX_SELECT_FORMS.translate(self, dim, index, rest, named)
            raise

    def index_add(self, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor) and isinstance(source, Tensor):
                    return INDEX_ADD[self._keys | index._keys | source._keys](self, dim, index, source, 1)
            return INDEX_ADD_FORMS.method(self, dim, index, source, rest, named)
        except Exception:
            INDEX_ADD_FORMS.translate(self, dim, index, source, rest, named)
            raise

    def index_add_(self, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor) and isinstance(source, Tensor):
                    return INDEX_ADD_[self._keys | index._keys | source._keys](self, dim, index, source, 1)
            return INDEX_ADD__FORMS.method(self, dim, index, source, rest, named)
        except Exception:
            INDEX_ADD__FORMS.translate(self, dim, index, source, rest, named)
            raise

    def index(self, indices=MISSING, *rest, **named):
        try:
            return INDEX_FORMS.method(self, indices, rest, named)
        except Exception:
            INDEX_FORMS.translate(self, indices, rest, named)
            raise

    def index_put(self, indices=MISSING, values=MISSING, *rest, **named):
        try:
            return INDEX_PUT_FORMS.method(self, indices, values, rest, named)
        except Exception:
            INDEX_PUT_FORMS.translate(self, indices, values, rest, named)
            raise

    def index_put_(self, indices=MISSING, values=MISSING, *rest, **named):
        try:
            return INDEX_PUT__FORMS.method(self, indices, values, rest, named)
        except Exception:
            INDEX_PUT__FORMS.translate(self, indices, values, rest, named)
            raise

    def index_copy(self, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor) and isinstance(source, Tensor):
                    return INDEX_COPY[self._keys | index._keys | source._keys](self, dim, index, source)
            return INDEX_COPY_FORMS.method(self, dim, index, source, rest, named)
        except Exception:
            INDEX_COPY_FORMS.translate(self, dim, index, source, rest, named)
            raise

    def index_copy_(self, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor) and isinstance(source, Tensor):
                    return INDEX_COPY_[self._keys | index._keys | source._keys](self, dim, index, source)
            return INDEX_COPY__FORMS.method(self, dim, index, source, rest, named)
        except Exception:
            INDEX_COPY__FORMS.translate(self, dim, index, source, rest, named)
            raise

    def index_fill(self, dim=MISSING, index=MISSING, value=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor) and isinstance(value, Tensor):
                    return INDEX_FILL_INT_TENSOR[self._keys | index._keys | value._keys](self, dim, index, value)
                if type(dim) is int and isinstance(index, Tensor) and (type(value) is float or type(value) is int):
                    return INDEX_FILL_INT_SCALAR[self._keys | index._keys](self, dim, index, value)
            return INDEX_FILL_FORMS.method(self, dim, index, value, rest, named)
        except Exception:
            INDEX_FILL_FORMS.translate(self, dim, index, value, rest, named)
            raise

    def index_fill_(self, dim=MISSING, index=MISSING, value=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor) and isinstance(value, Tensor):
                    return INDEX_FILL__INT_TENSOR[self._keys | index._keys | value._keys](self, dim, index, value)
                if type(dim) is int and isinstance(index, Tensor) and (type(value) is float or type(value) is int):
                    return INDEX_FILL__INT_SCALAR[self._keys | index._keys](self, dim, index, value)
            return INDEX_FILL__FORMS.method(self, dim, index, value, rest, named)
        except Exception:
            INDEX_FILL__FORMS.translate(self, dim, index, value, rest, named)
            raise

    def scatter(self, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor) and isinstance(src, Tensor):
                    return SCATTER_SRC[self._keys | index._keys | src._keys](self, dim, index, src)
                if type(dim) is int and isinstance(index, Tensor) and (type(src) is float or type(src) is int):
                    return SCATTER_VALUE[self._keys | index._keys](self, dim, index, src)
            return SCATTER_FORMS.method(self, dim, index, src, rest, named)
        except Exception:
            SCATTER_FORMS.translate(self, dim, index, src, rest, named)
            raise

    def scatter_(self, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor) and isinstance(src, Tensor):
                    return SCATTER__SRC[self._keys | index._keys | src._keys](self, dim, index, src)
                if type(dim) is int and isinstance(index, Tensor) and (type(src) is float or type(src) is int):
                    return SCATTER__VALUE[self._keys | index._keys](self, dim, index, src)
            return SCATTER__FORMS.method(self, dim, index, src, rest, named)
        except Exception:
            SCATTER__FORMS.translate(self, dim, index, src, rest, named)
            raise

    def scatter_reduce(self, dim=MISSING, index=MISSING, src=MISSING, reduce=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor) and isinstance(src, Tensor) and type(reduce) is str:
                    return SCATTER_REDUCE_TWO[self._keys | index._keys | src._keys](self, dim, index, src, reduce, True)
            return SCATTER_REDUCE_FORMS.method(self, dim, index, src, reduce, rest, named)
        except Exception:
            SCATTER_REDUCE_FORMS.translate(self, dim, index, src, reduce, rest, named)
            raise

    def scatter_reduce_(self, dim=MISSING, index=MISSING, src=MISSING, reduce=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(index, Tensor) and isinstance(src, Tensor) and type(reduce) is str:
                    return SCATTER_REDUCE__TWO[
                        self._keys | index._keys | src._keys
                    ](self, dim, index, src, reduce, True)
            return SCATTER_REDUCE__FORMS.method(self, dim, index, src, reduce, rest, named)
        except Exception:
            SCATTER_REDUCE__FORMS.translate(self, dim, index, src, reduce, rest, named)
            raise


hang(Methods, __name__)
