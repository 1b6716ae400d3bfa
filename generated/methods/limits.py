"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.limits import (
    MAXIMUM, MINIMUM, CLAMP_TENSOR, CLAMP__TENSOR, CLIP_TENSOR, CLIP__TENSOR, MAXIMUM_FORMS as
    MAXIMUM_FORMS_OF_FUNCTION, MINIMUM_FORMS as MINIMUM_FORMS_OF_FUNCTION, CLAMP_FORMS as CLAMP_FORMS_OF_FUNCTION,
    CLAMP__FORMS as CLAMP__FORMS_OF_FUNCTION, CLIP_FORMS as CLIP_FORMS_OF_FUNCTION, CLIP__FORMS as
    CLIP__FORMS_OF_FUNCTION,
)

MAXIMUM_FORMS = method_forms(MAXIMUM_FORMS_OF_FUNCTION)
MINIMUM_FORMS = method_forms(MINIMUM_FORMS_OF_FUNCTION)
CLAMP_FORMS = method_forms(CLAMP_FORMS_OF_FUNCTION)
CLAMP__FORMS = method_forms(CLAMP__FORMS_OF_FUNCTION)
CLIP_FORMS = method_forms(CLIP_FORMS_OF_FUNCTION)
CLIP__FORMS = method_forms(CLIP__FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def maximum(self, other=MISSING, *rest, **named):
        """maximum(input, other, *, out=None) -> Tensor

        The larger of two elements; NaN if either is NaN.

        Shapes are broadcast. Where both are equal, each gets half of the gradient.

        >>> ow.maximum(ow.tensor([1.0, 5.0, ow.nan]), 3)
        tensor([3., 5., nan])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return MAXIMUM[self._keys | other._keys](self, other)
        return MAXIMUM_FORMS.call(self, other, rest, named)

    def minimum(self, other=MISSING, *rest, **named):
        """minimum(input, other, *, out=None) -> Tensor

        The smaller of two elements; NaN if either is NaN.

        Shapes are broadcast. Where both are equal, each gets half of the gradient.

        >>> ow.minimum(ow.tensor([1.0, 5.0, ow.nan]), 3)
        tensor([1., 3., nan])
        """
        if not (rest or named):
            if type(other) is Tensor:
                return MINIMUM[self._keys | other._keys](self, other)
        return MINIMUM_FORMS.call(self, other, rest, named)

    def clamp(self, *rest, **named):
        """clamp(input, min=None, max=None, *, out=None) -> Tensor
        clamp(input, min=None, max=None, *, out=None) -> Tensor

        Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`.
        """
        if not (rest or named):
            return CLAMP_TENSOR[self._keys](self, None, None)
        return CLAMP_FORMS.call(self, rest, named)

    def clamp_(self, *rest, **named):
        """clamp_(input, min=None, max=None) -> Tensor
        clamp_(input, min=None, max=None) -> Tensor

        Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`.
        """
        if not (rest or named):
            return CLAMP__TENSOR[self._keys](self, None, None)
        return CLAMP__FORMS.call(self, rest, named)

    def clip(self, *rest, **named):
        """clip(input, min=None, max=None, *, out=None) -> Tensor
        clip(input, min=None, max=None, *, out=None) -> Tensor

        Another name of `clamp`.

        Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`.
        """
        try:
            if not (rest or named):
                return CLIP_TENSOR[self._keys](self, None, None)
            return CLIP_FORMS.call(self, rest, named)
        except Exception:
            CLIP_FORMS.translate(self, rest, named)
            raise

    def clip_(self, *rest, **named):
        """clip_(input, min=None, max=None) -> Tensor
        clip_(input, min=None, max=None) -> Tensor

        Another name of `clamp`.

        Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`.
        """
        try:
            if not (rest or named):
                return CLIP__TENSOR[self._keys](self, None, None)
            return CLIP__FORMS.call(self, rest, named)
        except Exception:
            CLIP__FORMS.translate(self, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
