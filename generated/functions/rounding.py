"""The functions and methods of rounding: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.rounding import (
    FLOOR, FLOOR_, _FOREACH_FLOOR, _FOREACH_FLOOR_, CEIL, CEIL_, _FOREACH_CEIL, _FOREACH_CEIL_, TRUNC, TRUNC_, FIX,
    FIX_, _FOREACH_TRUNC, _FOREACH_TRUNC_, FRAC, FRAC_, _FOREACH_FRAC, _FOREACH_FRAC_, ROUND, ROUND_DECIMALS,
    ROUND_, ROUND__DECIMALS, SPECIAL_ROUND, SPECIAL_ROUND_DECIMALS, _FOREACH_ROUND, _FOREACH_ROUND_, SIGNBIT,
    ISPOSINF, ISNEGINF, ISREAL, NAN_TO_NUM, NAN_TO_NUM_, _REPLACE_NONFINITE, DEG2RAD, DEG2RAD_, RAD2DEG, RAD2DEG_,
)

__all__ = [
    "floor", "floor_", "_foreach_floor", "_foreach_floor_", "ceil", "ceil_", "_foreach_ceil", "_foreach_ceil_",
    "trunc", "trunc_", "fix", "fix_", "_foreach_trunc", "_foreach_trunc_", "frac", "frac_", "_foreach_frac",
    "_foreach_frac_", "round", "round_", "_foreach_round", "_foreach_round_", "signbit", "isposinf", "isneginf",
    "isreal", "nan_to_num", "nan_to_num_", "deg2rad", "deg2rad_", "rad2deg", "rad2deg_",
]

FLOOR_FORMS = Overloads("floor", FLOOR)
FLOOR__FORMS = Overloads("floor_", FLOOR_)
_FOREACH_FLOOR_FORMS = Overloads("_foreach_floor", _FOREACH_FLOOR)
_FOREACH_FLOOR__FORMS = Overloads("_foreach_floor_", _FOREACH_FLOOR_)
CEIL_FORMS = Overloads("ceil", CEIL)
CEIL__FORMS = Overloads("ceil_", CEIL_)
_FOREACH_CEIL_FORMS = Overloads("_foreach_ceil", _FOREACH_CEIL)
_FOREACH_CEIL__FORMS = Overloads("_foreach_ceil_", _FOREACH_CEIL_)
TRUNC_FORMS = Overloads("trunc", TRUNC)
TRUNC__FORMS = Overloads("trunc_", TRUNC_)
FIX_FORMS = Overloads("fix", FIX)
FIX__FORMS = Overloads("fix_", FIX_)
_FOREACH_TRUNC_FORMS = Overloads("_foreach_trunc", _FOREACH_TRUNC)
_FOREACH_TRUNC__FORMS = Overloads("_foreach_trunc_", _FOREACH_TRUNC_)
FRAC_FORMS = Overloads("frac", FRAC)
FRAC__FORMS = Overloads("frac_", FRAC_)
_FOREACH_FRAC_FORMS = Overloads("_foreach_frac", _FOREACH_FRAC)
_FOREACH_FRAC__FORMS = Overloads("_foreach_frac_", _FOREACH_FRAC_)
ROUND_FORMS = Overloads("round", ROUND, ROUND_DECIMALS)
ROUND__FORMS = Overloads("round_", ROUND_, ROUND__DECIMALS)
SPECIAL_ROUND_FORMS = Overloads("special_round", SPECIAL_ROUND, SPECIAL_ROUND_DECIMALS)
_FOREACH_ROUND_FORMS = Overloads("_foreach_round", _FOREACH_ROUND)
_FOREACH_ROUND__FORMS = Overloads("_foreach_round_", _FOREACH_ROUND_)
SIGNBIT_FORMS = Overloads("signbit", SIGNBIT)
ISPOSINF_FORMS = Overloads("isposinf", ISPOSINF)
ISNEGINF_FORMS = Overloads("isneginf", ISNEGINF)
ISREAL_FORMS = Overloads("isreal", ISREAL)
NAN_TO_NUM_FORMS = Overloads("nan_to_num", NAN_TO_NUM)
NAN_TO_NUM__FORMS = Overloads("nan_to_num_", NAN_TO_NUM_)
_REPLACE_NONFINITE_FORMS = Overloads("_replace_nonfinite", _REPLACE_NONFINITE)
DEG2RAD_FORMS = Overloads("deg2rad", DEG2RAD)
DEG2RAD__FORMS = Overloads("deg2rad_", DEG2RAD_)
RAD2DEG_FORMS = Overloads("rad2deg", RAD2DEG)
RAD2DEG__FORMS = Overloads("rad2deg_", RAD2DEG_)


def floor(input=MISSING, *rest, **named):
    """floor(input, *, out=None) -> Tensor

    The largest integer that is not above the element.

    >>> ow.floor(ow.tensor([-1.5, 1.5]))
    tensor([-2.,  1.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return FLOOR[input._keys](input)
    return FLOOR_FORMS.call(input, rest, named)


def floor_(input=MISSING, *rest, **named):
    """As `floor`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return FLOOR_[input._keys](input)
    return FLOOR__FORMS.call(input, rest, named)


def _foreach_floor(input=MISSING, *rest, **named):
    """_foreach_floor(input) -> tuple[Tensor, ...]

    `floor` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_FLOOR[keys_of(input)](tuple(input))
        return _FOREACH_FLOOR_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_FLOOR_FORMS.translate(input, rest, named)
        raise


def _foreach_floor_(input=MISSING, *rest, **named):
    """As `_foreach_floor`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_FLOOR_[keys_of(input)](tuple(input))
        return _FOREACH_FLOOR__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_FLOOR__FORMS.translate(input, rest, named)
        raise


def ceil(input=MISSING, *rest, **named):
    """ceil(input, *, out=None) -> Tensor

    The smallest integer that is not below the element.

    >>> ow.ceil(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  2.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return CEIL[input._keys](input)
    return CEIL_FORMS.call(input, rest, named)


def ceil_(input=MISSING, *rest, **named):
    """As `ceil`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return CEIL_[input._keys](input)
    return CEIL__FORMS.call(input, rest, named)


def _foreach_ceil(input=MISSING, *rest, **named):
    """_foreach_ceil(input) -> tuple[Tensor, ...]

    `ceil` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_CEIL[keys_of(input)](tuple(input))
        return _FOREACH_CEIL_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_CEIL_FORMS.translate(input, rest, named)
        raise


def _foreach_ceil_(input=MISSING, *rest, **named):
    """As `_foreach_ceil`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_CEIL_[keys_of(input)](tuple(input))
        return _FOREACH_CEIL__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_CEIL__FORMS.translate(input, rest, named)
        raise


def trunc(input=MISSING, *rest, **named):
    """trunc(input, *, out=None) -> Tensor

    The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return TRUNC[input._keys](input)
    return TRUNC_FORMS.call(input, rest, named)


def trunc_(input=MISSING, *rest, **named):
    """As `trunc`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return TRUNC_[input._keys](input)
    return TRUNC__FORMS.call(input, rest, named)


def fix(input=MISSING, *rest, **named):
    """Another name of `trunc`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return FIX[input._keys](input)
    return FIX_FORMS.call(input, rest, named)


def fix_(input=MISSING, *rest, **named):
    """As `fix`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return FIX_[input._keys](input)
    return FIX__FORMS.call(input, rest, named)


def _foreach_trunc(input=MISSING, *rest, **named):
    """_foreach_trunc(input) -> tuple[Tensor, ...]

    `trunc` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_TRUNC[keys_of(input)](tuple(input))
        return _FOREACH_TRUNC_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_TRUNC_FORMS.translate(input, rest, named)
        raise


def _foreach_trunc_(input=MISSING, *rest, **named):
    """As `_foreach_trunc`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_TRUNC_[keys_of(input)](tuple(input))
        return _FOREACH_TRUNC__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_TRUNC__FORMS.translate(input, rest, named)
        raise


def frac(input=MISSING, *rest, **named):
    """frac(input, *, out=None) -> Tensor

    What stands behind the point, `input - trunc(input)`, with the sign of the element.

    >>> ow.frac(ow.tensor([-1.5, 2.25]))
    tensor([-0.5000,  0.2500])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return FRAC[input._keys](input)
    return FRAC_FORMS.call(input, rest, named)


def frac_(input=MISSING, *rest, **named):
    """As `frac`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return FRAC_[input._keys](input)
    return FRAC__FORMS.call(input, rest, named)


def _foreach_frac(input=MISSING, *rest, **named):
    """_foreach_frac(input) -> tuple[Tensor, ...]

    `frac` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_FRAC[keys_of(input)](tuple(input))
        return _FOREACH_FRAC_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_FRAC_FORMS.translate(input, rest, named)
        raise


def _foreach_frac_(input=MISSING, *rest, **named):
    """As `_foreach_frac`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_FRAC_[keys_of(input)](tuple(input))
        return _FOREACH_FRAC__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_FRAC__FORMS.translate(input, rest, named)
        raise


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
        if isinstance(input, Tensor):
            return ROUND[input._keys](input)
    return ROUND_FORMS.call(input, rest, named)


def round_(input=MISSING, *rest, **named):
    """As `round`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ROUND_[input._keys](input)
    return ROUND__FORMS.call(input, rest, named)


def special_round(input=MISSING, *rest, **named):
    """Another name of `round`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_ROUND[input._keys](input)
    return SPECIAL_ROUND_FORMS.call(input, rest, named)


def _foreach_round(input=MISSING, *rest, **named):
    """_foreach_round(input) -> tuple[Tensor, ...]

    `round` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ROUND[keys_of(input)](tuple(input))
        return _FOREACH_ROUND_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ROUND_FORMS.translate(input, rest, named)
        raise


def _foreach_round_(input=MISSING, *rest, **named):
    """As `_foreach_round`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ROUND_[keys_of(input)](tuple(input))
        return _FOREACH_ROUND__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ROUND__FORMS.translate(input, rest, named)
        raise


def signbit(input=MISSING, *rest, **named):
    """signbit(input, *, out=None) -> Tensor

    Whether the sign is minus, that of -0.0 included, as bool.

    >>> ow.signbit(ow.tensor([-1.0, -0.0, 0.0, 1.0]))
    tensor([ True,  True, False, False])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SIGNBIT[input._keys](input)
    return SIGNBIT_FORMS.call(input, rest, named)


def isposinf(input=MISSING, *rest, **named):
    """isposinf(input, *, out=None) -> Tensor

    Whether elements are inf, as bool; integers never are.

    >>> ow.isposinf(ow.tensor([ow.inf, -ow.inf, 0.0]))
    tensor([ True, False, False])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ISPOSINF[input._keys](input)
    return ISPOSINF_FORMS.call(input, rest, named)


def isneginf(input=MISSING, *rest, **named):
    """isneginf(input, *, out=None) -> Tensor

    Whether elements are -inf, as bool; integers never are.

    >>> ow.isneginf(ow.tensor([ow.inf, -ow.inf, 0.0]))
    tensor([False,  True, False])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ISNEGINF[input._keys](input)
    return ISNEGINF_FORMS.call(input, rest, named)


def isreal(input=MISSING, *rest, **named):
    """isreal(input) -> Tensor

    Whether the imaginary part is 0, as bool; it is for all that is not complex.

    >>> ow.isreal(ow.tensor([1 + 0j, 1j]))
    tensor([ True, False])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ISREAL[input._keys](input)
    return ISREAL_FORMS.call(input, rest, named)


def nan_to_num(input=MISSING, *rest, **named):
    """nan_to_num(input, nan=None, posinf=None, neginf=None, *, out=None) -> Tensor

    NaN, inf and -inf replaced by `nan` (0), `posinf` (the largest number of the dtype) and `neginf` (the
        smallest).

    Of complex numbers both parts.

    >>> ow.nan_to_num(ow.tensor([ow.nan, ow.inf, -ow.inf, 1.0]), nan=0.0, posinf=9.0, neginf=-9.0)
    tensor([ 0.,  9., -9.,  1.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NAN_TO_NUM[input._keys](input, None, None, None)
        return NAN_TO_NUM_FORMS.call(input, rest, named)
    except Exception:
        NAN_TO_NUM_FORMS.translate(input, rest, named)
        raise


def nan_to_num_(input=MISSING, *rest, **named):
    """As `nan_to_num`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NAN_TO_NUM_[input._keys](input, None, None, None)
        return NAN_TO_NUM__FORMS.call(input, rest, named)
    except Exception:
        NAN_TO_NUM__FORMS.translate(input, rest, named)
        raise


def _replace_nonfinite(input=MISSING, value=MISSING, posinf=MISSING, neginf=MISSING, *rest, **named):
    """_replace_nonfinite(input, value, posinf, neginf) -> Tensor

    NaN, inf and -inf replaced.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and type(value) is float and type(posinf) is float and type(neginf) is float:
            return _REPLACE_NONFINITE[input._keys](input, value, posinf, neginf)
    return _REPLACE_NONFINITE_FORMS.call(input, value, posinf, neginf, rest, named)


def deg2rad(input=MISSING, *rest, **named):
    """deg2rad(input, *, out=None) -> Tensor

    Degrees as radians, `input * pi / 180`.

    >>> ow.deg2rad(ow.tensor([180.0, 90.0]))
    tensor([3.1416, 1.5708])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return DEG2RAD[input._keys](input)
    return DEG2RAD_FORMS.call(input, rest, named)


def deg2rad_(input=MISSING, *rest, **named):
    """As `deg2rad`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return DEG2RAD_[input._keys](input)
    return DEG2RAD__FORMS.call(input, rest, named)


def rad2deg(input=MISSING, *rest, **named):
    """rad2deg(input, *, out=None) -> Tensor

    Radians as degrees, `input * 180 / pi`.

    >>> ow.rad2deg(ow.tensor([ow.pi]))
    tensor([180.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return RAD2DEG[input._keys](input)
    return RAD2DEG_FORMS.call(input, rest, named)


def rad2deg_(input=MISSING, *rest, **named):
    """As `rad2deg`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return RAD2DEG_[input._keys](input)
    return RAD2DEG__FORMS.call(input, rest, named)


class Methods:
    """What Tensor has of them."""

    def floor(self, *rest, **named):
        if not (rest or named):
            return FLOOR[self._keys](self)
        return FLOOR_FORMS.method(self, rest, named)

    def floor_(self, *rest, **named):
        if not (rest or named):
            return FLOOR_[self._keys](self)
        return FLOOR__FORMS.method(self, rest, named)

    def ceil(self, *rest, **named):
        if not (rest or named):
            return CEIL[self._keys](self)
        return CEIL_FORMS.method(self, rest, named)

    def ceil_(self, *rest, **named):
        if not (rest or named):
            return CEIL_[self._keys](self)
        return CEIL__FORMS.method(self, rest, named)

    def trunc(self, *rest, **named):
        if not (rest or named):
            return TRUNC[self._keys](self)
        return TRUNC_FORMS.method(self, rest, named)

    def trunc_(self, *rest, **named):
        if not (rest or named):
            return TRUNC_[self._keys](self)
        return TRUNC__FORMS.method(self, rest, named)

    def fix(self, *rest, **named):
        if not (rest or named):
            return FIX[self._keys](self)
        return FIX_FORMS.method(self, rest, named)

    def fix_(self, *rest, **named):
        if not (rest or named):
            return FIX_[self._keys](self)
        return FIX__FORMS.method(self, rest, named)

    def frac(self, *rest, **named):
        if not (rest or named):
            return FRAC[self._keys](self)
        return FRAC_FORMS.method(self, rest, named)

    def frac_(self, *rest, **named):
        if not (rest or named):
            return FRAC_[self._keys](self)
        return FRAC__FORMS.method(self, rest, named)

    def round(self, *rest, **named):
        if not (rest or named):
            return ROUND[self._keys](self)
        return ROUND_FORMS.method(self, rest, named)

    def round_(self, *rest, **named):
        if not (rest or named):
            return ROUND_[self._keys](self)
        return ROUND__FORMS.method(self, rest, named)

    def signbit(self, *rest, **named):
        if not (rest or named):
            return SIGNBIT[self._keys](self)
        return SIGNBIT_FORMS.method(self, rest, named)

    def isposinf(self, *rest, **named):
        if not (rest or named):
            return ISPOSINF[self._keys](self)
        return ISPOSINF_FORMS.method(self, rest, named)

    def isneginf(self, *rest, **named):
        if not (rest or named):
            return ISNEGINF[self._keys](self)
        return ISNEGINF_FORMS.method(self, rest, named)

    def isreal(self, *rest, **named):
        if not (rest or named):
            return ISREAL[self._keys](self)
        return ISREAL_FORMS.method(self, rest, named)

    def nan_to_num(self, *rest, **named):
        try:
            if not (rest or named):
                return NAN_TO_NUM[self._keys](self, None, None, None)
            return NAN_TO_NUM_FORMS.method(self, rest, named)
        except Exception:
            NAN_TO_NUM_FORMS.translate(self, rest, named)
            raise

    def nan_to_num_(self, *rest, **named):
        try:
            if not (rest or named):
                return NAN_TO_NUM_[self._keys](self, None, None, None)
            return NAN_TO_NUM__FORMS.method(self, rest, named)
        except Exception:
            NAN_TO_NUM__FORMS.translate(self, rest, named)
            raise

    def deg2rad(self, *rest, **named):
        if not (rest or named):
            return DEG2RAD[self._keys](self)
        return DEG2RAD_FORMS.method(self, rest, named)

    def deg2rad_(self, *rest, **named):
        if not (rest or named):
            return DEG2RAD_[self._keys](self)
        return DEG2RAD__FORMS.method(self, rest, named)

    def rad2deg(self, *rest, **named):
        if not (rest or named):
            return RAD2DEG[self._keys](self)
        return RAD2DEG_FORMS.method(self, rest, named)

    def rad2deg_(self, *rest, **named):
        if not (rest or named):
            return RAD2DEG_[self._keys](self)
        return RAD2DEG__FORMS.method(self, rest, named)


hang(Methods, __name__)
