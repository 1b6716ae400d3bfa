"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads, given_arguments
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
    tensor([1000.6932])
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
