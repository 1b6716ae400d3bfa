"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, binary
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.arithmetic import (
    ADD_TENSOR, ADD_SCALAR, ADD__TENSOR, ADD__SCALAR, SUB_TENSOR, SUB_SCALAR, SUB__TENSOR, SUB__SCALAR,
    SUBTRACT_TENSOR, SUBTRACT_SCALAR, SUBTRACT__TENSOR, SUBTRACT__SCALAR, RSUB_TENSOR, RSUB_SCALAR, MUL_TENSOR,
    MUL_SCALAR, MUL__TENSOR, MUL__SCALAR, MULTIPLY_TENSOR, MULTIPLY_SCALAR, MULTIPLY__TENSOR, MULTIPLY__SCALAR,
    DIV_TENSOR, DIV_SCALAR, DIV__TENSOR, DIV__SCALAR, DIVIDE_TENSOR, DIVIDE_SCALAR, DIVIDE__TENSOR, DIVIDE__SCALAR,
    TRUE_DIVIDE_TENSOR, TRUE_DIVIDE_SCALAR, TRUE_DIVIDE__TENSOR, TRUE_DIVIDE__SCALAR, _REVERSED_DIV, ADD_FORMS as
    ADD_FORMS_OF_FUNCTION, ADD__FORMS as ADD__FORMS_OF_FUNCTION, SUB_FORMS as SUB_FORMS_OF_FUNCTION, SUB__FORMS as
    SUB__FORMS_OF_FUNCTION, SUBTRACT_FORMS as SUBTRACT_FORMS_OF_FUNCTION, SUBTRACT__FORMS as
    SUBTRACT__FORMS_OF_FUNCTION, RSUB_FORMS as RSUB_FORMS_OF_FUNCTION, MUL_FORMS as MUL_FORMS_OF_FUNCTION,
    MUL__FORMS as MUL__FORMS_OF_FUNCTION, MULTIPLY_FORMS as MULTIPLY_FORMS_OF_FUNCTION, MULTIPLY__FORMS as
    MULTIPLY__FORMS_OF_FUNCTION, DIV_FORMS as DIV_FORMS_OF_FUNCTION, DIV__FORMS as DIV__FORMS_OF_FUNCTION,
    DIVIDE_FORMS as DIVIDE_FORMS_OF_FUNCTION, DIVIDE__FORMS as DIVIDE__FORMS_OF_FUNCTION, TRUE_DIVIDE_FORMS as
    TRUE_DIVIDE_FORMS_OF_FUNCTION, TRUE_DIVIDE__FORMS as TRUE_DIVIDE__FORMS_OF_FUNCTION, _REVERSED_DIV_FORMS as
    _REVERSED_DIV_FORMS_OF_FUNCTION,
)

