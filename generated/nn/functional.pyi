"""Functions of neural networks.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# pyright: reportPrivateUsage=false

from typing import overload

from .. import Tensor, _bool, _DType, _float, _int, _Number, _str, _Tensor

__all__ = [
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "celu",
    "celu_",
    "cosine_embedding_loss",
    "cosine_similarity",
    "cross_entropy",
    "elu",
    "elu_",
    "embedding",
    "gaussian_nll_loss",
    "gelu",
    "gelu_",
    "gelu_backward",
    "glu",
    "gumbel_softmax",
    "hardshrink",
    "hardsigmoid",
    "hardsigmoid_",
    "hardswish",
    "hardswish_",
    "hardtanh",
    "hardtanh_",
    "hinge_embedding_loss",
    "huber_loss",
    "kl_div",
    "l1_loss",
    "leaky_relu",
    "leaky_relu_",
    "linear",
    "log_softmax",
    "logsigmoid",
    "margin_ranking_loss",
    "mish",
    "mish_",
    "mse_loss",
    "multi_margin_loss",
    "multilabel_soft_margin_loss",
    "nll_loss",
    "normalize",
    "pairwise_distance",
    "poisson_nll_loss",
    "prelu",
    "relu",
    "relu6",
    "relu6_",
    "relu_",
    "rrelu",
    "selu",
    "selu_",
    "sigmoid",
    "sigmoid_",
    "silu",
    "silu_",
    "smooth_l1_loss",
    "soft_margin_loss",
    "softmax",
    "softmin",
    "softplus",
    "softshrink",
    "softsign",
    "tanh",
    "tanh_",
    "tanhshrink",
    "threshold",
    "threshold_",
    "triplet_margin_loss",
]

def tanh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

    >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7616, 1.0000])
    """

def tanh_(input: _Tensor) -> Tensor:
    """The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

    >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7616, 1.0000])
    """

