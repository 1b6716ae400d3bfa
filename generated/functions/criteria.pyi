"""The functions of criteria.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _bool, _float, _int, _str, _Tensor

from .. import Tensor

def _squared_error(input: _Tensor, target: _Tensor) -> Tensor:
    """`(self - target)²`."""

def _absolute_error(input: _Tensor, target: _Tensor) -> Tensor:
    """`|self - target|`."""

def _weighted_loss(input: _Tensor, weight: _Tensor, reduction: _int) -> Tensor:
    """Losses times their weights; the mean divides by the sum of the weights."""

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
    """The mean of `|d|` for differences `d`, with a parabola in place of the tip.

    It is `d² / (2 beta)` where `|d| < beta`, `|d| - beta / 2` elsewhere.

    >>> ow.nn.functional.smooth_l1_loss(ow.tensor([0.0, 0.0]), ow.tensor([0.5, 2.0]), reduction='none')
    tensor([0.1250, 1.5000])
    """

def _smooth_absolute_error(input: _Tensor, target: _Tensor, beta: _float) -> Tensor:
    """The absolute error with a parabola around 0."""

def huber_loss(
    input: _Tensor, target: _Tensor, reduction: _int | _str = "mean", delta: _float = 1.0, weight: _Tensor | None = None
) -> Tensor:
    """The mean of `d² / 2` for differences `|d| <= delta`, of `delta * (|d| - delta / 2)` for larger ones.

    From Huber, Annals of Statistics 35, 1964.

    >>> ow.nn.functional.huber_loss(ow.tensor([0.0, 0.0]), ow.tensor([0.5, 2.0]), reduction='none')
    tensor([0.1250, 1.5000])
    """

def _huber_error(input: _Tensor, target: _Tensor, delta: _float) -> Tensor:
    """Half the squared error, linear where it exceeds `delta`."""

def binary_cross_entropy(
    input: _Tensor, target: _Tensor, weight: _Tensor | None = None, reduction: _int | _str = "mean"
) -> Tensor:
    """The cross entropy of probabilities, `-(target * log(input) + (1 - target) * log(1 - input))`.

    Logarithms are not taken below -100. See `binary_cross_entropy_with_logits` for inputs of any size.

    >>> x = ow.tensor([0.5, 0.0])
    >>> ow.nn.functional.binary_cross_entropy(x, ow.ones(2), reduction='none')
    tensor([  0.6931, 100.0000])
    """

def _binary_entropy(input: _Tensor, target: _Tensor) -> Tensor:
    """The cross entropy of probabilities, logarithms at least -100."""

def binary_cross_entropy_with_logits(
    input: _Tensor,
    target: _Tensor,
    weight: _Tensor | None = None,
    pos_weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
) -> Tensor:
    """The cross entropy of `sigmoid(input)`, without overflow: `(1 - target) * input + log(1 + exp(-input))`.

    `pos_weight` multiplies the part of the positive class.

    >>> ow.binary_cross_entropy_with_logits(ow.tensor([0.0, -200.0]), ow.ones(2), reduction='none')
    tensor([  0.6931, 200.0000])
    """

def nn_binary_cross_entropy_with_logits(
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

def _logit_entropy(input: _Tensor, target: _Tensor) -> Tensor:
    """The cross entropy of `sigmoid(self)`."""

def _weighted_logit_entropy(input: _Tensor, target: _Tensor, pos_weight: _Tensor) -> Tensor:
    """The cross entropy of `sigmoid(self)`, the positive class weighted."""

def kl_div(input: _Tensor, target: _Tensor, reduction: _int | _str = "mean", *, log_target: _bool = False) -> Tensor:
    """The Kullback-Leibler divergence of log-probabilities: `target * (log(target) - input)`.

    It is 0 where the target is 0; with `log_target` the target is given by logarithms too.

    >>> ow.kl_div(ow.tensor([0.5, 0.5]).log(), ow.tensor([0.0, 1.0]), reduction='sum')
    tensor(0.6931)
    """

def nn_kl_div(input: _Tensor, target: _Tensor, reduction: _str = "mean", log_target: _bool = False) -> Tensor:
    """The Kullback-Leibler divergence of log-probabilities: `target * (log(target) - input)`.

    It is 0 where the target is 0; with `log_target` the target is given by logarithms too.

    `reduction='batchmean'` divides the sum by the size of the batch, as the divergence of distributions is
        defined.

    >>> logs = ow.tensor([[0.5, 0.5]]).log()
    >>> ow.nn.functional.kl_div(logs, ow.tensor([[0.0, 1.0]]), reduction='batchmean')
    tensor(0.6931)
    """

def _divergence(input: _Tensor, target: _Tensor) -> Tensor:
    """`target * (log(target) - self)`, 0 where the target is 0."""

def _divergence_of_logs(input: _Tensor, target: _Tensor) -> Tensor:
    """`exp(target) * (target - self)`."""

def poisson_nll_loss(
    input: _Tensor, target: _Tensor, log_input: _bool, full: _bool, eps: _float, reduction: _int
) -> Tensor:
    """The negative logarithm of the Poisson distribution: see `nn.functional.poisson_nll_loss`.

    >>> ow.poisson_nll_loss(ow.tensor([0.0]), ow.tensor([2.0]), True, False, 1e-8, 1)
    tensor(1.)
    """

def nn_poisson_nll_loss(
    input: _Tensor,
    target: _Tensor,
    log_input: _bool = True,
    full: _bool = False,
    eps: _float = 1e-08,
    reduction: _int | _str = "mean",
) -> Tensor:
    """The negative logarithm of the Poisson distribution: `exp(input) - target * input`.

    With `log_input=False` it is `input - target * log(input + eps)`.

    `full` adds Stirling's approximation of `log(target!)` where the target exceeds 1.

    >>> x = ow.tensor([0.0, 1.0])
    >>> ow.nn.functional.poisson_nll_loss(x, ow.tensor([2.0, 3.0]), reduction='none')
    tensor([ 1.0000, -0.2817])
    """

@overload
def nn_gaussian_nll_loss(
    input: _Tensor,
    target: _Tensor,
    var: _Tensor,
    full: _bool = False,
    eps: _float = 1e-06,
    reduction: _int | _str = "mean",
) -> Tensor:
    """The negative logarithm of the normal distribution: `(log(var) + (input - target)² / var) / 2`.

    Variances below `eps` are taken as `eps`.

    `full` adds the constant `log(2 pi) / 2`. Negative variances are a ValueError.

    >>> ow.nn.functional.gaussian_nll_loss(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([4.0]))
    tensor(1.1931)
    """
@overload
def nn_gaussian_nll_loss(
    input: _Tensor,
    target: _Tensor,
    var: _float,
    full: _bool = False,
    eps: _float = 1e-06,
    reduction: _int | _str = "mean",
) -> Tensor: ...

def _gaussian_loss(input: _Tensor, target: _Tensor, var: _Tensor, full: _bool, eps: _float, reduction: _int) -> Tensor:
    """The negative logarithm of the normal distribution."""

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

def nn_multilabel_soft_margin_loss(
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
    """The hinge loss of several classes: the mean of `max(0, margin - input[target] + input[i]) ** p`.

    The mean is over all classes; the target's own is left out of the sum.

    >>> ow.nn.functional.multi_margin_loss(ow.tensor([[0.5, 1.0, 0.0]]), ow.tensor([0]))
    tensor(0.6667)
    """

@overload
def pairwise_distance(x1: _Tensor, x2: _Tensor, p: _float = 2.0, eps: _float = 1e-06, keepdim: _bool = False) -> Tensor:
    """The p-norms of `x1 - x2 + eps` along the last dimension.

    >>> ow.pairwise_distance(ow.tensor([[0.0, 0.0]]), ow.tensor([[3.0, 4.0]]))
    tensor([5.0000])
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
    """`max(0, d(anchor, positive) - d(anchor, negative) + margin)` with distances of `pairwise_distance`.

    From Balntas and others, British Machine Vision Conference 2016.

    `swap` takes the distance of positive and negative where it is smaller than that of anchor and negative.

    >>> a, b, c = ow.tensor([[0.0]]), ow.tensor([[1.0]]), ow.tensor([[3.0]])
    >>> ow.triplet_margin_loss(a, c, b)
    tensor(3.)
    """

@overload
def nn_normalize(
    input: _Tensor, p: _float = 2.0, dim: _int = 1, eps: _float = 1e-12, *, out: _Tensor | None = None
) -> Tensor:
    """Vectors along a dimension divided by their p-norms, or by `eps` where that is larger.

    >>> ow.nn.functional.normalize(ow.tensor([[3.0, 4.0]]))
    tensor([[0.6000, 0.8000]])
    """
@overload
def nn_normalize(
    input: _Tensor, p: _float = 2.0, *, axis: _int, eps: _float = 1e-12, out: _Tensor | None = None
) -> Tensor: ...
