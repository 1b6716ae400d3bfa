"""The functions and methods of criteria; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _int, _Number, _str, _Tensor

from .. import Tensor
__all__ = [
    "binary_cross_entropy_with_logits", "kl_div", "poisson_nll_loss", "hinge_embedding_loss", "margin_ranking_loss",
    "pairwise_distance", "cosine_similarity", "cosine_embedding_loss", "triplet_margin_loss",
]

def _squared_error(input: _Tensor, target: _Tensor) -> Tensor: ...
def _absolute_error(input: _Tensor, target: _Tensor) -> Tensor: ...
def _weighted_loss(losses: _Tensor, input: _Tensor, weight: _Tensor, reduction: _int) -> Tensor: ...
def mse_loss(
    input: _Tensor,
    target: _Tensor,
    reduction: _int | _str = "mean",
    weight: _Tensor | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
def l1_loss(
    input: _Tensor, target: _Tensor, reduction: _int | _str = "mean", weight: _Tensor | None = None
) -> Tensor: ...
def smooth_l1_loss(
    input: _Tensor, target: _Tensor, reduction: _int | _str = "mean", beta: _float = 1.0, *, out: _Tensor | None = None
) -> Tensor: ...
def _smooth_absolute_error(input: _Tensor, target: _Tensor, beta: _float) -> Tensor: ...
def _bounded_step(input: _Tensor, bound: _float) -> Tensor: ...
def _bounded(input: _Tensor, bound: _float) -> Tensor: ...
def huber_loss(
    input: _Tensor,
    target: _Tensor,
    reduction: _int | _str = "mean",
    delta: _float = 1.0,
    weight: _Tensor | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
def _huber_error(input: _Tensor, target: _Tensor, delta: _float) -> Tensor: ...
def binary_cross_entropy(
    input: _Tensor,
    target: _Tensor,
    weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
def _binary_entropy(input: _Tensor, target: _Tensor) -> Tensor: ...
def binary_cross_entropy_with_logits(
    input: _Tensor,
    target: _Tensor,
    weight: _Tensor | None = None,
    pos_weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
) -> Tensor: ...
def nn_binary_cross_entropy_with_logits(
    input: _Tensor,
    target: _Tensor,
    weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
    pos_weight: _Tensor | None = None,
) -> Tensor: ...
def _logit_entropy(input: _Tensor, target: _Tensor) -> Tensor: ...
def _weighted_logit_entropy(input: _Tensor, target: _Tensor, pos_weight: _Tensor) -> Tensor: ...
def kl_div(
    input: _Tensor, target: _Tensor, reduction: _int | _str = "mean", *, log_target: _bool = False
) -> Tensor: ...
def nn_kl_div(input: _Tensor, target: _Tensor, reduction: _str = "mean", log_target: _bool = False) -> Tensor: ...
def _divergence(input: _Tensor, target: _Tensor) -> Tensor: ...
def _divergence_of_logs(input: _Tensor, target: _Tensor) -> Tensor: ...
def poisson_nll_loss(
    input: _Tensor, target: _Tensor, log_input: _bool, full: _bool, eps: _float, reduction: _int
) -> Tensor: ...
def nn_poisson_nll_loss(
    input: _Tensor,
    target: _Tensor,
    log_input: _bool = True,
    full: _bool = False,
    eps: _float = 1e-08,
    reduction: _int | _str = "mean",
) -> Tensor: ...
@overload
def nn_gaussian_nll_loss(
    input: _Tensor,
    target: _Tensor,
    var: _Tensor,
    full: _bool = False,
    eps: _float = 1e-06,
    reduction: _int | _str = "mean",
) -> Tensor: ...
@overload
def nn_gaussian_nll_loss(
    input: _Tensor,
    target: _Tensor,
    var: _float,
    full: _bool = False,
    eps: _float = 1e-06,
    reduction: _int | _str = "mean",
) -> Tensor: ...
def _gaussian_loss(
    input: _Tensor, target: _Tensor, var: _Tensor, full: _bool, eps: _float, reduction: _int
) -> Tensor: ...
def _raised(input: _Tensor, min: _Number) -> Tensor: ...
def hinge_embedding_loss(
    input: _Tensor, target: _Tensor, margin: _float = 1.0, reduction: _int | _str = "mean"
) -> Tensor: ...
def margin_ranking_loss(
    input1: _Tensor, input2: _Tensor, target: _Tensor, margin: _float = 0.0, reduction: _int | _str = "mean"
) -> Tensor: ...
def soft_margin_loss(
    input: _Tensor, target: _Tensor, reduction: _int | _str = "mean", *, out: _Tensor | None = None
) -> Tensor: ...
def nn_multilabel_soft_margin_loss(
    input: _Tensor, target: _Tensor, weight: _Tensor | None = None, reduction: _int | _str = "mean"
) -> Tensor: ...
def multi_margin_loss(
    input: _Tensor,
    target: _Tensor,
    p: _int = 1,
    margin: _float = 1.0,
    weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
def _multi_margin(input: _Tensor, target: _Tensor, p: _int, margin: _float) -> Tensor: ...
def _multi_margin_backward(grad: _Tensor, input: _Tensor, target: _Tensor, p: _int, margin: _float) -> Tensor: ...
def _margin_slope(
    share: _Tensor, input: _Tensor, own: _Tensor, is_other: _Tensor, margin: _float, p: _int
) -> Tensor: ...
@overload
def pairwise_distance(
    x1: _Tensor, x2: _Tensor, p: _float = 2.0, eps: _float = 1e-06, keepdim: _bool = False
) -> Tensor: ...
@overload
def pairwise_distance(x1: _Tensor, x2: _Tensor, p: _float = 2.0, eps: _float = 1e-06, *, keepdims: _bool) -> Tensor: ...
@overload
def cosine_similarity(x1: _Tensor, x2: _Tensor, dim: _int = 1, eps: _float = 1e-08) -> Tensor: ...
@overload
def cosine_similarity(x1: _Tensor, x2: _Tensor, *, axis: _int, eps: _float = 1e-08) -> Tensor: ...
def cosine_embedding_loss(
    input1: _Tensor, input2: _Tensor, target: _Tensor, margin: _float = 0.0, reduction: _int | _str = "mean"
) -> Tensor: ...
def triplet_margin_loss(
    anchor: _Tensor,
    positive: _Tensor,
    negative: _Tensor,
    margin: _float = 1.0,
    p: _float = 2.0,
    eps: _float = 1e-06,
    swap: _bool = False,
    reduction: _int | _str = "mean",
) -> Tensor: ...
@overload
def nn_normalize(
    input: _Tensor,
    p: _float = 2.0,
    dim: Sequence[_int] | _int | None = (1,),
    eps: _float = 1e-12,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def nn_normalize(
    input: _Tensor,
    p: _float = 2.0,
    *,
    axis: Sequence[_int] | _int | None,
    eps: _float = 1e-12,
    out: _Tensor | None = None,
) -> Tensor: ...
