"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, binary
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.division import (
    FLOOR_DIVIDE, FLOOR_DIVIDE_SCALAR, FLOOR_DIVIDE__TENSOR, FLOOR_DIVIDE__SCALAR, REMAINDER_TENSOR,
    REMAINDER_SCALAR, REMAINDER__TENSOR, REMAINDER__SCALAR, FMOD_TENSOR, FMOD_SCALAR, FMOD__TENSOR, FMOD__SCALAR,
    FLOAT_POWER_TENSOR_TENSOR, FLOAT_POWER_TENSOR_SCALAR, FLOAT_POWER__TENSOR, FLOAT_POWER__SCALAR,
    _REVERSED_FLOOR_DIVIDE, _REVERSED_REMAINDER, FLOOR_DIVIDE_FORMS as FLOOR_DIVIDE_FORMS_OF_FUNCTION,
    FLOOR_DIVIDE__FORMS as FLOOR_DIVIDE__FORMS_OF_FUNCTION, REMAINDER_FORMS as REMAINDER_FORMS_OF_FUNCTION,
    REMAINDER__FORMS as REMAINDER__FORMS_OF_FUNCTION, FMOD_FORMS as FMOD_FORMS_OF_FUNCTION, FMOD__FORMS as
    FMOD__FORMS_OF_FUNCTION, FLOAT_POWER_FORMS as FLOAT_POWER_FORMS_OF_FUNCTION, FLOAT_POWER__FORMS as
    FLOAT_POWER__FORMS_OF_FUNCTION, _REVERSED_FLOOR_DIVIDE_FORMS as _REVERSED_FLOOR_DIVIDE_FORMS_OF_FUNCTION,
    _REVERSED_REMAINDER_FORMS as _REVERSED_REMAINDER_FORMS_OF_FUNCTION,
)