def sigmoid(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logistic function `1 / (1 + exp(-input))`, between 0 and 1.

    >>> ow.sigmoid(ow.tensor([-1.0, 0.0, 100.0]))
    tensor([0.2689, 0.5000, 1.0000])
    """

def sigmoid_(input: _Tensor) -> Tensor:
    """The logistic function `1 / (1 + exp(-input))`, between 0 and 1.

    >>> ow.sigmoid(ow.tensor([-1.0, 0.0, 100.0]))
    tensor([0.2689, 0.5000, 1.0000])
    """

def relu(input: _Tensor, inplace: _bool = False, *, out: _Tensor | None = None) -> Tensor:
    """The positive part, `max(input, 0)`; the gradient at 0 is 0.

    >>> ow.relu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([0., 0., 2.])
    """

def relu_(input: _Tensor) -> Tensor:
    """The positive part, `max(input, 0)`; the gradient at 0 is 0.

    >>> ow.relu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([0., 0., 2.])
    """

def gelu(input: _Tensor, *, approximate: _str = "none", out: _Tensor | None = None) -> Tensor:
    """The Gaussian error linear unit, `input * Phi(input)` with the normal distribution function Phi.

    `approximate='tanh'` is a cheaper form (Hendrycks and Gimpel, arXiv 1606.08415, section 2); words other
    than 'none' and 'tanh' are refused (RuntimeError).

    >>> ow.nn.functional.gelu(ow.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.1587,  0.0000,  0.8413])
    >>> ow.nn.functional.gelu(ow.tensor([1.0]), approximate='tanh')
    tensor([0.8412])
    """

def gelu_(input: _Tensor, *, approximate: _str = "none") -> Tensor:
    """The Gaussian error linear unit, `input * Phi(input)` with the normal distribution function Phi.

    `approximate='tanh'` is a cheaper form (Hendrycks and Gimpel, arXiv 1606.08415, section 2); words other
    than 'none' and 'tanh' are refused (RuntimeError).

    >>> ow.nn.functional.gelu(ow.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.1587,  0.0000,  0.8413])
    >>> ow.nn.functional.gelu(ow.tensor([1.0]), approximate='tanh')
    tensor([0.8412])
    """

def gelu_backward(grad_output: _Tensor, input: _Tensor, *, approximate: _str = "none") -> Tensor:
    """The gradient of gelu: `grad_output` times its first derivative."""

def silu(input: _Tensor, inplace: _bool = False, *, out: _Tensor | None = None) -> Tensor:
    """`input * sigmoid(input)`, also called swish (Ramachandran and others, arXiv 1710.05941).

    >>> ow.nn.functional.silu(ow.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.2689,  0.0000,  0.7311])
    """

def silu_(input: _Tensor) -> Tensor:
    """`input * sigmoid(input)`, also called swish (Ramachandran and others, arXiv 1710.05941).

    >>> ow.nn.functional.silu(ow.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.2689,  0.0000,  0.7311])
    """

def linear(input: _Tensor, weight: _Tensor, bias: _Tensor | None = None) -> Tensor:
    """The affine map `input @ weight.T + bias`; `weight` has the shape (out, in).

    >>> ow.nn.functional.linear(ow.tensor([[1.0, 2.0]]), ow.tensor([[3.0, 4.0]]), ow.tensor([0.5]))
    tensor([[11.5000]])
    """

def nll_loss(
    input: _Tensor,
    target: _Tensor,
    weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
    ignore_index: _int = -100,
) -> Tensor:
    """The negative of the input at the target class, `-weight[target] * input[target]`.

    The mean divides by the sum of the weights; targets that are `ignore_index` count nothing.

    >>> ow.nn.functional.nll_loss(ow.tensor([[-0.5, -1.0], [-2.0, -0.1]]), ow.tensor([0, 1]))
    tensor(0.3000)
    """

def cross_entropy(
    input: _Tensor,
    target: _Tensor,
    weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
    ignore_index: _int = -100,
    label_smoothing: _float = 0.0,
) -> Tensor:
    """The cross entropy of logits with class indices, or with class probabilities of the input's shape.

    For indices it is `-log_softmax(input)[target]`; `label_smoothing` mixes the target with the uniform
    distribution (Szegedy and others, arXiv 1512.00567, section 7).

    >>> ow.nn.functional.cross_entropy(ow.tensor([[2.0, 0.0], [0.0, 0.0]]), ow.tensor([0, 1]))
    tensor(0.4100)
    """

def embedding(
    input: _Tensor,
    weight: _Tensor,
    padding_idx: _int | None = None,
    scale_grad_by_freq: _bool = False,
    sparse: _bool = False,
) -> Tensor:
    """Rows of `weight` picked by integer indices; the row `padding_idx` gets no gradient.

    >>> ow.nn.functional.embedding(ow.tensor([1, 0]), ow.tensor([[1.0, 2.0], [3.0, 4.0]]))
    tensor([[3., 4.],
            [1., 2.]])
    """

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

def softsign(input: _Tensor) -> Tensor:
    """`input / (1 + |input|)`.

    >>> ow.nn.functional.softsign(ow.tensor([-1.0, 0.0, 3.0]))
    tensor([-0.5000,  0.0000,  0.7500])
    """

def tanhshrink(input: _Tensor) -> Tensor:
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

def prelu(input: _Tensor, weight: _Tensor) -> Tensor:
    """The input where it is positive, `weight * input` elsewhere, with one weight for all or one a channel
    (dimension 1).

    >>> ow.prelu(ow.tensor([[-1.0, -2.0], [3.0, -4.0]]), ow.tensor([0.25, 0.5]))
    tensor([[-0.2500, -1.0000],
            [ 3.0000, -2.0000]])
    """

def rrelu(
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
def softmax(input: _Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor:
    """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    Without `dim` it is 0 for tensors of 0, 1 or 3 dimensions, else 1.

    >>> ow.nn.functional.softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.0900, 0.2447, 0.6652])
    """
@overload
def softmax(input: _Tensor, *, axis: _int | None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor: ...

@overload
def log_softmax(input: _Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor:
    """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.nn.functional.log_softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([-2.4076, -1.4076, -0.4076])
    """
@overload
def log_softmax(input: _Tensor, *, axis: _int | None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor: ...

@overload
def softmin(input: _Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor:
    """The softmax of the negative, `exp(-input) / sum(exp(-input))`.

    >>> ow.nn.functional.softmin(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.6652, 0.2447, 0.0900])
    """
@overload
def softmin(input: _Tensor, *, axis: _int | None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor: ...

@overload
def gumbel_softmax(
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
def gumbel_softmax(
    logits: _Tensor, tau: _float = 1.0, hard: _bool = False, eps: _float = 1e-10, *, axis: _int
) -> Tensor: ...

def mse_loss(input: _Tensor, target: _Tensor, reduction: _int | _str = "mean", weight: _Tensor | None = None) -> Tensor:
    """The mean of squared differences, `mean((input - target)²)`.

    `reduction='sum'` gives their sum, `'none'` each of them; with a `weight` for each the mean is weighted.

    >>> a, b = ow.tensor([1.0, 2.0]), ow.tensor([1.0, 4.0])
    >>> ow.nn.functional.mse_loss(a, b)
    tensor(2.)
    >>> ow.nn.functional.mse_loss(a, b, reduction='none')
    tensor([0., 4.])
    """

def l1_loss(input: _Tensor, target: _Tensor, reduction: _int | _str = "mean", weight: _Tensor | None = None) -> Tensor:
    """The mean of absolute differences, `mean(|input - target|)`.

    >>> ow.nn.functional.l1_loss(ow.tensor([1.0, 2.0]), ow.tensor([1.0, 4.0]))
    tensor(1.)
    """

def smooth_l1_loss(input: _Tensor, target: _Tensor, reduction: _int | _str = "mean", beta: _float = 1.0) -> Tensor:
    """The mean of `|d|` for differences `d`, with a parabola in place of the tip: `d² / (2 beta)` where
    `|d| < beta`, `|d| - beta / 2` elsewhere.

    >>> ow.nn.functional.smooth_l1_loss(ow.tensor([0.0, 0.0]), ow.tensor([0.5, 2.0]), reduction='none')
    tensor([0.1250, 1.5000])
    """

def huber_loss(
    input: _Tensor, target: _Tensor, reduction: _int | _str = "mean", delta: _float = 1.0, weight: _Tensor | None = None
) -> Tensor:
    """The mean of `d² / 2` for differences `|d| <= delta`, of `delta * (|d| - delta / 2)` for larger ones
        (Huber,
    Annals of Statistics 35, 1964).

    >>> ow.nn.functional.huber_loss(ow.tensor([0.0, 0.0]), ow.tensor([0.5, 2.0]), reduction='none')
    tensor([0.1250, 1.5000])
    """

def binary_cross_entropy(
    input: _Tensor, target: _Tensor, weight: _Tensor | None = None, reduction: _int | _str = "mean"
) -> Tensor:
    """The cross entropy of probabilities, `-(target * log(input) + (1 - target) * log(1 - input))`.

    Logarithms are not taken below -100. See `binary_cross_entropy_with_logits` for inputs of any size.

    >>> x = ow.tensor([0.5, 0.0])
    >>> ow.nn.functional.binary_cross_entropy(x, ow.ones(2), reduction='none')
    tensor([  0.6931, 100.0000])
    """

def binary_cross_entropy_with_logits(
    input: _Tensor,
    target: _Tensor,
    weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
    pos_weight: _Tensor | None = None,
) -> Tensor:
    """The cross entropy of `sigmoid(input)`, without overflow: `(1 - target) * input + log(1 + exp(-input))`.

    `pos_weight` multiplies the part of the positive class.

    >>> ow.nn.functional.binary_cross_entropy_with_logits(ow.tensor([0.0]), ow.ones(1))
    tensor(0.6931)
    """

def kl_div(input: _Tensor, target: _Tensor, reduction: _str = "mean", log_target: _bool = False) -> Tensor:
    """The Kullback-Leibler divergence of log-probabilities: `target * (log(target) - input)`, 0 where the
        target is
    0; with `log_target` the target is given by logarithms too.

    `reduction='batchmean'` divides the sum by the size of the batch, as the divergence of distributions is
        defined.

    >>> logs = ow.tensor([[0.5, 0.5]]).log()
    >>> ow.nn.functional.kl_div(logs, ow.tensor([[0.0, 1.0]]), reduction='batchmean')
    tensor(0.6931)
    """

def poisson_nll_loss(
    input: _Tensor,
    target: _Tensor,
    log_input: _bool = True,
    full: _bool = False,
    eps: _float = 1e-08,
    reduction: _int | _str = "mean",
) -> Tensor:
    """The negative logarithm of the Poisson distribution: `exp(input) - target * input`, or with
        `log_input=False`
    `input - target * log(input + eps)`.

    `full` adds Stirling's approximation of `log(target!)` where the target exceeds 1.

    >>> x = ow.tensor([0.0, 1.0])
    >>> ow.nn.functional.poisson_nll_loss(x, ow.tensor([2.0, 3.0]), reduction='none')
    tensor([ 1.0000, -0.2817])
    """

@overload
def gaussian_nll_loss(
    input: _Tensor,
    target: _Tensor,
    var: _Tensor,
    full: _bool = False,
    eps: _float = 1e-06,
    reduction: _int | _str = "mean",
) -> Tensor:
    """The negative logarithm of the normal distribution: `(log(var) + (input - target)² / var) / 2`, variances
    below `eps` taken as `eps`.

    `full` adds the constant `log(2 pi) / 2`. Negative variances are a ValueError.

    >>> ow.nn.functional.gaussian_nll_loss(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([4.0]))
    tensor(1.1931)
    """
@overload
def gaussian_nll_loss(
    input: _Tensor,
    target: _Tensor,
    var: _float,
    full: _bool = False,
    eps: _float = 1e-06,
    reduction: _int | _str = "mean",
) -> Tensor: ...

def hinge_embedding_loss(
    input: _Tensor, target: _Tensor, margin: _float = 1.0, reduction: _int | _str = "mean"
) -> Tensor:
    """The input where the target is 1, `max(0, margin - input)` where it is -1.

    >>> ow.hinge_embedding_loss(ow.tensor([0.5, 0.5]), ow.tensor([1, -1]), 2.0, reduction='none')
    tensor([0.5000, 1.5000])
    """

def margin_ranking_loss(
    input1: _Tensor, input2: _Tensor, target: _Tensor, margin: _float = 0.0, reduction: _int | _str = "mean"
) -> Tensor:
    """`max(0, -target * (input1 - input2) + margin)`: 0 where the order is that of the target's sign.

    >>> ow.margin_ranking_loss(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([1.0]))
    tensor(2.)
    """

def soft_margin_loss(input: _Tensor, target: _Tensor, reduction: _int | _str = "mean") -> Tensor:
    """`log(1 + exp(-target * input))` for targets 1 and -1.

    >>> x = ow.tensor([0.0, 2.0])
    >>> ow.nn.functional.soft_margin_loss(x, ow.tensor([1.0, -1.0]), reduction='none')
    tensor([0.6931, 2.1269])
    """

def multilabel_soft_margin_loss(
    input: _Tensor, target: _Tensor, weight: _Tensor | None = None, reduction: _int | _str = "mean"
) -> Tensor:
    """The mean over classes of the binary cross entropy of `sigmoid(input)`.

    >>> ow.nn.functional.multilabel_soft_margin_loss(ow.zeros(1, 3), ow.tensor([[1.0, 0.0, 1.0]]))
    tensor(0.6931)
    """

def multi_margin_loss(
    input: _Tensor,
    target: _Tensor,
    p: _int = 1,
    margin: _float = 1.0,
    weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
) -> Tensor:
    """The hinge loss of several classes: the mean over them of `max(0, margin - input[target] + input[i]) **
        p`, the
    target's own left out.

    >>> ow.nn.functional.multi_margin_loss(ow.tensor([[0.5, 1.0, 0.0]]), ow.tensor([0]))
    tensor(0.6667)
    """

@overload
def pairwise_distance(x1: _Tensor, x2: _Tensor, p: _float = 2.0, eps: _float = 1e-06, keepdim: _bool = False) -> Tensor:
    """The p-norms of `x1 - x2 + eps` along the last dimension.

    >>> ow.pairwise_distance(ow.tensor([[0.0, 0.0]]), ow.tensor([[3.0, 4.0]]))
    tensor([5.])
    """
@overload
def pairwise_distance(x1: _Tensor, x2: _Tensor, p: _float = 2.0, eps: _float = 1e-06, *, keepdims: _bool) -> Tensor: ...

@overload
def cosine_similarity(x1: _Tensor, x2: _Tensor, dim: _int = 1, eps: _float = 1e-08) -> Tensor:
    """The cosine of the angle between vectors along a dimension; norms below `eps` are taken as `eps`.

    >>> ow.cosine_similarity(ow.tensor([[1.0, 0.0]]), ow.tensor([[1.0, 1.0]]))
    tensor([0.7071])
    """
@overload
def cosine_similarity(x1: _Tensor, x2: _Tensor, *, axis: _int, eps: _float = 1e-08) -> Tensor: ...

def cosine_embedding_loss(
    input1: _Tensor, input2: _Tensor, target: _Tensor, margin: _float = 0.0, reduction: _int | _str = "mean"
) -> Tensor:
    """`1 - cos` of pairs of vectors with target 1, `max(0, cos - margin)` of those with target -1.

    >>> a, b = ow.tensor([[1.0, 0.0]]), ow.tensor([[0.0, 1.0]])
    >>> ow.cosine_embedding_loss(a, b, ow.tensor([1]))
    tensor(1.)
    """

def triplet_margin_loss(
    anchor: _Tensor,
    positive: _Tensor,
    negative: _Tensor,
    margin: _float = 1.0,
    p: _float = 2.0,
    eps: _float = 1e-06,
    swap: _bool = False,
    reduction: _int | _str = "mean",
) -> Tensor:
    """`max(0, d(anchor, positive) - d(anchor, negative) + margin)` with distances of `pairwise_distance`
        (Balntas and
    others, British Machine Vision Conference 2016).

    `swap` takes the distance of positive and negative where it is smaller than that of anchor and negative.

    >>> a, b, c = ow.tensor([[0.0]]), ow.tensor([[1.0]]), ow.tensor([[3.0]])
    >>> ow.triplet_margin_loss(a, c, b)
    tensor(3.)
    """

@overload
def normalize(
    input: _Tensor, p: _float = 2.0, dim: _int = 1, eps: _float = 1e-12, *, out: _Tensor | None = None
) -> Tensor:
    """Vectors along a dimension divided by their p-norms, or by `eps` where that is larger.

    >>> ow.nn.functional.normalize(ow.tensor([[3.0, 4.0]]))
    tensor([[0.6000, 0.8000]])
    """
@overload
def normalize(
    input: _Tensor, p: _float = 2.0, *, axis: _int, eps: _float = 1e-12, out: _Tensor | None = None
) -> Tensor: ...
