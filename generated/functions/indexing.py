"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads, all_of
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

GATHER = find("gather")
SCATTER_ADD = find("scatter_add")
SCATTER_ADD_ = find("scatter_add_")
INDEX_SELECT = find("index_select")
INDEX_ADD = find("index_add")
INDEX_ADD_ = find("index_add_")
INDEX_TENSOR = find("index.Tensor")
INDEX_PUT = find("index_put")
INDEX_PUT_OUT = find("index_put.out")
INDEX_PUT_ = find("index_put_")
INDEX_COPY = find("index_copy")
INDEX_COPY_OUT = find("index_copy.out")
INDEX_COPY_ = find("index_copy_")
INDEX_FILL_INT_TENSOR = find("index_fill.int_Tensor")
INDEX_FILL_INT_SCALAR = find("index_fill.int_Scalar")
INDEX_FILL__INT_TENSOR = find("index_fill_.int_Tensor")
INDEX_FILL__INT_SCALAR = find("index_fill_.int_Scalar")
SCATTER_SRC = find("scatter.src")
SCATTER_SRC_OUT = find("scatter.src_out")
SCATTER_REDUCE = find("scatter.reduce")
SCATTER_REDUCE_OUT = find("scatter.reduce_out")
SCATTER_VALUE = find("scatter.value")
SCATTER_VALUE_OUT = find("scatter.value_out")
SCATTER_VALUE_REDUCE = find("scatter.value_reduce")
SCATTER_VALUE_REDUCE_OUT = find("scatter.value_reduce_out")
SCATTER__SRC = find("scatter_.src")
SCATTER__REDUCE = find("scatter_.reduce")
SCATTER__VALUE = find("scatter_.value")
SCATTER__VALUE_REDUCE = find("scatter_.value_reduce")
SCATTER_REDUCE_TWO = find("scatter_reduce.two")
SCATTER_REDUCE_TWO_OUT = find("scatter_reduce.two_out")
SCATTER_REDUCE__TWO = find("scatter_reduce_.two")
_SCATTER_PARTS = find("_scatter_parts")
_SCATTER_LAST = find("_scatter_last")
_INDEX_LAST = find("_index_last")
_INDEX_SELECT_LAST = find("_index_select_last")
_TAKE_LAST = find("_take_last")
_SCATTER_REDUCE_SELF = find("_scatter_reduce_self")
_SCATTER_REDUCE_SRC = find("_scatter_reduce_src")
_SCATTER_COUNTS = find("_scatter_counts")
_SCATTER_SHARES = find("_scatter_shares")
_OTHER_FACTORS = find("_other_factors")

GATHER_FORMS = Overloads(
    "gather",
    (
        GATHER,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("sparse_grad", "bool", False)),
        1,
        None,
        0,
        False,
    ),
)


