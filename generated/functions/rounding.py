"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

FLOOR = find("floor")
FLOOR_OUT = find("floor.out")
FLOOR_ = find("floor_")
CEIL = find("ceil")
CEIL_OUT = find("ceil.out")
CEIL_ = find("ceil_")
TRUNC = find("trunc")
TRUNC_OUT = find("trunc.out")
TRUNC_ = find("trunc_")
FIX = find("fix")
FIX_OUT = find("fix.out")
FIX_ = find("fix_")
FRAC = find("frac")
FRAC_OUT = find("frac.out")
FRAC_ = find("frac_")
ROUND = find("round")
ROUND_OUT = find("round.out")
ROUND_DECIMALS = find("round.decimals")
ROUND_DECIMALS_OUT = find("round.decimals_out")
ROUND_ = find("round_")
ROUND__DECIMALS = find("round_.decimals")
SPECIAL_ROUND = find("special_round")
SPECIAL_ROUND_OUT = find("special_round.out")
SPECIAL_ROUND_DECIMALS = find("special_round.decimals")
SPECIAL_ROUND_DECIMALS_OUT = find("special_round.decimals_out")
SIGNBIT = find("signbit")
SIGNBIT_OUT = find("signbit.out")
ISPOSINF = find("isposinf")
ISPOSINF_OUT = find("isposinf.out")
ISNEGINF = find("isneginf")
ISNEGINF_OUT = find("isneginf.out")
ISREAL = find("isreal")
NAN_TO_NUM = find("nan_to_num")
NAN_TO_NUM_OUT = find("nan_to_num.out")
NAN_TO_NUM_ = find("nan_to_num_")
_REPLACE_NONFINITE = find("_replace_nonfinite")
DEG2RAD = find("deg2rad")
DEG2RAD_OUT = find("deg2rad.out")
DEG2RAD_ = find("deg2rad_")
RAD2DEG = find("rad2deg")
RAD2DEG_OUT = find("rad2deg.out")
RAD2DEG_ = find("rad2deg_")

FLOOR_FORMS = Overloads(
    "floor",
    (FLOOR, (("input", "Tensor"),), 0, FLOOR_OUT, 1, False),
)


