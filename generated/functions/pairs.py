"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads, given_arguments
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

_FLOOR_QUOTIENT = find("_floor_quotient")
_TRUNC_QUOTIENT = find("_trunc_quotient")
_TRUNC_QUOTIENT_OF_INTEGERS = find("_trunc_quotient_of_integers")
_ROUNDED_QUOTIENT = find("_rounded_quotient")
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
FMAX = find("fmax")
FMAX_OUT = find("fmax.out")
FMIN = find("fmin")
FMIN_OUT = find("fmin.out")
ATAN2 = find("atan2")
ATAN2_OUT = find("atan2.out")
ATAN2_ = find("atan2_")
ARCTAN2 = find("arctan2")
ARCTAN2_OUT = find("arctan2.out")
ARCTAN2_ = find("arctan2_")
HYPOT = find("hypot")
HYPOT_OUT = find("hypot.out")
HYPOT_ = find("hypot_")
LOGADDEXP = find("logaddexp")
LOGADDEXP_OUT = find("logaddexp.out")
LOGADDEXP2 = find("logaddexp2")
LOGADDEXP2_OUT = find("logaddexp2.out")
COPYSIGN_TENSOR = find("copysign.Tensor")
COPYSIGN_OUT = find("copysign.out")
COPYSIGN_SCALAR = find("copysign.Scalar")
COPYSIGN_SCALAR_OUT = find("copysign.Scalar_out")
COPYSIGN__TENSOR = find("copysign_.Tensor")
COPYSIGN__SCALAR = find("copysign_.Scalar")
NEXTAFTER = find("nextafter")
NEXTAFTER_OUT = find("nextafter.out")
NEXTAFTER_ = find("nextafter_")
LDEXP_TENSOR = find("ldexp.Tensor")
LDEXP_OUT = find("ldexp.out")
LDEXP_ = find("ldexp_")
GCD = find("gcd")
GCD_OUT = find("gcd.out")
GCD_ = find("gcd_")
LCM = find("lcm")
LCM_OUT = find("lcm.out")
LCM_ = find("lcm_")
HEAVISIDE = find("heaviside")
HEAVISIDE_OUT = find("heaviside.out")
HEAVISIDE_ = find("heaviside_")
ADDCMUL = find("addcmul")
ADDCMUL_OUT = find("addcmul.out")
ADDCMUL_ = find("addcmul_")
ADDCDIV = find("addcdiv")
ADDCDIV_OUT = find("addcdiv.out")
ADDCDIV_ = find("addcdiv_")
LERP_TENSOR = find("lerp.Tensor")
LERP_TENSOR_OUT = find("lerp.Tensor_out")
LERP_SCALAR = find("lerp.Scalar")
LERP_SCALAR_OUT = find("lerp.Scalar_out")
LERP__TENSOR = find("lerp_.Tensor")
LERP__SCALAR = find("lerp_.Scalar")
MASKED_FILL_TENSOR = find("masked_fill.Tensor")
MASKED_FILL_TENSOR_OUT = find("masked_fill.Tensor_out")
MASKED_FILL_SCALAR = find("masked_fill.Scalar")
MASKED_FILL_SCALAR_OUT = find("masked_fill.Scalar_out")
MASKED_FILL__TENSOR = find("masked_fill_.Tensor")
MASKED_FILL__SCALAR = find("masked_fill_.Scalar")
ISCLOSE = find("isclose")
ALLCLOSE = find("allclose")
EQUAL = find("equal")
BITWISE_LEFT_SHIFT_TENSOR = find("bitwise_left_shift.Tensor")
BITWISE_LEFT_SHIFT_TENSOR_OUT = find("bitwise_left_shift.Tensor_out")
BITWISE_LEFT_SHIFT_TENSOR_SCALAR = find("bitwise_left_shift.Tensor_Scalar")
BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT = find("bitwise_left_shift.Tensor_Scalar_out")
BITWISE_LEFT_SHIFT_SCALAR_TENSOR = find("bitwise_left_shift.Scalar_Tensor")
BITWISE_LEFT_SHIFT__TENSOR = find("bitwise_left_shift_.Tensor")
BITWISE_LEFT_SHIFT__TENSOR_SCALAR = find("bitwise_left_shift_.Tensor_Scalar")
_REVERSED_LEFT_SHIFT = find("_reversed_left_shift")
BITWISE_RIGHT_SHIFT_TENSOR = find("bitwise_right_shift.Tensor")
BITWISE_RIGHT_SHIFT_TENSOR_OUT = find("bitwise_right_shift.Tensor_out")
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR = find("bitwise_right_shift.Tensor_Scalar")
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT = find("bitwise_right_shift.Tensor_Scalar_out")
BITWISE_RIGHT_SHIFT_SCALAR_TENSOR = find("bitwise_right_shift.Scalar_Tensor")
BITWISE_RIGHT_SHIFT__TENSOR = find("bitwise_right_shift_.Tensor")
BITWISE_RIGHT_SHIFT__TENSOR_SCALAR = find("bitwise_right_shift_.Tensor_Scalar")
_REVERSED_RIGHT_SHIFT = find("_reversed_right_shift")

