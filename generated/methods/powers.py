"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, binary
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.powers import (
    SQUARE, SQUARE_, RECIPROCAL, RECIPROCAL_, POW_TENSOR_TENSOR, POW_TENSOR_SCALAR, POW__TENSOR, POW__SCALAR,
    _REVERSED_POW, SQUARE_FORMS as SQUARE_FORMS_OF_FUNCTION, SQUARE__FORMS as SQUARE__FORMS_OF_FUNCTION,
    RECIPROCAL_FORMS as RECIPROCAL_FORMS_OF_FUNCTION, RECIPROCAL__FORMS as RECIPROCAL__FORMS_OF_FUNCTION, POW_FORMS
    as POW_FORMS_OF_FUNCTION, POW__FORMS as POW__FORMS_OF_FUNCTION, _REVERSED_POW_FORMS as
    _REVERSED_POW_FORMS_OF_FUNCTION,
)

SQUARE_FORMS = method_forms(SQUARE_FORMS_OF_FUNCTION)
SQUARE__FORMS = method_forms(SQUARE__FORMS_OF_FUNCTION)
RECIPROCAL_FORMS = method_forms(RECIPROCAL_FORMS_OF_FUNCTION)
RECIPROCAL__FORMS = method_forms(RECIPROCAL__FORMS_OF_FUNCTION)
POW_FORMS = method_forms(POW_FORMS_OF_FUNCTION)
POW__FORMS = method_forms(POW__FORMS_OF_FUNCTION)
_REVERSED_POW_FORMS = method_forms(_REVERSED_POW_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def square(self, *rest, **named):
        """square(input, *, out=None) -> Tensor

        The square, `input * input`.

        >>> ow.tensor([1.0, -3.0]).square()
        tensor([1., 9.])
        """
        if not (rest or named):
            return SQUARE[self._keys](self)
        return SQUARE_FORMS.call(self, rest, named)

    def square_(self, *rest, **named):
        """square_(input) -> Tensor

        The square, `input * input`.

        >>> ow.tensor([1.0, -3.0]).square()
        tensor([1., 9.])
        """
        if not (rest or named):
            return SQUARE_[self._keys](self)
        return SQUARE__FORMS.call(self, rest, named)

    def reciprocal(self, *rest, **named):
        """reciprocal(input, *, out=None) -> Tensor

        One divided by every element, `1 / input`; integers as floating numbers.

        >>> ow.reciprocal(ow.tensor([1, 2, 4]))
        tensor([1.0000, 0.5000, 0.2500])
        """
        if not (rest or named):
            return RECIPROCAL[self._keys](self)
        return RECIPROCAL_FORMS.call(self, rest, named)

    def reciprocal_(self, *rest, **named):
        """reciprocal_(input) -> Tensor

        One divided by every element, `1 / input`; integers as floating numbers.

        >>> ow.reciprocal(ow.tensor([1, 2, 4]))
        tensor([1.0000, 0.5000, 0.2500])
        """
        if not (rest or named):
            return RECIPROCAL_[self._keys](self)
        return RECIPROCAL__FORMS.call(self, rest, named)

    def pow(self, exponent=MISSING, *rest, **named):
        """pow(input, exponent, *, out=None) -> Tensor
        pow(input, exponent, *, out=None) -> Tensor
        pow(input, exponent, *, out=None) -> Tensor

        `input` to the power of `exponent`, element by element.

        Shapes are broadcast. A negative base with a fractional exponent gives NaN.

        >>> ow.pow(ow.tensor([2.0, 3.0]), ow.tensor([3.0, -1.0]))
        tensor([8.0000, 0.3333])
        """
        if not (rest or named):
            if type(exponent) is Tensor:
                return POW_TENSOR_TENSOR[self._keys | exponent._keys](self, exponent)
            if (type(exponent) is float or type(exponent) is int):
                return POW_TENSOR_SCALAR[self._keys](self, exponent)
        return POW_FORMS.call(self, exponent, rest, named)

    def pow_(self, exponent=MISSING, *rest, **named):
        """pow_(input, exponent) -> Tensor
        pow_(input, exponent) -> Tensor

        `input` to the power of `exponent`, element by element.

        Shapes are broadcast. A negative base with a fractional exponent gives NaN.

        >>> ow.pow(ow.tensor([2.0, 3.0]), ow.tensor([3.0, -1.0]))
        tensor([8.0000, 0.3333])
        """
        if not (rest or named):
            if type(exponent) is Tensor:
                return POW__TENSOR[self._keys | exponent._keys](self, exponent)
            if (type(exponent) is float or type(exponent) is int):
                return POW__SCALAR[self._keys](self, exponent)
        return POW__FORMS.call(self, exponent, rest, named)

    def __pow__(self, other):
        if type(other) is Tensor:
            return POW_TENSOR_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return POW_TENSOR_SCALAR[self._keys](self, other)
        return binary(POW_FORMS, self, other)

    def __ipow__(self, other):
        if type(other) is Tensor:
            return POW__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return POW__SCALAR[self._keys](self, other)
        return binary(POW__FORMS, self, other)

    def __rpow__(self, other):
        try:
            if type(other) is float or type(other) is int:
                return _REVERSED_POW[self._keys](self, other)
            return binary(_REVERSED_POW_FORMS, self, other)
        except Exception:
            _REVERSED_POW_FORMS.translate(self, other, (), {})
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
