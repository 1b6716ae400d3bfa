"""The functions and methods of views: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING, all_of
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.shapes import VIEW_DTYPE
from ..operators.views import (
    VIEW, VIEW_AS, RESHAPE, FLATTEN_USING_INTS, TRANSPOSE_INT, TRANSPOSE_, TRANSPOSE_COPY_INT, T, T_, T_COPY,
    NUMPY_T, MT, PERMUTE, PERMUTE_COPY, UNSQUEEZE, UNSQUEEZE_, UNSQUEEZE_COPY, SQUEEZE, SQUEEZE_DIM, SQUEEZE_DIMS,
    SQUEEZE_, SQUEEZE__DIM, SQUEEZE__DIMS, SQUEEZE_COPY, SQUEEZE_COPY_DIM, SQUEEZE_COPY_DIMS, EXPAND, EXPAND_COPY,
    EXPAND_AS, BROADCAST_TO, SELECT_INT, SELECT_COPY_INT, SLICE_TENSOR, SLICE_COPY_TENSOR, NARROW, NARROW_COPY,
    DETACH, DETACH_, DETACH_COPY, _VIEW_AT, _TAKE_AT, _TAKE_LAST_AT, _SCATTER_AT, GETITEM, _PUT_AT, _PUT_AT_,
    _SETITEM, _SETITEM_SCALAR,
)
from ..operators.rearrangement import NARROW_TENSOR

__all__ = [
    "reshape", "flatten", "transpose", "transpose_", "transpose_copy", "t", "t_", "t_copy", "permute", "permute_copy",
    "unsqueeze", "unsqueeze_", "unsqueeze_copy", "squeeze", "squeeze_", "squeeze_copy", "expand_copy", "broadcast_to",
    "select", "select_copy", "slice_copy", "narrow", "narrow_copy", "detach", "detach_", "detach_copy",
]

VIEW_FORMS = Overloads("view", VIEW_DTYPE, VIEW, only_method=True)
VIEW_AS_FORMS = Overloads("view_as", VIEW_AS, only_method=True)
RESHAPE_FORMS = Overloads("reshape", RESHAPE)
FLATTEN_FORMS = Overloads("flatten", FLATTEN_USING_INTS)
TRANSPOSE_FORMS = Overloads("transpose", TRANSPOSE_INT)
TRANSPOSE__FORMS = Overloads("transpose_", TRANSPOSE_)
TRANSPOSE_COPY_FORMS = Overloads("transpose_copy", TRANSPOSE_COPY_INT)
T_FORMS = Overloads("t", T)
T__FORMS = Overloads("t_", T_)
T_COPY_FORMS = Overloads("t_copy", T_COPY)
NUMPY_T_FORMS = Overloads("numpy_T", NUMPY_T, only_method=True)
MT_FORMS = Overloads("mT", MT, only_method=True)
PERMUTE_FORMS = Overloads("permute", PERMUTE)
PERMUTE_COPY_FORMS = Overloads("permute_copy", PERMUTE_COPY)
UNSQUEEZE_FORMS = Overloads("unsqueeze", UNSQUEEZE)
UNSQUEEZE__FORMS = Overloads("unsqueeze_", UNSQUEEZE_)
UNSQUEEZE_COPY_FORMS = Overloads("unsqueeze_copy", UNSQUEEZE_COPY)
SQUEEZE_FORMS = Overloads("squeeze", SQUEEZE, SQUEEZE_DIM, SQUEEZE_DIMS)
SQUEEZE__FORMS = Overloads("squeeze_", SQUEEZE_, SQUEEZE__DIM, SQUEEZE__DIMS)
SQUEEZE_COPY_FORMS = Overloads("squeeze_copy", SQUEEZE_COPY, SQUEEZE_COPY_DIM, SQUEEZE_COPY_DIMS)
EXPAND_FORMS = Overloads("expand", EXPAND, only_method=True)
EXPAND_COPY_FORMS = Overloads("expand_copy", EXPAND_COPY)
EXPAND_AS_FORMS = Overloads("expand_as", EXPAND_AS, only_method=True)
BROADCAST_TO_FORMS = Overloads("broadcast_to", BROADCAST_TO)
SELECT_FORMS = Overloads("select", SELECT_INT)
SELECT_COPY_FORMS = Overloads("select_copy", SELECT_COPY_INT)
SLICE_FORMS = Overloads("slice", SLICE_TENSOR, only_method=True)
SLICE_COPY_FORMS = Overloads("slice_copy", SLICE_COPY_TENSOR)
NARROW_FORMS = Overloads("narrow", NARROW_TENSOR, NARROW)
NARROW_COPY_FORMS = Overloads("narrow_copy", NARROW_COPY)
DETACH_FORMS = Overloads("detach", DETACH)
DETACH__FORMS = Overloads("detach_", DETACH_)
DETACH_COPY_FORMS = Overloads("detach_copy", DETACH_COPY)
_VIEW_AT_FORMS = Overloads("_view_at", _VIEW_AT)
_TAKE_AT_FORMS = Overloads("_take_at", _TAKE_AT)
_TAKE_LAST_AT_FORMS = Overloads("_take_last_at", _TAKE_LAST_AT)
_SCATTER_AT_FORMS = Overloads("_scatter_at", _SCATTER_AT)
GETITEM_FORMS = Overloads("getitem", GETITEM, only_method=True)
_PUT_AT_FORMS = Overloads("_put_at", _PUT_AT)
_PUT_AT__FORMS = Overloads("_put_at_", _PUT_AT_)
_SETITEM_FORMS = Overloads("_setitem", _SETITEM, _SETITEM_SCALAR)


def view(input=MISSING, size=MISSING, /, *rest, **named):
    """view(input, dtype) -> Tensor
    view(input, size) -> Tensor

    The same bytes as elements of another dtype; no gradient goes through.

    Where the elements differ in size, the last dimension grows or shrinks accordingly.

    >>> ow.tensor([1.0]).view(ow.int32)
    tensor([1065353216], dtype=int32)
    >>> ow.zeros(2, 4, dtype=ow.int16).view(ow.float64).shape
    opweave.Size([2, 1])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(size) is tuple and all_of(int, size):
                return VIEW[input._keys](input, size)
        return VIEW_FORMS.call(input, size, rest, named)
    except Exception:
        VIEW_FORMS.translate(input, size, rest, named)
        raise


