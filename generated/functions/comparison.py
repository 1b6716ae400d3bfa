"""The functions and methods of comparison: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.comparison import (
    EQ_TENSOR, EQ_SCALAR, EQ__TENSOR, EQ__SCALAR, NE_TENSOR, NE_SCALAR, NE__TENSOR, NE__SCALAR, NOT_EQUAL_TENSOR,
    NOT_EQUAL_SCALAR, NOT_EQUAL__TENSOR, NOT_EQUAL__SCALAR, LT_TENSOR, LT_SCALAR, LT__TENSOR, LT__SCALAR,
    LESS_TENSOR, LESS_SCALAR, LESS__TENSOR, LESS__SCALAR, LE_TENSOR, LE_SCALAR, LE__TENSOR, LE__SCALAR,
    LESS_EQUAL_TENSOR, LESS_EQUAL_SCALAR, LESS_EQUAL__TENSOR, LESS_EQUAL__SCALAR, GT_TENSOR, GT_SCALAR, GT__TENSOR,
    GT__SCALAR, GREATER_TENSOR, GREATER_SCALAR, GREATER__TENSOR, GREATER__SCALAR, GE_TENSOR, GE_SCALAR, GE__TENSOR,
    GE__SCALAR, GREATER_EQUAL_TENSOR, GREATER_EQUAL_SCALAR, GREATER_EQUAL__TENSOR, GREATER_EQUAL__SCALAR,
    LOGICAL_NOT, LOGICAL_NOT_, LOGICAL_AND, LOGICAL_AND_, LOGICAL_OR, LOGICAL_OR_, LOGICAL_XOR, LOGICAL_XOR_,
    BITWISE_AND_TENSOR, BITWISE_AND_SCALAR, BITWISE_AND__TENSOR, BITWISE_AND__SCALAR, BITWISE_OR_TENSOR,
    BITWISE_OR_SCALAR, BITWISE_OR__TENSOR, BITWISE_OR__SCALAR, BITWISE_XOR_TENSOR, BITWISE_XOR_SCALAR,
    BITWISE_XOR__TENSOR, BITWISE_XOR__SCALAR, BITWISE_NOT, BITWISE_NOT_, ISNAN, ISINF, ISFINITE,
)
from ..operators.bits import BITWISE_AND_SCALAR_TENSOR, BITWISE_OR_SCALAR_TENSOR, BITWISE_XOR_SCALAR_TENSOR

__all__ = [
    "eq", "eq_", "ne", "ne_", "not_equal", "not_equal_", "lt", "lt_", "less", "less_", "le", "le_", "less_equal",
    "less_equal_", "gt", "gt_", "greater", "greater_", "ge", "ge_", "greater_equal", "greater_equal_", "logical_not",
    "logical_not_", "logical_and", "logical_and_", "logical_or", "logical_or_", "logical_xor", "logical_xor_",
    "bitwise_and", "bitwise_and_", "bitwise_or", "bitwise_or_", "bitwise_xor", "bitwise_xor_", "bitwise_not",
    "bitwise_not_", "isnan", "isinf", "isfinite",
]

EQ_FORMS = Overloads("eq", EQ_TENSOR, EQ_SCALAR)
EQ__FORMS = Overloads("eq_", EQ__TENSOR, EQ__SCALAR)
NE_FORMS = Overloads("ne", NE_TENSOR, NE_SCALAR)
NE__FORMS = Overloads("ne_", NE__TENSOR, NE__SCALAR)
NOT_EQUAL_FORMS = Overloads("not_equal", NOT_EQUAL_TENSOR, NOT_EQUAL_SCALAR)
NOT_EQUAL__FORMS = Overloads("not_equal_", NOT_EQUAL__TENSOR, NOT_EQUAL__SCALAR)
LT_FORMS = Overloads("lt", LT_TENSOR, LT_SCALAR)
LT__FORMS = Overloads("lt_", LT__TENSOR, LT__SCALAR)
LESS_FORMS = Overloads("less", LESS_TENSOR, LESS_SCALAR)
LESS__FORMS = Overloads("less_", LESS__TENSOR, LESS__SCALAR)
LE_FORMS = Overloads("le", LE_TENSOR, LE_SCALAR)
LE__FORMS = Overloads("le_", LE__TENSOR, LE__SCALAR)
LESS_EQUAL_FORMS = Overloads("less_equal", LESS_EQUAL_TENSOR, LESS_EQUAL_SCALAR)
LESS_EQUAL__FORMS = Overloads("less_equal_", LESS_EQUAL__TENSOR, LESS_EQUAL__SCALAR)
GT_FORMS = Overloads("gt", GT_TENSOR, GT_SCALAR)
GT__FORMS = Overloads("gt_", GT__TENSOR, GT__SCALAR)
GREATER_FORMS = Overloads("greater", GREATER_TENSOR, GREATER_SCALAR)
GREATER__FORMS = Overloads("greater_", GREATER__TENSOR, GREATER__SCALAR)
GE_FORMS = Overloads("ge", GE_TENSOR, GE_SCALAR)
GE__FORMS = Overloads("ge_", GE__TENSOR, GE__SCALAR)
GREATER_EQUAL_FORMS = Overloads("greater_equal", GREATER_EQUAL_TENSOR, GREATER_EQUAL_SCALAR)
GREATER_EQUAL__FORMS = Overloads("greater_equal_", GREATER_EQUAL__TENSOR, GREATER_EQUAL__SCALAR)
LOGICAL_NOT_FORMS = Overloads("logical_not", LOGICAL_NOT)
LOGICAL_NOT__FORMS = Overloads("logical_not_", LOGICAL_NOT_)
LOGICAL_AND_FORMS = Overloads("logical_and", LOGICAL_AND)
LOGICAL_AND__FORMS = Overloads("logical_and_", LOGICAL_AND_)
LOGICAL_OR_FORMS = Overloads("logical_or", LOGICAL_OR)
LOGICAL_OR__FORMS = Overloads("logical_or_", LOGICAL_OR_)
LOGICAL_XOR_FORMS = Overloads("logical_xor", LOGICAL_XOR)
LOGICAL_XOR__FORMS = Overloads("logical_xor_", LOGICAL_XOR_)
BITWISE_AND_FORMS = Overloads("bitwise_and", BITWISE_AND_TENSOR, BITWISE_AND_SCALAR, BITWISE_AND_SCALAR_TENSOR)
BITWISE_AND__FORMS = Overloads("bitwise_and_", BITWISE_AND__TENSOR, BITWISE_AND__SCALAR)
BITWISE_OR_FORMS = Overloads("bitwise_or", BITWISE_OR_TENSOR, BITWISE_OR_SCALAR, BITWISE_OR_SCALAR_TENSOR)
BITWISE_OR__FORMS = Overloads("bitwise_or_", BITWISE_OR__TENSOR, BITWISE_OR__SCALAR)
BITWISE_XOR_FORMS = Overloads("bitwise_xor", BITWISE_XOR_TENSOR, BITWISE_XOR_SCALAR, BITWISE_XOR_SCALAR_TENSOR)
BITWISE_XOR__FORMS = Overloads("bitwise_xor_", BITWISE_XOR__TENSOR, BITWISE_XOR__SCALAR)
BITWISE_NOT_FORMS = Overloads("bitwise_not", BITWISE_NOT)
BITWISE_NOT__FORMS = Overloads("bitwise_not_", BITWISE_NOT_)
ISNAN_FORMS = Overloads("isnan", ISNAN)
ISINF_FORMS = Overloads("isinf", ISINF)
ISFINITE_FORMS = Overloads("isfinite", ISFINITE)


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
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return EQ_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return EQ_SCALAR[input._keys](input, other)
    return EQ_FORMS.call(input, other, rest, named)


def eq_(input=MISSING, other=MISSING, *rest, **named):
    """As `eq`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return EQ__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return EQ__SCALAR[input._keys](input, other)
    return EQ__FORMS.call(input, other, rest, named)


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
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return NE_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return NE_SCALAR[input._keys](input, other)
    return NE_FORMS.call(input, other, rest, named)


