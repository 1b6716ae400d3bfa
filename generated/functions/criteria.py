"""The functions and methods of criteria: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, all_tensors
from runtime.tensor import Tensor

from ..operators.criteria import (
    _SQUARED_ERROR, _ABSOLUTE_ERROR, _WEIGHTED_LOSS, MSE_LOSS, L1_LOSS, SMOOTH_L1_LOSS, _SMOOTH_ABSOLUTE_ERROR,
    _BOUNDED_STEP, _BOUNDED, HUBER_LOSS, _HUBER_ERROR, BINARY_CROSS_ENTROPY, _BINARY_ENTROPY,
    BINARY_CROSS_ENTROPY_WITH_LOGITS, NN_BINARY_CROSS_ENTROPY_WITH_LOGITS, _LOGIT_ENTROPY, _WEIGHTED_LOGIT_ENTROPY,
    KL_DIV, NN_KL_DIV, _DIVERGENCE, _DIVERGENCE_OF_LOGS, POISSON_NLL_LOSS, NN_POISSON_NLL_LOSS,
    NN_GAUSSIAN_NLL_LOSS, NN_GAUSSIAN_NLL_LOSS_SCALAR, _GAUSSIAN_LOSS, _RAISED, HINGE_EMBEDDING_LOSS,
    MARGIN_RANKING_LOSS, SOFT_MARGIN_LOSS, NN_MULTILABEL_SOFT_MARGIN_LOSS, MULTI_MARGIN_LOSS, _MULTI_MARGIN,
    _MULTI_MARGIN_BACKWARD, _MARGIN_SLOPE, PAIRWISE_DISTANCE, COSINE_SIMILARITY, _RAISED_ROOT,
    COSINE_EMBEDDING_LOSS, TRIPLET_MARGIN_LOSS, NN_NORMALIZE,
)

__all__ = [
    "binary_cross_entropy_with_logits", "kl_div", "poisson_nll_loss", "hinge_embedding_loss", "margin_ranking_loss",
    "pairwise_distance", "cosine_similarity", "cosine_embedding_loss", "triplet_margin_loss",
]

_SQUARED_ERROR_FORMS = Overloads("_squared_error", _SQUARED_ERROR)
_ABSOLUTE_ERROR_FORMS = Overloads("_absolute_error", _ABSOLUTE_ERROR)
_WEIGHTED_LOSS_FORMS = Overloads("_weighted_loss", _WEIGHTED_LOSS)
MSE_LOSS_FORMS = Overloads("mse_loss", MSE_LOSS)
L1_LOSS_FORMS = Overloads("l1_loss", L1_LOSS)
SMOOTH_L1_LOSS_FORMS = Overloads("smooth_l1_loss", SMOOTH_L1_LOSS)
_SMOOTH_ABSOLUTE_ERROR_FORMS = Overloads("_smooth_absolute_error", _SMOOTH_ABSOLUTE_ERROR)
_BOUNDED_STEP_FORMS = Overloads("_bounded_step", _BOUNDED_STEP)
_BOUNDED_FORMS = Overloads("_bounded", _BOUNDED)
HUBER_LOSS_FORMS = Overloads("huber_loss", HUBER_LOSS)
_HUBER_ERROR_FORMS = Overloads("_huber_error", _HUBER_ERROR)
BINARY_CROSS_ENTROPY_FORMS = Overloads("binary_cross_entropy", BINARY_CROSS_ENTROPY)
_BINARY_ENTROPY_FORMS = Overloads("_binary_entropy", _BINARY_ENTROPY)
BINARY_CROSS_ENTROPY_WITH_LOGITS_FORMS = Overloads("binary_cross_entropy_with_logits", BINARY_CROSS_ENTROPY_WITH_LOGITS)
NN_BINARY_CROSS_ENTROPY_WITH_LOGITS_FORMS = Overloads(
    "nn_binary_cross_entropy_with_logits", NN_BINARY_CROSS_ENTROPY_WITH_LOGITS
)
_LOGIT_ENTROPY_FORMS = Overloads("_logit_entropy", _LOGIT_ENTROPY)
_WEIGHTED_LOGIT_ENTROPY_FORMS = Overloads("_weighted_logit_entropy", _WEIGHTED_LOGIT_ENTROPY)
KL_DIV_FORMS = Overloads("kl_div", KL_DIV)
NN_KL_DIV_FORMS = Overloads("nn_kl_div", NN_KL_DIV)
_DIVERGENCE_FORMS = Overloads("_divergence", _DIVERGENCE)
_DIVERGENCE_OF_LOGS_FORMS = Overloads("_divergence_of_logs", _DIVERGENCE_OF_LOGS)
POISSON_NLL_LOSS_FORMS = Overloads("poisson_nll_loss", POISSON_NLL_LOSS)
NN_POISSON_NLL_LOSS_FORMS = Overloads("nn_poisson_nll_loss", NN_POISSON_NLL_LOSS)
NN_GAUSSIAN_NLL_LOSS_FORMS = Overloads("nn_gaussian_nll_loss", NN_GAUSSIAN_NLL_LOSS, NN_GAUSSIAN_NLL_LOSS_SCALAR)
_GAUSSIAN_LOSS_FORMS = Overloads("_gaussian_loss", _GAUSSIAN_LOSS)
_RAISED_FORMS = Overloads("_raised", _RAISED)
HINGE_EMBEDDING_LOSS_FORMS = Overloads("hinge_embedding_loss", HINGE_EMBEDDING_LOSS)
MARGIN_RANKING_LOSS_FORMS = Overloads("margin_ranking_loss", MARGIN_RANKING_LOSS)
SOFT_MARGIN_LOSS_FORMS = Overloads("soft_margin_loss", SOFT_MARGIN_LOSS)
NN_MULTILABEL_SOFT_MARGIN_LOSS_FORMS = Overloads("nn_multilabel_soft_margin_loss", NN_MULTILABEL_SOFT_MARGIN_LOSS)
MULTI_MARGIN_LOSS_FORMS = Overloads("multi_margin_loss", MULTI_MARGIN_LOSS)
_MULTI_MARGIN_FORMS = Overloads("_multi_margin", _MULTI_MARGIN)
_MULTI_MARGIN_BACKWARD_FORMS = Overloads("_multi_margin_backward", _MULTI_MARGIN_BACKWARD)
_MARGIN_SLOPE_FORMS = Overloads("_margin_slope", _MARGIN_SLOPE)
PAIRWISE_DISTANCE_FORMS = Overloads("pairwise_distance", PAIRWISE_DISTANCE)
COSINE_SIMILARITY_FORMS = Overloads("cosine_similarity", COSINE_SIMILARITY)
_RAISED_ROOT_FORMS = Overloads("_raised_root", _RAISED_ROOT)
COSINE_EMBEDDING_LOSS_FORMS = Overloads("cosine_embedding_loss", COSINE_EMBEDDING_LOSS)
TRIPLET_MARGIN_LOSS_FORMS = Overloads("triplet_margin_loss", TRIPLET_MARGIN_LOSS)
NN_NORMALIZE_FORMS = Overloads("nn_normalize", NN_NORMALIZE)


def _squared_error(input=MISSING, target=MISSING, *rest, **named):
    """_squared_error(input, target) -> Tensor

    `(self - target)²`.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(target, Tensor):
            return _SQUARED_ERROR[input._keys | target._keys](input, target)
    return _SQUARED_ERROR_FORMS.call(input, target, rest, named)


