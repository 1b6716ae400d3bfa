# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of criteria."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_squared_error = declare("_squared_error(input, target)", "`(self - target)²`.")
_mean_square = declare("_mean_square(input)", "The mean of the squares of all elements, none of which need be a number "
    "of the dtype.")
_absolute_error = declare("_absolute_error(input, target)", "`|self - target|`.")
_weighted_loss = declare("_weighted_loss(losses, input, weight, reduction)", "Losses times their weights; the mean "
    "divides by the sum of the weights.")


@public(module="nn")
def mse_loss(input, target, reduction="mean", weight=None, *, out=None):
    """The mean of squared differences, `mean((input - target)²)`.

    `reduction='sum'` gives their sum, `'none'` each of them; with a `weight` for each the mean is weighted.

    >>> a, b = ow.tensor([1.0, 2.0]), ow.tensor([1.0, 4.0])
    >>> ow.nn.functional.mse_loss(a, b)
    tensor(2.)
    >>> ow.nn.functional.mse_loss(a, b, reduction='none')
    tensor([0., 4.])
    """


@public(module="nn")
def l1_loss(input, target, reduction="mean", weight=None):
    """The mean of absolute differences, `mean(|input - target|)`.

    >>> ow.nn.functional.l1_loss(ow.tensor([1.0, 2.0]), ow.tensor([1.0, 4.0]))
    tensor(1.)
    """


@public(module="nn")
def smooth_l1_loss(input, target, reduction="mean", beta=1.0, *, out=None):
    """The mean of `|d|` for differences `d`, with a parabola in place of the tip.

    It is `d² / (2 beta)` where `|d| < beta`, `|d| - beta / 2` elsewhere.

    >>> F = ow.nn.functional
    >>> F.smooth_l1_loss(ow.tensor([0.0, 0.0]), ow.tensor([0.5, 2.0]), reduction='none')
    tensor([0.1250, 1.5000])
    """


_smooth_absolute_error = declare("_smooth_absolute_error(input, target, beta)", "The absolute error with a parabola "
    "around 0.")
_bounded_step = declare("_bounded_step(input, bound)", "`self / bound`, and the sign of what lies beyond the bound.")
_bounded = declare("_bounded(input, bound)", "The input, and the bound with its sign for what lies beyond it.")


@public(module="nn")
def huber_loss(input, target, reduction="mean", delta=1.0, weight=None, *, out=None):
    """The mean of `d² / 2` for differences `|d| <= delta`, of `delta * (|d| - delta / 2)` for larger ones.

    From Huber, Annals of Statistics 35, 1964.

    >>> ow.nn.functional.huber_loss(ow.tensor([0.0, 0.0]), ow.tensor([0.5, 2.0]), reduction='none')
    tensor([0.1250, 1.5000])
    """


_huber_error = declare("_huber_error(input, target, delta)", "Half the squared error, linear where it exceeds `delta`.")


@public(module="nn")
def binary_cross_entropy(input, target, weight=None, reduction="mean", *, out=None):
    """The cross entropy of probabilities, `-(target * log(input) + (1 - target) * log(1 - input))`.

    Logarithms are not taken below -100. See `binary_cross_entropy_with_logits` for inputs of any size.

    >>> x = ow.tensor([0.5, 0.0])
    >>> ow.nn.functional.binary_cross_entropy(x, ow.ones(2), reduction='none')
    tensor([  0.6931, 100.0000])
    """


_binary_entropy = declare("_binary_entropy(input, target)", "The cross entropy of probabilities, logarithms at least "
    "-100.")


@public()
def binary_cross_entropy_with_logits(input, target, weight=None, pos_weight=None, reduction="mean"):
    """The cross entropy of `sigmoid(input)`, without overflow: `(1 - target) * input + log(1 + exp(-input))`.

    `pos_weight` multiplies the part of the positive class.

    >>> ow.binary_cross_entropy_with_logits(ow.tensor([0.0, -200.0]), ow.ones(2), reduction='none')
    tensor([  0.6931, 200.0000])
    """


