"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.bounds import (
    CLAMP_MIN_TENSOR, CLAMP_MIN, CLAMP_MIN__TENSOR, CLAMP_MIN_, CLAMP_MAX_TENSOR, CLAMP_MAX, CLAMP_MAX__TENSOR,
    CLAMP_MAX_, CLAMP_MIN_FORMS as CLAMP_MIN_FORMS_OF_FUNCTION, CLAMP_MIN__FORMS as CLAMP_MIN__FORMS_OF_FUNCTION,
    CLAMP_MAX_FORMS as CLAMP_MAX_FORMS_OF_FUNCTION, CLAMP_MAX__FORMS as CLAMP_MAX__FORMS_OF_FUNCTION,
)

CLAMP_MIN_FORMS = method_forms(CLAMP_MIN_FORMS_OF_FUNCTION)
CLAMP_MIN__FORMS = method_forms(CLAMP_MIN__FORMS_OF_FUNCTION)
CLAMP_MAX_FORMS = method_forms(CLAMP_MAX_FORMS_OF_FUNCTION)
CLAMP_MAX__FORMS = method_forms(CLAMP_MAX__FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def clamp_min(self, min=MISSING, *rest, **named):
        """clamp_min(input, min, *, out=None) -> Tensor
        clamp_min(input, min, *, out=None) -> Tensor

        Every element made at least that of `min`.
        """
        if not (rest or named):
            if type(min) is Tensor:
                return CLAMP_MIN_TENSOR[self._keys | min._keys](self, min)
            if (type(min) is float or type(min) is int):
                return CLAMP_MIN[self._keys](self, min)
        return CLAMP_MIN_FORMS.call(self, min, rest, named)

    def clamp_min_(self, min=MISSING, *rest, **named):
        """clamp_min_(input, min) -> Tensor
        clamp_min_(input, min) -> Tensor

        Every element made at least that of `min`.
        """
        if not (rest or named):
            if type(min) is Tensor:
                return CLAMP_MIN__TENSOR[self._keys | min._keys](self, min)
            if (type(min) is float or type(min) is int):
                return CLAMP_MIN_[self._keys](self, min)
        return CLAMP_MIN__FORMS.call(self, min, rest, named)

    def clamp_max(self, max=MISSING, *rest, **named):
        """clamp_max(input, max, *, out=None) -> Tensor
        clamp_max(input, max, *, out=None) -> Tensor

        Every element made at most that of `max`.
        """
        if not (rest or named):
            if type(max) is Tensor:
                return CLAMP_MAX_TENSOR[self._keys | max._keys](self, max)
            if (type(max) is float or type(max) is int):
                return CLAMP_MAX[self._keys](self, max)
        return CLAMP_MAX_FORMS.call(self, max, rest, named)

    def clamp_max_(self, max=MISSING, *rest, **named):
        """clamp_max_(input, max) -> Tensor
        clamp_max_(input, max) -> Tensor

        Every element made at most that of `max`.
        """
        if not (rest or named):
            if type(max) is Tensor:
                return CLAMP_MAX__TENSOR[self._keys | max._keys](self, max)
            if (type(max) is float or type(max) is int):
                return CLAMP_MAX_[self._keys](self, max)
        return CLAMP_MAX__FORMS.call(self, max, rest, named)


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
