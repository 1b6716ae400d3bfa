"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.selection import (
    TAKE, PUT, PUT_, TAKE_ALONG_DIM, MASKED_SELECT, MASKED_SCATTER, MASKED_SCATTER_, NONZERO, NONZERO_NUMPY,
    ARGWHERE, FILL_TENSOR, FILL_SCALAR, FILL__TENSOR, FILL__SCALAR, ZERO, ZERO_, TAKE_FORMS as
    TAKE_FORMS_OF_FUNCTION, PUT_FORMS as PUT_FORMS_OF_FUNCTION, PUT__FORMS as PUT__FORMS_OF_FUNCTION,
    TAKE_ALONG_DIM_FORMS as TAKE_ALONG_DIM_FORMS_OF_FUNCTION, MASKED_SELECT_FORMS as
    MASKED_SELECT_FORMS_OF_FUNCTION, MASKED_SCATTER_FORMS as MASKED_SCATTER_FORMS_OF_FUNCTION, MASKED_SCATTER__FORMS
    as MASKED_SCATTER__FORMS_OF_FUNCTION, NONZERO_FORMS as NONZERO_FORMS_OF_FUNCTION, NONZERO_NUMPY_FORMS as
    NONZERO_NUMPY_FORMS_OF_FUNCTION, ARGWHERE_FORMS as ARGWHERE_FORMS_OF_FUNCTION, FILL_FORMS as
    FILL_FORMS_OF_FUNCTION, FILL__FORMS as FILL__FORMS_OF_FUNCTION, ZERO_FORMS as ZERO_FORMS_OF_FUNCTION,
    ZERO__FORMS as ZERO__FORMS_OF_FUNCTION,
)

