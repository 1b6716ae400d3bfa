"""The functions and methods of bits: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.bits import (
    BITWISE_LEFT_SHIFT_TENSOR, BITWISE_LEFT_SHIFT_TENSOR_SCALAR, BITWISE_LEFT_SHIFT_SCALAR_TENSOR,
    BITWISE_LEFT_SHIFT__TENSOR, BITWISE_LEFT_SHIFT__TENSOR_SCALAR, _REVERSED_LEFT_SHIFT_TENSOR,
    _REVERSED_LEFT_SHIFT, BITWISE_RIGHT_SHIFT_TENSOR, BITWISE_RIGHT_SHIFT_TENSOR_SCALAR,
    BITWISE_RIGHT_SHIFT_SCALAR_TENSOR, BITWISE_RIGHT_SHIFT__TENSOR, BITWISE_RIGHT_SHIFT__TENSOR_SCALAR,
    _REVERSED_RIGHT_SHIFT_TENSOR, _REVERSED_RIGHT_SHIFT,
)

__all__ = ["bitwise_left_shift", "bitwise_left_shift_", "bitwise_right_shift", "bitwise_right_shift_"]

BITWISE_LEFT_SHIFT_FORMS = Overloads(
    "bitwise_left_shift", BITWISE_LEFT_SHIFT_TENSOR, BITWISE_LEFT_SHIFT_TENSOR_SCALAR, BITWISE_LEFT_SHIFT_SCALAR_TENSOR
)
BITWISE_LEFT_SHIFT__FORMS = Overloads(
    "bitwise_left_shift_", BITWISE_LEFT_SHIFT__TENSOR, BITWISE_LEFT_SHIFT__TENSOR_SCALAR
)
_REVERSED_LEFT_SHIFT_FORMS = Overloads("_reversed_left_shift", _REVERSED_LEFT_SHIFT_TENSOR, _REVERSED_LEFT_SHIFT)
BITWISE_RIGHT_SHIFT_FORMS = Overloads(
    "bitwise_right_shift", BITWISE_RIGHT_SHIFT_TENSOR, BITWISE_RIGHT_SHIFT_TENSOR_SCALAR,
    BITWISE_RIGHT_SHIFT_SCALAR_TENSOR,
)
BITWISE_RIGHT_SHIFT__FORMS = Overloads(
    "bitwise_right_shift_", BITWISE_RIGHT_SHIFT__TENSOR, BITWISE_RIGHT_SHIFT__TENSOR_SCALAR
)
_REVERSED_RIGHT_SHIFT_FORMS = Overloads("_reversed_right_shift", _REVERSED_RIGHT_SHIFT_TENSOR, _REVERSED_RIGHT_SHIFT)


def bitwise_left_shift(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_left_shift(input, other, *, out=None) -> Tensor
    bitwise_left_shift(input, other, *, out=None) -> Tensor
    bitwise_left_shift(input, other, *, out=None) -> Tensor

    The bits shifted to the left by `other`; 0 comes in.

    >>> ow.tensor([1, 2]) << 2
    tensor([4, 8])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return BITWISE_LEFT_SHIFT_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return BITWISE_LEFT_SHIFT_TENSOR_SCALAR[input._keys](input, other)
    return BITWISE_LEFT_SHIFT_FORMS.call(input, other, rest, named)


def bitwise_left_shift_(input=MISSING, other=MISSING, *rest, **named):
    """As `bitwise_left_shift`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return BITWISE_LEFT_SHIFT__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return BITWISE_LEFT_SHIFT__TENSOR_SCALAR[input._keys](input, other)
    return BITWISE_LEFT_SHIFT__FORMS.call(input, other, rest, named)


