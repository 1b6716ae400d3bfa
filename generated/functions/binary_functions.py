"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

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
    return FMAX_FORMS.call(input, other, rest, named)


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
    return FMIN_FORMS.call(input, other, rest, named)


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
    return ATAN2_FORMS.call(input, other, rest, named)


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
    return ATAN2__FORMS.call(input, other, rest, named)


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
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return ARCTAN2[input._keys | other._keys](input, other)
        return ARCTAN2_FORMS.call(input, other, rest, named)
    except Exception:
        ARCTAN2_FORMS.translate(input, other, rest, named)
        raise


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
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return ARCTAN2_[input._keys | other._keys](input, other)
        return ARCTAN2__FORMS.call(input, other, rest, named)
    except Exception:
        ARCTAN2__FORMS.translate(input, other, rest, named)
        raise


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
    return HYPOT_FORMS.call(input, other, rest, named)


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
    return HYPOT__FORMS.call(input, other, rest, named)


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
    return LOGADDEXP_FORMS.call(input, other, rest, named)


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
    return LOGADDEXP2_FORMS.call(input, other, rest, named)


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
    return COPYSIGN_FORMS.call(input, other, rest, named)


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
    return COPYSIGN__FORMS.call(input, other, rest, named)


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
    return NEXTAFTER_FORMS.call(input, other, rest, named)


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
    return NEXTAFTER__FORMS.call(input, other, rest, named)


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
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return LDEXP_TENSOR[input._keys | other._keys](input, other)
        return LDEXP_FORMS.call(input, other, rest, named)
    except Exception:
        LDEXP_FORMS.translate(input, other, rest, named)
        raise


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
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return LDEXP_[input._keys | other._keys](input, other)
        return LDEXP__FORMS.call(input, other, rest, named)
    except Exception:
        LDEXP__FORMS.translate(input, other, rest, named)
        raise


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
    return GCD_FORMS.call(input, other, rest, named)


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
    return GCD__FORMS.call(input, other, rest, named)


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
    return LCM_FORMS.call(input, other, rest, named)


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
    return LCM__FORMS.call(input, other, rest, named)


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
    return HEAVISIDE_FORMS.call(input, values, rest, named)


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
    return HEAVISIDE__FORMS.call(input, values, rest, named)
