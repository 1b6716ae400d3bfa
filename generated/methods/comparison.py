"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, binary
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.comparison import (
    EQ_TENSOR, EQ_SCALAR, EQ__TENSOR, EQ__SCALAR, NE_TENSOR, NE_SCALAR, NE__TENSOR, NE__SCALAR, NOT_EQUAL_TENSOR,
    NOT_EQUAL_SCALAR, NOT_EQUAL__TENSOR, NOT_EQUAL__SCALAR, LT_TENSOR, LT_SCALAR, LT__TENSOR, LT__SCALAR,
    LESS_TENSOR, LESS_SCALAR, LESS__TENSOR, LESS__SCALAR, LE_TENSOR, LE_SCALAR, LE__TENSOR, LE__SCALAR,
    LESS_EQUAL_TENSOR, LESS_EQUAL_SCALAR, LESS_EQUAL__TENSOR, LESS_EQUAL__SCALAR, GT_TENSOR, GT_SCALAR, GT__TENSOR,
    GT__SCALAR, GREATER_TENSOR, GREATER_SCALAR, GREATER__TENSOR, GREATER__SCALAR, GE_TENSOR, GE_SCALAR, GE__TENSOR,
    GE__SCALAR, GREATER_EQUAL_TENSOR, GREATER_EQUAL_SCALAR, GREATER_EQUAL__TENSOR, GREATER_EQUAL__SCALAR,
    LOGICAL_NOT, LOGICAL_NOT_, LOGICAL_AND, LOGICAL_AND_, LOGICAL_OR, LOGICAL_OR_, LOGICAL_XOR, LOGICAL_XOR_,
    BITWISE_AND_TENSOR, BITWISE_AND_SCALAR, BITWISE_AND__TENSOR, BITWISE_AND__SCALAR, BITWISE_OR_TENSOR,
    BITWISE_OR_SCALAR, BITWISE_OR__TENSOR, BITWISE_OR__SCALAR, BITWISE_XOR_TENSOR, BITWISE_XOR_SCALAR,
    BITWISE_XOR__TENSOR, BITWISE_XOR__SCALAR, BITWISE_NOT, BITWISE_NOT_, ISNAN, ISINF, ISFINITE, EQ_FORMS as
    EQ_FORMS_OF_FUNCTION, EQ__FORMS as EQ__FORMS_OF_FUNCTION, NE_FORMS as NE_FORMS_OF_FUNCTION, NE__FORMS as
    NE__FORMS_OF_FUNCTION, NOT_EQUAL_FORMS as NOT_EQUAL_FORMS_OF_FUNCTION, NOT_EQUAL__FORMS as
    NOT_EQUAL__FORMS_OF_FUNCTION, LT_FORMS as LT_FORMS_OF_FUNCTION, LT__FORMS as LT__FORMS_OF_FUNCTION, LESS_FORMS
    as LESS_FORMS_OF_FUNCTION, LESS__FORMS as LESS__FORMS_OF_FUNCTION, LE_FORMS as LE_FORMS_OF_FUNCTION, LE__FORMS
    as LE__FORMS_OF_FUNCTION, LESS_EQUAL_FORMS as LESS_EQUAL_FORMS_OF_FUNCTION, LESS_EQUAL__FORMS as
    LESS_EQUAL__FORMS_OF_FUNCTION, GT_FORMS as GT_FORMS_OF_FUNCTION, GT__FORMS as GT__FORMS_OF_FUNCTION,
    GREATER_FORMS as GREATER_FORMS_OF_FUNCTION, GREATER__FORMS as GREATER__FORMS_OF_FUNCTION, GE_FORMS as
    GE_FORMS_OF_FUNCTION, GE__FORMS as GE__FORMS_OF_FUNCTION, GREATER_EQUAL_FORMS as
    GREATER_EQUAL_FORMS_OF_FUNCTION, GREATER_EQUAL__FORMS as GREATER_EQUAL__FORMS_OF_FUNCTION, LOGICAL_NOT_FORMS as
    LOGICAL_NOT_FORMS_OF_FUNCTION, LOGICAL_NOT__FORMS as LOGICAL_NOT__FORMS_OF_FUNCTION, LOGICAL_AND_FORMS as
    LOGICAL_AND_FORMS_OF_FUNCTION, LOGICAL_AND__FORMS as LOGICAL_AND__FORMS_OF_FUNCTION, LOGICAL_OR_FORMS as
    LOGICAL_OR_FORMS_OF_FUNCTION, LOGICAL_OR__FORMS as LOGICAL_OR__FORMS_OF_FUNCTION, LOGICAL_XOR_FORMS as
    LOGICAL_XOR_FORMS_OF_FUNCTION, LOGICAL_XOR__FORMS as LOGICAL_XOR__FORMS_OF_FUNCTION, BITWISE_AND_FORMS as
    BITWISE_AND_FORMS_OF_FUNCTION, BITWISE_AND__FORMS as BITWISE_AND__FORMS_OF_FUNCTION, BITWISE_OR_FORMS as
    BITWISE_OR_FORMS_OF_FUNCTION, BITWISE_OR__FORMS as BITWISE_OR__FORMS_OF_FUNCTION, BITWISE_XOR_FORMS as
    BITWISE_XOR_FORMS_OF_FUNCTION, BITWISE_XOR__FORMS as BITWISE_XOR__FORMS_OF_FUNCTION, BITWISE_NOT_FORMS as
    BITWISE_NOT_FORMS_OF_FUNCTION, BITWISE_NOT__FORMS as BITWISE_NOT__FORMS_OF_FUNCTION, ISNAN_FORMS as
    ISNAN_FORMS_OF_FUNCTION, ISINF_FORMS as ISINF_FORMS_OF_FUNCTION, ISFINITE_FORMS as ISFINITE_FORMS_OF_FUNCTION,
)