def gather(input=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """gather(input, dim, index, *, sparse_grad=False) -> Tensor

    Elements picked along a dimension: `out[i][j] = input[index[i][j]][j]` for dim 0.

    >>> ow.gather(ow.tensor([[1, 2], [3, 4]]), 1, ow.tensor([[0, 0], [1, 0]]))
    tensor([[1, 1],
            [4, 3]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor:
            return GATHER[input._keys | index._keys](input, dim, index, False)
    return GATHER_FORMS.call(input, dim, index, rest, named)


SCATTER_ADD_FORMS = Overloads(
    "scatter_add",
    (SCATTER_ADD, (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor")), 0, None, 0, False),
)


def scatter_add(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
    """scatter_add(input, dim, index, src) -> Tensor

    Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

    >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
    tensor([5., 0., 2.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(src) is Tensor:
            return SCATTER_ADD[input._keys | index._keys | src._keys](input, dim, index, src)
    return SCATTER_ADD_FORMS.call(input, dim, index, src, rest, named)


SCATTER_ADD__FORMS = Overloads(
    "scatter_add_",
    (SCATTER_ADD_, (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor")), 0, None, 0, False),
)


def scatter_add_(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
    """scatter_add_(input, dim, index, src) -> Tensor

    Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

    >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
    tensor([5., 0., 2.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(src) is Tensor:
            return SCATTER_ADD_[input._keys | index._keys | src._keys](input, dim, index, src)
    return SCATTER_ADD__FORMS.call(input, dim, index, src, rest, named)


INDEX_SELECT_FORMS = Overloads(
    "index_select",
    (INDEX_SELECT, (("input", "Tensor"), ("dim", "int"), ("index", "Tensor")), 0, None, 0, False),
)


def index_select(input=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """index_select(input, dim, index) -> Tensor

    The entries of a vector of indices along a dimension, in its order; an index may occur several times.

    >>> ow.index_select(ow.tensor([[1, 2, 3], [4, 5, 6]]), 1, ow.tensor([2, 0, 2]))
    tensor([[3, 1, 3],
            [6, 4, 6]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor:
            return INDEX_SELECT[input._keys | index._keys](input, dim, index)
    return INDEX_SELECT_FORMS.call(input, dim, index, rest, named)


INDEX_ADD_FORMS = Overloads(
    "index_add",
    (
        INDEX_ADD,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("source", "Tensor"), ("alpha", "Scalar", 1)),
        1,
        None,
        0,
        False,
    ),
)


def index_add(input=MISSING, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
    """index_add(input, dim, index, source, *, alpha=1) -> Tensor

    The tensor with `alpha * source` added to the entries of a vector of indices.

    >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
    tensor([50.,  0., 20.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(source) is Tensor:
            return INDEX_ADD[input._keys | index._keys | source._keys](input, dim, index, source, 1)
    return INDEX_ADD_FORMS.call(input, dim, index, source, rest, named)


INDEX_ADD__FORMS = Overloads(
    "index_add_",
    (
        INDEX_ADD_,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("source", "Tensor"), ("alpha", "Scalar", 1)),
        1,
        None,
        0,
        False,
    ),
)


def index_add_(input=MISSING, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
    """index_add_(input, dim, index, source, *, alpha=1) -> Tensor

    The tensor with `alpha * source` added to the entries of a vector of indices.

    >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
    tensor([50.,  0., 20.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(source) is Tensor:
            return INDEX_ADD_[input._keys | index._keys | source._keys](input, dim, index, source, 1)
    return INDEX_ADD__FORMS.call(input, dim, index, source, rest, named)


INDEX_FORMS = Overloads(
    "index",
    (INDEX_TENSOR, (("input", "Tensor"), ("indices", "Tensor?[]")), 0, None, 0, False),
)


def index(input=MISSING, indices=MISSING, *rest, **named):
    """index(input, indices) -> Tensor

    The elements that integer or bool tensors choose, one for each of the first dimensions; None takes all
        of one.

    >>> ow.index(ow.tensor([[1, 2], [3, 4]]), [None, ow.tensor([1, 0])])
    tensor([[2, 1],
            [4, 3]])
    """
    return INDEX_FORMS.call(input, indices, rest, named)


INDEX_PUT_FORMS = Overloads(
    "index_put",
    (
        INDEX_PUT,
        (("input", "Tensor"), ("indices", "Tensor?[]"), ("values", "Tensor"), ("accumulate", "bool", False)),
        0,
        INDEX_PUT_OUT,
        1,
        False,
    ),
)


def index_put(input=MISSING, indices=MISSING, values=MISSING, *rest, **named):
    """index_put(input, indices, values, accumulate=False, *, out=None) -> Tensor

    The tensor with `values`, broadcast, written where `indices` point; with `accumulate` they are added.

    >>> ow.index_put(ow.zeros(3), [ow.tensor([0, 2, 0])], ow.tensor([1.0, 2.0, 4.0]), accumulate=True)
    tensor([5., 0., 2.])
    """
    return INDEX_PUT_FORMS.call(input, indices, values, rest, named)


INDEX_PUT__FORMS = Overloads(
    "index_put_",
    (
        INDEX_PUT_,
        (("input", "Tensor"), ("indices", "Tensor?[]"), ("values", "Tensor"), ("accumulate", "bool", False)),
        0,
        None,
        0,
        False,
    ),
)


def index_put_(input=MISSING, indices=MISSING, values=MISSING, *rest, **named):
    """index_put_(input, indices, values, accumulate=False) -> Tensor

    The tensor with `values`, broadcast, written where `indices` point; with `accumulate` they are added.

    >>> ow.index_put(ow.zeros(3), [ow.tensor([0, 2, 0])], ow.tensor([1.0, 2.0, 4.0]), accumulate=True)
    tensor([5., 0., 2.])
    """
    return INDEX_PUT__FORMS.call(input, indices, values, rest, named)


INDEX_COPY_FORMS = Overloads(
    "index_copy",
    (
        INDEX_COPY,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("source", "Tensor")),
        0,
        INDEX_COPY_OUT,
        1,
        False,
    ),
)


def index_copy(input=MISSING, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
    """index_copy(input, dim, index, source, *, out=None) -> Tensor

    The tensor whose entries `index` along `dim` are those of `source`.

    >>> ow.index_copy(ow.zeros(3), 0, ow.tensor([2, 0]), ow.tensor([5.0, 6.0]))
    tensor([6., 0., 5.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(source) is Tensor:
            return INDEX_COPY[input._keys | index._keys | source._keys](input, dim, index, source)
    return INDEX_COPY_FORMS.call(input, dim, index, source, rest, named)


INDEX_COPY__FORMS = Overloads(
    "index_copy_",
    (INDEX_COPY_, (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("source", "Tensor")), 0, None, 0, False),
)


def index_copy_(input=MISSING, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
    """index_copy_(input, dim, index, source) -> Tensor

    The tensor whose entries `index` along `dim` are those of `source`.

    >>> ow.index_copy(ow.zeros(3), 0, ow.tensor([2, 0]), ow.tensor([5.0, 6.0]))
    tensor([6., 0., 5.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(source) is Tensor:
            return INDEX_COPY_[input._keys | index._keys | source._keys](input, dim, index, source)
    return INDEX_COPY__FORMS.call(input, dim, index, source, rest, named)


INDEX_FILL_FORMS = Overloads(
    "index_fill",
    (
        INDEX_FILL_INT_TENSOR,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("value", "Tensor")),
        0,
        None,
        0,
        False,
    ),
    (
        INDEX_FILL_INT_SCALAR,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("value", "Scalar")),
        0,
        None,
        0,
        False,
    ),
)


def index_fill(input=MISSING, dim=MISSING, index=MISSING, value=MISSING, *rest, **named):
    """index_fill(input, dim, index, value) -> Tensor
    index_fill(input, dim, index, value) -> Tensor

    The tensor whose entries `index` along `dim` are the element of a tensor without dimensions.
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(value) is Tensor:
            return INDEX_FILL_INT_TENSOR[input._keys | index._keys | value._keys](input, dim, index, value)
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and (
            type(value) is float or type(value) is int
        ):
            return INDEX_FILL_INT_SCALAR[input._keys | index._keys](input, dim, index, value)
    return INDEX_FILL_FORMS.call(input, dim, index, value, rest, named)


INDEX_FILL__FORMS = Overloads(
    "index_fill_",
    (
        INDEX_FILL__INT_TENSOR,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("value", "Tensor")),
        0,
        None,
        0,
        False,
    ),
    (
        INDEX_FILL__INT_SCALAR,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("value", "Scalar")),
        0,
        None,
        0,
        False,
    ),
)


def index_fill_(input=MISSING, dim=MISSING, index=MISSING, value=MISSING, *rest, **named):
    """index_fill_(input, dim, index, value) -> Tensor
    index_fill_(input, dim, index, value) -> Tensor

    The tensor whose entries `index` along `dim` are the element of a tensor without dimensions.
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(value) is Tensor:
            return INDEX_FILL__INT_TENSOR[input._keys | index._keys | value._keys](input, dim, index, value)
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and (
            type(value) is float or type(value) is int
        ):
            return INDEX_FILL__INT_SCALAR[input._keys | index._keys](input, dim, index, value)
    return INDEX_FILL__FORMS.call(input, dim, index, value, rest, named)


SCATTER_FORMS = Overloads(
    "scatter",
    (
        SCATTER_SRC,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor")),
        0,
        SCATTER_SRC_OUT,
        1,
        False,
    ),
    (
        SCATTER_REDUCE,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor"), ("reduce", "str")),
        1,
        SCATTER_REDUCE_OUT,
        1,
        False,
    ),
    (
        SCATTER_VALUE,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("value", "Scalar")),
        0,
        SCATTER_VALUE_OUT,
        1,
        False,
    ),
    (
        SCATTER_VALUE_REDUCE,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("value", "Scalar"), ("reduce", "str")),
        1,
        SCATTER_VALUE_REDUCE_OUT,
        1,
        False,
    ),
)


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
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(src) is Tensor:
            return SCATTER_SRC[input._keys | index._keys | src._keys](input, dim, index, src)
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and (
            type(src) is float or type(src) is int
        ):
            return SCATTER_VALUE[input._keys | index._keys](input, dim, index, src)
    return SCATTER_FORMS.call(input, dim, index, src, rest, named)


SCATTER__FORMS = Overloads(
    "scatter_",
    (SCATTER__SRC, (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor")), 0, None, 0, False),
    (
        SCATTER__REDUCE,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor"), ("reduce", "str")),
        1,
        None,
        0,
        False,
    ),
    (
        SCATTER__VALUE,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("value", "Scalar")),
        0,
        None,
        0,
        False,
    ),
    (
        SCATTER__VALUE_REDUCE,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("value", "Scalar"), ("reduce", "str")),
        1,
        None,
        0,
        False,
    ),
)


def scatter_(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, /, *rest, **named):
    """scatter_(input, dim, index, src) -> Tensor
    scatter_(input, dim, index, src, *, reduce) -> Tensor
    scatter_(input, dim, index, value) -> Tensor
    scatter_(input, dim, index, value, *, reduce) -> Tensor

    Elements written along a dimension: `out[index[i][j]][j] = src[i][j]` for dim 0.

    With `reduce='add'` or `'multiply'` they are combined with what is there. `src` may be a number.

    >>> ow.scatter(ow.zeros(4), 0, ow.tensor([3, 1]), ow.tensor([5.0, 6.0]))
    tensor([0., 6., 0., 5.])
    >>> ow.scatter(ow.ones(3), 0, ow.tensor([0, 2, 0]), 2, reduce='multiply')
    tensor([4., 1., 2.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(src) is Tensor:
            return SCATTER__SRC[input._keys | index._keys | src._keys](input, dim, index, src)
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and (
            type(src) is float or type(src) is int
        ):
            return SCATTER__VALUE[input._keys | index._keys](input, dim, index, src)
    return SCATTER__FORMS.call(input, dim, index, src, rest, named)


SCATTER_REDUCE_FORMS = Overloads(
    "scatter_reduce",
    (
        SCATTER_REDUCE_TWO,
        (
            ("input", "Tensor"),
            ("dim", "int"),
            ("index", "Tensor"),
            ("src", "Tensor"),
            ("reduce", "str"),
            ("include_self", "bool", True),
        ),
        1,
        SCATTER_REDUCE_TWO_OUT,
        1,
        False,
    ),
)


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
    if not (rest or named):
        if (
            type(input) is Tensor
            and type(dim) is int
            and type(index) is Tensor
            and type(src) is Tensor
            and type(reduce) is str
        ):
            return SCATTER_REDUCE_TWO[input._keys | index._keys | src._keys](input, dim, index, src, reduce, True)
    return SCATTER_REDUCE_FORMS.call(input, dim, index, src, reduce, rest, named)


SCATTER_REDUCE__FORMS = Overloads(
    "scatter_reduce_",
    (
        SCATTER_REDUCE__TWO,
        (
            ("input", "Tensor"),
            ("dim", "int"),
            ("index", "Tensor"),
            ("src", "Tensor"),
            ("reduce", "str"),
            ("include_self", "bool", True),
        ),
        1,
        None,
        0,
        False,
    ),
)


def scatter_reduce_(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, reduce=MISSING, *rest, **named):
    """scatter_reduce_(input, dim, index, src, reduce, *, include_self=True) -> Tensor

    Elements of `src` that meet at one place are reduced by `reduce`: sum, prod, mean, amax or amin.

    The element of `input` at that place takes part unless `include_self=False`. Those where nothing is
    written stay.

    >>> src, index = ow.tensor([1.0, 2.0, 3.0, 4.0]), ow.tensor([0, 0, 2, 2])
    >>> ow.scatter_reduce(ow.zeros(3), 0, index, src, 'mean', include_self=False)
    tensor([1.5000, 0.0000, 3.5000])
    >>> ow.scatter_reduce(ow.full((3,), 3.5), 0, index, src, 'amax')
    tensor([3.5000, 3.5000, 4.0000])
    """
    if not (rest or named):
        if (
            type(input) is Tensor
            and type(dim) is int
            and type(index) is Tensor
            and type(src) is Tensor
            and type(reduce) is str
        ):
            return SCATTER_REDUCE__TWO[input._keys | index._keys | src._keys](input, dim, index, src, reduce, True)
    return SCATTER_REDUCE__FORMS.call(input, dim, index, src, reduce, rest, named)


_SCATTER_PARTS_FORMS = Overloads(
    "_scatter_parts",
    (_SCATTER_PARTS, (("grad", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("sizes", "int[]")), 0, None, 0, False),
)


def _scatter_parts(grad=MISSING, dim=MISSING, index=MISSING, sizes=MISSING, *rest, **named):
    """_scatter_parts(grad, dim, index, sizes) -> Tensor

    What a gradient gives back to the elements that were written; those that were not read get 0.
    """
    if not (rest or named):
        if (
            type(grad) is Tensor
            and type(dim) is int
            and type(index) is Tensor
            and type(sizes) is tuple
            and all_of(int, sizes)
        ):
            return _SCATTER_PARTS[grad._keys | index._keys](grad, dim, index, sizes)
    return _SCATTER_PARTS_FORMS.call(grad, dim, index, sizes, rest, named)


_SCATTER_LAST_FORMS = Overloads(
    "_scatter_last",
    (_SCATTER_LAST, (("grad", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("sizes", "int[]")), 0, None, 0, False),
)


def _scatter_last(grad=MISSING, dim=MISSING, index=MISSING, sizes=MISSING, *rest, **named):
    """_scatter_last(grad, dim, index, sizes) -> Tensor

    The gradient of the elements that scatter writes.
    """
    if not (rest or named):
        if (
            type(grad) is Tensor
            and type(dim) is int
            and type(index) is Tensor
            and type(sizes) is tuple
            and all_of(int, sizes)
        ):
            return _SCATTER_LAST[grad._keys | index._keys](grad, dim, index, sizes)
    return _SCATTER_LAST_FORMS.call(grad, dim, index, sizes, rest, named)


_INDEX_LAST_FORMS = Overloads(
    "_index_last",
    (_INDEX_LAST, (("grad", "Tensor"), ("indices", "Tensor?[]")), 0, None, 0, False),
)


def _index_last(grad=MISSING, indices=MISSING, *rest, **named):
    """_index_last(grad, indices) -> Tensor

    The gradient of the values that index_put writes.
    """
    return _INDEX_LAST_FORMS.call(grad, indices, rest, named)


_INDEX_SELECT_LAST_FORMS = Overloads(
    "_index_select_last",
    (_INDEX_SELECT_LAST, (("grad", "Tensor"), ("dim", "int"), ("index", "Tensor")), 0, None, 0, False),
)


def _index_select_last(grad=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """_index_select_last(grad, dim, index) -> Tensor

    The gradient of the parts that index_copy writes.
    """
    if not (rest or named):
        if type(grad) is Tensor and type(dim) is int and type(index) is Tensor:
            return _INDEX_SELECT_LAST[grad._keys | index._keys](grad, dim, index)
    return _INDEX_SELECT_LAST_FORMS.call(grad, dim, index, rest, named)


_TAKE_LAST_FORMS = Overloads(
    "_take_last",
    (_TAKE_LAST, (("grad", "Tensor"), ("index", "Tensor")), 0, None, 0, False),
)


def _take_last(grad=MISSING, index=MISSING, *rest, **named):
    """_take_last(grad, index) -> Tensor

    The gradient of the elements that put writes.
    """
    if not (rest or named):
        if type(grad) is Tensor and type(index) is Tensor:
            return _TAKE_LAST[grad._keys | index._keys](grad, index)
    return _TAKE_LAST_FORMS.call(grad, index, rest, named)


_SCATTER_REDUCE_SELF_FORMS = Overloads(
    "_scatter_reduce_self",
    (
        _SCATTER_REDUCE_SELF,
        (
            ("grad", "Tensor"),
            ("input", "Tensor"),
            ("dim", "int"),
            ("index", "Tensor"),
            ("src", "Tensor"),
            ("result", "Tensor"),
            ("reduce", "str"),
            ("include_self", "bool"),
        ),
        0,
        None,
        0,
        False,
    ),
)


def _scatter_reduce_self(
    grad=MISSING,
    input=MISSING,
    dim=MISSING,
    index=MISSING,
    src=MISSING,
    result=MISSING,
    reduce=MISSING,
    include_self=MISSING,
    *rest,
    **named,
):
    """_scatter_reduce_self(grad, input, dim, index, src, result, reduce, include_self) -> Tensor

    The gradient of scatter_reduce with respect to what is written to.
    """
    if not (rest or named):
        if (
            type(grad) is Tensor
            and type(input) is Tensor
            and type(dim) is int
            and type(index) is Tensor
            and type(src) is Tensor
            and type(result) is Tensor
            and type(reduce) is str
            and type(include_self) is bool
        ):
            return _SCATTER_REDUCE_SELF[
                grad._keys | input._keys | index._keys | src._keys | result._keys
            ](grad, input, dim, index, src, result, reduce, include_self)
    return _SCATTER_REDUCE_SELF_FORMS.call(grad, input, dim, index, src, result, reduce, include_self, rest, named)


_SCATTER_REDUCE_SRC_FORMS = Overloads(
    "_scatter_reduce_src",
    (
        _SCATTER_REDUCE_SRC,
        (
            ("grad", "Tensor"),
            ("input", "Tensor"),
            ("dim", "int"),
            ("index", "Tensor"),
            ("src", "Tensor"),
            ("result", "Tensor"),
            ("reduce", "str"),
            ("include_self", "bool"),
        ),
        0,
        None,
        0,
        False,
    ),
)


def _scatter_reduce_src(
    grad=MISSING,
    input=MISSING,
    dim=MISSING,
    index=MISSING,
    src=MISSING,
    result=MISSING,
    reduce=MISSING,
    include_self=MISSING,
    *rest,
    **named,
):
    """_scatter_reduce_src(grad, input, dim, index, src, result, reduce, include_self) -> Tensor

    The gradient of scatter_reduce with respect to what is written.
    """
    if not (rest or named):
        if (
            type(grad) is Tensor
            and type(input) is Tensor
            and type(dim) is int
            and type(index) is Tensor
            and type(src) is Tensor
            and type(result) is Tensor
            and type(reduce) is str
            and type(include_self) is bool
        ):
            return _SCATTER_REDUCE_SRC[
                grad._keys | input._keys | index._keys | src._keys | result._keys
            ](grad, input, dim, index, src, result, reduce, include_self)
    return _SCATTER_REDUCE_SRC_FORMS.call(grad, input, dim, index, src, result, reduce, include_self, rest, named)


_SCATTER_COUNTS_FORMS = Overloads(
    "_scatter_counts",
    (
        _SCATTER_COUNTS,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("include_self", "bool")),
        0,
        None,
        0,
        False,
    ),
)


def _scatter_counts(input=MISSING, dim=MISSING, index=MISSING, include_self=MISSING, *rest, **named):
    """_scatter_counts(input, dim, index, include_self) -> Tensor

    How many elements meet at every place, at least 1.
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(include_self) is bool:
            return _SCATTER_COUNTS[input._keys | index._keys](input, dim, index, include_self)
    return _SCATTER_COUNTS_FORMS.call(input, dim, index, include_self, rest, named)


_SCATTER_SHARES_FORMS = Overloads(
    "_scatter_shares",
    (
        _SCATTER_SHARES,
        (
            ("input", "Tensor"),
            ("dim", "int"),
            ("index", "Tensor"),
            ("src", "Tensor"),
            ("result", "Tensor"),
            ("include_self", "bool"),
        ),
        0,
        None,
        0,
        False,
    ),
)


def _scatter_shares(
    input=MISSING, dim=MISSING, index=MISSING, src=MISSING, result=MISSING, include_self=MISSING, *rest, **named
):
    """_scatter_shares(input, dim, index, src, result, include_self) -> Tensor

    How many elements share the extreme at every place, at least 1.
    """
    if not (rest or named):
        if (
            type(input) is Tensor
            and type(dim) is int
            and type(index) is Tensor
            and type(src) is Tensor
            and type(result) is Tensor
            and type(include_self) is bool
        ):
            return _SCATTER_SHARES[
                input._keys | index._keys | src._keys | result._keys
            ](input, dim, index, src, result, include_self)
    return _SCATTER_SHARES_FORMS.call(input, dim, index, src, result, include_self, rest, named)


_OTHER_FACTORS_FORMS = Overloads(
    "_other_factors",
    (
        _OTHER_FACTORS,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor"), ("of_src", "bool")),
        0,
        None,
        0,
        False,
    ),
)


def _other_factors(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, of_src=MISSING, *rest, **named):
    """_other_factors(input, dim, index, src, of_src) -> Tensor

    The product of the other factors at the place of each element, of `self` or of `src`.
    """
    if not (rest or named):
        if (
            type(input) is Tensor
            and type(dim) is int
            and type(index) is Tensor
            and type(src) is Tensor
            and type(of_src) is bool
        ):
            return _OTHER_FACTORS[input._keys | index._keys | src._keys](input, dim, index, src, of_src)
    return _OTHER_FACTORS_FORMS.call(input, dim, index, src, of_src, rest, named)
