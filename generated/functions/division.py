"""The functions and methods of division: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.division import (
    FLOOR_DIVIDE, FLOOR_DIVIDE_SCALAR, FLOOR_DIVIDE__TENSOR, FLOOR_DIVIDE__SCALAR, _REVERSED_FLOOR_DIVIDE_TENSOR,
    _REVERSED_FLOOR_DIVIDE, REMAINDER_TENSOR, REMAINDER_SCALAR, REMAINDER_SCALAR_TENSOR, REMAINDER__TENSOR,
    REMAINDER__SCALAR, FMOD_TENSOR, FMOD_SCALAR, FMOD__TENSOR, FMOD__SCALAR, _REVERSED_REMAINDER_TENSOR,
    _REVERSED_REMAINDER, FLOAT_POWER_TENSOR_TENSOR, FLOAT_POWER_TENSOR_SCALAR, FLOAT_POWER_SCALAR,
    FLOAT_POWER__TENSOR, FLOAT_POWER__SCALAR,
)

__all__ = ["floor_divide", "floor_divide_", "remainder", "remainder_", "fmod", "fmod_", "float_power", "float_power_"]

FLOOR_DIVIDE_FORMS = Overloads("floor_divide", FLOOR_DIVIDE, FLOOR_DIVIDE_SCALAR, numbers=True)
FLOOR_DIVIDE__FORMS = Overloads("floor_divide_", FLOOR_DIVIDE__TENSOR, FLOOR_DIVIDE__SCALAR, numbers=True)
_REVERSED_FLOOR_DIVIDE_FORMS = Overloads(
    "_reversed_floor_divide", _REVERSED_FLOOR_DIVIDE_TENSOR, _REVERSED_FLOOR_DIVIDE
)
REMAINDER_FORMS = Overloads("remainder", REMAINDER_TENSOR, REMAINDER_SCALAR, REMAINDER_SCALAR_TENSOR)
REMAINDER__FORMS = Overloads("remainder_", REMAINDER__TENSOR, REMAINDER__SCALAR)
FMOD_FORMS = Overloads("fmod", FMOD_TENSOR, FMOD_SCALAR)
FMOD__FORMS = Overloads("fmod_", FMOD__TENSOR, FMOD__SCALAR)
_REVERSED_REMAINDER_FORMS = Overloads("_reversed_remainder", _REVERSED_REMAINDER_TENSOR, _REVERSED_REMAINDER)
FLOAT_POWER_FORMS = Overloads("float_power", FLOAT_POWER_TENSOR_TENSOR, FLOAT_POWER_TENSOR_SCALAR, FLOAT_POWER_SCALAR)
FLOAT_POWER__FORMS = Overloads("float_power_", FLOAT_POWER__TENSOR, FLOAT_POWER__SCALAR)


def floor_divide(input=MISSING, other=MISSING, *rest, **named):
    """floor_divide(input, other, *, out=None) -> Tensor
    floor_divide(input, other) -> Tensor

    The quotient `input / other`, rounded down; it has no derivative. Integers divided by 0 give 0.

    >>> ow.tensor([7, -7]) // 2
    tensor([ 3, -4])
    >>> ow.floor_divide(ow.tensor([7.5]), ow.tensor([2.0]))
    tensor([3.])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return FLOOR_DIVIDE[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return FLOOR_DIVIDE_SCALAR[input._keys](input, other)
    return FLOOR_DIVIDE_FORMS.call(input, other, rest, named)


def floor_divide_(input=MISSING, other=MISSING, *rest, **named):
    """As `floor_divide`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return FLOOR_DIVIDE__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return FLOOR_DIVIDE__SCALAR[input._keys](input, other)
    return FLOOR_DIVIDE__FORMS.call(input, other, rest, named)


def _reversed_floor_divide(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_floor_divide(input, other) -> Tensor
    _reversed_floor_divide(input, other) -> Tensor

    The quotient of a number and a tensor, rounded down.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return _REVERSED_FLOOR_DIVIDE_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return _REVERSED_FLOOR_DIVIDE[input._keys](input, other)
    return _REVERSED_FLOOR_DIVIDE_FORMS.call(input, other, rest, named)


def remainder(input=MISSING, other=MISSING, *rest, **named):
    """remainder(input, other, *, out=None) -> Tensor
    remainder(input, other, *, out=None) -> Tensor
    remainder(input, other, *, out=None) -> Tensor

    The remainder of the quotient that is rounded down: it has the sign of `other`.

    >>> ow.remainder(ow.tensor([-3, 3]), 2)
    tensor([1, 1])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return REMAINDER_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return REMAINDER_SCALAR[input._keys](input, other)
    return REMAINDER_FORMS.call(input, other, rest, named)


def remainder_(input=MISSING, other=MISSING, *rest, **named):
    """As `remainder`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return REMAINDER__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return REMAINDER__SCALAR[input._keys](input, other)
    return REMAINDER__FORMS.call(input, other, rest, named)


def fmod(input=MISSING, other=MISSING, *rest, **named):
    """fmod(input, other, *, out=None) -> Tensor
    fmod(input, other, *, out=None) -> Tensor

    The remainder of the quotient that is rounded towards 0: it has the sign of `input`.

    >>> ow.fmod(ow.tensor([-3, 3]), 2)
    tensor([-1,  1])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return FMOD_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return FMOD_SCALAR[input._keys](input, other)
    return FMOD_FORMS.call(input, other, rest, named)


def fmod_(input=MISSING, other=MISSING, *rest, **named):
    """As `fmod`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return FMOD__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return FMOD__SCALAR[input._keys](input, other)
    return FMOD__FORMS.call(input, other, rest, named)


def _reversed_remainder(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_remainder(input, other) -> Tensor
    _reversed_remainder(input, other) -> Tensor

    The remainder of a number, for the sign `%`.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return _REVERSED_REMAINDER_TENSOR[input._keys | other._keys](input, other)
            if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
                return _REVERSED_REMAINDER[input._keys](input, other)
        return _REVERSED_REMAINDER_FORMS.call(input, other, rest, named)
    except Exception:
        _REVERSED_REMAINDER_FORMS.translate(input, other, rest, named)
        raise


def float_power(input=MISSING, exponent=MISSING, *rest, **named):
    """float_power(input, exponent, *, out=None) -> Tensor
    float_power(input, exponent, *, out=None) -> Tensor
    float_power(input, exponent, *, out=None) -> Tensor

    The power in double precision, whatever the dtypes are.

    >>> ow.float_power(ow.tensor([1, 2]), -1)
    tensor([1.0000, 0.5000], dtype=float64)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(exponent, Tensor):
                return FLOAT_POWER_TENSOR_TENSOR[input._keys | exponent._keys](input, exponent)
            if isinstance(input, Tensor) and (type(exponent) is float or type(exponent) is int):
                return FLOAT_POWER_TENSOR_SCALAR[input._keys](input, exponent)
        return FLOAT_POWER_FORMS.call(input, exponent, rest, named)
    except Exception:
        FLOAT_POWER_FORMS.translate(input, exponent, rest, named)
        raise


def float_power_(input=MISSING, exponent=MISSING, *rest, **named):
    """As `float_power`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(exponent, Tensor):
                return FLOAT_POWER__TENSOR[input._keys | exponent._keys](input, exponent)
            if isinstance(input, Tensor) and (type(exponent) is float or type(exponent) is int):
                return FLOAT_POWER__SCALAR[input._keys](input, exponent)
        return FLOAT_POWER__FORMS.call(input, exponent, rest, named)
    except Exception:
        FLOAT_POWER__FORMS.translate(input, exponent, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def floor_divide(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return FLOOR_DIVIDE[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return FLOOR_DIVIDE_SCALAR[self._keys](self, other)
        return FLOOR_DIVIDE_FORMS.method(self, other, rest, named)

    def floor_divide_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return FLOOR_DIVIDE__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return FLOOR_DIVIDE__SCALAR[self._keys](self, other)
        return FLOOR_DIVIDE__FORMS.method(self, other, rest, named)

    def remainder(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return REMAINDER_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return REMAINDER_SCALAR[self._keys](self, other)
        return REMAINDER_FORMS.method(self, other, rest, named)

    def remainder_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return REMAINDER__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return REMAINDER__SCALAR[self._keys](self, other)
        return REMAINDER__FORMS.method(self, other, rest, named)

    def fmod(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return FMOD_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return FMOD_SCALAR[self._keys](self, other)
        return FMOD_FORMS.method(self, other, rest, named)

    def fmod_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return FMOD__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return FMOD__SCALAR[self._keys](self, other)
        return FMOD__FORMS.method(self, other, rest, named)

    def float_power(self, exponent=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(exponent, Tensor):
                    return FLOAT_POWER_TENSOR_TENSOR[self._keys | exponent._keys](self, exponent)
                if type(exponent) is float or type(exponent) is int:
                    return FLOAT_POWER_TENSOR_SCALAR[self._keys](self, exponent)
            return FLOAT_POWER_FORMS.method(self, exponent, rest, named)
        except Exception:
            FLOAT_POWER_FORMS.translate(self, exponent, rest, named)
            raise

    def float_power_(self, exponent=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(exponent, Tensor):
                    return FLOAT_POWER__TENSOR[self._keys | exponent._keys](self, exponent)
                if type(exponent) is float or type(exponent) is int:
                    return FLOAT_POWER__SCALAR[self._keys](self, exponent)
            return FLOAT_POWER__FORMS.method(self, exponent, rest, named)
        except Exception:
            FLOAT_POWER__FORMS.translate(self, exponent, rest, named)
            raise

    def __floordiv__(self, other):
        if isinstance(other, Tensor):
            return FLOOR_DIVIDE[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return FLOOR_DIVIDE_SCALAR[self._keys](self, other)
        return FLOOR_DIVIDE_FORMS.binary(self, other)

    def __ifloordiv__(self, other):
        if isinstance(other, Tensor):
            return FLOOR_DIVIDE__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return FLOOR_DIVIDE__SCALAR[self._keys](self, other)
        return FLOOR_DIVIDE__FORMS.binary(self, other)

    def __rfloordiv__(self, other):
        if isinstance(other, Tensor):
            return _REVERSED_FLOOR_DIVIDE_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return _REVERSED_FLOOR_DIVIDE[self._keys](self, other)
        return _REVERSED_FLOOR_DIVIDE_FORMS.binary(self, other)

    def __mod__(self, other):
        if isinstance(other, Tensor):
            return REMAINDER_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return REMAINDER_SCALAR[self._keys](self, other)
        return REMAINDER_FORMS.binary(self, other)

    def __imod__(self, other):
        if isinstance(other, Tensor):
            return REMAINDER__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return REMAINDER__SCALAR[self._keys](self, other)
        return REMAINDER__FORMS.binary(self, other)

    def __rmod__(self, other):
        try:
            if isinstance(other, Tensor):
                return _REVERSED_REMAINDER_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return _REVERSED_REMAINDER[self._keys](self, other)
            return _REVERSED_REMAINDER_FORMS.binary(self, other)
        except Exception:
            _REVERSED_REMAINDER_FORMS.translate(self, other, (), {})
            raise


hang(Methods, __name__)