def _absolute_error(input=MISSING, target=MISSING, *rest, **named):
    """_absolute_error(input, target) -> Tensor

    `|self - target|`.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(target, Tensor):
            return _ABSOLUTE_ERROR[input._keys | target._keys](input, target)
    return _ABSOLUTE_ERROR_FORMS.call(input, target, rest, named)


def _weighted_loss(losses=MISSING, input=MISSING, weight=MISSING, reduction=MISSING, *rest, **named):
    """_weighted_loss(losses, input, weight, reduction) -> Tensor

    Losses times their weights; the mean divides by the sum of the weights.
    """
    try:
        if not (rest or named):
            if (
                isinstance(losses, Tensor)
                and isinstance(input, Tensor)
                and isinstance(weight, Tensor)
                and type(reduction) is int
            ):
                return _WEIGHTED_LOSS[losses._keys | input._keys | weight._keys](losses, input, weight, reduction)
        return _WEIGHTED_LOSS_FORMS.call(losses, input, weight, reduction, rest, named)
    except Exception:
        _WEIGHTED_LOSS_FORMS.translate(losses, input, weight, reduction, rest, named)
        raise


def mse_loss(input=MISSING, target=MISSING, *rest, **named):
    """mse_loss(input, target, reduction="mean", weight=None, *, out=None) -> Tensor

    The mean of squared differences, `mean((input - target)²)`.

    `reduction='sum'` gives their sum, `'none'` each of them; with a `weight` for each the mean is weighted.

    >>> a, b = ow.tensor([1.0, 2.0]), ow.tensor([1.0, 4.0])
    >>> ow.nn.functional.mse_loss(a, b)
    tensor(2.)
    >>> ow.nn.functional.mse_loss(a, b, reduction='none')
    tensor([0., 4.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return MSE_LOSS[input._keys | target._keys](input, target, 1, None)
        return MSE_LOSS_FORMS.call(input, target, rest, named)
    except Exception:
        MSE_LOSS_FORMS.translate(input, target, rest, named)
        raise


def l1_loss(input=MISSING, target=MISSING, *rest, **named):
    """l1_loss(input, target, reduction="mean", weight=None) -> Tensor

    The mean of absolute differences, `mean(|input - target|)`.

    >>> ow.nn.functional.l1_loss(ow.tensor([1.0, 2.0]), ow.tensor([1.0, 4.0]))
    tensor(1.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return L1_LOSS[input._keys | target._keys](input, target, 1, None)
        return L1_LOSS_FORMS.call(input, target, rest, named)
    except Exception:
        L1_LOSS_FORMS.translate(input, target, rest, named)
        raise


def smooth_l1_loss(input=MISSING, target=MISSING, *rest, **named):
    """smooth_l1_loss(input, target, reduction="mean", beta=1.0, *, out=None) -> Tensor

    The mean of `|d|` for differences `d`, with a parabola in place of the tip.

    It is `d² / (2 beta)` where `|d| < beta`, `|d| - beta / 2` elsewhere.

    >>> F = ow.nn.functional
    >>> F.smooth_l1_loss(ow.tensor([0.0, 0.0]), ow.tensor([0.5, 2.0]), reduction='none')
    tensor([0.1250, 1.5000])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return SMOOTH_L1_LOSS[input._keys | target._keys](input, target, 1, 1.0)
        return SMOOTH_L1_LOSS_FORMS.call(input, target, rest, named)
    except Exception:
        SMOOTH_L1_LOSS_FORMS.translate(input, target, rest, named)
        raise


def _smooth_absolute_error(input=MISSING, target=MISSING, beta=MISSING, *rest, **named):
    """_smooth_absolute_error(input, target, beta) -> Tensor

    The absolute error with a parabola around 0.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(target, Tensor) and type(beta) is float:
            return _SMOOTH_ABSOLUTE_ERROR[input._keys | target._keys](input, target, beta)
    return _SMOOTH_ABSOLUTE_ERROR_FORMS.call(input, target, beta, rest, named)


def _bounded_step(input=MISSING, bound=MISSING, *rest, **named):
    """_bounded_step(input, bound) -> Tensor

    `self / bound`, and the sign of what lies beyond the bound.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and type(bound) is float:
            return _BOUNDED_STEP[input._keys](input, bound)
    return _BOUNDED_STEP_FORMS.call(input, bound, rest, named)


def _bounded(input=MISSING, bound=MISSING, *rest, **named):
    """_bounded(input, bound) -> Tensor

    The input, and the bound with its sign for what lies beyond it.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and type(bound) is float:
            return _BOUNDED[input._keys](input, bound)
    return _BOUNDED_FORMS.call(input, bound, rest, named)


def huber_loss(input=MISSING, target=MISSING, *rest, **named):
    """huber_loss(input, target, reduction="mean", delta=1.0, weight=None, *, out=None) -> Tensor

    The mean of `d² / 2` for differences `|d| <= delta`, of `delta * (|d| - delta / 2)` for larger ones.

    From Huber, Annals of Statistics 35, 1964.

    >>> ow.nn.functional.huber_loss(ow.tensor([0.0, 0.0]), ow.tensor([0.5, 2.0]), reduction='none')
    tensor([0.1250, 1.5000])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return HUBER_LOSS[input._keys | target._keys](input, target, 1, 1.0, None)
        return HUBER_LOSS_FORMS.call(input, target, rest, named)
    except Exception:
        HUBER_LOSS_FORMS.translate(input, target, rest, named)
        raise


def _huber_error(input=MISSING, target=MISSING, delta=MISSING, *rest, **named):
    """_huber_error(input, target, delta) -> Tensor

    Half the squared error, linear where it exceeds `delta`.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(target, Tensor) and type(delta) is float:
            return _HUBER_ERROR[input._keys | target._keys](input, target, delta)
    return _HUBER_ERROR_FORMS.call(input, target, delta, rest, named)


def binary_cross_entropy(input=MISSING, target=MISSING, *rest, **named):
    """binary_cross_entropy(input, target, weight=None, reduction="mean", *, out=None) -> Tensor

    The cross entropy of probabilities, `-(target * log(input) + (1 - target) * log(1 - input))`.

    Logarithms are not taken below -100. See `binary_cross_entropy_with_logits` for inputs of any size.

    >>> x = ow.tensor([0.5, 0.0])
    >>> ow.nn.functional.binary_cross_entropy(x, ow.ones(2), reduction='none')
    tensor([  0.6931, 100.0000])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return BINARY_CROSS_ENTROPY[input._keys | target._keys](input, target, None, 1)
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor) and isinstance(target, Tensor):
            return BINARY_CROSS_ENTROPY[input._keys | target._keys | keys_of(rest)](input, target, *rest, 1)
        return BINARY_CROSS_ENTROPY_FORMS.call(input, target, rest, named)
    except Exception:
        BINARY_CROSS_ENTROPY_FORMS.translate(input, target, rest, named)
        raise


def _binary_entropy(input=MISSING, target=MISSING, *rest, **named):
    """_binary_entropy(input, target) -> Tensor

    The cross entropy of probabilities, logarithms at least -100.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(target, Tensor):
            return _BINARY_ENTROPY[input._keys | target._keys](input, target)
    return _BINARY_ENTROPY_FORMS.call(input, target, rest, named)


def binary_cross_entropy_with_logits(input=MISSING, target=MISSING, *rest, **named):
    """binary_cross_entropy_with_logits(input, target, weight=None, pos_weight=None, reduction="mean") ->
        Tensor

    The cross entropy of `sigmoid(input)`, without overflow: `(1 - target) * input + log(1 + exp(-input))`.

    `pos_weight` multiplies the part of the positive class.

    >>> ow.binary_cross_entropy_with_logits(ow.tensor([0.0, -200.0]), ow.ones(2), reduction='none')
    tensor([  0.6931, 200.0000])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return BINARY_CROSS_ENTROPY_WITH_LOGITS[input._keys | target._keys](input, target, None, None, 1)
        if not named and all_tensors(rest, 2) and isinstance(input, Tensor) and isinstance(target, Tensor):
            return BINARY_CROSS_ENTROPY_WITH_LOGITS[input._keys | target._keys | keys_of(rest)](input, target, *rest, 1)
        return BINARY_CROSS_ENTROPY_WITH_LOGITS_FORMS.call(input, target, rest, named)
    except Exception:
        BINARY_CROSS_ENTROPY_WITH_LOGITS_FORMS.translate(input, target, rest, named)
        raise


def nn_binary_cross_entropy_with_logits(input=MISSING, target=MISSING, *rest, **named):
    """binary_cross_entropy_with_logits(input, target, weight=None, reduction="mean", pos_weight=None) ->
        Tensor

    The cross entropy of `sigmoid(input)`, without overflow: `(1 - target) * input + log(1 + exp(-input))`.

    `pos_weight` multiplies the part of the positive class.

    >>> ow.nn.functional.binary_cross_entropy_with_logits(ow.tensor([0.0]), ow.ones(1))
    tensor(0.6931)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return NN_BINARY_CROSS_ENTROPY_WITH_LOGITS[input._keys | target._keys](input, target, None, 1, None)
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor) and isinstance(target, Tensor):
            return NN_BINARY_CROSS_ENTROPY_WITH_LOGITS[
                input._keys | target._keys | keys_of(rest)
            ](input, target, *rest, 1, None)
        return NN_BINARY_CROSS_ENTROPY_WITH_LOGITS_FORMS.call(input, target, rest, named)
    except Exception:
        NN_BINARY_CROSS_ENTROPY_WITH_LOGITS_FORMS.translate(input, target, rest, named)
        raise


def _logit_entropy(input=MISSING, target=MISSING, *rest, **named):
    """_logit_entropy(input, target) -> Tensor

    The cross entropy of `sigmoid(self)`.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(target, Tensor):
            return _LOGIT_ENTROPY[input._keys | target._keys](input, target)
    return _LOGIT_ENTROPY_FORMS.call(input, target, rest, named)


def _weighted_logit_entropy(input=MISSING, target=MISSING, pos_weight=MISSING, *rest, **named):
    """_weighted_logit_entropy(input, target, pos_weight) -> Tensor

    The cross entropy of `sigmoid(self)`, the positive class weighted.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(target, Tensor) and isinstance(pos_weight, Tensor):
            return _WEIGHTED_LOGIT_ENTROPY[input._keys | target._keys | pos_weight._keys](input, target, pos_weight)
    return _WEIGHTED_LOGIT_ENTROPY_FORMS.call(input, target, pos_weight, rest, named)


def kl_div(input=MISSING, target=MISSING, *rest, **named):
    """kl_div(input, target, reduction="mean", *, log_target=False) -> Tensor

    The Kullback-Leibler divergence of log-probabilities: `target * (log(target) - input)`.

    It is 0 where the target is 0; with `log_target` the target is given by logarithms too.

    >>> ow.kl_div(ow.tensor([0.5, 0.5]).log(), ow.tensor([0.0, 1.0]), reduction='sum')
    tensor(0.6931)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return KL_DIV[input._keys | target._keys](input, target, 1, False)
        return KL_DIV_FORMS.call(input, target, rest, named)
    except Exception:
        KL_DIV_FORMS.translate(input, target, rest, named)
        raise


def nn_kl_div(input=MISSING, target=MISSING, *rest, **named):
    """kl_div(input, target, reduction='mean', log_target=False) -> Tensor

    The Kullback-Leibler divergence of log-probabilities: `target * (log(target) - input)`.

    It is 0 where the target is 0; with `log_target` the target is given by logarithms too.

    `reduction='batchmean'` divides the sum by the size of the batch, as the divergence of distributions is
        defined.

    >>> logs = ow.tensor([[0.5, 0.5]]).log()
    >>> ow.nn.functional.kl_div(logs, ow.tensor([[0.0, 1.0]]), reduction='batchmean')
    tensor(0.6931)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return NN_KL_DIV[input._keys | target._keys](input, target, 'mean', False)
        return NN_KL_DIV_FORMS.call(input, target, rest, named)
    except Exception:
        NN_KL_DIV_FORMS.translate(input, target, rest, named)
        raise


def _divergence(input=MISSING, target=MISSING, *rest, **named):
    """_divergence(input, target) -> Tensor

    `target * (log(target) - self)`, 0 where the target is 0.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(target, Tensor):
            return _DIVERGENCE[input._keys | target._keys](input, target)
    return _DIVERGENCE_FORMS.call(input, target, rest, named)


def _divergence_of_logs(input=MISSING, target=MISSING, *rest, **named):
    """_divergence_of_logs(input, target) -> Tensor

    `exp(target) * (target - self)`.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(target, Tensor):
            return _DIVERGENCE_OF_LOGS[input._keys | target._keys](input, target)
    return _DIVERGENCE_OF_LOGS_FORMS.call(input, target, rest, named)


def poisson_nll_loss(
    input=MISSING, target=MISSING, log_input=MISSING, full=MISSING, eps=MISSING, reduction=MISSING, *rest, **named
):
    """poisson_nll_loss(input, target, log_input, full, eps, reduction) -> Tensor

    The negative logarithm of the Poisson distribution: see `nn.functional.poisson_nll_loss`.

    >>> ow.poisson_nll_loss(ow.tensor([0.0]), ow.tensor([2.0]), True, False, 1e-8, 1)
    tensor(1.)
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(target, Tensor)
                and type(log_input) is bool
                and type(full) is bool
                and type(eps) is float
                and type(reduction) is int
            ):
                return POISSON_NLL_LOSS[input._keys | target._keys](input, target, log_input, full, eps, reduction)
        return POISSON_NLL_LOSS_FORMS.call(input, target, log_input, full, eps, reduction, rest, named)
    except Exception:
        POISSON_NLL_LOSS_FORMS.translate(input, target, log_input, full, eps, reduction, rest, named)
        raise


