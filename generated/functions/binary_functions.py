"""The functions and methods of binary_functions: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.binary_functions import (
    FMAX, FMIN, ATAN2, ATAN2_, ARCTAN2, ARCTAN2_, HYPOT, HYPOT_, LOGADDEXP, LOGADDEXP2, COPYSIGN_TENSOR,
    COPYSIGN_SCALAR, COPYSIGN__TENSOR, COPYSIGN__SCALAR, _NEXTAFTER, NEXTAFTER, NEXTAFTER_, LDEXP_TENSOR, LDEXP_,
    GCD, GCD_, LCM, LCM_, HEAVISIDE, HEAVISIDE_,
)

__all__ = [
    "fmax", "fmin", "atan2", "atan2_", "arctan2", "arctan2_", "hypot", "hypot_", "logaddexp", "logaddexp2", "copysign",
    "copysign_", "nextafter", "nextafter_", "ldexp", "ldexp_", "gcd", "gcd_", "lcm", "lcm_", "heaviside", "heaviside_",
]

FMAX_FORMS = Overloads("fmax", FMAX)
FMIN_FORMS = Overloads("fmin", FMIN)
ATAN2_FORMS = Overloads("atan2", ATAN2)
ATAN2__FORMS = Overloads("atan2_", ATAN2_)
ARCTAN2_FORMS = Overloads("arctan2", ARCTAN2)
ARCTAN2__FORMS = Overloads("arctan2_", ARCTAN2_)
HYPOT_FORMS = Overloads("hypot", HYPOT)
HYPOT__FORMS = Overloads("hypot_", HYPOT_)
LOGADDEXP_FORMS = Overloads("logaddexp", LOGADDEXP)
LOGADDEXP2_FORMS = Overloads("logaddexp2", LOGADDEXP2)
COPYSIGN_FORMS = Overloads("copysign", COPYSIGN_TENSOR, COPYSIGN_SCALAR)
COPYSIGN__FORMS = Overloads("copysign_", COPYSIGN__TENSOR, COPYSIGN__SCALAR)
_NEXTAFTER_FORMS = Overloads("_nextafter", _NEXTAFTER)
NEXTAFTER_FORMS = Overloads("nextafter", NEXTAFTER)
NEXTAFTER__FORMS = Overloads("nextafter_", NEXTAFTER_)
LDEXP_FORMS = Overloads("ldexp", LDEXP_TENSOR)
LDEXP__FORMS = Overloads("ldexp_", LDEXP_)
GCD_FORMS = Overloads("gcd", GCD)
GCD__FORMS = Overloads("gcd_", GCD_)
LCM_FORMS = Overloads("lcm", LCM)
LCM__FORMS = Overloads("lcm_", LCM_)
HEAVISIDE_FORMS = Overloads("heaviside", HEAVISIDE)
HEAVISIDE__FORMS = Overloads("heaviside_", HEAVISIDE_)


def fmax(input=MISSING, other=MISSING, *rest, **named):
    """fmax(input, other, *, out=None) -> Tensor

    The larger of two elements; where one is NaN, the other.

    >>> ow.fmax(ow.tensor([1.0, ow.nan]), ow.tensor([2.0, 3.0]))
    tensor([2., 3.])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return FMAX[input._keys | other._keys](input, other)
    return FMAX_FORMS.call(input, other, rest, named)


def fmin(input=MISSING, other=MISSING, *rest, **named):
    """fmin(input, other, *, out=None) -> Tensor

    The smaller of two elements; where one is NaN, the other.

    >>> ow.fmin(ow.tensor([1.0, ow.nan]), ow.tensor([2.0, 3.0]))
    tensor([1., 3.])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return FMIN[input._keys | other._keys](input, other)
    return FMIN_FORMS.call(input, other, rest, named)


def atan2(input=MISSING, other=MISSING, *rest, **named):
    """atan2(input, other, *, out=None) -> Tensor

    The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return ATAN2[input._keys | other._keys](input, other)
    return ATAN2_FORMS.call(input, other, rest, named)


def atan2_(input=MISSING, other=MISSING, *rest, **named):
    """As `atan2`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return ATAN2_[input._keys | other._keys](input, other)
    return ATAN2__FORMS.call(input, other, rest, named)


def arctan2(input=MISSING, other=MISSING, *rest, **named):
    """Another name of `atan2`."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return ARCTAN2[input._keys | other._keys](input, other)
    return ARCTAN2_FORMS.call(input, other, rest, named)


def arctan2_(input=MISSING, other=MISSING, *rest, **named):
    """As `arctan2`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return ARCTAN2_[input._keys | other._keys](input, other)
    return ARCTAN2__FORMS.call(input, other, rest, named)


def hypot(input=MISSING, other=MISSING, *rest, **named):
    """hypot(input, other, *, out=None) -> Tensor

    The hypotenuse, `sqrt(input² + other²)`, without overflow.

    >>> ow.hypot(ow.tensor([3.0]), ow.tensor([4.0]))
    tensor([5.])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return HYPOT[input._keys | other._keys](input, other)
    return HYPOT_FORMS.call(input, other, rest, named)


