"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.choices import WHERE_FORMS as WHERE_FORMS_OF_FUNCTION

WHERE_FORMS = method_forms(WHERE_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def where(self, input=MISSING, other=MISSING, *rest, **named):
        """where(condition) -> tuple[Tensor, ...]
        where(condition, input, other, *, out=None) -> Tensor
        where(condition, input, other) -> Tensor
        where(condition, input, other) -> Tensor
        where(condition, input, other) -> Tensor

        The places where a condition holds, as a vector for each dimension.
        """
        try:
            return WHERE_FORMS.call(self, input, other, rest, named)
        except Exception:
            WHERE_FORMS.translate(self, input, other, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