def nn_poisson_nll_loss(input=MISSING, target=MISSING, *rest, **named):
    """poisson_nll_loss(input, target, log_input=True, full=False, eps=1e-08, reduction="mean") -> Tensor

    The negative logarithm of the Poisson distribution: `exp(input) - target * input`.

    With `log_input=False` it is `input - target * log(input + eps)`.

    `full` adds Stirling's approximation of `log(target!)` where the target exceeds 1.

    >>> x = ow.tensor([0.0, 1.0])
    >>> ow.nn.functional.poisson_nll_loss(x, ow.tensor([2.0, 3.0]), reduction='none')
    tensor([ 1.0000, -0.2817])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return NN_POISSON_NLL_LOSS[input._keys | target._keys](input, target, True, False, 1e-08, 1)
        return NN_POISSON_NLL_LOSS_FORMS.call(input, target, rest, named)
    except Exception:
        NN_POISSON_NLL_LOSS_FORMS.translate(input, target, rest, named)
        raise


def nn_gaussian_nll_loss(input=MISSING, target=MISSING, var=MISSING, *rest, **named):
    """gaussian_nll_loss(input, target, var, full=False, eps=1e-06, reduction="mean") -> Tensor
    gaussian_nll_loss(input, target, var, full=False, eps=1e-06, reduction="mean") -> Tensor

    The negative logarithm of the normal distribution: `(log(var) + (input - target)² / var) / 2`.

    Variances below `eps` are taken as `eps`.

    `full` adds the constant `log(2 pi) / 2`. Negative variances are a ValueError.

    >>> ow.nn.functional.gaussian_nll_loss(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([4.0]))
    tensor(1.1931)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor) and isinstance(var, Tensor):
                return NN_GAUSSIAN_NLL_LOSS[input._keys | target._keys | var._keys](input, target, var, False, 1e-06, 1)
            if isinstance(input, Tensor) and isinstance(target, Tensor) and type(var) is float:
                return NN_GAUSSIAN_NLL_LOSS_SCALAR[input._keys | target._keys](input, target, var, False, 1e-06, 1)
        return NN_GAUSSIAN_NLL_LOSS_FORMS.call(input, target, var, rest, named)
    except Exception:
        NN_GAUSSIAN_NLL_LOSS_FORMS.translate(input, target, var, rest, named)
        raise


