"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.rounding import (
    FLOOR, FLOOR_, CEIL, CEIL_, TRUNC, TRUNC_, FIX, FIX_, FRAC, FRAC_, ROUND, ROUND_, SIGNBIT, ISPOSINF, ISNEGINF,
    ISREAL, NAN_TO_NUM, NAN_TO_NUM_, DEG2RAD, DEG2RAD_, RAD2DEG, RAD2DEG_, FLOOR_FORMS as FLOOR_FORMS_OF_FUNCTION,
    FLOOR__FORMS as FLOOR__FORMS_OF_FUNCTION, CEIL_FORMS as CEIL_FORMS_OF_FUNCTION, CEIL__FORMS as
    CEIL__FORMS_OF_FUNCTION, TRUNC_FORMS as TRUNC_FORMS_OF_FUNCTION, TRUNC__FORMS as TRUNC__FORMS_OF_FUNCTION,
    FIX_FORMS as FIX_FORMS_OF_FUNCTION, FIX__FORMS as FIX__FORMS_OF_FUNCTION, FRAC_FORMS as FRAC_FORMS_OF_FUNCTION,
    FRAC__FORMS as FRAC__FORMS_OF_FUNCTION, ROUND_FORMS as ROUND_FORMS_OF_FUNCTION, ROUND__FORMS as
    ROUND__FORMS_OF_FUNCTION, SIGNBIT_FORMS as SIGNBIT_FORMS_OF_FUNCTION, ISPOSINF_FORMS as
    ISPOSINF_FORMS_OF_FUNCTION, ISNEGINF_FORMS as ISNEGINF_FORMS_OF_FUNCTION, ISREAL_FORMS as
    ISREAL_FORMS_OF_FUNCTION, NAN_TO_NUM_FORMS as NAN_TO_NUM_FORMS_OF_FUNCTION, NAN_TO_NUM__FORMS as
    NAN_TO_NUM__FORMS_OF_FUNCTION, DEG2RAD_FORMS as DEG2RAD_FORMS_OF_FUNCTION, DEG2RAD__FORMS as
    DEG2RAD__FORMS_OF_FUNCTION, RAD2DEG_FORMS as RAD2DEG_FORMS_OF_FUNCTION, RAD2DEG__FORMS as
    RAD2DEG__FORMS_OF_FUNCTION,
)

