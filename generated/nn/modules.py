# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Modules of neural networks: those that every package has, and those of this package's operators."""

# Functions have no stub of their own to say what they export; modules give what they give.
# mypy: disable-error-code=attr-defined

from collections.abc import Sequence
from typing import Any

from runtime.annotations import _bool, _float, _int, _Number, _str, _Tensor
from runtime.nn import Module as _Module
from runtime.nn import sizes as _sizes
from runtime.nn.loss import _Loss, _WeightedLoss
from runtime.pytorch_files import add as _add_files

from ..functions import (
    tanh, sigmoid, relu, relu_, gelu, silu, silu_, flatten, unflatten, nll_loss, cross_entropy, leaky_relu,
    leaky_relu_, elu, elu_, celu, celu_, selu, selu_, mish, mish_, softplus, hardtanh, hardtanh_, relu6, relu6_,
    hardswish, hardswish_, hardsigmoid, hardsigmoid_, logsigmoid, nn_softsign, nn_tanhshrink, softshrink,
    hardshrink, threshold, threshold_, glu, nn_rrelu, nn_softmax, nn_log_softmax, nn_softmin, mse_loss, l1_loss,
    smooth_l1_loss, huber_loss, binary_cross_entropy, nn_binary_cross_entropy_with_logits, nn_kl_div,
    nn_poisson_nll_loss, nn_gaussian_nll_loss, hinge_embedding_loss, margin_ranking_loss, soft_margin_loss,
    nn_multilabel_soft_margin_loss, multi_margin_loss, pairwise_distance, cosine_similarity, cosine_embedding_loss,
    triplet_margin_loss, nn_max_pool1d, nn_adaptive_max_pool1d, nn_max_unpool1d, avg_pool1d, adaptive_avg_pool1d,
    nn_lp_pool1d, nn_max_pool2d, nn_adaptive_max_pool2d, nn_max_unpool2d, avg_pool2d, adaptive_avg_pool2d,
    nn_lp_pool2d, nn_max_pool3d, nn_adaptive_max_pool3d, nn_max_unpool3d, avg_pool3d, adaptive_avg_pool3d,
    nn_lp_pool3d, nn_fractional_max_pool2d, nn_fractional_max_pool3d, pad, nn_unfold, nn_fold, pixel_shuffle,
    pixel_unshuffle, channel_shuffle, nn_interpolate, nn_local_response_norm, nn_dropout, nn_alpha_dropout,
    nn_feature_alpha_dropout, nn_dropout1d, nn_dropout2d, nn_dropout3d, multilabel_margin_loss, ctc_loss,
)

import runtime.nn as _source_1
from runtime.nn import *

__all__ = [
    "Tanh", "Sigmoid", "ReLU", "GELU", "SiLU", "Flatten", "Unflatten", "NLLLoss", "NLLLoss2d", "CrossEntropyLoss",
    "LeakyReLU", "ELU", "CELU", "SELU", "Mish", "Softplus", "Hardtanh", "ReLU6", "Hardswish", "Hardsigmoid",
    "LogSigmoid", "Softsign", "Tanhshrink", "Softshrink", "Hardshrink", "Threshold", "GLU", "RReLU", "Softmax",
    "Softmax2d", "LogSoftmax", "Softmin", "MSELoss", "L1Loss", "SmoothL1Loss", "HuberLoss", "BCELoss",
    "BCEWithLogitsLoss", "KLDivLoss", "PoissonNLLLoss", "GaussianNLLLoss", "HingeEmbeddingLoss", "MarginRankingLoss",
    "SoftMarginLoss", "MultiLabelSoftMarginLoss", "MultiMarginLoss", "PairwiseDistance", "CosineSimilarity",
    "CosineEmbeddingLoss", "TripletMarginLoss", "MaxPool1d", "AdaptiveMaxPool1d", "MaxUnpool1d", "AvgPool1d",
    "AdaptiveAvgPool1d", "LPPool1d", "MaxPool2d", "AdaptiveMaxPool2d", "MaxUnpool2d", "AvgPool2d", "AdaptiveAvgPool2d",
    "LPPool2d", "MaxPool3d", "AdaptiveMaxPool3d", "MaxUnpool3d", "AvgPool3d", "AdaptiveAvgPool3d", "LPPool3d",
    "FractionalMaxPool2d", "FractionalMaxPool3d", "ConstantPad1d", "ConstantPad2d", "ConstantPad3d", "ZeroPad1d",
    "ZeroPad2d", "ZeroPad3d", "ReflectionPad1d", "ReflectionPad2d", "ReflectionPad3d", "ReplicationPad1d",
    "ReplicationPad2d", "ReplicationPad3d", "CircularPad1d", "CircularPad2d", "CircularPad3d", "Unfold", "Fold",
    "PixelShuffle", "PixelUnshuffle", "ChannelShuffle", "Upsample", "UpsamplingNearest2d", "UpsamplingBilinear2d",
    "LocalResponseNorm", "CrossMapLRN2d", "Dropout", "AlphaDropout", "FeatureAlphaDropout", "Dropout1d", "Dropout2d",
    "Dropout3d", "MultiLabelMarginLoss", "CTCLoss",
]
__all__ += _source_1.__all__


class _MaxPoolNd(_Module):
    """What MaxPool1d, MaxPool2d, MaxPool3d have in common."""

    def __init__(
        self, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
        padding: Sequence[_int] | _int = 0, dilation: Sequence[_int] | _int = 1, return_indices: _bool = False,
        ceil_mode: _bool = False,
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if stride is None else stride
        self.padding = padding
        self.dilation = dilation
        self.return_indices = return_indices
        self.ceil_mode = ceil_mode

    def extra_repr(self) -> str:
        return (
            f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}, "
            f"dilation={self.dilation}, ceil_mode={self.ceil_mode}"
        )


class _AdaptiveMaxPoolNd(_Module):
    """What AdaptiveMaxPool1d, AdaptiveMaxPool2d, AdaptiveMaxPool3d have in common."""


class _MaxUnpoolNd(_Module):
    """What MaxUnpool1d, MaxUnpool2d, MaxUnpool3d have in common."""


class _AvgPoolNd(_Module):
    """What AvgPool1d, AvgPool2d, AvgPool3d have in common."""


class _AdaptiveAvgPoolNd(_Module):
    """What AdaptiveAvgPool1d, AdaptiveAvgPool2d, AdaptiveAvgPool3d have in common."""


class _LPPoolNd(_Module):
    """What LPPool1d, LPPool2d, LPPool3d have in common."""

    def __init__(
        self, norm_type: _float, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
        ceil_mode: _bool = False,
    ) -> None:
        super().__init__()
        self.norm_type = norm_type
        self.kernel_size = kernel_size
        self.stride = stride
        self.ceil_mode = ceil_mode

    def extra_repr(self) -> str:
        return (
            f"norm_type={self.norm_type!r}, kernel_size={self.kernel_size!r}, stride={self.stride!r}, "
            f"ceil_mode={self.ceil_mode!r}"
        )


class _ConstantPadNd(_Module):
    """What ConstantPad1d, ConstantPad2d, ConstantPad3d have in common."""


class _ReflectionPadNd(_Module):
    """What ReflectionPad1d, ReflectionPad2d, ReflectionPad3d have in common."""


class _ReplicationPadNd(_Module):
    """What ReplicationPad1d, ReplicationPad2d, ReplicationPad3d have in common."""