_FLOOR_QUOTIENT_FORMS = Overloads(
    "_floor_quotient",
    (_FLOOR_QUOTIENT, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    numbers=True,
)


def _floor_quotient(input=MISSING, other=MISSING, *rest, **named):
    """_floor_quotient(input, other) -> Tensor

    The quotient, rounded down; no slope goes through it.
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return _FLOOR_QUOTIENT[input._keys | other._keys](input, other)
    return _FLOOR_QUOTIENT_FORMS(given_arguments(input, other) + rest, named)


_TRUNC_QUOTIENT_FORMS = Overloads(
    "_trunc_quotient",
    (_TRUNC_QUOTIENT, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    numbers=True,
)


def _trunc_quotient(input=MISSING, other=MISSING, *rest, **named):
    """_trunc_quotient(input, other) -> Tensor

    The quotient, rounded towards 0; no slope goes through it.
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return _TRUNC_QUOTIENT[input._keys | other._keys](input, other)
    return _TRUNC_QUOTIENT_FORMS(given_arguments(input, other) + rest, named)


_TRUNC_QUOTIENT_OF_INTEGERS_FORMS = Overloads(
    "_trunc_quotient_of_integers",
    (_TRUNC_QUOTIENT_OF_INTEGERS, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    numbers=True,
)


def _trunc_quotient_of_integers(input=MISSING, other=MISSING, *rest, **named):
    """_trunc_quotient_of_integers(input, other) -> Tensor

    The quotient of integers, rounded towards 0.
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return _TRUNC_QUOTIENT_OF_INTEGERS[input._keys | other._keys](input, other)
    return _TRUNC_QUOTIENT_OF_INTEGERS_FORMS(given_arguments(input, other) + rest, named)


_ROUNDED_QUOTIENT_FORMS = Overloads(
    "_rounded_quotient",
    (_ROUNDED_QUOTIENT, (("input", "Tensor"), ("other", "Tensor"), ("rounding_mode", "str?")), 0, None, 0, False),
    numbers=True,
)


def _rounded_quotient(input=MISSING, other=MISSING, rounding_mode=MISSING, *rest, **named):
    """_rounded_quotient(input, other, rounding_mode) -> Tensor

    The quotient, rounded as `rounding_mode` says.
    """
    return _ROUNDED_QUOTIENT_FORMS(given_arguments(input, other, rounding_mode) + rest, named)


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
    return FLOOR_DIVIDE_FORMS(given_arguments(input, other) + rest, named)


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
    return FLOOR_DIVIDE__FORMS(given_arguments(input, other) + rest, named)


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
    return _REVERSED_FLOOR_DIVIDE_FORMS(given_arguments(input, other) + rest, named)


REMAINDER_FORMS = Overloads(
    "remainder",
    (REMAINDER_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, REMAINDER_TENSOR_OUT, 1, False),
    (REMAINDER_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, REMAINDER_SCALAR_OUT, 1, False),
    (REMAINDER_SCALAR_TENSOR, (("input", "Scalar"), ("other", "Tensor")), 0, None, 0, False),
)


def remainder(input=MISSING, other=MISSING, *rest, **named):
    """remainder(input, other, *, out=None) -> Tensor
    remainder(input, other, *, out=None) -> Tensor
    remainder(input, other) -> Tensor

    The remainder of the quotient that is rounded down: it has the sign of `other`.

    >>> ow.remainder(ow.tensor([-3, 3]), 2)
    tensor([1, 1])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return REMAINDER_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return REMAINDER_SCALAR[input._keys](input, other)
    return REMAINDER_FORMS(given_arguments(input, other) + rest, named)


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
    return REMAINDER__FORMS(given_arguments(input, other) + rest, named)


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
    return FMOD_FORMS(given_arguments(input, other) + rest, named)


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
    return FMOD__FORMS(given_arguments(input, other) + rest, named)


_REVERSED_REMAINDER_FORMS = Overloads(
    "_reversed_remainder",
    (_REVERSED_REMAINDER, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def _reversed_remainder(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_remainder(input, other) -> Tensor

    The remainder of a number, for the sign `%`.
    """
    if not (rest or named):
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return _REVERSED_REMAINDER[input._keys](input, other)
    return _REVERSED_REMAINDER_FORMS(given_arguments(input, other) + rest, named)


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
    if not (rest or named):
        if type(input) is Tensor and type(exponent) is Tensor:
            return FLOAT_POWER_TENSOR_TENSOR[input._keys | exponent._keys](input, exponent)
        if type(input) is Tensor and (type(exponent) is float or type(exponent) is int):
            return FLOAT_POWER_TENSOR_SCALAR[input._keys](input, exponent)
    return FLOAT_POWER_FORMS(given_arguments(input, exponent) + rest, named)


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
    if not (rest or named):
        if type(input) is Tensor and type(exponent) is Tensor:
            return FLOAT_POWER__TENSOR[input._keys | exponent._keys](input, exponent)
        if type(input) is Tensor and (type(exponent) is float or type(exponent) is int):
            return FLOAT_POWER__SCALAR[input._keys](input, exponent)
    return FLOAT_POWER__FORMS(given_arguments(input, exponent) + rest, named)


FMAX_FORMS = Overloads(
    "fmax",
    (FMAX, (("input", "Tensor"), ("other", "Tensor")), 0, FMAX_OUT, 1, False),
)


def fmax(input=MISSING, other=MISSING, *rest, **named):
    """fmax(input, other, *, out=None) -> Tensor

    The larger of two elements; where one is NaN, the other.

    >>> ow.fmax(ow.tensor([1.0, ow.nan]), ow.tensor([2.0, 3.0]))
    tensor([2., 3.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return FMAX[input._keys | other._keys](input, other)
    return FMAX_FORMS(given_arguments(input, other) + rest, named)


FMIN_FORMS = Overloads(
    "fmin",
    (FMIN, (("input", "Tensor"), ("other", "Tensor")), 0, FMIN_OUT, 1, False),
)


def fmin(input=MISSING, other=MISSING, *rest, **named):
    """fmin(input, other, *, out=None) -> Tensor

    The smaller of two elements; where one is NaN, the other.

    >>> ow.fmin(ow.tensor([1.0, ow.nan]), ow.tensor([2.0, 3.0]))
    tensor([1., 3.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return FMIN[input._keys | other._keys](input, other)
    return FMIN_FORMS(given_arguments(input, other) + rest, named)


ATAN2_FORMS = Overloads(
    "atan2",
    (ATAN2, (("input", "Tensor"), ("other", "Tensor")), 0, ATAN2_OUT, 1, False),
)


def atan2(input=MISSING, other=MISSING, *rest, **named):
    """atan2(input, other, *, out=None) -> Tensor

    The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return ATAN2[input._keys | other._keys](input, other)
    return ATAN2_FORMS(given_arguments(input, other) + rest, named)


ATAN2__FORMS = Overloads(
    "atan2_",
    (ATAN2_, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def atan2_(input=MISSING, other=MISSING, *rest, **named):
    """atan2_(input, other) -> Tensor

    The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return ATAN2_[input._keys | other._keys](input, other)
    return ATAN2__FORMS(given_arguments(input, other) + rest, named)


ARCTAN2_FORMS = Overloads(
    "arctan2",
    (ARCTAN2, (("input", "Tensor"), ("other", "Tensor")), 0, ARCTAN2_OUT, 1, False),
)


def arctan2(input=MISSING, other=MISSING, *rest, **named):
    """arctan2(input, other, *, out=None) -> Tensor

    Another name of `atan2`.

    The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return ARCTAN2[input._keys | other._keys](input, other)
    return ARCTAN2_FORMS(given_arguments(input, other) + rest, named)


ARCTAN2__FORMS = Overloads(
    "arctan2_",
    (ARCTAN2_, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def arctan2_(input=MISSING, other=MISSING, *rest, **named):
    """arctan2_(input, other) -> Tensor

    Another name of `atan2`.

    The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return ARCTAN2_[input._keys | other._keys](input, other)
    return ARCTAN2__FORMS(given_arguments(input, other) + rest, named)


HYPOT_FORMS = Overloads(
    "hypot",
    (HYPOT, (("input", "Tensor"), ("other", "Tensor")), 0, HYPOT_OUT, 1, False),
)


def hypot(input=MISSING, other=MISSING, *rest, **named):
    """hypot(input, other, *, out=None) -> Tensor

    The hypotenuse, `sqrt(input² + other²)`, without overflow.

    >>> ow.hypot(ow.tensor([3.0]), ow.tensor([4.0]))
    tensor([5.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return HYPOT[input._keys | other._keys](input, other)
    return HYPOT_FORMS(given_arguments(input, other) + rest, named)


HYPOT__FORMS = Overloads(
    "hypot_",
    (HYPOT_, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def hypot_(input=MISSING, other=MISSING, *rest, **named):
    """hypot_(input, other) -> Tensor

    The hypotenuse, `sqrt(input² + other²)`, without overflow.

    >>> ow.hypot(ow.tensor([3.0]), ow.tensor([4.0]))
    tensor([5.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return HYPOT_[input._keys | other._keys](input, other)
    return HYPOT__FORMS(given_arguments(input, other) + rest, named)


LOGADDEXP_FORMS = Overloads(
    "logaddexp",
    (LOGADDEXP, (("input", "Tensor"), ("other", "Tensor")), 0, LOGADDEXP_OUT, 1, False),
)


def logaddexp(input=MISSING, other=MISSING, *rest, **named):
    """logaddexp(input, other, *, out=None) -> Tensor

    The logarithm of the sum of exponentials, `log(exp(input) + exp(other))`, without overflow.

    >>> ow.logaddexp(ow.tensor([1000.0]), ow.tensor([1000.0]))
    tensor([1000.6931])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return LOGADDEXP[input._keys | other._keys](input, other)
    return LOGADDEXP_FORMS(given_arguments(input, other) + rest, named)


LOGADDEXP2_FORMS = Overloads(
    "logaddexp2",
    (LOGADDEXP2, (("input", "Tensor"), ("other", "Tensor")), 0, LOGADDEXP2_OUT, 1, False),
)


def logaddexp2(input=MISSING, other=MISSING, *rest, **named):
    """logaddexp2(input, other, *, out=None) -> Tensor

    The same to base 2, `log2(2 ** input + 2 ** other)`.

    >>> ow.logaddexp2(ow.tensor([3.0]), ow.tensor([3.0]))
    tensor([4.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return LOGADDEXP2[input._keys | other._keys](input, other)
    return LOGADDEXP2_FORMS(given_arguments(input, other) + rest, named)


COPYSIGN_FORMS = Overloads(
    "copysign",
    (COPYSIGN_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, COPYSIGN_OUT, 1, False),
    (COPYSIGN_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, COPYSIGN_SCALAR_OUT, 1, False),
)


def copysign(input=MISSING, other=MISSING, *rest, **named):
    """copysign(input, other, *, out=None) -> Tensor
    copysign(input, other, *, out=None) -> Tensor

    The size of `input` with the sign of `other`.

    >>> ow.copysign(ow.tensor([1.0, -2.0]), -1)
    tensor([-1., -2.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return COPYSIGN_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return COPYSIGN_SCALAR[input._keys](input, other)
    return COPYSIGN_FORMS(given_arguments(input, other) + rest, named)


COPYSIGN__FORMS = Overloads(
    "copysign_",
    (COPYSIGN__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (COPYSIGN__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def copysign_(input=MISSING, other=MISSING, *rest, **named):
    """copysign_(input, other) -> Tensor
    copysign_(input, other) -> Tensor

    The size of `input` with the sign of `other`.

    >>> ow.copysign(ow.tensor([1.0, -2.0]), -1)
    tensor([-1., -2.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return COPYSIGN__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return COPYSIGN__SCALAR[input._keys](input, other)
    return COPYSIGN__FORMS(given_arguments(input, other) + rest, named)


NEXTAFTER_FORMS = Overloads(
    "nextafter",
    (NEXTAFTER, (("input", "Tensor"), ("other", "Tensor")), 0, NEXTAFTER_OUT, 1, False),
)


def nextafter(input=MISSING, other=MISSING, *rest, **named):
    """nextafter(input, other, *, out=None) -> Tensor

    The floating number next to `input` on the way to `other`.

    >>> ow.nextafter(ow.tensor([1.0]), ow.tensor([2.0])).item() - 1
    1.1920928955078125e-07
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return NEXTAFTER[input._keys | other._keys](input, other)
    return NEXTAFTER_FORMS(given_arguments(input, other) + rest, named)


NEXTAFTER__FORMS = Overloads(
    "nextafter_",
    (NEXTAFTER_, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def nextafter_(input=MISSING, other=MISSING, *rest, **named):
    """nextafter_(input, other) -> Tensor

    The floating number next to `input` on the way to `other`.

    >>> ow.nextafter(ow.tensor([1.0]), ow.tensor([2.0])).item() - 1
    1.1920928955078125e-07
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return NEXTAFTER_[input._keys | other._keys](input, other)
    return NEXTAFTER__FORMS(given_arguments(input, other) + rest, named)


LDEXP_FORMS = Overloads(
    "ldexp",
    (LDEXP_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, LDEXP_OUT, 1, False),
)


def ldexp(input=MISSING, other=MISSING, *rest, **named):
    """ldexp(input, other, *, out=None) -> Tensor

    `input` times 2 to the power of `other`.

    >>> ow.ldexp(ow.tensor([1.5]), ow.tensor([2]))
    tensor([6.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return LDEXP_TENSOR[input._keys | other._keys](input, other)
    return LDEXP_FORMS(given_arguments(input, other) + rest, named)


LDEXP__FORMS = Overloads(
    "ldexp_",
    (LDEXP_, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def ldexp_(input=MISSING, other=MISSING, *rest, **named):
    """ldexp_(input, other) -> Tensor

    `input` times 2 to the power of `other`.

    >>> ow.ldexp(ow.tensor([1.5]), ow.tensor([2]))
    tensor([6.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return LDEXP_[input._keys | other._keys](input, other)
    return LDEXP__FORMS(given_arguments(input, other) + rest, named)


GCD_FORMS = Overloads(
    "gcd",
    (GCD, (("input", "Tensor"), ("other", "Tensor")), 0, GCD_OUT, 1, False),
)


def gcd(input=MISSING, other=MISSING, *rest, **named):
    """gcd(input, other, *, out=None) -> Tensor

    The greatest common divisor of integers, which is not negative.

    >>> ow.gcd(ow.tensor([12, -18]), ow.tensor([8, 27]))
    tensor([4, 9])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return GCD[input._keys | other._keys](input, other)
    return GCD_FORMS(given_arguments(input, other) + rest, named)


GCD__FORMS = Overloads(
    "gcd_",
    (GCD_, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def gcd_(input=MISSING, other=MISSING, *rest, **named):
    """gcd_(input, other) -> Tensor

    The greatest common divisor of integers, which is not negative.

    >>> ow.gcd(ow.tensor([12, -18]), ow.tensor([8, 27]))
    tensor([4, 9])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return GCD_[input._keys | other._keys](input, other)
    return GCD__FORMS(given_arguments(input, other) + rest, named)


LCM_FORMS = Overloads(
    "lcm",
    (LCM, (("input", "Tensor"), ("other", "Tensor")), 0, LCM_OUT, 1, False),
)


def lcm(input=MISSING, other=MISSING, *rest, **named):
    """lcm(input, other, *, out=None) -> Tensor

    The least common multiple of integers; 0 where one of them is 0.

    >>> ow.lcm(ow.tensor([4, 6]), ow.tensor([6, 0]))
    tensor([12,  0])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return LCM[input._keys | other._keys](input, other)
    return LCM_FORMS(given_arguments(input, other) + rest, named)


LCM__FORMS = Overloads(
    "lcm_",
    (LCM_, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def lcm_(input=MISSING, other=MISSING, *rest, **named):
    """lcm_(input, other) -> Tensor

    The least common multiple of integers; 0 where one of them is 0.

    >>> ow.lcm(ow.tensor([4, 6]), ow.tensor([6, 0]))
    tensor([12,  0])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return LCM_[input._keys | other._keys](input, other)
    return LCM__FORMS(given_arguments(input, other) + rest, named)


HEAVISIDE_FORMS = Overloads(
    "heaviside",
    (HEAVISIDE, (("input", "Tensor"), ("values", "Tensor")), 0, HEAVISIDE_OUT, 1, False),
)


def heaviside(input=MISSING, values=MISSING, *rest, **named):
    """heaviside(input, values, *, out=None) -> Tensor

    0 below 0, 1 above it, and `values` where an element is 0. Both tensors have one dtype (RuntimeError).

    >>> ow.heaviside(ow.tensor([-1.0, 0.0, 2.0]), ow.tensor([0.5]))
    tensor([0.0000, 0.5000, 1.0000])
    """
    if not (rest or named):
        if type(input) is Tensor and type(values) is Tensor:
            return HEAVISIDE[input._keys | values._keys](input, values)
    return HEAVISIDE_FORMS(given_arguments(input, values) + rest, named)


HEAVISIDE__FORMS = Overloads(
    "heaviside_",
    (HEAVISIDE_, (("input", "Tensor"), ("values", "Tensor")), 0, None, 0, False),
)


def heaviside_(input=MISSING, values=MISSING, *rest, **named):
    """heaviside_(input, values) -> Tensor

    0 below 0, 1 above it, and `values` where an element is 0. Both tensors have one dtype (RuntimeError).

    >>> ow.heaviside(ow.tensor([-1.0, 0.0, 2.0]), ow.tensor([0.5]))
    tensor([0.0000, 0.5000, 1.0000])
    """
    if not (rest or named):
        if type(input) is Tensor and type(values) is Tensor:
            return HEAVISIDE_[input._keys | values._keys](input, values)
    return HEAVISIDE__FORMS(given_arguments(input, values) + rest, named)


ADDCMUL_FORMS = Overloads(
    "addcmul",
    (
        ADDCMUL,
        (("input", "Tensor"), ("tensor1", "Tensor"), ("tensor2", "Tensor"), ("value", "Scalar", 1)),
        1,
        ADDCMUL_OUT,
        1,
        False,
    ),
)


def addcmul(input=MISSING, tensor1=MISSING, tensor2=MISSING, *rest, **named):
    """addcmul(input, tensor1, tensor2, *, value=1, out=None) -> Tensor

    `input + value * tensor1 * tensor2`.

    >>> ow.addcmul(ow.tensor([1.0]), ow.tensor([2.0]), ow.tensor([3.0]), value=0.5)
    tensor([4.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(tensor1) is Tensor and type(tensor2) is Tensor:
            return ADDCMUL[input._keys | tensor1._keys | tensor2._keys](input, tensor1, tensor2, 1)
    return ADDCMUL_FORMS(given_arguments(input, tensor1, tensor2) + rest, named)


ADDCMUL__FORMS = Overloads(
    "addcmul_",
    (
        ADDCMUL_,
        (("input", "Tensor"), ("tensor1", "Tensor"), ("tensor2", "Tensor"), ("value", "Scalar", 1)),
        1,
        None,
        0,
        False,
    ),
)


def addcmul_(input=MISSING, tensor1=MISSING, tensor2=MISSING, *rest, **named):
    """addcmul_(input, tensor1, tensor2, *, value=1) -> Tensor

    `input + value * tensor1 * tensor2`.

    >>> ow.addcmul(ow.tensor([1.0]), ow.tensor([2.0]), ow.tensor([3.0]), value=0.5)
    tensor([4.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(tensor1) is Tensor and type(tensor2) is Tensor:
            return ADDCMUL_[input._keys | tensor1._keys | tensor2._keys](input, tensor1, tensor2, 1)
    return ADDCMUL__FORMS(given_arguments(input, tensor1, tensor2) + rest, named)


ADDCDIV_FORMS = Overloads(
    "addcdiv",
    (
        ADDCDIV,
        (("input", "Tensor"), ("tensor1", "Tensor"), ("tensor2", "Tensor"), ("value", "Scalar", 1)),
        1,
        ADDCDIV_OUT,
        1,
        False,
    ),
)


def addcdiv(input=MISSING, tensor1=MISSING, tensor2=MISSING, *rest, **named):
    """addcdiv(input, tensor1, tensor2, *, value=1, out=None) -> Tensor

    `input + value * tensor1 / tensor2`; of floating and complex numbers only.

    >>> ow.addcdiv(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([2.0]), value=2)
    tensor([4.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(tensor1) is Tensor and type(tensor2) is Tensor:
            return ADDCDIV[input._keys | tensor1._keys | tensor2._keys](input, tensor1, tensor2, 1)
    return ADDCDIV_FORMS(given_arguments(input, tensor1, tensor2) + rest, named)


ADDCDIV__FORMS = Overloads(
    "addcdiv_",
    (
        ADDCDIV_,
        (("input", "Tensor"), ("tensor1", "Tensor"), ("tensor2", "Tensor"), ("value", "Scalar", 1)),
        1,
        None,
        0,
        False,
    ),
)


def addcdiv_(input=MISSING, tensor1=MISSING, tensor2=MISSING, *rest, **named):
    """addcdiv_(input, tensor1, tensor2, *, value=1) -> Tensor

    `input + value * tensor1 / tensor2`; of floating and complex numbers only.

    >>> ow.addcdiv(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([2.0]), value=2)
    tensor([4.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(tensor1) is Tensor and type(tensor2) is Tensor:
            return ADDCDIV_[input._keys | tensor1._keys | tensor2._keys](input, tensor1, tensor2, 1)
    return ADDCDIV__FORMS(given_arguments(input, tensor1, tensor2) + rest, named)


LERP_FORMS = Overloads(
    "lerp",
    (LERP_TENSOR, (("input", "Tensor"), ("end", "Tensor"), ("weight", "Tensor")), 0, LERP_TENSOR_OUT, 1, False),
    (LERP_SCALAR, (("input", "Tensor"), ("end", "Tensor"), ("weight", "Scalar")), 0, LERP_SCALAR_OUT, 1, False),
)


def lerp(input=MISSING, end=MISSING, weight=MISSING, *rest, **named):
    """lerp(input, end, weight, *, out=None) -> Tensor
    lerp(input, end, weight, *, out=None) -> Tensor

    The point between `input` (weight 0) and `end` (weight 1), `input + weight * (end - input)`.

    >>> ow.lerp(ow.tensor([0.0, 10.0]), ow.tensor([1.0, 20.0]), 0.25)
    tensor([ 0.2500, 12.5000])
    """
    if not (rest or named):
        if type(input) is Tensor and type(end) is Tensor and type(weight) is Tensor:
            return LERP_TENSOR[input._keys | end._keys | weight._keys](input, end, weight)
        if type(input) is Tensor and type(end) is Tensor and (type(weight) is float or type(weight) is int):
            return LERP_SCALAR[input._keys | end._keys](input, end, weight)
    return LERP_FORMS(given_arguments(input, end, weight) + rest, named)


LERP__FORMS = Overloads(
    "lerp_",
    (LERP__TENSOR, (("input", "Tensor"), ("end", "Tensor"), ("weight", "Tensor")), 0, None, 0, False),
    (LERP__SCALAR, (("input", "Tensor"), ("end", "Tensor"), ("weight", "Scalar")), 0, None, 0, False),
)


def lerp_(input=MISSING, end=MISSING, weight=MISSING, *rest, **named):
    """lerp_(input, end, weight) -> Tensor
    lerp_(input, end, weight) -> Tensor

    The point between `input` (weight 0) and `end` (weight 1), `input + weight * (end - input)`.

    >>> ow.lerp(ow.tensor([0.0, 10.0]), ow.tensor([1.0, 20.0]), 0.25)
    tensor([ 0.2500, 12.5000])
    """
    if not (rest or named):
        if type(input) is Tensor and type(end) is Tensor and type(weight) is Tensor:
            return LERP__TENSOR[input._keys | end._keys | weight._keys](input, end, weight)
        if type(input) is Tensor and type(end) is Tensor and (type(weight) is float or type(weight) is int):
            return LERP__SCALAR[input._keys | end._keys](input, end, weight)
    return LERP__FORMS(given_arguments(input, end, weight) + rest, named)


MASKED_FILL_FORMS = Overloads(
    "masked_fill",
    (
        MASKED_FILL_TENSOR,
        (("input", "Tensor"), ("mask", "Tensor"), ("value", "Tensor")),
        0,
        MASKED_FILL_TENSOR_OUT,
        1,
        False,
    ),
    (
        MASKED_FILL_SCALAR,
        (("input", "Tensor"), ("mask", "Tensor"), ("value", "Scalar")),
        0,
        MASKED_FILL_SCALAR_OUT,
        1,
        False,
    ),
)


def masked_fill(input=MISSING, mask=MISSING, value=MISSING, *rest, **named):
    """masked_fill(input, mask, value, *, out=None) -> Tensor
    masked_fill(input, mask, value, *, out=None) -> Tensor

    `value` where `mask` is true, the elements elsewhere.

    >>> ow.tensor([1, 2, 3]).masked_fill(ow.tensor([True, False, True]), 0)
    tensor([0, 2, 0])
    """
    if not (rest or named):
        if type(input) is Tensor and type(mask) is Tensor and type(value) is Tensor:
            return MASKED_FILL_TENSOR[input._keys | mask._keys | value._keys](input, mask, value)
        if type(input) is Tensor and type(mask) is Tensor and (type(value) is float or type(value) is int):
            return MASKED_FILL_SCALAR[input._keys | mask._keys](input, mask, value)
    return MASKED_FILL_FORMS(given_arguments(input, mask, value) + rest, named)


MASKED_FILL__FORMS = Overloads(
    "masked_fill_",
    (MASKED_FILL__TENSOR, (("input", "Tensor"), ("mask", "Tensor"), ("value", "Tensor")), 0, None, 0, False),
    (MASKED_FILL__SCALAR, (("input", "Tensor"), ("mask", "Tensor"), ("value", "Scalar")), 0, None, 0, False),
)


def masked_fill_(input=MISSING, mask=MISSING, value=MISSING, *rest, **named):
    """masked_fill_(input, mask, value) -> Tensor
    masked_fill_(input, mask, value) -> Tensor

    `value` where `mask` is true, the elements elsewhere.

    >>> ow.tensor([1, 2, 3]).masked_fill(ow.tensor([True, False, True]), 0)
    tensor([0, 2, 0])
    """
    if not (rest or named):
        if type(input) is Tensor and type(mask) is Tensor and type(value) is Tensor:
            return MASKED_FILL__TENSOR[input._keys | mask._keys | value._keys](input, mask, value)
        if type(input) is Tensor and type(mask) is Tensor and (type(value) is float or type(value) is int):
            return MASKED_FILL__SCALAR[input._keys | mask._keys](input, mask, value)
    return MASKED_FILL__FORMS(given_arguments(input, mask, value) + rest, named)


ISCLOSE_FORMS = Overloads(
    "isclose",
    (
        ISCLOSE,
        (
            ("input", "Tensor"),
            ("other", "Tensor"),
            ("rtol", "float", 1e-05),
            ("atol", "float", 1e-08),
            ("equal_nan", "bool", False),
        ),
        0,
        None,
        0,
        False,
    ),
)


def isclose(input=MISSING, other=MISSING, *rest, **named):
    """isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> Tensor

    Whether elements are near: `|input - other| <= atol + rtol * |other|`.

    >>> ow.isclose(ow.tensor([1.0, 2.0]), ow.tensor([1.0, 2.1]))
    tensor([ True, False])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return ISCLOSE[input._keys | other._keys](input, other, 1e-05, 1e-08, False)
    return ISCLOSE_FORMS(given_arguments(input, other) + rest, named)


ALLCLOSE_FORMS = Overloads(
    "allclose",
    (
        ALLCLOSE,
        (
            ("input", "Tensor"),
            ("other", "Tensor"),
            ("rtol", "float", 1e-05),
            ("atol", "float", 1e-08),
            ("equal_nan", "bool", False),
        ),
        0,
        None,
        0,
        False,
    ),
)


def allclose(input=MISSING, other=MISSING, *rest, **named):
    """allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> bool

    Whether all elements are near, as `isclose` has it.

    >>> ow.allclose(ow.tensor([1.0]), ow.tensor([1.0 + 1e-9]))
    True
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return ALLCLOSE[input._keys | other._keys](input, other, 1e-05, 1e-08, False)
    return ALLCLOSE_FORMS(given_arguments(input, other) + rest, named)


EQUAL_FORMS = Overloads(
    "equal",
    (EQUAL, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def equal(input=MISSING, other=MISSING, *rest, **named):
    """equal(input, other) -> bool

    Whether two tensors have one shape and equal elements.

    >>> ow.equal(ow.tensor([1, 2]), ow.tensor([1, 2]))
    True
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return EQUAL[input._keys | other._keys](input, other)
    return EQUAL_FORMS(given_arguments(input, other) + rest, named)


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
    (BITWISE_LEFT_SHIFT_SCALAR_TENSOR, (("input", "Scalar"), ("other", "Tensor")), 0, None, 0, False),
)


def bitwise_left_shift(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_left_shift(input, other, *, out=None) -> Tensor
    bitwise_left_shift(input, other, *, out=None) -> Tensor
    bitwise_left_shift(input, other) -> Tensor

    The bits shifted to the left by `other`; 0 comes in.

    >>> ow.tensor([1, 2]) << 2
    tensor([4, 8])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_LEFT_SHIFT_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_LEFT_SHIFT_TENSOR_SCALAR[input._keys](input, other)
    return BITWISE_LEFT_SHIFT_FORMS(given_arguments(input, other) + rest, named)


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
    return BITWISE_LEFT_SHIFT__FORMS(given_arguments(input, other) + rest, named)


_REVERSED_LEFT_SHIFT_FORMS = Overloads(
    "_reversed_left_shift",
    (_REVERSED_LEFT_SHIFT, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def _reversed_left_shift(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_left_shift(input, other) -> Tensor

    A number shifted to the left, for the sign `<<`.
    """
    if not (rest or named):
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return _REVERSED_LEFT_SHIFT[input._keys](input, other)
    return _REVERSED_LEFT_SHIFT_FORMS(given_arguments(input, other) + rest, named)


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
    (BITWISE_RIGHT_SHIFT_SCALAR_TENSOR, (("input", "Scalar"), ("other", "Tensor")), 0, None, 0, False),
)


def bitwise_right_shift(input=MISSING, other=MISSING, *rest, **named):
    """bitwise_right_shift(input, other, *, out=None) -> Tensor
    bitwise_right_shift(input, other, *, out=None) -> Tensor
    bitwise_right_shift(input, other) -> Tensor

    The bits shifted to the right by `other`; the sign comes in.

    >>> ow.tensor([1, 2]) >> 2
    tensor([0, 0])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return BITWISE_RIGHT_SHIFT_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return BITWISE_RIGHT_SHIFT_TENSOR_SCALAR[input._keys](input, other)
    return BITWISE_RIGHT_SHIFT_FORMS(given_arguments(input, other) + rest, named)


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
    return BITWISE_RIGHT_SHIFT__FORMS(given_arguments(input, other) + rest, named)


_REVERSED_RIGHT_SHIFT_FORMS = Overloads(
    "_reversed_right_shift",
    (_REVERSED_RIGHT_SHIFT, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def _reversed_right_shift(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_right_shift(input, other) -> Tensor

    A number shifted to the right, for the sign `>>`.
    """
    if not (rest or named):
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return _REVERSED_RIGHT_SHIFT[input._keys](input, other)
    return _REVERSED_RIGHT_SHIFT_FORMS(given_arguments(input, other) + rest, named)