def ne_(input=MISSING, other=MISSING, *rest, **named):
    """As `ne`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return NE__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return NE__SCALAR[input._keys](input, other)
    return NE__FORMS.call(input, other, rest, named)


def not_equal(input=MISSING, other=MISSING, *rest, **named):
    """Another name of `ne`."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return NOT_EQUAL_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return NOT_EQUAL_SCALAR[input._keys](input, other)
    return NOT_EQUAL_FORMS.call(input, other, rest, named)


def not_equal_(input=MISSING, other=MISSING, *rest, **named):
    """As `not_equal`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return NOT_EQUAL__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return NOT_EQUAL__SCALAR[input._keys](input, other)
    return NOT_EQUAL__FORMS.call(input, other, rest, named)


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
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LT_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return LT_SCALAR[input._keys](input, other)
    return LT_FORMS.call(input, other, rest, named)


def lt_(input=MISSING, other=MISSING, *rest, **named):
    """As `lt`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LT__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return LT__SCALAR[input._keys](input, other)
    return LT__FORMS.call(input, other, rest, named)


def less(input=MISSING, other=MISSING, *rest, **named):
    """Another name of `lt`."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LESS_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return LESS_SCALAR[input._keys](input, other)
    return LESS_FORMS.call(input, other, rest, named)


def less_(input=MISSING, other=MISSING, *rest, **named):
    """As `less`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LESS__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return LESS__SCALAR[input._keys](input, other)
    return LESS__FORMS.call(input, other, rest, named)


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
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LE_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return LE_SCALAR[input._keys](input, other)
    return LE_FORMS.call(input, other, rest, named)


