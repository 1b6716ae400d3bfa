"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.special_pairs import (
    XLOGY_TENSOR, XLOGY_SCALAR_OTHER, XLOGY__TENSOR, XLOGY__SCALAR_OTHER, XLOGY_FORMS as XLOGY_FORMS_OF_FUNCTION,
    XLOGY__FORMS as XLOGY__FORMS_OF_FUNCTION,
)

XLOGY_FORMS = method_forms(XLOGY_FORMS_OF_FUNCTION)
XLOGY__FORMS = method_forms(XLOGY__FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def xlogy(self, other=MISSING, *rest, **named):
        """xlogy(input, other, *, out=None) -> Tensor
        xlogy(input, other, *, out=None) -> Tensor
        xlogy(input, other, *, out=None) -> Tensor

        `input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

        >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
        tensor([0.0000, 2.1972])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return XLOGY_TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return XLOGY_SCALAR_OTHER[self._keys](self, other)
        return XLOGY_FORMS.call(self, other, rest, named)

    def xlogy_(self, other=MISSING, *rest, **named):
        """xlogy_(input, other) -> Tensor
        xlogy_(input, other) -> Tensor

        `input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

        >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
        tensor([0.0000, 2.1972])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return XLOGY__TENSOR[self._keys | other._keys](self, other)
            if (type(other) is float or type(other) is int):
                return XLOGY__SCALAR_OTHER[self._keys](self, other)
        return XLOGY__FORMS.call(self, other, rest, named)


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