def view_as(input=MISSING, other=MISSING, *rest, **named):
    """view_as(input, other) -> Tensor

    The same memory in the shape of another tensor.

    >>> ow.arange(4).view_as(ow.zeros(2, 2))
    tensor([[0, 1],
            [2, 3]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return VIEW_AS[input._keys | other._keys](input, other)
        return VIEW_AS_FORMS.call(input, other, rest, named)
    except Exception:
        VIEW_AS_FORMS.translate(input, other, rest, named)
        raise


def reshape(input=MISSING, shape=MISSING, *rest, **named):
    """reshape(input, shape) -> Tensor

    The elements in another shape; a view where the strides allow it, else a copy. One size may be -1.

    >>> ow.arange(6).reshape(3, 2)
    tensor([[0, 1],
            [2, 3],
            [4, 5]])
    >>> ow.reshape(ow.arange(6), (2, -1)).shape
    opweave.Size([2, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(shape) is tuple and all_of(int, shape):
                return RESHAPE[input._keys](input, shape)
        return RESHAPE_FORMS.call(input, shape, rest, named)
    except Exception:
        RESHAPE_FORMS.translate(input, shape, rest, named)
        raise


def flatten(input=MISSING, *rest, **named):
    """flatten(input, start_dim=0, end_dim=-1) -> Tensor

    Dimensions `start_dim` to `end_dim`, both included, as one.

    >>> ow.zeros(2, 3, 4).flatten(1).shape
    opweave.Size([2, 12])
    >>> ow.flatten(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 2, 3, 4])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FLATTEN_USING_INTS[input._keys](input, 0, -1)
        return FLATTEN_FORMS.call(input, rest, named)
    except Exception:
        FLATTEN_FORMS.translate(input, rest, named)
        raise


def transpose(input=MISSING, dim0=MISSING, dim1=MISSING, *rest, **named):
    """transpose(input, dim0, dim1) -> Tensor

    Two dimensions exchanged; a view.

    >>> ow.transpose(ow.tensor([[1, 2, 3], [4, 5, 6]]), 0, 1)
    tensor([[1, 4],
            [2, 5],
            [3, 6]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim0) is int and type(dim1) is int:
                return TRANSPOSE_INT[input._keys](input, dim0, dim1)
        return TRANSPOSE_FORMS.call(input, dim0, dim1, rest, named)
    except Exception:
        TRANSPOSE_FORMS.translate(input, dim0, dim1, rest, named)
        raise


def transpose_(input=MISSING, dim0=MISSING, dim1=MISSING, *rest, **named):
    """As `transpose`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim0) is int and type(dim1) is int:
                return TRANSPOSE_[input._keys](input, dim0, dim1)
        return TRANSPOSE__FORMS.call(input, dim0, dim1, rest, named)
    except Exception:
        TRANSPOSE__FORMS.translate(input, dim0, dim1, rest, named)
        raise


def transpose_copy(input=MISSING, dim0=MISSING, dim1=MISSING, *rest, **named):
    """As `transpose`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim0) is int and type(dim1) is int:
                return TRANSPOSE_COPY_INT[input._keys](input, dim0, dim1)
        return TRANSPOSE_COPY_FORMS.call(input, dim0, dim1, rest, named)
    except Exception:
        TRANSPOSE_COPY_FORMS.translate(input, dim0, dim1, rest, named)
        raise


def t(input=MISSING, *rest, **named):
    """t(input) -> Tensor

    A matrix transposed; vectors and scalars as they are. More than two dimensions raise
    RuntimeError.

    >>> ow.tensor([[1, 2], [3, 4]]).t()
    tensor([[1, 3],
            [2, 4]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return T[input._keys](input)
        return T_FORMS.call(input, rest, named)
    except Exception:
        T_FORMS.translate(input, rest, named)
        raise


def t_(input=MISSING, *rest, **named):
    """As `t`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return T_[input._keys](input)
        return T__FORMS.call(input, rest, named)
    except Exception:
        T__FORMS.translate(input, rest, named)
        raise


def t_copy(input=MISSING, *rest, **named):
    """As `t`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return T_COPY[input._keys](input)
        return T_COPY_FORMS.call(input, rest, named)
    except Exception:
        T_COPY_FORMS.translate(input, rest, named)
        raise


def numpy_T(input=MISSING, *rest, **named):
    """numpy_T(input) -> Tensor

    All dimensions in reverse order; a view.

    >>> ow.zeros(2, 3, 4).T.shape
    opweave.Size([4, 3, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NUMPY_T[input._keys](input)
        return NUMPY_T_FORMS.call(input, rest, named)
    except Exception:
        NUMPY_T_FORMS.translate(input, rest, named)
        raise


def mT(input=MISSING, *rest, **named):
    """mT(input) -> Tensor

    The last two dimensions exchanged; a view.

    >>> ow.zeros(2, 3, 4).mT.shape
    opweave.Size([2, 4, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MT[input._keys](input)
        return MT_FORMS.call(input, rest, named)
    except Exception:
        MT_FORMS.translate(input, rest, named)
        raise


def permute(input=MISSING, dims=MISSING, *rest, **named):
    """permute(input, dims) -> Tensor

    The dimensions in another order; a view. Every dimension must be named once.

    >>> ow.permute(ow.zeros(2, 3, 4), (2, 0, 1)).shape
    opweave.Size([4, 2, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dims) is tuple and all_of(int, dims):
                return PERMUTE[input._keys](input, dims)
        return PERMUTE_FORMS.call(input, dims, rest, named)
    except Exception:
        PERMUTE_FORMS.translate(input, dims, rest, named)
        raise


def permute_copy(input=MISSING, dims=MISSING, *rest, **named):
    """As `permute`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dims) is tuple and all_of(int, dims):
                return PERMUTE_COPY[input._keys](input, dims)
        return PERMUTE_COPY_FORMS.call(input, dims, rest, named)
    except Exception:
        PERMUTE_COPY_FORMS.translate(input, dims, rest, named)
        raise


def unsqueeze(input=MISSING, dim=MISSING, *rest, **named):
    """unsqueeze(input, dim) -> Tensor

    A dimension of size 1 put in at `dim`; a view.

    >>> ow.unsqueeze(ow.tensor([1, 2, 3]), 1)
    tensor([[1],
            [2],
            [3]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return UNSQUEEZE[input._keys](input, dim)
        return UNSQUEEZE_FORMS.call(input, dim, rest, named)
    except Exception:
        UNSQUEEZE_FORMS.translate(input, dim, rest, named)
        raise


def unsqueeze_(input=MISSING, dim=MISSING, *rest, **named):
    """As `unsqueeze`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return UNSQUEEZE_[input._keys](input, dim)
        return UNSQUEEZE__FORMS.call(input, dim, rest, named)
    except Exception:
        UNSQUEEZE__FORMS.translate(input, dim, rest, named)
        raise


def unsqueeze_copy(input=MISSING, dim=MISSING, *rest, **named):
    """As `unsqueeze`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return UNSQUEEZE_COPY[input._keys](input, dim)
        return UNSQUEEZE_COPY_FORMS.call(input, dim, rest, named)
    except Exception:
        UNSQUEEZE_COPY_FORMS.translate(input, dim, rest, named)
        raise


def squeeze(input=MISSING, dim=MISSING, *rest, **named):
    """squeeze(input) -> Tensor
    squeeze(input, dim) -> Tensor
    squeeze(input, dim) -> Tensor

    Without the dimensions of size 1; a view.

    >>> ow.squeeze(ow.zeros(1, 3, 1)).shape
    opweave.Size([3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return SQUEEZE[input._keys](input)
            if isinstance(input, Tensor) and type(dim) is int:
                return SQUEEZE_DIM[input._keys](input, dim)
            if isinstance(input, Tensor) and type(dim) is tuple and all_of(int, dim):
                return SQUEEZE_DIMS[input._keys](input, dim)
        return SQUEEZE_FORMS.call(input, dim, rest, named)
    except Exception:
        SQUEEZE_FORMS.translate(input, dim, rest, named)
        raise


def squeeze_(input=MISSING, dim=MISSING, *rest, **named):
    """As `squeeze`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return SQUEEZE_[input._keys](input)
            if isinstance(input, Tensor) and type(dim) is int:
                return SQUEEZE__DIM[input._keys](input, dim)
            if isinstance(input, Tensor) and type(dim) is tuple and all_of(int, dim):
                return SQUEEZE__DIMS[input._keys](input, dim)
        return SQUEEZE__FORMS.call(input, dim, rest, named)
    except Exception:
        SQUEEZE__FORMS.translate(input, dim, rest, named)
        raise


def squeeze_copy(input=MISSING, dim=MISSING, *rest, **named):
    """As `squeeze`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return SQUEEZE_COPY[input._keys](input)
            if isinstance(input, Tensor) and type(dim) is int:
                return SQUEEZE_COPY_DIM[input._keys](input, dim)
            if isinstance(input, Tensor) and type(dim) is tuple and all_of(int, dim):
                return SQUEEZE_COPY_DIMS[input._keys](input, dim)
        return SQUEEZE_COPY_FORMS.call(input, dim, rest, named)
    except Exception:
        SQUEEZE_COPY_FORMS.translate(input, dim, rest, named)
        raise


def expand(input=MISSING, size=MISSING, *rest, **named):
    """expand(input, size, *, implicit=False) -> Tensor

    Dimensions of size 1 repeated without a copy; -1 keeps a size, and new dimensions may come before.

    >>> ow.tensor([[1], [2]]).expand(2, 3)
    tensor([[1, 1, 1],
            [2, 2, 2]])
    >>> ow.tensor([1, 2]).expand(3, -1).shape
    opweave.Size([3, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(size) is tuple and all_of(int, size):
                return EXPAND[input._keys](input, size, False)
        return EXPAND_FORMS.call(input, size, rest, named)
    except Exception:
        EXPAND_FORMS.translate(input, size, rest, named)
        raise


def expand_copy(input=MISSING, size=MISSING, *rest, **named):
    """As `expand`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(size) is tuple and all_of(int, size):
                return EXPAND_COPY[input._keys](input, size, False)
        return EXPAND_COPY_FORMS.call(input, size, rest, named)
    except Exception:
        EXPAND_COPY_FORMS.translate(input, size, rest, named)
        raise


def expand_as(input=MISSING, other=MISSING, *rest, **named):
    """expand_as(input, other) -> Tensor

    The tensor expanded to the shape of another, without a copy.

    >>> ow.tensor([1, 2]).expand_as(ow.zeros(2, 2))
    tensor([[1, 2],
            [1, 2]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return EXPAND_AS[input._keys | other._keys](input, other)
        return EXPAND_AS_FORMS.call(input, other, rest, named)
    except Exception:
        EXPAND_AS_FORMS.translate(input, other, rest, named)
        raise


def broadcast_to(input=MISSING, size=MISSING, *rest, **named):
    """broadcast_to(input, size) -> Tensor

    The tensor broadcast to a shape, without a copy.

    >>> ow.broadcast_to(ow.tensor([1, 2]), (2, 2))
    tensor([[1, 2],
            [1, 2]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(size) is tuple and all_of(int, size):
                return BROADCAST_TO[input._keys](input, size)
        return BROADCAST_TO_FORMS.call(input, size, rest, named)
    except Exception:
        BROADCAST_TO_FORMS.translate(input, size, rest, named)
        raise


def select(input=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """select(input, dim, index) -> Tensor

    One index of a dimension, which goes; a view. An index outside of the dimension is an IndexError.

    >>> ow.select(ow.tensor([[1, 2], [3, 4]]), 1, 0)
    tensor([1, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and type(index) is int:
                return SELECT_INT[input._keys](input, dim, index)
        return SELECT_FORMS.call(input, dim, index, rest, named)
    except Exception:
        SELECT_FORMS.translate(input, dim, index, rest, named)
        raise


def select_copy(input=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """As `select`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and type(index) is int:
                return SELECT_COPY_INT[input._keys](input, dim, index)
        return SELECT_COPY_FORMS.call(input, dim, index, rest, named)
    except Exception:
        SELECT_COPY_FORMS.translate(input, dim, index, rest, named)
        raise


def slice(input=MISSING, *rest, **named):
    """slice(input, dim=0, start=None, end=None, step=1) -> Tensor

    Every `step`-th element of a dimension from `start` up to but without `end`; a view.

    >>> ow.arange(10).slice(0, 2, 9, 3)
    tensor([2, 5, 8])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return SLICE_TENSOR[input._keys](input, 0, None, None, 1)
        return SLICE_FORMS.call(input, rest, named)
    except Exception:
        SLICE_FORMS.translate(input, rest, named)
        raise


def slice_copy(input=MISSING, *rest, **named):
    """As `slice`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return SLICE_COPY_TENSOR[input._keys](input, 0, None, None, 1)
        return SLICE_COPY_FORMS.call(input, rest, named)
    except Exception:
        SLICE_COPY_FORMS.translate(input, rest, named)
        raise


def narrow(input=MISSING, dim=MISSING, start=MISSING, length=MISSING, *rest, **named):
    """narrow(input, dim, start, length) -> Tensor
    narrow(input, dim, start, length) -> Tensor

    `length` elements of a dimension from a `start` on that a tensor gives; a view.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and isinstance(start, Tensor) and type(length) is int:
                return NARROW_TENSOR[input._keys | start._keys](input, dim, start, length)
            if isinstance(input, Tensor) and type(dim) is int and type(start) is int and type(length) is int:
                return NARROW[input._keys](input, dim, start, length)
        return NARROW_FORMS.call(input, dim, start, length, rest, named)
    except Exception:
        NARROW_FORMS.translate(input, dim, start, length, rest, named)
        raise


def narrow_copy(input=MISSING, dim=MISSING, start=MISSING, length=MISSING, *rest, **named):
    """narrow_copy(input, dim, start, length, *, out=None) -> Tensor

    As `narrow`, in memory of its own.

    >>> ow.arange(4).narrow_copy(0, 1, 2)
    tensor([1, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and type(start) is int and type(length) is int:
                return NARROW_COPY[input._keys](input, dim, start, length)
        return NARROW_COPY_FORMS.call(input, dim, start, length, rest, named)
    except Exception:
        NARROW_COPY_FORMS.translate(input, dim, start, length, rest, named)
        raise


def detach(input=MISSING, *rest, **named):
    """detach(input) -> Tensor

    The same memory outside of the graph: nothing that happens to the result is differentiated.

    >>> a = ow.tensor([1.0], requires_grad=True)
    >>> (a * 2).requires_grad, (a * 2).detach().requires_grad
    (True, False)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return DETACH[input._keys](input)
        return DETACH_FORMS.call(input, rest, named)
    except Exception:
        DETACH_FORMS.translate(input, rest, named)
        raise


def detach_(input=MISSING, *rest, **named):
    """As `detach`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return DETACH_[input._keys](input)
        return DETACH__FORMS.call(input, rest, named)
    except Exception:
        DETACH__FORMS.translate(input, rest, named)
        raise


def detach_copy(input=MISSING, *rest, **named):
    """As `detach`, but a copy."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return DETACH_COPY[input._keys](input)
        return DETACH_COPY_FORMS.call(input, rest, named)
    except Exception:
        DETACH_COPY_FORMS.translate(input, rest, named)
        raise


def _view_at(input=MISSING, index=MISSING, *rest, **named):
    """_view_at(input, index) -> Tensor

    The view that ints, slices, None and Ellipsis select.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and index is not MISSING:
                return _VIEW_AT[input._keys](input, index)
        return _VIEW_AT_FORMS.call(input, index, rest, named)
    except Exception:
        _VIEW_AT_FORMS.translate(input, index, rest, named)
        raise


def _take_at(input=MISSING, index=MISSING, *rest, **named):
    """_take_at(input, index) -> Tensor

    A copy of what integer and bool tensors select.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and index is not MISSING:
                return _TAKE_AT[input._keys](input, index)
        return _TAKE_AT_FORMS.call(input, index, rest, named)
    except Exception:
        _TAKE_AT_FORMS.translate(input, index, rest, named)
        raise


def _take_last_at(grad=MISSING, index=MISSING, *rest, **named):
    """_take_last_at(grad, index) -> Tensor

    The gradient of what an assignment writes; elements that others were written over get 0.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and index is not MISSING:
                return _TAKE_LAST_AT[grad._keys](grad, index)
        return _TAKE_LAST_AT_FORMS.call(grad, index, rest, named)
    except Exception:
        _TAKE_LAST_AT_FORMS.translate(grad, index, rest, named)
        raise


def _scatter_at(input=MISSING, sizes=MISSING, index=MISSING, *rest, **named):
    """_scatter_at(input, sizes, index) -> Tensor

    Zeros to which a tensor is added at an index; the gradient of indexing.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(sizes) is tuple and all_of(int, sizes) and index is not MISSING:
                return _SCATTER_AT[input._keys](input, sizes, index)
        return _SCATTER_AT_FORMS.call(input, sizes, index, rest, named)
    except Exception:
        _SCATTER_AT_FORMS.translate(input, sizes, index, rest, named)
        raise


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
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and index is not MISSING:
                return GETITEM[input._keys](input, index)
        return GETITEM_FORMS.call(input, index, rest, named)
    except Exception:
        GETITEM_FORMS.translate(input, index, rest, named)
        raise


def _put_at(input=MISSING, value=MISSING, index=MISSING, *rest, **named):
    """_put_at(input, value, index) -> Tensor

    A copy of a tensor with `value` written at an index.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(value, Tensor) and index is not MISSING:
                return _PUT_AT[input._keys | value._keys](input, value, index)
        return _PUT_AT_FORMS.call(input, value, index, rest, named)
    except Exception:
        _PUT_AT_FORMS.translate(input, value, index, rest, named)
        raise


def _put_at_(input=MISSING, value=MISSING, index=MISSING, *rest, **named):
    """As `_put_at`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(value, Tensor) and index is not MISSING:
                return _PUT_AT_[input._keys | value._keys](input, value, index)
        return _PUT_AT__FORMS.call(input, value, index, rest, named)
    except Exception:
        _PUT_AT__FORMS.translate(input, value, index, rest, named)
        raise


def _setitem(input=MISSING, index=MISSING, value=MISSING, *rest, **named):
    """_setitem(input, index, value) -> Tensor
    _setitem(input, index, value) -> Tensor

    Writing at an index, `input[index] = value`.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and index is not MISSING and isinstance(value, Tensor):
                return _SETITEM[input._keys | value._keys](input, index, value)
            if isinstance(input, Tensor) and index is not MISSING and (type(value) is float or type(value) is int):
                return _SETITEM_SCALAR[input._keys](input, index, value)
        return _SETITEM_FORMS.call(input, index, value, rest, named)
    except Exception:
        _SETITEM_FORMS.translate(input, index, value, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def view(self, size=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return VIEW[self._keys](self, size)
            if not named and type(size) is int and all_of(int, rest):
                return VIEW[self._keys](self, (size, *rest))
            return VIEW_FORMS.method(self, size, rest, named)
        except Exception:
            VIEW_FORMS.translate(self, size, rest, named)
            raise

    def view_as(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return VIEW_AS[self._keys | other._keys](self, other)
            return VIEW_AS_FORMS.method(self, other, rest, named)
        except Exception:
            VIEW_AS_FORMS.translate(self, other, rest, named)
            raise

    def reshape(self, shape=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(shape) is tuple and all_of(int, shape):
                    return RESHAPE[self._keys](self, shape)
            if not named and type(shape) is int and all_of(int, rest):
                return RESHAPE[self._keys](self, (shape, *rest))
            return RESHAPE_FORMS.method(self, shape, rest, named)
        except Exception:
            RESHAPE_FORMS.translate(self, shape, rest, named)
            raise

    def flatten(self, *rest, **named):
        try:
            if not (rest or named):
                return FLATTEN_USING_INTS[self._keys](self, 0, -1)
            return FLATTEN_FORMS.method(self, rest, named)
        except Exception:
            FLATTEN_FORMS.translate(self, rest, named)
            raise

    def transpose(self, dim0=MISSING, dim1=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim0) is int and type(dim1) is int:
                    return TRANSPOSE_INT[self._keys](self, dim0, dim1)
            return TRANSPOSE_FORMS.method(self, dim0, dim1, rest, named)
        except Exception:
            TRANSPOSE_FORMS.translate(self, dim0, dim1, rest, named)
            raise

    def transpose_(self, dim0=MISSING, dim1=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim0) is int and type(dim1) is int:
                    return TRANSPOSE_[self._keys](self, dim0, dim1)
            return TRANSPOSE__FORMS.method(self, dim0, dim1, rest, named)
        except Exception:
            TRANSPOSE__FORMS.translate(self, dim0, dim1, rest, named)
            raise

    def t(self, *rest, **named):
        try:
            if not (rest or named):
                return T[self._keys](self)
            return T_FORMS.method(self, rest, named)
        except Exception:
            T_FORMS.translate(self, rest, named)
            raise

    def t_(self, *rest, **named):
        try:
            if not (rest or named):
                return T_[self._keys](self)
            return T__FORMS.method(self, rest, named)
        except Exception:
            T__FORMS.translate(self, rest, named)
            raise

    def numpy_T(self, *rest, **named):
        try:
            if not (rest or named):
                return NUMPY_T[self._keys](self)
            return NUMPY_T_FORMS.method(self, rest, named)
        except Exception:
            NUMPY_T_FORMS.translate(self, rest, named)
            raise

    def mT(self, *rest, **named):
        try:
            if not (rest or named):
                return MT[self._keys](self)
            return MT_FORMS.method(self, rest, named)
        except Exception:
            MT_FORMS.translate(self, rest, named)
            raise

    def permute(self, dims=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dims) is tuple and all_of(int, dims):
                    return PERMUTE[self._keys](self, dims)
            if not named and type(dims) is int and all_of(int, rest):
                return PERMUTE[self._keys](self, (dims, *rest))
            return PERMUTE_FORMS.method(self, dims, rest, named)
        except Exception:
            PERMUTE_FORMS.translate(self, dims, rest, named)
            raise

    def unsqueeze(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int:
                    return UNSQUEEZE[self._keys](self, dim)
            return UNSQUEEZE_FORMS.method(self, dim, rest, named)
        except Exception:
            UNSQUEEZE_FORMS.translate(self, dim, rest, named)
            raise

    def unsqueeze_(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int:
                    return UNSQUEEZE_[self._keys](self, dim)
            return UNSQUEEZE__FORMS.method(self, dim, rest, named)
        except Exception:
            UNSQUEEZE__FORMS.translate(self, dim, rest, named)
            raise

    def squeeze(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if dim is MISSING:
                    return SQUEEZE[self._keys](self)
                if type(dim) is int:
                    return SQUEEZE_DIM[self._keys](self, dim)
                if type(dim) is tuple and all_of(int, dim):
                    return SQUEEZE_DIMS[self._keys](self, dim)
            return SQUEEZE_FORMS.method(self, dim, rest, named)
        except Exception:
            SQUEEZE_FORMS.translate(self, dim, rest, named)
            raise

    def squeeze_(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if dim is MISSING:
                    return SQUEEZE_[self._keys](self)
                if type(dim) is int:
                    return SQUEEZE__DIM[self._keys](self, dim)
                if type(dim) is tuple and all_of(int, dim):
                    return SQUEEZE__DIMS[self._keys](self, dim)
            return SQUEEZE__FORMS.method(self, dim, rest, named)
        except Exception:
            SQUEEZE__FORMS.translate(self, dim, rest, named)
            raise

    def expand(self, size=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return EXPAND[self._keys](self, size, False)
            if not named and type(size) is int and all_of(int, rest):
                return EXPAND[self._keys](self, (size, *rest), False)
            return EXPAND_FORMS.method(self, size, rest, named)
        except Exception:
            EXPAND_FORMS.translate(self, size, rest, named)
            raise

    def expand_as(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return EXPAND_AS[self._keys | other._keys](self, other)
            return EXPAND_AS_FORMS.method(self, other, rest, named)
        except Exception:
            EXPAND_AS_FORMS.translate(self, other, rest, named)
            raise

    def broadcast_to(self, size=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return BROADCAST_TO[self._keys](self, size)
            if not named and type(size) is int and all_of(int, rest):
                return BROADCAST_TO[self._keys](self, (size, *rest))
            return BROADCAST_TO_FORMS.method(self, size, rest, named)
        except Exception:
            BROADCAST_TO_FORMS.translate(self, size, rest, named)
            raise

    def select(self, dim=MISSING, index=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is int:
                    return SELECT_INT[self._keys](self, dim, index)
            return SELECT_FORMS.method(self, dim, index, rest, named)
        except Exception:
            SELECT_FORMS.translate(self, dim, index, rest, named)
            raise

    def slice(self, *rest, **named):
        try:
            if not (rest or named):
                return SLICE_TENSOR[self._keys](self, 0, None, None, 1)
            return SLICE_FORMS.method(self, rest, named)
        except Exception:
            SLICE_FORMS.translate(self, rest, named)
            raise

    def narrow(self, dim=MISSING, start=MISSING, length=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and isinstance(start, Tensor) and type(length) is int:
                    return NARROW_TENSOR[self._keys | start._keys](self, dim, start, length)
                if type(dim) is int and type(start) is int and type(length) is int:
                    return NARROW[self._keys](self, dim, start, length)
            return NARROW_FORMS.method(self, dim, start, length, rest, named)
        except Exception:
            NARROW_FORMS.translate(self, dim, start, length, rest, named)
            raise

    def narrow_copy(self, dim=MISSING, start=MISSING, length=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int and type(start) is int and type(length) is int:
                    return NARROW_COPY[self._keys](self, dim, start, length)
            return NARROW_COPY_FORMS.method(self, dim, start, length, rest, named)
        except Exception:
            NARROW_COPY_FORMS.translate(self, dim, start, length, rest, named)
            raise

    def detach(self, *rest, **named):
        try:
            if not (rest or named):
                return DETACH[self._keys](self)
            return DETACH_FORMS.method(self, rest, named)
        except Exception:
            DETACH_FORMS.translate(self, rest, named)
            raise

    def detach_(self, *rest, **named):
        try:
            if not (rest or named):
                return DETACH_[self._keys](self)
            return DETACH__FORMS.method(self, rest, named)
        except Exception:
            DETACH__FORMS.translate(self, rest, named)
            raise

    def getitem(self, index=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if index is not MISSING:
                    return GETITEM[self._keys](self, index)
            return GETITEM_FORMS.method(self, index, rest, named)
        except Exception:
            GETITEM_FORMS.translate(self, index, rest, named)
            raise

    def __getitem__(self, other):
        try:
            return GETITEM[self._keys](self, other)
        except Exception:
            GETITEM_FORMS.translate(self, other, (), {})
            raise

    def __setitem__(self, index, value):
        try:
            _SETITEM_FORMS.method(self, index, value, (), {})
        except Exception:
            _SETITEM_FORMS.translate(self, index, value, (), {})
            raise


Tensor.T = property(Methods.numpy_T)
Tensor.mT = property(Methods.mT)
hang(Methods, __name__)
