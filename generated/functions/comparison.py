"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads, given_arguments
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

EQ_TENSOR = find("eq.Tensor")
EQ_TENSOR_OUT = find("eq.Tensor_out")
EQ_SCALAR = find("eq.Scalar")
EQ_SCALAR_OUT = find("eq.Scalar_out")
NE_TENSOR = find("ne.Tensor")
NE_TENSOR_OUT = find("ne.Tensor_out")
NE_SCALAR = find("ne.Scalar")
NE_SCALAR_OUT = find("ne.Scalar_out")
LT_TENSOR = find("lt.Tensor")
LT_TENSOR_OUT = find("lt.Tensor_out")
LT_SCALAR = find("lt.Scalar")
LT_SCALAR_OUT = find("lt.Scalar_out")
LE_TENSOR = find("le.Tensor")
LE_TENSOR_OUT = find("le.Tensor_out")
LE_SCALAR = find("le.Scalar")
LE_SCALAR_OUT = find("le.Scalar_out")
GT_TENSOR = find("gt.Tensor")
GT_TENSOR_OUT = find("gt.Tensor_out")
GT_SCALAR = find("gt.Scalar")
GT_SCALAR_OUT = find("gt.Scalar_out")
GE_TENSOR = find("ge.Tensor")
GE_TENSOR_OUT = find("ge.Tensor_out")
GE_SCALAR = find("ge.Scalar")
GE_SCALAR_OUT = find("ge.Scalar_out")
LOGICAL_NOT = find("logical_not")
LOGICAL_NOT_OUT = find("logical_not.out")
LOGICAL_AND = find("logical_and")
LOGICAL_AND_OUT = find("logical_and.out")
LOGICAL_OR = find("logical_or")
LOGICAL_OR_OUT = find("logical_or.out")
LOGICAL_XOR = find("logical_xor")
LOGICAL_XOR_OUT = find("logical_xor.out")
BITWISE_AND_TENSOR = find("bitwise_and.Tensor")
BITWISE_AND_TENSOR_OUT = find("bitwise_and.Tensor_out")
BITWISE_AND_SCALAR = find("bitwise_and.Scalar")
BITWISE_AND__TENSOR = find("bitwise_and_.Tensor")
BITWISE_AND__SCALAR = find("bitwise_and_.Scalar")
BITWISE_OR_TENSOR = find("bitwise_or.Tensor")
BITWISE_OR_TENSOR_OUT = find("bitwise_or.Tensor_out")
BITWISE_OR_SCALAR = find("bitwise_or.Scalar")
BITWISE_OR__TENSOR = find("bitwise_or_.Tensor")
BITWISE_OR__SCALAR = find("bitwise_or_.Scalar")
BITWISE_XOR_TENSOR = find("bitwise_xor.Tensor")
BITWISE_XOR_TENSOR_OUT = find("bitwise_xor.Tensor_out")
BITWISE_XOR_SCALAR = find("bitwise_xor.Scalar")
BITWISE_XOR__TENSOR = find("bitwise_xor_.Tensor")
BITWISE_XOR__SCALAR = find("bitwise_xor_.Scalar")
BITWISE_NOT = find("bitwise_not")
BITWISE_NOT_OUT = find("bitwise_not.out")
BITWISE_NOT_ = find("bitwise_not_")
_INVERT = find("_invert")
ISNAN = find("isnan")
ISINF = find("isinf")
ISFINITE = find("isfinite")
WHERE = find("where")
WHERE_SELF = find("where.self")
WHERE_SELF_OUT = find("where.self_out")
WHERE_SCALAROTHER = find("where.ScalarOther")
WHERE_SCALARSELF = find("where.ScalarSelf")
WHERE_SCALAR = find("where.Scalar")

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
    return EQ_FORMS(given_arguments(input, other) + rest, named)


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
    return NE_FORMS(given_arguments(input, other) + rest, named)


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
    return LT_FORMS(given_arguments(input, other) + rest, named)


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
    return LE_FORMS(given_arguments(input, other) + rest, named)


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
    return GT_FORMS(given_arguments(input, other) + rest, named)


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
    return GE_FORMS(given_arguments(input, other) + rest, named)


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
    return LOGICAL_NOT_FORMS(given_arguments(input) + rest, named)


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
    return LOGICAL_AND_FORMS(given_arguments(input, other) + rest, named)


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
    return LOGICAL_OR_FORMS(given_arguments(input, other) + rest, named)


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
    return LOGICAL_XOR_FORMS(given_arguments(input, other) + rest, named)


