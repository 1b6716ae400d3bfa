"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

FLOOR_DIVIDE = find("floor_divide")
FLOOR_DIVIDE_OUT = find("floor_divide.out")
FLOOR_DIVIDE_SCALAR = find("floor_divide.Scalar")
FLOOR_DIVIDE__TENSOR = find("floor_divide_.Tensor")
FLOOR_DIVIDE__SCALAR = find("floor_divide_.Scalar")
_REVERSED_FLOOR_DIVIDE = find("_reversed_floor_divide")
REMAINDER_TENSOR = find("remainder.Tensor")
REMAINDER_TENSOR_OUT = find("remainder.Tensor_out")
REMAINDER_SCALAR = find("remainder.Scalar")
REMAINDER_SCALAR_OUT = find("remainder.Scalar_out")
REMAINDER_SCALAR_TENSOR = find("remainder.Scalar_Tensor")
REMAINDER_SCALAR_TENSOR_OUT = find("remainder.Scalar_Tensor_out")
REMAINDER__TENSOR = find("remainder_.Tensor")
REMAINDER__SCALAR = find("remainder_.Scalar")
FMOD_TENSOR = find("fmod.Tensor")
FMOD_TENSOR_OUT = find("fmod.Tensor_out")
FMOD_SCALAR = find("fmod.Scalar")
FMOD_SCALAR_OUT = find("fmod.Scalar_out")
FMOD__TENSOR = find("fmod_.Tensor")
FMOD__SCALAR = find("fmod_.Scalar")
_REVERSED_REMAINDER = find("_reversed_remainder")
FLOAT_POWER_TENSOR_TENSOR = find("float_power.Tensor_Tensor")
FLOAT_POWER_TENSOR_TENSOR_OUT = find("float_power.Tensor_Tensor_out")
FLOAT_POWER_TENSOR_SCALAR = find("float_power.Tensor_Scalar")
FLOAT_POWER_TENSOR_SCALAR_OUT = find("float_power.Tensor_Scalar_out")
FLOAT_POWER_SCALAR = find("float_power.Scalar")
FLOAT_POWER_SCALAR_OUT = find("float_power.Scalar_out")
FLOAT_POWER__TENSOR = find("float_power_.Tensor")
FLOAT_POWER__SCALAR = find("float_power_.Scalar")