FLOOR_DIVIDE_FORMS = method_forms(FLOOR_DIVIDE_FORMS_OF_FUNCTION)
FLOOR_DIVIDE__FORMS = method_forms(FLOOR_DIVIDE__FORMS_OF_FUNCTION)
REMAINDER_FORMS = method_forms(REMAINDER_FORMS_OF_FUNCTION)
REMAINDER__FORMS = method_forms(REMAINDER__FORMS_OF_FUNCTION)
FMOD_FORMS = method_forms(FMOD_FORMS_OF_FUNCTION)
FMOD__FORMS = method_forms(FMOD__FORMS_OF_FUNCTION)
FLOAT_POWER_FORMS = method_forms(FLOAT_POWER_FORMS_OF_FUNCTION)
FLOAT_POWER__FORMS = method_forms(FLOAT_POWER__FORMS_OF_FUNCTION)
_REVERSED_FLOOR_DIVIDE_FORMS = method_forms(_REVERSED_FLOOR_DIVIDE_FORMS_OF_FUNCTION)
_REVERSED_REMAINDER_FORMS = method_forms(_REVERSED_REMAINDER_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def floor_divide(self, other=MISSING, *rest, **named):
        """floor_divide(input, other, *, out=None) -> Tensor
        floor_divide(input, other) -> Tensor

        The quotient `input / other`, rounded down; it has no derivative. Integers divided by 0 give 0.

        >>> ow.tensor([7, -7]) // 2
        tensor([ 3, -4])
        >>> ow.floor_divide(ow.tensor([7.5]), ow.tensor([2.0]))
        tensor([3.])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return FLOOR_DIVIDE[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return FLOOR_DIVIDE_SCALAR[self._keys](self, other)
        return FLOOR_DIVIDE_FORMS.call(self, other, rest, named)

    def floor_divide_(self, other=MISSING, *rest, **named):
        """floor_divide_(input, other) -> Tensor
        floor_divide_(input, other) -> Tensor

        The quotient `input / other`, rounded down; it has no derivative. Integers divided by 0 give 0.

        >>> ow.tensor([7, -7]) // 2
        tensor([ 3, -4])
        >>> ow.floor_divide(ow.tensor([7.5]), ow.tensor([2.0]))
        tensor([3.])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return FLOOR_DIVIDE__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return FLOOR_DIVIDE__SCALAR[self._keys](self, other)
        return FLOOR_DIVIDE__FORMS.call(self, other, rest, named)

    def remainder(self, other=MISSING, *rest, **named):
        """remainder(input, other, *, out=None) -> Tensor
        remainder(input, other, *, out=None) -> Tensor
        remainder(input, other, *, out=None) -> Tensor

        The remainder of the quotient that is rounded down: it has the sign of `other`.

        >>> ow.remainder(ow.tensor([-3, 3]), 2)
        tensor([1, 1])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return REMAINDER_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return REMAINDER_SCALAR[self._keys](self, other)
        return REMAINDER_FORMS.call(self, other, rest, named)

    def remainder_(self, other=MISSING, *rest, **named):
        """remainder_(input, other) -> Tensor
        remainder_(input, other) -> Tensor

        The remainder of the quotient that is rounded down: it has the sign of `other`.

        >>> ow.remainder(ow.tensor([-3, 3]), 2)
        tensor([1, 1])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return REMAINDER__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return REMAINDER__SCALAR[self._keys](self, other)
        return REMAINDER__FORMS.call(self, other, rest, named)

    def fmod(self, other=MISSING, *rest, **named):
        """fmod(input, other, *, out=None) -> Tensor
        fmod(input, other, *, out=None) -> Tensor

        The remainder of the quotient that is rounded towards 0: it has the sign of `input`.

        >>> ow.fmod(ow.tensor([-3, 3]), 2)
        tensor([-1,  1])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return FMOD_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return FMOD_SCALAR[self._keys](self, other)
        return FMOD_FORMS.call(self, other, rest, named)

    def fmod_(self, other=MISSING, *rest, **named):
        """fmod_(input, other) -> Tensor
        fmod_(input, other) -> Tensor

        The remainder of the quotient that is rounded towards 0: it has the sign of `input`.

        >>> ow.fmod(ow.tensor([-3, 3]), 2)
        tensor([-1,  1])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return FMOD__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return FMOD__SCALAR[self._keys](self, other)
        return FMOD__FORMS.call(self, other, rest, named)

    def float_power(self, exponent=MISSING, *rest, **named):
        """float_power(input, exponent, *, out=None) -> Tensor
        float_power(input, exponent, *, out=None) -> Tensor
        float_power(input, exponent, *, out=None) -> Tensor

        The power in double precision, whatever the dtypes are.

        >>> ow.float_power(ow.tensor([1, 2]), -1)
        tensor([1.0000, 0.5000], dtype=float64)
        """
        try:
            if not (rest or named):
                if type(exponent) is Tensor:
                    return FLOAT_POWER_TENSOR_TENSOR[self._keys | exponent._keys](self, exponent)
                if (type(exponent) is float or type(exponent) is int):
                    return FLOAT_POWER_TENSOR_SCALAR[self._keys](self, exponent)
            return FLOAT_POWER_FORMS.call(self, exponent, rest, named)
        except Exception:
            FLOAT_POWER_FORMS.translate(self, exponent, rest, named)
            raise

    def float_power_(self, exponent=MISSING, *rest, **named):
        """float_power_(input, exponent) -> Tensor
        float_power_(input, exponent) -> Tensor

        The power in double precision, whatever the dtypes are.

        >>> ow.float_power(ow.tensor([1, 2]), -1)
        tensor([1.0000, 0.5000], dtype=float64)
        """
        try:
            if not (rest or named):
                if type(exponent) is Tensor:
                    return FLOAT_POWER__TENSOR[self._keys | exponent._keys](self, exponent)
                if (type(exponent) is float or type(exponent) is int):
                    return FLOAT_POWER__SCALAR[self._keys](self, exponent)
            return FLOAT_POWER__FORMS.call(self, exponent, rest, named)
        except Exception:
            FLOAT_POWER__FORMS.translate(self, exponent, rest, named)
            raise

    def __floordiv__(self, other):
        if type(other) is Tensor:
            return FLOOR_DIVIDE[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return FLOOR_DIVIDE_SCALAR[self._keys](self, other)
        return binary(FLOOR_DIVIDE_FORMS, self, other)

    def __ifloordiv__(self, other):
        if type(other) is Tensor:
            return FLOOR_DIVIDE__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return FLOOR_DIVIDE__SCALAR[self._keys](self, other)
        return binary(FLOOR_DIVIDE__FORMS, self, other)

    def __rfloordiv__(self, other):
        if type(other) is float or type(other) is int:
            return _REVERSED_FLOOR_DIVIDE[self._keys](self, other)
        return binary(_REVERSED_FLOOR_DIVIDE_FORMS, self, other)

    def __mod__(self, other):
        if type(other) is Tensor:
            return REMAINDER_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return REMAINDER_SCALAR[self._keys](self, other)
        return binary(REMAINDER_FORMS, self, other)

    def __imod__(self, other):
        if type(other) is Tensor:
            return REMAINDER__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return REMAINDER__SCALAR[self._keys](self, other)
        return binary(REMAINDER__FORMS, self, other)

    def __rmod__(self, other):
        try:
            if type(other) is float or type(other) is int:
                return _REVERSED_REMAINDER[self._keys](self, other)
            return binary(_REVERSED_REMAINDER_FORMS, self, other)
        except Exception:
            _REVERSED_REMAINDER_FORMS.translate(self, other, (), {})
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
