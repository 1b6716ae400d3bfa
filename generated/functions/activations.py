"""The functions and methods of activations: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.activations import (
    SIGMOID, SIGMOID_, SPECIAL_EXPIT, _FOREACH_SIGMOID, _FOREACH_SIGMOID_, ERF, ERF_, SPECIAL_ERF, _FOREACH_ERF,
    _FOREACH_ERF_, ERFC, ERFC_, SPECIAL_ERFC, _FOREACH_ERFC, _FOREACH_ERFC_, RELU, RELU_, _SIGMOID_GRADIENT,
    _TANH_GRADIENT, GELU, GELU_, GELU_BACKWARD, _GELU_CURVATURE, SILU, SILU_,
)

__all__ = [
    "sigmoid", "sigmoid_", "_foreach_sigmoid", "_foreach_sigmoid_", "erf", "erf_", "_foreach_erf", "_foreach_erf_",
    "erfc", "erfc_", "_foreach_erfc", "_foreach_erfc_", "relu", "relu_",
]

SIGMOID_FORMS = Overloads("sigmoid", SIGMOID)
SIGMOID__FORMS = Overloads("sigmoid_", SIGMOID_)
SPECIAL_EXPIT_FORMS = Overloads("special_expit", SPECIAL_EXPIT)
_FOREACH_SIGMOID_FORMS = Overloads("_foreach_sigmoid", _FOREACH_SIGMOID)
_FOREACH_SIGMOID__FORMS = Overloads("_foreach_sigmoid_", _FOREACH_SIGMOID_)
ERF_FORMS = Overloads("erf", ERF)
ERF__FORMS = Overloads("erf_", ERF_)
SPECIAL_ERF_FORMS = Overloads("special_erf", SPECIAL_ERF)
_FOREACH_ERF_FORMS = Overloads("_foreach_erf", _FOREACH_ERF)
_FOREACH_ERF__FORMS = Overloads("_foreach_erf_", _FOREACH_ERF_)
ERFC_FORMS = Overloads("erfc", ERFC)
ERFC__FORMS = Overloads("erfc_", ERFC_)
SPECIAL_ERFC_FORMS = Overloads("special_erfc", SPECIAL_ERFC)
_FOREACH_ERFC_FORMS = Overloads("_foreach_erfc", _FOREACH_ERFC)
_FOREACH_ERFC__FORMS = Overloads("_foreach_erfc_", _FOREACH_ERFC_)
RELU_FORMS = Overloads("relu", RELU, inplace=(RELU,))
RELU__FORMS = Overloads("relu_", RELU_)
_SIGMOID_GRADIENT_FORMS = Overloads("_sigmoid_gradient", _SIGMOID_GRADIENT)
_TANH_GRADIENT_FORMS = Overloads("_tanh_gradient", _TANH_GRADIENT)
GELU_FORMS = Overloads("gelu", GELU)
GELU__FORMS = Overloads("gelu_", GELU_)
GELU_BACKWARD_FORMS = Overloads("gelu_backward", GELU_BACKWARD)
_GELU_CURVATURE_FORMS = Overloads("_gelu_curvature", _GELU_CURVATURE)
SILU_FORMS = Overloads("silu", SILU, inplace=(SILU,))
SILU__FORMS = Overloads("silu_", SILU_)


def sigmoid(input=MISSING, *rest, **named):
    """sigmoid(input, *, out=None) -> Tensor

    The logistic function `1 / (1 + exp(-input))`, between 0 and 1.

    >>> ow.sigmoid(ow.tensor([-1.0, 0.0, 100.0]))
    tensor([0.2689, 0.5000, 1.0000])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SIGMOID[input._keys](input)
    return SIGMOID_FORMS.call(input, rest, named)


def sigmoid_(input=MISSING, *rest, **named):
    """As `sigmoid`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SIGMOID_[input._keys](input)
    return SIGMOID__FORMS.call(input, rest, named)


def special_expit(input=MISSING, *rest, **named):
    """Another name of `sigmoid`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_EXPIT[input._keys](input)
    return SPECIAL_EXPIT_FORMS.call(input, rest, named)


