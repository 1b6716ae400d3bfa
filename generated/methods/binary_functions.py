"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.binary_functions import (
    FMAX, FMIN, ATAN2, ATAN2_, ARCTAN2, ARCTAN2_, HYPOT, HYPOT_, LOGADDEXP, LOGADDEXP2, COPYSIGN_TENSOR,
    COPYSIGN_SCALAR, COPYSIGN__TENSOR, COPYSIGN__SCALAR, NEXTAFTER, NEXTAFTER_, LDEXP_TENSOR, LDEXP_, GCD, GCD_,
    LCM, LCM_, HEAVISIDE, HEAVISIDE_, FMAX_FORMS as FMAX_FORMS_OF_FUNCTION, FMIN_FORMS as FMIN_FORMS_OF_FUNCTION,
    ATAN2_FORMS as ATAN2_FORMS_OF_FUNCTION, ATAN2__FORMS as ATAN2__FORMS_OF_FUNCTION, ARCTAN2_FORMS as
    ARCTAN2_FORMS_OF_FUNCTION, ARCTAN2__FORMS as ARCTAN2__FORMS_OF_FUNCTION, HYPOT_FORMS as HYPOT_FORMS_OF_FUNCTION,
    HYPOT__FORMS as HYPOT__FORMS_OF_FUNCTION, LOGADDEXP_FORMS as LOGADDEXP_FORMS_OF_FUNCTION, LOGADDEXP2_FORMS as
    LOGADDEXP2_FORMS_OF_FUNCTION, COPYSIGN_FORMS as COPYSIGN_FORMS_OF_FUNCTION, COPYSIGN__FORMS as
    COPYSIGN__FORMS_OF_FUNCTION, NEXTAFTER_FORMS as NEXTAFTER_FORMS_OF_FUNCTION, NEXTAFTER__FORMS as
    NEXTAFTER__FORMS_OF_FUNCTION, LDEXP_FORMS as LDEXP_FORMS_OF_FUNCTION, LDEXP__FORMS as LDEXP__FORMS_OF_FUNCTION,
    GCD_FORMS as GCD_FORMS_OF_FUNCTION, GCD__FORMS as GCD__FORMS_OF_FUNCTION, LCM_FORMS as LCM_FORMS_OF_FUNCTION,
    LCM__FORMS as LCM__FORMS_OF_FUNCTION, HEAVISIDE_FORMS as HEAVISIDE_FORMS_OF_FUNCTION, HEAVISIDE__FORMS as
    HEAVISIDE__FORMS_OF_FUNCTION,
)