def hypot_(input=MISSING, other=MISSING, *rest, **named):
    """As `hypot`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return HYPOT_[input._keys | other._keys](input, other)
    return HYPOT__FORMS.call(input, other, rest, named)


def logaddexp(input=MISSING, other=MISSING, *rest, **named):
    """logaddexp(input, other, *, out=None) -> Tensor

    The logarithm of the sum of exponentials, `log(exp(input) + exp(other))`, without overflow.

    >>> ow.logaddexp(ow.tensor([1000.0]), ow.tensor([1000.0]))
    tensor([1000.6932])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LOGADDEXP[input._keys | other._keys](input, other)
    return LOGADDEXP_FORMS.call(input, other, rest, named)


def logaddexp2(input=MISSING, other=MISSING, *rest, **named):
    """logaddexp2(input, other, *, out=None) -> Tensor

    The same to base 2, `log2(2 ** input + 2 ** other)`.

    >>> ow.logaddexp2(ow.tensor([3.0]), ow.tensor([3.0]))
    tensor([4.])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LOGADDEXP2[input._keys | other._keys](input, other)
    return LOGADDEXP2_FORMS.call(input, other, rest, named)


def copysign(input=MISSING, other=MISSING, *rest, **named):
    """copysign(input, other, *, out=None) -> Tensor
    copysign(input, other, *, out=None) -> Tensor

    The size of `input` with the sign of `other`.

    >>> ow.copysign(ow.tensor([1.0, -2.0]), -1)
    tensor([-1., -2.])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return COPYSIGN_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return COPYSIGN_SCALAR[input._keys](input, other)
    return COPYSIGN_FORMS.call(input, other, rest, named)


def copysign_(input=MISSING, other=MISSING, *rest, **named):
    """As `copysign`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return COPYSIGN__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return COPYSIGN__SCALAR[input._keys](input, other)
    return COPYSIGN__FORMS.call(input, other, rest, named)


def _nextafter(input=MISSING, other=MISSING, *rest, **named):
    """_nextafter(input, other) -> Tensor

    nextafter of float32 and float64.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return _NEXTAFTER[input._keys | other._keys](input, other)
    return _NEXTAFTER_FORMS.call(input, other, rest, named)


def nextafter(input=MISSING, other=MISSING, *rest, **named):
    """nextafter(input, other, *, out=None) -> Tensor

    The floating number next to `input` on the way to `other`.

    >>> ow.nextafter(ow.tensor([1.0]), ow.tensor([2.0])).item() - 1
    1.1920928955078125e-07
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return NEXTAFTER[input._keys | other._keys](input, other)
        return NEXTAFTER_FORMS.call(input, other, rest, named)
    except Exception:
        NEXTAFTER_FORMS.translate(input, other, rest, named)
        raise


def nextafter_(input=MISSING, other=MISSING, *rest, **named):
    """As `nextafter`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return NEXTAFTER_[input._keys | other._keys](input, other)
        return NEXTAFTER__FORMS.call(input, other, rest, named)
    except Exception:
        NEXTAFTER__FORMS.translate(input, other, rest, named)
        raise


def ldexp(input=MISSING, other=MISSING, *rest, **named):
    """ldexp(input, other, *, out=None) -> Tensor

    `input` times 2 to the power of `other`.

    >>> ow.ldexp(ow.tensor([1.5]), ow.tensor([2]))
    tensor([6.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return LDEXP_TENSOR[input._keys | other._keys](input, other)
        return LDEXP_FORMS.call(input, other, rest, named)
    except Exception:
        LDEXP_FORMS.translate(input, other, rest, named)
        raise


def ldexp_(input=MISSING, other=MISSING, *rest, **named):
    """As `ldexp`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return LDEXP_[input._keys | other._keys](input, other)
        return LDEXP__FORMS.call(input, other, rest, named)
    except Exception:
        LDEXP__FORMS.translate(input, other, rest, named)
        raise


def gcd(input=MISSING, other=MISSING, *rest, **named):
    """gcd(input, other, *, out=None) -> Tensor

    The greatest common divisor of integers, which is not negative.

    >>> ow.gcd(ow.tensor([12, -18]), ow.tensor([8, 27]))
    tensor([4, 9])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return GCD[input._keys | other._keys](input, other)
    return GCD_FORMS.call(input, other, rest, named)


def gcd_(input=MISSING, other=MISSING, *rest, **named):
    """As `gcd`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return GCD_[input._keys | other._keys](input, other)
    return GCD__FORMS.call(input, other, rest, named)