@public(module="nn")
def nn_binary_cross_entropy_with_logits(input, target, weight=None, reduction="mean", pos_weight=None):
    """The cross entropy of `sigmoid(input)`, without overflow: `(1 - target) * input + log(1 + exp(-input))`.

    `pos_weight` multiplies the part of the positive class.

    >>> ow.nn.functional.binary_cross_entropy_with_logits(ow.tensor([0.0]), ow.ones(1))
    tensor(0.6931)
    """


_logit_entropy = declare("_logit_entropy(input, target)", "The cross entropy of `sigmoid(self)`.")
_weighted_logit_entropy = declare("_weighted_logit_entropy(input, target, pos_weight)", "The cross entropy of "
    "`sigmoid(self)`, the positive class weighted.")


@public()
def kl_div(input, target, reduction="mean", *, log_target=False):
    """The Kullback-Leibler divergence of log-probabilities: `target * (log(target) - input)`.

    It is 0 where the target is 0; with `log_target` the target is given by logarithms too.

    >>> ow.kl_div(ow.tensor([0.5, 0.5]).log(), ow.tensor([0.0, 1.0]), reduction='sum')
    tensor(0.6931)
    """


@public(module="nn")
def nn_kl_div(input, target, reduction='mean', log_target=False):
    """The Kullback-Leibler divergence of log-probabilities: `target * (log(target) - input)`.

    It is 0 where the target is 0; with `log_target` the target is given by logarithms too.

    `reduction='batchmean'` divides the sum by the size of the batch, as the divergence of distributions is
        defined.

    >>> logs = ow.tensor([[0.5, 0.5]]).log()
    >>> ow.nn.functional.kl_div(logs, ow.tensor([[0.0, 1.0]]), reduction='batchmean')
    tensor(0.6931)
    """


_divergence = declare("_divergence(input, target)", "`target * (log(target) - self)`, 0 where the target is 0.")
_divergence_of_logs = declare("_divergence_of_logs(input, target)", "`exp(target) * (target - self)`.")


@public()
def poisson_nll_loss(input, target, log_input, full, eps, reduction):
    """The negative logarithm of the Poisson distribution: see `nn.functional.poisson_nll_loss`.

    >>> ow.poisson_nll_loss(ow.tensor([0.0]), ow.tensor([2.0]), True, False, 1e-8, 1)
    tensor(1.)
    """


@public(module="nn")
def nn_poisson_nll_loss(input, target, log_input=True, full=False, eps=1e-08, reduction="mean"):
    """The negative logarithm of the Poisson distribution: `exp(input) - target * input`.

    With `log_input=False` it is `input - target * log(input + eps)`.

    `full` adds Stirling's approximation of `log(target!)` where the target exceeds 1.

    >>> x = ow.tensor([0.0, 1.0])
    >>> ow.nn.functional.poisson_nll_loss(x, ow.tensor([2.0, 3.0]), reduction='none')
    tensor([ 1.0000, -0.2817])
    """


@public("", "Scalar", module="nn")
def nn_gaussian_nll_loss(input, target, var, full=False, eps=1e-06, reduction="mean"):
    """gaussian_nll_loss(input, target, var, full=False, eps=1e-06, reduction="mean") -> Tensor
    gaussian_nll_loss(input, target, var, full=False, eps=1e-06, reduction="mean") -> Tensor

    The negative logarithm of the normal distribution: `(log(var) + (input - target)² / var) / 2`.

    Variances below `eps` are taken as `eps`.

    `full` adds the constant `log(2 pi) / 2`. Negative variances are a ValueError.

    >>> ow.nn.functional.gaussian_nll_loss(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([4.0]))
    tensor(1.1931)
    """


_gaussian_loss = declare("_gaussian_loss(input, target, var, full, eps, reduction)", "The negative logarithm of the "
    "normal distribution.")
_raised = declare("_raised(input, min)", "As `clamp_min`; the gradient goes on below the bound, while a tangent stops "
    "there.")


@public()
def hinge_embedding_loss(input, target, margin=1.0, reduction="mean"):
    """The input where the target is 1, `max(0, margin - input)` where it is -1.

    >>> ow.hinge_embedding_loss(ow.tensor([0.5, 0.5]), ow.tensor([1, -1]), 2.0, reduction='none')
    tensor([0.5000, 1.5000])
    """


