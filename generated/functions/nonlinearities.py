"""The functions and methods of nonlinearities: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.tensor import Tensor

from ..operators.nonlinearities import (
    LEAKY_RELU, LEAKY_RELU_, ELU, ELU_, CELU, CELU_, SELU, SELU_, MISH, MISH_, SOFTPLUS, HARDTANH, HARDTANH_, RELU6,
    RELU6_, HARDSWISH, HARDSWISH_, HARDSIGMOID, HARDSIGMOID_, _SIGMOID, LOGSIGMOID, NN_SOFTSIGN, NN_TANHSHRINK,
)

__all__ = ["celu", "celu_", "selu", "selu_"]

LEAKY_RELU_FORMS = Overloads("leaky_relu", LEAKY_RELU, inplace=(LEAKY_RELU,))
LEAKY_RELU__FORMS = Overloads("leaky_relu_", LEAKY_RELU_)
ELU_FORMS = Overloads("elu", ELU, inplace=(ELU,))
ELU__FORMS = Overloads("elu_", ELU_)
CELU_FORMS = Overloads("celu", CELU, inplace=(CELU,))
CELU__FORMS = Overloads("celu_", CELU_)
SELU_FORMS = Overloads("selu", SELU, inplace=(SELU,))
SELU__FORMS = Overloads("selu_", SELU_)
MISH_FORMS = Overloads("mish", MISH, inplace=(MISH,))
MISH__FORMS = Overloads("mish_", MISH_)
SOFTPLUS_FORMS = Overloads("softplus", SOFTPLUS)
HARDTANH_FORMS = Overloads("hardtanh", HARDTANH, inplace=(HARDTANH,))
HARDTANH__FORMS = Overloads("hardtanh_", HARDTANH_)
RELU6_FORMS = Overloads("relu6", RELU6, inplace=(RELU6,))
RELU6__FORMS = Overloads("relu6_", RELU6_)
HARDSWISH_FORMS = Overloads("hardswish", HARDSWISH, inplace=(HARDSWISH,))
HARDSWISH__FORMS = Overloads("hardswish_", HARDSWISH_)
HARDSIGMOID_FORMS = Overloads("hardsigmoid", HARDSIGMOID, inplace=(HARDSIGMOID,))
HARDSIGMOID__FORMS = Overloads("hardsigmoid_", HARDSIGMOID_)
_SIGMOID_FORMS = Overloads("_sigmoid", _SIGMOID)
LOGSIGMOID_FORMS = Overloads("logsigmoid", LOGSIGMOID)
NN_SOFTSIGN_FORMS = Overloads("nn_softsign", NN_SOFTSIGN)
NN_TANHSHRINK_FORMS = Overloads("nn_tanhshrink", NN_TANHSHRINK)


def leaky_relu(input=MISSING, *rest, **named):
    """leaky_relu(input, negative_slope=0.01, inplace=False, *, out=None) -> Tensor

    `input` where it is positive, `negative_slope * input` elsewhere.

    >>> ow.nn.functional.leaky_relu(ow.tensor([-1.0, 0.0, 2.0]), 0.1)
    tensor([-0.1000,  0.0000,  2.0000])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return LEAKY_RELU[input._keys](input, 0.01)
    return LEAKY_RELU_FORMS.call(input, rest, named)


def leaky_relu_(input=MISSING, *rest, **named):
    """As `leaky_relu`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return LEAKY_RELU_[input._keys](input, 0.01)
    return LEAKY_RELU__FORMS.call(input, rest, named)


def elu(input=MISSING, *rest, **named):
    """elu(input, alpha=1, inplace=False, *, out=None) -> Tensor

    The exponential linear unit: `input` where it is positive, `alpha * (exp(input) - 1)` elsewhere.

    From Clevert and others, arXiv 1511.07289.

    >>> ow.nn.functional.elu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-0.6321,  0.0000,  2.0000])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ELU[input._keys](input, 1)
    return ELU_FORMS.call(input, rest, named)


def elu_(input=MISSING, *rest, **named):
    """As `elu`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ELU_[input._keys](input, 1)
    return ELU__FORMS.call(input, rest, named)


def celu(input=MISSING, *rest, **named):
    """celu(input, alpha=1.0, inplace=False) -> Tensor

    `max(0, input) + min(0, alpha * (exp(input / alpha) - 1))`, whose slope is continuous.

    From Barron, arXiv 1704.07483. `alpha` must not be 0 (RuntimeError).

    >>> ow.celu(ow.tensor([-1.0, 0.0, 2.0]), 2.0)
    tensor([-0.7869,  0.0000,  2.0000])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return CELU[input._keys](input, 1.0)
    return CELU_FORMS.call(input, rest, named)


def celu_(input=MISSING, *rest, **named):
    """As `celu`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return CELU_[input._keys](input, 1.0)
    return CELU__FORMS.call(input, rest, named)


def selu(input=MISSING, *rest, **named):
    """selu(input, inplace=False) -> Tensor

    The exponential linear unit whose scale keeps mean and variance of activations (Klambauer and others,
    arXiv 1706.02515).

    >>> ow.selu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-1.1113,  0.0000,  2.1014])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SELU[input._keys](input)
    return SELU_FORMS.call(input, rest, named)


