"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.exponential import (
    EXP, EXP_, EXP2, EXP2_, EXPM1, EXPM1_, LOG, LOG_, LOG2, LOG2_, LOG10, LOG10_, LOG1P, LOG1P_, SQRT, SQRT_, RSQRT,
    RSQRT_, EXP_FORMS as EXP_FORMS_OF_FUNCTION, EXP__FORMS as EXP__FORMS_OF_FUNCTION, EXP2_FORMS as
    EXP2_FORMS_OF_FUNCTION, EXP2__FORMS as EXP2__FORMS_OF_FUNCTION, EXPM1_FORMS as EXPM1_FORMS_OF_FUNCTION,
    EXPM1__FORMS as EXPM1__FORMS_OF_FUNCTION, LOG_FORMS as LOG_FORMS_OF_FUNCTION, LOG__FORMS as
    LOG__FORMS_OF_FUNCTION, LOG2_FORMS as LOG2_FORMS_OF_FUNCTION, LOG2__FORMS as LOG2__FORMS_OF_FUNCTION,
    LOG10_FORMS as LOG10_FORMS_OF_FUNCTION, LOG10__FORMS as LOG10__FORMS_OF_FUNCTION, LOG1P_FORMS as
    LOG1P_FORMS_OF_FUNCTION, LOG1P__FORMS as LOG1P__FORMS_OF_FUNCTION, SQRT_FORMS as SQRT_FORMS_OF_FUNCTION,
    SQRT__FORMS as SQRT__FORMS_OF_FUNCTION, RSQRT_FORMS as RSQRT_FORMS_OF_FUNCTION, RSQRT__FORMS as
    RSQRT__FORMS_OF_FUNCTION,
)

