"""The functions and methods of selection: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.selection import (
    TAKE, PUT, PUT_, TAKE_ALONG_DIM, MASKED_SELECT, MASKED_SCATTER, MASKED_SCATTER_, NONZERO, NONZERO_TUPLE,
    NONZERO_ROWS, NONZERO_NUMPY, ARGWHERE, FILL_TENSOR, FILL_SCALAR, FILL__TENSOR, FILL__SCALAR, ZERO, ZERO_,
    _FOREACH_ZERO, _FOREACH_ZERO_, ONE_HOT, TRIL_INDICES, TRIU_INDICES,
)

__all__ = [
    "take", "put", "put_", "take_along_dim", "masked_select", "masked_scatter", "masked_scatter_", "nonzero",
    "nonzero_numpy", "argwhere", "fill", "fill_", "zero", "zero_", "_foreach_zero", "_foreach_zero_", "tril_indices",
    "triu_indices",
]

TAKE_FORMS = Overloads("take", TAKE)
PUT_FORMS = Overloads("put", PUT)
PUT__FORMS = Overloads("put_", PUT_)
TAKE_ALONG_DIM_FORMS = Overloads("take_along_dim", TAKE_ALONG_DIM)
MASKED_SELECT_FORMS = Overloads("masked_select", MASKED_SELECT)
MASKED_SCATTER_FORMS = Overloads("masked_scatter", MASKED_SCATTER)
MASKED_SCATTER__FORMS = Overloads("masked_scatter_", MASKED_SCATTER_)
NONZERO_FORMS = Overloads("nonzero", NONZERO, NONZERO_TUPLE, NONZERO_ROWS)
NONZERO_NUMPY_FORMS = Overloads("nonzero_numpy", NONZERO_NUMPY)
ARGWHERE_FORMS = Overloads("argwhere", ARGWHERE)
FILL_FORMS = Overloads("fill", FILL_TENSOR, FILL_SCALAR)
FILL__FORMS = Overloads("fill_", FILL__TENSOR, FILL__SCALAR)
ZERO_FORMS = Overloads("zero", ZERO)
ZERO__FORMS = Overloads("zero_", ZERO_)
_FOREACH_ZERO_FORMS = Overloads("_foreach_zero", _FOREACH_ZERO)
_FOREACH_ZERO__FORMS = Overloads("_foreach_zero_", _FOREACH_ZERO_)
ONE_HOT_FORMS = Overloads("one_hot", ONE_HOT)
TRIL_INDICES_FORMS = Overloads("tril_indices", TRIL_INDICES)
TRIU_INDICES_FORMS = Overloads("triu_indices", TRIU_INDICES)


def take(input=MISSING, index=MISSING, *rest, **named):
    """take(input, index, *, out=None) -> Tensor

    The elements of a tensor, read as one vector, at the places of `index`, in its shape.

    >>> ow.take(ow.tensor([[1, 2], [3, 4]]), ow.tensor([3, 0, -1]))
    tensor([4, 1, 4])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(index, Tensor):
                return TAKE[input._keys | index._keys](input, index)
        return TAKE_FORMS.call(input, index, rest, named)
    except Exception:
        TAKE_FORMS.translate(input, index, rest, named)
        raise


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
            if isinstance(input, Tensor) and isinstance(index, Tensor) and isinstance(source, Tensor):
                return PUT[input._keys | index._keys | source._keys](input, index, source, False)
        return PUT_FORMS.call(input, index, source, rest, named)
    except Exception:
        PUT_FORMS.translate(input, index, source, rest, named)
        raise


