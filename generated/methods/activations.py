"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.activations import (
    SIGMOID, SIGMOID_, ERF, ERF_, ERFC, ERFC_, RELU, RELU_, SIGMOID_FORMS as SIGMOID_FORMS_OF_FUNCTION,
    SIGMOID__FORMS as SIGMOID__FORMS_OF_FUNCTION, ERF_FORMS as ERF_FORMS_OF_FUNCTION, ERF__FORMS as
    ERF__FORMS_OF_FUNCTION, ERFC_FORMS as ERFC_FORMS_OF_FUNCTION, ERFC__FORMS as ERFC__FORMS_OF_FUNCTION, RELU_FORMS
    as RELU_FORMS_OF_FUNCTION, RELU__FORMS as RELU__FORMS_OF_FUNCTION,
)

SIGMOID_FORMS = method_forms(SIGMOID_FORMS_OF_FUNCTION)
SIGMOID__FORMS = method_forms(SIGMOID__FORMS_OF_FUNCTION)
ERF_FORMS = method_forms(ERF_FORMS_OF_FUNCTION)
ERF__FORMS = method_forms(ERF__FORMS_OF_FUNCTION)
ERFC_FORMS = method_forms(ERFC_FORMS_OF_FUNCTION)
ERFC__FORMS = method_forms(ERFC__FORMS_OF_FUNCTION)
RELU_FORMS = method_forms(RELU_FORMS_OF_FUNCTION)
RELU__FORMS = method_forms(RELU__FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def sigmoid(self, *rest, **named):
        """sigmoid(input, *, out=None) -> Tensor

        The logistic function `1 / (1 + exp(-input))`, between 0 and 1.

        >>> ow.sigmoid(ow.tensor([-1.0, 0.0, 100.0]))
        tensor([0.2689, 0.5000, 1.0000])
        """
        if not (rest or named):
            return SIGMOID[self._keys](self)
        return SIGMOID_FORMS.call(self, rest, named)

    def sigmoid_(self, *rest, **named):
        """sigmoid_(input) -> Tensor

        The logistic function `1 / (1 + exp(-input))`, between 0 and 1.

        >>> ow.sigmoid(ow.tensor([-1.0, 0.0, 100.0]))
        tensor([0.2689, 0.5000, 1.0000])
        """
        if not (rest or named):
            return SIGMOID_[self._keys](self)
        return SIGMOID__FORMS.call(self, rest, named)

    def erf(self, *rest, **named):
        """erf(input, *, out=None) -> Tensor

        The error function, `2 / sqrt(pi)` times the integral of `exp(-t²)` from 0 to `input`.

        >>> ow.erf(ow.tensor([0.0, 1.0]))
        tensor([0.0000, 0.8427])
        """
        if not (rest or named):
            return ERF[self._keys](self)
        return ERF_FORMS.call(self, rest, named)

    def erf_(self, *rest, **named):
        """erf_(input) -> Tensor

        The error function, `2 / sqrt(pi)` times the integral of `exp(-t²)` from 0 to `input`.

        >>> ow.erf(ow.tensor([0.0, 1.0]))
        tensor([0.0000, 0.8427])
        """
        if not (rest or named):
            return ERF_[self._keys](self)
        return ERF__FORMS.call(self, rest, named)

    def erfc(self, *rest, **named):
        """erfc(input, *, out=None) -> Tensor

        The complementary error function `1 - erf(input)`, accurate for large `input`.

        >>> ow.erfc(ow.tensor([0.0, 5.0]))
        tensor([1.0000e+00, 1.5375e-12])
        """
        if not (rest or named):
            return ERFC[self._keys](self)
        return ERFC_FORMS.call(self, rest, named)

    def erfc_(self, *rest, **named):
        """erfc_(input) -> Tensor

        The complementary error function `1 - erf(input)`, accurate for large `input`.

        >>> ow.erfc(ow.tensor([0.0, 5.0]))
        tensor([1.0000e+00, 1.5375e-12])
        """
        if not (rest or named):
            return ERFC_[self._keys](self)
        return ERFC__FORMS.call(self, rest, named)

    def relu(self, *rest, **named):
        """relu(input, inplace=False, *, out=None) -> Tensor

        The positive part, `max(input, 0)`; the gradient at 0 is 0.

        >>> ow.relu(ow.tensor([-1.0, 0.0, 2.0]))
        tensor([0., 0., 2.])
        """
        if not (rest or named):
            return RELU[self._keys](self)
        return RELU_FORMS.call(self, rest, named)

    def relu_(self, *rest, **named):
        """relu_(input) -> Tensor

        The positive part, `max(input, 0)`; the gradient at 0 is 0.

        >>> ow.relu(ow.tensor([-1.0, 0.0, 2.0]))
        tensor([0., 0., 2.])
        """
        if not (rest or named):
            return RELU_[self._keys](self)
        return RELU__FORMS.call(self, rest, named)


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