class _CircularPadNd(_Module):
    """What CircularPad1d, CircularPad2d, CircularPad3d have in common."""


class _DropoutNd(_Module):
    """What Dropout, AlphaDropout, FeatureAlphaDropout, Dropout1d, Dropout2d, Dropout3d have in common."""

    def __init__(self, p: _float = 0.5, inplace: _bool = False) -> None:
        super().__init__()
        self.p = _sizes.probability(p)
        self.inplace = inplace

    def extra_repr(self) -> str:
        return f"p={self.p}, inplace={self.inplace}"


class Tanh(_Module):
    """The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

    As the function `tanh`.
    """

    def forward(self, input: _Tensor) -> Any:
        return tanh(input)


class Sigmoid(_Module):
    """The logistic function `1 / (1 + exp(-input))`, between 0 and 1.

    As the function `sigmoid`.
    """

    def forward(self, input: _Tensor) -> Any:
        return sigmoid(input)


class ReLU(_Module):
    """The positive part, `max(input, 0)`; the gradient at 0 is 0.

    As the function `relu`.
    """

    def __init__(self, inplace: _bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: _Tensor) -> Any:
        return relu_(input) if self.inplace else relu(input)

    def extra_repr(self) -> str:
        return "inplace=True" if self.inplace else ""


class GELU(_Module):
    """The Gaussian error linear unit, `input * Phi(input)` with the normal distribution function Phi.

    As the function `nn.functional.gelu`.
    """

    def __init__(self, approximate: _str = "none") -> None:
        super().__init__()
        self.approximate = approximate

    def forward(self, input: _Tensor) -> Any:
        return gelu(input, approximate=self.approximate)

    def extra_repr(self) -> str:
        return f"approximate={self.approximate!r}"


class SiLU(_Module):
    """`input * sigmoid(input)`, also called swish (Ramachandran and others, arXiv 1710.05941).

    As the function `nn.functional.silu`.
    """

    def __init__(self, inplace: _bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: _Tensor) -> Any:
        return silu_(input) if self.inplace else silu(input)

    def extra_repr(self) -> str:
        return "inplace=True" if self.inplace else ""


class Flatten(_Module):
    """Dimensions `start_dim` to `end_dim`, both included, as one.

    As the function `flatten`.
    """

    def __init__(self, start_dim: _int = 1, end_dim: _int = -1) -> None:
        super().__init__()
        self.start_dim = start_dim
        self.end_dim = end_dim

    def forward(self, input: _Tensor) -> Any:
        return flatten(input, self.start_dim, self.end_dim)

    def extra_repr(self) -> str:
        return f"start_dim={self.start_dim!r}, end_dim={self.end_dim!r}"


class Unflatten(_Module):
    """One dimension as several, whose product it is; one size may be -1.

    As the function `unflatten`.
    """

    def __init__(self, dim: _int, unflattened_size: Any) -> None:
        super().__init__()
        self.dim = dim
        self.unflattened_size = _sizes.dimension_sizes(unflattened_size)

    def forward(self, input: _Tensor) -> Any:
        return unflatten(input, self.dim, self.unflattened_size)

    def extra_repr(self) -> str:
        return f"dim={self.dim!r}, unflattened_size={self.unflattened_size!r}"


class NLLLoss(_WeightedLoss):
    """The negative of the input at the target class, `-weight[target] * input[target]`.

    As the function `nn.functional.nll_loss`.
    """

    def __init__(
        self, weight: _Tensor | None = None, size_average: _bool | None = None, ignore_index: _int = -100,
        reduce: _bool | None = None, reduction: _int | _str = "mean",
    ) -> None:
        super().__init__(weight=weight, size_average=size_average, reduce=reduce, reduction=reduction)
        self.ignore_index = ignore_index

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return nll_loss(input, target, self.weight, self.reduction, self.ignore_index)


class NLLLoss2d(NLLLoss):
    """The negative of the input at the target class, `-weight[target] * input[target]`.

    As the function `nn.functional.nll_loss`.
    """

    def __init__(
        self, weight: _Tensor | None = None, size_average: _bool | None = None, ignore_index: _int = -100,
        reduce: _bool | None = None, reduction: _int | _str = "mean",
    ) -> None:
        _WeightedLoss.__init__(self, weight=weight, size_average=size_average, reduce=reduce, reduction=reduction)
        self.ignore_index = ignore_index

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return nll_loss(input, target, self.weight, self.reduction, self.ignore_index)


class CrossEntropyLoss(_WeightedLoss):
    """The cross entropy of logits with class indices, or with class probabilities of the input's shape.

    As the function `nn.functional.cross_entropy`.
    """

    def __init__(
        self, weight: _Tensor | None = None, size_average: _bool | None = None, ignore_index: _int = -100,
        reduce: _bool | None = None, reduction: _int | _str = "mean", label_smoothing: _float = 0.0,
    ) -> None:
        super().__init__(weight=weight, size_average=size_average, reduce=reduce, reduction=reduction)
        self.ignore_index = ignore_index
        self.label_smoothing = label_smoothing

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return cross_entropy(input, target, self.weight, self.reduction, self.ignore_index, self.label_smoothing)


class LeakyReLU(_Module):
    """`input` where it is positive, `negative_slope * input` elsewhere.

    As the function `nn.functional.leaky_relu`.
    """

    def __init__(self, negative_slope: _Number = 0.01, inplace: _bool = False) -> None:
        super().__init__()
        self.negative_slope = negative_slope
        self.inplace = inplace

    def forward(self, input: _Tensor) -> Any:
        return leaky_relu_(input, self.negative_slope) if self.inplace else leaky_relu(input, self.negative_slope)

    def extra_repr(self) -> str:
        return f"negative_slope={self.negative_slope!r}" + (", inplace=True" if self.inplace else "")


class ELU(_Module):
    """The exponential linear unit: `input` where it is positive, `alpha * (exp(input) - 1)` elsewhere.

    As the function `nn.functional.elu`.
    """

    def __init__(self, alpha: _Number = 1.0, inplace: _bool = False) -> None:
        super().__init__()
        self.alpha = alpha
        self.inplace = inplace

    def forward(self, input: _Tensor) -> Any:
        return elu_(input, self.alpha) if self.inplace else elu(input, self.alpha)

    def extra_repr(self) -> str:
        return f"alpha={self.alpha!r}" + (", inplace=True" if self.inplace else "")


class CELU(_Module):
    """`max(0, input) + min(0, alpha * (exp(input / alpha) - 1))`, whose slope is continuous.

    As the function `celu`.
    """

    def __init__(self, alpha: _Number = 1.0, inplace: _bool = False) -> None:
        super().__init__()
        self.alpha = alpha
        self.inplace = inplace

    def forward(self, input: _Tensor) -> Any:
        return celu_(input, self.alpha) if self.inplace else celu(input, self.alpha)

    def extra_repr(self) -> str:
        return f"alpha={self.alpha!r}" + (", inplace=True" if self.inplace else "")


class SELU(_Module):
    """The exponential linear unit whose scale keeps mean and variance of activations (Klambauer and others,
        arXiv 1706.02515).

    As the function `selu`.
    """

    def __init__(self, inplace: _bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: _Tensor) -> Any:
        return selu_(input) if self.inplace else selu(input)

    def extra_repr(self) -> str:
        return "inplace=True" if self.inplace else ""