def put_(input=MISSING, index=MISSING, source=MISSING, *rest, **named):
    """As `put`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(index, Tensor) and isinstance(source, Tensor):
                return PUT_[input._keys | index._keys | source._keys](input, index, source, False)
        return PUT__FORMS.call(input, index, source, rest, named)
    except Exception:
        PUT__FORMS.translate(input, index, source, rest, named)
        raise


def take_along_dim(input=MISSING, indices=MISSING, *rest, **named):
    """take_along_dim(input, indices, dim=None, *, out=None) -> Tensor

    Elements picked along a dimension, as the results of `argsort` and `argmax` ask for; other dimensions
        broadcast.

    Negative indices count from the end.

    >>> a = ow.tensor([[3, 1, 2], [6, 5, 4]])
    >>> ow.take_along_dim(a, a.argsort(1), 1)
    tensor([[1, 2, 3],
            [4, 5, 6]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(indices, Tensor):
                return TAKE_ALONG_DIM[input._keys | indices._keys](input, indices, None)
        return TAKE_ALONG_DIM_FORMS.call(input, indices, rest, named)
    except Exception:
        TAKE_ALONG_DIM_FORMS.translate(input, indices, rest, named)
        raise


def masked_select(input=MISSING, mask=MISSING, *rest, **named):
    """masked_select(input, mask, *, out=None) -> Tensor

    The elements where `mask` is true, as a vector; both are broadcast.

    >>> ow.masked_select(ow.tensor([[1, 2], [3, 4]]), ow.tensor([True, False]))
    tensor([1, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(mask, Tensor):
                return MASKED_SELECT[input._keys | mask._keys](input, mask)
        return MASKED_SELECT_FORMS.call(input, mask, rest, named)
    except Exception:
        MASKED_SELECT_FORMS.translate(input, mask, rest, named)
        raise


def masked_scatter(input=MISSING, mask=MISSING, source=MISSING, *rest, **named):
    """masked_scatter(input, mask, source, *, out=None) -> Tensor

    The tensor where the elements under a mask are, one after another, those of `source`.

    >>> ow.masked_scatter(ow.zeros(4), ow.tensor([True, False, False, True]), ow.tensor([5.0, 6.0]))
    tensor([5., 0., 0., 6.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(mask, Tensor) and isinstance(source, Tensor):
                return MASKED_SCATTER[input._keys | mask._keys | source._keys](input, mask, source)
        return MASKED_SCATTER_FORMS.call(input, mask, source, rest, named)
    except Exception:
        MASKED_SCATTER_FORMS.translate(input, mask, source, rest, named)
        raise


def masked_scatter_(input=MISSING, mask=MISSING, source=MISSING, *rest, **named):
    """As `masked_scatter`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(mask, Tensor) and isinstance(source, Tensor):
                return MASKED_SCATTER_[input._keys | mask._keys | source._keys](input, mask, source)
        return MASKED_SCATTER__FORMS.call(input, mask, source, rest, named)
    except Exception:
        MASKED_SCATTER__FORMS.translate(input, mask, source, rest, named)
        raise


def nonzero(input=MISSING, *rest, **named):
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
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NONZERO[input._keys](input)
        return NONZERO_FORMS.call(input, rest, named)
    except Exception:
        NONZERO_FORMS.translate(input, rest, named)
        raise


def nonzero_numpy(input=MISSING, *rest, **named):
    """nonzero_numpy(input) -> tuple[Tensor, ...]

    The places of the elements that are not 0, as a vector for each dimension, which can index a tensor.

    >>> ow.nonzero_numpy(ow.tensor([0, 5, 7]))
    (tensor([1, 2]),)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NONZERO_NUMPY[input._keys](input)
        return NONZERO_NUMPY_FORMS.call(input, rest, named)
    except Exception:
        NONZERO_NUMPY_FORMS.translate(input, rest, named)
        raise


def argwhere(input=MISSING, *rest, **named):
    """argwhere(input) -> Tensor

    The places of the elements that are not 0, one a row.

    >>> ow.argwhere(ow.tensor([0, 5, 7]))
    tensor([[1],
            [2]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ARGWHERE[input._keys](input)
        return ARGWHERE_FORMS.call(input, rest, named)
    except Exception:
        ARGWHERE_FORMS.translate(input, rest, named)
        raise


def fill(input=MISSING, value=MISSING, *rest, **named):
    """fill(input, value) -> Tensor
    fill(input, value) -> Tensor

    The element of a tensor without dimensions everywhere.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(value, Tensor):
                return FILL_TENSOR[input._keys | value._keys](input, value)
            if isinstance(input, Tensor) and (type(value) is float or type(value) is int):
                return FILL_SCALAR[input._keys](input, value)
        return FILL_FORMS.call(input, value, rest, named)
    except Exception:
        FILL_FORMS.translate(input, value, rest, named)
        raise


def fill_(input=MISSING, value=MISSING, *rest, **named):
    """As `fill`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(value, Tensor):
                return FILL__TENSOR[input._keys | value._keys](input, value)
            if isinstance(input, Tensor) and (type(value) is float or type(value) is int):
                return FILL__SCALAR[input._keys](input, value)
        return FILL__FORMS.call(input, value, rest, named)
    except Exception:
        FILL__FORMS.translate(input, value, rest, named)
        raise


def zero(input=MISSING, *rest, **named):
    """zero(input) -> Tensor

    Zeros in the shape and dtype of a tensor; in place it clears all elements.

    >>> ow.ones(3).zero_()
    tensor([0., 0., 0.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ZERO[input._keys](input)
        return ZERO_FORMS.call(input, rest, named)
    except Exception:
        ZERO_FORMS.translate(input, rest, named)
        raise


def zero_(input=MISSING, *rest, **named):
    """As `zero`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ZERO_[input._keys](input)
        return ZERO__FORMS.call(input, rest, named)
    except Exception:
        ZERO__FORMS.translate(input, rest, named)
        raise


def _foreach_zero(input=MISSING, *rest, **named):
    """_foreach_zero(input) -> tuple[Tensor, ...]

    `zero` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ZERO[keys_of(input)](tuple(input))
        return _FOREACH_ZERO_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ZERO_FORMS.translate(input, rest, named)
        raise


def _foreach_zero_(input=MISSING, *rest, **named):
    """As `_foreach_zero`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ZERO_[keys_of(input)](tuple(input))
        return _FOREACH_ZERO__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ZERO__FORMS.translate(input, rest, named)
        raise


def one_hot(input=MISSING, *rest, **named):
    """one_hot(input, num_classes=-1) -> Tensor

    Vectors that are 1 at the class and 0 elsewhere.

    >>> ow.nn.functional.one_hot(ow.tensor([0, 2]), 3)
    tensor([[1, 0, 0],
            [0, 0, 1]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ONE_HOT[input._keys](input, -1)
        return ONE_HOT_FORMS.call(input, rest, named)
    except Exception:
        ONE_HOT_FORMS.translate(input, rest, named)
        raise


def tril_indices(row=MISSING, col=MISSING, *rest, **named):
    """tril_indices(row, col, offset=0, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) ->
        Tensor

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


def triu_indices(row=MISSING, col=MISSING, *rest, **named):
    """triu_indices(row, col, offset=0, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) ->
        Tensor

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


class Methods:
    """What Tensor has of them."""

    def take(self, index=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(index, Tensor):
                    return TAKE[self._keys | index._keys](self, index)
            return TAKE_FORMS.method(self, index, rest, named)
        except Exception:
            TAKE_FORMS.translate(self, index, rest, named)
            raise

    def put(self, index=MISSING, source=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(index, Tensor) and isinstance(source, Tensor):
                    return PUT[self._keys | index._keys | source._keys](self, index, source, False)
            return PUT_FORMS.method(self, index, source, rest, named)
        except Exception:
            PUT_FORMS.translate(self, index, source, rest, named)
            raise

    def put_(self, index=MISSING, source=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(index, Tensor) and isinstance(source, Tensor):
                    return PUT_[self._keys | index._keys | source._keys](self, index, source, False)
            return PUT__FORMS.method(self, index, source, rest, named)
        except Exception:
            PUT__FORMS.translate(self, index, source, rest, named)
            raise

    def take_along_dim(self, indices=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(indices, Tensor):
                    return TAKE_ALONG_DIM[self._keys | indices._keys](self, indices, None)
            return TAKE_ALONG_DIM_FORMS.method(self, indices, rest, named)
        except Exception:
            TAKE_ALONG_DIM_FORMS.translate(self, indices, rest, named)
            raise

    def masked_select(self, mask=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(mask, Tensor):
                    return MASKED_SELECT[self._keys | mask._keys](self, mask)
            return MASKED_SELECT_FORMS.method(self, mask, rest, named)
        except Exception:
            MASKED_SELECT_FORMS.translate(self, mask, rest, named)
            raise

    def masked_scatter(self, mask=MISSING, source=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(mask, Tensor) and isinstance(source, Tensor):
                    return MASKED_SCATTER[self._keys | mask._keys | source._keys](self, mask, source)
            return MASKED_SCATTER_FORMS.method(self, mask, source, rest, named)
        except Exception:
            MASKED_SCATTER_FORMS.translate(self, mask, source, rest, named)
            raise

    def masked_scatter_(self, mask=MISSING, source=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(mask, Tensor) and isinstance(source, Tensor):
                    return MASKED_SCATTER_[self._keys | mask._keys | source._keys](self, mask, source)
            return MASKED_SCATTER__FORMS.method(self, mask, source, rest, named)
        except Exception:
            MASKED_SCATTER__FORMS.translate(self, mask, source, rest, named)
            raise

    def nonzero(self, *rest, **named):
        try:
            if not (rest or named):
                return NONZERO[self._keys](self)
            return NONZERO_FORMS.method(self, rest, named)
        except Exception:
            NONZERO_FORMS.translate(self, rest, named)
            raise

    def nonzero_numpy(self, *rest, **named):
        try:
            if not (rest or named):
                return NONZERO_NUMPY[self._keys](self)
            return NONZERO_NUMPY_FORMS.method(self, rest, named)
        except Exception:
            NONZERO_NUMPY_FORMS.translate(self, rest, named)
            raise

    def argwhere(self, *rest, **named):
        try:
            if not (rest or named):
                return ARGWHERE[self._keys](self)
            return ARGWHERE_FORMS.method(self, rest, named)
        except Exception:
            ARGWHERE_FORMS.translate(self, rest, named)
            raise

    def fill(self, value=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(value, Tensor):
                    return FILL_TENSOR[self._keys | value._keys](self, value)
                if type(value) is float or type(value) is int:
                    return FILL_SCALAR[self._keys](self, value)
            return FILL_FORMS.method(self, value, rest, named)
        except Exception:
            FILL_FORMS.translate(self, value, rest, named)
            raise

    def fill_(self, value=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(value, Tensor):
                    return FILL__TENSOR[self._keys | value._keys](self, value)
                if type(value) is float or type(value) is int:
                    return FILL__SCALAR[self._keys](self, value)
            return FILL__FORMS.method(self, value, rest, named)
        except Exception:
            FILL__FORMS.translate(self, value, rest, named)
            raise

    def zero(self, *rest, **named):
        try:
            if not (rest or named):
                return ZERO[self._keys](self)
            return ZERO_FORMS.method(self, rest, named)
        except Exception:
            ZERO_FORMS.translate(self, rest, named)
            raise

    def zero_(self, *rest, **named):
        try:
            if not (rest or named):
                return ZERO_[self._keys](self)
            return ZERO__FORMS.method(self, rest, named)
        except Exception:
            ZERO__FORMS.translate(self, rest, named)
            raise


hang(Methods, __name__)