def _gaussian_loss(
    input=MISSING, target=MISSING, var=MISSING, full=MISSING, eps=MISSING, reduction=MISSING, *rest, **named
):
    """_gaussian_loss(input, target, var, full, eps, reduction) -> Tensor

    The negative logarithm of the normal distribution.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(target, Tensor)
                and isinstance(var, Tensor)
                and type(full) is bool
                and type(eps) is float
                and type(reduction) is int
            ):
                return _GAUSSIAN_LOSS[input._keys | target._keys | var._keys](input, target, var, full, eps, reduction)
        return _GAUSSIAN_LOSS_FORMS.call(input, target, var, full, eps, reduction, rest, named)
    except Exception:
        _GAUSSIAN_LOSS_FORMS.translate(input, target, var, full, eps, reduction, rest, named)
        raise


def _raised(input=MISSING, min=MISSING, *rest, **named):
    """_raised(input, min) -> Tensor

    As `clamp_min`; the gradient goes on below the bound, while a tangent stops there.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and (type(min) is float or type(min) is int):
            return _RAISED[input._keys](input, min)
    return _RAISED_FORMS.call(input, min, rest, named)


def hinge_embedding_loss(input=MISSING, target=MISSING, *rest, **named):
    """hinge_embedding_loss(input, target, margin=1.0, reduction="mean") -> Tensor

    The input where the target is 1, `max(0, margin - input)` where it is -1.

    >>> ow.hinge_embedding_loss(ow.tensor([0.5, 0.5]), ow.tensor([1, -1]), 2.0, reduction='none')
    tensor([0.5000, 1.5000])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return HINGE_EMBEDDING_LOSS[input._keys | target._keys](input, target, 1.0, 1)
        return HINGE_EMBEDDING_LOSS_FORMS.call(input, target, rest, named)
    except Exception:
        HINGE_EMBEDDING_LOSS_FORMS.translate(input, target, rest, named)
        raise


def margin_ranking_loss(input1=MISSING, input2=MISSING, target=MISSING, *rest, **named):
    """margin_ranking_loss(input1, input2, target, margin=0.0, reduction="mean") -> Tensor

    `max(0, -target * (input1 - input2) + margin)`: 0 where the order is that of the target's sign.

    >>> ow.margin_ranking_loss(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([1.0]))
    tensor(2.)
    """
    try:
        if not (rest or named):
            if isinstance(input1, Tensor) and isinstance(input2, Tensor) and isinstance(target, Tensor):
                return MARGIN_RANKING_LOSS[input1._keys | input2._keys | target._keys](input1, input2, target, 0.0, 1)
        return MARGIN_RANKING_LOSS_FORMS.call(input1, input2, target, rest, named)
    except Exception:
        MARGIN_RANKING_LOSS_FORMS.translate(input1, input2, target, rest, named)
        raise


def soft_margin_loss(input=MISSING, target=MISSING, *rest, **named):
    """soft_margin_loss(input, target, reduction="mean", *, out=None) -> Tensor

    `log(1 + exp(-target * input))` for targets 1 and -1.

    >>> x = ow.tensor([0.0, 2.0])
    >>> ow.nn.functional.soft_margin_loss(x, ow.tensor([1.0, -1.0]), reduction='none')
    tensor([0.6931, 2.1269])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return SOFT_MARGIN_LOSS[input._keys | target._keys](input, target, 1)
        return SOFT_MARGIN_LOSS_FORMS.call(input, target, rest, named)
    except Exception:
        SOFT_MARGIN_LOSS_FORMS.translate(input, target, rest, named)
        raise