class Mish(_Module):
    """`input * tanh(log(1 + exp(input)))` (Misra, arXiv 1908.08681).

    As the function `nn.functional.mish`.
    """

    def __init__(self, inplace: _bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: _Tensor) -> Any:
        return mish_(input) if self.inplace else mish(input)

    def extra_repr(self) -> str:
        return "inplace=True" if self.inplace else ""


class Softplus(_Module):
    """`log(1 + exp(beta * input)) / beta`; the input itself where `beta * input` exceeds `threshold`.

    As the function `nn.functional.softplus`.
    """

    def __init__(self, beta: _Number = 1.0, threshold: _Number = 20.0) -> None:
        super().__init__()
        self.beta = beta
        self.threshold = threshold

    def forward(self, input: _Tensor) -> Any:
        return softplus(input, self.beta, self.threshold)

    def extra_repr(self) -> str:
        return f"beta={self.beta!r}, threshold={self.threshold!r}"


class Hardtanh(_Module):
    """Every element brought into `[min_val, max_val]`; the gradient at the bounds is 0.

    As the function `nn.functional.hardtanh`.
    """

    def __init__(self, min_val: _Number = -1.0, max_val: _Number = 1.0, inplace: _bool = False) -> None:
        super().__init__()
        self.min_val = min_val
        self.max_val = _sizes.above(max_val, min_val)
        self.inplace = inplace

    def forward(self, input: _Tensor) -> Any:
        return (
            hardtanh_(input, self.min_val, self.max_val)
            if self.inplace
            else hardtanh(input, self.min_val, self.max_val))

    def extra_repr(self) -> str:
        return f"min_val={self.min_val!r}, max_val={self.max_val!r}" + (", inplace=True" if self.inplace else "")


class ReLU6(Hardtanh):
    """`min(max(input, 0), 6)`; the gradient at 0 and 6 is 0.

    As the function `nn.functional.relu6`.
    """

    def __init__(self, inplace: _bool = False) -> None:
        _Module.__init__(self)
        self.inplace = inplace

    def forward(self, input: _Tensor) -> Any:
        return relu6_(input) if self.inplace else relu6(input)

    def extra_repr(self) -> str:
        return "inplace=True" if self.inplace else ""


class Hardswish(_Module):
    """`input * relu6(input + 3) / 6` (Howard and others, arXiv 1905.02244).

    As the function `nn.functional.hardswish`.
    """

    def __init__(self, inplace: _bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: _Tensor) -> Any:
        return hardswish_(input) if self.inplace else hardswish(input)

    def extra_repr(self) -> str:
        return "inplace=True" if self.inplace else ""


class Hardsigmoid(_Module):
    """`relu6(input + 3) / 6`, a sigmoid of three straight lines.

    As the function `nn.functional.hardsigmoid`.
    """

    def __init__(self, inplace: _bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, input: _Tensor) -> Any:
        return hardsigmoid_(input) if self.inplace else hardsigmoid(input)

    def extra_repr(self) -> str:
        return "inplace=True" if self.inplace else ""


class LogSigmoid(_Module):
    """The logarithm of the sigmoid, `-log(1 + exp(-input))`, without overflow.

    As the function `nn.functional.logsigmoid`.
    """

    def forward(self, input: _Tensor) -> Any:
        return logsigmoid(input)


class Softsign(_Module):
    """`input / (1 + |input|)`.

    As the function `nn.functional.softsign`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_softsign(input)


class Tanhshrink(_Module):
    """`input - tanh(input)`.

    As the function `nn.functional.tanhshrink`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_tanhshrink(input)


class Softshrink(_Module):
    """The input brought closer to 0 by `lambd`, 0 where that would change its sign.

    As the function `nn.functional.softshrink`.
    """

    def __init__(self, lambd: _Number = 0.5) -> None:
        super().__init__()
        self.lambd = lambd

    def forward(self, input: _Tensor) -> Any:
        return softshrink(input, self.lambd)

    def extra_repr(self) -> str:
        return f"{self.lambd}"


class Hardshrink(_Module):
    """The input where it lies outside of `[-lambd, lambd]`, else 0.

    As the function `hardshrink`.
    """

    def __init__(self, lambd: _Number = 0.5) -> None:
        super().__init__()
        self.lambd = lambd

    def forward(self, input: _Tensor) -> Any:
        return hardshrink(input, self.lambd)

    def extra_repr(self) -> str:
        return f"{self.lambd}"


class Threshold(_Module):
    """The input where it exceeds `threshold`, `value` elsewhere.

    As the function `threshold`.
    """

    def __init__(self, threshold: _Number, value: _Number, inplace: _bool = False) -> None:
        super().__init__()
        self.threshold = threshold
        self.value = value
        self.inplace = inplace

    def forward(self, input: _Tensor) -> Any:
        return (
            threshold_(input, self.threshold, self.value)
            if self.inplace
            else threshold(input, self.threshold, self.value))

    def extra_repr(self) -> str:
        return f"threshold={self.threshold!r}, value={self.value!r}" + (", inplace=True" if self.inplace else "")


class GLU(_Module):
    """The gated linear unit: the first half of a dimension times the sigmoid of its second half.

    As the function `nn.functional.glu`.
    """

    def __init__(self, dim: _int = -1) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: _Tensor) -> Any:
        return glu(input, self.dim)

    def extra_repr(self) -> str:
        return f"dim={self.dim!r}"


class RReLU(_Module):
    """`input` where it is positive; elsewhere times a slope, random in training.

    As the function `nn.functional.rrelu`.
    """

    def __init__(self, lower: _float = 0.125, upper: _float = 0.3333333333333333, inplace: _bool = False) -> None:
        super().__init__()
        self.lower = lower
        self.upper = upper
        self.inplace = inplace

    def forward(self, input: _Tensor) -> Any:
        return nn_rrelu(input, self.lower, self.upper, self.training, self.inplace)

    def extra_repr(self) -> str:
        return f"lower={self.lower!r}, upper={self.upper!r}" + (", inplace=True" if self.inplace else "")


class Softmax(_Module):
    """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    As the function `nn.functional.softmax`.
    """

    def __init__(self, dim: _int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: _Tensor) -> Any:
        return nn_softmax(input, self.dim)

    def extra_repr(self) -> str:
        return f"dim={self.dim!r}"


