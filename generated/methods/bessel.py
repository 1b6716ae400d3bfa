"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.bessel import (
    SINC, SINC_, I0, I0_, SINC_FORMS as SINC_FORMS_OF_FUNCTION, SINC__FORMS as SINC__FORMS_OF_FUNCTION, I0_FORMS as
    I0_FORMS_OF_FUNCTION, I0__FORMS as I0__FORMS_OF_FUNCTION,
)

SINC_FORMS = method_forms(SINC_FORMS_OF_FUNCTION)
SINC__FORMS = method_forms(SINC__FORMS_OF_FUNCTION)
I0_FORMS = method_forms(I0_FORMS_OF_FUNCTION)
I0__FORMS = method_forms(I0__FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def sinc(self, *rest, **named):
        """sinc(input, *, out=None) -> Tensor

        `sin(pi * input) / (pi * input)`, 1 at 0.

        >>> ow.sinc(ow.tensor([0.0, 0.5]))
        tensor([1.0000, 0.6366])
        """
        if not (rest or named):
            return SINC[self._keys](self)
        return SINC_FORMS.call(self, rest, named)

    def sinc_(self, *rest, **named):
        """sinc_(input) -> Tensor

        `sin(pi * input) / (pi * input)`, 1 at 0.

        >>> ow.sinc(ow.tensor([0.0, 0.5]))
        tensor([1.0000, 0.6366])
        """
        if not (rest or named):
            return SINC_[self._keys](self)
        return SINC__FORMS.call(self, rest, named)

    def i0(self, *rest, **named):
        """i0(input, *, out=None) -> Tensor

        The modified Bessel function of the first kind and order 0.

        >>> ow.i0(ow.tensor([0.0, 1.0]))
        tensor([1.0000, 1.2661])
        """
        if not (rest or named):
            return I0[self._keys](self)
        return I0_FORMS.call(self, rest, named)

    def i0_(self, *rest, **named):
        """i0_(input) -> Tensor

        The modified Bessel function of the first kind and order 0.

        >>> ow.i0(ow.tensor([0.0, 1.0]))
        tensor([1.0000, 1.2661])
        """
        if not (rest or named):
            return I0_[self._keys](self)
        return I0__FORMS.call(self, rest, named)


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