def _foreach_sigmoid(input=MISSING, *rest, **named):
    """_foreach_sigmoid(input) -> tuple[Tensor, ...]

    `sigmoid` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_SIGMOID[keys_of(input)](tuple(input))
        return _FOREACH_SIGMOID_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_SIGMOID_FORMS.translate(input, rest, named)
        raise


def _foreach_sigmoid_(input=MISSING, *rest, **named):
    """As `_foreach_sigmoid`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_SIGMOID_[keys_of(input)](tuple(input))
        return _FOREACH_SIGMOID__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_SIGMOID__FORMS.translate(input, rest, named)
        raise


def erf(input=MISSING, *rest, **named):
    """erf(input, *, out=None) -> Tensor

    The error function, `2 / sqrt(pi)` times the integral of `exp(-t²)` from 0 to `input`.

    >>> ow.erf(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 0.8427])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ERF[input._keys](input)
    return ERF_FORMS.call(input, rest, named)


def erf_(input=MISSING, *rest, **named):
    """As `erf`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ERF_[input._keys](input)
    return ERF__FORMS.call(input, rest, named)


def special_erf(input=MISSING, *rest, **named):
    """Another name of `erf`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_ERF[input._keys](input)
    return SPECIAL_ERF_FORMS.call(input, rest, named)


def _foreach_erf(input=MISSING, *rest, **named):
    """_foreach_erf(input) -> tuple[Tensor, ...]

    `erf` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ERF[keys_of(input)](tuple(input))
        return _FOREACH_ERF_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ERF_FORMS.translate(input, rest, named)
        raise


def _foreach_erf_(input=MISSING, *rest, **named):
    """As `_foreach_erf`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ERF_[keys_of(input)](tuple(input))
        return _FOREACH_ERF__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ERF__FORMS.translate(input, rest, named)
        raise


def erfc(input=MISSING, *rest, **named):
    """erfc(input, *, out=None) -> Tensor

    The complementary error function `1 - erf(input)`, accurate for large `input`.

    >>> ow.erfc(ow.tensor([0.0, 5.0]))
    tensor([1.0000e+00, 1.5375e-12])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ERFC[input._keys](input)
    return ERFC_FORMS.call(input, rest, named)


def erfc_(input=MISSING, *rest, **named):
    """As `erfc`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ERFC_[input._keys](input)
    return ERFC__FORMS.call(input, rest, named)


def special_erfc(input=MISSING, *rest, **named):
    """Another name of `erfc`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_ERFC[input._keys](input)
    return SPECIAL_ERFC_FORMS.call(input, rest, named)


def _foreach_erfc(input=MISSING, *rest, **named):
    """_foreach_erfc(input) -> tuple[Tensor, ...]

    `erfc` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ERFC[keys_of(input)](tuple(input))
        return _FOREACH_ERFC_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ERFC_FORMS.translate(input, rest, named)
        raise


def _foreach_erfc_(input=MISSING, *rest, **named):
    """As `_foreach_erfc`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_ERFC_[keys_of(input)](tuple(input))
        return _FOREACH_ERFC__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_ERFC__FORMS.translate(input, rest, named)
        raise


def relu(input=MISSING, *rest, **named):
    """relu(input, inplace=False, *, out=None) -> Tensor

    The positive part, `max(input, 0)`; the gradient at 0 is 0.

    >>> ow.relu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([0., 0., 2.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return RELU[input._keys](input)
    return RELU_FORMS.call(input, rest, named)


def relu_(input=MISSING, *rest, **named):
    """As `relu`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return RELU_[input._keys](input)
    return RELU__FORMS.call(input, rest, named)


def _sigmoid_gradient(grad_output=MISSING, input=MISSING, *rest, **named):
    """_sigmoid_gradient(grad_output, input) -> Tensor

    The gradient of sigmoid: `grad_output` times its derivative.
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
            return _SIGMOID_GRADIENT[grad_output._keys | input._keys](grad_output, input)
    return _SIGMOID_GRADIENT_FORMS.call(grad_output, input, rest, named)


def _tanh_gradient(grad_output=MISSING, input=MISSING, *rest, **named):
    """_tanh_gradient(grad_output, input) -> Tensor

    The gradient of tanh: `grad_output` times its derivative.
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
            return _TANH_GRADIENT[grad_output._keys | input._keys](grad_output, input)
    return _TANH_GRADIENT_FORMS.call(grad_output, input, rest, named)