class Softmax2d(_Module):
    """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    As the function `nn.functional.softmax`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_softmax(input, -3)


class LogSoftmax(_Module):
    """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    As the function `nn.functional.log_softmax`.
    """

    def __init__(self, dim: _int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: _Tensor) -> Any:
        return nn_log_softmax(input, self.dim)

    def extra_repr(self) -> str:
        return f"dim={self.dim!r}"


class Softmin(_Module):
    """The softmax of the negative, `exp(-input) / sum(exp(-input))`.

    As the function `nn.functional.softmin`.
    """

    def __init__(self, dim: _int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: _Tensor) -> Any:
        return nn_softmin(input, self.dim)

    def extra_repr(self) -> str:
        return f"dim={self.dim!r}"


class MSELoss(_Loss):
    """The mean of squared differences, `mean((input - target)²)`.

    As the function `nn.functional.mse_loss`.
    """

    def __init__(
        self, size_average: _bool | None = None, reduce: _bool | None = None, reduction: _int | _str = "mean"
    ) -> None:
        super().__init__(size_average=size_average, reduce=reduce, reduction=reduction)

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return mse_loss(input, target, self.reduction)


class L1Loss(_Loss):
    """The mean of absolute differences, `mean(|input - target|)`.

    As the function `nn.functional.l1_loss`.
    """

    def __init__(
        self, size_average: _bool | None = None, reduce: _bool | None = None, reduction: _int | _str = "mean"
    ) -> None:
        super().__init__(size_average=size_average, reduce=reduce, reduction=reduction)

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return l1_loss(input, target, self.reduction)


class SmoothL1Loss(_Loss):
    """The mean of `|d|` for differences `d`, with a parabola in place of the tip.

    As the function `nn.functional.smooth_l1_loss`.
    """

    def __init__(
        self, size_average: _bool | None = None, reduce: _bool | None = None, reduction: _int | _str = "mean",
        beta: _float = 1.0,
    ) -> None:
        super().__init__(size_average=size_average, reduce=reduce, reduction=reduction)
        self.beta = beta

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return smooth_l1_loss(input, target, self.reduction, self.beta)


class HuberLoss(_Loss):
    """The mean of `d² / 2` for differences `|d| <= delta`, of `delta * (|d| - delta / 2)` for larger ones.

    As the function `nn.functional.huber_loss`.
    """

    def __init__(self, reduction: _int | _str = "mean", delta: _float = 1.0) -> None:
        super().__init__(reduction=reduction)
        self.delta = delta

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return huber_loss(input, target, self.reduction, self.delta)


class BCELoss(_WeightedLoss):
    """The cross entropy of probabilities, `-(target * log(input) + (1 - target) * log(1 - input))`.

    As the function `nn.functional.binary_cross_entropy`.
    """

    def __init__(
        self, weight: _Tensor | None = None, size_average: _bool | None = None, reduce: _bool | None = None,
        reduction: _int | _str = "mean",
    ) -> None:
        super().__init__(weight=weight, size_average=size_average, reduce=reduce, reduction=reduction)

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return binary_cross_entropy(input, target, self.weight, self.reduction)


class BCEWithLogitsLoss(_WeightedLoss):
    """The cross entropy of `sigmoid(input)`, without overflow: `(1 - target) * input + log(1 + exp(-input))`.

    As the function `nn.functional.binary_cross_entropy_with_logits`.
    """

    def __init__(
        self, weight: _Tensor | None = None, size_average: _bool | None = None, reduce: _bool | None = None,
        reduction: _int | _str = "mean", pos_weight: _Tensor | None = None,
    ) -> None:
        super().__init__(weight=weight, size_average=size_average, reduce=reduce, reduction=reduction)
        self.register_buffer("pos_weight", pos_weight)

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return nn_binary_cross_entropy_with_logits(input, target, self.weight, self.reduction, self.pos_weight)


class KLDivLoss(_Loss):
    """The Kullback-Leibler divergence of log-probabilities: `target * (log(target) - input)`.

    As the function `nn.functional.kl_div`.
    """

    def __init__(
        self, size_average: _bool | None = None, reduce: _bool | None = None, reduction: _str = "mean",
        log_target: _bool = False,
    ) -> None:
        super().__init__(size_average=size_average, reduce=reduce, reduction=reduction)
        self.log_target = log_target

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return nn_kl_div(input, target, self.reduction, self.log_target)


class PoissonNLLLoss(_Loss):
    """The negative logarithm of the Poisson distribution: `exp(input) - target * input`.

    As the function `nn.functional.poisson_nll_loss`.
    """

    def __init__(
        self, log_input: _bool = True, full: _bool = False, size_average: _bool | None = None, eps: _float = 1e-08,
        reduce: _bool | None = None, reduction: _int | _str = "mean",
    ) -> None:
        super().__init__(size_average=size_average, reduce=reduce, reduction=reduction)
        self.log_input = log_input
        self.full = full
        self.eps = eps

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return nn_poisson_nll_loss(input, target, self.log_input, self.full, self.eps, self.reduction)


class GaussianNLLLoss(_Loss):
    """The negative logarithm of the normal distribution: `(log(var) + (input - target)² / var) / 2`.

    As the function `nn.functional.gaussian_nll_loss`.
    """

    def __init__(self, *, full: _bool = False, eps: _float = 1e-06, reduction: _int | _str = "mean") -> None:
        super().__init__(reduction=reduction)
        self.full = full
        self.eps = eps

    def forward(self, input: _Tensor, target: _Tensor, var: _Tensor) -> Any:
        return nn_gaussian_nll_loss(input, target, var, self.full, self.eps, self.reduction)


class HingeEmbeddingLoss(_Loss):
    """The input where the target is 1, `max(0, margin - input)` where it is -1.

    As the function `hinge_embedding_loss`.
    """

    def __init__(
        self, margin: _float = 1.0, size_average: _bool | None = None, reduce: _bool | None = None,
        reduction: _int | _str = "mean",
    ) -> None:
        super().__init__(size_average=size_average, reduce=reduce, reduction=reduction)
        self.margin = margin

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return hinge_embedding_loss(input, target, self.margin, self.reduction)


class MarginRankingLoss(_Loss):
    """`max(0, -target * (input1 - input2) + margin)`: 0 where the order is that of the target's sign.

    As the function `margin_ranking_loss`.
    """

    def __init__(
        self, margin: _float = 0.0, size_average: _bool | None = None, reduce: _bool | None = None,
        reduction: _int | _str = "mean",
    ) -> None:
        super().__init__(size_average=size_average, reduce=reduce, reduction=reduction)
        self.margin = margin

    def forward(self, input1: _Tensor, input2: _Tensor, target: _Tensor) -> Any:
        return margin_ranking_loss(input1, input2, target, self.margin, self.reduction)


class SoftMarginLoss(_Loss):
    """`log(1 + exp(-target * input))` for targets 1 and -1.

    As the function `nn.functional.soft_margin_loss`.
    """

    def __init__(
        self, size_average: _bool | None = None, reduce: _bool | None = None, reduction: _int | _str = "mean"
    ) -> None:
        super().__init__(size_average=size_average, reduce=reduce, reduction=reduction)

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return soft_margin_loss(input, target, self.reduction)


class MultiLabelSoftMarginLoss(_WeightedLoss):
    """The mean over classes of the binary cross entropy of `sigmoid(input)`.

    As the function `nn.functional.multilabel_soft_margin_loss`.
    """

    def __init__(
        self, weight: _Tensor | None = None, size_average: _bool | None = None, reduce: _bool | None = None,
        reduction: _int | _str = "mean",
    ) -> None:
        super().__init__(weight=weight, size_average=size_average, reduce=reduce, reduction=reduction)

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return nn_multilabel_soft_margin_loss(input, target, self.weight, self.reduction)


class MultiMarginLoss(_WeightedLoss):
    """The hinge loss of several classes: the mean of `max(0, margin - input[target] + input[i]) ** p`.

    As the function `nn.functional.multi_margin_loss`.
    """

    def __init__(
        self, p: _int = 1, margin: _float = 1.0, weight: _Tensor | None = None, size_average: _bool | None = None,
        reduce: _bool | None = None, reduction: _int | _str = "mean",
    ) -> None:
        super().__init__(weight=_sizes.vector(weight), size_average=size_average, reduce=reduce, reduction=reduction)
        self.p = _sizes.one_of(p, 1, 2)
        self.margin = margin

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return multi_margin_loss(input, target, self.p, self.margin, self.weight, self.reduction)


class PairwiseDistance(_Module):
    """The p-norms of `x1 - x2 + eps` along the last dimension.

    As the function `pairwise_distance`.
    """

    def __init__(self, p: _float = 2.0, eps: _float = 1e-06, keepdim: _bool = False) -> None:
        super().__init__()
        self.p = p
        self.eps = eps
        self.keepdim = keepdim

    def forward(self, x1: _Tensor, x2: _Tensor) -> Any:
        return pairwise_distance(x1, x2, self.p, self.eps, self.keepdim)


class CosineSimilarity(_Module):
    """The cosine of the angle between vectors along a dimension; norms below `eps` are taken as `eps`.

    As the function `cosine_similarity`.
    """

    def __init__(self, dim: _int = 1, eps: _float = 1e-08) -> None:
        super().__init__()
        self.dim = dim
        self.eps = eps

    def forward(self, x1: _Tensor, x2: _Tensor) -> Any:
        return cosine_similarity(x1, x2, self.dim, self.eps)


class CosineEmbeddingLoss(_Loss):
    """`1 - cos` of pairs of vectors with target 1, `max(0, cos - margin)` of those with target -1.

    As the function `cosine_embedding_loss`.
    """

    def __init__(
        self, margin: _float = 0.0, size_average: _bool | None = None, reduce: _bool | None = None,
        reduction: _int | _str = "mean",
    ) -> None:
        super().__init__(size_average=size_average, reduce=reduce, reduction=reduction)
        self.margin = margin

    def forward(self, input1: _Tensor, input2: _Tensor, target: _Tensor) -> Any:
        return cosine_embedding_loss(input1, input2, target, self.margin, self.reduction)


class TripletMarginLoss(_Loss):
    """`max(0, d(anchor, positive) - d(anchor, negative) + margin)` with distances of `pairwise_distance`.

    As the function `triplet_margin_loss`.
    """

    def __init__(
        self, margin: _float = 1.0, p: _float = 2.0, eps: _float = 1e-06, swap: _bool = False,
        size_average: _bool | None = None, reduce: _bool | None = None, reduction: _int | _str = "mean",
    ) -> None:
        super().__init__(size_average=size_average, reduce=reduce, reduction=reduction)
        self.margin = _sizes.positive(margin)
        self.p = p
        self.eps = eps
        self.swap = swap

    def forward(self, anchor: _Tensor, positive: _Tensor, negative: _Tensor) -> Any:
        return triplet_margin_loss(anchor, positive, negative, self.margin, self.p, self.eps, self.swap, self.reduction)


class MaxPool1d(_MaxPoolNd):
    """The largest element of every window of the last dimension; NaN counts as the largest.

    As the function `nn.functional.max_pool1d`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_max_pool1d(input, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode,
            self.return_indices)


