"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

TAKE = find("take")
TAKE_OUT = find("take.out")
PUT = find("put")
PUT_ = find("put_")
TAKE_ALONG_DIM = find("take_along_dim")
TAKE_ALONG_DIM_OUT = find("take_along_dim.out")
MASKED_SELECT = find("masked_select")
MASKED_SELECT_OUT = find("masked_select.out")
MASKED_SCATTER = find("masked_scatter")
MASKED_SCATTER_OUT = find("masked_scatter.out")
MASKED_SCATTER_ = find("masked_scatter_")
NONZERO = find("nonzero")
NONZERO_OUT = find("nonzero.out")
NONZERO_TUPLE = find("nonzero.tuple")
NONZERO_NUMPY = find("nonzero_numpy")
ARGWHERE = find("argwhere")
FILL_TENSOR = find("fill.Tensor")
FILL_SCALAR = find("fill.Scalar")
FILL__TENSOR = find("fill_.Tensor")
FILL__SCALAR = find("fill_.Scalar")
ZERO = find("zero")
ZERO_ = find("zero_")
ONE_HOT = find("one_hot")
TRIL_INDICES = find("tril_indices")
TRIU_INDICES = find("triu_indices")
_TRIANGLE_INDICES = find("_triangle_indices")

TAKE_FORMS = Overloads(
    "take",
    (TAKE, (("input", "Tensor"), ("index", "Tensor")), 0, TAKE_OUT, 1, False),
)


def take(input=MISSING, index=MISSING, *rest, **named):
    """take(input, index, *, out=None) -> Tensor

    The elements of a tensor, read as one vector, at the places of `index`, in its shape.

    >>> ow.take(ow.tensor([[1, 2], [3, 4]]), ow.tensor([3, 0, -1]))
    tensor([4, 1, 4])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(index) is Tensor:
                return TAKE[input._keys | index._keys](input, index)
        return TAKE_FORMS.call(input, index, rest, named)
    except Exception:
        TAKE_FORMS.translate(input, index, rest, named)
        raise


PUT_FORMS = Overloads(
    "put",
    (
        PUT,
        (("input", "Tensor"), ("index", "Tensor"), ("source", "Tensor"), ("accumulate", "bool", False)),
        0,
        None,
        0,
        False,
    ),
)


def put(input=MISSING, index=MISSING, source=MISSING, *rest, **named):
    """put(input, index, source, accumulate=False) -> Tensor

    The tensor with elements of `source` written, or with `accumulate` added, where `index` counts it as one
        vector.

    >>> ow.put(ow.zeros(2, 2), ow.tensor([3, 0]), ow.tensor([5.0, 6.0]))
    tensor([[6., 0.],
            [0., 5.]])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(index) is Tensor and type(source) is Tensor:
                return PUT[input._keys | index._keys | source._keys](input, index, source, False)
        return PUT_FORMS.call(input, index, source, rest, named)
    except Exception:
        PUT_FORMS.translate(input, index, source, rest, named)
        raise


PUT__FORMS = Overloads(
    "put_",
    (
        PUT_,
        (("input", "Tensor"), ("index", "Tensor"), ("source", "Tensor"), ("accumulate", "bool", False)),
        0,
        None,
        0,
        False,
    ),
)