def nn_multilabel_soft_margin_loss(input=MISSING, target=MISSING, *rest, **named):
    """multilabel_soft_margin_loss(input, target, weight=None, reduction="mean") -> Tensor

    The mean over classes of the binary cross entropy of `sigmoid(input)`.

    >>> ow.nn.functional.multilabel_soft_margin_loss(ow.zeros(1, 3), ow.tensor([[1.0, 0.0, 1.0]]))
    tensor(0.6931)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return NN_MULTILABEL_SOFT_MARGIN_LOSS[input._keys | target._keys](input, target, None, 1)
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor) and isinstance(target, Tensor):
            return NN_MULTILABEL_SOFT_MARGIN_LOSS[input._keys | target._keys | keys_of(rest)](input, target, *rest, 1)
        return NN_MULTILABEL_SOFT_MARGIN_LOSS_FORMS.call(input, target, rest, named)
    except Exception:
        NN_MULTILABEL_SOFT_MARGIN_LOSS_FORMS.translate(input, target, rest, named)
        raise


def multi_margin_loss(input=MISSING, target=MISSING, *rest, **named):
    """multi_margin_loss(input, target, p=1, margin=1.0, weight=None, reduction="mean", *, out=None) -> Tensor

    The hinge loss of several classes: the mean of `max(0, margin - input[target] + input[i]) ** p`.

    The mean is over all classes; the target's own is left out of the sum.

    >>> ow.nn.functional.multi_margin_loss(ow.tensor([[0.5, 1.0, 0.0]]), ow.tensor([0]))
    tensor(0.6667)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return MULTI_MARGIN_LOSS[input._keys | target._keys](input, target, 1, 1.0, None, 1)
        return MULTI_MARGIN_LOSS_FORMS.call(input, target, rest, named)
    except Exception:
        MULTI_MARGIN_LOSS_FORMS.translate(input, target, rest, named)
        raise