def lcm(input=MISSING, other=MISSING, *rest, **named):
    """lcm(input, other, *, out=None) -> Tensor

    The least common multiple of integers; 0 where one of them is 0.

    >>> ow.lcm(ow.tensor([4, 6]), ow.tensor([6, 0]))
    tensor([12,  0])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LCM[input._keys | other._keys](input, other)
    return LCM_FORMS.call(input, other, rest, named)


def lcm_(input=MISSING, other=MISSING, *rest, **named):
    """As `lcm`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return LCM_[input._keys | other._keys](input, other)
    return LCM__FORMS.call(input, other, rest, named)


def heaviside(input=MISSING, values=MISSING, *rest, **named):
    """heaviside(input, values, *, out=None) -> Tensor

    0 below 0, 1 above it, and `values` where an element is 0. Both tensors have one dtype (RuntimeError).

    >>> ow.heaviside(ow.tensor([-1.0, 0.0, 2.0]), ow.tensor([0.5]))
    tensor([0.0000, 0.5000, 1.0000])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(values, Tensor):
            return HEAVISIDE[input._keys | values._keys](input, values)
    return HEAVISIDE_FORMS.call(input, values, rest, named)


def heaviside_(input=MISSING, values=MISSING, *rest, **named):
    """As `heaviside`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(values, Tensor):
            return HEAVISIDE_[input._keys | values._keys](input, values)
    return HEAVISIDE__FORMS.call(input, values, rest, named)


class Methods:
    """What Tensor has of them."""

    def fmax(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return FMAX[self._keys | other._keys](self, other)
        return FMAX_FORMS.method(self, other, rest, named)

    def fmin(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return FMIN[self._keys | other._keys](self, other)
        return FMIN_FORMS.method(self, other, rest, named)

    def atan2(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return ATAN2[self._keys | other._keys](self, other)
        return ATAN2_FORMS.method(self, other, rest, named)

    def atan2_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return ATAN2_[self._keys | other._keys](self, other)
        return ATAN2__FORMS.method(self, other, rest, named)

    def arctan2(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return ARCTAN2[self._keys | other._keys](self, other)
        return ARCTAN2_FORMS.method(self, other, rest, named)

    def arctan2_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return ARCTAN2_[self._keys | other._keys](self, other)
        return ARCTAN2__FORMS.method(self, other, rest, named)

    def hypot(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return HYPOT[self._keys | other._keys](self, other)
        return HYPOT_FORMS.method(self, other, rest, named)

    def hypot_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return HYPOT_[self._keys | other._keys](self, other)
        return HYPOT__FORMS.method(self, other, rest, named)

    def logaddexp(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LOGADDEXP[self._keys | other._keys](self, other)
        return LOGADDEXP_FORMS.method(self, other, rest, named)

    def logaddexp2(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LOGADDEXP2[self._keys | other._keys](self, other)
        return LOGADDEXP2_FORMS.method(self, other, rest, named)

    def copysign(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return COPYSIGN_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return COPYSIGN_SCALAR[self._keys](self, other)
        return COPYSIGN_FORMS.method(self, other, rest, named)

    def copysign_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return COPYSIGN__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return COPYSIGN__SCALAR[self._keys](self, other)
        return COPYSIGN__FORMS.method(self, other, rest, named)

    def nextafter(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return NEXTAFTER[self._keys | other._keys](self, other)
            return NEXTAFTER_FORMS.method(self, other, rest, named)
        except Exception:
            NEXTAFTER_FORMS.translate(self, other, rest, named)
            raise

    def nextafter_(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return NEXTAFTER_[self._keys | other._keys](self, other)
            return NEXTAFTER__FORMS.method(self, other, rest, named)
        except Exception:
            NEXTAFTER__FORMS.translate(self, other, rest, named)
            raise

    def ldexp(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return LDEXP_TENSOR[self._keys | other._keys](self, other)
            return LDEXP_FORMS.method(self, other, rest, named)
        except Exception:
            LDEXP_FORMS.translate(self, other, rest, named)
            raise

    def ldexp_(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return LDEXP_[self._keys | other._keys](self, other)
            return LDEXP__FORMS.method(self, other, rest, named)
        except Exception:
            LDEXP__FORMS.translate(self, other, rest, named)
            raise

    def gcd(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return GCD[self._keys | other._keys](self, other)
        return GCD_FORMS.method(self, other, rest, named)

    def gcd_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return GCD_[self._keys | other._keys](self, other)
        return GCD__FORMS.method(self, other, rest, named)

    def lcm(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LCM[self._keys | other._keys](self, other)
        return LCM_FORMS.method(self, other, rest, named)

    def lcm_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return LCM_[self._keys | other._keys](self, other)
        return LCM__FORMS.method(self, other, rest, named)

    def heaviside(self, values=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(values, Tensor):
                return HEAVISIDE[self._keys | values._keys](self, values)
        return HEAVISIDE_FORMS.method(self, values, rest, named)

    def heaviside_(self, values=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(values, Tensor):
                return HEAVISIDE_[self._keys | values._keys](self, values)
        return HEAVISIDE__FORMS.method(self, values, rest, named)


hang(Methods, __name__)