EXP_FORMS = method_forms(EXP_FORMS_OF_FUNCTION)
EXP__FORMS = method_forms(EXP__FORMS_OF_FUNCTION)
EXP2_FORMS = method_forms(EXP2_FORMS_OF_FUNCTION)
EXP2__FORMS = method_forms(EXP2__FORMS_OF_FUNCTION)
EXPM1_FORMS = method_forms(EXPM1_FORMS_OF_FUNCTION)
EXPM1__FORMS = method_forms(EXPM1__FORMS_OF_FUNCTION)
LOG_FORMS = method_forms(LOG_FORMS_OF_FUNCTION)
LOG__FORMS = method_forms(LOG__FORMS_OF_FUNCTION)
LOG2_FORMS = method_forms(LOG2_FORMS_OF_FUNCTION)
LOG2__FORMS = method_forms(LOG2__FORMS_OF_FUNCTION)
LOG10_FORMS = method_forms(LOG10_FORMS_OF_FUNCTION)
LOG10__FORMS = method_forms(LOG10__FORMS_OF_FUNCTION)
LOG1P_FORMS = method_forms(LOG1P_FORMS_OF_FUNCTION)
LOG1P__FORMS = method_forms(LOG1P__FORMS_OF_FUNCTION)
SQRT_FORMS = method_forms(SQRT_FORMS_OF_FUNCTION)
SQRT__FORMS = method_forms(SQRT__FORMS_OF_FUNCTION)
RSQRT_FORMS = method_forms(RSQRT_FORMS_OF_FUNCTION)
RSQRT__FORMS = method_forms(RSQRT__FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def exp(self, *rest, **named):
        """exp(input, *, out=None) -> Tensor

        The exponential `e ** input`.

        >>> ow.exp(ow.tensor([0.0, 1.0, -ow.inf]))
        tensor([1.0000, 2.7183, 0.0000])
        >>> ow.tensor([1, 2]).exp()
        tensor([2.7183, 7.3891])
        """
        if not (rest or named):
            return EXP[self._keys](self)
        return EXP_FORMS.call(self, rest, named)

    def exp_(self, *rest, **named):
        """exp_(input) -> Tensor

        The exponential `e ** input`.

        >>> ow.exp(ow.tensor([0.0, 1.0, -ow.inf]))
        tensor([1.0000, 2.7183, 0.0000])
        >>> ow.tensor([1, 2]).exp()
        tensor([2.7183, 7.3891])
        """
        if not (rest or named):
            return EXP_[self._keys](self)
        return EXP__FORMS.call(self, rest, named)

    def exp2(self, *rest, **named):
        """exp2(input, *, out=None) -> Tensor

        2 to the power of every element.

        >>> ow.exp2(ow.tensor([0.0, 3.0, -1.0]))
        tensor([1.0000, 8.0000, 0.5000])
        """
        if not (rest or named):
            return EXP2[self._keys](self)
        return EXP2_FORMS.call(self, rest, named)

    def exp2_(self, *rest, **named):
        """exp2_(input) -> Tensor

        2 to the power of every element.

        >>> ow.exp2(ow.tensor([0.0, 3.0, -1.0]))
        tensor([1.0000, 8.0000, 0.5000])
        """
        if not (rest or named):
            return EXP2_[self._keys](self)
        return EXP2__FORMS.call(self, rest, named)

    def expm1(self, *rest, **named):
        """expm1(input, *, out=None) -> Tensor

        `exp(input) - 1`, accurate near 0, where the difference would lose its digits.

        >>> ow.expm1(ow.tensor([1e-20], dtype=ow.float64)).item()
        1e-20
        """
        if not (rest or named):
            return EXPM1[self._keys](self)
        return EXPM1_FORMS.call(self, rest, named)

    def expm1_(self, *rest, **named):
        """expm1_(input) -> Tensor

        `exp(input) - 1`, accurate near 0, where the difference would lose its digits.

        >>> ow.expm1(ow.tensor([1e-20], dtype=ow.float64)).item()
        1e-20
        """
        if not (rest or named):
            return EXPM1_[self._keys](self)
        return EXPM1__FORMS.call(self, rest, named)

    def log(self, *rest, **named):
        """log(input, *, out=None) -> Tensor

        The natural logarithm; -inf at 0, NaN below.

        >>> ow.log(ow.tensor([1.0, ow.e, 0.0, -1.0]))
        tensor([0.0000, 1.0000,   -inf,    nan])
        """
        if not (rest or named):
            return LOG[self._keys](self)
        return LOG_FORMS.call(self, rest, named)

    def log_(self, *rest, **named):
        """log_(input) -> Tensor

        The natural logarithm; -inf at 0, NaN below.

        >>> ow.log(ow.tensor([1.0, ow.e, 0.0, -1.0]))
        tensor([0.0000, 1.0000,   -inf,    nan])
        """
        if not (rest or named):
            return LOG_[self._keys](self)
        return LOG__FORMS.call(self, rest, named)

    def log2(self, *rest, **named):
        """log2(input, *, out=None) -> Tensor

        The logarithm to base 2; -inf at 0, NaN below.

        >>> ow.log2(ow.tensor([1.0, 8.0, 0.5]))
        tensor([ 0.,  3., -1.])
        """
        if not (rest or named):
            return LOG2[self._keys](self)
        return LOG2_FORMS.call(self, rest, named)

    def log2_(self, *rest, **named):
        """log2_(input) -> Tensor

        The logarithm to base 2; -inf at 0, NaN below.

        >>> ow.log2(ow.tensor([1.0, 8.0, 0.5]))
        tensor([ 0.,  3., -1.])
        """
        if not (rest or named):
            return LOG2_[self._keys](self)
        return LOG2__FORMS.call(self, rest, named)

    def log10(self, *rest, **named):
        """log10(input, *, out=None) -> Tensor

        The logarithm to base 10; -inf at 0, NaN below.

        >>> ow.log10(ow.tensor([1.0, 1000.0, 0.1]))
        tensor([ 0.,  3., -1.])
        """
        if not (rest or named):
            return LOG10[self._keys](self)
        return LOG10_FORMS.call(self, rest, named)

    def log10_(self, *rest, **named):
        """log10_(input) -> Tensor

        The logarithm to base 10; -inf at 0, NaN below.

        >>> ow.log10(ow.tensor([1.0, 1000.0, 0.1]))
        tensor([ 0.,  3., -1.])
        """
        if not (rest or named):
            return LOG10_[self._keys](self)
        return LOG10__FORMS.call(self, rest, named)

    def log1p(self, *rest, **named):
        """log1p(input, *, out=None) -> Tensor

        `log(1 + input)`, accurate near 0; -inf at -1, NaN below.

        >>> ow.log1p(ow.tensor([1e-20], dtype=ow.float64)).item()
        1e-20
        """
        if not (rest or named):
            return LOG1P[self._keys](self)
        return LOG1P_FORMS.call(self, rest, named)

    def log1p_(self, *rest, **named):
        """log1p_(input) -> Tensor

        `log(1 + input)`, accurate near 0; -inf at -1, NaN below.

        >>> ow.log1p(ow.tensor([1e-20], dtype=ow.float64)).item()
        1e-20
        """
        if not (rest or named):
            return LOG1P_[self._keys](self)
        return LOG1P__FORMS.call(self, rest, named)

    def sqrt(self, *rest, **named):
        """sqrt(input, *, out=None) -> Tensor

        The square root; NaN below 0.

        >>> ow.sqrt(ow.tensor([4.0, 2.0, -1.0]))
        tensor([2.0000, 1.4142,    nan])
        """
        if not (rest or named):
            return SQRT[self._keys](self)
        return SQRT_FORMS.call(self, rest, named)

    def sqrt_(self, *rest, **named):
        """sqrt_(input) -> Tensor

        The square root; NaN below 0.

        >>> ow.sqrt(ow.tensor([4.0, 2.0, -1.0]))
        tensor([2.0000, 1.4142,    nan])
        """
        if not (rest or named):
            return SQRT_[self._keys](self)
        return SQRT__FORMS.call(self, rest, named)

    def rsqrt(self, *rest, **named):
        """rsqrt(input, *, out=None) -> Tensor

        One divided by the square root, `1 / sqrt(input)`; inf at 0, NaN below.

        >>> ow.rsqrt(ow.tensor([4.0, 1.0, 0.0]))
        tensor([0.5000, 1.0000,    inf])
        """
        if not (rest or named):
            return RSQRT[self._keys](self)
        return RSQRT_FORMS.call(self, rest, named)

    def rsqrt_(self, *rest, **named):
        """rsqrt_(input) -> Tensor

        One divided by the square root, `1 / sqrt(input)`; inf at 0, NaN below.

        >>> ow.rsqrt(ow.tensor([4.0, 1.0, 0.0]))
        tensor([0.5000, 1.0000,    inf])
        """
        if not (rest or named):
            return RSQRT_[self._keys](self)
        return RSQRT__FORMS.call(self, rest, named)


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