def put_(input=MISSING, index=MISSING, source=MISSING, *rest, **named):
    """put_(input, index, source, accumulate=False) -> Tensor

    The tensor with elements of `source` written, or with `accumulate` added, where `index` counts it as one
        vector.

    >>> ow.put(ow.zeros(2, 2), ow.tensor([3, 0]), ow.tensor([5.0, 6.0]))
    tensor([[6., 0.],
            [0., 5.]])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(index) is Tensor and type(source) is Tensor:
                return PUT_[input._keys | index._keys | source._keys](input, index, source, False)
        return PUT__FORMS.call(input, index, source, rest, named)
    except Exception:
        PUT__FORMS.translate(input, index, source, rest, named)
        raise


TAKE_ALONG_DIM_FORMS = Overloads(
    "take_along_dim",
    (
        TAKE_ALONG_DIM,
        (("input", "Tensor"), ("indices", "Tensor"), ("dim", "int?", None)),
        0,
        TAKE_ALONG_DIM_OUT,
        1,
        False,
    ),
)


def take_along_dim(input=MISSING, indices=MISSING, *rest, **named):
    """take_along_dim(input, indices, dim=None, *, out=None) -> Tensor

    Elements picked along a dimension, as the results of `argsort` and `argmax` ask for; other dimensions
        broadcast.

    >>> a = ow.tensor([[3, 1, 2], [6, 5, 4]])
    >>> ow.take_along_dim(a, a.argsort(1), 1)
    tensor([[1, 2, 3],
            [4, 5, 6]])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(indices) is Tensor:
                return TAKE_ALONG_DIM[input._keys | indices._keys](input, indices, None)
        return TAKE_ALONG_DIM_FORMS.call(input, indices, rest, named)
    except Exception:
        TAKE_ALONG_DIM_FORMS.translate(input, indices, rest, named)
        raise


MASKED_SELECT_FORMS = Overloads(
    "masked_select",
    (MASKED_SELECT, (("input", "Tensor"), ("mask", "Tensor")), 0, MASKED_SELECT_OUT, 1, False),
)


