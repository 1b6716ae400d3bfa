"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.trigonometric import (
    SIN, SIN_, COS, COS_, TAN, TAN_, ASIN, ASIN_, ARCSIN, ARCSIN_, ACOS, ACOS_, ARCCOS, ARCCOS_, ATAN, ATAN_,
    ARCTAN, ARCTAN_, SINH, SINH_, COSH, COSH_, TANH, TANH_, ASINH, ASINH_, ARCSINH, ARCSINH_, ACOSH, ACOSH_,
    ARCCOSH, ARCCOSH_, ATANH, ATANH_, ARCTANH, ARCTANH_, SIN_FORMS as SIN_FORMS_OF_FUNCTION, SIN__FORMS as
    SIN__FORMS_OF_FUNCTION, COS_FORMS as COS_FORMS_OF_FUNCTION, COS__FORMS as COS__FORMS_OF_FUNCTION, TAN_FORMS as
    TAN_FORMS_OF_FUNCTION, TAN__FORMS as TAN__FORMS_OF_FUNCTION, ASIN_FORMS as ASIN_FORMS_OF_FUNCTION, ASIN__FORMS
    as ASIN__FORMS_OF_FUNCTION, ARCSIN_FORMS as ARCSIN_FORMS_OF_FUNCTION, ARCSIN__FORMS as
    ARCSIN__FORMS_OF_FUNCTION, ACOS_FORMS as ACOS_FORMS_OF_FUNCTION, ACOS__FORMS as ACOS__FORMS_OF_FUNCTION,
    ARCCOS_FORMS as ARCCOS_FORMS_OF_FUNCTION, ARCCOS__FORMS as ARCCOS__FORMS_OF_FUNCTION, ATAN_FORMS as
    ATAN_FORMS_OF_FUNCTION, ATAN__FORMS as ATAN__FORMS_OF_FUNCTION, ARCTAN_FORMS as ARCTAN_FORMS_OF_FUNCTION,
    ARCTAN__FORMS as ARCTAN__FORMS_OF_FUNCTION, SINH_FORMS as SINH_FORMS_OF_FUNCTION, SINH__FORMS as
    SINH__FORMS_OF_FUNCTION, COSH_FORMS as COSH_FORMS_OF_FUNCTION, COSH__FORMS as COSH__FORMS_OF_FUNCTION,
    TANH_FORMS as TANH_FORMS_OF_FUNCTION, TANH__FORMS as TANH__FORMS_OF_FUNCTION, ASINH_FORMS as
    ASINH_FORMS_OF_FUNCTION, ASINH__FORMS as ASINH__FORMS_OF_FUNCTION, ARCSINH_FORMS as ARCSINH_FORMS_OF_FUNCTION,
    ARCSINH__FORMS as ARCSINH__FORMS_OF_FUNCTION, ACOSH_FORMS as ACOSH_FORMS_OF_FUNCTION, ACOSH__FORMS as
    ACOSH__FORMS_OF_FUNCTION, ARCCOSH_FORMS as ARCCOSH_FORMS_OF_FUNCTION, ARCCOSH__FORMS as
    ARCCOSH__FORMS_OF_FUNCTION, ATANH_FORMS as ATANH_FORMS_OF_FUNCTION, ATANH__FORMS as ATANH__FORMS_OF_FUNCTION,
    ARCTANH_FORMS as ARCTANH_FORMS_OF_FUNCTION, ARCTANH__FORMS as ARCTANH__FORMS_OF_FUNCTION,
)