def gelu(input=MISSING, *rest, **named):
    """gelu(input, *, approximate='none', out=None) -> Tensor

    The Gaussian error linear unit, `input * Phi(input)` with the normal distribution function Phi.

    `approximate='tanh'` is a cheaper form (Hendrycks and Gimpel, arXiv 1606.08415, section 2); words other
    than 'none' and 'tanh' raise RuntimeError.

    >>> ow.nn.functional.gelu(ow.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.1587,  0.0000,  0.8413])
    >>> ow.nn.functional.gelu(ow.tensor([1.0]), approximate='tanh')
    tensor([0.8412])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return GELU[input._keys](input, 'none')
    return GELU_FORMS.call(input, rest, named)


def gelu_(input=MISSING, *rest, **named):
    """As `gelu`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return GELU_[input._keys](input, 'none')
    return GELU__FORMS.call(input, rest, named)


def gelu_backward(grad_output=MISSING, input=MISSING, *rest, **named):
    """gelu_backward(grad_output, input, *, approximate='none', out=None) -> Tensor

    The gradient of gelu: `grad_output` times its first derivative.
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
            return GELU_BACKWARD[grad_output._keys | input._keys](grad_output, input, 'none')
    return GELU_BACKWARD_FORMS.call(grad_output, input, rest, named)


def _gelu_curvature(grad=MISSING, input=MISSING, approximate=MISSING, *rest, **named):
    """_gelu_curvature(grad, input, approximate) -> Tensor

    `grad` times the second derivative of gelu.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(input, Tensor) and type(approximate) is str:
                return _GELU_CURVATURE[grad._keys | input._keys](grad, input, approximate)
        return _GELU_CURVATURE_FORMS.call(grad, input, approximate, rest, named)
    except Exception:
        _GELU_CURVATURE_FORMS.translate(grad, input, approximate, rest, named)
        raise


def silu(input=MISSING, *rest, **named):
    """silu(input, inplace=False, *, out=None) -> Tensor

    `input * sigmoid(input)`, also called swish (Ramachandran and others, arXiv 1710.05941).

    >>> ow.nn.functional.silu(ow.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.2689,  0.0000,  0.7311])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SILU[input._keys](input)
    return SILU_FORMS.call(input, rest, named)


def silu_(input=MISSING, *rest, **named):
    """As `silu`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SILU_[input._keys](input)
    return SILU__FORMS.call(input, rest, named)


class Methods:
    """What Tensor has of them."""

    def sigmoid(self, *rest, **named):
        if not (rest or named):
            return SIGMOID[self._keys](self)
        return SIGMOID_FORMS.method(self, rest, named)

    def sigmoid_(self, *rest, **named):
        if not (rest or named):
            return SIGMOID_[self._keys](self)
        return SIGMOID__FORMS.method(self, rest, named)

    def erf(self, *rest, **named):
        if not (rest or named):
            return ERF[self._keys](self)
        return ERF_FORMS.method(self, rest, named)

    def erf_(self, *rest, **named):
        if not (rest or named):
            return ERF_[self._keys](self)
        return ERF__FORMS.method(self, rest, named)

    def erfc(self, *rest, **named):
        if not (rest or named):
            return ERFC[self._keys](self)
        return ERFC_FORMS.method(self, rest, named)

    def erfc_(self, *rest, **named):
        if not (rest or named):
            return ERFC_[self._keys](self)
        return ERFC__FORMS.method(self, rest, named)

    def relu(self, *rest, **named):
        if not (rest or named):
            return RELU[self._keys](self)
        return RELU_FORMS.method(self, rest, named)

    def relu_(self, *rest, **named):
        if not (rest or named):
            return RELU_[self._keys](self)
        return RELU__FORMS.method(self, rest, named)


hang(Methods, __name__)