ADD_FORMS = method_forms(ADD_FORMS_OF_FUNCTION)
ADD__FORMS = method_forms(ADD__FORMS_OF_FUNCTION)
SUB_FORMS = method_forms(SUB_FORMS_OF_FUNCTION)
SUB__FORMS = method_forms(SUB__FORMS_OF_FUNCTION)
SUBTRACT_FORMS = method_forms(SUBTRACT_FORMS_OF_FUNCTION)
SUBTRACT__FORMS = method_forms(SUBTRACT__FORMS_OF_FUNCTION)
RSUB_FORMS = method_forms(RSUB_FORMS_OF_FUNCTION)
MUL_FORMS = method_forms(MUL_FORMS_OF_FUNCTION)
MUL__FORMS = method_forms(MUL__FORMS_OF_FUNCTION)
MULTIPLY_FORMS = method_forms(MULTIPLY_FORMS_OF_FUNCTION)
MULTIPLY__FORMS = method_forms(MULTIPLY__FORMS_OF_FUNCTION)
DIV_FORMS = method_forms(DIV_FORMS_OF_FUNCTION)
DIV__FORMS = method_forms(DIV__FORMS_OF_FUNCTION)
DIVIDE_FORMS = method_forms(DIVIDE_FORMS_OF_FUNCTION)
DIVIDE__FORMS = method_forms(DIVIDE__FORMS_OF_FUNCTION)
TRUE_DIVIDE_FORMS = method_forms(TRUE_DIVIDE_FORMS_OF_FUNCTION)
TRUE_DIVIDE__FORMS = method_forms(TRUE_DIVIDE__FORMS_OF_FUNCTION)
_REVERSED_DIV_FORMS = method_forms(_REVERSED_DIV_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def add(self, other=MISSING, *rest, **named):
        """add(input, other, *, alpha=1, out=None) -> Tensor
        add(input, other, alpha=1) -> Tensor

        The sum `input + alpha * other`.

        Shapes are broadcast, dtypes brought to their common one. Integers take no fractional `alpha`
        (RuntimeError).

        >>> a = ow.tensor([1.0, 2.0, 3.0])
        >>> a + 1
        tensor([2., 3., 4.])
        >>> ow.add(a, ow.tensor([[10.0], [20.0]]), alpha=2)
        tensor([[21., 22., 23.],
                [41., 42., 43.]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return ADD_TENSOR[self._keys | other._keys](self, other, 1)
            if (type(other) is float or type(other) is int):
                return ADD_SCALAR[self._keys](self, other, 1)
        return ADD_FORMS.call(self, other, rest, named)

    def add_(self, other=MISSING, *rest, **named):
        """add_(input, other, *, alpha=1) -> Tensor
        add_(input, other, alpha=1) -> Tensor

        The sum `input + alpha * other`.

        Shapes are broadcast, dtypes brought to their common one. Integers take no fractional `alpha`
        (RuntimeError).

        >>> a = ow.tensor([1.0, 2.0, 3.0])
        >>> a + 1
        tensor([2., 3., 4.])
        >>> ow.add(a, ow.tensor([[10.0], [20.0]]), alpha=2)
        tensor([[21., 22., 23.],
                [41., 42., 43.]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return ADD__TENSOR[self._keys | other._keys](self, other, 1)
            if (type(other) is float or type(other) is int):
                return ADD__SCALAR[self._keys](self, other, 1)
        return ADD__FORMS.call(self, other, rest, named)

    def sub(self, other=MISSING, *rest, **named):
        """sub(input, other, *, alpha=1, out=None) -> Tensor
        sub(input, other, alpha=1) -> Tensor

        The difference `input - alpha * other`.

        Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

        >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
        tensor([2, 1])
        >>> ow.tensor([5.0, 7.0]) - 1
        tensor([4., 6.])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return SUB_TENSOR[self._keys | other._keys](self, other, 1)
            if (type(other) is float or type(other) is int):
                return SUB_SCALAR[self._keys](self, other, 1)
        return SUB_FORMS.call(self, other, rest, named)

    def sub_(self, other=MISSING, *rest, **named):
        """sub_(input, other, *, alpha=1) -> Tensor
        sub_(input, other, alpha=1) -> Tensor

        The difference `input - alpha * other`.

        Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

        >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
        tensor([2, 1])
        >>> ow.tensor([5.0, 7.0]) - 1
        tensor([4., 6.])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return SUB__TENSOR[self._keys | other._keys](self, other, 1)
            if (type(other) is float or type(other) is int):
                return SUB__SCALAR[self._keys](self, other, 1)
        return SUB__FORMS.call(self, other, rest, named)

    def subtract(self, other=MISSING, *rest, **named):
        """subtract(input, other, *, alpha=1, out=None) -> Tensor
        subtract(input, other, alpha=1) -> Tensor

        Another name of `sub`.

        The difference `input - alpha * other`.

        Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

        >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
        tensor([2, 1])
        >>> ow.tensor([5.0, 7.0]) - 1
        tensor([4., 6.])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return SUBTRACT_TENSOR[self._keys | other._keys](self, other, 1)
                if (type(other) is float or type(other) is int):
                    return SUBTRACT_SCALAR[self._keys](self, other, 1)
            return SUBTRACT_FORMS.call(self, other, rest, named)
        except Exception:
            SUBTRACT_FORMS.translate(self, other, rest, named)
            raise

    def subtract_(self, other=MISSING, *rest, **named):
        """subtract_(input, other, *, alpha=1) -> Tensor
        subtract_(input, other, alpha=1) -> Tensor

        Another name of `sub`.

        The difference `input - alpha * other`.

        Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

        >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
        tensor([2, 1])
        >>> ow.tensor([5.0, 7.0]) - 1
        tensor([4., 6.])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return SUBTRACT__TENSOR[self._keys | other._keys](self, other, 1)
                if (type(other) is float or type(other) is int):
                    return SUBTRACT__SCALAR[self._keys](self, other, 1)
            return SUBTRACT__FORMS.call(self, other, rest, named)
        except Exception:
            SUBTRACT__FORMS.translate(self, other, rest, named)
            raise

    def rsub(self, other=MISSING, *rest, **named):
        """rsub(input, other, *, alpha=1) -> Tensor
        rsub(input, other, alpha=1) -> Tensor

        The difference with exchanged operands, `other - alpha * input`.

        >>> ow.rsub(ow.tensor([1.0, 2.0]), 10)
        tensor([9., 8.])
        >>> 10 - ow.tensor([1.0, 2.0])
        tensor([9., 8.])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return RSUB_TENSOR[self._keys | other._keys](self, other, 1)
            if (type(other) is float or type(other) is int):
                return RSUB_SCALAR[self._keys](self, other, 1)
        return RSUB_FORMS.call(self, other, rest, named)

    def mul(self, other=MISSING, *rest, **named):
        """mul(input, other, *, out=None) -> Tensor
        mul(input, other) -> Tensor

        The product of elements, `input * other`; for matrix products see `matmul`.

        Shapes are broadcast.

        >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
        tensor([[ 1,  2,  3],
                [10, 20, 30]])
        >>> ow.mul(ow.tensor([1, 2]), 0.5)
        tensor([0.5000, 1.0000])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return MUL_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return MUL_SCALAR[self._keys](self, other)
        return MUL_FORMS.call(self, other, rest, named)

    def mul_(self, other=MISSING, *rest, **named):
        """mul_(input, other) -> Tensor
        mul_(input, other) -> Tensor

        The product of elements, `input * other`; for matrix products see `matmul`.

        Shapes are broadcast.

        >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
        tensor([[ 1,  2,  3],
                [10, 20, 30]])
        >>> ow.mul(ow.tensor([1, 2]), 0.5)
        tensor([0.5000, 1.0000])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return MUL__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return MUL__SCALAR[self._keys](self, other)
        return MUL__FORMS.call(self, other, rest, named)

    def multiply(self, other=MISSING, *rest, **named):
        """multiply(input, other, *, out=None) -> Tensor
        multiply(input, other) -> Tensor

        Another name of `mul`.

        The product of elements, `input * other`; for matrix products see `matmul`.

        Shapes are broadcast.

        >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
        tensor([[ 1,  2,  3],
                [10, 20, 30]])
        >>> ow.mul(ow.tensor([1, 2]), 0.5)
        tensor([0.5000, 1.0000])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return MULTIPLY_TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return MULTIPLY_SCALAR[self._keys](self, other)
            return MULTIPLY_FORMS.call(self, other, rest, named)
        except Exception:
            MULTIPLY_FORMS.translate(self, other, rest, named)
            raise

    def multiply_(self, other=MISSING, *rest, **named):
        """multiply_(input, other) -> Tensor
        multiply_(input, other) -> Tensor

        Another name of `mul`.

        The product of elements, `input * other`; for matrix products see `matmul`.

        Shapes are broadcast.

        >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
        tensor([[ 1,  2,  3],
                [10, 20, 30]])
        >>> ow.mul(ow.tensor([1, 2]), 0.5)
        tensor([0.5000, 1.0000])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return MULTIPLY__TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return MULTIPLY__SCALAR[self._keys](self, other)
            return MULTIPLY__FORMS.call(self, other, rest, named)
        except Exception:
            MULTIPLY__FORMS.translate(self, other, rest, named)
            raise

    def div(self, other=MISSING, *rest, **named):
        """div(input, other, *, out=None) -> Tensor
        div(input, other, *, rounding_mode, out=None) -> Tensor
        div(input, other) -> Tensor
        div(input, other, *, rounding_mode) -> Tensor

        The quotient `input / other`; integers are divided as floating numbers.

        Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

        >>> ow.tensor([1, 2, 3]) / 2
        tensor([0.5000, 1.0000, 1.5000])
        >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
        tensor([inf, -inf, nan])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return DIV_TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return DIV_SCALAR[self._keys](self, other)
            return DIV_FORMS.call(self, other, rest, named)
        except Exception:
            DIV_FORMS.translate(self, other, rest, named)
            raise

    def div_(self, other=MISSING, *rest, **named):
        """div_(input, other) -> Tensor
        div_(input, other, *, rounding_mode) -> Tensor
        div_(input, other) -> Tensor
        div_(input, other, *, rounding_mode) -> Tensor

        The quotient `input / other`; integers are divided as floating numbers.

        Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

        >>> ow.tensor([1, 2, 3]) / 2
        tensor([0.5000, 1.0000, 1.5000])
        >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
        tensor([inf, -inf, nan])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return DIV__TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return DIV__SCALAR[self._keys](self, other)
            return DIV__FORMS.call(self, other, rest, named)
        except Exception:
            DIV__FORMS.translate(self, other, rest, named)
            raise

    def divide(self, other=MISSING, *rest, **named):
        """divide(input, other, *, out=None) -> Tensor
        divide(input, other, *, rounding_mode, out=None) -> Tensor
        divide(input, other) -> Tensor
        divide(input, other, *, rounding_mode) -> Tensor

        Another name of `div`.

        The quotient `input / other`; integers are divided as floating numbers.

        Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

        >>> ow.tensor([1, 2, 3]) / 2
        tensor([0.5000, 1.0000, 1.5000])
        >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
        tensor([inf, -inf, nan])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return DIVIDE_TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return DIVIDE_SCALAR[self._keys](self, other)
            return DIVIDE_FORMS.call(self, other, rest, named)
        except Exception:
            DIVIDE_FORMS.translate(self, other, rest, named)
            raise

    def divide_(self, other=MISSING, *rest, **named):
        """divide_(input, other) -> Tensor
        divide_(input, other, *, rounding_mode) -> Tensor
        divide_(input, other) -> Tensor
        divide_(input, other, *, rounding_mode) -> Tensor

        Another name of `div`.

        The quotient `input / other`; integers are divided as floating numbers.

        Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

        >>> ow.tensor([1, 2, 3]) / 2
        tensor([0.5000, 1.0000, 1.5000])
        >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
        tensor([inf, -inf, nan])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return DIVIDE__TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return DIVIDE__SCALAR[self._keys](self, other)
            return DIVIDE__FORMS.call(self, other, rest, named)
        except Exception:
            DIVIDE__FORMS.translate(self, other, rest, named)
            raise

    def true_divide(self, other=MISSING, *rest, **named):
        """true_divide(input, other, *, out=None) -> Tensor
        true_divide(input, other) -> Tensor

        Another name of `div`.

        The quotient `input / other`; integers are divided as floating numbers.

        Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

        >>> ow.tensor([1, 2, 3]) / 2
        tensor([0.5000, 1.0000, 1.5000])
        >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
        tensor([inf, -inf, nan])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return TRUE_DIVIDE_TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return TRUE_DIVIDE_SCALAR[self._keys](self, other)
            return TRUE_DIVIDE_FORMS.call(self, other, rest, named)
        except Exception:
            TRUE_DIVIDE_FORMS.translate(self, other, rest, named)
            raise

    def true_divide_(self, other=MISSING, *rest, **named):
        """true_divide_(input, other) -> Tensor
        true_divide_(input, other) -> Tensor

        Another name of `div`.

        The quotient `input / other`; integers are divided as floating numbers.

        Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

        >>> ow.tensor([1, 2, 3]) / 2
        tensor([0.5000, 1.0000, 1.5000])
        >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
        tensor([inf, -inf, nan])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return TRUE_DIVIDE__TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return TRUE_DIVIDE__SCALAR[self._keys](self, other)
            return TRUE_DIVIDE__FORMS.call(self, other, rest, named)
        except Exception:
            TRUE_DIVIDE__FORMS.translate(self, other, rest, named)
            raise

    def __add__(self, other):
        if type(other) is Tensor:
            return ADD_TENSOR[self._keys | other._keys](self, other, 1)
        if type(other) is float or type(other) is int:
            return ADD_SCALAR[self._keys](self, other, 1)
        return binary(ADD_FORMS, self, other)

    def __radd__(self, other):
        if type(other) is Tensor:
            return ADD_TENSOR[self._keys | other._keys](self, other, 1)
        if type(other) is float or type(other) is int:
            return ADD_SCALAR[self._keys](self, other, 1)
        return binary(ADD_FORMS, self, other)

    def __iadd__(self, other):
        if type(other) is Tensor:
            return ADD__TENSOR[self._keys | other._keys](self, other, 1)
        if type(other) is float or type(other) is int:
            return ADD__SCALAR[self._keys](self, other, 1)
        return binary(ADD__FORMS, self, other)

    def __sub__(self, other):
        if type(other) is Tensor:
            return SUB_TENSOR[self._keys | other._keys](self, other, 1)
        if type(other) is float or type(other) is int:
            return SUB_SCALAR[self._keys](self, other, 1)
        return binary(SUB_FORMS, self, other)

    def __isub__(self, other):
        if type(other) is Tensor:
            return SUB__TENSOR[self._keys | other._keys](self, other, 1)
        if type(other) is float or type(other) is int:
            return SUB__SCALAR[self._keys](self, other, 1)
        return binary(SUB__FORMS, self, other)

    def __rsub__(self, other):
        if type(other) is Tensor:
            return RSUB_TENSOR[self._keys | other._keys](self, other, 1)
        if type(other) is float or type(other) is int:
            return RSUB_SCALAR[self._keys](self, other, 1)
        return binary(RSUB_FORMS, self, other)

    def __mul__(self, other):
        if type(other) is Tensor:
            return MUL_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return MUL_SCALAR[self._keys](self, other)
        return binary(MUL_FORMS, self, other)

    def __rmul__(self, other):
        if type(other) is Tensor:
            return MUL_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return MUL_SCALAR[self._keys](self, other)
        return binary(MUL_FORMS, self, other)

    def __imul__(self, other):
        if type(other) is Tensor:
            return MUL__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return MUL__SCALAR[self._keys](self, other)
        return binary(MUL__FORMS, self, other)

    def __truediv__(self, other):
        try:
            if type(other) is Tensor:
                return DIV_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return DIV_SCALAR[self._keys](self, other)
            return binary(DIV_FORMS, self, other)
        except Exception:
            DIV_FORMS.translate(self, other, (), {})
            raise

    def __itruediv__(self, other):
        try:
            if type(other) is Tensor:
                return DIV__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return DIV__SCALAR[self._keys](self, other)
            return binary(DIV__FORMS, self, other)
        except Exception:
            DIV__FORMS.translate(self, other, (), {})
            raise

    def __rtruediv__(self, other):
        try:
            if type(other) is float or type(other) is int:
                return _REVERSED_DIV[self._keys](self, other)
            return binary(_REVERSED_DIV_FORMS, self, other)
        except Exception:
            _REVERSED_DIV_FORMS.translate(self, other, (), {})
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
