"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.blending import (
    ADDCMUL, ADDCMUL_, ADDCDIV, ADDCDIV_, LERP_TENSOR, LERP_SCALAR, LERP__TENSOR, LERP__SCALAR, MASKED_FILL_TENSOR,
    MASKED_FILL_SCALAR, MASKED_FILL__TENSOR, MASKED_FILL__SCALAR, ISCLOSE, ALLCLOSE, EQUAL, ADDCMUL_FORMS as
    ADDCMUL_FORMS_OF_FUNCTION, ADDCMUL__FORMS as ADDCMUL__FORMS_OF_FUNCTION, ADDCDIV_FORMS as
    ADDCDIV_FORMS_OF_FUNCTION, ADDCDIV__FORMS as ADDCDIV__FORMS_OF_FUNCTION, LERP_FORMS as LERP_FORMS_OF_FUNCTION,
    LERP__FORMS as LERP__FORMS_OF_FUNCTION, MASKED_FILL_FORMS as MASKED_FILL_FORMS_OF_FUNCTION, MASKED_FILL__FORMS
    as MASKED_FILL__FORMS_OF_FUNCTION, ISCLOSE_FORMS as ISCLOSE_FORMS_OF_FUNCTION, ALLCLOSE_FORMS as
    ALLCLOSE_FORMS_OF_FUNCTION, EQUAL_FORMS as EQUAL_FORMS_OF_FUNCTION,
)

