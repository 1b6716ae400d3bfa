"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, all_of
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.views import (
    VIEW, VIEW_AS, RESHAPE, FLATTEN_USING_INTS, TRANSPOSE_INT, TRANSPOSE_, T, T_, NUMPY_T, MT, PERMUTE, UNSQUEEZE,
    UNSQUEEZE_, SQUEEZE, SQUEEZE_DIM, SQUEEZE_DIMS, SQUEEZE_, SQUEEZE__DIM, SQUEEZE__DIMS, EXPAND, EXPAND_AS,
    BROADCAST_TO, SELECT_INT, SLICE_TENSOR, NARROW_TENSOR, NARROW, DETACH, DETACH_, GETITEM, VIEW_FORMS as
    VIEW_FORMS_OF_FUNCTION, VIEW_AS_FORMS as VIEW_AS_FORMS_OF_FUNCTION, RESHAPE_FORMS as RESHAPE_FORMS_OF_FUNCTION,
    FLATTEN_FORMS as FLATTEN_FORMS_OF_FUNCTION, TRANSPOSE_FORMS as TRANSPOSE_FORMS_OF_FUNCTION, TRANSPOSE__FORMS as
    TRANSPOSE__FORMS_OF_FUNCTION, T_FORMS as T_FORMS_OF_FUNCTION, T__FORMS as T__FORMS_OF_FUNCTION, NUMPY_T_FORMS as
    NUMPY_T_FORMS_OF_FUNCTION, MT_FORMS as MT_FORMS_OF_FUNCTION, PERMUTE_FORMS as PERMUTE_FORMS_OF_FUNCTION,
    UNSQUEEZE_FORMS as UNSQUEEZE_FORMS_OF_FUNCTION, UNSQUEEZE__FORMS as UNSQUEEZE__FORMS_OF_FUNCTION, SQUEEZE_FORMS
    as SQUEEZE_FORMS_OF_FUNCTION, SQUEEZE__FORMS as SQUEEZE__FORMS_OF_FUNCTION, EXPAND_FORMS as
    EXPAND_FORMS_OF_FUNCTION, EXPAND_AS_FORMS as EXPAND_AS_FORMS_OF_FUNCTION, BROADCAST_TO_FORMS as
    BROADCAST_TO_FORMS_OF_FUNCTION, SELECT_FORMS as SELECT_FORMS_OF_FUNCTION, SLICE_FORMS as
    SLICE_FORMS_OF_FUNCTION, NARROW_FORMS as NARROW_FORMS_OF_FUNCTION, DETACH_FORMS as DETACH_FORMS_OF_FUNCTION,
    DETACH__FORMS as DETACH__FORMS_OF_FUNCTION, GETITEM_FORMS as GETITEM_FORMS_OF_FUNCTION, _SET_AT_FORMS as
    _SET_AT_FORMS_OF_FUNCTION,
)