class AdaptiveMaxPool1d(_AdaptiveMaxPoolNd):
    """The largest element of each of `output_size` windows that divide the last dimension evenly.

    As the function `nn.functional.adaptive_max_pool1d`.
    """

    def __init__(self, output_size: Sequence[_int] | _int, return_indices: _bool = False) -> None:
        super().__init__()
        self.output_size = output_size
        self.return_indices = return_indices

    def forward(self, input: _Tensor) -> Any:
        return nn_adaptive_max_pool1d(input, self.output_size, self.return_indices)

    def extra_repr(self) -> str:
        return f"output_size={self.output_size}"


class MaxUnpool1d(_MaxUnpoolNd):
    """The inverse of `max_pool1d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    As the function `nn.functional.max_unpool1d`.
    """

    def __init__(
        self, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
        padding: Sequence[_int] | _int = 0,
    ) -> None:
        super().__init__()
        self.kernel_size = _sizes.repeated(kernel_size, 1)
        self.stride = _sizes.repeated(kernel_size if stride is None else stride, 1)
        self.padding = _sizes.repeated(padding, 1)

    def forward(self, input: _Tensor, indices: _Tensor, output_size: Sequence[_int] | None = None) -> Any:
        return nn_max_unpool1d(input, indices, self.kernel_size, self.stride, self.padding, output_size)

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class AvgPool1d(_AvgPoolNd):
    """The mean of every window of the last dimension.

    As the function `avg_pool1d`.
    """

    def __init__(
        self, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
        padding: Sequence[_int] | _int = 0, ceil_mode: _bool = False, count_include_pad: _bool = True,
    ) -> None:
        super().__init__()
        self.kernel_size = _sizes.repeated(kernel_size, 1)
        self.stride = _sizes.repeated(kernel_size if stride is None else stride, 1)
        self.padding = _sizes.repeated(padding, 1)
        self.ceil_mode = ceil_mode
        self.count_include_pad = count_include_pad

    def forward(self, input: _Tensor) -> Any:
        return avg_pool1d(input, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad)

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class AdaptiveAvgPool1d(_AdaptiveAvgPoolNd):
    """The mean of each of `output_size` windows that divide the last dimension evenly.

    As the function `adaptive_avg_pool1d`.
    """

    def __init__(self, output_size: Sequence[_int] | _int) -> None:
        super().__init__()
        self.output_size = output_size

    def forward(self, input: _Tensor) -> Any:
        return adaptive_avg_pool1d(input, self.output_size)

    def extra_repr(self) -> str:
        return f"output_size={self.output_size!r}"


class LPPool1d(_LPPoolNd):
    """The p-norm of every window of the last dimension, `sum(input ** p) ** (1 / p)`.

    As the function `nn.functional.lp_pool1d`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_lp_pool1d(input, self.norm_type, self.kernel_size, self.stride, self.ceil_mode)


class MaxPool2d(_MaxPoolNd):
    """The largest element of every window of the last two dimensions; NaN counts as the largest.

    As the function `nn.functional.max_pool2d`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_max_pool2d(input, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode,
            self.return_indices)


class AdaptiveMaxPool2d(_AdaptiveMaxPoolNd):
    """The largest element of each of `output_size` windows that divide the last two dimensions evenly.

    As the function `nn.functional.adaptive_max_pool2d`.
    """

    def __init__(self, output_size: Sequence[_int | None] | _int, return_indices: _bool = False) -> None:
        super().__init__()
        self.output_size = output_size
        self.return_indices = return_indices

    def forward(self, input: _Tensor) -> Any:
        return nn_adaptive_max_pool2d(input, self.output_size, self.return_indices)

    def extra_repr(self) -> str:
        return f"output_size={self.output_size}"