FMAX_FORMS = method_forms(FMAX_FORMS_OF_FUNCTION)
FMIN_FORMS = method_forms(FMIN_FORMS_OF_FUNCTION)
ATAN2_FORMS = method_forms(ATAN2_FORMS_OF_FUNCTION)
ATAN2__FORMS = method_forms(ATAN2__FORMS_OF_FUNCTION)
ARCTAN2_FORMS = method_forms(ARCTAN2_FORMS_OF_FUNCTION)
ARCTAN2__FORMS = method_forms(ARCTAN2__FORMS_OF_FUNCTION)
HYPOT_FORMS = method_forms(HYPOT_FORMS_OF_FUNCTION)
HYPOT__FORMS = method_forms(HYPOT__FORMS_OF_FUNCTION)
LOGADDEXP_FORMS = method_forms(LOGADDEXP_FORMS_OF_FUNCTION)
LOGADDEXP2_FORMS = method_forms(LOGADDEXP2_FORMS_OF_FUNCTION)
COPYSIGN_FORMS = method_forms(COPYSIGN_FORMS_OF_FUNCTION)
COPYSIGN__FORMS = method_forms(COPYSIGN__FORMS_OF_FUNCTION)
NEXTAFTER_FORMS = method_forms(NEXTAFTER_FORMS_OF_FUNCTION)
NEXTAFTER__FORMS = method_forms(NEXTAFTER__FORMS_OF_FUNCTION)
LDEXP_FORMS = method_forms(LDEXP_FORMS_OF_FUNCTION)
LDEXP__FORMS = method_forms(LDEXP__FORMS_OF_FUNCTION)
GCD_FORMS = method_forms(GCD_FORMS_OF_FUNCTION)
GCD__FORMS = method_forms(GCD__FORMS_OF_FUNCTION)
LCM_FORMS = method_forms(LCM_FORMS_OF_FUNCTION)
LCM__FORMS = method_forms(LCM__FORMS_OF_FUNCTION)
HEAVISIDE_FORMS = method_forms(HEAVISIDE_FORMS_OF_FUNCTION)
HEAVISIDE__FORMS = method_forms(HEAVISIDE__FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def fmax(self, other=MISSING, *rest, **named):
        """fmax(input, other, *, out=None) -> Tensor

        The larger of two elements; where one is NaN, the other.

        >>> ow.fmax(ow.tensor([1.0, ow.nan]), ow.tensor([2.0, 3.0]))
        tensor([2., 3.])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return FMAX[self._keys | other._keys](self, other)
        return FMAX_FORMS.call(self, other, rest, named)

    def fmin(self, other=MISSING, *rest, **named):
        """fmin(input, other, *, out=None) -> Tensor

        The smaller of two elements; where one is NaN, the other.

        >>> ow.fmin(ow.tensor([1.0, ow.nan]), ow.tensor([2.0, 3.0]))
        tensor([1., 3.])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return FMIN[self._keys | other._keys](self, other)
        return FMIN_FORMS.call(self, other, rest, named)

    def atan2(self, other=MISSING, *rest, **named):
        """atan2(input, other, *, out=None) -> Tensor

        The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

        >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
        tensor([ 1.5708, -1.5708])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return ATAN2[self._keys | other._keys](self, other)
        return ATAN2_FORMS.call(self, other, rest, named)

    def atan2_(self, other=MISSING, *rest, **named):
        """atan2_(input, other) -> Tensor

        The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

        >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
        tensor([ 1.5708, -1.5708])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return ATAN2_[self._keys | other._keys](self, other)
        return ATAN2__FORMS.call(self, other, rest, named)

    def arctan2(self, other=MISSING, *rest, **named):
        """arctan2(input, other, *, out=None) -> Tensor

        Another name of `atan2`.

        The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

        >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
        tensor([ 1.5708, -1.5708])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return ARCTAN2[self._keys | other._keys](self, other)
            return ARCTAN2_FORMS.call(self, other, rest, named)
        except Exception:
            ARCTAN2_FORMS.translate(self, other, rest, named)
            raise

    def arctan2_(self, other=MISSING, *rest, **named):
        """arctan2_(input, other) -> Tensor

        Another name of `atan2`.

        The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

        >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
        tensor([ 1.5708, -1.5708])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return ARCTAN2_[self._keys | other._keys](self, other)
            return ARCTAN2__FORMS.call(self, other, rest, named)
        except Exception:
            ARCTAN2__FORMS.translate(self, other, rest, named)
            raise

    def hypot(self, other=MISSING, *rest, **named):
        """hypot(input, other, *, out=None) -> Tensor

        The hypotenuse, `sqrt(input² + other²)`, without overflow.

        >>> ow.hypot(ow.tensor([3.0]), ow.tensor([4.0]))
        tensor([5.])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return HYPOT[self._keys | other._keys](self, other)
        return HYPOT_FORMS.call(self, other, rest, named)

    def hypot_(self, other=MISSING, *rest, **named):
        """hypot_(input, other) -> Tensor

        The hypotenuse, `sqrt(input² + other²)`, without overflow.

        >>> ow.hypot(ow.tensor([3.0]), ow.tensor([4.0]))
        tensor([5.])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return HYPOT_[self._keys | other._keys](self, other)
        return HYPOT__FORMS.call(self, other, rest, named)

    def logaddexp(self, other=MISSING, *rest, **named):
        """logaddexp(input, other, *, out=None) -> Tensor

        The logarithm of the sum of exponentials, `log(exp(input) + exp(other))`, without overflow.

        >>> ow.logaddexp(ow.tensor([1000.0]), ow.tensor([1000.0]))
        tensor([1000.6932])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LOGADDEXP[self._keys | other._keys](self, other)
        return LOGADDEXP_FORMS.call(self, other, rest, named)

    def logaddexp2(self, other=MISSING, *rest, **named):
        """logaddexp2(input, other, *, out=None) -> Tensor

        The same to base 2, `log2(2 ** input + 2 ** other)`.

        >>> ow.logaddexp2(ow.tensor([3.0]), ow.tensor([3.0]))
        tensor([4.])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LOGADDEXP2[self._keys | other._keys](self, other)
        return LOGADDEXP2_FORMS.call(self, other, rest, named)

    def copysign(self, other=MISSING, *rest, **named):
        """copysign(input, other, *, out=None) -> Tensor
        copysign(input, other, *, out=None) -> Tensor

        The size of `input` with the sign of `other`.

        >>> ow.copysign(ow.tensor([1.0, -2.0]), -1)
        tensor([-1., -2.])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return COPYSIGN_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return COPYSIGN_SCALAR[self._keys](self, other)
        return COPYSIGN_FORMS.call(self, other, rest, named)

    def copysign_(self, other=MISSING, *rest, **named):
        """copysign_(input, other) -> Tensor
        copysign_(input, other) -> Tensor

        The size of `input` with the sign of `other`.

        >>> ow.copysign(ow.tensor([1.0, -2.0]), -1)
        tensor([-1., -2.])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return COPYSIGN__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return COPYSIGN__SCALAR[self._keys](self, other)
        return COPYSIGN__FORMS.call(self, other, rest, named)

    def nextafter(self, other=MISSING, *rest, **named):
        """nextafter(input, other, *, out=None) -> Tensor

        The floating number next to `input` on the way to `other`.

        >>> ow.nextafter(ow.tensor([1.0]), ow.tensor([2.0])).item() - 1
        1.1920928955078125e-07
        """
        if not (rest or named):
            if type(other) is Tensor:
                return NEXTAFTER[self._keys | other._keys](self, other)
        return NEXTAFTER_FORMS.call(self, other, rest, named)

    def nextafter_(self, other=MISSING, *rest, **named):
        """nextafter_(input, other) -> Tensor

        The floating number next to `input` on the way to `other`.

        >>> ow.nextafter(ow.tensor([1.0]), ow.tensor([2.0])).item() - 1
        1.1920928955078125e-07
        """
        if not (rest or named):
            if type(other) is Tensor:
                return NEXTAFTER_[self._keys | other._keys](self, other)
        return NEXTAFTER__FORMS.call(self, other, rest, named)

    def ldexp(self, other=MISSING, *rest, **named):
        """ldexp(input, other, *, out=None) -> Tensor

        `input` times 2 to the power of `other`.

        >>> ow.ldexp(ow.tensor([1.5]), ow.tensor([2]))
        tensor([6.])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return LDEXP_TENSOR[self._keys | other._keys](self, other)
            return LDEXP_FORMS.call(self, other, rest, named)
        except Exception:
            LDEXP_FORMS.translate(self, other, rest, named)
            raise

    def ldexp_(self, other=MISSING, *rest, **named):
        """ldexp_(input, other) -> Tensor

        `input` times 2 to the power of `other`.

        >>> ow.ldexp(ow.tensor([1.5]), ow.tensor([2]))
        tensor([6.])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return LDEXP_[self._keys | other._keys](self, other)
            return LDEXP__FORMS.call(self, other, rest, named)
        except Exception:
            LDEXP__FORMS.translate(self, other, rest, named)
            raise

    def gcd(self, other=MISSING, *rest, **named):
        """gcd(input, other, *, out=None) -> Tensor

        The greatest common divisor of integers, which is not negative.

        >>> ow.gcd(ow.tensor([12, -18]), ow.tensor([8, 27]))
        tensor([4, 9])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return GCD[self._keys | other._keys](self, other)
        return GCD_FORMS.call(self, other, rest, named)

    def gcd_(self, other=MISSING, *rest, **named):
        """gcd_(input, other) -> Tensor

        The greatest common divisor of integers, which is not negative.

        >>> ow.gcd(ow.tensor([12, -18]), ow.tensor([8, 27]))
        tensor([4, 9])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return GCD_[self._keys | other._keys](self, other)
        return GCD__FORMS.call(self, other, rest, named)

    def lcm(self, other=MISSING, *rest, **named):
        """lcm(input, other, *, out=None) -> Tensor

        The least common multiple of integers; 0 where one of them is 0.

        >>> ow.lcm(ow.tensor([4, 6]), ow.tensor([6, 0]))
        tensor([12,  0])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LCM[self._keys | other._keys](self, other)
        return LCM_FORMS.call(self, other, rest, named)

    def lcm_(self, other=MISSING, *rest, **named):
        """lcm_(input, other) -> Tensor

        The least common multiple of integers; 0 where one of them is 0.

        >>> ow.lcm(ow.tensor([4, 6]), ow.tensor([6, 0]))
        tensor([12,  0])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return LCM_[self._keys | other._keys](self, other)
        return LCM__FORMS.call(self, other, rest, named)

    def heaviside(self, values=MISSING, *rest, **named):
        """heaviside(input, values, *, out=None) -> Tensor

        0 below 0, 1 above it, and `values` where an element is 0. Both tensors have one dtype (RuntimeError).

        >>> ow.heaviside(ow.tensor([-1.0, 0.0, 2.0]), ow.tensor([0.5]))
        tensor([0.0000, 0.5000, 1.0000])
        """
        if not (rest or named):
            if type(values) is Tensor:
                return HEAVISIDE[self._keys | values._keys](self, values)
        return HEAVISIDE_FORMS.call(self, values, rest, named)

    def heaviside_(self, values=MISSING, *rest, **named):
        """heaviside_(input, values) -> Tensor

        0 below 0, 1 above it, and `values` where an element is 0. Both tensors have one dtype (RuntimeError).

        >>> ow.heaviside(ow.tensor([-1.0, 0.0, 2.0]), ow.tensor([0.5]))
        tensor([0.0000, 0.5000, 1.0000])
        """
        if not (rest or named):
            if type(values) is Tensor:
                return HEAVISIDE_[self._keys | values._keys](self, values)
        return HEAVISIDE__FORMS.call(self, values, rest, named)


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