VIEW_FORMS = method_forms(VIEW_FORMS_OF_FUNCTION)
VIEW_AS_FORMS = method_forms(VIEW_AS_FORMS_OF_FUNCTION)
RESHAPE_FORMS = method_forms(RESHAPE_FORMS_OF_FUNCTION)
FLATTEN_FORMS = method_forms(FLATTEN_FORMS_OF_FUNCTION)
TRANSPOSE_FORMS = method_forms(TRANSPOSE_FORMS_OF_FUNCTION)
TRANSPOSE__FORMS = method_forms(TRANSPOSE__FORMS_OF_FUNCTION)
T_FORMS = method_forms(T_FORMS_OF_FUNCTION)
T__FORMS = method_forms(T__FORMS_OF_FUNCTION)
NUMPY_T_FORMS = method_forms(NUMPY_T_FORMS_OF_FUNCTION)
MT_FORMS = method_forms(MT_FORMS_OF_FUNCTION)
PERMUTE_FORMS = method_forms(PERMUTE_FORMS_OF_FUNCTION)
UNSQUEEZE_FORMS = method_forms(UNSQUEEZE_FORMS_OF_FUNCTION)
UNSQUEEZE__FORMS = method_forms(UNSQUEEZE__FORMS_OF_FUNCTION)
SQUEEZE_FORMS = method_forms(SQUEEZE_FORMS_OF_FUNCTION)
SQUEEZE__FORMS = method_forms(SQUEEZE__FORMS_OF_FUNCTION)
EXPAND_FORMS = method_forms(EXPAND_FORMS_OF_FUNCTION)
EXPAND_AS_FORMS = method_forms(EXPAND_AS_FORMS_OF_FUNCTION)
BROADCAST_TO_FORMS = method_forms(BROADCAST_TO_FORMS_OF_FUNCTION)
SELECT_FORMS = method_forms(SELECT_FORMS_OF_FUNCTION)
SLICE_FORMS = method_forms(SLICE_FORMS_OF_FUNCTION)
NARROW_FORMS = method_forms(NARROW_FORMS_OF_FUNCTION)
DETACH_FORMS = method_forms(DETACH_FORMS_OF_FUNCTION)
DETACH__FORMS = method_forms(DETACH__FORMS_OF_FUNCTION)
GETITEM_FORMS = method_forms(GETITEM_FORMS_OF_FUNCTION)
_SET_AT_FORMS = method_forms(_SET_AT_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def view(self, size=MISSING, *rest, **named):
        """view(input, dtype) -> Tensor
        view(input, size) -> Tensor

        The same bytes as elements of another dtype; no gradient goes through.

        Where the elements differ in size, the last dimension grows or shrinks accordingly.

        >>> ow.tensor([1.0]).view(ow.int32)
        tensor([1065353216], dtype=int32)
        >>> ow.zeros(2, 4, dtype=ow.int16).view(ow.float64).shape
        (2, 1)
        """
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return VIEW[self._keys](self, size)
            if not named and type(size) is int and all_of(int, rest):
                return VIEW[self._keys](self, (size, *rest))
            return VIEW_FORMS.call(self, size, rest, named)
        except Exception:
            VIEW_FORMS.translate(self, size, rest, named)
            raise

    def view_as(self, other=MISSING, *rest, **named):
        """view_as(input, other) -> Tensor

        The same memory in the shape of another tensor.

        >>> ow.arange(4).view_as(ow.zeros(2, 2))
        tensor([[0, 1],
                [2, 3]])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return VIEW_AS[self._keys | other._keys](self, other)
            return VIEW_AS_FORMS.call(self, other, rest, named)
        except Exception:
            VIEW_AS_FORMS.translate(self, other, rest, named)
            raise

    def reshape(self, shape=MISSING, *rest, **named):
        """reshape(input, shape) -> Tensor

        The elements in another shape; a view where the strides allow it, else a copy. One size may be -1.

        >>> ow.arange(6).reshape(3, 2)
        tensor([[0, 1],
                [2, 3],
                [4, 5]])
        >>> ow.reshape(ow.arange(6), (2, -1)).shape
        (2, 3)
        """
        try:
            if not (rest or named):
                if type(shape) is tuple and all_of(int, shape):
                    return RESHAPE[self._keys](self, shape)
            if not named and type(shape) is int and all_of(int, rest):
                return RESHAPE[self._keys](self, (shape, *rest))
            return RESHAPE_FORMS.call(self, shape, rest, named)
        except Exception:
            RESHAPE_FORMS.translate(self, shape, rest, named)
            raise

    def flatten(self, *rest, **named):
        """flatten(input, start_dim=0, end_dim=-1) -> Tensor

        Dimensions `start_dim` to `end_dim`, both included, as one.

        >>> ow.zeros(2, 3, 4).flatten(1).shape
        (2, 12)
        >>> ow.flatten(ow.tensor([[1, 2], [3, 4]]))
        tensor([1, 2, 3, 4])
        """
        try:
            if not (rest or named):
                return FLATTEN_USING_INTS[self._keys](self, 0, -1)
            return FLATTEN_FORMS.call(self, rest, named)
        except Exception:
            FLATTEN_FORMS.translate(self, rest, named)
            raise

    def transpose(self, dim0=MISSING, dim1=MISSING, *rest, **named):
        """transpose(input, dim0, dim1) -> Tensor

        Two dimensions exchanged; a view.

        >>> ow.transpose(ow.tensor([[1, 2, 3], [4, 5, 6]]), 0, 1)
        tensor([[1, 4],
                [2, 5],
                [3, 6]])
        """
        try:
            if not (rest or named):
                if type(dim0) is int and type(dim1) is int:
                    return TRANSPOSE_INT[self._keys](self, dim0, dim1)
            return TRANSPOSE_FORMS.call(self, dim0, dim1, rest, named)
        except Exception:
            TRANSPOSE_FORMS.translate(self, dim0, dim1, rest, named)
            raise

    def transpose_(self, dim0=MISSING, dim1=MISSING, *rest, **named):
        """transpose_(input, dim0, dim1) -> Tensor

        Two dimensions exchanged; a view.

        >>> ow.transpose(ow.tensor([[1, 2, 3], [4, 5, 6]]), 0, 1)
        tensor([[1, 4],
                [2, 5],
                [3, 6]])
        """
        try:
            if not (rest or named):
                if type(dim0) is int and type(dim1) is int:
                    return TRANSPOSE_[self._keys](self, dim0, dim1)
            return TRANSPOSE__FORMS.call(self, dim0, dim1, rest, named)
        except Exception:
            TRANSPOSE__FORMS.translate(self, dim0, dim1, rest, named)
            raise

    def t(self, *rest, **named):
        """t(input) -> Tensor

        A matrix transposed; vectors and scalars as they are. More than two dimensions are refused
        (RuntimeError).

        >>> ow.tensor([[1, 2], [3, 4]]).t()
        tensor([[1, 3],
                [2, 4]])
        """
        try:
            if not (rest or named):
                return T[self._keys](self)
            return T_FORMS.call(self, rest, named)
        except Exception:
            T_FORMS.translate(self, rest, named)
            raise

    def t_(self, *rest, **named):
        """t_(input) -> Tensor

        A matrix transposed; vectors and scalars as they are. More than two dimensions are refused
        (RuntimeError).

        >>> ow.tensor([[1, 2], [3, 4]]).t()
        tensor([[1, 3],
                [2, 4]])
        """
        try:
            if not (rest or named):
                return T_[self._keys](self)
            return T__FORMS.call(self, rest, named)
        except Exception:
            T__FORMS.translate(self, rest, named)
            raise

    def numpy_T(self, *rest, **named):
        """numpy_T(input) -> Tensor

        All dimensions in reverse order; a view.

        >>> ow.zeros(2, 3, 4).T.shape
        (4, 3, 2)
        """
        try:
            if not (rest or named):
                return NUMPY_T[self._keys](self)
            return NUMPY_T_FORMS.call(self, rest, named)
        except Exception:
            NUMPY_T_FORMS.translate(self, rest, named)
            raise

    def mT(self, *rest, **named):
        """mT(input) -> Tensor

        The last two dimensions exchanged; a view.

        >>> ow.zeros(2, 3, 4).mT.shape
        (2, 4, 3)
        """
        try:
            if not (rest or named):
                return MT[self._keys](self)
            return MT_FORMS.call(self, rest, named)
        except Exception:
            MT_FORMS.translate(self, rest, named)
            raise

    def permute(self, dims=MISSING, *rest, **named):
        """permute(input, dims) -> Tensor

        The dimensions in another order; a view. Every dimension must be named once.

        >>> ow.permute(ow.zeros(2, 3, 4), (2, 0, 1)).shape
        (4, 2, 3)
        """
        try:
            if not (rest or named):
                if type(dims) is tuple and all_of(int, dims):
                    return PERMUTE[self._keys](self, dims)
            if not named and type(dims) is int and all_of(int, rest):
                return PERMUTE[self._keys](self, (dims, *rest))
            return PERMUTE_FORMS.call(self, dims, rest, named)
        except Exception:
            PERMUTE_FORMS.translate(self, dims, rest, named)
            raise

    def unsqueeze(self, dim=MISSING, *rest, **named):
        """unsqueeze(input, dim) -> Tensor

        A dimension of size 1 put in at `dim`; a view.

        >>> ow.unsqueeze(ow.tensor([1, 2, 3]), 1)
        tensor([[1],
                [2],
                [3]])
        """
        try:
            if not (rest or named):
                if type(dim) is int:
                    return UNSQUEEZE[self._keys](self, dim)
            return UNSQUEEZE_FORMS.call(self, dim, rest, named)
        except Exception:
            UNSQUEEZE_FORMS.translate(self, dim, rest, named)
            raise

    def unsqueeze_(self, dim=MISSING, *rest, **named):
        """unsqueeze_(input, dim) -> Tensor

        A dimension of size 1 put in at `dim`; a view.

        >>> ow.unsqueeze(ow.tensor([1, 2, 3]), 1)
        tensor([[1],
                [2],
                [3]])
        """
        try:
            if not (rest or named):
                if type(dim) is int:
                    return UNSQUEEZE_[self._keys](self, dim)
            return UNSQUEEZE__FORMS.call(self, dim, rest, named)
        except Exception:
            UNSQUEEZE__FORMS.translate(self, dim, rest, named)
            raise

    def squeeze(self, dim=MISSING, *rest, **named):
        """squeeze(input) -> Tensor
        squeeze(input, dim) -> Tensor
        squeeze(input, dim) -> Tensor

        Without the dimensions of size 1; a view.

        >>> ow.squeeze(ow.zeros(1, 3, 1)).shape
        (3,)
        """
        try:
            if not (rest or named):
                if dim is MISSING:
                    return SQUEEZE[self._keys](self)
                if type(dim) is int:
                    return SQUEEZE_DIM[self._keys](self, dim)
                if type(dim) is tuple and all_of(int, dim):
                    return SQUEEZE_DIMS[self._keys](self, dim)
            return SQUEEZE_FORMS.call(self, dim, rest, named)
        except Exception:
            SQUEEZE_FORMS.translate(self, dim, rest, named)
            raise

    def squeeze_(self, dim=MISSING, *rest, **named):
        """squeeze_(input) -> Tensor
        squeeze_(input, dim) -> Tensor
        squeeze_(input, dim) -> Tensor

        Without the dimensions of size 1; a view.

        >>> ow.squeeze(ow.zeros(1, 3, 1)).shape
        (3,)
        """
        try:
            if not (rest or named):
                if dim is MISSING:
                    return SQUEEZE_[self._keys](self)
                if type(dim) is int:
                    return SQUEEZE__DIM[self._keys](self, dim)
                if type(dim) is tuple and all_of(int, dim):
                    return SQUEEZE__DIMS[self._keys](self, dim)
            return SQUEEZE__FORMS.call(self, dim, rest, named)
        except Exception:
            SQUEEZE__FORMS.translate(self, dim, rest, named)
            raise

    def expand(self, size=MISSING, *rest, **named):
        """expand(input, size, *, implicit=False) -> Tensor

        Dimensions of size 1 repeated without a copy; -1 keeps a size, and new dimensions may come before.

        >>> ow.tensor([[1], [2]]).expand(2, 3)
        tensor([[1, 1, 1],
                [2, 2, 2]])
        >>> ow.tensor([1, 2]).expand(3, -1).shape
        (3, 2)
        """
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return EXPAND[self._keys](self, size, False)
            if not named and type(size) is int and all_of(int, rest):
                return EXPAND[self._keys](self, (size, *rest), False)
            return EXPAND_FORMS.call(self, size, rest, named)
        except Exception:
            EXPAND_FORMS.translate(self, size, rest, named)
            raise

    def expand_as(self, other=MISSING, *rest, **named):
        """expand_as(input, other) -> Tensor

        The tensor expanded to the shape of another, without a copy.

        >>> ow.tensor([1, 2]).expand_as(ow.zeros(2, 2))
        tensor([[1, 2],
                [1, 2]])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return EXPAND_AS[self._keys | other._keys](self, other)
            return EXPAND_AS_FORMS.call(self, other, rest, named)
        except Exception:
            EXPAND_AS_FORMS.translate(self, other, rest, named)
            raise

    def broadcast_to(self, size=MISSING, *rest, **named):
        """broadcast_to(input, size) -> Tensor

        The tensor broadcast to a shape, without a copy.

        >>> ow.broadcast_to(ow.tensor([1, 2]), (2, 2))
        tensor([[1, 2],
                [1, 2]])
        """
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return BROADCAST_TO[self._keys](self, size)
            if not named and type(size) is int and all_of(int, rest):
                return BROADCAST_TO[self._keys](self, (size, *rest))
            return BROADCAST_TO_FORMS.call(self, size, rest, named)
        except Exception:
            BROADCAST_TO_FORMS.translate(self, size, rest, named)
            raise

    def select(self, dim=MISSING, index=MISSING, *rest, **named):
        """select(input, dim, index) -> Tensor

        One index of a dimension, which goes; a view. An index outside of the dimension is an IndexError.

        >>> ow.select(ow.tensor([[1, 2], [3, 4]]), 1, 0)
        tensor([1, 3])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is int:
                    return SELECT_INT[self._keys](self, dim, index)
            return SELECT_FORMS.call(self, dim, index, rest, named)
        except Exception:
            SELECT_FORMS.translate(self, dim, index, rest, named)
            raise

    def slice(self, *rest, **named):
        """slice(input, dim=0, start=None, end=None, step=1) -> Tensor

        Every `step`-th element of a dimension from `start` up to but without `end`; a view.

        >>> ow.arange(10).slice(0, 2, 9, 3)
        tensor([2, 5, 8])
        """
        try:
            if not (rest or named):
                return SLICE_TENSOR[self._keys](self, 0, None, None, 1)
            return SLICE_FORMS.call(self, rest, named)
        except Exception:
            SLICE_FORMS.translate(self, rest, named)
            raise

    def narrow(self, dim=MISSING, start=MISSING, length=MISSING, *rest, **named):
        """narrow(input, dim, start, length) -> Tensor
        narrow(input, dim, start, length) -> Tensor

        `length` elements of a dimension from a `start` on that a tensor gives; a view.
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(start) is Tensor and type(length) is int:
                    return NARROW_TENSOR[self._keys | start._keys](self, dim, start, length)
                if type(dim) is int and type(start) is int and type(length) is int:
                    return NARROW[self._keys](self, dim, start, length)
            return NARROW_FORMS.call(self, dim, start, length, rest, named)
        except Exception:
            NARROW_FORMS.translate(self, dim, start, length, rest, named)
            raise

    def detach(self, *rest, **named):
        """detach(input) -> Tensor

        The same memory outside of the graph: nothing that happens to the result is differentiated.

        >>> a = ow.tensor([1.0], requires_grad=True)
        >>> (a * 2).requires_grad, (a * 2).detach().requires_grad
        (True, False)
        """
        try:
            if not (rest or named):
                return DETACH[self._keys](self)
            return DETACH_FORMS.call(self, rest, named)
        except Exception:
            DETACH_FORMS.translate(self, rest, named)
            raise

    def detach_(self, *rest, **named):
        """detach_(input) -> Tensor

        The same memory outside of the graph: nothing that happens to the result is differentiated.

        >>> a = ow.tensor([1.0], requires_grad=True)
        >>> (a * 2).requires_grad, (a * 2).detach().requires_grad
        (True, False)
        """
        try:
            if not (rest or named):
                return DETACH_[self._keys](self)
            return DETACH__FORMS.call(self, rest, named)
        except Exception:
            DETACH__FORMS.translate(self, rest, named)
            raise

    def getitem(self, index=MISSING, *rest, **named):
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
                if index is not MISSING:
                    return GETITEM[self._keys](self, index)
            return GETITEM_FORMS.call(self, index, rest, named)
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
        _SET_AT_FORMS((self, index, value), {})


Tensor.T = property(Methods.numpy_T)
Tensor.mT = property(Methods.mT)
for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