FLOOR_FORMS = method_forms(FLOOR_FORMS_OF_FUNCTION)
FLOOR__FORMS = method_forms(FLOOR__FORMS_OF_FUNCTION)
CEIL_FORMS = method_forms(CEIL_FORMS_OF_FUNCTION)
CEIL__FORMS = method_forms(CEIL__FORMS_OF_FUNCTION)
TRUNC_FORMS = method_forms(TRUNC_FORMS_OF_FUNCTION)
TRUNC__FORMS = method_forms(TRUNC__FORMS_OF_FUNCTION)
FIX_FORMS = method_forms(FIX_FORMS_OF_FUNCTION)
FIX__FORMS = method_forms(FIX__FORMS_OF_FUNCTION)
FRAC_FORMS = method_forms(FRAC_FORMS_OF_FUNCTION)
FRAC__FORMS = method_forms(FRAC__FORMS_OF_FUNCTION)
ROUND_FORMS = method_forms(ROUND_FORMS_OF_FUNCTION)
ROUND__FORMS = method_forms(ROUND__FORMS_OF_FUNCTION)
SIGNBIT_FORMS = method_forms(SIGNBIT_FORMS_OF_FUNCTION)
ISPOSINF_FORMS = method_forms(ISPOSINF_FORMS_OF_FUNCTION)
ISNEGINF_FORMS = method_forms(ISNEGINF_FORMS_OF_FUNCTION)
ISREAL_FORMS = method_forms(ISREAL_FORMS_OF_FUNCTION)
NAN_TO_NUM_FORMS = method_forms(NAN_TO_NUM_FORMS_OF_FUNCTION)
NAN_TO_NUM__FORMS = method_forms(NAN_TO_NUM__FORMS_OF_FUNCTION)
DEG2RAD_FORMS = method_forms(DEG2RAD_FORMS_OF_FUNCTION)
DEG2RAD__FORMS = method_forms(DEG2RAD__FORMS_OF_FUNCTION)
RAD2DEG_FORMS = method_forms(RAD2DEG_FORMS_OF_FUNCTION)
RAD2DEG__FORMS = method_forms(RAD2DEG__FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def floor(self, *rest, **named):
        """floor(input, *, out=None) -> Tensor

        The largest integer that is not above the element.

        >>> ow.floor(ow.tensor([-1.5, 1.5]))
        tensor([-2.,  1.])
        """
        if not (rest or named):
            return FLOOR[self._keys](self)
        return FLOOR_FORMS.call(self, rest, named)

    def floor_(self, *rest, **named):
        """floor_(input) -> Tensor

        The largest integer that is not above the element.

        >>> ow.floor(ow.tensor([-1.5, 1.5]))
        tensor([-2.,  1.])
        """
        if not (rest or named):
            return FLOOR_[self._keys](self)
        return FLOOR__FORMS.call(self, rest, named)

    def ceil(self, *rest, **named):
        """ceil(input, *, out=None) -> Tensor

        The smallest integer that is not below the element.

        >>> ow.ceil(ow.tensor([-1.5, 1.5]))
        tensor([-1.,  2.])
        """
        if not (rest or named):
            return CEIL[self._keys](self)
        return CEIL_FORMS.call(self, rest, named)

    def ceil_(self, *rest, **named):
        """ceil_(input) -> Tensor

        The smallest integer that is not below the element.

        >>> ow.ceil(ow.tensor([-1.5, 1.5]))
        tensor([-1.,  2.])
        """
        if not (rest or named):
            return CEIL_[self._keys](self)
        return CEIL__FORMS.call(self, rest, named)

    def trunc(self, *rest, **named):
        """trunc(input, *, out=None) -> Tensor

        The integer part: what stands behind the point is cut off.

        >>> ow.trunc(ow.tensor([-1.5, 1.5]))
        tensor([-1.,  1.])
        """
        if not (rest or named):
            return TRUNC[self._keys](self)
        return TRUNC_FORMS.call(self, rest, named)

    def trunc_(self, *rest, **named):
        """trunc_(input) -> Tensor

        The integer part: what stands behind the point is cut off.

        >>> ow.trunc(ow.tensor([-1.5, 1.5]))
        tensor([-1.,  1.])
        """
        if not (rest or named):
            return TRUNC_[self._keys](self)
        return TRUNC__FORMS.call(self, rest, named)

    def fix(self, *rest, **named):
        """fix(input, *, out=None) -> Tensor

        Another name of `trunc`.

        The integer part: what stands behind the point is cut off.

        >>> ow.trunc(ow.tensor([-1.5, 1.5]))
        tensor([-1.,  1.])
        """
        try:
            if not (rest or named):
                return FIX[self._keys](self)
            return FIX_FORMS.call(self, rest, named)
        except Exception:
            FIX_FORMS.translate(self, rest, named)
            raise

    def fix_(self, *rest, **named):
        """fix_(input) -> Tensor

        Another name of `trunc`.

        The integer part: what stands behind the point is cut off.

        >>> ow.trunc(ow.tensor([-1.5, 1.5]))
        tensor([-1.,  1.])
        """
        try:
            if not (rest or named):
                return FIX_[self._keys](self)
            return FIX__FORMS.call(self, rest, named)
        except Exception:
            FIX__FORMS.translate(self, rest, named)
            raise

    def frac(self, *rest, **named):
        """frac(input, *, out=None) -> Tensor

        What stands behind the point, `input - trunc(input)`, with the sign of the element.

        >>> ow.frac(ow.tensor([-1.5, 2.25]))
        tensor([-0.5000,  0.2500])
        """
        if not (rest or named):
            return FRAC[self._keys](self)
        return FRAC_FORMS.call(self, rest, named)

    def frac_(self, *rest, **named):
        """frac_(input) -> Tensor

        What stands behind the point, `input - trunc(input)`, with the sign of the element.

        >>> ow.frac(ow.tensor([-1.5, 2.25]))
        tensor([-0.5000,  0.2500])
        """
        if not (rest or named):
            return FRAC_[self._keys](self)
        return FRAC__FORMS.call(self, rest, named)

    def round(self, *rest, **named):
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
            return ROUND[self._keys](self)
        return ROUND_FORMS.call(self, rest, named)

    def round_(self, *rest, **named):
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
            return ROUND_[self._keys](self)
        return ROUND__FORMS.call(self, rest, named)

    def signbit(self, *rest, **named):
        """signbit(input, *, out=None) -> Tensor

        Whether the sign is minus, that of -0.0 included, as bool.

        >>> ow.signbit(ow.tensor([-1.0, -0.0, 0.0, 1.0]))
        tensor([ True,  True, False, False])
        """
        if not (rest or named):
            return SIGNBIT[self._keys](self)
        return SIGNBIT_FORMS.call(self, rest, named)

    def isposinf(self, *rest, **named):
        """isposinf(input, *, out=None) -> Tensor

        Whether elements are inf, as bool; integers never are.

        >>> ow.isposinf(ow.tensor([ow.inf, -ow.inf, 0.0]))
        tensor([ True, False, False])
        """
        if not (rest or named):
            return ISPOSINF[self._keys](self)
        return ISPOSINF_FORMS.call(self, rest, named)

    def isneginf(self, *rest, **named):
        """isneginf(input, *, out=None) -> Tensor

        Whether elements are -inf, as bool; integers never are.

        >>> ow.isneginf(ow.tensor([ow.inf, -ow.inf, 0.0]))
        tensor([False,  True, False])
        """
        if not (rest or named):
            return ISNEGINF[self._keys](self)
        return ISNEGINF_FORMS.call(self, rest, named)

    def isreal(self, *rest, **named):
        """isreal(input) -> Tensor

        Whether the imaginary part is 0, as bool; it is for all that is not complex.

        >>> ow.isreal(ow.tensor([1 + 0j, 1j]))
        tensor([ True, False])
        """
        if not (rest or named):
            return ISREAL[self._keys](self)
        return ISREAL_FORMS.call(self, rest, named)

    def nan_to_num(self, *rest, **named):
        """nan_to_num(input, nan=None, posinf=None, neginf=None, *, out=None) -> Tensor

        NaN, inf and -inf replaced by `nan` (0), `posinf` (the largest number of the dtype) and `neginf` (the
            smallest).

        >>> ow.nan_to_num(ow.tensor([ow.nan, ow.inf, -ow.inf, 1.0]), nan=0.0, posinf=9.0, neginf=-9.0)
        tensor([ 0.,  9., -9.,  1.])
        """
        try:
            if not (rest or named):
                return NAN_TO_NUM[self._keys](self, None, None, None)
            return NAN_TO_NUM_FORMS.call(self, rest, named)
        except Exception:
            NAN_TO_NUM_FORMS.translate(self, rest, named)
            raise

    def nan_to_num_(self, *rest, **named):
        """nan_to_num_(input, nan=None, posinf=None, neginf=None) -> Tensor

        NaN, inf and -inf replaced by `nan` (0), `posinf` (the largest number of the dtype) and `neginf` (the
            smallest).

        >>> ow.nan_to_num(ow.tensor([ow.nan, ow.inf, -ow.inf, 1.0]), nan=0.0, posinf=9.0, neginf=-9.0)
        tensor([ 0.,  9., -9.,  1.])
        """
        try:
            if not (rest or named):
                return NAN_TO_NUM_[self._keys](self, None, None, None)
            return NAN_TO_NUM__FORMS.call(self, rest, named)
        except Exception:
            NAN_TO_NUM__FORMS.translate(self, rest, named)
            raise

    def deg2rad(self, *rest, **named):
        """deg2rad(input, *, out=None) -> Tensor

        Degrees as radians, `input * pi / 180`.

        >>> ow.deg2rad(ow.tensor([180.0, 90.0]))
        tensor([3.1416, 1.5708])
        """
        if not (rest or named):
            return DEG2RAD[self._keys](self)
        return DEG2RAD_FORMS.call(self, rest, named)

    def deg2rad_(self, *rest, **named):
        """deg2rad_(input) -> Tensor

        Degrees as radians, `input * pi / 180`.

        >>> ow.deg2rad(ow.tensor([180.0, 90.0]))
        tensor([3.1416, 1.5708])
        """
        if not (rest or named):
            return DEG2RAD_[self._keys](self)
        return DEG2RAD__FORMS.call(self, rest, named)

    def rad2deg(self, *rest, **named):
        """rad2deg(input, *, out=None) -> Tensor

        Radians as degrees, `input * 180 / pi`.

        >>> ow.rad2deg(ow.tensor([ow.pi]))
        tensor([180.])
        """
        if not (rest or named):
            return RAD2DEG[self._keys](self)
        return RAD2DEG_FORMS.call(self, rest, named)

    def rad2deg_(self, *rest, **named):
        """rad2deg_(input) -> Tensor

        Radians as degrees, `input * 180 / pi`.

        >>> ow.rad2deg(ow.tensor([ow.pi]))
        tensor([180.])
        """
        if not (rest or named):
            return RAD2DEG_[self._keys](self)
        return RAD2DEG__FORMS.call(self, rest, named)


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
