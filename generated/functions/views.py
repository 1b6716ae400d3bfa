"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads, all_of
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

VIEW_DTYPE = find("view.dtype")
VIEW = find("view")
VIEW_AS = find("view_as")
RESHAPE = find("reshape")
FLATTEN_USING_INTS = find("flatten.using_ints")
TRANSPOSE_INT = find("transpose.int")
TRANSPOSE_ = find("transpose_")
T = find("t")
T_ = find("t_")
NUMPY_T = find("numpy_T")
MT = find("mT")
PERMUTE = find("permute")
UNSQUEEZE = find("unsqueeze")
UNSQUEEZE_ = find("unsqueeze_")
SQUEEZE = find("squeeze")
SQUEEZE_DIM = find("squeeze.dim")
SQUEEZE_DIMS = find("squeeze.dims")
SQUEEZE_ = find("squeeze_")
SQUEEZE__DIM = find("squeeze_.dim")
SQUEEZE__DIMS = find("squeeze_.dims")
EXPAND = find("expand")
EXPAND_AS = find("expand_as")
BROADCAST_TO = find("broadcast_to")
SELECT_INT = find("select.int")
SLICE_TENSOR = find("slice.Tensor")
NARROW_TENSOR = find("narrow.Tensor")
NARROW = find("narrow")
DETACH = find("detach")
DETACH_ = find("detach_")
_VIEW_AT = find("_view_at")
_TAKE_AT = find("_take_at")
_TAKE_LAST_AT = find("_take_last_at")
_SCATTER_AT = find("_scatter_at")
GETITEM = find("getitem")
_PUT_AT = find("_put_at")
_PUT_AT_ = find("_put_at_")
_SET_AT = find("_set_at")

VIEW_FORMS = Overloads(
    "view",
    (VIEW_DTYPE, (("input", "Tensor"), ("dtype", "ScalarType")), 0, None, 0, False),
    (VIEW, (("input", "Tensor"), ("size", "int[]")), 0, None, 0, False),
    method=True,
)


def view(input=MISSING, size=MISSING, /, *rest, **named):
    """view(input, dtype) -> Tensor
    view(input, size) -> Tensor

    The same bytes as elements of another dtype; no gradient goes through.

    Where the elements differ in size, the last dimension grows or shrinks accordingly.

    >>> ow.tensor([1.0]).view(ow.int32)
    tensor([1065353216], dtype=int32)
    >>> ow.zeros(2, 4, dtype=ow.int16).view(ow.float64).shape
    (2, 1)
    """
    if not (rest or named):
        if type(input) is Tensor and type(size) is tuple and all_of(int, size):
            return VIEW[input._keys](input, size)
    if not named and type(input) is Tensor and type(size) is int and all_of(int, rest):
        return VIEW[input._keys](input, (size, *rest))
    return VIEW_FORMS.call(input, size, rest, named)


VIEW_AS_FORMS = Overloads(
    "view_as",
    (VIEW_AS, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    method=True,
)


def view_as(input=MISSING, other=MISSING, *rest, **named):
    """view_as(input, other) -> Tensor

    The same memory in the shape of another tensor.

    >>> ow.arange(4).view_as(ow.zeros(2, 2))
    tensor([[0, 1],
            [2, 3]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return VIEW_AS[input._keys | other._keys](input, other)
    return VIEW_AS_FORMS.call(input, other, rest, named)


RESHAPE_FORMS = Overloads(
    "reshape",
    (RESHAPE, (("input", "Tensor"), ("shape", "int[]")), 0, None, 0, False),
)


def reshape(input=MISSING, shape=MISSING, *rest, **named):
    """reshape(input, shape) -> Tensor

    The elements in another shape; a view where the strides allow it, else a copy. One size may be -1.

    >>> ow.arange(6).reshape(3, 2)
    tensor([[0, 1],
            [2, 3],
            [4, 5]])
    >>> ow.reshape(ow.arange(6), (2, -1)).shape
    (2, 3)
    """
    if not (rest or named):
        if type(input) is Tensor and type(shape) is tuple and all_of(int, shape):
            return RESHAPE[input._keys](input, shape)
    if not named and type(input) is Tensor and type(shape) is int and all_of(int, rest):
        return RESHAPE[input._keys](input, (shape, *rest))
    return RESHAPE_FORMS.call(input, shape, rest, named)


FLATTEN_FORMS = Overloads(
    "flatten",
    (FLATTEN_USING_INTS, (("input", "Tensor"), ("start_dim", "int", 0), ("end_dim", "int", -1)), 0, None, 0, False),
)


def flatten(input=MISSING, *rest, **named):
    """flatten(input, start_dim=0, end_dim=-1) -> Tensor

    Dimensions `start_dim` to `end_dim`, both included, as one.

    >>> ow.zeros(2, 3, 4).flatten(1).shape
    (2, 12)
    >>> ow.flatten(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 2, 3, 4])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return FLATTEN_USING_INTS[input._keys](input, 0, -1)
    return FLATTEN_FORMS.call(input, rest, named)


