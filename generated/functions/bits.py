"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

BITWISE_LEFT_SHIFT_TENSOR = find("bitwise_left_shift.Tensor")
BITWISE_LEFT_SHIFT_TENSOR_OUT = find("bitwise_left_shift.Tensor_out")
BITWISE_LEFT_SHIFT_TENSOR_SCALAR = find("bitwise_left_shift.Tensor_Scalar")
BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT = find("bitwise_left_shift.Tensor_Scalar_out")
BITWISE_LEFT_SHIFT_SCALAR_TENSOR = find("bitwise_left_shift.Scalar_Tensor")
BITWISE_LEFT_SHIFT_SCALAR_TENSOR_OUT = find("bitwise_left_shift.Scalar_Tensor_out")
BITWISE_LEFT_SHIFT__TENSOR = find("bitwise_left_shift_.Tensor")
BITWISE_LEFT_SHIFT__TENSOR_SCALAR = find("bitwise_left_shift_.Tensor_Scalar")
_REVERSED_LEFT_SHIFT = find("_reversed_left_shift")
BITWISE_RIGHT_SHIFT_TENSOR = find("bitwise_right_shift.Tensor")
BITWISE_RIGHT_SHIFT_TENSOR_OUT = find("bitwise_right_shift.Tensor_out")
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR = find("bitwise_right_shift.Tensor_Scalar")
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT = find("bitwise_right_shift.Tensor_Scalar_out")
BITWISE_RIGHT_SHIFT_SCALAR_TENSOR = find("bitwise_right_shift.Scalar_Tensor")
BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_OUT = find("bitwise_right_shift.Scalar_Tensor_out")
BITWISE_RIGHT_SHIFT__TENSOR = find("bitwise_right_shift_.Tensor")
BITWISE_RIGHT_SHIFT__TENSOR_SCALAR = find("bitwise_right_shift_.Tensor_Scalar")
_REVERSED_RIGHT_SHIFT = find("_reversed_right_shift")

BITWISE_LEFT_SHIFT_FORMS = Overloads(
    "bitwise_left_shift",
    (BITWISE_LEFT_SHIFT_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, BITWISE_LEFT_SHIFT_TENSOR_OUT, 1, False),
    (
        BITWISE_LEFT_SHIFT_TENSOR_SCALAR,
        (("input", "Tensor"), ("other", "Scalar")),
        0,
        BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT,
        1,
        False,
    ),
    (
        BITWISE_LEFT_SHIFT_SCALAR_TENSOR,
        (("input", "Scalar"), ("other", "Tensor")),
        0,
        BITWISE_LEFT_SHIFT_SCALAR_TENSOR_OUT,
        1,
        False,
    ),
)


def bitwise_left_shift(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_left_shift(input, other, *, out=None) -> Tensor
    bitwise_left_shift(input, other, *, out=None) -> Tensor
    bitwise_left_shift(input, other, *, out=None) -> Tensor

    The bits shifted to the left by `other`; 0 comes in.

    >>> ow.tensor([1, 2]) << 2
    tensor([4, 8])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_LEFT_SHIFT_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_LEFT_SHIFT_TENSOR_SCALAR[input._keys](input, other)
    return BITWISE_LEFT_SHIFT_FORMS.call(input, other, rest, named)


BITWISE_LEFT_SHIFT__FORMS = Overloads(
    "bitwise_left_shift_",
    (BITWISE_LEFT_SHIFT__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (BITWISE_LEFT_SHIFT__TENSOR_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def bitwise_left_shift_(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_left_shift_(input, other) -> Tensor
    bitwise_left_shift_(input, other) -> Tensor

    The bits shifted to the left by `other`; 0 comes in.

    >>> ow.tensor([1, 2]) << 2
    tensor([4, 8])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_LEFT_SHIFT__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_LEFT_SHIFT__TENSOR_SCALAR[input._keys](input, other)
    return BITWISE_LEFT_SHIFT__FORMS.call(input, other, rest, named)


_REVERSED_LEFT_SHIFT_FORMS = Overloads(
    "_reversed_left_shift",
    (_REVERSED_LEFT_SHIFT, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def _reversed_left_shift(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_left_shift(input, other) -> Tensor

    A number shifted to the left, for the sign `<<`.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return _REVERSED_LEFT_SHIFT[input._keys](input, other)
        return _REVERSED_LEFT_SHIFT_FORMS.call(input, other, rest, named)
    except Exception:
        _REVERSED_LEFT_SHIFT_FORMS.translate(input, other, rest, named)
        raise


BITWISE_RIGHT_SHIFT_FORMS = Overloads(
    "bitwise_right_shift",
    (
        BITWISE_RIGHT_SHIFT_TENSOR,
        (("input", "Tensor"), ("other", "Tensor")),
        0,
        BITWISE_RIGHT_SHIFT_TENSOR_OUT,
        1,
        False,
    ),
    (
        BITWISE_RIGHT_SHIFT_TENSOR_SCALAR,
        (("input", "Tensor"), ("other", "Scalar")),
        0,
        BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT,
        1,
        False,
    ),
    (
        BITWISE_RIGHT_SHIFT_SCALAR_TENSOR,
        (("input", "Scalar"), ("other", "Tensor")),
        0,
        BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_OUT,
        1,
        False,
    ),
)


def bitwise_right_shift(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_right_shift(input, other, *, out=None) -> Tensor
    bitwise_right_shift(input, other, *, out=None) -> Tensor
    bitwise_right_shift(input, other, *, out=None) -> Tensor

    The bits shifted to the right by `other`; the sign comes in.

    >>> ow.tensor([1, 2]) >> 2
    tensor([0, 0])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_RIGHT_SHIFT_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_RIGHT_SHIFT_TENSOR_SCALAR[input._keys](input, other)
    return BITWISE_RIGHT_SHIFT_FORMS.call(input, other, rest, named)


BITWISE_RIGHT_SHIFT__FORMS = Overloads(
    "bitwise_right_shift_",
    (BITWISE_RIGHT_SHIFT__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (BITWISE_RIGHT_SHIFT__TENSOR_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def bitwise_right_shift_(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_right_shift_(input, other) -> Tensor
    bitwise_right_shift_(input, other) -> Tensor

    The bits shifted to the right by `other`; the sign comes in.

    >>> ow.tensor([1, 2]) >> 2
    tensor([0, 0])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_RIGHT_SHIFT__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_RIGHT_SHIFT__TENSOR_SCALAR[input._keys](input, other)
    return BITWISE_RIGHT_SHIFT__FORMS.call(input, other, rest, named)


_REVERSED_RIGHT_SHIFT_FORMS = Overloads(
    "_reversed_right_shift",
    (_REVERSED_RIGHT_SHIFT, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def _reversed_right_shift(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_right_shift(input, other) -> Tensor

    A number shifted to the right, for the sign `>>`.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return _REVERSED_RIGHT_SHIFT[input._keys](input, other)
        return _REVERSED_RIGHT_SHIFT_FORMS.call(input, other, rest, named)
    except Exception:
        _REVERSED_RIGHT_SHIFT_FORMS.translate(input, other, rest, named)
        raise