def floor(input=MISSING, *rest, **named):
    """floor(input, *, out=None) -> Tensor

    The largest integer that is not above the element.

    >>> ow.floor(ow.tensor([-1.5, 1.5]))
    tensor([-2.,  1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return FLOOR[input._keys](input)
    return FLOOR_FORMS.call(input, rest, named)


FLOOR__FORMS = Overloads(
    "floor_",
    (FLOOR_, (("input", "Tensor"),), 0, None, 0, False),
)


def floor_(input=MISSING, *rest, **named):
    """floor_(input) -> Tensor

    The largest integer that is not above the element.

    >>> ow.floor(ow.tensor([-1.5, 1.5]))
    tensor([-2.,  1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return FLOOR_[input._keys](input)
    return FLOOR__FORMS.call(input, rest, named)


CEIL_FORMS = Overloads(
    "ceil",
    (CEIL, (("input", "Tensor"),), 0, CEIL_OUT, 1, False),
)


def ceil(input=MISSING, *rest, **named):
    """ceil(input, *, out=None) -> Tensor

    The smallest integer that is not below the element.

    >>> ow.ceil(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  2.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return CEIL[input._keys](input)
    return CEIL_FORMS.call(input, rest, named)


CEIL__FORMS = Overloads(
    "ceil_",
    (CEIL_, (("input", "Tensor"),), 0, None, 0, False),
)


def ceil_(input=MISSING, *rest, **named):
    """ceil_(input) -> Tensor

    The smallest integer that is not below the element.

    >>> ow.ceil(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  2.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return CEIL_[input._keys](input)
    return CEIL__FORMS.call(input, rest, named)


TRUNC_FORMS = Overloads(
    "trunc",
    (TRUNC, (("input", "Tensor"),), 0, TRUNC_OUT, 1, False),
)


def trunc(input=MISSING, *rest, **named):
    """trunc(input, *, out=None) -> Tensor

    The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return TRUNC[input._keys](input)
    return TRUNC_FORMS.call(input, rest, named)


TRUNC__FORMS = Overloads(
    "trunc_",
    (TRUNC_, (("input", "Tensor"),), 0, None, 0, False),
)


def trunc_(input=MISSING, *rest, **named):
    """trunc_(input) -> Tensor

    The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return TRUNC_[input._keys](input)
    return TRUNC__FORMS.call(input, rest, named)


FIX_FORMS = Overloads(
    "fix",
    (FIX, (("input", "Tensor"),), 0, FIX_OUT, 1, False),
)


def fix(input=MISSING, *rest, **named):
    """fix(input, *, out=None) -> Tensor

    Another name of `trunc`.

    The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return FIX[input._keys](input)
        return FIX_FORMS.call(input, rest, named)
    except Exception:
        FIX_FORMS.translate(input, rest, named)
        raise


FIX__FORMS = Overloads(
    "fix_",
    (FIX_, (("input", "Tensor"),), 0, None, 0, False),
)


def fix_(input=MISSING, *rest, **named):
    """fix_(input) -> Tensor

    Another name of `trunc`.

    The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return FIX_[input._keys](input)
        return FIX__FORMS.call(input, rest, named)
    except Exception:
        FIX__FORMS.translate(input, rest, named)
        raise


FRAC_FORMS = Overloads(
    "frac",
    (FRAC, (("input", "Tensor"),), 0, FRAC_OUT, 1, False),
)


def frac(input=MISSING, *rest, **named):
    """frac(input, *, out=None) -> Tensor

    What stands behind the point, `input - trunc(input)`, with the sign of the element.

    >>> ow.frac(ow.tensor([-1.5, 2.25]))
    tensor([-0.5000,  0.2500])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return FRAC[input._keys](input)
    return FRAC_FORMS.call(input, rest, named)


FRAC__FORMS = Overloads(
    "frac_",
    (FRAC_, (("input", "Tensor"),), 0, None, 0, False),
)


def frac_(input=MISSING, *rest, **named):
    """frac_(input) -> Tensor

    What stands behind the point, `input - trunc(input)`, with the sign of the element.

    >>> ow.frac(ow.tensor([-1.5, 2.25]))
    tensor([-0.5000,  0.2500])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return FRAC_[input._keys](input)
    return FRAC__FORMS.call(input, rest, named)


ROUND_FORMS = Overloads(
    "round",
    (ROUND, (("input", "Tensor"),), 0, ROUND_OUT, 1, False),
    (ROUND_DECIMALS, (("input", "Tensor"), ("decimals", "int")), 1, ROUND_DECIMALS_OUT, 1, False),
)


def round(input=MISSING, *rest, **named):
    """round(input, *, out=None) -> Tensor
    round(input, *, decimals, out=None) -> Tensor

    The nearest integer, or with `decimals` the nearest number of so many places; halves go to the even
        neighbour.

    >>> ow.round(ow.tensor([0.5, 1.5, -2.7]))
    tensor([ 0.,  2., -3.])
    >>> ow.round(ow.tensor([3.14159]), decimals=2)
    tensor([3.1400])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ROUND[input._keys](input)
    return ROUND_FORMS.call(input, rest, named)


ROUND__FORMS = Overloads(
    "round_",
    (ROUND_, (("input", "Tensor"),), 0, None, 0, False),
    (ROUND__DECIMALS, (("input", "Tensor"), ("decimals", "int")), 1, None, 0, False),
)


def round_(input=MISSING, *rest, **named):
    """round_(input) -> Tensor
    round_(input, *, decimals) -> Tensor

    The nearest integer, or with `decimals` the nearest number of so many places; halves go to the even
        neighbour.

    >>> ow.round(ow.tensor([0.5, 1.5, -2.7]))
    tensor([ 0.,  2., -3.])
    >>> ow.round(ow.tensor([3.14159]), decimals=2)
    tensor([3.1400])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ROUND_[input._keys](input)
    return ROUND__FORMS.call(input, rest, named)


SPECIAL_ROUND_FORMS = Overloads(
    "special_round",
    (SPECIAL_ROUND, (("input", "Tensor"),), 0, SPECIAL_ROUND_OUT, 1, False),
    (SPECIAL_ROUND_DECIMALS, (("input", "Tensor"), ("decimals", "int")), 1, SPECIAL_ROUND_DECIMALS_OUT, 1, False),
)


def special_round(input=MISSING, *rest, **named):
    """round(input, *, out=None) -> Tensor
    round(input, *, decimals, out=None) -> Tensor

    Another name of `round`.

    The nearest integer, or with `decimals` the nearest number of so many places; halves go to the even
        neighbour.

    >>> ow.round(ow.tensor([0.5, 1.5, -2.7]))
    tensor([ 0.,  2., -3.])
    >>> ow.round(ow.tensor([3.14159]), decimals=2)
    tensor([3.1400])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return SPECIAL_ROUND[input._keys](input)
        return SPECIAL_ROUND_FORMS.call(input, rest, named)
    except Exception:
        SPECIAL_ROUND_FORMS.translate(input, rest, named)
        raise


SIGNBIT_FORMS = Overloads(
    "signbit",
    (SIGNBIT, (("input", "Tensor"),), 0, SIGNBIT_OUT, 1, False),
)


def signbit(input=MISSING, *rest, **named):
    """signbit(input, *, out=None) -> Tensor

    Whether the sign is minus, that of -0.0 included, as bool.

    >>> ow.signbit(ow.tensor([-1.0, -0.0, 0.0, 1.0]))
    tensor([ True,  True, False, False])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SIGNBIT[input._keys](input)
    return SIGNBIT_FORMS.call(input, rest, named)


ISPOSINF_FORMS = Overloads(
    "isposinf",
    (ISPOSINF, (("input", "Tensor"),), 0, ISPOSINF_OUT, 1, False),
)


def isposinf(input=MISSING, *rest, **named):
    """isposinf(input, *, out=None) -> Tensor

    Whether elements are inf, as bool; integers never are.

    >>> ow.isposinf(ow.tensor([ow.inf, -ow.inf, 0.0]))
    tensor([ True, False, False])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ISPOSINF[input._keys](input)
    return ISPOSINF_FORMS.call(input, rest, named)


ISNEGINF_FORMS = Overloads(
    "isneginf",
    (ISNEGINF, (("input", "Tensor"),), 0, ISNEGINF_OUT, 1, False),
)


def isneginf(input=MISSING, *rest, **named):
    """isneginf(input, *, out=None) -> Tensor

    Whether elements are -inf, as bool; integers never are.

    >>> ow.isneginf(ow.tensor([ow.inf, -ow.inf, 0.0]))
    tensor([False,  True, False])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ISNEGINF[input._keys](input)
    return ISNEGINF_FORMS.call(input, rest, named)


ISREAL_FORMS = Overloads(
    "isreal",
    (ISREAL, (("input", "Tensor"),), 0, None, 0, False),
)


def isreal(input=MISSING, *rest, **named):
    """isreal(input) -> Tensor

    Whether the imaginary part is 0, as bool; it is for all that is not complex.

    >>> ow.isreal(ow.tensor([1 + 0j, 1j]))
    tensor([ True, False])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ISREAL[input._keys](input)
    return ISREAL_FORMS.call(input, rest, named)


NAN_TO_NUM_FORMS = Overloads(
    "nan_to_num",
    (
        NAN_TO_NUM,
        (("input", "Tensor"), ("nan", "float?", None), ("posinf", "float?", None), ("neginf", "float?", None)),
        0,
        NAN_TO_NUM_OUT,
        1,
        False,
    ),
)


def nan_to_num(input=MISSING, *rest, **named):
    """nan_to_num(input, nan=None, posinf=None, neginf=None, *, out=None) -> Tensor

    NaN, inf and -inf replaced by `nan` (0), `posinf` (the largest number of the dtype) and `neginf` (the
        smallest).

    >>> ow.nan_to_num(ow.tensor([ow.nan, ow.inf, -ow.inf, 1.0]), nan=0.0, posinf=9.0, neginf=-9.0)
    tensor([ 0.,  9., -9.,  1.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return NAN_TO_NUM[input._keys](input, None, None, None)
        return NAN_TO_NUM_FORMS.call(input, rest, named)
    except Exception:
        NAN_TO_NUM_FORMS.translate(input, rest, named)
        raise


NAN_TO_NUM__FORMS = Overloads(
    "nan_to_num_",
    (
        NAN_TO_NUM_,
        (("input", "Tensor"), ("nan", "float?", None), ("posinf", "float?", None), ("neginf", "float?", None)),
        0,
        None,
        0,
        False,
    ),
)


def nan_to_num_(input=MISSING, *rest, **named):
    """nan_to_num_(input, nan=None, posinf=None, neginf=None) -> Tensor

    NaN, inf and -inf replaced by `nan` (0), `posinf` (the largest number of the dtype) and `neginf` (the
        smallest).

    >>> ow.nan_to_num(ow.tensor([ow.nan, ow.inf, -ow.inf, 1.0]), nan=0.0, posinf=9.0, neginf=-9.0)
    tensor([ 0.,  9., -9.,  1.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return NAN_TO_NUM_[input._keys](input, None, None, None)
        return NAN_TO_NUM__FORMS.call(input, rest, named)
    except Exception:
        NAN_TO_NUM__FORMS.translate(input, rest, named)
        raise


_REPLACE_NONFINITE_FORMS = Overloads(
    "_replace_nonfinite",
    (
        _REPLACE_NONFINITE,
        (("input", "Tensor"), ("value", "float"), ("posinf", "float"), ("neginf", "float")),
        0,
        None,
        0,
        False,
    ),
)


def _replace_nonfinite(input=MISSING, value=MISSING, posinf=MISSING, neginf=MISSING, *rest, **named):
    """_replace_nonfinite(input, value, posinf, neginf) -> Tensor

    NaN, inf and -inf replaced.
    """
    if not (rest or named):
        if type(input) is Tensor and type(value) is float and type(posinf) is float and type(neginf) is float:
            return _REPLACE_NONFINITE[input._keys](input, value, posinf, neginf)
    return _REPLACE_NONFINITE_FORMS.call(input, value, posinf, neginf, rest, named)


DEG2RAD_FORMS = Overloads(
    "deg2rad",
    (DEG2RAD, (("input", "Tensor"),), 0, DEG2RAD_OUT, 1, False),
)


def deg2rad(input=MISSING, *rest, **named):
    """deg2rad(input, *, out=None) -> Tensor

    Degrees as radians, `input * pi / 180`.

    >>> ow.deg2rad(ow.tensor([180.0, 90.0]))
    tensor([3.1416, 1.5708])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return DEG2RAD[input._keys](input)
    return DEG2RAD_FORMS.call(input, rest, named)


DEG2RAD__FORMS = Overloads(
    "deg2rad_",
    (DEG2RAD_, (("input", "Tensor"),), 0, None, 0, False),
)


def deg2rad_(input=MISSING, *rest, **named):
    """deg2rad_(input) -> Tensor

    Degrees as radians, `input * pi / 180`.

    >>> ow.deg2rad(ow.tensor([180.0, 90.0]))
    tensor([3.1416, 1.5708])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return DEG2RAD_[input._keys](input)
    return DEG2RAD__FORMS.call(input, rest, named)


RAD2DEG_FORMS = Overloads(
    "rad2deg",
    (RAD2DEG, (("input", "Tensor"),), 0, RAD2DEG_OUT, 1, False),
)


def rad2deg(input=MISSING, *rest, **named):
    """rad2deg(input, *, out=None) -> Tensor

    Radians as degrees, `input * 180 / pi`.

    >>> ow.rad2deg(ow.tensor([ow.pi]))
    tensor([180.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return RAD2DEG[input._keys](input)
    return RAD2DEG_FORMS.call(input, rest, named)


RAD2DEG__FORMS = Overloads(
    "rad2deg_",
    (RAD2DEG_, (("input", "Tensor"),), 0, None, 0, False),
)


def rad2deg_(input=MISSING, *rest, **named):
    """rad2deg_(input) -> Tensor

    Radians as degrees, `input * 180 / pi`.

    >>> ow.rad2deg(ow.tensor([ow.pi]))
    tensor([180.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return RAD2DEG_[input._keys](input)
    return RAD2DEG__FORMS.call(input, rest, named)