def masked_select(input=MISSING, mask=MISSING, *rest, **named):
    """masked_select(input, mask, *, out=None) -> Tensor

    The elements where `mask` is true, as a vector; both are broadcast.

    >>> ow.masked_select(ow.tensor([[1, 2], [3, 4]]), ow.tensor([True, False]))
    tensor([1, 3])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(mask) is Tensor:
                return MASKED_SELECT[input._keys | mask._keys](input, mask)
        return MASKED_SELECT_FORMS.call(input, mask, rest, named)
    except Exception:
        MASKED_SELECT_FORMS.translate(input, mask, rest, named)
        raise


MASKED_SCATTER_FORMS = Overloads(
    "masked_scatter",
    (MASKED_SCATTER, (("input", "Tensor"), ("mask", "Tensor"), ("source", "Tensor")), 0, MASKED_SCATTER_OUT, 1, False),
)


def masked_scatter(input=MISSING, mask=MISSING, source=MISSING, *rest, **named):
    """masked_scatter(input, mask, source, *, out=None) -> Tensor

    The tensor where the elements under a mask are, one after another, those of `source`.

    >>> ow.masked_scatter(ow.zeros(4), ow.tensor([True, False, False, True]), ow.tensor([5.0, 6.0]))
    tensor([5., 0., 0., 6.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(mask) is Tensor and type(source) is Tensor:
                return MASKED_SCATTER[input._keys | mask._keys | source._keys](input, mask, source)
        return MASKED_SCATTER_FORMS.call(input, mask, source, rest, named)
    except Exception:
        MASKED_SCATTER_FORMS.translate(input, mask, source, rest, named)
        raise


MASKED_SCATTER__FORMS = Overloads(
    "masked_scatter_",
    (MASKED_SCATTER_, (("input", "Tensor"), ("mask", "Tensor"), ("source", "Tensor")), 0, None, 0, False),
)


def masked_scatter_(input=MISSING, mask=MISSING, source=MISSING, *rest, **named):
    """masked_scatter_(input, mask, source) -> Tensor

    The tensor where the elements under a mask are, one after another, those of `source`.

    >>> ow.masked_scatter(ow.zeros(4), ow.tensor([True, False, False, True]), ow.tensor([5.0, 6.0]))
    tensor([5., 0., 0., 6.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(mask) is Tensor and type(source) is Tensor:
                return MASKED_SCATTER_[input._keys | mask._keys | source._keys](input, mask, source)
        return MASKED_SCATTER__FORMS.call(input, mask, source, rest, named)
    except Exception:
        MASKED_SCATTER__FORMS.translate(input, mask, source, rest, named)
        raise


NONZERO_FORMS = Overloads(
    "nonzero",
    (NONZERO, (("input", "Tensor"),), 0, NONZERO_OUT, 1, False),
    (NONZERO_TUPLE, (("input", "Tensor"), ("as_tuple", "bool")), 1, None, 0, False),
)


def nonzero(input=MISSING, *rest, **named):
    """nonzero(input, *, out=None) -> Tensor
    nonzero(input, *, as_tuple) -> tuple[Tensor, ...]

    The places of the elements that are not 0, one a row; with `as_tuple=True` a vector for each dimension.

    >>> ow.nonzero(ow.tensor([[1, 0], [0, 2]]))
    tensor([[0, 0],
            [1, 1]])
    >>> ow.tensor([0, 5, 7]).nonzero(as_tuple=True)
    (tensor([1, 2]),)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return NONZERO[input._keys](input)
        return NONZERO_FORMS.call(input, rest, named)
    except Exception:
        NONZERO_FORMS.translate(input, rest, named)
        raise


NONZERO_NUMPY_FORMS = Overloads(
    "nonzero_numpy",
    (NONZERO_NUMPY, (("input", "Tensor"),), 0, None, 0, False),
)


def nonzero_numpy(input=MISSING, *rest, **named):
    """nonzero_numpy(input) -> tuple[Tensor, ...]

    The places of the elements that are not 0, as a vector for each dimension, which can index a tensor.

    >>> ow.nonzero_numpy(ow.tensor([0, 5, 7]))
    (tensor([1, 2]),)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return NONZERO_NUMPY[input._keys](input)
        return NONZERO_NUMPY_FORMS.call(input, rest, named)
    except Exception:
        NONZERO_NUMPY_FORMS.translate(input, rest, named)
        raise


ARGWHERE_FORMS = Overloads(
    "argwhere",
    (ARGWHERE, (("input", "Tensor"),), 0, None, 0, False),
)


def argwhere(input=MISSING, *rest, **named):
    """argwhere(input) -> Tensor

    The places of the elements that are not 0, one a row.

    >>> ow.argwhere(ow.tensor([0, 5, 7]))
    tensor([[1],
            [2]])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARGWHERE[input._keys](input)
        return ARGWHERE_FORMS.call(input, rest, named)
    except Exception:
        ARGWHERE_FORMS.translate(input, rest, named)
        raise


FILL_FORMS = Overloads(
    "fill",
    (FILL_TENSOR, (("input", "Tensor"), ("value", "Tensor")), 0, None, 0, False),
    (FILL_SCALAR, (("input", "Tensor"), ("value", "Scalar")), 0, None, 0, False),
)


def fill(input=MISSING, value=MISSING, *rest, **named):
    """fill(input, value) -> Tensor
    fill(input, value) -> Tensor

    The element of a tensor without dimensions everywhere.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(value) is Tensor:
                return FILL_TENSOR[input._keys | value._keys](input, value)
            if type(input) is Tensor and (type(value) is float or type(value) is int):
                return FILL_SCALAR[input._keys](input, value)
        return FILL_FORMS.call(input, value, rest, named)
    except Exception:
        FILL_FORMS.translate(input, value, rest, named)
        raise


FILL__FORMS = Overloads(
    "fill_",
    (FILL__TENSOR, (("input", "Tensor"), ("value", "Tensor")), 0, None, 0, False),
    (FILL__SCALAR, (("input", "Tensor"), ("value", "Scalar")), 0, None, 0, False),
)


def fill_(input=MISSING, value=MISSING, *rest, **named):
    """fill_(input, value) -> Tensor
    fill_(input, value) -> Tensor

    The element of a tensor without dimensions everywhere.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(value) is Tensor:
                return FILL__TENSOR[input._keys | value._keys](input, value)
            if type(input) is Tensor and (type(value) is float or type(value) is int):
                return FILL__SCALAR[input._keys](input, value)
        return FILL__FORMS.call(input, value, rest, named)
    except Exception:
        FILL__FORMS.translate(input, value, rest, named)
        raise


ZERO_FORMS = Overloads(
    "zero",
    (ZERO, (("input", "Tensor"),), 0, None, 0, False),
)


def zero(input=MISSING, *rest, **named):
    """zero(input) -> Tensor

    Zeros in the shape and dtype of a tensor; in place it clears all elements.

    >>> ow.ones(3).zero_()
    tensor([0., 0., 0.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ZERO[input._keys](input)
        return ZERO_FORMS.call(input, rest, named)
    except Exception:
        ZERO_FORMS.translate(input, rest, named)
        raise


ZERO__FORMS = Overloads(
    "zero_",
    (ZERO_, (("input", "Tensor"),), 0, None, 0, False),
)


def zero_(input=MISSING, *rest, **named):
    """zero_(input) -> Tensor

    Zeros in the shape and dtype of a tensor; in place it clears all elements.

    >>> ow.ones(3).zero_()
    tensor([0., 0., 0.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ZERO_[input._keys](input)
        return ZERO__FORMS.call(input, rest, named)
    except Exception:
        ZERO__FORMS.translate(input, rest, named)
        raise


ONE_HOT_FORMS = Overloads(
    "one_hot",
    (ONE_HOT, (("input", "Tensor"), ("num_classes", "int", -1)), 0, None, 0, False),
)


def one_hot(input=MISSING, *rest, **named):
    """one_hot(input, num_classes=-1) -> Tensor

    Vectors that are 1 at the class and 0 elsewhere.

    >>> ow.nn.functional.one_hot(ow.tensor([0, 2]), 3)
    tensor([[1, 0, 0],
            [0, 0, 1]])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ONE_HOT[input._keys](input, -1)
        return ONE_HOT_FORMS.call(input, rest, named)
    except Exception:
        ONE_HOT_FORMS.translate(input, rest, named)
        raise


TRIL_INDICES_FORMS = Overloads(
    "tril_indices",
    (
        TRIL_INDICES,
        (
            ("row", "int"),
            ("col", "int"),
            ("offset", "int", 0),
            ("dtype", "ScalarType?", None),
            ("layout", "Layout?", None),
            ("device", "Device?", None),
            ("pin_memory", "bool?", None),
        ),
        4,
        None,
        0,
        True,
    ),
)


def tril_indices(row=MISSING, col=MISSING, *rest, **named):
    """tril_indices(row, col, offset=0, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    The places of the lower triangle of a matrix, rows in the first row of the result, columns in the
        second.

    >>> ow.tril_indices(2, 3)
    tensor([[0, 1, 1],
            [0, 0, 1]])
    """
    try:
        return TRIL_INDICES_FORMS.call(row, col, rest, named)
    except Exception:
        TRIL_INDICES_FORMS.translate(row, col, rest, named)
        raise


TRIU_INDICES_FORMS = Overloads(
    "triu_indices",
    (
        TRIU_INDICES,
        (
            ("row", "int"),
            ("col", "int"),
            ("offset", "int", 0),
            ("dtype", "ScalarType?", None),
            ("layout", "Layout?", None),
            ("device", "Device?", None),
            ("pin_memory", "bool?", None),
        ),
        4,
        None,
        0,
        True,
    ),
)


def triu_indices(row=MISSING, col=MISSING, *rest, **named):
    """triu_indices(row, col, offset=0, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    The places of the upper triangle of a matrix, rows in the first row of the result, columns in the
        second.

    >>> ow.triu_indices(2, 3, 1)
    tensor([[0, 0, 1],
            [1, 2, 2]])
    """
    try:
        return TRIU_INDICES_FORMS.call(row, col, rest, named)
    except Exception:
        TRIU_INDICES_FORMS.translate(row, col, rest, named)
        raise


_TRIANGLE_INDICES_FORMS = Overloads(
    "_triangle_indices",
    (
        _TRIANGLE_INDICES,
        (
            ("row", "int"),
            ("col", "int"),
            ("offset", "int"),
            ("lower", "bool"),
            ("dtype", "ScalarType"),
            ("operator", "str"),
        ),
        0,
        None,
        0,
        False,
    ),
)


def _triangle_indices(
    row=MISSING, col=MISSING, offset=MISSING, lower=MISSING, dtype=MISSING, operator=MISSING, *rest, **named
):
    """_triangle_indices(row, col, offset, lower, dtype, operator) -> Tensor

    The places of a triangle of a matrix.
    """
    try:
        return _TRIANGLE_INDICES_FORMS.call(row, col, offset, lower, dtype, operator, rest, named)
    except Exception:
        _TRIANGLE_INDICES_FORMS.translate(row, col, offset, lower, dtype, operator, rest, named)
        raise
