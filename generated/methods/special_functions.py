"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.special_functions import (
    ERFINV, ERFINV_, LGAMMA, LGAMMA_, DIGAMMA, DIGAMMA_, MVLGAMMA, MVLGAMMA_, LOGIT, LOGIT_, ERFINV_FORMS as
    ERFINV_FORMS_OF_FUNCTION, ERFINV__FORMS as ERFINV__FORMS_OF_FUNCTION, LGAMMA_FORMS as LGAMMA_FORMS_OF_FUNCTION,
    LGAMMA__FORMS as LGAMMA__FORMS_OF_FUNCTION, DIGAMMA_FORMS as DIGAMMA_FORMS_OF_FUNCTION, DIGAMMA__FORMS as
    DIGAMMA__FORMS_OF_FUNCTION, POLYGAMMA_FORMS as POLYGAMMA_FORMS_OF_FUNCTION, MVLGAMMA_FORMS as
    MVLGAMMA_FORMS_OF_FUNCTION, MVLGAMMA__FORMS as MVLGAMMA__FORMS_OF_FUNCTION, LOGIT_FORMS as
    LOGIT_FORMS_OF_FUNCTION, LOGIT__FORMS as LOGIT__FORMS_OF_FUNCTION,
)

ERFINV_FORMS = method_forms(ERFINV_FORMS_OF_FUNCTION)
ERFINV__FORMS = method_forms(ERFINV__FORMS_OF_FUNCTION)
LGAMMA_FORMS = method_forms(LGAMMA_FORMS_OF_FUNCTION)
LGAMMA__FORMS = method_forms(LGAMMA__FORMS_OF_FUNCTION)
DIGAMMA_FORMS = method_forms(DIGAMMA_FORMS_OF_FUNCTION)
DIGAMMA__FORMS = method_forms(DIGAMMA__FORMS_OF_FUNCTION)
POLYGAMMA_FORMS = method_forms(POLYGAMMA_FORMS_OF_FUNCTION)
MVLGAMMA_FORMS = method_forms(MVLGAMMA_FORMS_OF_FUNCTION)
MVLGAMMA__FORMS = method_forms(MVLGAMMA__FORMS_OF_FUNCTION)
LOGIT_FORMS = method_forms(LOGIT_FORMS_OF_FUNCTION)
LOGIT__FORMS = method_forms(LOGIT__FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def erfinv(self, *rest, **named):
        """erfinv(input, *, out=None) -> Tensor

        The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

        >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
        tensor([0.0000, 0.4769,    inf])
        """
        if not (rest or named):
            return ERFINV[self._keys](self)
        return ERFINV_FORMS.call(self, rest, named)

    def erfinv_(self, *rest, **named):
        """erfinv_(input) -> Tensor

        The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

        >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
        tensor([0.0000, 0.4769,    inf])
        """
        if not (rest or named):
            return ERFINV_[self._keys](self)
        return ERFINV__FORMS.call(self, rest, named)

    def lgamma(self, *rest, **named):
        """lgamma(input, *, out=None) -> Tensor

        The logarithm of the absolute value of the gamma function.

        >>> ow.lgamma(ow.tensor([1.0, 5.0]))
        tensor([0.0000, 3.1781])
        """
        if not (rest or named):
            return LGAMMA[self._keys](self)
        return LGAMMA_FORMS.call(self, rest, named)

    def lgamma_(self, *rest, **named):
        """lgamma_(input) -> Tensor

        The logarithm of the absolute value of the gamma function.

        >>> ow.lgamma(ow.tensor([1.0, 5.0]))
        tensor([0.0000, 3.1781])
        """
        if not (rest or named):
            return LGAMMA_[self._keys](self)
        return LGAMMA__FORMS.call(self, rest, named)

    def digamma(self, *rest, **named):
        """digamma(input, *, out=None) -> Tensor

        The derivative of `lgamma`; -inf at 0.

        >>> ow.digamma(ow.tensor([1.0, 2.0]))
        tensor([-0.5772,  0.4228])
        """
        if not (rest or named):
            return DIGAMMA[self._keys](self)
        return DIGAMMA_FORMS.call(self, rest, named)

    def digamma_(self, *rest, **named):
        """digamma_(input) -> Tensor

        The derivative of `lgamma`; -inf at 0.

        >>> ow.digamma(ow.tensor([1.0, 2.0]))
        tensor([-0.5772,  0.4228])
        """
        if not (rest or named):
            return DIGAMMA_[self._keys](self)
        return DIGAMMA__FORMS.call(self, rest, named)

    def polygamma(self, *rest, **named):
        """polygamma(n, input, *, out=None) -> Tensor

        The derivative number `n` of `digamma`; a negative `n` is refused (RuntimeError).

        >>> ow.polygamma(1, ow.tensor([1.0, 0.5]))
        tensor([1.6449, 4.9348])
        """
        return POLYGAMMA_FORMS((*rest[:1], self, *rest[1:]), named)

    def mvlgamma(self, p=MISSING, *rest, **named):
        """mvlgamma(input, p, *, out=None) -> Tensor

        The logarithm of the multivariate gamma function of dimension `p`.

        >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
        tensor([0.4516, 1.5502])
        """
        try:
            if not (rest or named):
                if type(p) is int:
                    return MVLGAMMA[self._keys](self, p)
            return MVLGAMMA_FORMS.call(self, p, rest, named)
        except Exception:
            MVLGAMMA_FORMS.translate(self, p, rest, named)
            raise

    def mvlgamma_(self, p=MISSING, *rest, **named):
        """mvlgamma_(input, p) -> Tensor

        The logarithm of the multivariate gamma function of dimension `p`.

        >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
        tensor([0.4516, 1.5502])
        """
        try:
            if not (rest or named):
                if type(p) is int:
                    return MVLGAMMA_[self._keys](self, p)
            return MVLGAMMA__FORMS.call(self, p, rest, named)
        except Exception:
            MVLGAMMA__FORMS.translate(self, p, rest, named)
            raise

    def logit(self, *rest, **named):
        """logit(input, eps=None, *, out=None) -> Tensor

        The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
            eps]` first.

        >>> ow.logit(ow.tensor([0.5, 0.75]))
        tensor([0.0000, 1.0986])
        >>> ow.logit(ow.tensor([0.0]), eps=0.25)
        tensor([-1.0986])
        """
        if not (rest or named):
            return LOGIT[self._keys](self, None)
        return LOGIT_FORMS.call(self, rest, named)

    def logit_(self, *rest, **named):
        """logit_(input, eps=None) -> Tensor

        The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
            eps]` first.

        >>> ow.logit(ow.tensor([0.5, 0.75]))
        tensor([0.0000, 1.0986])
        >>> ow.logit(ow.tensor([0.0]), eps=0.25)
        tensor([-1.0986])
        """
        if not (rest or named):
            return LOGIT_[self._keys](self, None)
        return LOGIT__FORMS.call(self, rest, named)


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