@public()
def margin_ranking_loss(input1, input2, target, margin=0.0, reduction="mean"):
    """`max(0, -target * (input1 - input2) + margin)`: 0 where the order is that of the target's sign.

    >>> ow.margin_ranking_loss(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([1.0]))
    tensor(2.)
    """


@public(module="nn")
def soft_margin_loss(input, target, reduction="mean", *, out=None):
    """`log(1 + exp(-target * input))` for targets 1 and -1.

    >>> x = ow.tensor([0.0, 2.0])
    >>> ow.nn.functional.soft_margin_loss(x, ow.tensor([1.0, -1.0]), reduction='none')
    tensor([0.6931, 2.1269])
    """


@public(module="nn")
def nn_multilabel_soft_margin_loss(input, target, weight=None, reduction="mean"):
    """The mean over classes of the binary cross entropy of `sigmoid(input)`.

    >>> ow.nn.functional.multilabel_soft_margin_loss(ow.zeros(1, 3), ow.tensor([[1.0, 0.0, 1.0]]))
    tensor(0.6931)
    """


@public(module="nn")
def multi_margin_loss(input, target, p=1, margin=1.0, weight=None, reduction="mean", *, out=None):
    """The hinge loss of several classes: the mean of `max(0, margin - input[target] + input[i]) ** p`.

    The mean is over all classes; the target's own is left out of the sum.

    >>> ow.nn.functional.multi_margin_loss(ow.tensor([[0.5, 1.0, 0.0]]), ow.tensor([0]))
    tensor(0.6667)
    """


_multi_margin = declare("_multi_margin(input, target, p, margin)", "The hinge loss of every row, of several classes.")
_multi_margin_backward = declare("_multi_margin_backward(grad, input, target, p, margin)", "The gradient of "
    "`_multi_margin`.")
_margin_slope = declare("_margin_slope(share, input, own, is_other, margin, p)", "The gradient of what elements exceed "
    "`own` by, less a margin, or of its square.")


@public()
def pairwise_distance(x1, x2, p=2.0, eps=1e-06, keepdim=False):
    """The p-norms of `x1 - x2 + eps` along the last dimension.

    >>> ow.pairwise_distance(ow.tensor([[0.0, 0.0]]), ow.tensor([[3.0, 4.0]]))
    tensor([5.0000])
    """


@public()
def cosine_similarity(x1, x2, dim=1, eps=1e-08):
    """The cosine of the angle between vectors along a dimension; norms below `eps` are taken as `eps`.

    >>> ow.cosine_similarity(ow.tensor([[1.0, 0.0]]), ow.tensor([[1.0, 1.0]]))
    tensor([0.7071])
    """


_raised_root = declare("_raised_root(input)", "`sqrt(self ** 2 + 1e-12)`, without the square.")


@public()
def cosine_embedding_loss(input1, input2, target, margin=0.0, reduction="mean"):
    """`1 - cos` of pairs of vectors with target 1, `max(0, cos - margin)` of those with target -1.

    >>> a, b = ow.tensor([[1.0, 0.0]]), ow.tensor([[0.0, 1.0]])
    >>> ow.cosine_embedding_loss(a, b, ow.tensor([1]))
    tensor(1.)
    """


@public()
def triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2.0, eps=1e-06, swap=False, reduction="mean"):
    """`max(0, d(anchor, positive) - d(anchor, negative) + margin)` with distances of `pairwise_distance`.

    From Balntas and others, British Machine Vision Conference 2016.

    `swap` takes the distance of positive and negative where it is smaller than that of anchor and negative.

    >>> a, b, c = ow.tensor([[0.0]]), ow.tensor([[1.0]]), ow.tensor([[3.0]])
    >>> ow.triplet_margin_loss(a, c, b)
    tensor(3.)
    """


@public(module="nn")
def nn_normalize(input, p=2.0, dim=(1,), eps=1e-12, *, out=None):
    """Vectors along a dimension divided by their p-norms, or by `eps` where that is larger.

    >>> ow.nn.functional.normalize(ow.tensor([[3.0, 4.0]]))
    tensor([[0.6000, 0.8000]])
    """
