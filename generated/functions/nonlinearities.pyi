"""The functions of nonlinearities.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _bool, _DType, _float, _Generator, _int, _Number, _Tensor

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
    """The exponential linear unit: `input` where it is positive, `alpha * (exp(input) - 1)` elsewhere (Clevert
    and others, arXiv 1511.07289).

    >>> ow.nn.functional.elu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-0.6321,  0.0000,  2.0000])
    """

def elu_(input: _Tensor, alpha: _Number = 1) -> Tensor:
    """The exponential linear unit: `input` where it is positive, `alpha * (exp(input) - 1)` elsewhere (Clevert
    and others, arXiv 1511.07289).

    >>> ow.nn.functional.elu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-0.6321,  0.0000,  2.0000])
    """

def celu(input: _Tensor, alpha: _Number = 1.0, inplace: _bool = False) -> Tensor:
    """`max(0, input) + min(0, alpha * (exp(input / alpha) - 1))`, whose slope is continuous (Barron, arXiv
    1704.07483). `alpha` must not be 0 (RuntimeError).

    >>> ow.celu(ow.tensor([-1.0, 0.0, 2.0]), 2.0)
    tensor([-0.7869,  0.0000,  2.0000])
    """

def celu_(input: _Tensor, alpha: _Number = 1.0) -> Tensor:
    """`max(0, input) + min(0, alpha * (exp(input / alpha) - 1))`, whose slope is continuous (Barron, arXiv
    1704.07483). `alpha` must not be 0 (RuntimeError).

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
    tensor([-0.0000,  1.1250,  4.0000])
    """

def hardswish_(input: _Tensor) -> Tensor:
    """`input * relu6(input + 3) / 6` (Howard and others, arXiv 1905.02244).

    >>> ow.nn.functional.hardswish(ow.tensor([-4.0, 1.5, 4.0]))
    tensor([-0.0000,  1.1250,  4.0000])
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

def softshrink(input: _Tensor, lambd: _Number = 0.5, *, out: _Tensor | None = None) -> Tensor:
    """The input brought closer to 0 by `lambd`, 0 where that would change its sign. `lambd` must not be
        negative
    (RuntimeError).

    >>> ow.nn.functional.softshrink(ow.tensor([-1.0, 0.25, 3.0]))
    tensor([-0.5000,  0.0000,  2.5000])
    """

def hardshrink(input: _Tensor, lambd: _Number = 0.5, *, out: _Tensor | None = None) -> Tensor:
    """The input where it lies outside of `[-lambd, lambd]`, else 0.

    >>> ow.hardshrink(ow.tensor([-1.0, 0.25, 3.0]))
    tensor([-1.,  0.,  3.])
    """

def threshold(
    input: _Tensor, threshold: _Number, value: _Number, inplace: _bool = False, *, out: _Tensor | None = None
) -> Tensor:
    """The input where it exceeds `threshold`, `value` elsewhere.

    >>> ow.threshold(ow.tensor([-1.0, 0.25, 3.0]), 0.5, -7)
    tensor([-7., -7.,  3.])
    """

def threshold_(input: _Tensor, threshold: _Number, value: _Number) -> Tensor:
    """The input where it exceeds `threshold`, `value` elsewhere.

    >>> ow.threshold(ow.tensor([-1.0, 0.25, 3.0]), 0.5, -7)
    tensor([-7., -7.,  3.])
    """

@overload
def glu(input: _Tensor, dim: _int = -1, *, out: _Tensor | None = None) -> Tensor:
    """The gated linear unit: the first half of a dimension times the sigmoid of its second half (Dauphin and
    others, arXiv 1612.08083).

    >>> ow.nn.functional.glu(ow.tensor([[1.0, 2.0, 0.0, 100.0]]))
    tensor([[0.5000, 2.0000]])
    """
@overload
def glu(input: _Tensor, *, axis: _int, out: _Tensor | None = None) -> Tensor: ...