class MaxUnpool2d(_MaxUnpoolNd):
    """The inverse of `max_pool2d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    As the function `nn.functional.max_unpool2d`.
    """

    def __init__(
        self, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
        padding: Sequence[_int] | _int = 0,
    ) -> None:
        super().__init__()
        self.kernel_size = _sizes.repeated(kernel_size, 2)
        self.stride = _sizes.repeated(kernel_size if stride is None else stride, 2)
        self.padding = _sizes.repeated(padding, 2)

    def forward(self, input: _Tensor, indices: _Tensor, output_size: Sequence[_int] | None = None) -> Any:
        return nn_max_unpool2d(input, indices, self.kernel_size, self.stride, self.padding, output_size)

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class AvgPool2d(_AvgPoolNd):
    """The mean of every window of the last two dimensions.

    As the function `nn.functional.avg_pool2d`.
    """

    def __init__(
        self, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
        padding: Sequence[_int] | _int = 0, ceil_mode: _bool = False, count_include_pad: _bool = True,
        divisor_override: _int | None = None,
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if stride is None else stride
        self.padding = padding
        self.ceil_mode = ceil_mode
        self.count_include_pad = count_include_pad
        self.divisor_override = divisor_override

    def forward(self, input: _Tensor) -> Any:
        return avg_pool2d(input, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad,
            self.divisor_override)

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class AdaptiveAvgPool2d(_AdaptiveAvgPoolNd):
    """The mean of each of `output_size` windows that divide the last two dimensions evenly.

    As the function `nn.functional.adaptive_avg_pool2d`.
    """

    def __init__(self, output_size: Sequence[_int | None] | _int) -> None:
        super().__init__()
        self.output_size = output_size

    def forward(self, input: _Tensor) -> Any:
        return adaptive_avg_pool2d(input, self.output_size)

    def extra_repr(self) -> str:
        return f"output_size={self.output_size!r}"


class LPPool2d(_LPPoolNd):
    """The p-norm of every window of the last two dimensions, `sum(input ** p) ** (1 / p)`.

    As the function `nn.functional.lp_pool2d`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_lp_pool2d(input, self.norm_type, self.kernel_size, self.stride, self.ceil_mode)


class MaxPool3d(_MaxPoolNd):
    """The largest element of every window of the last three dimensions; NaN counts as the largest.

    As the function `nn.functional.max_pool3d`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_max_pool3d(input, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode,
            self.return_indices)


class AdaptiveMaxPool3d(_AdaptiveMaxPoolNd):
    """The largest element of each of `output_size` windows that divide the last three dimensions evenly.

    As the function `nn.functional.adaptive_max_pool3d`.
    """

    def __init__(self, output_size: Sequence[_int | None] | _int, return_indices: _bool = False) -> None:
        super().__init__()
        self.output_size = output_size
        self.return_indices = return_indices

    def forward(self, input: _Tensor) -> Any:
        return nn_adaptive_max_pool3d(input, self.output_size, self.return_indices)

    def extra_repr(self) -> str:
        return f"output_size={self.output_size}"


class MaxUnpool3d(_MaxUnpoolNd):
    """The inverse of `max_pool3d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    As the function `nn.functional.max_unpool3d`.
    """

    def __init__(
        self, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
        padding: Sequence[_int] | _int = 0,
    ) -> None:
        super().__init__()
        self.kernel_size = _sizes.repeated(kernel_size, 3)
        self.stride = _sizes.repeated(kernel_size if stride is None else stride, 3)
        self.padding = _sizes.repeated(padding, 3)

    def forward(self, input: _Tensor, indices: _Tensor, output_size: Sequence[_int] | None = None) -> Any:
        return nn_max_unpool3d(input, indices, self.kernel_size, self.stride, self.padding, output_size)

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class AvgPool3d(_AvgPoolNd):
    """The mean of every window of the last three dimensions.

    As the function `nn.functional.avg_pool3d`.
    """

    def __init__(
        self, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
        padding: Sequence[_int] | _int = 0, ceil_mode: _bool = False, count_include_pad: _bool = True,
        divisor_override: _int | None = None,
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if stride is None else stride
        self.padding = padding
        self.ceil_mode = ceil_mode
        self.count_include_pad = count_include_pad
        self.divisor_override = divisor_override

    def forward(self, input: _Tensor) -> Any:
        return avg_pool3d(input, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad,
            self.divisor_override)

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class AdaptiveAvgPool3d(_AdaptiveAvgPoolNd):
    """The mean of each of `output_size` windows that divide the last three dimensions evenly.

    As the function `nn.functional.adaptive_avg_pool3d`.
    """

    def __init__(self, output_size: Sequence[_int | None] | _int) -> None:
        super().__init__()
        self.output_size = output_size

    def forward(self, input: _Tensor) -> Any:
        return adaptive_avg_pool3d(input, self.output_size)

    def extra_repr(self) -> str:
        return f"output_size={self.output_size!r}"


class LPPool3d(_LPPoolNd):
    """The p-norm of every window of the last three dimensions, `sum(input ** p) ** (1 / p)`.

    As the function `nn.functional.lp_pool3d`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_lp_pool3d(input, self.norm_type, self.kernel_size, self.stride, self.ceil_mode)


class FractionalMaxPool2d(_Module):
    """The largest elements of windows whose places are drawn by chance, `output_size` of them, or
        `output_ratio` of the size.

    As the function `nn.functional.fractional_max_pool2d`.
    """

    def __init__(
        self, kernel_size: Sequence[_int] | _int, output_size: Sequence[_int] | _int | None = None,
        output_ratio: Sequence[_float] | _float | None = None, return_indices: _bool = False,
        _random_samples: _Tensor | None = None,
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.output_size = output_size
        self.output_ratio = _sizes.either_size(output_size, output_ratio, 2)
        self.return_indices = return_indices
        self.register_buffer("_random_samples", _random_samples)

    def forward(self, input: _Tensor) -> Any:
        return nn_fractional_max_pool2d(input, self.kernel_size, self.output_size, self.output_ratio,
            self.return_indices, self._random_samples)


class FractionalMaxPool3d(_Module):
    """The largest elements of windows whose places are drawn by chance, `output_size` of them, or
        `output_ratio` of the size.

    As the function `nn.functional.fractional_max_pool3d`.
    """

    def __init__(
        self, kernel_size: Sequence[_int] | _int, output_size: Sequence[_int] | _int | None = None,
        output_ratio: Sequence[_float] | _float | None = None, return_indices: _bool = False,
        _random_samples: _Tensor | None = None,
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.output_size = output_size
        self.output_ratio = _sizes.either_size(output_size, output_ratio, 3)
        self.return_indices = return_indices
        self.register_buffer("_random_samples", _random_samples)

    def forward(self, input: _Tensor) -> Any:
        return nn_fractional_max_pool3d(input, self.kernel_size, self.output_size, self.output_ratio,
            self.return_indices, self._random_samples)


class ConstantPad1d(_ConstantPadNd):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any, value: _float | None) -> None:
        super().__init__()
        self.padding = _sizes.repeated(padding, 2)
        self.value = value

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding, value=self.value)

    def extra_repr(self) -> str:
        return f"padding={self.padding}, value={self.value}"


class ConstantPad2d(_ConstantPadNd):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any, value: _float | None) -> None:
        super().__init__()
        self.padding = _sizes.repeated(padding, 4)
        self.value = value

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding, value=self.value)

    def extra_repr(self) -> str:
        return f"padding={self.padding}, value={self.value}"


class ConstantPad3d(_ConstantPadNd):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any, value: _float | None) -> None:
        super().__init__()
        self.padding = _sizes.repeated(padding, 6)
        self.value = value

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding, value=self.value)

    def extra_repr(self) -> str:
        return f"padding={self.padding}, value={self.value}"


class ZeroPad1d(ConstantPad1d):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any) -> None:
        _Module.__init__(self)
        self.padding = _sizes.repeated(padding, 2)

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding)

    def extra_repr(self) -> str:
        return f"{self.padding}"


class ZeroPad2d(ConstantPad2d):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any) -> None:
        _Module.__init__(self)
        self.padding = _sizes.repeated(padding, 4)

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding)

    def extra_repr(self) -> str:
        return f"{self.padding}"


class ZeroPad3d(ConstantPad3d):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any) -> None:
        _Module.__init__(self)
        self.padding = _sizes.repeated(padding, 6)

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding)

    def extra_repr(self) -> str:
        return f"{self.padding}"


class ReflectionPad1d(_ReflectionPadNd):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any) -> None:
        super().__init__()
        self.padding = _sizes.repeated(padding, 2)

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding, "reflect")

    def extra_repr(self) -> str:
        return f"{self.padding}"


class ReflectionPad2d(_ReflectionPadNd):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any) -> None:
        super().__init__()
        self.padding = _sizes.repeated(padding, 4)

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding, "reflect")

    def extra_repr(self) -> str:
        return f"{self.padding}"


class ReflectionPad3d(_ReflectionPadNd):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any) -> None:
        super().__init__()
        self.padding = _sizes.repeated(padding, 6)

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding, "reflect")

    def extra_repr(self) -> str:
        return f"{self.padding}"


class ReplicationPad1d(_ReplicationPadNd):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any) -> None:
        super().__init__()
        self.padding = _sizes.repeated(padding, 2)

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding, "replicate")

    def extra_repr(self) -> str:
        return f"{self.padding}"


class ReplicationPad2d(_ReplicationPadNd):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any) -> None:
        super().__init__()
        self.padding = _sizes.repeated(padding, 4)

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding, "replicate")

    def extra_repr(self) -> str:
        return f"{self.padding}"


class ReplicationPad3d(_ReplicationPadNd):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any) -> None:
        super().__init__()
        self.padding = _sizes.repeated(padding, 6)

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding, "replicate")

    def extra_repr(self) -> str:
        return f"{self.padding}"


class CircularPad1d(_CircularPadNd):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any) -> None:
        super().__init__()
        self.padding = _sizes.repeated(padding, 2)

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding, "circular")

    def extra_repr(self) -> str:
        return f"{self.padding}"


class CircularPad2d(_CircularPadNd):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any) -> None:
        super().__init__()
        self.padding = _sizes.repeated(padding, 4)

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding, "circular")

    def extra_repr(self) -> str:
        return f"{self.padding}"


class CircularPad3d(_CircularPadNd):
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    As the function `nn.functional.pad`.
    """

    def __init__(self, padding: Any) -> None:
        super().__init__()
        self.padding = _sizes.repeated(padding, 6)

    def forward(self, input: _Tensor) -> Any:
        return pad(input, self.padding, "circular")

    def extra_repr(self) -> str:
        return f"{self.padding}"


class Unfold(_Module):
    """The windows of images (batch, channels, height, width) as columns: (batch, channels * window, places).

    As the function `nn.functional.unfold`.
    """

    def __init__(
        self, kernel_size: Sequence[_int] | _int, dilation: Sequence[_int] | _int = 1,
        padding: Sequence[_int] | _int = 0, stride: Sequence[_int] | _int = 1,
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.dilation = dilation
        self.padding = padding
        self.stride = stride

    def forward(self, input: _Tensor) -> Any:
        return nn_unfold(input, self.kernel_size, self.dilation, self.padding, self.stride)

    def extra_repr(self) -> str:
        return (
            f"kernel_size={self.kernel_size!r}, dilation={self.dilation!r}, padding={self.padding!r}, "
            f"stride={self.stride!r}"
        )


class Fold(_Module):
    """Columns (batch, channels * window, places) added up to images of `output_size`: the adjoint of `unfold`.

    As the function `nn.functional.fold`.
    """

    def __init__(
        self, output_size: Sequence[_int] | _int, kernel_size: Sequence[_int] | _int,
        dilation: Sequence[_int] | _int = 1, padding: Sequence[_int] | _int = 0, stride: Sequence[_int] | _int = 1,
    ) -> None:
        super().__init__()
        self.output_size = output_size
        self.kernel_size = kernel_size
        self.dilation = dilation
        self.padding = padding
        self.stride = stride

    def forward(self, input: _Tensor) -> Any:
        return nn_fold(input, self.output_size, self.kernel_size, self.dilation, self.padding, self.stride)

    def extra_repr(self) -> str:
        return (
            f"output_size={self.output_size!r}, kernel_size={self.kernel_size!r}, dilation={self.dilation!r}, "
            f"padding={self.padding!r}, stride={self.stride!r}"
        )


class PixelShuffle(_Module):
    """Channels rearranged to larger images: (..., C r², H, W) to (..., C, H r, W r) (Shi and others, arXiv
        1609.05158).

    As the function `pixel_shuffle`.
    """

    def __init__(self, upscale_factor: _int) -> None:
        super().__init__()
        self.upscale_factor = upscale_factor

    def forward(self, input: _Tensor) -> Any:
        return pixel_shuffle(input, self.upscale_factor)

    def extra_repr(self) -> str:
        return f"upscale_factor={self.upscale_factor!r}"


class PixelUnshuffle(_Module):
    """The inverse of `pixel_shuffle`: (..., C, H r, W r) to (..., C r², H, W).

    As the function `pixel_unshuffle`.
    """

    def __init__(self, downscale_factor: _int) -> None:
        super().__init__()
        self.downscale_factor = downscale_factor

    def forward(self, input: _Tensor) -> Any:
        return pixel_unshuffle(input, self.downscale_factor)

    def extra_repr(self) -> str:
        return f"downscale_factor={self.downscale_factor!r}"


class ChannelShuffle(_Module):
    """The channels of all groups interleaved (Zhang and others, arXiv 1707.01083).

    As the function `channel_shuffle`.
    """

    def __init__(self, groups: _int) -> None:
        super().__init__()
        self.groups = groups

    def forward(self, input: _Tensor) -> Any:
        return channel_shuffle(input, self.groups)

    def extra_repr(self) -> str:
        return f"groups={self.groups!r}"


class Upsample(_Module):
    """Images (batch, channels, then one to three dimensions) of another size, given by `size` or by
        `scale_factor`.

    As the function `nn.functional.interpolate`.
    """

    def __init__(
        self, size: Sequence[_int] | _int | None = None, scale_factor: Sequence[_float] | _float | None = None,
        mode: _str = "nearest", align_corners: _bool | None = None, recompute_scale_factor: _bool | None = None,
    ) -> None:
        super().__init__()
        self.size = size
        self.scale_factor = _sizes.floats(scale_factor)
        self.mode = mode
        self.align_corners = align_corners
        self.recompute_scale_factor = recompute_scale_factor

    def forward(self, input: _Tensor) -> Any:
        return nn_interpolate(input, self.size, self.scale_factor, self.mode, self.align_corners,
            self.recompute_scale_factor)

    def extra_repr(self) -> str:
        return _sizes.shown(self, "scale_factor", "size", "mode")


class UpsamplingNearest2d(Upsample):
    """Images (batch, channels, then one to three dimensions) of another size, given by `size` or by
        `scale_factor`.

    As the function `nn.functional.interpolate`.
    """

    def __init__(
        self, size: Sequence[_int] | _int | None = None, scale_factor: Sequence[_float] | _float | None = None,
        mode: _str = "nearest",
    ) -> None:
        _Module.__init__(self)
        self.size = size
        self.scale_factor = _sizes.floats(scale_factor)
        self.mode = mode

    def forward(self, input: _Tensor) -> Any:
        return nn_interpolate(input, self.size, self.scale_factor, self.mode)

    def extra_repr(self) -> str:
        return _sizes.shown(self, "scale_factor", "size", "mode")


class UpsamplingBilinear2d(Upsample):
    """Images (batch, channels, then one to three dimensions) of another size, given by `size` or by
        `scale_factor`.

    As the function `nn.functional.interpolate`.
    """

    def __init__(
        self, size: Sequence[_int] | _int | None = None, scale_factor: Sequence[_float] | _float | None = None,
        mode: _str = "bilinear", align_corners: _bool | None = True,
    ) -> None:
        _Module.__init__(self)
        self.size = size
        self.scale_factor = _sizes.floats(scale_factor)
        self.mode = mode
        self.align_corners = align_corners

    def forward(self, input: _Tensor) -> Any:
        return nn_interpolate(input, self.size, self.scale_factor, self.mode, self.align_corners)

    def extra_repr(self) -> str:
        return _sizes.shown(self, "scale_factor", "size", "mode")


class LocalResponseNorm(_Module):
    """The input over `(k + alpha * mean of squares of size neighbouring channels) ** beta` (Krizhevsky and
        others, 2012).

    As the function `nn.functional.local_response_norm`.
    """

    def __init__(self, size: _int, alpha: _float = 0.0001, beta: _float = 0.75, k: _float = 1.0) -> None:
        super().__init__()
        self.size = size
        self.alpha = alpha
        self.beta = beta
        self.k = k

    def forward(self, input: _Tensor) -> Any:
        return nn_local_response_norm(input, self.size, self.alpha, self.beta, self.k)

    def extra_repr(self) -> str:
        return f"{self.size}, alpha={self.alpha}, beta={self.beta}, k={self.k}"


class CrossMapLRN2d(_Module):
    """The input over `(k + alpha * mean of squares of size neighbouring channels) ** beta` (Krizhevsky and
        others, 2012).

    As the function `nn.functional.local_response_norm`.
    """

    def __init__(self, size: _int, alpha: _float = 0.0001, beta: _float = 0.75, k: _float = 1) -> None:
        super().__init__()
        self.size = size
        self.alpha = alpha
        self.beta = beta
        self.k = k

    def forward(self, input: _Tensor) -> Any:
        return nn_local_response_norm(input, (self.size - 1) // 2 * 2 + 1,
            self.alpha * ((self.size - 1) // 2 * 2 + 1) / self.size, self.beta, self.k)

    def extra_repr(self) -> str:
        return f"{self.size}, alpha={self.alpha}, beta={self.beta}, k={self.k}"


class Dropout(_DropoutNd):
    """In training every element is 0 with probability `p`, else divided by `1 - p`.

    As the function `nn.functional.dropout`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_dropout(input, self.p, self.training, self.inplace)


class AlphaDropout(_DropoutNd):
    """In training every element is replaced by selu's lower bound with probability `p`, then all are scaled.

    As the function `nn.functional.alpha_dropout`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_alpha_dropout(input, self.p, self.training, self.inplace)


class FeatureAlphaDropout(_DropoutNd):
    """In training every channel is replaced by selu's lower bound with probability `p`, then all are scaled.

    As the function `nn.functional.feature_alpha_dropout`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_feature_alpha_dropout(input, self.p, self.training, self.inplace)


class Dropout1d(_DropoutNd):
    """In training every channel (batch, channels, length) is 0 with probability `p`, else divided by `1 - p`.

    As the function `nn.functional.dropout1d`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_dropout1d(input, self.p, self.training, self.inplace)


class Dropout2d(_DropoutNd):
    """In training every channel (batch, channels, height, width) is 0 with probability `p`, else divided by `1
        - p`.

    As the function `nn.functional.dropout2d`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_dropout2d(input, self.p, self.training, self.inplace)


class Dropout3d(_DropoutNd):
    """In training every channel (batch, channels, then three dimensions) is 0 with probability `p`, else
        divided by `1 - p`.

    As the function `nn.functional.dropout3d`.
    """

    def forward(self, input: _Tensor) -> Any:
        return nn_dropout3d(input, self.p, self.training, self.inplace)


class MultiLabelMarginLoss(_Loss):
    """The hinge loss of several classes each: the mean of `max(0, 1 - input[target] + input[i])`.

    As the function `nn.functional.multilabel_margin_loss`.
    """

    def __init__(
        self, size_average: _bool | None = None, reduce: _bool | None = None, reduction: _int | _str = "mean"
    ) -> None:
        super().__init__(size_average=size_average, reduce=reduce, reduction=reduction)

    def forward(self, input: _Tensor, target: _Tensor) -> Any:
        return multilabel_margin_loss(input, target, self.reduction)


class CTCLoss(_Loss):
    """The negative log likelihood of sequences of labels, whatever their alignment (Graves and others, 2006).

    As the function `ctc_loss`.
    """

    def __init__(self, blank: _int = 0, reduction: _int | _str = "mean", zero_infinity: _bool = False) -> None:
        super().__init__(reduction=reduction)
        self.blank = blank
        self.zero_infinity = zero_infinity

    def forward(self, log_probs: _Tensor, targets: _Tensor, input_lengths: _Tensor, target_lengths: _Tensor) -> Any:
        return ctc_loss(log_probs, targets, input_lengths, target_lengths, self.blank, self.reduction,
            self.zero_infinity)


_add_files(__name__, "nn.modules", {
    "activation": [
        CELU, ELU, GELU, GLU, Hardshrink, Hardsigmoid, Hardswish, Hardtanh, LeakyReLU, LogSigmoid, LogSoftmax, Mish,
        RReLU, ReLU, ReLU6, SELU, SiLU, Sigmoid, Softmax, Softmax2d, Softmin, Softplus, Softshrink, Softsign, Tanh,
        Tanhshrink, Threshold,
    ],
    "channelshuffle": [
        ChannelShuffle,
    ],
    "distance": [
        CosineSimilarity, PairwiseDistance,
    ],
    "dropout": [
        AlphaDropout, Dropout, Dropout1d, Dropout2d, Dropout3d, FeatureAlphaDropout,
    ],
    "flatten": [
        Flatten, Unflatten,
    ],
    "fold": [
        Fold, Unfold,
    ],
    "loss": [
        BCELoss, BCEWithLogitsLoss, CTCLoss, CosineEmbeddingLoss, CrossEntropyLoss, GaussianNLLLoss, HingeEmbeddingLoss,
        HuberLoss, KLDivLoss, L1Loss, MSELoss, MarginRankingLoss, MultiLabelMarginLoss, MultiLabelSoftMarginLoss,
        MultiMarginLoss, NLLLoss, NLLLoss2d, PoissonNLLLoss, SmoothL1Loss, SoftMarginLoss, TripletMarginLoss,
    ],
    "normalization": [
        CrossMapLRN2d, LocalResponseNorm,
    ],
    "padding": [
        CircularPad1d, CircularPad2d, CircularPad3d, ConstantPad1d, ConstantPad2d, ConstantPad3d, ReflectionPad1d,
        ReflectionPad2d, ReflectionPad3d, ReplicationPad1d, ReplicationPad2d, ReplicationPad3d, ZeroPad1d, ZeroPad2d,
        ZeroPad3d,
    ],
    "pixelshuffle": [
        PixelShuffle, PixelUnshuffle,
    ],
    "pooling": [
        AdaptiveAvgPool1d, AdaptiveAvgPool2d, AdaptiveAvgPool3d, AdaptiveMaxPool1d, AdaptiveMaxPool2d,
        AdaptiveMaxPool3d, AvgPool1d, AvgPool2d, AvgPool3d, FractionalMaxPool2d, FractionalMaxPool3d, LPPool1d,
        LPPool2d, LPPool3d, MaxPool1d, MaxPool2d, MaxPool3d, MaxUnpool1d, MaxUnpool2d, MaxUnpool3d,
    ],
    "upsampling": [
        Upsample, UpsamplingBilinear2d, UpsamplingNearest2d,
    ],
})