TAKE_FORMS = method_forms(TAKE_FORMS_OF_FUNCTION)
PUT_FORMS = method_forms(PUT_FORMS_OF_FUNCTION)
PUT__FORMS = method_forms(PUT__FORMS_OF_FUNCTION)
TAKE_ALONG_DIM_FORMS = method_forms(TAKE_ALONG_DIM_FORMS_OF_FUNCTION)
MASKED_SELECT_FORMS = method_forms(MASKED_SELECT_FORMS_OF_FUNCTION)
MASKED_SCATTER_FORMS = method_forms(MASKED_SCATTER_FORMS_OF_FUNCTION)
MASKED_SCATTER__FORMS = method_forms(MASKED_SCATTER__FORMS_OF_FUNCTION)
NONZERO_FORMS = method_forms(NONZERO_FORMS_OF_FUNCTION)
NONZERO_NUMPY_FORMS = method_forms(NONZERO_NUMPY_FORMS_OF_FUNCTION)
ARGWHERE_FORMS = method_forms(ARGWHERE_FORMS_OF_FUNCTION)
FILL_FORMS = method_forms(FILL_FORMS_OF_FUNCTION)
FILL__FORMS = method_forms(FILL__FORMS_OF_FUNCTION)
ZERO_FORMS = method_forms(ZERO_FORMS_OF_FUNCTION)
ZERO__FORMS = method_forms(ZERO__FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def take(self, index=MISSING, *rest, **named):
        """take(input, index, *, out=None) -> Tensor

        The elements of a tensor, read as one vector, at the places of `index`, in its shape.

        >>> ow.take(ow.tensor([[1, 2], [3, 4]]), ow.tensor([3, 0, -1]))
        tensor([4, 1, 4])
        """
        try:
            if not (rest or named):
                if type(index) is Tensor:
                    return TAKE[self._keys | index._keys](self, index)
            return TAKE_FORMS.call(self, index, rest, named)
        except Exception:
            TAKE_FORMS.translate(self, index, rest, named)
            raise

    def put(self, index=MISSING, source=MISSING, *rest, **named):
        """put(input, index, source, accumulate=False) -> Tensor

        The tensor with elements of `source` written, or with `accumulate` added, where `index` counts it as one
            vector.

        >>> ow.put(ow.zeros(2, 2), ow.tensor([3, 0]), ow.tensor([5.0, 6.0]))
        tensor([[6., 0.],
                [0., 5.]])
        """
        try:
            if not (rest or named):
                if type(index) is Tensor and type(source) is Tensor:
                    return PUT[self._keys | index._keys | source._keys](self, index, source, False)
            return PUT_FORMS.call(self, index, source, rest, named)
        except Exception:
            PUT_FORMS.translate(self, index, source, rest, named)
            raise

    def put_(self, index=MISSING, source=MISSING, *rest, **named):
        """put_(input, index, source, accumulate=False) -> Tensor

        The tensor with elements of `source` written, or with `accumulate` added, where `index` counts it as one
            vector.

        >>> ow.put(ow.zeros(2, 2), ow.tensor([3, 0]), ow.tensor([5.0, 6.0]))
        tensor([[6., 0.],
                [0., 5.]])
        """
        try:
            if not (rest or named):
                if type(index) is Tensor and type(source) is Tensor:
                    return PUT_[self._keys | index._keys | source._keys](self, index, source, False)
            return PUT__FORMS.call(self, index, source, rest, named)
        except Exception:
            PUT__FORMS.translate(self, index, source, rest, named)
            raise

    def take_along_dim(self, indices=MISSING, *rest, **named):
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
                if type(indices) is Tensor:
                    return TAKE_ALONG_DIM[self._keys | indices._keys](self, indices, None)
            return TAKE_ALONG_DIM_FORMS.call(self, indices, rest, named)
        except Exception:
            TAKE_ALONG_DIM_FORMS.translate(self, indices, rest, named)
            raise

    def masked_select(self, mask=MISSING, *rest, **named):
        """masked_select(input, mask, *, out=None) -> Tensor

        The elements where `mask` is true, as a vector; both are broadcast.

        >>> ow.masked_select(ow.tensor([[1, 2], [3, 4]]), ow.tensor([True, False]))
        tensor([1, 3])
        """
        try:
            if not (rest or named):
                if type(mask) is Tensor:
                    return MASKED_SELECT[self._keys | mask._keys](self, mask)
            return MASKED_SELECT_FORMS.call(self, mask, rest, named)
        except Exception:
            MASKED_SELECT_FORMS.translate(self, mask, rest, named)
            raise

    def masked_scatter(self, mask=MISSING, source=MISSING, *rest, **named):
        """masked_scatter(input, mask, source, *, out=None) -> Tensor

        The tensor where the elements under a mask are, one after another, those of `source`.

        >>> ow.masked_scatter(ow.zeros(4), ow.tensor([True, False, False, True]), ow.tensor([5.0, 6.0]))
        tensor([5., 0., 0., 6.])
        """
        try:
            if not (rest or named):
                if type(mask) is Tensor and type(source) is Tensor:
                    return MASKED_SCATTER[self._keys | mask._keys | source._keys](self, mask, source)
            return MASKED_SCATTER_FORMS.call(self, mask, source, rest, named)
        except Exception:
            MASKED_SCATTER_FORMS.translate(self, mask, source, rest, named)
            raise

    def masked_scatter_(self, mask=MISSING, source=MISSING, *rest, **named):
        """masked_scatter_(input, mask, source) -> Tensor

        The tensor where the elements under a mask are, one after another, those of `source`.

        >>> ow.masked_scatter(ow.zeros(4), ow.tensor([True, False, False, True]), ow.tensor([5.0, 6.0]))
        tensor([5., 0., 0., 6.])
        """
        try:
            if not (rest or named):
                if type(mask) is Tensor and type(source) is Tensor:
                    return MASKED_SCATTER_[self._keys | mask._keys | source._keys](self, mask, source)
            return MASKED_SCATTER__FORMS.call(self, mask, source, rest, named)
        except Exception:
            MASKED_SCATTER__FORMS.translate(self, mask, source, rest, named)
            raise

    def nonzero(self, *rest, **named):
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
                return NONZERO[self._keys](self)
            return NONZERO_FORMS.call(self, rest, named)
        except Exception:
            NONZERO_FORMS.translate(self, rest, named)
            raise

    def nonzero_numpy(self, *rest, **named):
        """nonzero_numpy(input) -> tuple[Tensor, ...]

        The places of the elements that are not 0, as a vector for each dimension, which can index a tensor.

        >>> ow.nonzero_numpy(ow.tensor([0, 5, 7]))
        (tensor([1, 2]),)
        """
        try:
            if not (rest or named):
                return NONZERO_NUMPY[self._keys](self)
            return NONZERO_NUMPY_FORMS.call(self, rest, named)
        except Exception:
            NONZERO_NUMPY_FORMS.translate(self, rest, named)
            raise

    def argwhere(self, *rest, **named):
        """argwhere(input) -> Tensor

        The places of the elements that are not 0, one a row.

        >>> ow.argwhere(ow.tensor([0, 5, 7]))
        tensor([[1],
                [2]])
        """
        try:
            if not (rest or named):
                return ARGWHERE[self._keys](self)
            return ARGWHERE_FORMS.call(self, rest, named)
        except Exception:
            ARGWHERE_FORMS.translate(self, rest, named)
            raise

    def fill(self, value=MISSING, *rest, **named):
        """fill(input, value) -> Tensor
        fill(input, value) -> Tensor

        The element of a tensor without dimensions everywhere.
        """
        try:
            if not (rest or named):
                if type(value) is Tensor:
                    return FILL_TENSOR[self._keys | value._keys](self, value)
                if (type(value) is float or type(value) is int):
                    return FILL_SCALAR[self._keys](self, value)
            return FILL_FORMS.call(self, value, rest, named)
        except Exception:
            FILL_FORMS.translate(self, value, rest, named)
            raise

    def fill_(self, value=MISSING, *rest, **named):
        """fill_(input, value) -> Tensor
        fill_(input, value) -> Tensor

        The element of a tensor without dimensions everywhere.
        """
        try:
            if not (rest or named):
                if type(value) is Tensor:
                    return FILL__TENSOR[self._keys | value._keys](self, value)
                if (type(value) is float or type(value) is int):
                    return FILL__SCALAR[self._keys](self, value)
            return FILL__FORMS.call(self, value, rest, named)
        except Exception:
            FILL__FORMS.translate(self, value, rest, named)
            raise

    def zero(self, *rest, **named):
        """zero(input) -> Tensor

        Zeros in the shape and dtype of a tensor; in place it clears all elements.

        >>> ow.ones(3).zero_()
        tensor([0., 0., 0.])
        """
        try:
            if not (rest or named):
                return ZERO[self._keys](self)
            return ZERO_FORMS.call(self, rest, named)
        except Exception:
            ZERO_FORMS.translate(self, rest, named)
            raise

    def zero_(self, *rest, **named):
        """zero_(input) -> Tensor

        Zeros in the shape and dtype of a tensor; in place it clears all elements.

        >>> ow.ones(3).zero_()
        tensor([0., 0., 0.])
        """
        try:
            if not (rest or named):
                return ZERO_[self._keys](self)
            return ZERO__FORMS.call(self, rest, named)
        except Exception:
            ZERO__FORMS.translate(self, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