ADDCMUL_FORMS = method_forms(ADDCMUL_FORMS_OF_FUNCTION)
ADDCMUL__FORMS = method_forms(ADDCMUL__FORMS_OF_FUNCTION)
ADDCDIV_FORMS = method_forms(ADDCDIV_FORMS_OF_FUNCTION)
ADDCDIV__FORMS = method_forms(ADDCDIV__FORMS_OF_FUNCTION)
LERP_FORMS = method_forms(LERP_FORMS_OF_FUNCTION)
LERP__FORMS = method_forms(LERP__FORMS_OF_FUNCTION)
MASKED_FILL_FORMS = method_forms(MASKED_FILL_FORMS_OF_FUNCTION)
MASKED_FILL__FORMS = method_forms(MASKED_FILL__FORMS_OF_FUNCTION)
ISCLOSE_FORMS = method_forms(ISCLOSE_FORMS_OF_FUNCTION)
ALLCLOSE_FORMS = method_forms(ALLCLOSE_FORMS_OF_FUNCTION)
EQUAL_FORMS = method_forms(EQUAL_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def addcmul(self, tensor1=MISSING, tensor2=MISSING, *rest, **named):
        """addcmul(input, tensor1, tensor2, *, value=1, out=None) -> Tensor

        `input + value * tensor1 * tensor2`.

        >>> ow.addcmul(ow.tensor([1.0]), ow.tensor([2.0]), ow.tensor([3.0]), value=0.5)
        tensor([4.])
        """
        if not (rest or named):
            if type(tensor1) is Tensor and type(tensor2) is Tensor:
                return ADDCMUL[self._keys | tensor1._keys | tensor2._keys](self, tensor1, tensor2, 1)
        return ADDCMUL_FORMS.call(self, tensor1, tensor2, rest, named)

    def addcmul_(self, tensor1=MISSING, tensor2=MISSING, *rest, **named):
        """addcmul_(input, tensor1, tensor2, *, value=1) -> Tensor

        `input + value * tensor1 * tensor2`.

        >>> ow.addcmul(ow.tensor([1.0]), ow.tensor([2.0]), ow.tensor([3.0]), value=0.5)
        tensor([4.])
        """
        if not (rest or named):
            if type(tensor1) is Tensor and type(tensor2) is Tensor:
                return ADDCMUL_[self._keys | tensor1._keys | tensor2._keys](self, tensor1, tensor2, 1)
        return ADDCMUL__FORMS.call(self, tensor1, tensor2, rest, named)

    def addcdiv(self, tensor1=MISSING, tensor2=MISSING, *rest, **named):
        """addcdiv(input, tensor1, tensor2, *, value=1, out=None) -> Tensor

        `input + value * tensor1 / tensor2`; of floating and complex numbers only.

        >>> ow.addcdiv(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([2.0]), value=2)
        tensor([4.])
        """
        if not (rest or named):
            if type(tensor1) is Tensor and type(tensor2) is Tensor:
                return ADDCDIV[self._keys | tensor1._keys | tensor2._keys](self, tensor1, tensor2, 1)
        return ADDCDIV_FORMS.call(self, tensor1, tensor2, rest, named)

    def addcdiv_(self, tensor1=MISSING, tensor2=MISSING, *rest, **named):
        """addcdiv_(input, tensor1, tensor2, *, value=1) -> Tensor

        `input + value * tensor1 / tensor2`; of floating and complex numbers only.

        >>> ow.addcdiv(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([2.0]), value=2)
        tensor([4.])
        """
        if not (rest or named):
            if type(tensor1) is Tensor and type(tensor2) is Tensor:
                return ADDCDIV_[self._keys | tensor1._keys | tensor2._keys](self, tensor1, tensor2, 1)
        return ADDCDIV__FORMS.call(self, tensor1, tensor2, rest, named)

    def lerp(self, end=MISSING, weight=MISSING, *rest, **named):
        """lerp(input, end, weight, *, out=None) -> Tensor
        lerp(input, end, weight, *, out=None) -> Tensor

        The point between `input` (weight 0) and `end` (weight 1), `input + weight * (end - input)`.

        >>> ow.lerp(ow.tensor([0.0, 10.0]), ow.tensor([1.0, 20.0]), 0.25)
        tensor([ 0.2500, 12.5000])
        """
        if not (rest or named):
            if type(end) is Tensor and type(weight) is Tensor:
                return LERP_TENSOR[self._keys | end._keys | weight._keys](self, end, weight)
            if type(end) is Tensor and (type(weight) is float or type(weight) is int):
                return LERP_SCALAR[self._keys | end._keys](self, end, weight)
        return LERP_FORMS.call(self, end, weight, rest, named)

    def lerp_(self, end=MISSING, weight=MISSING, *rest, **named):
        """lerp_(input, end, weight) -> Tensor
        lerp_(input, end, weight) -> Tensor

        The point between `input` (weight 0) and `end` (weight 1), `input + weight * (end - input)`.

        >>> ow.lerp(ow.tensor([0.0, 10.0]), ow.tensor([1.0, 20.0]), 0.25)
        tensor([ 0.2500, 12.5000])
        """
        if not (rest or named):
            if type(end) is Tensor and type(weight) is Tensor:
                return LERP__TENSOR[self._keys | end._keys | weight._keys](self, end, weight)
            if type(end) is Tensor and (type(weight) is float or type(weight) is int):
                return LERP__SCALAR[self._keys | end._keys](self, end, weight)
        return LERP__FORMS.call(self, end, weight, rest, named)

    def masked_fill(self, mask=MISSING, value=MISSING, *rest, **named):
        """masked_fill(input, mask, value, *, out=None) -> Tensor
        masked_fill(input, mask, value, *, out=None) -> Tensor

        `value` where `mask` is true, the elements elsewhere.

        >>> ow.tensor([1, 2, 3]).masked_fill(ow.tensor([True, False, True]), 0)
        tensor([0, 2, 0])
        """
        try:
            if not (rest or named):
                if type(mask) is Tensor and type(value) is Tensor:
                    return MASKED_FILL_TENSOR[self._keys | mask._keys | value._keys](self, mask, value)
                if type(mask) is Tensor and (type(value) is float or type(value) is int):
                    return MASKED_FILL_SCALAR[self._keys | mask._keys](self, mask, value)
            return MASKED_FILL_FORMS.call(self, mask, value, rest, named)
        except Exception:
            MASKED_FILL_FORMS.translate(self, mask, value, rest, named)
            raise

    def masked_fill_(self, mask=MISSING, value=MISSING, *rest, **named):
        """masked_fill_(input, mask, value) -> Tensor
        masked_fill_(input, mask, value) -> Tensor

        `value` where `mask` is true, the elements elsewhere.

        >>> ow.tensor([1, 2, 3]).masked_fill(ow.tensor([True, False, True]), 0)
        tensor([0, 2, 0])
        """
        try:
            if not (rest or named):
                if type(mask) is Tensor and type(value) is Tensor:
                    return MASKED_FILL__TENSOR[self._keys | mask._keys | value._keys](self, mask, value)
                if type(mask) is Tensor and (type(value) is float or type(value) is int):
                    return MASKED_FILL__SCALAR[self._keys | mask._keys](self, mask, value)
            return MASKED_FILL__FORMS.call(self, mask, value, rest, named)
        except Exception:
            MASKED_FILL__FORMS.translate(self, mask, value, rest, named)
            raise

    def isclose(self, other=MISSING, *rest, **named):
        """isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> Tensor

        Whether elements are near: `|input - other| <= atol + rtol * |other|`.

        >>> ow.isclose(ow.tensor([1.0, 2.0]), ow.tensor([1.0, 2.1]))
        tensor([ True, False])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return ISCLOSE[self._keys | other._keys](self, other, 1e-05, 1e-08, False)
            return ISCLOSE_FORMS.call(self, other, rest, named)
        except Exception:
            ISCLOSE_FORMS.translate(self, other, rest, named)
            raise

    def allclose(self, other=MISSING, *rest, **named):
        """allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> bool

        Whether all elements are near, as `isclose` has it.

        >>> ow.allclose(ow.tensor([1.0]), ow.tensor([1.0 + 1e-9]))
        True
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return ALLCLOSE[self._keys | other._keys](self, other, 1e-05, 1e-08, False)
            return ALLCLOSE_FORMS.call(self, other, rest, named)
        except Exception:
            ALLCLOSE_FORMS.translate(self, other, rest, named)
            raise

    def equal(self, other=MISSING, *rest, **named):
        """equal(input, other) -> bool

        Whether two tensors have one shape and equal elements.

        >>> ow.equal(ow.tensor([1, 2]), ow.tensor([1, 2]))
        True
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return EQUAL[self._keys | other._keys](self, other)
            return EQUAL_FORMS.call(self, other, rest, named)
        except Exception:
            EQUAL_FORMS.translate(self, other, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
