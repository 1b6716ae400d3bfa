"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

EQ_TENSOR = find("eq.Tensor")
EQ_TENSOR_OUT = find("eq.Tensor_out")
EQ_SCALAR = find("eq.Scalar")
EQ_SCALAR_OUT = find("eq.Scalar_out")
EQ__TENSOR = find("eq_.Tensor")
EQ__SCALAR = find("eq_.Scalar")
NE_TENSOR = find("ne.Tensor")
NE_TENSOR_OUT = find("ne.Tensor_out")
NE_SCALAR = find("ne.Scalar")
NE_SCALAR_OUT = find("ne.Scalar_out")
NE__TENSOR = find("ne_.Tensor")
NE__SCALAR = find("ne_.Scalar")
NOT_EQUAL_TENSOR = find("not_equal.Tensor")
NOT_EQUAL_TENSOR_OUT = find("not_equal.Tensor_out")
NOT_EQUAL_SCALAR = find("not_equal.Scalar")
NOT_EQUAL_SCALAR_OUT = find("not_equal.Scalar_out")
NOT_EQUAL__TENSOR = find("not_equal_.Tensor")
NOT_EQUAL__SCALAR = find("not_equal_.Scalar")
LT_TENSOR = find("lt.Tensor")
LT_TENSOR_OUT = find("lt.Tensor_out")
LT_SCALAR = find("lt.Scalar")
LT_SCALAR_OUT = find("lt.Scalar_out")
LT__TENSOR = find("lt_.Tensor")
LT__SCALAR = find("lt_.Scalar")
LESS_TENSOR = find("less.Tensor")
LESS_TENSOR_OUT = find("less.Tensor_out")
LESS_SCALAR = find("less.Scalar")
LESS_SCALAR_OUT = find("less.Scalar_out")
LESS__TENSOR = find("less_.Tensor")
LESS__SCALAR = find("less_.Scalar")
LE_TENSOR = find("le.Tensor")
LE_TENSOR_OUT = find("le.Tensor_out")
LE_SCALAR = find("le.Scalar")
LE_SCALAR_OUT = find("le.Scalar_out")
LE__TENSOR = find("le_.Tensor")
LE__SCALAR = find("le_.Scalar")
LESS_EQUAL_TENSOR = find("less_equal.Tensor")
LESS_EQUAL_TENSOR_OUT = find("less_equal.Tensor_out")
LESS_EQUAL_SCALAR = find("less_equal.Scalar")
LESS_EQUAL_SCALAR_OUT = find("less_equal.Scalar_out")
LESS_EQUAL__TENSOR = find("less_equal_.Tensor")
LESS_EQUAL__SCALAR = find("less_equal_.Scalar")
GT_TENSOR = find("gt.Tensor")
GT_TENSOR_OUT = find("gt.Tensor_out")
GT_SCALAR = find("gt.Scalar")
GT_SCALAR_OUT = find("gt.Scalar_out")
GT__TENSOR = find("gt_.Tensor")
GT__SCALAR = find("gt_.Scalar")
GREATER_TENSOR = find("greater.Tensor")
GREATER_TENSOR_OUT = find("greater.Tensor_out")
GREATER_SCALAR = find("greater.Scalar")
GREATER_SCALAR_OUT = find("greater.Scalar_out")
GREATER__TENSOR = find("greater_.Tensor")
GREATER__SCALAR = find("greater_.Scalar")
GE_TENSOR = find("ge.Tensor")
GE_TENSOR_OUT = find("ge.Tensor_out")
GE_SCALAR = find("ge.Scalar")
GE_SCALAR_OUT = find("ge.Scalar_out")
GE__TENSOR = find("ge_.Tensor")
GE__SCALAR = find("ge_.Scalar")
GREATER_EQUAL_TENSOR = find("greater_equal.Tensor")
GREATER_EQUAL_TENSOR_OUT = find("greater_equal.Tensor_out")
GREATER_EQUAL_SCALAR = find("greater_equal.Scalar")
GREATER_EQUAL_SCALAR_OUT = find("greater_equal.Scalar_out")
GREATER_EQUAL__TENSOR = find("greater_equal_.Tensor")
GREATER_EQUAL__SCALAR = find("greater_equal_.Scalar")
LOGICAL_NOT = find("logical_not")
LOGICAL_NOT_OUT = find("logical_not.out")
LOGICAL_NOT_ = find("logical_not_")
LOGICAL_AND = find("logical_and")
LOGICAL_AND_OUT = find("logical_and.out")
LOGICAL_AND_ = find("logical_and_")
LOGICAL_OR = find("logical_or")
LOGICAL_OR_OUT = find("logical_or.out")
LOGICAL_OR_ = find("logical_or_")
LOGICAL_XOR = find("logical_xor")
LOGICAL_XOR_OUT = find("logical_xor.out")
LOGICAL_XOR_ = find("logical_xor_")
BITWISE_AND_TENSOR = find("bitwise_and.Tensor")
BITWISE_AND_TENSOR_OUT = find("bitwise_and.Tensor_out")
BITWISE_AND_SCALAR = find("bitwise_and.Scalar")
BITWISE_AND_SCALAR_TENSOR = find("bitwise_and.Scalar_Tensor")
BITWISE_AND_SCALAR_TENSOR_OUT = find("bitwise_and.Scalar_Tensor_out")
BITWISE_AND__TENSOR = find("bitwise_and_.Tensor")
BITWISE_AND__SCALAR = find("bitwise_and_.Scalar")
BITWISE_OR_TENSOR = find("bitwise_or.Tensor")
BITWISE_OR_TENSOR_OUT = find("bitwise_or.Tensor_out")
BITWISE_OR_SCALAR = find("bitwise_or.Scalar")
BITWISE_OR_SCALAR_TENSOR = find("bitwise_or.Scalar_Tensor")
BITWISE_OR_SCALAR_TENSOR_OUT = find("bitwise_or.Scalar_Tensor_out")
BITWISE_OR__TENSOR = find("bitwise_or_.Tensor")
BITWISE_OR__SCALAR = find("bitwise_or_.Scalar")
BITWISE_XOR_TENSOR = find("bitwise_xor.Tensor")
BITWISE_XOR_TENSOR_OUT = find("bitwise_xor.Tensor_out")
BITWISE_XOR_SCALAR = find("bitwise_xor.Scalar")
BITWISE_XOR_SCALAR_TENSOR = find("bitwise_xor.Scalar_Tensor")
BITWISE_XOR_SCALAR_TENSOR_OUT = find("bitwise_xor.Scalar_Tensor_out")
BITWISE_XOR__TENSOR = find("bitwise_xor_.Tensor")
BITWISE_XOR__SCALAR = find("bitwise_xor_.Scalar")
BITWISE_NOT = find("bitwise_not")
BITWISE_NOT_OUT = find("bitwise_not.out")
BITWISE_NOT_ = find("bitwise_not_")
ISNAN = find("isnan")
ISINF = find("isinf")
ISFINITE = find("isfinite")