def le_(input=MISSING, other=MISSING, *rest, **named):
    """As `le`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LE__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return LE__SCALAR[input._keys](input, other)
    return LE__FORMS.call(input, other, rest, named)


def less_equal(input=MISSING, other=MISSING, *rest, **named):
    """Another name of `le`."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LESS_EQUAL_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return LESS_EQUAL_SCALAR[input._keys](input, other)
    return LESS_EQUAL_FORMS.call(input, other, rest, named)


def less_equal_(input=MISSING, other=MISSING, *rest, **named):
    """As `less_equal`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LESS_EQUAL__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return LESS_EQUAL__SCALAR[input._keys](input, other)
    return LESS_EQUAL__FORMS.call(input, other, rest, named)


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
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return GT_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return GT_SCALAR[input._keys](input, other)
    return GT_FORMS.call(input, other, rest, named)


def gt_(input=MISSING, other=MISSING, *rest, **named):
    """As `gt`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return GT__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return GT__SCALAR[input._keys](input, other)
    return GT__FORMS.call(input, other, rest, named)


def greater(input=MISSING, other=MISSING, *rest, **named):
    """Another name of `gt`."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return GREATER_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return GREATER_SCALAR[input._keys](input, other)
    return GREATER_FORMS.call(input, other, rest, named)


def greater_(input=MISSING, other=MISSING, *rest, **named):
    """As `greater`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return GREATER__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return GREATER__SCALAR[input._keys](input, other)
    return GREATER__FORMS.call(input, other, rest, named)


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
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return GE_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return GE_SCALAR[input._keys](input, other)
    return GE_FORMS.call(input, other, rest, named)


def ge_(input=MISSING, other=MISSING, *rest, **named):
    """As `ge`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return GE__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return GE__SCALAR[input._keys](input, other)
    return GE__FORMS.call(input, other, rest, named)


def greater_equal(input=MISSING, other=MISSING, *rest, **named):
    """Another name of `ge`."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return GREATER_EQUAL_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return GREATER_EQUAL_SCALAR[input._keys](input, other)
    return GREATER_EQUAL_FORMS.call(input, other, rest, named)


def greater_equal_(input=MISSING, other=MISSING, *rest, **named):
    """As `greater_equal`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return GREATER_EQUAL__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return GREATER_EQUAL__SCALAR[input._keys](input, other)
    return GREATER_EQUAL__FORMS.call(input, other, rest, named)


def logical_not(input=MISSING, *rest, **named):
    """logical_not(input, *, out=None) -> Tensor

    True where an element is 0 or False.

    >>> ow.logical_not(ow.tensor([0, 1, 2]))
    tensor([ True, False, False])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOGICAL_NOT[input._keys](input)
    return LOGICAL_NOT_FORMS.call(input, rest, named)


