"""The functions of nonlinearities.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _bool, _Number, _Tensor

from .. import Tensor

def leaky_relu(
    input: _Tensor, negative_slope: _Number = 0.01, inplace: _bool = False, *, out: _Tensor | None = None
) -> Tensor:
    """`input` where it is positive, `negative_slope * input` elsewhere.

    >>> ow.nn.functional.leaky_relu(ow.tensor([-1.0, 0.0, 2.0]), 0.1)
    tensor([-0.1000,  0.0000,  2.0000])
    """

def leaky_relu_(input: _Tensor, negative_slope: _Number = 0.01) -> Tensor:
    """`input` where it is positive, `negative_slope * input` elsewhere.

    >>> ow.nn.functional.leaky_relu(ow.tensor([-1.0, 0.0, 2.0]), 0.1)
    tensor([-0.1000,  0.0000,  2.0000])
    """

def elu(input: _Tensor, alpha: _Number = 1, inplace: _bool = False, *, out: _Tensor | None = None) -> Tensor:
    """The exponential linear unit: `input` where it is positive, `alpha * (exp(input) - 1)` elsewhere.

    From Clevert and others, arXiv 1511.07289.

    >>> ow.nn.functional.elu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-0.6321,  0.0000,  2.0000])
    """

def elu_(input: _Tensor, alpha: _Number = 1) -> Tensor:
    """The exponential linear unit: `input` where it is positive, `alpha * (exp(input) - 1)` elsewhere.

    From Clevert and others, arXiv 1511.07289.

    >>> ow.nn.functional.elu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-0.6321,  0.0000,  2.0000])
    """

def celu(input: _Tensor, alpha: _Number = 1.0, inplace: _bool = False) -> Tensor:
    """`max(0, input) + min(0, alpha * (exp(input / alpha) - 1))`, whose slope is continuous.

    From Barron, arXiv 1704.07483. `alpha` must not be 0 (RuntimeError).

    >>> ow.celu(ow.tensor([-1.0, 0.0, 2.0]), 2.0)
    tensor([-0.7869,  0.0000,  2.0000])
    """

def celu_(input: _Tensor, alpha: _Number = 1.0) -> Tensor:
    """`max(0, input) + min(0, alpha * (exp(input / alpha) - 1))`, whose slope is continuous.

    From Barron, arXiv 1704.07483. `alpha` must not be 0 (RuntimeError).

    >>> ow.celu(ow.tensor([-1.0, 0.0, 2.0]), 2.0)
    tensor([-0.7869,  0.0000,  2.0000])
    """

def selu(input: _Tensor, inplace: _bool = False) -> Tensor:
    """The exponential linear unit whose scale keeps mean and variance of activations (Klambauer and others,
    arXiv 1706.02515).

    >>> ow.selu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-1.1113,  0.0000,  2.1014])
    """

def selu_(input: _Tensor) -> Tensor:
    """The exponential linear unit whose scale keeps mean and variance of activations (Klambauer and others,
    arXiv 1706.02515).

    >>> ow.selu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-1.1113,  0.0000,  2.1014])
    """

def mish(input: _Tensor, inplace: _bool = False, *, out: _Tensor | None = None) -> Tensor:
    """`input * tanh(log(1 + exp(input)))` (Misra, arXiv 1908.08681).

    >>> ow.nn.functional.mish(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-0.3034,  0.0000,  1.9440])
    """

def mish_(input: _Tensor) -> Tensor:
    """`input * tanh(log(1 + exp(input)))` (Misra, arXiv 1908.08681).

    >>> ow.nn.functional.mish(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-0.3034,  0.0000,  1.9440])
    """

def softplus(input: _Tensor, beta: _Number = 1, threshold: _Number = 20, *, out: _Tensor | None = None) -> Tensor:
    """`log(1 + exp(beta * input)) / beta`; the input itself where `beta * input` exceeds `threshold`.

    >>> ow.nn.functional.softplus(ow.tensor([-1.0, 0.0, 100.0]))
    tensor([  0.3133,   0.6931, 100.0000])
    """

def hardtanh(
    input: _Tensor, min_val: _Number = -1, max_val: _Number = 1, inplace: _bool = False, *, out: _Tensor | None = None
) -> Tensor:
    """Every element brought into `[min_val, max_val]`; the gradient at the bounds is 0.

    >>> ow.nn.functional.hardtanh(ow.tensor([-3.0, 0.5, 3.0]))
    tensor([-1.0000,  0.5000,  1.0000])
    """

def hardtanh_(input: _Tensor, min_val: _Number = -1, max_val: _Number = 1) -> Tensor:
    """Every element brought into `[min_val, max_val]`; the gradient at the bounds is 0.

    >>> ow.nn.functional.hardtanh(ow.tensor([-3.0, 0.5, 3.0]))
    tensor([-1.0000,  0.5000,  1.0000])
    """

def relu6(input: _Tensor, inplace: _bool = False) -> Tensor:
    """`min(max(input, 0), 6)`; the gradient at 0 and 6 is 0.

    >>> ow.nn.functional.relu6(ow.tensor([-3.0, 0.5, 9.0]))
    tensor([0.0000, 0.5000, 6.0000])
    """

def relu6_(input: _Tensor) -> Tensor:
    """`min(max(input, 0), 6)`; the gradient at 0 and 6 is 0.

    >>> ow.nn.functional.relu6(ow.tensor([-3.0, 0.5, 9.0]))
    tensor([0.0000, 0.5000, 6.0000])
    """

def hardswish(input: _Tensor, inplace: _bool = False, *, out: _Tensor | None = None) -> Tensor:
    """`input * relu6(input + 3) / 6` (Howard and others, arXiv 1905.02244).

    >>> ow.nn.functional.hardswish(ow.tensor([-4.0, 1.5, 4.0]))
    tensor([-0.0000, 1.1250, 4.0000])
    """

def hardswish_(input: _Tensor) -> Tensor:
    """`input * relu6(input + 3) / 6` (Howard and others, arXiv 1905.02244).

    >>> ow.nn.functional.hardswish(ow.tensor([-4.0, 1.5, 4.0]))
    tensor([-0.0000, 1.1250, 4.0000])
    """

def hardsigmoid(input: _Tensor, inplace: _bool = False, *, out: _Tensor | None = None) -> Tensor:
    """`relu6(input + 3) / 6`, a sigmoid of three straight lines.

    >>> ow.nn.functional.hardsigmoid(ow.tensor([-4.0, 0.0, 4.0]))
    tensor([0.0000, 0.5000, 1.0000])
    """

def hardsigmoid_(input: _Tensor) -> Tensor:
    """`relu6(input + 3) / 6`, a sigmoid of three straight lines.

    >>> ow.nn.functional.hardsigmoid(ow.tensor([-4.0, 0.0, 4.0]))
    tensor([0.0000, 0.5000, 1.0000])
    """

def logsigmoid(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm of the sigmoid, `-log(1 + exp(-input))`, without overflow.

    >>> ow.nn.functional.logsigmoid(ow.tensor([-1000.0, 0.0, 5.0]))
    tensor([-1.0000e+03, -6.9315e-01, -6.7153e-03])
    """

def nn_softsign(input: _Tensor) -> Tensor:
    """`input / (1 + |input|)`.

    >>> ow.nn.functional.softsign(ow.tensor([-1.0, 0.0, 3.0]))
    tensor([-0.5000,  0.0000,  0.7500])
    """

def nn_tanhshrink(input: _Tensor) -> Tensor:
    """`input - tanh(input)`.

    >>> ow.nn.functional.tanhshrink(ow.tensor([-1.0, 0.0, 3.0]))
    tensor([-0.2384,  0.0000,  2.0049])
    """