def selu_(input=MISSING, *rest, **named):
    """As `selu`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SELU_[input._keys](input)
    return SELU__FORMS.call(input, rest, named)


def mish(input=MISSING, *rest, **named):
    """mish(input, inplace=False, *, out=None) -> Tensor

    `input * tanh(log(1 + exp(input)))` (Misra, arXiv 1908.08681).

    >>> ow.nn.functional.mish(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-0.3034,  0.0000,  1.9440])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return MISH[input._keys](input)
    return MISH_FORMS.call(input, rest, named)


def mish_(input=MISSING, *rest, **named):
    """As `mish`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return MISH_[input._keys](input)
    return MISH__FORMS.call(input, rest, named)


def softplus(input=MISSING, *rest, **named):
    """softplus(input, beta=1, threshold=20, *, out=None) -> Tensor

    `log(1 + exp(beta * input)) / beta`; the input itself where `beta * input` exceeds `threshold`.

    >>> ow.nn.functional.softplus(ow.tensor([-1.0, 0.0, 100.0]))
    tensor([  0.3133,   0.6931, 100.0000])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SOFTPLUS[input._keys](input, 1, 20)
    return SOFTPLUS_FORMS.call(input, rest, named)


def hardtanh(input=MISSING, *rest, **named):
    """hardtanh(input, min_val=-1, max_val=1, inplace=False, *, out=None) -> Tensor

    Every element brought into `[min_val, max_val]`; the gradient at the bounds is 0.

    >>> ow.nn.functional.hardtanh(ow.tensor([-3.0, 0.5, 3.0]))
    tensor([-1.0000,  0.5000,  1.0000])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return HARDTANH[input._keys](input, -1, 1)
    return HARDTANH_FORMS.call(input, rest, named)


def hardtanh_(input=MISSING, *rest, **named):
    """As `hardtanh`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return HARDTANH_[input._keys](input, -1, 1)
    return HARDTANH__FORMS.call(input, rest, named)


def relu6(input=MISSING, *rest, **named):
    """relu6(input, inplace=False) -> Tensor

    `min(max(input, 0), 6)`; the gradient at 0 and 6 is 0.

    >>> ow.nn.functional.relu6(ow.tensor([-3.0, 0.5, 9.0]))
    tensor([0.0000, 0.5000, 6.0000])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return RELU6[input._keys](input)
    return RELU6_FORMS.call(input, rest, named)


def relu6_(input=MISSING, *rest, **named):
    """As `relu6`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return RELU6_[input._keys](input)
    return RELU6__FORMS.call(input, rest, named)


def hardswish(input=MISSING, *rest, **named):
    """hardswish(input, inplace=False, *, out=None) -> Tensor

    `input * relu6(input + 3) / 6` (Howard and others, arXiv 1905.02244).

    >>> ow.nn.functional.hardswish(ow.tensor([-4.0, 1.5, 4.0]))
    tensor([-0.0000, 1.1250, 4.0000])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return HARDSWISH[input._keys](input)
    return HARDSWISH_FORMS.call(input, rest, named)


def hardswish_(input=MISSING, *rest, **named):
    """As `hardswish`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return HARDSWISH_[input._keys](input)
    return HARDSWISH__FORMS.call(input, rest, named)


def hardsigmoid(input=MISSING, *rest, **named):
    """hardsigmoid(input, inplace=False, *, out=None) -> Tensor

    `relu6(input + 3) / 6`, a sigmoid of three straight lines.

    >>> ow.nn.functional.hardsigmoid(ow.tensor([-4.0, 0.0, 4.0]))
    tensor([0.0000, 0.5000, 1.0000])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return HARDSIGMOID[input._keys](input)
    return HARDSIGMOID_FORMS.call(input, rest, named)


def hardsigmoid_(input=MISSING, *rest, **named):
    """As `hardsigmoid`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return HARDSIGMOID_[input._keys](input)
    return HARDSIGMOID__FORMS.call(input, rest, named)


def _sigmoid(input=MISSING, *rest, **named):
    """_sigmoid(input) -> Tensor

    `sigmoid`, whose derivatives of all orders are right where it is close to 1.
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return _SIGMOID[input._keys](input)
    return _SIGMOID_FORMS.call(input, rest, named)


def logsigmoid(input=MISSING, *rest, **named):
    """logsigmoid(input, *, out=None) -> Tensor

    The logarithm of the sigmoid, `-log(1 + exp(-input))`, without overflow.

    >>> ow.nn.functional.logsigmoid(ow.tensor([-1000.0, 0.0, 5.0]))
    tensor([-1.0000e+03, -6.9315e-01, -6.7153e-03])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOGSIGMOID[input._keys](input)
    return LOGSIGMOID_FORMS.call(input, rest, named)


def nn_softsign(input=MISSING, *rest, **named):
    """softsign(input) -> Tensor

    `input / (1 + |input|)`.

    >>> ow.nn.functional.softsign(ow.tensor([-1.0, 0.0, 3.0]))
    tensor([-0.5000,  0.0000,  0.7500])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return NN_SOFTSIGN[input._keys](input)
    return NN_SOFTSIGN_FORMS.call(input, rest, named)


def nn_tanhshrink(input=MISSING, *rest, **named):
    """tanhshrink(input) -> Tensor

    `input - tanh(input)`.

    >>> ow.nn.functional.tanhshrink(ow.tensor([-1.0, 0.0, 3.0]))
    tensor([-0.2384,  0.0000,  2.0049])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return NN_TANHSHRINK[input._keys](input)
    return NN_TANHSHRINK_FORMS.call(input, rest, named)