def _gated(input: _Tensor, gate: _Tensor) -> Tensor:
    """`self * sigmoid(gate)`."""

def prelu(input: _Tensor, weight: _Tensor) -> Tensor:
    """The input where it is positive, `weight * input` elsewhere, with one weight for all or one a channel
    (dimension 1).

    >>> ow.prelu(ow.tensor([[-1.0, -2.0], [3.0, -4.0]]), ow.tensor([0.25, 0.5]))
    tensor([[-0.2500, -1.0000],
            [ 3.0000, -2.0000]])
    """

def _prelu(input: _Tensor, weight: _Tensor) -> Tensor:
    """The input where it is positive, times the weight elsewhere."""

def _prelu_(input: _Tensor, weight: _Tensor) -> Tensor:
    """The input where it is positive, times the weight elsewhere."""

def rrelu(
    input: _Tensor,
    lower: _Number = 0.125,
    upper: _Number = 0.3333333333333333,
    training: _bool = False,
    generator: _Generator | None = None,
) -> Tensor:
    """`input` where it is positive; elsewhere times a slope, drawn from `[lower, upper)` for each element in
    training, else their mean (Xu and others, arXiv 1505.00853).

    >>> ow.rrelu(ow.tensor([-1.0, 2.0]), 0.1, 0.3)
    tensor([-0.2000,  2.0000])
    """

def _random_slopes(input: _Tensor, lower: _Number, upper: _Number, generator: _Generator | None) -> Tensor:
    """Numbers drawn from `[lower, upper)`, one for each element."""

def nn_rrelu(
    input: _Tensor,
    lower: _float = 0.125,
    upper: _float = 0.3333333333333333,
    training: _bool = False,
    inplace: _bool = False,
) -> Tensor:
    """`input` where it is positive; elsewhere times a slope, drawn from `[lower, upper)` for each element in
    training, else their mean.

    >>> ow.nn.functional.rrelu(ow.tensor([-1.0, 2.0]), 0.1, 0.3)
    tensor([-0.2000,  2.0000])
    """

@overload
def nn_softmax(input: _Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor:
    """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    Without `dim` it is 0 for tensors of 0, 1 or 3 dimensions, else 1.

    >>> ow.nn.functional.softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.0900, 0.2447, 0.6652])
    """
@overload
def nn_softmax(input: _Tensor, *, axis: _int | None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor: ...

@overload
def nn_log_softmax(
    input: _Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _DType | None = None
) -> Tensor:
    """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.nn.functional.log_softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([-2.4076, -1.4076, -0.4076])
    """
@overload
def nn_log_softmax(
    input: _Tensor, *, axis: _int | None, _stacklevel: _int = 3, dtype: _DType | None = None
) -> Tensor: ...

@overload
def nn_softmin(input: _Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor:
    """The softmax of the negative, `exp(-input) / sum(exp(-input))`.

    >>> ow.nn.functional.softmin(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.6652, 0.2447, 0.0900])
    """
@overload
def nn_softmin(input: _Tensor, *, axis: _int | None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor: ...

@overload
def nn_gumbel_softmax(
    logits: _Tensor, tau: _float = 1.0, hard: _bool = False, eps: _float = 1e-10, dim: _int = -1
) -> Tensor:
    """A draw from the Gumbel-softmax distribution (Jang and others, arXiv 1611.01144): the softmax of `logits`
        plus
    Gumbel noise, over the temperature `tau`. With `hard` it is one-hot, with the gradient of the soft draw.

    >>> _ = ow.manual_seed(0)
    >>> draw = ow.nn.functional.gumbel_softmax(ow.zeros(2, 3), hard=True)
    >>> draw.sum(-1)
    tensor([1., 1.])
    """
@overload
def nn_gumbel_softmax(
    logits: _Tensor, tau: _float = 1.0, hard: _bool = False, eps: _float = 1e-10, *, axis: _int
) -> Tensor: ...
