"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, binary
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.bits import (
    BITWISE_LEFT_SHIFT_TENSOR, BITWISE_LEFT_SHIFT_TENSOR_SCALAR, BITWISE_LEFT_SHIFT__TENSOR,
    BITWISE_LEFT_SHIFT__TENSOR_SCALAR, BITWISE_RIGHT_SHIFT_TENSOR, BITWISE_RIGHT_SHIFT_TENSOR_SCALAR,
    BITWISE_RIGHT_SHIFT__TENSOR, BITWISE_RIGHT_SHIFT__TENSOR_SCALAR, _REVERSED_LEFT_SHIFT, _REVERSED_RIGHT_SHIFT,
    BITWISE_LEFT_SHIFT_FORMS as BITWISE_LEFT_SHIFT_FORMS_OF_FUNCTION, BITWISE_LEFT_SHIFT__FORMS as
    BITWISE_LEFT_SHIFT__FORMS_OF_FUNCTION, BITWISE_RIGHT_SHIFT_FORMS as BITWISE_RIGHT_SHIFT_FORMS_OF_FUNCTION,
    BITWISE_RIGHT_SHIFT__FORMS as BITWISE_RIGHT_SHIFT__FORMS_OF_FUNCTION, _REVERSED_LEFT_SHIFT_FORMS as
    _REVERSED_LEFT_SHIFT_FORMS_OF_FUNCTION, _REVERSED_RIGHT_SHIFT_FORMS as _REVERSED_RIGHT_SHIFT_FORMS_OF_FUNCTION,
)

BITWISE_LEFT_SHIFT_FORMS = method_forms(BITWISE_LEFT_SHIFT_FORMS_OF_FUNCTION)
BITWISE_LEFT_SHIFT__FORMS = method_forms(BITWISE_LEFT_SHIFT__FORMS_OF_FUNCTION)
BITWISE_RIGHT_SHIFT_FORMS = method_forms(BITWISE_RIGHT_SHIFT_FORMS_OF_FUNCTION)
BITWISE_RIGHT_SHIFT__FORMS = method_forms(BITWISE_RIGHT_SHIFT__FORMS_OF_FUNCTION)
_REVERSED_LEFT_SHIFT_FORMS = method_forms(_REVERSED_LEFT_SHIFT_FORMS_OF_FUNCTION)
_REVERSED_RIGHT_SHIFT_FORMS = method_forms(_REVERSED_RIGHT_SHIFT_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def bitwise_left_shift(self, other=MISSING, *rest, **named):
        """bitwise_left_shift(input, other, *, out=None) -> Tensor
        bitwise_left_shift(input, other, *, out=None) -> Tensor
        bitwise_left_shift(input, other, *, out=None) -> Tensor

        The bits shifted to the left by `other`; 0 comes in.

        >>> ow.tensor([1, 2]) << 2
        tensor([4, 8])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return BITWISE_LEFT_SHIFT_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return BITWISE_LEFT_SHIFT_TENSOR_SCALAR[self._keys](self, other)
        return BITWISE_LEFT_SHIFT_FORMS.call(self, other, rest, named)

    def bitwise_left_shift_(self, other=MISSING, *rest, **named):
        """bitwise_left_shift_(input, other) -> Tensor
        bitwise_left_shift_(input, other) -> Tensor

        The bits shifted to the left by `other`; 0 comes in.

        >>> ow.tensor([1, 2]) << 2
        tensor([4, 8])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return BITWISE_LEFT_SHIFT__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return BITWISE_LEFT_SHIFT__TENSOR_SCALAR[self._keys](self, other)
        return BITWISE_LEFT_SHIFT__FORMS.call(self, other, rest, named)

    def bitwise_right_shift(self, other=MISSING, *rest, **named):
        """bitwise_right_shift(input, other, *, out=None) -> Tensor
        bitwise_right_shift(input, other, *, out=None) -> Tensor
        bitwise_right_shift(input, other, *, out=None) -> Tensor

        The bits shifted to the right by `other`; the sign comes in.

        >>> ow.tensor([1, 2]) >> 2
        tensor([0, 0])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return BITWISE_RIGHT_SHIFT_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return BITWISE_RIGHT_SHIFT_TENSOR_SCALAR[self._keys](self, other)
        return BITWISE_RIGHT_SHIFT_FORMS.call(self, other, rest, named)

    def bitwise_right_shift_(self, other=MISSING, *rest, **named):
        """bitwise_right_shift_(input, other) -> Tensor
        bitwise_right_shift_(input, other) -> Tensor

        The bits shifted to the right by `other`; the sign comes in.

        >>> ow.tensor([1, 2]) >> 2
        tensor([0, 0])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return BITWISE_RIGHT_SHIFT__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return BITWISE_RIGHT_SHIFT__TENSOR_SCALAR[self._keys](self, other)
        return BITWISE_RIGHT_SHIFT__FORMS.call(self, other, rest, named)

    def __lshift__(self, other):
        if type(other) is Tensor:
            return BITWISE_LEFT_SHIFT_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_LEFT_SHIFT_TENSOR_SCALAR[self._keys](self, other)
        return binary(BITWISE_LEFT_SHIFT_FORMS, self, other)

    def __ilshift__(self, other):
        if type(other) is Tensor:
            return BITWISE_LEFT_SHIFT__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_LEFT_SHIFT__TENSOR_SCALAR[self._keys](self, other)
        return binary(BITWISE_LEFT_SHIFT__FORMS, self, other)

    def __rlshift__(self, other):
        try:
            if type(other) is float or type(other) is int:
                return _REVERSED_LEFT_SHIFT[self._keys](self, other)
            return binary(_REVERSED_LEFT_SHIFT_FORMS, self, other)
        except Exception:
            _REVERSED_LEFT_SHIFT_FORMS.translate(self, other, (), {})
            raise

    def __rshift__(self, other):
        if type(other) is Tensor:
            return BITWISE_RIGHT_SHIFT_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_RIGHT_SHIFT_TENSOR_SCALAR[self._keys](self, other)
        return binary(BITWISE_RIGHT_SHIFT_FORMS, self, other)

    def __irshift__(self, other):
        if type(other) is Tensor:
            return BITWISE_RIGHT_SHIFT__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_RIGHT_SHIFT__TENSOR_SCALAR[self._keys](self, other)
        return binary(BITWISE_RIGHT_SHIFT__FORMS, self, other)

    def __rrshift__(self, other):
        try:
            if type(other) is float or type(other) is int:
                return _REVERSED_RIGHT_SHIFT[self._keys](self, other)
            return binary(_REVERSED_RIGHT_SHIFT_FORMS, self, other)
        except Exception:
            _REVERSED_RIGHT_SHIFT_FORMS.translate(self, other, (), {})
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