SIN_FORMS = method_forms(SIN_FORMS_OF_FUNCTION)
SIN__FORMS = method_forms(SIN__FORMS_OF_FUNCTION)
COS_FORMS = method_forms(COS_FORMS_OF_FUNCTION)
COS__FORMS = method_forms(COS__FORMS_OF_FUNCTION)
TAN_FORMS = method_forms(TAN_FORMS_OF_FUNCTION)
TAN__FORMS = method_forms(TAN__FORMS_OF_FUNCTION)
ASIN_FORMS = method_forms(ASIN_FORMS_OF_FUNCTION)
ASIN__FORMS = method_forms(ASIN__FORMS_OF_FUNCTION)
ARCSIN_FORMS = method_forms(ARCSIN_FORMS_OF_FUNCTION)
ARCSIN__FORMS = method_forms(ARCSIN__FORMS_OF_FUNCTION)
ACOS_FORMS = method_forms(ACOS_FORMS_OF_FUNCTION)
ACOS__FORMS = method_forms(ACOS__FORMS_OF_FUNCTION)
ARCCOS_FORMS = method_forms(ARCCOS_FORMS_OF_FUNCTION)
ARCCOS__FORMS = method_forms(ARCCOS__FORMS_OF_FUNCTION)
ATAN_FORMS = method_forms(ATAN_FORMS_OF_FUNCTION)
ATAN__FORMS = method_forms(ATAN__FORMS_OF_FUNCTION)
ARCTAN_FORMS = method_forms(ARCTAN_FORMS_OF_FUNCTION)
ARCTAN__FORMS = method_forms(ARCTAN__FORMS_OF_FUNCTION)
SINH_FORMS = method_forms(SINH_FORMS_OF_FUNCTION)
SINH__FORMS = method_forms(SINH__FORMS_OF_FUNCTION)
COSH_FORMS = method_forms(COSH_FORMS_OF_FUNCTION)
COSH__FORMS = method_forms(COSH__FORMS_OF_FUNCTION)
TANH_FORMS = method_forms(TANH_FORMS_OF_FUNCTION)
TANH__FORMS = method_forms(TANH__FORMS_OF_FUNCTION)
ASINH_FORMS = method_forms(ASINH_FORMS_OF_FUNCTION)
ASINH__FORMS = method_forms(ASINH__FORMS_OF_FUNCTION)
ARCSINH_FORMS = method_forms(ARCSINH_FORMS_OF_FUNCTION)
ARCSINH__FORMS = method_forms(ARCSINH__FORMS_OF_FUNCTION)
ACOSH_FORMS = method_forms(ACOSH_FORMS_OF_FUNCTION)
ACOSH__FORMS = method_forms(ACOSH__FORMS_OF_FUNCTION)
ARCCOSH_FORMS = method_forms(ARCCOSH_FORMS_OF_FUNCTION)
ARCCOSH__FORMS = method_forms(ARCCOSH__FORMS_OF_FUNCTION)
ATANH_FORMS = method_forms(ATANH_FORMS_OF_FUNCTION)
ATANH__FORMS = method_forms(ATANH__FORMS_OF_FUNCTION)
ARCTANH_FORMS = method_forms(ARCTANH_FORMS_OF_FUNCTION)
ARCTANH__FORMS = method_forms(ARCTANH__FORMS_OF_FUNCTION)


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
        return SIN_FORMS.call(self, rest, named)

    def sin_(self, *rest, **named):
        """sin_(input) -> Tensor

        The sine of an angle in radians.

        >>> ow.sin(ow.tensor([0.0, ow.pi / 2]))
        tensor([0., 1.])
        """
        if not (rest or named):
            return SIN_[self._keys](self)
        return SIN__FORMS.call(self, rest, named)

    def cos(self, *rest, **named):
        """cos(input, *, out=None) -> Tensor

        The cosine of an angle in radians.

        >>> ow.cos(ow.tensor([0.0, ow.pi]))
        tensor([ 1., -1.])
        """
        if not (rest or named):
            return COS[self._keys](self)
        return COS_FORMS.call(self, rest, named)

    def cos_(self, *rest, **named):
        """cos_(input) -> Tensor

        The cosine of an angle in radians.

        >>> ow.cos(ow.tensor([0.0, ow.pi]))
        tensor([ 1., -1.])
        """
        if not (rest or named):
            return COS_[self._keys](self)
        return COS__FORMS.call(self, rest, named)

    def tan(self, *rest, **named):
        """tan(input, *, out=None) -> Tensor

        The tangent of an angle in radians.

        >>> ow.tan(ow.tensor([0.0, ow.pi / 4]))
        tensor([0., 1.])
        """
        if not (rest or named):
            return TAN[self._keys](self)
        return TAN_FORMS.call(self, rest, named)

    def tan_(self, *rest, **named):
        """tan_(input) -> Tensor

        The tangent of an angle in radians.

        >>> ow.tan(ow.tensor([0.0, ow.pi / 4]))
        tensor([0., 1.])
        """
        if not (rest or named):
            return TAN_[self._keys](self)
        return TAN__FORMS.call(self, rest, named)

    def asin(self, *rest, **named):
        """asin(input, *, out=None) -> Tensor

        The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

        >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
        tensor([0.0000, 1.5708,    nan])
        """
        if not (rest or named):
            return ASIN[self._keys](self)
        return ASIN_FORMS.call(self, rest, named)

    def asin_(self, *rest, **named):
        """asin_(input) -> Tensor

        The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

        >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
        tensor([0.0000, 1.5708,    nan])
        """
        if not (rest or named):
            return ASIN_[self._keys](self)
        return ASIN__FORMS.call(self, rest, named)

    def arcsin(self, *rest, **named):
        """arcsin(input, *, out=None) -> Tensor

        Another name of `asin`.

        The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

        >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
        tensor([0.0000, 1.5708,    nan])
        """
        try:
            if not (rest or named):
                return ARCSIN[self._keys](self)
            return ARCSIN_FORMS.call(self, rest, named)
        except Exception:
            ARCSIN_FORMS.translate(self, rest, named)
            raise

    def arcsin_(self, *rest, **named):
        """arcsin_(input) -> Tensor

        Another name of `asin`.

        The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

        >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
        tensor([0.0000, 1.5708,    nan])
        """
        try:
            if not (rest or named):
                return ARCSIN_[self._keys](self)
            return ARCSIN__FORMS.call(self, rest, named)
        except Exception:
            ARCSIN__FORMS.translate(self, rest, named)
            raise

    def acos(self, *rest, **named):
        """acos(input, *, out=None) -> Tensor

        The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

        >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
        tensor([0.0000, 1.5708, 3.1416])
        """
        if not (rest or named):
            return ACOS[self._keys](self)
        return ACOS_FORMS.call(self, rest, named)

    def acos_(self, *rest, **named):
        """acos_(input) -> Tensor

        The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

        >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
        tensor([0.0000, 1.5708, 3.1416])
        """
        if not (rest or named):
            return ACOS_[self._keys](self)
        return ACOS__FORMS.call(self, rest, named)

    def arccos(self, *rest, **named):
        """arccos(input, *, out=None) -> Tensor

        Another name of `acos`.

        The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

        >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
        tensor([0.0000, 1.5708, 3.1416])
        """
        try:
            if not (rest or named):
                return ARCCOS[self._keys](self)
            return ARCCOS_FORMS.call(self, rest, named)
        except Exception:
            ARCCOS_FORMS.translate(self, rest, named)
            raise

    def arccos_(self, *rest, **named):
        """arccos_(input) -> Tensor

        Another name of `acos`.

        The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

        >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
        tensor([0.0000, 1.5708, 3.1416])
        """
        try:
            if not (rest or named):
                return ARCCOS_[self._keys](self)
            return ARCCOS__FORMS.call(self, rest, named)
        except Exception:
            ARCCOS__FORMS.translate(self, rest, named)
            raise

    def atan(self, *rest, **named):
        """atan(input, *, out=None) -> Tensor

        The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

        >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
        tensor([0.0000, 0.7854, 1.5708])
        """
        if not (rest or named):
            return ATAN[self._keys](self)
        return ATAN_FORMS.call(self, rest, named)

    def atan_(self, *rest, **named):
        """atan_(input) -> Tensor

        The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

        >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
        tensor([0.0000, 0.7854, 1.5708])
        """
        if not (rest or named):
            return ATAN_[self._keys](self)
        return ATAN__FORMS.call(self, rest, named)

    def arctan(self, *rest, **named):
        """arctan(input, *, out=None) -> Tensor

        Another name of `atan`.

        The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

        >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
        tensor([0.0000, 0.7854, 1.5708])
        """
        try:
            if not (rest or named):
                return ARCTAN[self._keys](self)
            return ARCTAN_FORMS.call(self, rest, named)
        except Exception:
            ARCTAN_FORMS.translate(self, rest, named)
            raise

    def arctan_(self, *rest, **named):
        """arctan_(input) -> Tensor

        Another name of `atan`.

        The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

        >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
        tensor([0.0000, 0.7854, 1.5708])
        """
        try:
            if not (rest or named):
                return ARCTAN_[self._keys](self)
            return ARCTAN__FORMS.call(self, rest, named)
        except Exception:
            ARCTAN__FORMS.translate(self, rest, named)
            raise

    def sinh(self, *rest, **named):
        """sinh(input, *, out=None) -> Tensor

        The hyperbolic sine, `(exp(input) - exp(-input)) / 2`.

        >>> ow.sinh(ow.tensor([0.0, 1.0]))
        tensor([0.0000, 1.1752])
        """
        if not (rest or named):
            return SINH[self._keys](self)
        return SINH_FORMS.call(self, rest, named)

    def sinh_(self, *rest, **named):
        """sinh_(input) -> Tensor

        The hyperbolic sine, `(exp(input) - exp(-input)) / 2`.

        >>> ow.sinh(ow.tensor([0.0, 1.0]))
        tensor([0.0000, 1.1752])
        """
        if not (rest or named):
            return SINH_[self._keys](self)
        return SINH__FORMS.call(self, rest, named)

    def cosh(self, *rest, **named):
        """cosh(input, *, out=None) -> Tensor

        The hyperbolic cosine, `(exp(input) + exp(-input)) / 2`.

        >>> ow.cosh(ow.tensor([0.0, 1.0]))
        tensor([1.0000, 1.5431])
        """
        if not (rest or named):
            return COSH[self._keys](self)
        return COSH_FORMS.call(self, rest, named)

    def cosh_(self, *rest, **named):
        """cosh_(input) -> Tensor

        The hyperbolic cosine, `(exp(input) + exp(-input)) / 2`.

        >>> ow.cosh(ow.tensor([0.0, 1.0]))
        tensor([1.0000, 1.5431])
        """
        if not (rest or named):
            return COSH_[self._keys](self)
        return COSH__FORMS.call(self, rest, named)

    def tanh(self, *rest, **named):
        """tanh(input, *, out=None) -> Tensor

        The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

        >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
        tensor([0.0000, 0.7616, 1.0000])
        """
        if not (rest or named):
            return TANH[self._keys](self)
        return TANH_FORMS.call(self, rest, named)

    def tanh_(self, *rest, **named):
        """tanh_(input) -> Tensor

        The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

        >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
        tensor([0.0000, 0.7616, 1.0000])
        """
        if not (rest or named):
            return TANH_[self._keys](self)
        return TANH__FORMS.call(self, rest, named)

    def asinh(self, *rest, **named):
        """asinh(input, *, out=None) -> Tensor

        The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

        >>> ow.asinh(ow.tensor([0.0, 1.0]))
        tensor([0.0000, 0.8814])
        """
        if not (rest or named):
            return ASINH[self._keys](self)
        return ASINH_FORMS.call(self, rest, named)

    def asinh_(self, *rest, **named):
        """asinh_(input) -> Tensor

        The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

        >>> ow.asinh(ow.tensor([0.0, 1.0]))
        tensor([0.0000, 0.8814])
        """
        if not (rest or named):
            return ASINH_[self._keys](self)
        return ASINH__FORMS.call(self, rest, named)

    def arcsinh(self, *rest, **named):
        """arcsinh(input, *, out=None) -> Tensor

        Another name of `asinh`.

        The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

        >>> ow.asinh(ow.tensor([0.0, 1.0]))
        tensor([0.0000, 0.8814])
        """
        try:
            if not (rest or named):
                return ARCSINH[self._keys](self)
            return ARCSINH_FORMS.call(self, rest, named)
        except Exception:
            ARCSINH_FORMS.translate(self, rest, named)
            raise

    def arcsinh_(self, *rest, **named):
        """arcsinh_(input) -> Tensor

        Another name of `asinh`.

        The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

        >>> ow.asinh(ow.tensor([0.0, 1.0]))
        tensor([0.0000, 0.8814])
        """
        try:
            if not (rest or named):
                return ARCSINH_[self._keys](self)
            return ARCSINH__FORMS.call(self, rest, named)
        except Exception:
            ARCSINH__FORMS.translate(self, rest, named)
            raise

    def acosh(self, *rest, **named):
        """acosh(input, *, out=None) -> Tensor

        The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

        >>> ow.acosh(ow.tensor([1.0, 2.0]))
        tensor([0.0000, 1.3170])
        """
        if not (rest or named):
            return ACOSH[self._keys](self)
        return ACOSH_FORMS.call(self, rest, named)

    def acosh_(self, *rest, **named):
        """acosh_(input) -> Tensor

        The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

        >>> ow.acosh(ow.tensor([1.0, 2.0]))
        tensor([0.0000, 1.3170])
        """
        if not (rest or named):
            return ACOSH_[self._keys](self)
        return ACOSH__FORMS.call(self, rest, named)

    def arccosh(self, *rest, **named):
        """arccosh(input, *, out=None) -> Tensor

        Another name of `acosh`.

        The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

        >>> ow.acosh(ow.tensor([1.0, 2.0]))
        tensor([0.0000, 1.3170])
        """
        try:
            if not (rest or named):
                return ARCCOSH[self._keys](self)
            return ARCCOSH_FORMS.call(self, rest, named)
        except Exception:
            ARCCOSH_FORMS.translate(self, rest, named)
            raise

    def arccosh_(self, *rest, **named):
        """arccosh_(input) -> Tensor

        Another name of `acosh`.

        The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

        >>> ow.acosh(ow.tensor([1.0, 2.0]))
        tensor([0.0000, 1.3170])
        """
        try:
            if not (rest or named):
                return ARCCOSH_[self._keys](self)
            return ARCCOSH__FORMS.call(self, rest, named)
        except Exception:
            ARCCOSH__FORMS.translate(self, rest, named)
            raise

    def atanh(self, *rest, **named):
        """atanh(input, *, out=None) -> Tensor

        The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

        >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
        tensor([0.0000, 0.5493,    inf])
        """
        if not (rest or named):
            return ATANH[self._keys](self)
        return ATANH_FORMS.call(self, rest, named)

    def atanh_(self, *rest, **named):
        """atanh_(input) -> Tensor

        The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

        >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
        tensor([0.0000, 0.5493,    inf])
        """
        if not (rest or named):
            return ATANH_[self._keys](self)
        return ATANH__FORMS.call(self, rest, named)

    def arctanh(self, *rest, **named):
        """arctanh(input, *, out=None) -> Tensor

        Another name of `atanh`.

        The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

        >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
        tensor([0.0000, 0.5493,    inf])
        """
        try:
            if not (rest or named):
                return ARCTANH[self._keys](self)
            return ARCTANH_FORMS.call(self, rest, named)
        except Exception:
            ARCTANH_FORMS.translate(self, rest, named)
            raise

    def arctanh_(self, *rest, **named):
        """arctanh_(input) -> Tensor

        Another name of `atanh`.

        The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

        >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
        tensor([0.0000, 0.5493,    inf])
        """
        try:
            if not (rest or named):
                return ARCTANH_[self._keys](self)
            return ARCTANH__FORMS.call(self, rest, named)
        except Exception:
            ARCTANH__FORMS.translate(self, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