def _multi_margin(input=MISSING, target=MISSING, p=MISSING, margin=MISSING, *rest, **named):
    """_multi_margin(input, target, p, margin) -> Tensor

    The hinge loss of every row, of several classes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor) and type(p) is int and type(margin) is float:
                return _MULTI_MARGIN[input._keys | target._keys](input, target, p, margin)
        return _MULTI_MARGIN_FORMS.call(input, target, p, margin, rest, named)
    except Exception:
        _MULTI_MARGIN_FORMS.translate(input, target, p, margin, rest, named)
        raise


def _multi_margin_backward(grad=MISSING, input=MISSING, target=MISSING, p=MISSING, margin=MISSING, *rest, **named):
    """_multi_margin_backward(grad, input, target, p, margin) -> Tensor

    The gradient of `_multi_margin`.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(input, Tensor)
                and isinstance(target, Tensor)
                and type(p) is int
                and type(margin) is float
            ):
                return _MULTI_MARGIN_BACKWARD[grad._keys | input._keys | target._keys](grad, input, target, p, margin)
        return _MULTI_MARGIN_BACKWARD_FORMS.call(grad, input, target, p, margin, rest, named)
    except Exception:
        _MULTI_MARGIN_BACKWARD_FORMS.translate(grad, input, target, p, margin, rest, named)
        raise