def logical_not_(input=MISSING, *rest, **named):
    """As `logical_not`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOGICAL_NOT_[input._keys](input)
    return LOGICAL_NOT__FORMS.call(input, rest, named)


def logical_and(input=MISSING, other=MISSING, *rest, **named):
    """logical_and(input, other, *, out=None) -> Tensor

    True where both elements are other than 0.

    >>> ow.logical_and(ow.tensor([0, 1, 2]), ow.tensor([True, False, True]))
    tensor([False, False,  True])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LOGICAL_AND[input._keys | other._keys](input, other)
    return LOGICAL_AND_FORMS.call(input, other, rest, named)


def logical_and_(input=MISSING, other=MISSING, *rest, **named):
    """As `logical_and`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LOGICAL_AND_[input._keys | other._keys](input, other)
    return LOGICAL_AND__FORMS.call(input, other, rest, named)


def logical_or(input=MISSING, other=MISSING, *rest, **named):
    """logical_or(input, other, *, out=None) -> Tensor

    True where an element is other than 0.

    >>> ow.logical_or(ow.tensor([0, 1]), ow.tensor([False, False]))
    tensor([False,  True])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LOGICAL_OR[input._keys | other._keys](input, other)
    return LOGICAL_OR_FORMS.call(input, other, rest, named)


def logical_or_(input=MISSING, other=MISSING, *rest, **named):
    """As `logical_or`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LOGICAL_OR_[input._keys | other._keys](input, other)
    return LOGICAL_OR__FORMS.call(input, other, rest, named)


def logical_xor(input=MISSING, other=MISSING, *rest, **named):
    """logical_xor(input, other, *, out=None) -> Tensor

    True where exactly one of the two elements is other than 0.

    >>> ow.logical_xor(ow.tensor([0, 1, 2]), ow.tensor([1, 1, 0]))
    tensor([ True, False,  True])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LOGICAL_XOR[input._keys | other._keys](input, other)
    return LOGICAL_XOR_FORMS.call(input, other, rest, named)


def logical_xor_(input=MISSING, other=MISSING, *rest, **named):
    """As `logical_xor`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LOGICAL_XOR_[input._keys | other._keys](input, other)
    return LOGICAL_XOR__FORMS.call(input, other, rest, named)


def bitwise_and(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_and(input, other, *, out=None) -> Tensor
    bitwise_and(input, other, *, out=None) -> Tensor
    bitwise_and(input, other, *, out=None) -> Tensor

    The bitwise and of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) & ow.tensor([3, 8])
    tensor([2, 0])
    >>> ow.tensor([True, True]) & ow.tensor([True, False])
    tensor([ True, False])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return BITWISE_AND_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return BITWISE_AND_SCALAR[input._keys](input, other)
    return BITWISE_AND_FORMS.call(input, other, rest, named)


def bitwise_and_(input=MISSING, other=MISSING, *rest, **named):
    """As `bitwise_and`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return BITWISE_AND__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return BITWISE_AND__SCALAR[input._keys](input, other)
    return BITWISE_AND__FORMS.call(input, other, rest, named)