EQ_FORMS = Overloads(
    "eq",
    (EQ_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, EQ_TENSOR_OUT, 1, False),
    (EQ_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, EQ_SCALAR_OUT, 1, False),
)


def eq(input=MISSING, other=MISSING, *rest, **named):
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
        if type(input) is Tensor and type(other) is Tensor:
            return EQ_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return EQ_SCALAR[input._keys](input, other)
    return EQ_FORMS.call(input, other, rest, named)


EQ__FORMS = Overloads(
    "eq_",
    (EQ__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (EQ__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def eq_(input=MISSING, other=MISSING, *rest, **named):
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
        if type(input) is Tensor and type(other) is Tensor:
            return EQ__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return EQ__SCALAR[input._keys](input, other)
    return EQ__FORMS.call(input, other, rest, named)


NE_FORMS = Overloads(
    "ne",
    (NE_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, NE_TENSOR_OUT, 1, False),
    (NE_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, NE_SCALAR_OUT, 1, False),
)


def ne(input=MISSING, other=MISSING, *rest, **named):
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
        if type(input) is Tensor and type(other) is Tensor:
            return NE_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return NE_SCALAR[input._keys](input, other)
    return NE_FORMS.call(input, other, rest, named)


NE__FORMS = Overloads(
    "ne_",
    (NE__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (NE__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def ne_(input=MISSING, other=MISSING, *rest, **named):
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
        if type(input) is Tensor and type(other) is Tensor:
            return NE__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return NE__SCALAR[input._keys](input, other)
    return NE__FORMS.call(input, other, rest, named)


NOT_EQUAL_FORMS = Overloads(
    "not_equal",
    (NOT_EQUAL_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, NOT_EQUAL_TENSOR_OUT, 1, False),
    (NOT_EQUAL_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, NOT_EQUAL_SCALAR_OUT, 1, False),
)


def not_equal(input=MISSING, other=MISSING, *rest, **named):
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
            if type(input) is Tensor and type(other) is Tensor:
                return NOT_EQUAL_TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return NOT_EQUAL_SCALAR[input._keys](input, other)
        return NOT_EQUAL_FORMS.call(input, other, rest, named)
    except Exception:
        NOT_EQUAL_FORMS.translate(input, other, rest, named)
        raise


NOT_EQUAL__FORMS = Overloads(
    "not_equal_",
    (NOT_EQUAL__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (NOT_EQUAL__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def not_equal_(input=MISSING, other=MISSING, *rest, **named):
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
            if type(input) is Tensor and type(other) is Tensor:
                return NOT_EQUAL__TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return NOT_EQUAL__SCALAR[input._keys](input, other)
        return NOT_EQUAL__FORMS.call(input, other, rest, named)
    except Exception:
        NOT_EQUAL__FORMS.translate(input, other, rest, named)
        raise


LT_FORMS = Overloads(
    "lt",
    (LT_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, LT_TENSOR_OUT, 1, False),
    (LT_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, LT_SCALAR_OUT, 1, False),
)


def lt(input=MISSING, other=MISSING, *rest, **named):
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
        if type(input) is Tensor and type(other) is Tensor:
            return LT_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return LT_SCALAR[input._keys](input, other)
    return LT_FORMS.call(input, other, rest, named)


LT__FORMS = Overloads(
    "lt_",
    (LT__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (LT__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def lt_(input=MISSING, other=MISSING, *rest, **named):
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
        if type(input) is Tensor and type(other) is Tensor:
            return LT__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return LT__SCALAR[input._keys](input, other)
    return LT__FORMS.call(input, other, rest, named)


LESS_FORMS = Overloads(
    "less",
    (LESS_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, LESS_TENSOR_OUT, 1, False),
    (LESS_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, LESS_SCALAR_OUT, 1, False),
)


def less(input=MISSING, other=MISSING, *rest, **named):
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
            if type(input) is Tensor and type(other) is Tensor:
                return LESS_TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return LESS_SCALAR[input._keys](input, other)
        return LESS_FORMS.call(input, other, rest, named)
    except Exception:
        LESS_FORMS.translate(input, other, rest, named)
        raise


LESS__FORMS = Overloads(
    "less_",
    (LESS__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (LESS__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def less_(input=MISSING, other=MISSING, *rest, **named):
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
            if type(input) is Tensor and type(other) is Tensor:
                return LESS__TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return LESS__SCALAR[input._keys](input, other)
        return LESS__FORMS.call(input, other, rest, named)
    except Exception:
        LESS__FORMS.translate(input, other, rest, named)
        raise


LE_FORMS = Overloads(
    "le",
    (LE_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, LE_TENSOR_OUT, 1, False),
    (LE_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, LE_SCALAR_OUT, 1, False),
)


def le(input=MISSING, other=MISSING, *rest, **named):
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
        if type(input) is Tensor and type(other) is Tensor:
            return LE_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return LE_SCALAR[input._keys](input, other)
    return LE_FORMS.call(input, other, rest, named)


LE__FORMS = Overloads(
    "le_",
    (LE__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (LE__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def le_(input=MISSING, other=MISSING, *rest, **named):
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
        if type(input) is Tensor and type(other) is Tensor:
            return LE__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return LE__SCALAR[input._keys](input, other)
    return LE__FORMS.call(input, other, rest, named)


LESS_EQUAL_FORMS = Overloads(
    "less_equal",
    (LESS_EQUAL_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, LESS_EQUAL_TENSOR_OUT, 1, False),
    (LESS_EQUAL_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, LESS_EQUAL_SCALAR_OUT, 1, False),
)


def less_equal(input=MISSING, other=MISSING, *rest, **named):
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
            if type(input) is Tensor and type(other) is Tensor:
                return LESS_EQUAL_TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return LESS_EQUAL_SCALAR[input._keys](input, other)
        return LESS_EQUAL_FORMS.call(input, other, rest, named)
    except Exception:
        LESS_EQUAL_FORMS.translate(input, other, rest, named)
        raise


LESS_EQUAL__FORMS = Overloads(
    "less_equal_",
    (LESS_EQUAL__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (LESS_EQUAL__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def less_equal_(input=MISSING, other=MISSING, *rest, **named):
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
            if type(input) is Tensor and type(other) is Tensor:
                return LESS_EQUAL__TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return LESS_EQUAL__SCALAR[input._keys](input, other)
        return LESS_EQUAL__FORMS.call(input, other, rest, named)
    except Exception:
        LESS_EQUAL__FORMS.translate(input, other, rest, named)
        raise


GT_FORMS = Overloads(
    "gt",
    (GT_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, GT_TENSOR_OUT, 1, False),
    (GT_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, GT_SCALAR_OUT, 1, False),
)


def gt(input=MISSING, other=MISSING, *rest, **named):
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
        if type(input) is Tensor and type(other) is Tensor:
            return GT_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return GT_SCALAR[input._keys](input, other)
    return GT_FORMS.call(input, other, rest, named)


GT__FORMS = Overloads(
    "gt_",
    (GT__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (GT__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def gt_(input=MISSING, other=MISSING, *rest, **named):
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
        if type(input) is Tensor and type(other) is Tensor:
            return GT__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return GT__SCALAR[input._keys](input, other)
    return GT__FORMS.call(input, other, rest, named)


GREATER_FORMS = Overloads(
    "greater",
    (GREATER_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, GREATER_TENSOR_OUT, 1, False),
    (GREATER_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, GREATER_SCALAR_OUT, 1, False),
)


def greater(input=MISSING, other=MISSING, *rest, **named):
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
            if type(input) is Tensor and type(other) is Tensor:
                return GREATER_TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return GREATER_SCALAR[input._keys](input, other)
        return GREATER_FORMS.call(input, other, rest, named)
    except Exception:
        GREATER_FORMS.translate(input, other, rest, named)
        raise


GREATER__FORMS = Overloads(
    "greater_",
    (GREATER__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (GREATER__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def greater_(input=MISSING, other=MISSING, *rest, **named):
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
            if type(input) is Tensor and type(other) is Tensor:
                return GREATER__TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return GREATER__SCALAR[input._keys](input, other)
        return GREATER__FORMS.call(input, other, rest, named)
    except Exception:
        GREATER__FORMS.translate(input, other, rest, named)
        raise


GE_FORMS = Overloads(
    "ge",
    (GE_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, GE_TENSOR_OUT, 1, False),
    (GE_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, GE_SCALAR_OUT, 1, False),
)


def ge(input=MISSING, other=MISSING, *rest, **named):
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
        if type(input) is Tensor and type(other) is Tensor:
            return GE_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return GE_SCALAR[input._keys](input, other)
    return GE_FORMS.call(input, other, rest, named)


GE__FORMS = Overloads(
    "ge_",
    (GE__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (GE__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def ge_(input=MISSING, other=MISSING, *rest, **named):
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
        if type(input) is Tensor and type(other) is Tensor:
            return GE__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return GE__SCALAR[input._keys](input, other)
    return GE__FORMS.call(input, other, rest, named)


GREATER_EQUAL_FORMS = Overloads(
    "greater_equal",
    (GREATER_EQUAL_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, GREATER_EQUAL_TENSOR_OUT, 1, False),
    (GREATER_EQUAL_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, GREATER_EQUAL_SCALAR_OUT, 1, False),
)


def greater_equal(input=MISSING, other=MISSING, *rest, **named):
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
            if type(input) is Tensor and type(other) is Tensor:
                return GREATER_EQUAL_TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return GREATER_EQUAL_SCALAR[input._keys](input, other)
        return GREATER_EQUAL_FORMS.call(input, other, rest, named)
    except Exception:
        GREATER_EQUAL_FORMS.translate(input, other, rest, named)
        raise


GREATER_EQUAL__FORMS = Overloads(
    "greater_equal_",
    (GREATER_EQUAL__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (GREATER_EQUAL__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def greater_equal_(input=MISSING, other=MISSING, *rest, **named):
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
            if type(input) is Tensor and type(other) is Tensor:
                return GREATER_EQUAL__TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return GREATER_EQUAL__SCALAR[input._keys](input, other)
        return GREATER_EQUAL__FORMS.call(input, other, rest, named)
    except Exception:
        GREATER_EQUAL__FORMS.translate(input, other, rest, named)
        raise


LOGICAL_NOT_FORMS = Overloads(
    "logical_not",
    (LOGICAL_NOT, (("input", "Tensor"),), 0, LOGICAL_NOT_OUT, 1, False),
)


def logical_not(input=MISSING, *rest, **named):
    """logical_not(input, *, out=None) -> Tensor

    True where an element is 0 or False.

    >>> ow.logical_not(ow.tensor([0, 1, 2]))
    tensor([ True, False, False])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LOGICAL_NOT[input._keys](input)
    return LOGICAL_NOT_FORMS.call(input, rest, named)


LOGICAL_NOT__FORMS = Overloads(
    "logical_not_",
    (LOGICAL_NOT_, (("input", "Tensor"),), 0, None, 0, False),
)


def logical_not_(input=MISSING, *rest, **named):
    """logical_not_(input) -> Tensor

    True where an element is 0 or False.

    >>> ow.logical_not(ow.tensor([0, 1, 2]))
    tensor([ True, False, False])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LOGICAL_NOT_[input._keys](input)
    return LOGICAL_NOT__FORMS.call(input, rest, named)


LOGICAL_AND_FORMS = Overloads(
    "logical_and",
    (LOGICAL_AND, (("input", "Tensor"), ("other", "Tensor")), 0, LOGICAL_AND_OUT, 1, False),
)


def logical_and(input=MISSING, other=MISSING, *rest, **named):
    """logical_and(input, other, *, out=None) -> Tensor

    True where both elements are other than 0.

    >>> ow.logical_and(ow.tensor([0, 1, 2]), ow.tensor([True, False, True]))
    tensor([False, False,  True])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return LOGICAL_AND[input._keys | other._keys](input, other)
    return LOGICAL_AND_FORMS.call(input, other, rest, named)


LOGICAL_AND__FORMS = Overloads(
    "logical_and_",
    (LOGICAL_AND_, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def logical_and_(input=MISSING, other=MISSING, *rest, **named):
    """logical_and_(input, other) -> Tensor

    True where both elements are other than 0.

    >>> ow.logical_and(ow.tensor([0, 1, 2]), ow.tensor([True, False, True]))
    tensor([False, False,  True])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return LOGICAL_AND_[input._keys | other._keys](input, other)
    return LOGICAL_AND__FORMS.call(input, other, rest, named)


LOGICAL_OR_FORMS = Overloads(
    "logical_or",
    (LOGICAL_OR, (("input", "Tensor"), ("other", "Tensor")), 0, LOGICAL_OR_OUT, 1, False),
)


def logical_or(input=MISSING, other=MISSING, *rest, **named):
    """logical_or(input, other, *, out=None) -> Tensor

    True where an element is other than 0.

    >>> ow.logical_or(ow.tensor([0, 1]), ow.tensor([False, False]))
    tensor([False,  True])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return LOGICAL_OR[input._keys | other._keys](input, other)
    return LOGICAL_OR_FORMS.call(input, other, rest, named)


LOGICAL_OR__FORMS = Overloads(
    "logical_or_",
    (LOGICAL_OR_, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def logical_or_(input=MISSING, other=MISSING, *rest, **named):
    """logical_or_(input, other) -> Tensor

    True where an element is other than 0.

    >>> ow.logical_or(ow.tensor([0, 1]), ow.tensor([False, False]))
    tensor([False,  True])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return LOGICAL_OR_[input._keys | other._keys](input, other)
    return LOGICAL_OR__FORMS.call(input, other, rest, named)


LOGICAL_XOR_FORMS = Overloads(
    "logical_xor",
    (LOGICAL_XOR, (("input", "Tensor"), ("other", "Tensor")), 0, LOGICAL_XOR_OUT, 1, False),
)


def logical_xor(input=MISSING, other=MISSING, *rest, **named):
    """logical_xor(input, other, *, out=None) -> Tensor

    True where exactly one of the two elements is other than 0.

    >>> ow.logical_xor(ow.tensor([0, 1, 2]), ow.tensor([1, 1, 0]))
    tensor([ True, False,  True])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return LOGICAL_XOR[input._keys | other._keys](input, other)
    return LOGICAL_XOR_FORMS.call(input, other, rest, named)


LOGICAL_XOR__FORMS = Overloads(
    "logical_xor_",
    (LOGICAL_XOR_, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def logical_xor_(input=MISSING, other=MISSING, *rest, **named):
    """logical_xor_(input, other) -> Tensor

    True where exactly one of the two elements is other than 0.

    >>> ow.logical_xor(ow.tensor([0, 1, 2]), ow.tensor([1, 1, 0]))
    tensor([ True, False,  True])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return LOGICAL_XOR_[input._keys | other._keys](input, other)
    return LOGICAL_XOR__FORMS.call(input, other, rest, named)


BITWISE_AND_FORMS = Overloads(
    "bitwise_and",
    (BITWISE_AND_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, BITWISE_AND_TENSOR_OUT, 1, False),
    (BITWISE_AND_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    (BITWISE_AND_SCALAR_TENSOR, (("input", "Scalar"), ("other", "Tensor")), 0, BITWISE_AND_SCALAR_TENSOR_OUT, 1, False),
)


def bitwise_and(input=MISSING, other=MISSING, *rest, **named):
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
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_AND_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_AND_SCALAR[input._keys](input, other)
    return BITWISE_AND_FORMS.call(input, other, rest, named)


BITWISE_AND__FORMS = Overloads(
    "bitwise_and_",
    (BITWISE_AND__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (BITWISE_AND__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def bitwise_and_(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_and_(input, other) -> Tensor
    bitwise_and_(input, other) -> Tensor

    The bitwise and of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) & ow.tensor([3, 8])
    tensor([2, 0])
    >>> ow.tensor([True, True]) & ow.tensor([True, False])
    tensor([ True, False])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_AND__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_AND__SCALAR[input._keys](input, other)
    return BITWISE_AND__FORMS.call(input, other, rest, named)


BITWISE_OR_FORMS = Overloads(
    "bitwise_or",
    (BITWISE_OR_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, BITWISE_OR_TENSOR_OUT, 1, False),
    (BITWISE_OR_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    (BITWISE_OR_SCALAR_TENSOR, (("input", "Scalar"), ("other", "Tensor")), 0, BITWISE_OR_SCALAR_TENSOR_OUT, 1, False),
)


def bitwise_or(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_or(input, other, *, out=None) -> Tensor
    bitwise_or(input, other) -> Tensor
    bitwise_or(input, other, *, out=None) -> Tensor

    The bitwise or of integers; of booleans the logical one.

    >>> ow.tensor([6, 8]) | ow.tensor([3, 1])
    tensor([7, 9])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_OR_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_OR_SCALAR[input._keys](input, other)
    return BITWISE_OR_FORMS.call(input, other, rest, named)


BITWISE_OR__FORMS = Overloads(
    "bitwise_or_",
    (BITWISE_OR__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (BITWISE_OR__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def bitwise_or_(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_or_(input, other) -> Tensor
    bitwise_or_(input, other) -> Tensor

    The bitwise or of integers; of booleans the logical one.

    >>> ow.tensor([6, 8]) | ow.tensor([3, 1])
    tensor([7, 9])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_OR__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_OR__SCALAR[input._keys](input, other)
    return BITWISE_OR__FORMS.call(input, other, rest, named)


BITWISE_XOR_FORMS = Overloads(
    "bitwise_xor",
    (BITWISE_XOR_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, BITWISE_XOR_TENSOR_OUT, 1, False),
    (BITWISE_XOR_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    (BITWISE_XOR_SCALAR_TENSOR, (("input", "Scalar"), ("other", "Tensor")), 0, BITWISE_XOR_SCALAR_TENSOR_OUT, 1, False),
)


def bitwise_xor(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_xor(input, other, *, out=None) -> Tensor
    bitwise_xor(input, other) -> Tensor
    bitwise_xor(input, other, *, out=None) -> Tensor

    The bitwise exclusive or of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) ^ ow.tensor([3, 7])
    tensor([5, 0])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_XOR_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_XOR_SCALAR[input._keys](input, other)
    return BITWISE_XOR_FORMS.call(input, other, rest, named)


BITWISE_XOR__FORMS = Overloads(
    "bitwise_xor_",
    (BITWISE_XOR__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (BITWISE_XOR__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def bitwise_xor_(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_xor_(input, other) -> Tensor
    bitwise_xor_(input, other) -> Tensor

    The bitwise exclusive or of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) ^ ow.tensor([3, 7])
    tensor([5, 0])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_XOR__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_XOR__SCALAR[input._keys](input, other)
    return BITWISE_XOR__FORMS.call(input, other, rest, named)


BITWISE_NOT_FORMS = Overloads(
    "bitwise_not",
    (BITWISE_NOT, (("input", "Tensor"),), 0, BITWISE_NOT_OUT, 1, False),
)


def bitwise_not(input=MISSING, *rest, **named):
    """bitwise_not(input, *, out=None) -> Tensor

    All bits of integers inverted, which is `-input - 1` where they have a sign; of booleans the logical
        not.

    >>> ~ow.tensor([0, 5])
    tensor([-1, -6])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return BITWISE_NOT[input._keys](input)
    return BITWISE_NOT_FORMS.call(input, rest, named)


BITWISE_NOT__FORMS = Overloads(
    "bitwise_not_",
    (BITWISE_NOT_, (("input", "Tensor"),), 0, None, 0, False),
)


def bitwise_not_(input=MISSING, *rest, **named):
    """bitwise_not_(input) -> Tensor

    All bits of integers inverted, which is `-input - 1` where they have a sign; of booleans the logical
        not.

    >>> ~ow.tensor([0, 5])
    tensor([-1, -6])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return BITWISE_NOT_[input._keys](input)
    return BITWISE_NOT__FORMS.call(input, rest, named)


ISNAN_FORMS = Overloads(
    "isnan",
    (ISNAN, (("input", "Tensor"),), 0, None, 0, False),
)


def isnan(input=MISSING, *rest, **named):
    """isnan(input) -> Tensor

    Whether elements are NaN, as bool; integers never are.

    >>> ow.isnan(ow.tensor([1.0, ow.nan, ow.inf]))
    tensor([False,  True, False])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ISNAN[input._keys](input)
    return ISNAN_FORMS.call(input, rest, named)


ISINF_FORMS = Overloads(
    "isinf",
    (ISINF, (("input", "Tensor"),), 0, None, 0, False),
)


def isinf(input=MISSING, *rest, **named):
    """isinf(input) -> Tensor

    Whether elements are inf or -inf, as bool.

    >>> ow.isinf(ow.tensor([1.0, ow.nan, -ow.inf]))
    tensor([False, False,  True])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ISINF[input._keys](input)
    return ISINF_FORMS.call(input, rest, named)


ISFINITE_FORMS = Overloads(
    "isfinite",
    (ISFINITE, (("input", "Tensor"),), 0, None, 0, False),
)


def isfinite(input=MISSING, *rest, **named):
    """isfinite(input) -> Tensor

    Whether elements are neither infinite nor NaN, as bool.

    >>> ow.isfinite(ow.tensor([1.0, ow.nan, ow.inf]))
    tensor([ True, False, False])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ISFINITE[input._keys](input)
    return ISFINITE_FORMS.call(input, rest, named)