BITWISE_AND_FORMS = Overloads(
    "bitwise_and",
    (BITWISE_AND_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, BITWISE_AND_TENSOR_OUT, 1, False),
    (BITWISE_AND_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def bitwise_and(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_and(input, other, *, out=None) -> Tensor
    bitwise_and(input, other) -> Tensor

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
    return BITWISE_AND_FORMS(given_arguments(input, other) + rest, named)


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
    return BITWISE_AND__FORMS(given_arguments(input, other) + rest, named)


BITWISE_OR_FORMS = Overloads(
    "bitwise_or",
    (BITWISE_OR_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, BITWISE_OR_TENSOR_OUT, 1, False),
    (BITWISE_OR_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def bitwise_or(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_or(input, other, *, out=None) -> Tensor
    bitwise_or(input, other) -> Tensor

    The bitwise or of integers; of booleans the logical one.

    >>> ow.tensor([6, 8]) | ow.tensor([3, 1])
    tensor([7, 9])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_OR_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_OR_SCALAR[input._keys](input, other)
    return BITWISE_OR_FORMS(given_arguments(input, other) + rest, named)


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
    return BITWISE_OR__FORMS(given_arguments(input, other) + rest, named)


BITWISE_XOR_FORMS = Overloads(
    "bitwise_xor",
    (BITWISE_XOR_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, BITWISE_XOR_TENSOR_OUT, 1, False),
    (BITWISE_XOR_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def bitwise_xor(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_xor(input, other, *, out=None) -> Tensor
    bitwise_xor(input, other) -> Tensor

    The bitwise exclusive or of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) ^ ow.tensor([3, 7])
    tensor([5, 0])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_XOR_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_XOR_SCALAR[input._keys](input, other)
    return BITWISE_XOR_FORMS(given_arguments(input, other) + rest, named)


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
    return BITWISE_XOR__FORMS(given_arguments(input, other) + rest, named)


BITWISE_NOT_FORMS = Overloads(
    "bitwise_not",
    (BITWISE_NOT, (("input", "Tensor"),), 0, BITWISE_NOT_OUT, 1, False),
)


def bitwise_not(input=MISSING, *rest, **named):
    """bitwise_not(input, *, out=None) -> Tensor

    All bits of integers inverted, which is `-input - 1` where they have a sign.

    >>> ~ow.tensor([0, 5])
    tensor([-1, -6])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return BITWISE_NOT[input._keys](input)
    return BITWISE_NOT_FORMS(given_arguments(input) + rest, named)


BITWISE_NOT__FORMS = Overloads(
    "bitwise_not_",
    (BITWISE_NOT_, (("input", "Tensor"),), 0, None, 0, False),
)


def bitwise_not_(input=MISSING, *rest, **named):
    """bitwise_not_(input) -> Tensor

    All bits of integers inverted, which is `-input - 1` where they have a sign.

    >>> ~ow.tensor([0, 5])
    tensor([-1, -6])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return BITWISE_NOT_[input._keys](input)
    return BITWISE_NOT__FORMS(given_arguments(input) + rest, named)


_INVERT_FORMS = Overloads(
    "_invert",
    (_INVERT, (("input", "Tensor"),), 0, None, 0, False),
)


def _invert(input=MISSING, *rest, **named):
    """_invert(input) -> Tensor

    The sign `~`.
    """
    if not (rest or named):
        if type(input) is Tensor:
            return _INVERT[input._keys](input)
    return _INVERT_FORMS(given_arguments(input) + rest, named)


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
    return ISNAN_FORMS(given_arguments(input) + rest, named)


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
    return ISINF_FORMS(given_arguments(input) + rest, named)


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
    return ISFINITE_FORMS(given_arguments(input) + rest, named)


WHERE_FORMS = Overloads(
    "where",
    (WHERE, (("condition", "Tensor"),), 0, None, 0, False),
    (WHERE_SELF, (("condition", "Tensor"), ("input", "Tensor"), ("other", "Tensor")), 0, WHERE_SELF_OUT, 1, False),
    (WHERE_SCALAROTHER, (("condition", "Tensor"), ("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    (WHERE_SCALARSELF, (("condition", "Tensor"), ("input", "Scalar"), ("other", "Tensor")), 0, None, 0, False),
    (WHERE_SCALAR, (("condition", "Tensor"), ("input", "Scalar"), ("other", "Scalar")), 0, None, 0, False),
)


def where(condition=MISSING, input=MISSING, other=MISSING, *rest, **named):
    """where(condition) -> list[Tensor]
    where(condition, input, other, *, out=None) -> Tensor
    where(condition, input, other) -> Tensor
    where(condition, input, other) -> Tensor
    where(condition, input, other) -> Tensor

    The places where a condition holds, as a vector for each dimension.
    """
    if not (rest or named):
        if type(condition) is Tensor and input is MISSING and other is MISSING:
            return WHERE[condition._keys](condition)
        if type(condition) is Tensor and type(input) is Tensor and type(other) is Tensor:
            return WHERE_SELF[condition._keys | input._keys | other._keys](condition, input, other)
        if type(condition) is Tensor and type(input) is Tensor and (type(other) is float or type(other) is int):
            return WHERE_SCALAROTHER[condition._keys | input._keys](condition, input, other)
        if type(condition) is Tensor and (type(input) is float or type(input) is int) and type(other) is Tensor:
            return WHERE_SCALARSELF[condition._keys | other._keys](condition, input, other)
        if type(condition) is Tensor and (
            type(input) is float or type(input) is int
        ) and (type(other) is float or type(other) is int):
            return WHERE_SCALAR[condition._keys](condition, input, other)
    return WHERE_FORMS(given_arguments(condition, input, other) + rest, named)