FLOOR_DIVIDE_FORMS = Overloads(
    "floor_divide",
    (FLOOR_DIVIDE, (("input", "Tensor"), ("other", "Tensor")), 0, FLOOR_DIVIDE_OUT, 1, False),
    (FLOOR_DIVIDE_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    numbers=True,
)


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
        if type(input) is Tensor and type(other) is Tensor:
            return FLOOR_DIVIDE[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return FLOOR_DIVIDE_SCALAR[input._keys](input, other)
    return FLOOR_DIVIDE_FORMS.call(input, other, rest, named)


FLOOR_DIVIDE__FORMS = Overloads(
    "floor_divide_",
    (FLOOR_DIVIDE__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (FLOOR_DIVIDE__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    numbers=True,
)


def floor_divide_(input=MISSING, other=MISSING, *rest, **named):
    """floor_divide_(input, other) -> Tensor
    floor_divide_(input, other) -> Tensor

    The quotient `input / other`, rounded down; it has no derivative. Integers divided by 0 give 0.

    >>> ow.tensor([7, -7]) // 2
    tensor([ 3, -4])
    >>> ow.floor_divide(ow.tensor([7.5]), ow.tensor([2.0]))
    tensor([3.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return FLOOR_DIVIDE__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return FLOOR_DIVIDE__SCALAR[input._keys](input, other)
    return FLOOR_DIVIDE__FORMS.call(input, other, rest, named)


_REVERSED_FLOOR_DIVIDE_FORMS = Overloads(
    "_reversed_floor_divide",
    (_REVERSED_FLOOR_DIVIDE, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def _reversed_floor_divide(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_floor_divide(input, other) -> Tensor

    The quotient of a number and a tensor, rounded down.
    """
    if not (rest or named):
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return _REVERSED_FLOOR_DIVIDE[input._keys](input, other)
    return _REVERSED_FLOOR_DIVIDE_FORMS.call(input, other, rest, named)


REMAINDER_FORMS = Overloads(
    "remainder",
    (REMAINDER_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, REMAINDER_TENSOR_OUT, 1, False),
    (REMAINDER_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, REMAINDER_SCALAR_OUT, 1, False),
    (REMAINDER_SCALAR_TENSOR, (("input", "Scalar"), ("other", "Tensor")), 0, REMAINDER_SCALAR_TENSOR_OUT, 1, False),
)


def remainder(input=MISSING, other=MISSING, *rest, **named):
    """remainder(input, other, *, out=None) -> Tensor
    remainder(input, other, *, out=None) -> Tensor
    remainder(input, other, *, out=None) -> Tensor

    The remainder of the quotient that is rounded down: it has the sign of `other`.

    >>> ow.remainder(ow.tensor([-3, 3]), 2)
    tensor([1, 1])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return REMAINDER_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return REMAINDER_SCALAR[input._keys](input, other)
    return REMAINDER_FORMS.call(input, other, rest, named)


REMAINDER__FORMS = Overloads(
    "remainder_",
    (REMAINDER__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (REMAINDER__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def remainder_(input=MISSING, other=MISSING, *rest, **named):
    """remainder_(input, other) -> Tensor
    remainder_(input, other) -> Tensor

    The remainder of the quotient that is rounded down: it has the sign of `other`.

    >>> ow.remainder(ow.tensor([-3, 3]), 2)
    tensor([1, 1])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return REMAINDER__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return REMAINDER__SCALAR[input._keys](input, other)
    return REMAINDER__FORMS.call(input, other, rest, named)


FMOD_FORMS = Overloads(
    "fmod",
    (FMOD_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, FMOD_TENSOR_OUT, 1, False),
    (FMOD_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, FMOD_SCALAR_OUT, 1, False),
)


def fmod(input=MISSING, other=MISSING, *rest, **named):
    """fmod(input, other, *, out=None) -> Tensor
    fmod(input, other, *, out=None) -> Tensor

    The remainder of the quotient that is rounded towards 0: it has the sign of `input`.

    >>> ow.fmod(ow.tensor([-3, 3]), 2)
    tensor([-1,  1])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return FMOD_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return FMOD_SCALAR[input._keys](input, other)
    return FMOD_FORMS.call(input, other, rest, named)


FMOD__FORMS = Overloads(
    "fmod_",
    (FMOD__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (FMOD__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def fmod_(input=MISSING, other=MISSING, *rest, **named):
    """fmod_(input, other) -> Tensor
    fmod_(input, other) -> Tensor

    The remainder of the quotient that is rounded towards 0: it has the sign of `input`.

    >>> ow.fmod(ow.tensor([-3, 3]), 2)
    tensor([-1,  1])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return FMOD__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return FMOD__SCALAR[input._keys](input, other)
    return FMOD__FORMS.call(input, other, rest, named)


_REVERSED_REMAINDER_FORMS = Overloads(
    "_reversed_remainder",
    (_REVERSED_REMAINDER, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def _reversed_remainder(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_remainder(input, other) -> Tensor

    The remainder of a number, for the sign `%`.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return _REVERSED_REMAINDER[input._keys](input, other)
        return _REVERSED_REMAINDER_FORMS.call(input, other, rest, named)
    except Exception:
        _REVERSED_REMAINDER_FORMS.translate(input, other, rest, named)
        raise


FLOAT_POWER_FORMS = Overloads(
    "float_power",
    (
        FLOAT_POWER_TENSOR_TENSOR,
        (("input", "Tensor"), ("exponent", "Tensor")),
        0,
        FLOAT_POWER_TENSOR_TENSOR_OUT,
        1,
        False,
    ),
    (
        FLOAT_POWER_TENSOR_SCALAR,
        (("input", "Tensor"), ("exponent", "Scalar")),
        0,
        FLOAT_POWER_TENSOR_SCALAR_OUT,
        1,
        False,
    ),
    (FLOAT_POWER_SCALAR, (("input", "Scalar"), ("exponent", "Tensor")), 0, FLOAT_POWER_SCALAR_OUT, 1, False),
)


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
            if type(input) is Tensor and type(exponent) is Tensor:
                return FLOAT_POWER_TENSOR_TENSOR[input._keys | exponent._keys](input, exponent)
            if type(input) is Tensor and (type(exponent) is float or type(exponent) is int):
                return FLOAT_POWER_TENSOR_SCALAR[input._keys](input, exponent)
        return FLOAT_POWER_FORMS.call(input, exponent, rest, named)
    except Exception:
        FLOAT_POWER_FORMS.translate(input, exponent, rest, named)
        raise


FLOAT_POWER__FORMS = Overloads(
    "float_power_",
    (FLOAT_POWER__TENSOR, (("input", "Tensor"), ("exponent", "Tensor")), 0, None, 0, False),
    (FLOAT_POWER__SCALAR, (("input", "Tensor"), ("exponent", "Scalar")), 0, None, 0, False),
)


def float_power_(input=MISSING, exponent=MISSING, *rest, **named):
    """float_power_(input, exponent) -> Tensor
    float_power_(input, exponent) -> Tensor

    The power in double precision, whatever the dtypes are.

    >>> ow.float_power(ow.tensor([1, 2]), -1)
    tensor([1.0000, 0.5000], dtype=float64)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(exponent) is Tensor:
                return FLOAT_POWER__TENSOR[input._keys | exponent._keys](input, exponent)
            if type(input) is Tensor and (type(exponent) is float or type(exponent) is int):
                return FLOAT_POWER__SCALAR[input._keys](input, exponent)
        return FLOAT_POWER__FORMS.call(input, exponent, rest, named)
    except Exception:
        FLOAT_POWER__FORMS.translate(input, exponent, rest, named)
        raise