TRANSPOSE_FORMS = Overloads(
    "transpose",
    (TRANSPOSE_INT, (("input", "Tensor"), ("dim0", "int"), ("dim1", "int")), 0, None, 0, False),
)


def transpose(input=MISSING, dim0=MISSING, dim1=MISSING, *rest, **named):
    """transpose(input, dim0, dim1) -> Tensor

    Two dimensions exchanged; a view.

    >>> ow.transpose(ow.tensor([[1, 2, 3], [4, 5, 6]]), 0, 1)
    tensor([[1, 4],
            [2, 5],
            [3, 6]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim0) is int and type(dim1) is int:
            return TRANSPOSE_INT[input._keys](input, dim0, dim1)
    return TRANSPOSE_FORMS.call(input, dim0, dim1, rest, named)


TRANSPOSE__FORMS = Overloads(
    "transpose_",
    (TRANSPOSE_, (("input", "Tensor"), ("dim0", "int"), ("dim1", "int")), 0, None, 0, False),
)


def transpose_(input=MISSING, dim0=MISSING, dim1=MISSING, *rest, **named):
    """transpose_(input, dim0, dim1) -> Tensor

    Two dimensions exchanged; a view.

    >>> ow.transpose(ow.tensor([[1, 2, 3], [4, 5, 6]]), 0, 1)
    tensor([[1, 4],
            [2, 5],
            [3, 6]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim0) is int and type(dim1) is int:
            return TRANSPOSE_[input._keys](input, dim0, dim1)
    return TRANSPOSE__FORMS.call(input, dim0, dim1, rest, named)


T_FORMS = Overloads(
    "t",
    (T, (("input", "Tensor"),), 0, None, 0, False),
)


def t(input=MISSING, *rest, **named):
    """t(input) -> Tensor

    A matrix transposed; vectors and scalars as they are. More than two dimensions are refused
    (RuntimeError).

    >>> ow.tensor([[1, 2], [3, 4]]).t()
    tensor([[1, 3],
            [2, 4]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return T[input._keys](input)
    return T_FORMS.call(input, rest, named)


T__FORMS = Overloads(
    "t_",
    (T_, (("input", "Tensor"),), 0, None, 0, False),
)


def t_(input=MISSING, *rest, **named):
    """t_(input) -> Tensor

    A matrix transposed; vectors and scalars as they are. More than two dimensions are refused
    (RuntimeError).

    >>> ow.tensor([[1, 2], [3, 4]]).t()
    tensor([[1, 3],
            [2, 4]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return T_[input._keys](input)
    return T__FORMS.call(input, rest, named)


NUMPY_T_FORMS = Overloads(
    "numpy_T",
    (NUMPY_T, (("input", "Tensor"),), 0, None, 0, False),
    method=True,
)


def numpy_T(input=MISSING, *rest, **named):
    """numpy_T(input) -> Tensor

    All dimensions in reverse order; a view.

    >>> ow.zeros(2, 3, 4).T.shape
    (4, 3, 2)
    """
    if not (rest or named):
        if type(input) is Tensor:
            return NUMPY_T[input._keys](input)
    return NUMPY_T_FORMS.call(input, rest, named)


MT_FORMS = Overloads(
    "mT",
    (MT, (("input", "Tensor"),), 0, None, 0, False),
    method=True,
)


def mT(input=MISSING, *rest, **named):
    """mT(input) -> Tensor

    The last two dimensions exchanged; a view.

    >>> ow.zeros(2, 3, 4).mT.shape
    (2, 4, 3)
    """
    if not (rest or named):
        if type(input) is Tensor:
            return MT[input._keys](input)
    return MT_FORMS.call(input, rest, named)


PERMUTE_FORMS = Overloads(
    "permute",
    (PERMUTE, (("input", "Tensor"), ("dims", "int[]")), 0, None, 0, False),
)


def permute(input=MISSING, dims=MISSING, *rest, **named):
    """permute(input, dims) -> Tensor

    The dimensions in another order; a view. Every dimension must be named once.

    >>> ow.permute(ow.zeros(2, 3, 4), (2, 0, 1)).shape
    (4, 2, 3)
    """
    if not (rest or named):
        if type(input) is Tensor and type(dims) is tuple and all_of(int, dims):
            return PERMUTE[input._keys](input, dims)
    if not named and type(input) is Tensor and type(dims) is int and all_of(int, rest):
        return PERMUTE[input._keys](input, (dims, *rest))
    return PERMUTE_FORMS.call(input, dims, rest, named)


UNSQUEEZE_FORMS = Overloads(
    "unsqueeze",
    (UNSQUEEZE, (("input", "Tensor"), ("dim", "int")), 0, None, 0, False),
)


def unsqueeze(input=MISSING, dim=MISSING, *rest, **named):
    """unsqueeze(input, dim) -> Tensor

    A dimension of size 1 put in at `dim`; a view.

    >>> ow.unsqueeze(ow.tensor([1, 2, 3]), 1)
    tensor([[1],
            [2],
            [3]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int:
            return UNSQUEEZE[input._keys](input, dim)
    return UNSQUEEZE_FORMS.call(input, dim, rest, named)


UNSQUEEZE__FORMS = Overloads(
    "unsqueeze_",
    (UNSQUEEZE_, (("input", "Tensor"), ("dim", "int")), 0, None, 0, False),
)


def unsqueeze_(input=MISSING, dim=MISSING, *rest, **named):
    """unsqueeze_(input, dim) -> Tensor

    A dimension of size 1 put in at `dim`; a view.

    >>> ow.unsqueeze(ow.tensor([1, 2, 3]), 1)
    tensor([[1],
            [2],
            [3]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int:
            return UNSQUEEZE_[input._keys](input, dim)
    return UNSQUEEZE__FORMS.call(input, dim, rest, named)


SQUEEZE_FORMS = Overloads(
    "squeeze",
    (SQUEEZE, (("input", "Tensor"),), 0, None, 0, False),
    (SQUEEZE_DIM, (("input", "Tensor"), ("dim", "int")), 0, None, 0, False),
    (SQUEEZE_DIMS, (("input", "Tensor"), ("dim", "int[]")), 0, None, 0, False),
)


def squeeze(input=MISSING, dim=MISSING, *rest, **named):
    """squeeze(input) -> Tensor
    squeeze(input, dim) -> Tensor
    squeeze(input, dim) -> Tensor

    Without the dimensions of size 1; a view.

    >>> ow.squeeze(ow.zeros(1, 3, 1)).shape
    (3,)
    """
    if not (rest or named):
        if type(input) is Tensor and dim is MISSING:
            return SQUEEZE[input._keys](input)
        if type(input) is Tensor and type(dim) is int:
            return SQUEEZE_DIM[input._keys](input, dim)
        if type(input) is Tensor and type(dim) is tuple and all_of(int, dim):
            return SQUEEZE_DIMS[input._keys](input, dim)
    return SQUEEZE_FORMS.call(input, dim, rest, named)


SQUEEZE__FORMS = Overloads(
    "squeeze_",
    (SQUEEZE_, (("input", "Tensor"),), 0, None, 0, False),
    (SQUEEZE__DIM, (("input", "Tensor"), ("dim", "int")), 0, None, 0, False),
    (SQUEEZE__DIMS, (("input", "Tensor"), ("dim", "int[]")), 0, None, 0, False),
)


def squeeze_(input=MISSING, dim=MISSING, *rest, **named):
    """squeeze_(input) -> Tensor
    squeeze_(input, dim) -> Tensor
    squeeze_(input, dim) -> Tensor

    Without the dimensions of size 1; a view.

    >>> ow.squeeze(ow.zeros(1, 3, 1)).shape
    (3,)
    """
    if not (rest or named):
        if type(input) is Tensor and dim is MISSING:
            return SQUEEZE_[input._keys](input)
        if type(input) is Tensor and type(dim) is int:
            return SQUEEZE__DIM[input._keys](input, dim)
        if type(input) is Tensor and type(dim) is tuple and all_of(int, dim):
            return SQUEEZE__DIMS[input._keys](input, dim)
    return SQUEEZE__FORMS.call(input, dim, rest, named)


EXPAND_FORMS = Overloads(
    "expand",
    (EXPAND, (("input", "Tensor"), ("size", "int[]"), ("implicit", "bool", False)), 1, None, 0, False),
    method=True,
)


def expand(input=MISSING, size=MISSING, *rest, **named):
    """expand(input, size, *, implicit=False) -> Tensor

    Dimensions of size 1 repeated without a copy; -1 keeps a size, and new dimensions may come before.

    >>> ow.tensor([[1], [2]]).expand(2, 3)
    tensor([[1, 1, 1],
            [2, 2, 2]])
    >>> ow.tensor([1, 2]).expand(3, -1).shape
    (3, 2)
    """
    if not (rest or named):
        if type(input) is Tensor and type(size) is tuple and all_of(int, size):
            return EXPAND[input._keys](input, size, False)
    if not named and type(input) is Tensor and type(size) is int and all_of(int, rest):
        return EXPAND[input._keys](input, (size, *rest), False)
    return EXPAND_FORMS.call(input, size, rest, named)


EXPAND_AS_FORMS = Overloads(
    "expand_as",
    (EXPAND_AS, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    method=True,
)


def expand_as(input=MISSING, other=MISSING, *rest, **named):
    """expand_as(input, other) -> Tensor

    The tensor expanded to the shape of another, without a copy.

    >>> ow.tensor([1, 2]).expand_as(ow.zeros(2, 2))
    tensor([[1, 2],
            [1, 2]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return EXPAND_AS[input._keys | other._keys](input, other)
    return EXPAND_AS_FORMS.call(input, other, rest, named)


BROADCAST_TO_FORMS = Overloads(
    "broadcast_to",
    (BROADCAST_TO, (("input", "Tensor"), ("size", "int[]")), 0, None, 0, False),
)


def broadcast_to(input=MISSING, size=MISSING, *rest, **named):
    """broadcast_to(input, size) -> Tensor

    The tensor broadcast to a shape, without a copy.

    >>> ow.broadcast_to(ow.tensor([1, 2]), (2, 2))
    tensor([[1, 2],
            [1, 2]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(size) is tuple and all_of(int, size):
            return BROADCAST_TO[input._keys](input, size)
    if not named and type(input) is Tensor and type(size) is int and all_of(int, rest):
        return BROADCAST_TO[input._keys](input, (size, *rest))
    return BROADCAST_TO_FORMS.call(input, size, rest, named)


SELECT_FORMS = Overloads(
    "select",
    (SELECT_INT, (("input", "Tensor"), ("dim", "int"), ("index", "int")), 0, None, 0, False),
)


def select(input=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """select(input, dim, index) -> Tensor

    One index of a dimension, which goes; a view. An index outside of the dimension is an IndexError.

    >>> ow.select(ow.tensor([[1, 2], [3, 4]]), 1, 0)
    tensor([1, 3])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is int:
            return SELECT_INT[input._keys](input, dim, index)
    return SELECT_FORMS.call(input, dim, index, rest, named)


SLICE_FORMS = Overloads(
    "slice",
    (
        SLICE_TENSOR,
        (("input", "Tensor"), ("dim", "int", 0), ("start", "int?", None), ("end", "int?", None), ("step", "int", 1)),
        0,
        None,
        0,
        False,
    ),
    method=True,
)


def slice(input=MISSING, *rest, **named):
    """slice(input, dim=0, start=None, end=None, step=1) -> Tensor

    Every `step`-th element of a dimension from `start` up to but without `end`; a view.

    >>> ow.arange(10).slice(0, 2, 9, 3)
    tensor([2, 5, 8])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SLICE_TENSOR[input._keys](input, 0, None, None, 1)
    return SLICE_FORMS.call(input, rest, named)


NARROW_FORMS = Overloads(
    "narrow",
    (NARROW_TENSOR, (("input", "Tensor"), ("dim", "int"), ("start", "Tensor"), ("length", "int")), 0, None, 0, False),
    (NARROW, (("input", "Tensor"), ("dim", "int"), ("start", "int"), ("length", "int")), 0, None, 0, False),
)


def narrow(input=MISSING, dim=MISSING, start=MISSING, length=MISSING, *rest, **named):
    """narrow(input, dim, start, length) -> Tensor
    narrow(input, dim, start, length) -> Tensor

    `length` elements of a dimension from a `start` on that a tensor gives; a view.
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(start) is Tensor and type(length) is int:
            return NARROW_TENSOR[input._keys | start._keys](input, dim, start, length)
        if type(input) is Tensor and type(dim) is int and type(start) is int and type(length) is int:
            return NARROW[input._keys](input, dim, start, length)
    return NARROW_FORMS.call(input, dim, start, length, rest, named)


DETACH_FORMS = Overloads(
    "detach",
    (DETACH, (("input", "Tensor"),), 0, None, 0, False),
)


def detach(input=MISSING, *rest, **named):
    """detach(input) -> Tensor

    The same memory outside of the graph: nothing that happens to the result is differentiated.

    >>> a = ow.tensor([1.0], requires_grad=True)
    >>> (a * 2).requires_grad, (a * 2).detach().requires_grad
    (True, False)
    """
    if not (rest or named):
        if type(input) is Tensor:
            return DETACH[input._keys](input)
    return DETACH_FORMS.call(input, rest, named)


DETACH__FORMS = Overloads(
    "detach_",
    (DETACH_, (("input", "Tensor"),), 0, None, 0, False),
)


def detach_(input=MISSING, *rest, **named):
    """detach_(input) -> Tensor

    The same memory outside of the graph: nothing that happens to the result is differentiated.

    >>> a = ow.tensor([1.0], requires_grad=True)
    >>> (a * 2).requires_grad, (a * 2).detach().requires_grad
    (True, False)
    """
    if not (rest or named):
        if type(input) is Tensor:
            return DETACH_[input._keys](input)
    return DETACH__FORMS.call(input, rest, named)


_VIEW_AT_FORMS = Overloads(
    "_view_at",
    (_VIEW_AT, (("input", "Tensor"), ("index", "Index")), 0, None, 0, False),
)


def _view_at(input=MISSING, index=MISSING, *rest, **named):
    """_view_at(input, index) -> Tensor

    The view that ints, slices, None and Ellipsis select.
    """
    if not (rest or named):
        if type(input) is Tensor and index is not MISSING:
            return _VIEW_AT[input._keys](input, index)
    return _VIEW_AT_FORMS.call(input, index, rest, named)


_TAKE_AT_FORMS = Overloads(
    "_take_at",
    (_TAKE_AT, (("input", "Tensor"), ("index", "Index")), 0, None, 0, False),
)


def _take_at(input=MISSING, index=MISSING, *rest, **named):
    """_take_at(input, index) -> Tensor

    A copy of what integer and bool tensors select.
    """
    if not (rest or named):
        if type(input) is Tensor and index is not MISSING:
            return _TAKE_AT[input._keys](input, index)
    return _TAKE_AT_FORMS.call(input, index, rest, named)


_TAKE_LAST_AT_FORMS = Overloads(
    "_take_last_at",
    (_TAKE_LAST_AT, (("grad", "Tensor"), ("index", "Index")), 0, None, 0, False),
)


def _take_last_at(grad=MISSING, index=MISSING, *rest, **named):
    """_take_last_at(grad, index) -> Tensor

    The gradient of what an assignment writes; elements that others were written over get 0.
    """
    if not (rest or named):
        if type(grad) is Tensor and index is not MISSING:
            return _TAKE_LAST_AT[grad._keys](grad, index)
    return _TAKE_LAST_AT_FORMS.call(grad, index, rest, named)


_SCATTER_AT_FORMS = Overloads(
    "_scatter_at",
    (_SCATTER_AT, (("input", "Tensor"), ("sizes", "int[]"), ("index", "Index")), 0, None, 0, False),
)


def _scatter_at(input=MISSING, sizes=MISSING, index=MISSING, *rest, **named):
    """_scatter_at(input, sizes, index) -> Tensor

    Zeros to which a tensor is added at an index; the gradient of indexing.
    """
    if not (rest or named):
        if type(input) is Tensor and type(sizes) is tuple and all_of(int, sizes) and index is not MISSING:
            return _SCATTER_AT[input._keys](input, sizes, index)
    return _SCATTER_AT_FORMS.call(input, sizes, index, rest, named)


GETITEM_FORMS = Overloads(
    "getitem",
    (GETITEM, (("input", "Tensor"), ("index", "Index")), 0, None, 0, False),
    method=True,
)


def getitem(input=MISSING, index=MISSING, *rest, **named):
    """getitem(input, index) -> Tensor

    Indexing by ints, slices, None and Ellipsis (a view), integer and bool tensors (a copy).

    >>> a = ow.arange(6).reshape(2, 3)
    >>> a[1, 1:]
    tensor([4, 5])
    >>> a[a > 2]
    tensor([3, 4, 5])
    >>> a[:, [2, 0]]
    tensor([[2, 0],
            [5, 3]])
    """
    if not (rest or named):
        if type(input) is Tensor and index is not MISSING:
            return GETITEM[input._keys](input, index)
    return GETITEM_FORMS.call(input, index, rest, named)


_PUT_AT_FORMS = Overloads(
    "_put_at",
    (_PUT_AT, (("input", "Tensor"), ("value", "Tensor"), ("index", "Index")), 0, None, 0, False),
)


def _put_at(input=MISSING, value=MISSING, index=MISSING, *rest, **named):
    """_put_at(input, value, index) -> Tensor

    A copy of a tensor with `value` written at an index.
    """
    if not (rest or named):
        if type(input) is Tensor and type(value) is Tensor and index is not MISSING:
            return _PUT_AT[input._keys | value._keys](input, value, index)
    return _PUT_AT_FORMS.call(input, value, index, rest, named)


_PUT_AT__FORMS = Overloads(
    "_put_at_",
    (_PUT_AT_, (("input", "Tensor"), ("value", "Tensor"), ("index", "Index")), 0, None, 0, False),
)


def _put_at_(input=MISSING, value=MISSING, index=MISSING, *rest, **named):
    """_put_at_(input, value, index) -> Tensor

    A copy of a tensor with `value` written at an index.
    """
    if not (rest or named):
        if type(input) is Tensor and type(value) is Tensor and index is not MISSING:
            return _PUT_AT_[input._keys | value._keys](input, value, index)
    return _PUT_AT__FORMS.call(input, value, index, rest, named)


_SET_AT_FORMS = Overloads(
    "_set_at",
    (_SET_AT, (("input", "Tensor"), ("index", "Index"), ("value", "Tensor")), 0, None, 0, False),
    numbers=True,
)


def _set_at(input=MISSING, index=MISSING, value=MISSING, *rest, **named):
    """_set_at(input, index, value) -> Tensor

    Writing at an index, `input[index] = value`.
    """
    if not (rest or named):
        if type(input) is Tensor and index is not MISSING and type(value) is Tensor:
            return _SET_AT[input._keys | value._keys](input, index, value)
    return _SET_AT_FORMS.call(input, index, value, rest, named)