def _margin_slope(
    share=MISSING, input=MISSING, own=MISSING, is_other=MISSING, margin=MISSING, p=MISSING, *rest, **named
):
    """_margin_slope(share, input, own, is_other, margin, p) -> Tensor

    The gradient of what elements exceed `own` by, less a margin, or of its square.
    """
    if not (rest or named):
        if (
            isinstance(share, Tensor)
            and isinstance(input, Tensor)
            and isinstance(own, Tensor)
            and isinstance(is_other, Tensor)
            and type(margin) is float
            and type(p) is int
        ):
            return _MARGIN_SLOPE[
                share._keys | input._keys | own._keys | is_other._keys
            ](share, input, own, is_other, margin, p)
    return _MARGIN_SLOPE_FORMS.call(share, input, own, is_other, margin, p, rest, named)


def pairwise_distance(x1=MISSING, x2=MISSING, *rest, **named):
    """pairwise_distance(x1, x2, p=2.0, eps=1e-06, keepdim=False) -> Tensor

    The p-norms of `x1 - x2 + eps` along the last dimension.

    >>> ow.pairwise_distance(ow.tensor([[0.0, 0.0]]), ow.tensor([[3.0, 4.0]]))
    tensor([5.0000])
    """
    try:
        if not (rest or named):
            if isinstance(x1, Tensor) and isinstance(x2, Tensor):
                return PAIRWISE_DISTANCE[x1._keys | x2._keys](x1, x2, 2.0, 1e-06, False)
        return PAIRWISE_DISTANCE_FORMS.call(x1, x2, rest, named)
    except Exception:
        PAIRWISE_DISTANCE_FORMS.translate(x1, x2, rest, named)
        raise


