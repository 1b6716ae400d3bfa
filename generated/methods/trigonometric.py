"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions import trigonometric as own
from ..functions.trigonometric import (
    SIN, SIN_, COS, COS_, TAN, TAN_, ASIN, ASIN_, ACOS, ACOS_, ATAN, ATAN_, SINH, SINH_, COSH, COSH_, TANH, TANH_,
    ASINH, ASINH_, ACOSH, ACOSH_, ATANH, ATANH_,
)

SIN_FORMS = method_forms(own.SIN_FORMS)
SIN__FORMS = method_forms(own.SIN__FORMS)
COS_FORMS = method_forms(own.COS_FORMS)
COS__FORMS = method_forms(own.COS__FORMS)
TAN_FORMS = method_forms(own.TAN_FORMS)
TAN__FORMS = method_forms(own.TAN__FORMS)
ASIN_FORMS = method_forms(own.ASIN_FORMS)
ASIN__FORMS = method_forms(own.ASIN__FORMS)
ACOS_FORMS = method_forms(own.ACOS_FORMS)
ACOS__FORMS = method_forms(own.ACOS__FORMS)
ATAN_FORMS = method_forms(own.ATAN_FORMS)
ATAN__FORMS = method_forms(own.ATAN__FORMS)
SINH_FORMS = method_forms(own.SINH_FORMS)
SINH__FORMS = method_forms(own.SINH__FORMS)
COSH_FORMS = method_forms(own.COSH_FORMS)
COSH__FORMS = method_forms(own.COSH__FORMS)
TANH_FORMS = method_forms(own.TANH_FORMS)
TANH__FORMS = method_forms(own.TANH__FORMS)
ASINH_FORMS = method_forms(own.ASINH_FORMS)
ASINH__FORMS = method_forms(own.ASINH__FORMS)
ACOSH_FORMS = method_forms(own.ACOSH_FORMS)
ACOSH__FORMS = method_forms(own.ACOSH__FORMS)
ATANH_FORMS = method_forms(own.ATANH_FORMS)
ATANH__FORMS = method_forms(own.ATANH__FORMS)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def sin(self, *rest, **named):
        """sin(input, *, out=None) -> Tensor

        The sine of an angle in radians.

        >>> ow.sin(ow.tensor([0.0, ow.pi / 2]))
        tensor([0., 1.])
        """
        if not (rest or named):
            return SIN[self._keys](self)
        return SIN_FORMS((self, *rest), named)

    def sin_(self, *rest, **named):
        """sin_(input) -> Tensor

        The sine of an angle in radians.

        >>> ow.sin(ow.tensor([0.0, ow.pi / 2]))
        tensor([0., 1.])
        """
        if not (rest or named):
            return SIN_[self._keys](self)
        return SIN__FORMS((self, *rest), named)

    def cos(self, *rest, **named):
        """cos(input, *, out=None) -> Tensor

        The cosine of an angle in radians.

        >>> ow.cos(ow.tensor([0.0, ow.pi]))
        tensor([ 1., -1.])
        """
        if not (rest or named):
            return COS[self._keys](self)
        return COS_FORMS((self, *rest), named)

    def cos_(self, *rest, **named):
        """cos_(input) -> Tensor

        The cosine of an angle in radians.

        >>> ow.cos(ow.tensor([0.0, ow.pi]))
        tensor([ 1., -1.])
        """
        if not (rest or named):
            return COS_[self._keys](self)
        return COS__FORMS((self, *rest), named)

    def tan(self, *rest, **named):
        """tan(input, *, out=None) -> Tensor

        The tangent of an angle in radians.

        >>> ow.tan(ow.tensor([0.0, ow.pi / 4]))
        tensor([0., 1.])
        """
        if not (rest or named):
            return TAN[self._keys](self)
        return TAN_FORMS((self, *rest), named)

    def tan_(self, *rest, **named):
        """tan_(input) -> Tensor

        The tangent of an angle in radians.

        >>> ow.tan(ow.tensor([0.0, ow.pi / 4]))
        tensor([0., 1.])
        """
        if not (rest or named):
            return TAN_[self._keys](self)
        return TAN__FORMS((self, *rest), named)

    def asin(self, *rest, **named):
        """asin(input, *, out=None) -> Tensor

        The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

        >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
        tensor([0.0000, 1.5708,    nan])
        """
        if not (rest or named):
            return ASIN[self._keys](self)
        return ASIN_FORMS((self, *rest), named)

    def asin_(self, *rest, **named):
        """asin_(input) -> Tensor

        The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

        >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
        tensor([0.0000, 1.5708,    nan])
        """
        if not (rest or named):
            return ASIN_[self._keys](self)
        return ASIN__FORMS((self, *rest), named)

    def acos(self, *rest, **named):
        """acos(input, *, out=None) -> Tensor

        The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

        >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
        tensor([0.0000, 1.5708, 3.1416])
        """
        if not (rest or named):
            return ACOS[self._keys](self)
        return ACOS_FORMS((self, *rest), named)

    def acos_(self, *rest, **named):
        """acos_(input) -> Tensor

        The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

        >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
        tensor([0.0000, 1.5708, 3.1416])
        """
        if not (rest or named):
            return ACOS_[self._keys](self)
        return ACOS__FORMS((self, *rest), named)

    def atan(self, *rest, **named):
        """atan(input, *, out=None) -> Tensor

        The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

        >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
        tensor([0.0000, 0.7854, 1.5708])
        """
        if not (rest or named):
            return ATAN[self._keys](self)
        return ATAN_FORMS((self, *rest), named)

    def atan_(self, *rest, **named):
        """atan_(input) -> Tensor

        The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

        >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
        tensor([0.0000, 0.7854, 1.5708])
        """
        if not (rest or named):
            return ATAN_[self._keys](self)
        return ATAN__FORMS((self, *rest), named)

    def sinh(self, *rest, **named):
        """sinh(input, *, out=None) -> Tensor

        The hyperbolic sine, `(exp(input) - exp(-input)) / 2`.

        >>> ow.sinh(ow.tensor([0.0, 1.0]))
        tensor([0.0000, 1.1752])
        """
        if not (rest or named):
            return SINH[self._keys](self)
        return SINH_FORMS((self, *rest), named)

    def sinh_(self, *rest, **named):
        """sinh_(input) -> Tensor

        The hyperbolic sine, `(exp(input) - exp(-input)) / 2`.

        >>> ow.sinh(ow.tensor([0.0, 1.0]))
        tensor([0.0000, 1.1752])
        """
        if not (rest or named):
            return SINH_[self._keys](self)
        return SINH__FORMS((self, *rest), named)

    def cosh(self, *rest, **named):
        """cosh(input, *, out=None) -> Tensor

        The hyperbolic cosine, `(exp(input) + exp(-input)) / 2`.

        >>> ow.cosh(ow.tensor([0.0, 1.0]))
        tensor([1.0000, 1.5431])
        """
        if not (rest or named):
            return COSH[self._keys](self)
        return COSH_FORMS((self, *rest), named)

    def cosh_(self, *rest, **named):
        """cosh_(input) -> Tensor

        The hyperbolic cosine, `(exp(input) + exp(-input)) / 2`.

        >>> ow.cosh(ow.tensor([0.0, 1.0]))
        tensor([1.0000, 1.5431])
        """
        if not (rest or named):
            return COSH_[self._keys](self)
        return COSH__FORMS((self, *rest), named)

    def tanh(self, *rest, **named):
        """tanh(input, *, out=None) -> Tensor

        The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

        >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
        tensor([0.0000, 0.7616, 1.0000])
        """
        if not (rest or named):
            return TANH[self._keys](self)
        return TANH_FORMS((self, *rest), named)

    def tanh_(self, *rest, **named):
        """tanh_(input) -> Tensor

        The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

        >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
        tensor([0.0000, 0.7616, 1.0000])
        """
        if not (rest or named):
            return TANH_[self._keys](self)
        return TANH__FORMS((self, *rest), named)

    def asinh(self, *rest, **named):
        """asinh(input, *, out=None) -> Tensor

        The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

        >>> ow.asinh(ow.tensor([0.0, 1.0]))
        tensor([0.0000, 0.8814])
        """
        if not (rest or named):
            return ASINH[self._keys](self)
        return ASINH_FORMS((self, *rest), named)

    def asinh_(self, *rest, **named):
        """asinh_(input) -> Tensor

        The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

        >>> ow.asinh(ow.tensor([0.0, 1.0]))
        tensor([0.0000, 0.8814])
        """
        if not (rest or named):
            return ASINH_[self._keys](self)
        return ASINH__FORMS((self, *rest), named)

    def acosh(self, *rest, **named):
        """acosh(input, *, out=None) -> Tensor

        The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

        >>> ow.acosh(ow.tensor([1.0, 2.0]))
        tensor([0.0000, 1.3170])
        """
        if not (rest or named):
            return ACOSH[self._keys](self)
        return ACOSH_FORMS((self, *rest), named)

    def acosh_(self, *rest, **named):
        """acosh_(input) -> Tensor

        The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

        >>> ow.acosh(ow.tensor([1.0, 2.0]))
        tensor([0.0000, 1.3170])
        """
        if not (rest or named):
            return ACOSH_[self._keys](self)
        return ACOSH__FORMS((self, *rest), named)

    def atanh(self, *rest, **named):
        """atanh(input, *, out=None) -> Tensor

        The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

        >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
        tensor([0.0000, 0.5493,    inf])
        """
        if not (rest or named):
            return ATANH[self._keys](self)
        return ATANH_FORMS((self, *rest), named)

    def atanh_(self, *rest, **named):
        """atanh_(input) -> Tensor

        The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

        >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
        tensor([0.0000, 0.5493,    inf])
        """
        if not (rest or named):
            return ATANH_[self._keys](self)
        return ATANH__FORMS((self, *rest), named)


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
