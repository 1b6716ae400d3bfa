"""Functions of neural networks.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import overload

from .. import Tensor, _bool, _DType, _float, _int, _Number, _str, _Tensor

__all__ = [
    "adaptive_avg_pool1d",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
    "adaptive_max_pool1d",
    "adaptive_max_pool2d",
    "adaptive_max_pool3d",
    "affine_grid",
    "alpha_dropout",
    "avg_pool1d",
    "avg_pool2d",
    "avg_pool3d",
    "batch_norm",
    "bilinear",
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "celu",
    "celu_",
    "channel_shuffle",
    "col2im",
    "conv1d",
    "conv2d",
    "conv3d",
    "conv_transpose1d",
    "conv_transpose2d",
    "conv_transpose3d",
    "cosine_embedding_loss",
    "cosine_similarity",
    "cross_entropy",
    "dropout",
    "dropout1d",
    "dropout2d",
    "dropout3d",
    "elu",
    "elu_",
    "embedding",
    "embedding_bag",
    "feature_alpha_dropout",
    "fold",
    "gaussian_nll_loss",
    "gelu",
    "gelu_",
    "gelu_backward",
    "glu",
    "grid_sample",
    "group_norm",
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
    "im2col",
    "instance_norm",
    "interpolate",
    "kl_div",
    "l1_loss",
    "layer_norm",
    "leaky_relu",
    "leaky_relu_",
    "linear",
    "local_response_norm",
    "log_softmax",
    "logsigmoid",
    "lp_pool1d",
    "lp_pool2d",
    "lp_pool3d",
    "margin_ranking_loss",
    "max_pool1d",
    "max_pool2d",
    "max_pool3d",
    "max_unpool1d",
    "max_unpool2d",
    "max_unpool3d",
    "mish",
    "mish_",
    "mse_loss",
    "multi_margin_loss",
    "multilabel_soft_margin_loss",
    "nll_loss",
    "normalize",
    "pad",
    "pairwise_distance",
    "pixel_shuffle",
    "pixel_unshuffle",
    "poisson_nll_loss",
    "prelu",
    "relu",
    "relu6",
    "relu6_",
    "relu_",
    "rms_norm",
    "rrelu",
    "scaled_dot_product_attention",
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
    "unfold",
    "upsample",
    "upsample_bilinear",
    "upsample_nearest",
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

@overload
def conv1d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1,),
    padding: _str = "valid",
    dilation: Sequence[_int] | _int = (1,),
    groups: _int = 1,
) -> Tensor:
    """The convolution whose padding is given by a word."""
@overload
def conv1d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1,),
    padding: Sequence[_int] | _int = (0,),
    dilation: Sequence[_int] | _int = (1,),
    groups: _int = 1,
) -> Tensor: ...

@overload
def conv2d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1),
    padding: _str = "valid",
    dilation: Sequence[_int] | _int = (1, 1),
    groups: _int = 1,
) -> Tensor:
    """The convolution whose padding is given by a word."""
@overload
def conv2d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0),
    dilation: Sequence[_int] | _int = (1, 1),
    groups: _int = 1,
) -> Tensor: ...

@overload
def conv3d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1, 1),
    padding: _str = "valid",
    dilation: Sequence[_int] | _int = (1, 1, 1),
    groups: _int = 1,
) -> Tensor:
    """The convolution whose padding is given by a word."""
@overload
def conv3d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1, 1),
    padding: Sequence[_int] | _int = (0, 0, 0),
    dilation: Sequence[_int] | _int = (1, 1, 1),
    groups: _int = 1,
) -> Tensor: ...

def conv_transpose1d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1,),
    padding: Sequence[_int] | _int = (0,),
    output_padding: Sequence[_int] | _int = (0,),
    groups: _int = 1,
    dilation: Sequence[_int] | _int = (1,),
) -> Tensor:
    """The transposed convolution: every element of the input times the kernels (channels in, channels out /
        groups,
    length), added up. It is the gradient of `conv1d` in its input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose1d(ow.tensor([[[1.0, 2.0]]]), ow.tensor([[[1.0, 10.0]]]))
    tensor([[[ 1., 12., 20.]]])
    """

def conv_transpose2d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0),
    output_padding: Sequence[_int] | _int = (0, 0),
    groups: _int = 1,
    dilation: Sequence[_int] | _int = (1, 1),
) -> Tensor:
    """The transposed convolution: every element of the input times the kernels (channels in, channels out /
        groups,
    height, width), added up. It is the gradient of `conv2d` in its input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose2d(ow.ones(1, 1, 2, 2), ow.ones(1, 1, 2, 2))
    tensor([[[[1., 2., 1.],
              [2., 4., 2.],
              [1., 2., 1.]]]])
    """

def conv_transpose3d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1, 1),
    padding: Sequence[_int] | _int = (0, 0, 0),
    output_padding: Sequence[_int] | _int = (0, 0, 0),
    groups: _int = 1,
    dilation: Sequence[_int] | _int = (1, 1, 1),
) -> Tensor:
    """The transposed convolution: every element of the input times the kernels (channels in, channels out /
        groups,
    depth, height, width), added up. It is the gradient of `conv3d` in its input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose3d(ow.ones(1, 1, 1, 1, 1), ow.ones(1, 2, 1, 1, 3)).flatten()
    tensor([1., 1., 1., 1., 1., 1.])
    """

def max_pool1d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,),
    dilation: Sequence[_int] | _int = (1,),
    ceil_mode: _bool = False,
    return_indices: _bool = False,
) -> Tensor:
    """The largest element of every window of the last dimension; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    With `return_indices` the result is a pair: the elements, and their indices in their planes, for
        `max_unpool1d`.

    >>> ow.nn.functional.max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[5., 4.]])
    """

def adaptive_max_pool1d(input: _Tensor, output_size: Sequence[_int] | _int, return_indices: _bool = False) -> Tensor:
    """The largest element of each of `output_size` windows that divide the last dimension evenly.

    With `return_indices` the result is a pair: the elements, and their indices in their planes.

    >>> ow.nn.functional.adaptive_max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[5., 4.]])
    """

def max_unpool1d(
    input: _Tensor,
    indices: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,),
    output_size: Sequence[_int] | None = None,
) -> Tensor:
    """The inverse of `max_pool1d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    >>> x = ow.tensor([[1.0, 5.0, 2.0, 4.0]])
    >>> values, indices = ow.nn.functional.max_pool1d(x, 2, return_indices=True)
    >>> ow.nn.functional.max_unpool1d(values, indices, 2).flatten()
    tensor([0., 5., 0., 4.])
    """

def avg_pool1d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,),
    ceil_mode: _bool = False,
    count_include_pad: _bool = True,
) -> Tensor:
    """The mean of every window of the last dimension.

    `stride` is the size of the window when left out; padding counts as zeros unless
        `count_include_pad=False`.

    >>> ow.nn.functional.avg_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[3., 3.]])
    """

@overload
def adaptive_avg_pool1d(input: _Tensor, output_size: Sequence[_int] | _int) -> Tensor:
    """The mean of each of `output_size` windows that divide the last dimension evenly.

    >>> ow.nn.functional.adaptive_avg_pool1d(ow.tensor([[1.0, 5.0, 2.0]]), 2)
    tensor([[3.0000, 3.5000]])
    """
@overload
def adaptive_avg_pool1d(input: _Tensor, *output_size: _int) -> Tensor: ...

def lp_pool1d(
    input: _Tensor,
    norm_type: _float,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    ceil_mode: _bool = False,
) -> Tensor:
    """The p-norm of every window of the last dimension, `sum(input ** p) ** (1 / p)`.

    >>> ow.nn.functional.lp_pool1d(ow.tensor([[3.0, 4.0]]), 2, 2)
    tensor([[5.]])
    """

def max_pool2d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0),
    dilation: Sequence[_int] | _int = (1, 1),
    ceil_mode: _bool = False,
    return_indices: _bool = False,
) -> Tensor:
    """The largest element of every window of the last two dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    With `return_indices` the result is a pair: the elements, and their indices in their planes, for
        `max_unpool2d`.

    >>> ow.nn.functional.max_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """

def adaptive_max_pool2d(
    input: _Tensor, output_size: Sequence[_int | None] | _int, return_indices: _bool = False
) -> Tensor:
    """The largest element of each of `output_size` windows that divide the last two dimensions evenly.

    With `return_indices` the result is a pair: the elements, and their indices in their planes.

    >>> ow.nn.functional.adaptive_max_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """

def max_unpool2d(
    input: _Tensor,
    indices: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0),
    output_size: Sequence[_int] | None = None,
) -> Tensor:
    """The inverse of `max_pool2d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    >>> x = ow.arange(4.0).reshape(1, 2, 2)
    >>> values, indices = ow.nn.functional.max_pool2d(x, 2, return_indices=True)
    >>> ow.nn.functional.max_unpool2d(values, indices, 2).flatten()
    tensor([0., 0., 0., 3.])
    """

def avg_pool2d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0),
    ceil_mode: _bool = False,
    count_include_pad: _bool = True,
    divisor_override: _int | None = None,
) -> Tensor:
    """The mean of every window of the last two dimensions.

    `stride` is the size of the window when left out; padding counts as zeros unless
        `count_include_pad=False`.
    `divisor_override` is divided by in place of the number of elements.

    >>> ow.nn.functional.avg_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 2.5000,  4.5000],
             [10.5000, 12.5000]]])
    """

def adaptive_avg_pool2d(input: _Tensor, output_size: Sequence[_int | None] | _int) -> Tensor:
    """The mean of each of `output_size` windows that divide the last two dimensions evenly.

    >>> ow.nn.functional.adaptive_avg_pool2d(ow.arange(16.0).reshape(1, 4, 4), (1, 2))
    tensor([[[6.5000, 8.5000]]])
    """

def lp_pool2d(
    input: _Tensor,
    norm_type: _float,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    ceil_mode: _bool = False,
) -> Tensor:
    """The p-norm of every window of the last two dimensions, `sum(input ** p) ** (1 / p)`.

    >>> ow.nn.functional.lp_pool2d(ow.ones(1, 1, 2, 2), 2, 2)
    tensor([[[[2.]]]])
    """

def max_pool3d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0),
    dilation: Sequence[_int] | _int = (1, 1, 1),
    ceil_mode: _bool = False,
    return_indices: _bool = False,
) -> Tensor:
    """The largest element of every window of the last three dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    With `return_indices` the result is a pair: the elements, and their indices in their planes, for
        `max_unpool3d`.

    >>> ow.nn.functional.max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 2).item()
    7.0
    """

def adaptive_max_pool3d(
    input: _Tensor, output_size: Sequence[_int | None] | _int, return_indices: _bool = False
) -> Tensor:
    """The largest element of each of `output_size` windows that divide the last three dimensions evenly.

    With `return_indices` the result is a pair: the elements, and their indices in their planes.

    >>> ow.nn.functional.adaptive_max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 1).item()
    7.0
    """

def max_unpool3d(
    input: _Tensor,
    indices: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0),
    output_size: Sequence[_int] | None = None,
) -> Tensor:
    """The inverse of `max_pool3d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    >>> x = ow.arange(8.0).reshape(1, 2, 2, 2)
    >>> values, indices = ow.nn.functional.max_pool3d(x, 2, return_indices=True)
    >>> ow.nn.functional.max_unpool3d(values, indices, 2).flatten()
    tensor([0., 0., 0., 0., 0., 0., 0., 7.])
    """

def avg_pool3d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0),
    ceil_mode: _bool = False,
    count_include_pad: _bool = True,
    divisor_override: _int | None = None,
) -> Tensor:
    """The mean of every window of the last three dimensions.

    `stride` is the size of the window when left out; padding counts as zeros unless
        `count_include_pad=False`.
    `divisor_override` is divided by in place of the number of elements.

    >>> ow.nn.functional.avg_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 2).item()
    3.5
    """

def adaptive_avg_pool3d(input: _Tensor, output_size: Sequence[_int | None] | _int) -> Tensor:
    """The mean of each of `output_size` windows that divide the last three dimensions evenly.

    >>> ow.nn.functional.adaptive_avg_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 1).item()
    3.5
    """

def lp_pool3d(
    input: _Tensor,
    norm_type: _float,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    ceil_mode: _bool = False,
) -> Tensor:
    """The p-norm of every window of the last three dimensions, `sum(input ** p) ** (1 / p)`.

    >>> ow.nn.functional.lp_pool3d(ow.ones(1, 1, 2, 2, 2), 1, 2).item()
    8.0
    """

def pad(input: _Tensor, pad: Sequence[_int], mode: _str = "constant", value: _float | None = None) -> Tensor:
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    `mode` is 'constant' (`value`, 0 when left out), 'reflect' (mirrored at the border element), 'replicate'
        (the
    border element) or 'circular' (from the other end); the latter three pad at most three dimensions behind
        the
    channels.

    >>> x = ow.tensor([[1.0, 2.0, 3.0]])
    >>> ow.nn.functional.pad(x, (1, 2))
    tensor([[0., 1., 2., 3., 0., 0.]])
    >>> ow.nn.functional.pad(x, (2, 1), mode='reflect')
    tensor([[3., 2., 1., 2., 3., 2.]])
    """

def im2col(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int,
    padding: Sequence[_int] | _int,
    stride: Sequence[_int] | _int,
) -> Tensor:
    """The windows of a batch of images as columns; see `unfold`.

    >>> ow.nn.functional.im2col(ow.ones(1, 1, 3, 3), (2, 2), (1, 1), (0, 0), (1, 1)).shape
    (1, 4, 4)
    """

def col2im(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int,
    padding: Sequence[_int] | _int,
    stride: Sequence[_int] | _int,
) -> Tensor:
    """Columns added up to images; see `fold`.

    >>> ow.nn.functional.col2im(ow.ones(1, 4, 4), (3, 3), (2, 2), (1, 1), (0, 0), (1, 1))
    tensor([[[[1., 2., 1.],
              [2., 4., 2.],
              [1., 2., 1.]]]])
    """

def unfold(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0),
    stride: Sequence[_int] | _int = (1, 1),
) -> Tensor:
    """The windows of images (batch, channels, height, width) as columns: (batch, channels * window, places).

    >>> ow.nn.functional.unfold(ow.arange(6.0).reshape(1, 1, 2, 3), (2, 2))
    tensor([[[0., 1.],
             [1., 2.],
             [3., 4.],
             [4., 5.]]])
    """

def fold(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0),
    stride: Sequence[_int] | _int = (1, 1),
) -> Tensor:
    """Columns (batch, channels * window, places) added up to images of `output_size`: the adjoint of `unfold`.

    >>> ow.nn.functional.fold(ow.ones(1, 4, 2), (2, 3), (2, 2))
    tensor([[[[1., 2., 1.],
              [1., 2., 1.]]]])
    """

def pixel_shuffle(input: _Tensor, upscale_factor: _int) -> Tensor:
    """Channels rearranged to larger images: (..., C r², H, W) to (..., C, H r, W r) (Shi and others, arXiv
    1609.05158).

    >>> ow.pixel_shuffle(ow.arange(4.0).reshape(1, 4, 1, 1), 2)
    tensor([[[[0., 1.],
              [2., 3.]]]])
    """

def pixel_unshuffle(input: _Tensor, downscale_factor: _int) -> Tensor:
    """The inverse of `pixel_shuffle`: (..., C, H r, W r) to (..., C r², H, W).

    >>> ow.pixel_unshuffle(ow.arange(4.0).reshape(1, 1, 2, 2), 2).flatten()
    tensor([0., 1., 2., 3.])
    """

def channel_shuffle(input: _Tensor, groups: _int) -> Tensor:
    """The channels of all groups interleaved (Zhang and others, arXiv 1707.01083).

    >>> ow.channel_shuffle(ow.arange(4.0).reshape(1, 4, 1), 2).flatten()
    tensor([0., 2., 1., 3.])
    """

def interpolate(
    input: _Tensor,
    size: Sequence[_int] | _int | None = None,
    scale_factor: Sequence[_float] | _float | None = None,
    mode: _str = "nearest",
    align_corners: _bool | None = None,
    recompute_scale_factor: _bool | None = None,
    antialias: _bool = False,
) -> Tensor:
    """Images (batch, channels, then one to three dimensions) of another size, given by `size` or by
        `scale_factor`.

    `mode` is 'nearest', 'nearest-exact', 'linear' (one dimension), 'bilinear', 'bicubic' (two), 'trilinear'
        (three) or
    'area'. With `align_corners` the centres of the corner elements stay in place, else the edges of the
        corner
    elements do. `recompute_scale_factor` uses the ratio of the sizes in place of the given factor.

    >>> x = ow.tensor([[[0.0, 4.0]]])
    >>> ow.nn.functional.interpolate(x, scale_factor=2)
    tensor([[[0., 0., 4., 4.]]])
    >>> ow.nn.functional.interpolate(x, 5, mode='linear', align_corners=True)
    tensor([[[0., 1., 2., 3., 4.]]])
    """

def upsample(
    input: _Tensor,
    size: Sequence[_int] | _int | None = None,
    scale_factor: Sequence[_float] | _float | None = None,
    mode: _str = "nearest",
    align_corners: _bool | None = None,
) -> Tensor:
    """The older name of `interpolate`.

    >>> ow.nn.functional.upsample(ow.tensor([[[0.0, 4.0]]]), scale_factor=2)
    tensor([[[0., 0., 4., 4.]]])
    """

def upsample_nearest(
    input: _Tensor, size: Sequence[_int] | _int | None = None, scale_factor: Sequence[_float] | _float | None = None
) -> Tensor:
    """The older name of `interpolate` in mode 'nearest'.

    >>> ow.nn.functional.upsample_nearest(ow.tensor([[[0.0, 4.0]]]), 3)
    tensor([[[0., 0., 4.]]])
    """

def upsample_bilinear(
    input: _Tensor, size: Sequence[_int] | _int | None = None, scale_factor: Sequence[_float] | _float | None = None
) -> Tensor:
    """The older name of `interpolate` in mode 'bilinear' with `align_corners=True`.

    >>> ow.nn.functional.upsample_bilinear(ow.arange(4.0).reshape(1, 1, 2, 2), 3)
    tensor([[[[0.0000, 0.5000, 1.0000],
              [1.0000, 1.5000, 2.0000],
              [2.0000, 2.5000, 3.0000]]]])
    """

def grid_sample(
    input: _Tensor,
    grid: _Tensor,
    mode: _str = "bilinear",
    padding_mode: _str = "zeros",
    align_corners: _bool | None = None,
) -> Tensor:
    """Images (N, C, H, W) read at the places of a grid (N, H, W, 2): x and y from -1 to 1 (Jaderberg and
        others,
    arXiv 1506.02025).

    With `align_corners` -1 and 1 are the centres of the corner elements, else their outer edges. Places
        outside give
    0 ('zeros'), the border's element ('border'), or are mirrored at the border ('reflection').

    >>> x = ow.tensor([[[[1.0, 2.0], [3.0, 4.0]]]])
    >>> ow.nn.functional.grid_sample(x, ow.zeros(1, 1, 1, 2), align_corners=False)
    tensor([[[[2.5000]]]])
    """

def affine_grid(theta: _Tensor, size: Sequence[_int], align_corners: _bool | None = None) -> Tensor:
    """The grid of `grid_sample` that maps images by affine matrices (N, 2, 3).

    >>> theta = ow.tensor([[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]])
    >>> ow.nn.functional.affine_grid(theta, (1, 1, 1, 2), align_corners=True)
    tensor([[[[-1.,  0.],
              [ 1.,  0.]]]])
    """

def layer_norm(
    input: _Tensor,
    normalized_shape: Sequence[_int],
    weight: _Tensor | None = None,
    bias: _Tensor | None = None,
    eps: _float = 1e-05,
) -> Tensor:
    """The last dimensions, of shape `normalized_shape`, brought to mean 0 and variance 1, times `weight` and
        plus
    `bias` (Ba and others, arXiv 1607.06450).

    >>> ow.layer_norm(ow.tensor([[1.0, 3.0], [0.0, 100.0]]), (2,))
    tensor([[-1.0000,  1.0000],
            [-1.0000,  1.0000]])
    """

def rms_norm(
    input: _Tensor, normalized_shape: Sequence[_int], weight: _Tensor | None = None, eps: _float | None = None
) -> Tensor:
    """The last dimensions, of shape `normalized_shape`, over the root of their mean square plus `eps`, times
        `weight`
    (Zhang and Sennrich, arXiv 1910.07467). `eps` is the distance from 1 to the next number when left out.

    >>> ow.rms_norm(ow.tensor([[3.0, 4.0, 0.0, 0.0]]), (4,))
    tensor([[1.2000, 1.6000, 0.0000, 0.0000]])
    """

def batch_norm(
    input: _Tensor,
    running_mean: _Tensor | None,
    running_var: _Tensor | None,
    weight: _Tensor | None = None,
    bias: _Tensor | None = None,
    training: _bool = False,
    momentum: _float = 0.1,
    eps: _float = 1e-05,
) -> Tensor:
    """Every channel (dimension 1) brought to mean 0 and variance 1, times `weight` and plus `bias` (Ioffe and
        Szegedy,
    arXiv 1502.03167).

    In training by the mean and variance of the batch, of which `running_mean` and `running_var` take over
        the part
    `momentum`, in place; else by these.

    >>> x = ow.tensor([[1.0], [3.0]])
    >>> mean, variance = ow.zeros(1), ow.ones(1)
    >>> ow.nn.functional.batch_norm(x, mean, variance, training=True)
    tensor([[-1.0000],
            [ 1.0000]])
    >>> mean, variance
    (tensor([0.2000]), tensor([1.1000]))
    """

def instance_norm(
    input: _Tensor,
    running_mean: _Tensor | None = None,
    running_var: _Tensor | None = None,
    weight: _Tensor | None = None,
    bias: _Tensor | None = None,
    use_input_stats: _bool = True,
    momentum: _float = 0.1,
    eps: _float = 1e-05,
) -> Tensor:
    """Every channel of every image brought to mean 0 and variance 1, times `weight` and plus `bias` (Ulyanov
        and
    others, arXiv 1607.08022).

    Running statistics are kept as in `batch_norm`, and used with `use_input_stats=False`.

    >>> ow.nn.functional.instance_norm(ow.tensor([[[1.0, 3.0], [0.0, 100.0]]]))
    tensor([[[-1.0000,  1.0000],
             [-1.0000,  1.0000]]])
    """

def group_norm(
    input: _Tensor, num_groups: _int, weight: _Tensor | None = None, bias: _Tensor | None = None, eps: _float = 1e-05
) -> Tensor:
    """Every group of channels of every image brought to mean 0 and variance 1, times `weight` and plus `bias`,
        one
    a channel (Wu and He, arXiv 1803.08494).

    >>> ow.group_norm(ow.tensor([[1.0, 3.0, 0.0, 100.0]]), 2)
    tensor([[-1.0000,  1.0000, -1.0000,  1.0000]])
    """

def local_response_norm(
    input: _Tensor, size: _int, alpha: _float = 0.0001, beta: _float = 0.75, k: _float = 1.0
) -> Tensor:
    """The input over `(k + alpha * mean of squares of size neighbouring channels) ** beta` (Krizhevsky and
        others, 2012).

    >>> ow.nn.functional.local_response_norm(ow.ones(1, 2, 1), 2, alpha=2.0, beta=1.0)
    tensor([[[0.5000],
             [0.3333]]])
    """

def dropout(input: _Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """In training every element is 0 with probability `p`, else divided by `1 - p`.

    >>> x = ow.ones((1, 3))
    >>> bool((ow.nn.functional.dropout(x, 0.9, training=False) == x).all())
    True
    """

def alpha_dropout(input: _Tensor, p: _float = 0.5, training: _bool = False, inplace: _bool = False) -> Tensor:
    """In training every element is replaced by selu's lower bound with probability `p`, then all are brought
    back to mean 0 and variance 1.

    >>> x = ow.ones((1, 3))
    >>> bool((ow.nn.functional.alpha_dropout(x, 0.9, training=False) == x).all())
    True
    """

def feature_alpha_dropout(input: _Tensor, p: _float = 0.5, training: _bool = False, inplace: _bool = False) -> Tensor:
    """In training every channel is replaced by selu's lower bound with probability `p`, then all are brought
    back to mean 0 and variance 1.

    >>> x = ow.ones((1, 3))
    >>> bool((ow.nn.functional.feature_alpha_dropout(x, 0.9, training=False) == x).all())
    True
    """

def dropout1d(input: _Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """In training every channel (batch, channels, length) is 0 with probability `p`, else divided by
    `1 - p`.

    >>> x = ow.ones((1, 2, 3))
    >>> bool((ow.nn.functional.dropout1d(x, 0.9, training=False) == x).all())
    True
    """

def dropout2d(input: _Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """In training every channel (batch, channels, height, width) is 0 with probability `p`, else divided
    by `1 - p`.

    >>> x = ow.ones((1, 2, 2, 2))
    >>> bool((ow.nn.functional.dropout2d(x, 0.9, training=False) == x).all())
    True
    """

def dropout3d(input: _Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """In training every channel (batch, channels, then three dimensions) is 0 with probability `p`, else
    divided by `1 - p`.

    >>> x = ow.ones((1, 2, 2, 2, 2))
    >>> bool((ow.nn.functional.dropout3d(x, 0.9, training=False) == x).all())
    True
    """

def scaled_dot_product_attention(
    query: _Tensor,
    key: _Tensor,
    value: _Tensor,
    attn_mask: _Tensor | None = None,
    dropout_p: _float = 0.0,
    is_causal: _bool = False,
    *,
    scale: _float | None = None,
    enable_gqa: _bool = False,
) -> Tensor:
    """`softmax(query @ key.T * scale + attn_mask) @ value` (Vaswani and others, arXiv 1706.03762).

    `attn_mask` is added to the scores, or is bool: False removes a score. `is_causal` removes those of
        later keys.
    `scale` is one over the root of the last size when left out. With `enable_gqa` several heads of the
        query share
    one of key and value. A row without any score gives 0.

    >>> q = ow.ones(1, 2, 2)
    >>> ow.nn.functional.scaled_dot_product_attention(q, q, ow.tensor([[[1.0], [3.0]]]), is_causal=True)
    tensor([[[1.],
             [2.]]])
    """

def bilinear(input1: _Tensor, input2: _Tensor, weight: _Tensor, bias: _Tensor | None = None) -> Tensor:
    """The bilinear map `sum of input1[i] * weight[k][i][j] * input2[j]`, plus `bias[k]`.

    >>> ow.bilinear(ow.tensor([[1.0, 2.0]]), ow.tensor([[3.0]]), ow.tensor([[[1.0], [10.0]]]))
    tensor([[63.]])
    """

def embedding(
    input: _Tensor,
    weight: _Tensor,
    padding_idx: _int | None = None,
    max_norm: _float | None = None,
    norm_type: _float = 2.0,
    scale_grad_by_freq: _bool = False,
    sparse: _bool = False,
) -> Tensor:
    """Rows of `weight` picked by integer indices; the row `padding_idx` gets no gradient.

    With `max_norm` the picked rows whose p-norm (`norm_type`) exceeds it are first shortened to it, in
        place.
    `scale_grad_by_freq` divides the gradient of a row by how often it was picked.

    >>> ow.nn.functional.embedding(ow.tensor([1, 0]), ow.tensor([[1.0, 2.0], [3.0, 4.0]]))
    tensor([[3., 4.],
            [1., 2.]])
    """

def embedding_bag(
    input: _Tensor,
    weight: _Tensor,
    offsets: _Tensor | None = None,
    max_norm: _float | None = None,
    norm_type: _float = 2.0,
    scale_grad_by_freq: _bool = False,
    mode: _str = "mean",
    sparse: _bool = False,
    per_sample_weights: _Tensor | None = None,
    include_last_offset: _bool = False,
    padding_idx: _int | None = None,
) -> Tensor:
    """Sums, means or largest elements of bags of rows of `weight`: row by row of a matrix of indices, or from
        offset to
    offset of a vector of them.

    Indices equal to `padding_idx` count nothing; an empty bag gives 0. With `include_last_offset` the last
        offset is
    the end of the last bag.

    >>> weight = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> ow.nn.functional.embedding_bag(ow.tensor([0, 1, 1]), weight, ow.tensor([0, 2]), mode='sum')
    tensor([[4., 6.],
            [3., 4.]])
    """
