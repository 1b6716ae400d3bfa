"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.shrinkage import (
    HARDSHRINK, PRELU, HARDSHRINK_FORMS as HARDSHRINK_FORMS_OF_FUNCTION, PRELU_FORMS as PRELU_FORMS_OF_FUNCTION,
)

HARDSHRINK_FORMS = method_forms(HARDSHRINK_FORMS_OF_FUNCTION)
PRELU_FORMS = method_forms(PRELU_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def hardshrink(self, *rest, **named):
        """hardshrink(input, lambd=0.5, *, out=None) -> Tensor

        The input where it lies outside of `[-lambd, lambd]`, else 0.

        >>> ow.hardshrink(ow.tensor([-1.0, 0.25, 3.0]))
        tensor([-1.,  0.,  3.])
        """
        if not (rest or named):
            return HARDSHRINK[self._keys](self, 0.5)
        return HARDSHRINK_FORMS.call(self, rest, named)

    def prelu(self, weight=MISSING, *rest, **named):
        """prelu(input, weight) -> Tensor

        The input where it is positive, `weight * input` elsewhere, with one weight for all or one a channel
        (dimension 1).

        >>> ow.prelu(ow.tensor([[-1.0, -2.0], [3.0, -4.0]]), ow.tensor([0.25, 0.5]))
        tensor([[-0.2500, -1.0000],
                [ 3.0000, -2.0000]])
        """
        try:
            if not (rest or named):
                if type(weight) is Tensor:
                    return PRELU[self._keys | weight._keys](self, weight)
            return PRELU_FORMS.call(self, weight, rest, named)
        except Exception:
            PRELU_FORMS.translate(self, weight, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