EQ_FORMS = method_forms(EQ_FORMS_OF_FUNCTION)
EQ__FORMS = method_forms(EQ__FORMS_OF_FUNCTION)
NE_FORMS = method_forms(NE_FORMS_OF_FUNCTION)
NE__FORMS = method_forms(NE__FORMS_OF_FUNCTION)
NOT_EQUAL_FORMS = method_forms(NOT_EQUAL_FORMS_OF_FUNCTION)
NOT_EQUAL__FORMS = method_forms(NOT_EQUAL__FORMS_OF_FUNCTION)
LT_FORMS = method_forms(LT_FORMS_OF_FUNCTION)
LT__FORMS = method_forms(LT__FORMS_OF_FUNCTION)
LESS_FORMS = method_forms(LESS_FORMS_OF_FUNCTION)
LESS__FORMS = method_forms(LESS__FORMS_OF_FUNCTION)
LE_FORMS = method_forms(LE_FORMS_OF_FUNCTION)
LE__FORMS = method_forms(LE__FORMS_OF_FUNCTION)
LESS_EQUAL_FORMS = method_forms(LESS_EQUAL_FORMS_OF_FUNCTION)
LESS_EQUAL__FORMS = method_forms(LESS_EQUAL__FORMS_OF_FUNCTION)
GT_FORMS = method_forms(GT_FORMS_OF_FUNCTION)
GT__FORMS = method_forms(GT__FORMS_OF_FUNCTION)
GREATER_FORMS = method_forms(GREATER_FORMS_OF_FUNCTION)
GREATER__FORMS = method_forms(GREATER__FORMS_OF_FUNCTION)
GE_FORMS = method_forms(GE_FORMS_OF_FUNCTION)
GE__FORMS = method_forms(GE__FORMS_OF_FUNCTION)
GREATER_EQUAL_FORMS = method_forms(GREATER_EQUAL_FORMS_OF_FUNCTION)
GREATER_EQUAL__FORMS = method_forms(GREATER_EQUAL__FORMS_OF_FUNCTION)
LOGICAL_NOT_FORMS = method_forms(LOGICAL_NOT_FORMS_OF_FUNCTION)
LOGICAL_NOT__FORMS = method_forms(LOGICAL_NOT__FORMS_OF_FUNCTION)
LOGICAL_AND_FORMS = method_forms(LOGICAL_AND_FORMS_OF_FUNCTION)
LOGICAL_AND__FORMS = method_forms(LOGICAL_AND__FORMS_OF_FUNCTION)
LOGICAL_OR_FORMS = method_forms(LOGICAL_OR_FORMS_OF_FUNCTION)
LOGICAL_OR__FORMS = method_forms(LOGICAL_OR__FORMS_OF_FUNCTION)
LOGICAL_XOR_FORMS = method_forms(LOGICAL_XOR_FORMS_OF_FUNCTION)
LOGICAL_XOR__FORMS = method_forms(LOGICAL_XOR__FORMS_OF_FUNCTION)
BITWISE_AND_FORMS = method_forms(BITWISE_AND_FORMS_OF_FUNCTION)
BITWISE_AND__FORMS = method_forms(BITWISE_AND__FORMS_OF_FUNCTION)
BITWISE_OR_FORMS = method_forms(BITWISE_OR_FORMS_OF_FUNCTION)
BITWISE_OR__FORMS = method_forms(BITWISE_OR__FORMS_OF_FUNCTION)
BITWISE_XOR_FORMS = method_forms(BITWISE_XOR_FORMS_OF_FUNCTION)
BITWISE_XOR__FORMS = method_forms(BITWISE_XOR__FORMS_OF_FUNCTION)
BITWISE_NOT_FORMS = method_forms(BITWISE_NOT_FORMS_OF_FUNCTION)
BITWISE_NOT__FORMS = method_forms(BITWISE_NOT__FORMS_OF_FUNCTION)
ISNAN_FORMS = method_forms(ISNAN_FORMS_OF_FUNCTION)
ISINF_FORMS = method_forms(ISINF_FORMS_OF_FUNCTION)
ISFINITE_FORMS = method_forms(ISFINITE_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def eq(self, other=MISSING, *rest, **named):
        """eq(input, other, *, out=None) -> Tensor
        eq(input, other, *, out=None) -> Tensor

        Whether elements of `input` are equal to those of `other`, as bool.

        Shapes are broadcast. NaN is equal to nothing.

        >>> ow.tensor([1.0, 2.0, 3.0]) == 2
        tensor([False,  True, False])
        >>> ow.eq(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[ True, False],
                [False,  True]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return EQ_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return EQ_SCALAR[self._keys](self, other)
        return EQ_FORMS.call(self, other, rest, named)

    def eq_(self, other=MISSING, *rest, **named):
        """eq_(input, other) -> Tensor
        eq_(input, other) -> Tensor

        Whether elements of `input` are equal to those of `other`, as bool.

        Shapes are broadcast. NaN is equal to nothing.

        >>> ow.tensor([1.0, 2.0, 3.0]) == 2
        tensor([False,  True, False])
        >>> ow.eq(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[ True, False],
                [False,  True]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return EQ__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return EQ__SCALAR[self._keys](self, other)
        return EQ__FORMS.call(self, other, rest, named)

    def ne(self, other=MISSING, *rest, **named):
        """ne(input, other, *, out=None) -> Tensor
        ne(input, other, *, out=None) -> Tensor

        Whether elements of `input` are not equal to those of `other`, as bool.

        Shapes are broadcast. NaN is equal to nothing.

        >>> ow.tensor([1.0, 2.0, 3.0]) != 2
        tensor([ True, False,  True])
        >>> ow.ne(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[False,  True],
                [ True, False]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return NE_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return NE_SCALAR[self._keys](self, other)
        return NE_FORMS.call(self, other, rest, named)

    def ne_(self, other=MISSING, *rest, **named):
        """ne_(input, other) -> Tensor
        ne_(input, other) -> Tensor

        Whether elements of `input` are not equal to those of `other`, as bool.

        Shapes are broadcast. NaN is equal to nothing.

        >>> ow.tensor([1.0, 2.0, 3.0]) != 2
        tensor([ True, False,  True])
        >>> ow.ne(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[False,  True],
                [ True, False]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return NE__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return NE__SCALAR[self._keys](self, other)
        return NE__FORMS.call(self, other, rest, named)

    def not_equal(self, other=MISSING, *rest, **named):
        """not_equal(input, other, *, out=None) -> Tensor
        not_equal(input, other, *, out=None) -> Tensor

        Another name of `ne`.

        Whether elements of `input` are not equal to those of `other`, as bool.

        Shapes are broadcast. NaN is equal to nothing.

        >>> ow.tensor([1.0, 2.0, 3.0]) != 2
        tensor([ True, False,  True])
        >>> ow.ne(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[False,  True],
                [ True, False]])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return NOT_EQUAL_TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return NOT_EQUAL_SCALAR[self._keys](self, other)
            return NOT_EQUAL_FORMS.call(self, other, rest, named)
        except Exception:
            NOT_EQUAL_FORMS.translate(self, other, rest, named)
            raise

    def not_equal_(self, other=MISSING, *rest, **named):
        """not_equal_(input, other) -> Tensor
        not_equal_(input, other) -> Tensor

        Another name of `ne`.

        Whether elements of `input` are not equal to those of `other`, as bool.

        Shapes are broadcast. NaN is equal to nothing.

        >>> ow.tensor([1.0, 2.0, 3.0]) != 2
        tensor([ True, False,  True])
        >>> ow.ne(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[False,  True],
                [ True, False]])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return NOT_EQUAL__TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return NOT_EQUAL__SCALAR[self._keys](self, other)
            return NOT_EQUAL__FORMS.call(self, other, rest, named)
        except Exception:
            NOT_EQUAL__FORMS.translate(self, other, rest, named)
            raise

    def lt(self, other=MISSING, *rest, **named):
        """lt(input, other, *, out=None) -> Tensor
        lt(input, other, *, out=None) -> Tensor

        Whether elements of `input` are less than those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) < 2
        tensor([ True, False, False])
        >>> ow.lt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[False, False],
                [ True, False]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LT_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return LT_SCALAR[self._keys](self, other)
        return LT_FORMS.call(self, other, rest, named)

    def lt_(self, other=MISSING, *rest, **named):
        """lt_(input, other) -> Tensor
        lt_(input, other) -> Tensor

        Whether elements of `input` are less than those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) < 2
        tensor([ True, False, False])
        >>> ow.lt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[False, False],
                [ True, False]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LT__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return LT__SCALAR[self._keys](self, other)
        return LT__FORMS.call(self, other, rest, named)

    def less(self, other=MISSING, *rest, **named):
        """less(input, other, *, out=None) -> Tensor
        less(input, other, *, out=None) -> Tensor

        Another name of `lt`.

        Whether elements of `input` are less than those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) < 2
        tensor([ True, False, False])
        >>> ow.lt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[False, False],
                [ True, False]])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return LESS_TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return LESS_SCALAR[self._keys](self, other)
            return LESS_FORMS.call(self, other, rest, named)
        except Exception:
            LESS_FORMS.translate(self, other, rest, named)
            raise

    def less_(self, other=MISSING, *rest, **named):
        """less_(input, other) -> Tensor
        less_(input, other) -> Tensor

        Another name of `lt`.

        Whether elements of `input` are less than those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) < 2
        tensor([ True, False, False])
        >>> ow.lt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[False, False],
                [ True, False]])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return LESS__TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return LESS__SCALAR[self._keys](self, other)
            return LESS__FORMS.call(self, other, rest, named)
        except Exception:
            LESS__FORMS.translate(self, other, rest, named)
            raise

    def le(self, other=MISSING, *rest, **named):
        """le(input, other, *, out=None) -> Tensor
        le(input, other, *, out=None) -> Tensor

        Whether elements of `input` are less than or equal to those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) <= 2
        tensor([ True,  True, False])
        >>> ow.le(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[ True, False],
                [ True,  True]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LE_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return LE_SCALAR[self._keys](self, other)
        return LE_FORMS.call(self, other, rest, named)

    def le_(self, other=MISSING, *rest, **named):
        """le_(input, other) -> Tensor
        le_(input, other) -> Tensor

        Whether elements of `input` are less than or equal to those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) <= 2
        tensor([ True,  True, False])
        >>> ow.le(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[ True, False],
                [ True,  True]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LE__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return LE__SCALAR[self._keys](self, other)
        return LE__FORMS.call(self, other, rest, named)

    def less_equal(self, other=MISSING, *rest, **named):
        """less_equal(input, other, *, out=None) -> Tensor
        less_equal(input, other, *, out=None) -> Tensor

        Another name of `le`.

        Whether elements of `input` are less than or equal to those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) <= 2
        tensor([ True,  True, False])
        >>> ow.le(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[ True, False],
                [ True,  True]])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return LESS_EQUAL_TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return LESS_EQUAL_SCALAR[self._keys](self, other)
            return LESS_EQUAL_FORMS.call(self, other, rest, named)
        except Exception:
            LESS_EQUAL_FORMS.translate(self, other, rest, named)
            raise

    def less_equal_(self, other=MISSING, *rest, **named):
        """less_equal_(input, other) -> Tensor
        less_equal_(input, other) -> Tensor

        Another name of `le`.

        Whether elements of `input` are less than or equal to those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) <= 2
        tensor([ True,  True, False])
        >>> ow.le(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[ True, False],
                [ True,  True]])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return LESS_EQUAL__TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return LESS_EQUAL__SCALAR[self._keys](self, other)
            return LESS_EQUAL__FORMS.call(self, other, rest, named)
        except Exception:
            LESS_EQUAL__FORMS.translate(self, other, rest, named)
            raise

    def gt(self, other=MISSING, *rest, **named):
        """gt(input, other, *, out=None) -> Tensor
        gt(input, other, *, out=None) -> Tensor

        Whether elements of `input` are greater than those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) > 2
        tensor([False, False,  True])
        >>> ow.gt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[False,  True],
                [False, False]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return GT_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return GT_SCALAR[self._keys](self, other)
        return GT_FORMS.call(self, other, rest, named)

    def gt_(self, other=MISSING, *rest, **named):
        """gt_(input, other) -> Tensor
        gt_(input, other) -> Tensor

        Whether elements of `input` are greater than those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) > 2
        tensor([False, False,  True])
        >>> ow.gt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[False,  True],
                [False, False]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return GT__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return GT__SCALAR[self._keys](self, other)
        return GT__FORMS.call(self, other, rest, named)

    def greater(self, other=MISSING, *rest, **named):
        """greater(input, other, *, out=None) -> Tensor
        greater(input, other, *, out=None) -> Tensor

        Another name of `gt`.

        Whether elements of `input` are greater than those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) > 2
        tensor([False, False,  True])
        >>> ow.gt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[False,  True],
                [False, False]])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return GREATER_TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return GREATER_SCALAR[self._keys](self, other)
            return GREATER_FORMS.call(self, other, rest, named)
        except Exception:
            GREATER_FORMS.translate(self, other, rest, named)
            raise

    def greater_(self, other=MISSING, *rest, **named):
        """greater_(input, other) -> Tensor
        greater_(input, other) -> Tensor

        Another name of `gt`.

        Whether elements of `input` are greater than those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) > 2
        tensor([False, False,  True])
        >>> ow.gt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[False,  True],
                [False, False]])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return GREATER__TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return GREATER__SCALAR[self._keys](self, other)
            return GREATER__FORMS.call(self, other, rest, named)
        except Exception:
            GREATER__FORMS.translate(self, other, rest, named)
            raise

    def ge(self, other=MISSING, *rest, **named):
        """ge(input, other, *, out=None) -> Tensor
        ge(input, other, *, out=None) -> Tensor

        Whether elements of `input` are greater than or equal to those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) >= 2
        tensor([False,  True,  True])
        >>> ow.ge(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[ True,  True],
                [False,  True]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return GE_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return GE_SCALAR[self._keys](self, other)
        return GE_FORMS.call(self, other, rest, named)

    def ge_(self, other=MISSING, *rest, **named):
        """ge_(input, other) -> Tensor
        ge_(input, other) -> Tensor

        Whether elements of `input` are greater than or equal to those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) >= 2
        tensor([False,  True,  True])
        >>> ow.ge(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[ True,  True],
                [False,  True]])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return GE__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return GE__SCALAR[self._keys](self, other)
        return GE__FORMS.call(self, other, rest, named)

    def greater_equal(self, other=MISSING, *rest, **named):
        """greater_equal(input, other, *, out=None) -> Tensor
        greater_equal(input, other, *, out=None) -> Tensor

        Another name of `ge`.

        Whether elements of `input` are greater than or equal to those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) >= 2
        tensor([False,  True,  True])
        >>> ow.ge(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[ True,  True],
                [False,  True]])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return GREATER_EQUAL_TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return GREATER_EQUAL_SCALAR[self._keys](self, other)
            return GREATER_EQUAL_FORMS.call(self, other, rest, named)
        except Exception:
            GREATER_EQUAL_FORMS.translate(self, other, rest, named)
            raise

    def greater_equal_(self, other=MISSING, *rest, **named):
        """greater_equal_(input, other) -> Tensor
        greater_equal_(input, other) -> Tensor

        Another name of `ge`.

        Whether elements of `input` are greater than or equal to those of `other`, as bool.

        Shapes are broadcast. NaN compares as false.

        >>> ow.tensor([1.0, 2.0, 3.0]) >= 2
        tensor([False,  True,  True])
        >>> ow.ge(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
        tensor([[ True,  True],
                [False,  True]])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return GREATER_EQUAL__TENSOR[self._keys | other._keys](self, other)
                if (type(other) is float or type(other) is int):
                    return GREATER_EQUAL__SCALAR[self._keys](self, other)
            return GREATER_EQUAL__FORMS.call(self, other, rest, named)
        except Exception:
            GREATER_EQUAL__FORMS.translate(self, other, rest, named)
            raise

    def logical_not(self, *rest, **named):
        """logical_not(input, *, out=None) -> Tensor

        True where an element is 0 or False.

        >>> ow.logical_not(ow.tensor([0, 1, 2]))
        tensor([ True, False, False])
        """
        if not (rest or named):
            return LOGICAL_NOT[self._keys](self)
        return LOGICAL_NOT_FORMS.call(self, rest, named)

    def logical_not_(self, *rest, **named):
        """logical_not_(input) -> Tensor

        True where an element is 0 or False.

        >>> ow.logical_not(ow.tensor([0, 1, 2]))
        tensor([ True, False, False])
        """
        if not (rest or named):
            return LOGICAL_NOT_[self._keys](self)
        return LOGICAL_NOT__FORMS.call(self, rest, named)

    def logical_and(self, other=MISSING, *rest, **named):
        """logical_and(input, other, *, out=None) -> Tensor

        True where both elements are other than 0.

        >>> ow.logical_and(ow.tensor([0, 1, 2]), ow.tensor([True, False, True]))
        tensor([False, False,  True])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LOGICAL_AND[self._keys | other._keys](self, other)
        return LOGICAL_AND_FORMS.call(self, other, rest, named)

    def logical_and_(self, other=MISSING, *rest, **named):
        """logical_and_(input, other) -> Tensor

        True where both elements are other than 0.

        >>> ow.logical_and(ow.tensor([0, 1, 2]), ow.tensor([True, False, True]))
        tensor([False, False,  True])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LOGICAL_AND_[self._keys | other._keys](self, other)
        return LOGICAL_AND__FORMS.call(self, other, rest, named)

    def logical_or(self, other=MISSING, *rest, **named):
        """logical_or(input, other, *, out=None) -> Tensor

        True where an element is other than 0.

        >>> ow.logical_or(ow.tensor([0, 1]), ow.tensor([False, False]))
        tensor([False,  True])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LOGICAL_OR[self._keys | other._keys](self, other)
        return LOGICAL_OR_FORMS.call(self, other, rest, named)

    def logical_or_(self, other=MISSING, *rest, **named):
        """logical_or_(input, other) -> Tensor

        True where an element is other than 0.

        >>> ow.logical_or(ow.tensor([0, 1]), ow.tensor([False, False]))
        tensor([False,  True])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LOGICAL_OR_[self._keys | other._keys](self, other)
        return LOGICAL_OR__FORMS.call(self, other, rest, named)

    def logical_xor(self, other=MISSING, *rest, **named):
        """logical_xor(input, other, *, out=None) -> Tensor

        True where exactly one of the two elements is other than 0.

        >>> ow.logical_xor(ow.tensor([0, 1, 2]), ow.tensor([1, 1, 0]))
        tensor([ True, False,  True])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LOGICAL_XOR[self._keys | other._keys](self, other)
        return LOGICAL_XOR_FORMS.call(self, other, rest, named)

    def logical_xor_(self, other=MISSING, *rest, **named):
        """logical_xor_(input, other) -> Tensor

        True where exactly one of the two elements is other than 0.

        >>> ow.logical_xor(ow.tensor([0, 1, 2]), ow.tensor([1, 1, 0]))
        tensor([ True, False,  True])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LOGICAL_XOR_[self._keys | other._keys](self, other)
        return LOGICAL_XOR__FORMS.call(self, other, rest, named)

    def bitwise_and(self, other=MISSING, *rest, **named):
        """bitwise_and(input, other, *, out=None) -> Tensor
        bitwise_and(input, other) -> Tensor
        bitwise_and(input, other, *, out=None) -> Tensor

        The bitwise and of integers; of booleans the logical one.

        >>> ow.tensor([6, 7]) & ow.tensor([3, 8])
        tensor([2, 0])
        >>> ow.tensor([True, True]) & ow.tensor([True, False])
        tensor([ True, False])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return BITWISE_AND_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return BITWISE_AND_SCALAR[self._keys](self, other)
        return BITWISE_AND_FORMS.call(self, other, rest, named)

    def bitwise_and_(self, other=MISSING, *rest, **named):
        """bitwise_and_(input, other) -> Tensor
        bitwise_and_(input, other) -> Tensor

        The bitwise and of integers; of booleans the logical one.

        >>> ow.tensor([6, 7]) & ow.tensor([3, 8])
        tensor([2, 0])
        >>> ow.tensor([True, True]) & ow.tensor([True, False])
        tensor([ True, False])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return BITWISE_AND__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return BITWISE_AND__SCALAR[self._keys](self, other)
        return BITWISE_AND__FORMS.call(self, other, rest, named)

    def bitwise_or(self, other=MISSING, *rest, **named):
        """bitwise_or(input, other, *, out=None) -> Tensor
        bitwise_or(input, other) -> Tensor
        bitwise_or(input, other, *, out=None) -> Tensor

        The bitwise or of integers; of booleans the logical one.

        >>> ow.tensor([6, 8]) | ow.tensor([3, 1])
        tensor([7, 9])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return BITWISE_OR_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return BITWISE_OR_SCALAR[self._keys](self, other)
        return BITWISE_OR_FORMS.call(self, other, rest, named)

    def bitwise_or_(self, other=MISSING, *rest, **named):
        """bitwise_or_(input, other) -> Tensor
        bitwise_or_(input, other) -> Tensor

        The bitwise or of integers; of booleans the logical one.

        >>> ow.tensor([6, 8]) | ow.tensor([3, 1])
        tensor([7, 9])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return BITWISE_OR__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return BITWISE_OR__SCALAR[self._keys](self, other)
        return BITWISE_OR__FORMS.call(self, other, rest, named)

    def bitwise_xor(self, other=MISSING, *rest, **named):
        """bitwise_xor(input, other, *, out=None) -> Tensor
        bitwise_xor(input, other) -> Tensor
        bitwise_xor(input, other, *, out=None) -> Tensor

        The bitwise exclusive or of integers; of booleans the logical one.

        >>> ow.tensor([6, 7]) ^ ow.tensor([3, 7])
        tensor([5, 0])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return BITWISE_XOR_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return BITWISE_XOR_SCALAR[self._keys](self, other)
        return BITWISE_XOR_FORMS.call(self, other, rest, named)

    def bitwise_xor_(self, other=MISSING, *rest, **named):
        """bitwise_xor_(input, other) -> Tensor
        bitwise_xor_(input, other) -> Tensor

        The bitwise exclusive or of integers; of booleans the logical one.

        >>> ow.tensor([6, 7]) ^ ow.tensor([3, 7])
        tensor([5, 0])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return BITWISE_XOR__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return BITWISE_XOR__SCALAR[self._keys](self, other)
        return BITWISE_XOR__FORMS.call(self, other, rest, named)

    def bitwise_not(self, *rest, **named):
        """bitwise_not(input, *, out=None) -> Tensor

        All bits of integers inverted, which is `-input - 1` where they have a sign; of booleans the logical
            not.

        >>> ~ow.tensor([0, 5])
        tensor([-1, -6])
        """
        if not (rest or named):
            return BITWISE_NOT[self._keys](self)
        return BITWISE_NOT_FORMS.call(self, rest, named)

    def bitwise_not_(self, *rest, **named):
        """bitwise_not_(input) -> Tensor

        All bits of integers inverted, which is `-input - 1` where they have a sign; of booleans the logical
            not.

        >>> ~ow.tensor([0, 5])
        tensor([-1, -6])
        """
        if not (rest or named):
            return BITWISE_NOT_[self._keys](self)
        return BITWISE_NOT__FORMS.call(self, rest, named)

    def isnan(self, *rest, **named):
        """isnan(input) -> Tensor

        Whether elements are NaN, as bool; integers never are.

        >>> ow.isnan(ow.tensor([1.0, ow.nan, ow.inf]))
        tensor([False,  True, False])
        """
        if not (rest or named):
            return ISNAN[self._keys](self)
        return ISNAN_FORMS.call(self, rest, named)

    def isinf(self, *rest, **named):
        """isinf(input) -> Tensor

        Whether elements are inf or -inf, as bool.

        >>> ow.isinf(ow.tensor([1.0, ow.nan, -ow.inf]))
        tensor([False, False,  True])
        """
        if not (rest or named):
            return ISINF[self._keys](self)
        return ISINF_FORMS.call(self, rest, named)

    def isfinite(self, *rest, **named):
        """isfinite(input) -> Tensor

        Whether elements are neither infinite nor NaN, as bool.

        >>> ow.isfinite(ow.tensor([1.0, ow.nan, ow.inf]))
        tensor([ True, False, False])
        """
        if not (rest or named):
            return ISFINITE[self._keys](self)
        return ISFINITE_FORMS.call(self, rest, named)

    def __eq__(self, other):
        if type(other) is Tensor:
            return EQ_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return EQ_SCALAR[self._keys](self, other)
        return binary(EQ_FORMS, self, other)

    def __ne__(self, other):
        if type(other) is Tensor:
            return NE_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return NE_SCALAR[self._keys](self, other)
        return binary(NE_FORMS, self, other)

    def __lt__(self, other):
        if type(other) is Tensor:
            return LT_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return LT_SCALAR[self._keys](self, other)
        return binary(LT_FORMS, self, other)

    def __le__(self, other):
        if type(other) is Tensor:
            return LE_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return LE_SCALAR[self._keys](self, other)
        return binary(LE_FORMS, self, other)

    def __gt__(self, other):
        if type(other) is Tensor:
            return GT_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return GT_SCALAR[self._keys](self, other)
        return binary(GT_FORMS, self, other)

    def __ge__(self, other):
        if type(other) is Tensor:
            return GE_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return GE_SCALAR[self._keys](self, other)
        return binary(GE_FORMS, self, other)

    def __and__(self, other):
        if type(other) is Tensor:
            return BITWISE_AND_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_AND_SCALAR[self._keys](self, other)
        return binary(BITWISE_AND_FORMS, self, other)

    def __rand__(self, other):
        if type(other) is Tensor:
            return BITWISE_AND_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_AND_SCALAR[self._keys](self, other)
        return binary(BITWISE_AND_FORMS, self, other)

    def __iand__(self, other):
        if type(other) is Tensor:
            return BITWISE_AND__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_AND__SCALAR[self._keys](self, other)
        return binary(BITWISE_AND__FORMS, self, other)

    def __or__(self, other):
        if type(other) is Tensor:
            return BITWISE_OR_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_OR_SCALAR[self._keys](self, other)
        return binary(BITWISE_OR_FORMS, self, other)

    def __ror__(self, other):
        if type(other) is Tensor:
            return BITWISE_OR_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_OR_SCALAR[self._keys](self, other)
        return binary(BITWISE_OR_FORMS, self, other)

    def __ior__(self, other):
        if type(other) is Tensor:
            return BITWISE_OR__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_OR__SCALAR[self._keys](self, other)
        return binary(BITWISE_OR__FORMS, self, other)

    def __xor__(self, other):
        if type(other) is Tensor:
            return BITWISE_XOR_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_XOR_SCALAR[self._keys](self, other)
        return binary(BITWISE_XOR_FORMS, self, other)

    def __rxor__(self, other):
        if type(other) is Tensor:
            return BITWISE_XOR_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_XOR_SCALAR[self._keys](self, other)
        return binary(BITWISE_XOR_FORMS, self, other)

    def __ixor__(self, other):
        if type(other) is Tensor:
            return BITWISE_XOR__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_XOR__SCALAR[self._keys](self, other)
        return binary(BITWISE_XOR__FORMS, self, other)

    def __invert__(self):
        return BITWISE_NOT[self._keys](self)


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