def _reversed_left_shift(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_left_shift(input, other) -> Tensor
    _reversed_left_shift(input, other) -> Tensor

    A number shifted to the left, for the sign `<<`.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return _REVERSED_LEFT_SHIFT_TENSOR[input._keys | other._keys](input, other)
            if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
                return _REVERSED_LEFT_SHIFT[input._keys](input, other)
        return _REVERSED_LEFT_SHIFT_FORMS.call(input, other, rest, named)
    except Exception:
        _REVERSED_LEFT_SHIFT_FORMS.translate(input, other, rest, named)
        raise


def bitwise_right_shift(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_right_shift(input, other, *, out=None) -> Tensor
    bitwise_right_shift(input, other, *, out=None) -> Tensor
    bitwise_right_shift(input, other, *, out=None) -> Tensor

    The bits shifted to the right by `other`; the sign comes in.

    >>> ow.tensor([1, 2]) >> 2
    tensor([0, 0])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return BITWISE_RIGHT_SHIFT_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return BITWISE_RIGHT_SHIFT_TENSOR_SCALAR[input._keys](input, other)
    return BITWISE_RIGHT_SHIFT_FORMS.call(input, other, rest, named)


def bitwise_right_shift_(input=MISSING, other=MISSING, *rest, **named):
    """As `bitwise_right_shift`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return BITWISE_RIGHT_SHIFT__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return BITWISE_RIGHT_SHIFT__TENSOR_SCALAR[input._keys](input, other)
    return BITWISE_RIGHT_SHIFT__FORMS.call(input, other, rest, named)


def _reversed_right_shift(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_right_shift(input, other) -> Tensor
    _reversed_right_shift(input, other) -> Tensor

    A number shifted to the right, for the sign `>>`.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return _REVERSED_RIGHT_SHIFT_TENSOR[input._keys | other._keys](input, other)
            if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
                return _REVERSED_RIGHT_SHIFT[input._keys](input, other)
        return _REVERSED_RIGHT_SHIFT_FORMS.call(input, other, rest, named)
    except Exception:
        _REVERSED_RIGHT_SHIFT_FORMS.translate(input, other, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def bitwise_left_shift(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return BITWISE_LEFT_SHIFT_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return BITWISE_LEFT_SHIFT_TENSOR_SCALAR[self._keys](self, other)
        return BITWISE_LEFT_SHIFT_FORMS.method(self, other, rest, named)

    def bitwise_left_shift_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return BITWISE_LEFT_SHIFT__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return BITWISE_LEFT_SHIFT__TENSOR_SCALAR[self._keys](self, other)
        return BITWISE_LEFT_SHIFT__FORMS.method(self, other, rest, named)

    def bitwise_right_shift(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return BITWISE_RIGHT_SHIFT_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return BITWISE_RIGHT_SHIFT_TENSOR_SCALAR[self._keys](self, other)
        return BITWISE_RIGHT_SHIFT_FORMS.method(self, other, rest, named)

    def bitwise_right_shift_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return BITWISE_RIGHT_SHIFT__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return BITWISE_RIGHT_SHIFT__TENSOR_SCALAR[self._keys](self, other)
        return BITWISE_RIGHT_SHIFT__FORMS.method(self, other, rest, named)

    def __lshift__(self, other):
        if isinstance(other, Tensor):
            return BITWISE_LEFT_SHIFT_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_LEFT_SHIFT_TENSOR_SCALAR[self._keys](self, other)
        return BITWISE_LEFT_SHIFT_FORMS.binary(self, other)

    def __ilshift__(self, other):
        if isinstance(other, Tensor):
            return BITWISE_LEFT_SHIFT__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_LEFT_SHIFT__TENSOR_SCALAR[self._keys](self, other)
        return BITWISE_LEFT_SHIFT__FORMS.binary(self, other)

    def __rlshift__(self, other):
        try:
            if isinstance(other, Tensor):
                return _REVERSED_LEFT_SHIFT_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return _REVERSED_LEFT_SHIFT[self._keys](self, other)
            return _REVERSED_LEFT_SHIFT_FORMS.binary(self, other)
        except Exception:
            _REVERSED_LEFT_SHIFT_FORMS.translate(self, other, (), {})
            raise

    def __rshift__(self, other):
        if isinstance(other, Tensor):
            return BITWISE_RIGHT_SHIFT_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_RIGHT_SHIFT_TENSOR_SCALAR[self._keys](self, other)
        return BITWISE_RIGHT_SHIFT_FORMS.binary(self, other)

    def __irshift__(self, other):
        if isinstance(other, Tensor):
            return BITWISE_RIGHT_SHIFT__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_RIGHT_SHIFT__TENSOR_SCALAR[self._keys](self, other)
        return BITWISE_RIGHT_SHIFT__FORMS.binary(self, other)

    def __rrshift__(self, other):
        try:
            if isinstance(other, Tensor):
                return _REVERSED_RIGHT_SHIFT_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return _REVERSED_RIGHT_SHIFT[self._keys](self, other)
            return _REVERSED_RIGHT_SHIFT_FORMS.binary(self, other)
        except Exception:
            _REVERSED_RIGHT_SHIFT_FORMS.translate(self, other, (), {})
            raise


hang(Methods, __name__)