def cosine_similarity(x1=MISSING, x2=MISSING, *rest, **named):
    """cosine_similarity(x1, x2, dim=1, eps=1e-08) -> Tensor

    The cosine of the angle between vectors along a dimension; norms below `eps` are taken as `eps`.

    >>> ow.cosine_similarity(ow.tensor([[1.0, 0.0]]), ow.tensor([[1.0, 1.0]]))
    tensor([0.7071])
    """
    try:
        if not (rest or named):
            if isinstance(x1, Tensor) and isinstance(x2, Tensor):
                return COSINE_SIMILARITY[x1._keys | x2._keys](x1, x2, 1, 1e-08)
        return COSINE_SIMILARITY_FORMS.call(x1, x2, rest, named)
    except Exception:
        COSINE_SIMILARITY_FORMS.translate(x1, x2, rest, named)
        raise


def _raised_root(input=MISSING, *rest, **named):
    """_raised_root(input) -> Tensor

    `sqrt(self ** 2 + 1e-12)`, without the square.
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return _RAISED_ROOT[input._keys](input)
    return _RAISED_ROOT_FORMS.call(input, rest, named)


def cosine_embedding_loss(input1=MISSING, input2=MISSING, target=MISSING, *rest, **named):
    """cosine_embedding_loss(input1, input2, target, margin=0.0, reduction="mean") -> Tensor

    `1 - cos` of pairs of vectors with target 1, `max(0, cos - margin)` of those with target -1.

    >>> a, b = ow.tensor([[1.0, 0.0]]), ow.tensor([[0.0, 1.0]])
    >>> ow.cosine_embedding_loss(a, b, ow.tensor([1]))
    tensor(1.)
    """
    try:
        if not (rest or named):
            if isinstance(input1, Tensor) and isinstance(input2, Tensor) and isinstance(target, Tensor):
                return COSINE_EMBEDDING_LOSS[input1._keys | input2._keys | target._keys](input1, input2, target, 0.0, 1)
        return COSINE_EMBEDDING_LOSS_FORMS.call(input1, input2, target, rest, named)
    except Exception:
        COSINE_EMBEDDING_LOSS_FORMS.translate(input1, input2, target, rest, named)
        raise


def triplet_margin_loss(anchor=MISSING, positive=MISSING, negative=MISSING, *rest, **named):
    """triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2.0, eps=1e-06, swap=False,
        reduction="mean") -> Tensor

    `max(0, d(anchor, positive) - d(anchor, negative) + margin)` with distances of `pairwise_distance`.

    From Balntas and others, British Machine Vision Conference 2016.

    `swap` takes the distance of positive and negative where it is smaller than that of anchor and negative.

    >>> a, b, c = ow.tensor([[0.0]]), ow.tensor([[1.0]]), ow.tensor([[3.0]])
    >>> ow.triplet_margin_loss(a, c, b)
    tensor(3.)
    """
    try:
        if not (rest or named):
            if isinstance(anchor, Tensor) and isinstance(positive, Tensor) and isinstance(negative, Tensor):
                return TRIPLET_MARGIN_LOSS[anchor._keys | positive._keys | negative._keys](
                    anchor, positive, negative, 1.0, 2.0, 1e-06, False, 1
                )
        return TRIPLET_MARGIN_LOSS_FORMS.call(anchor, positive, negative, rest, named)
    except Exception:
        TRIPLET_MARGIN_LOSS_FORMS.translate(anchor, positive, negative, rest, named)
        raise


def nn_normalize(input=MISSING, *rest, **named):
    """normalize(input, p=2.0, dim=(1,), eps=1e-12, *, out=None) -> Tensor

    Vectors along a dimension divided by their p-norms, or by `eps` where that is larger.

    >>> ow.nn.functional.normalize(ow.tensor([[3.0, 4.0]]))
    tensor([[0.6000, 0.8000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_NORMALIZE[input._keys](input, 2.0, (1,), 1e-12)
        return NN_NORMALIZE_FORMS.call(input, rest, named)
    except Exception:
        NN_NORMALIZE_FORMS.translate(input, rest, named)
        raise