def bitwise_or(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_or(input, other, *, out=None) -> Tensor
    bitwise_or(input, other, *, out=None) -> Tensor
    bitwise_or(input, other, *, out=None) -> Tensor

    The bitwise or of integers; of booleans the logical one.

    >>> ow.tensor([6, 8]) | ow.tensor([3, 1])
    tensor([7, 9])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return BITWISE_OR_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return BITWISE_OR_SCALAR[input._keys](input, other)
    return BITWISE_OR_FORMS.call(input, other, rest, named)


def bitwise_or_(input=MISSING, other=MISSING, *rest, **named):
    """As `bitwise_or`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return BITWISE_OR__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return BITWISE_OR__SCALAR[input._keys](input, other)
    return BITWISE_OR__FORMS.call(input, other, rest, named)


def bitwise_xor(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_xor(input, other, *, out=None) -> Tensor
    bitwise_xor(input, other, *, out=None) -> Tensor
    bitwise_xor(input, other, *, out=None) -> Tensor

    The bitwise exclusive or of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) ^ ow.tensor([3, 7])
    tensor([5, 0])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return BITWISE_XOR_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return BITWISE_XOR_SCALAR[input._keys](input, other)
    return BITWISE_XOR_FORMS.call(input, other, rest, named)


def bitwise_xor_(input=MISSING, other=MISSING, *rest, **named):
    """As `bitwise_xor`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return BITWISE_XOR__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return BITWISE_XOR__SCALAR[input._keys](input, other)
    return BITWISE_XOR__FORMS.call(input, other, rest, named)


def bitwise_not(input=MISSING, *rest, **named):
    """bitwise_not(input, *, out=None) -> Tensor

    All bits of integers inverted, which is `-input - 1` where they have a sign; of booleans the logical
        not.

    >>> ~ow.tensor([0, 5])
    tensor([-1, -6])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return BITWISE_NOT[input._keys](input)
    return BITWISE_NOT_FORMS.call(input, rest, named)


def bitwise_not_(input=MISSING, *rest, **named):
    """As `bitwise_not`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return BITWISE_NOT_[input._keys](input)
    return BITWISE_NOT__FORMS.call(input, rest, named)


def isnan(input=MISSING, *rest, **named):
    """isnan(input) -> Tensor

    Whether elements are NaN, as bool; integers never are.

    >>> ow.isnan(ow.tensor([1.0, ow.nan, ow.inf]))
    tensor([False,  True, False])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ISNAN[input._keys](input)
    return ISNAN_FORMS.call(input, rest, named)


def isinf(input=MISSING, *rest, **named):
    """isinf(input) -> Tensor

    Whether elements are inf or -inf, as bool.

    >>> ow.isinf(ow.tensor([1.0, ow.nan, -ow.inf]))
    tensor([False, False,  True])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ISINF[input._keys](input)
    return ISINF_FORMS.call(input, rest, named)


def isfinite(input=MISSING, *rest, **named):
    """isfinite(input) -> Tensor

    Whether elements are neither infinite nor NaN, as bool.

    >>> ow.isfinite(ow.tensor([1.0, ow.nan, ow.inf]))
    tensor([ True, False, False])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ISFINITE[input._keys](input)
    return ISFINITE_FORMS.call(input, rest, named)


class Methods:
    """What Tensor has of them."""

    def eq(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return EQ_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return EQ_SCALAR[self._keys](self, other)
        return EQ_FORMS.method(self, other, rest, named)

    def eq_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return EQ__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return EQ__SCALAR[self._keys](self, other)
        return EQ__FORMS.method(self, other, rest, named)

    def ne(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return NE_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return NE_SCALAR[self._keys](self, other)
        return NE_FORMS.method(self, other, rest, named)

    def ne_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return NE__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return NE__SCALAR[self._keys](self, other)
        return NE__FORMS.method(self, other, rest, named)

    def not_equal(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return NOT_EQUAL_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return NOT_EQUAL_SCALAR[self._keys](self, other)
        return NOT_EQUAL_FORMS.method(self, other, rest, named)

    def not_equal_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return NOT_EQUAL__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return NOT_EQUAL__SCALAR[self._keys](self, other)
        return NOT_EQUAL__FORMS.method(self, other, rest, named)

    def lt(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LT_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return LT_SCALAR[self._keys](self, other)
        return LT_FORMS.method(self, other, rest, named)

    def lt_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LT__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return LT__SCALAR[self._keys](self, other)
        return LT__FORMS.method(self, other, rest, named)

    def less(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LESS_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return LESS_SCALAR[self._keys](self, other)
        return LESS_FORMS.method(self, other, rest, named)

    def less_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LESS__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return LESS__SCALAR[self._keys](self, other)
        return LESS__FORMS.method(self, other, rest, named)

    def le(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LE_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return LE_SCALAR[self._keys](self, other)
        return LE_FORMS.method(self, other, rest, named)

    def le_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LE__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return LE__SCALAR[self._keys](self, other)
        return LE__FORMS.method(self, other, rest, named)

    def less_equal(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LESS_EQUAL_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return LESS_EQUAL_SCALAR[self._keys](self, other)
        return LESS_EQUAL_FORMS.method(self, other, rest, named)

    def less_equal_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LESS_EQUAL__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return LESS_EQUAL__SCALAR[self._keys](self, other)
        return LESS_EQUAL__FORMS.method(self, other, rest, named)

    def gt(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return GT_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return GT_SCALAR[self._keys](self, other)
        return GT_FORMS.method(self, other, rest, named)

    def gt_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return GT__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return GT__SCALAR[self._keys](self, other)
        return GT__FORMS.method(self, other, rest, named)

    def greater(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return GREATER_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return GREATER_SCALAR[self._keys](self, other)
        return GREATER_FORMS.method(self, other, rest, named)

    def greater_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return GREATER__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return GREATER__SCALAR[self._keys](self, other)
        return GREATER__FORMS.method(self, other, rest, named)

    def ge(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return GE_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return GE_SCALAR[self._keys](self, other)
        return GE_FORMS.method(self, other, rest, named)

    def ge_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return GE__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return GE__SCALAR[self._keys](self, other)
        return GE__FORMS.method(self, other, rest, named)

    def greater_equal(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return GREATER_EQUAL_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return GREATER_EQUAL_SCALAR[self._keys](self, other)
        return GREATER_EQUAL_FORMS.method(self, other, rest, named)

    def greater_equal_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return GREATER_EQUAL__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return GREATER_EQUAL__SCALAR[self._keys](self, other)
        return GREATER_EQUAL__FORMS.method(self, other, rest, named)

    def logical_not(self, *rest, **named):
        if not (rest or named):
            return LOGICAL_NOT[self._keys](self)
        return LOGICAL_NOT_FORMS.method(self, rest, named)

    def logical_not_(self, *rest, **named):
        if not (rest or named):
            return LOGICAL_NOT_[self._keys](self)
        return LOGICAL_NOT__FORMS.method(self, rest, named)

    def logical_and(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LOGICAL_AND[self._keys | other._keys](self, other)
        return LOGICAL_AND_FORMS.method(self, other, rest, named)

    def logical_and_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LOGICAL_AND_[self._keys | other._keys](self, other)
        return LOGICAL_AND__FORMS.method(self, other, rest, named)

    def logical_or(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LOGICAL_OR[self._keys | other._keys](self, other)
        return LOGICAL_OR_FORMS.method(self, other, rest, named)

    def logical_or_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LOGICAL_OR_[self._keys | other._keys](self, other)
        return LOGICAL_OR__FORMS.method(self, other, rest, named)

    def logical_xor(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LOGICAL_XOR[self._keys | other._keys](self, other)
        return LOGICAL_XOR_FORMS.method(self, other, rest, named)

    def logical_xor_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LOGICAL_XOR_[self._keys | other._keys](self, other)
        return LOGICAL_XOR__FORMS.method(self, other, rest, named)

    def bitwise_and(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return BITWISE_AND_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return BITWISE_AND_SCALAR[self._keys](self, other)
        return BITWISE_AND_FORMS.method(self, other, rest, named)

    def bitwise_and_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return BITWISE_AND__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return BITWISE_AND__SCALAR[self._keys](self, other)
        return BITWISE_AND__FORMS.method(self, other, rest, named)

    def bitwise_or(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return BITWISE_OR_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return BITWISE_OR_SCALAR[self._keys](self, other)
        return BITWISE_OR_FORMS.method(self, other, rest, named)

    def bitwise_or_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return BITWISE_OR__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return BITWISE_OR__SCALAR[self._keys](self, other)
        return BITWISE_OR__FORMS.method(self, other, rest, named)

    def bitwise_xor(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return BITWISE_XOR_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return BITWISE_XOR_SCALAR[self._keys](self, other)
        return BITWISE_XOR_FORMS.method(self, other, rest, named)

    def bitwise_xor_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return BITWISE_XOR__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return BITWISE_XOR__SCALAR[self._keys](self, other)
        return BITWISE_XOR__FORMS.method(self, other, rest, named)

    def bitwise_not(self, *rest, **named):
        if not (rest or named):
            return BITWISE_NOT[self._keys](self)
        return BITWISE_NOT_FORMS.method(self, rest, named)

    def bitwise_not_(self, *rest, **named):
        if not (rest or named):
            return BITWISE_NOT_[self._keys](self)
        return BITWISE_NOT__FORMS.method(self, rest, named)

    def isnan(self, *rest, **named):
        if not (rest or named):
            return ISNAN[self._keys](self)
        return ISNAN_FORMS.method(self, rest, named)

    def isinf(self, *rest, **named):
        if not (rest or named):
            return ISINF[self._keys](self)
        return ISINF_FORMS.method(self, rest, named)

    def isfinite(self, *rest, **named):
        if not (rest or named):
            return ISFINITE[self._keys](self)
        return ISFINITE_FORMS.method(self, rest, named)

    def __eq__(self, other):
        if isinstance(other, Tensor):
            return EQ_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return EQ_SCALAR[self._keys](self, other)
        return EQ_FORMS.binary(self, other)

    def __ne__(self, other):
        if isinstance(other, Tensor):
            return NE_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return NE_SCALAR[self._keys](self, other)
        return NE_FORMS.binary(self, other)

    def __lt__(self, other):
        if isinstance(other, Tensor):
            return LT_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return LT_SCALAR[self._keys](self, other)
        return LT_FORMS.binary(self, other)

    def __le__(self, other):
        if isinstance(other, Tensor):
            return LE_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return LE_SCALAR[self._keys](self, other)
        return LE_FORMS.binary(self, other)

    def __gt__(self, other):
        if isinstance(other, Tensor):
            return GT_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return GT_SCALAR[self._keys](self, other)
        return GT_FORMS.binary(self, other)

    def __ge__(self, other):
        if isinstance(other, Tensor):
            return GE_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return GE_SCALAR[self._keys](self, other)
        return GE_FORMS.binary(self, other)

    def __and__(self, other):
        if isinstance(other, Tensor):
            return BITWISE_AND_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_AND_SCALAR[self._keys](self, other)
        return BITWISE_AND_FORMS.binary(self, other)

    def __rand__(self, other):
        if isinstance(other, Tensor):
            return BITWISE_AND_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_AND_SCALAR[self._keys](self, other)
        return BITWISE_AND_FORMS.binary(self, other)

    def __iand__(self, other):
        if isinstance(other, Tensor):
            return BITWISE_AND__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_AND__SCALAR[self._keys](self, other)
        return BITWISE_AND__FORMS.binary(self, other)

    def __or__(self, other):
        if isinstance(other, Tensor):
            return BITWISE_OR_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_OR_SCALAR[self._keys](self, other)
        return BITWISE_OR_FORMS.binary(self, other)

    def __ror__(self, other):
        if isinstance(other, Tensor):
            return BITWISE_OR_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_OR_SCALAR[self._keys](self, other)
        return BITWISE_OR_FORMS.binary(self, other)

    def __ior__(self, other):
        if isinstance(other, Tensor):
            return BITWISE_OR__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_OR__SCALAR[self._keys](self, other)
        return BITWISE_OR__FORMS.binary(self, other)

    def __xor__(self, other):
        if isinstance(other, Tensor):
            return BITWISE_XOR_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_XOR_SCALAR[self._keys](self, other)
        return BITWISE_XOR_FORMS.binary(self, other)

    def __rxor__(self, other):
        if isinstance(other, Tensor):
            return BITWISE_XOR_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_XOR_SCALAR[self._keys](self, other)
        return BITWISE_XOR_FORMS.binary(self, other)

    def __ixor__(self, other):
        if isinstance(other, Tensor):
            return BITWISE_XOR__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return BITWISE_XOR__SCALAR[self._keys](self, other)
        return BITWISE_XOR__FORMS.binary(self, other)

    def __invert__(self):
        return BITWISE_NOT[self._keys](self)


hang(Methods, __name__)
