"""The functions of losses.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence

from runtime.annotations import _bool, _float, _int, _str, _Tensor

from .. import Tensor

def _reduce_loss(input: _Tensor, reduction: _int) -> Tensor:
    """Losses reduced to their mean or sum, or as they are."""

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

def _chosen_loss(input: _Tensor, target: _Tensor, reduction: _int, ignore_index: _int) -> Tensor:
    """The mean (1) or sum (2) of `-self` at int64 classes, one call where operators would be ten."""

def _chosen_loss_backward(
    grad_output: _Tensor, target: _Tensor, sizes: Sequence[_int], reduction: _int, ignore_index: _int
) -> Tensor:
    """The gradient of `_chosen_loss` with respect to its input."""

def _check_classes(input: _Tensor, classes: _int) -> Tensor:
    """Class indices, refused where they are out of bounds."""

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

def _cross_entropy_of_probabilities(
    logs: _Tensor, target: _Tensor, weight: _Tensor | None, reduction: _int, label_smoothing: _float, classes: _int
) -> Tensor:
    """Cross entropy where the target gives a probability for each class."""

def _smoothing_loss(
    logs: _Tensor, target: _Tensor, weight: _Tensor | None, reduction: _int, ignore_index: _int, classes: _int
) -> Tensor:
    """The part of cross entropy that pulls towards the uniform distribution."""

def embedding(
    weight: _Tensor, indices: _Tensor, padding_idx: _int = -1, scale_grad_by_freq: _bool = False, sparse: _bool = False
) -> Tensor:
    """Rows of `weight` picked by integer indices; the row `padding_idx` gets no gradient.

    >>> ow.embedding(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1, 0, 1]))
    tensor([[3., 4.],
            [1., 2.],
            [3., 4.]])
    """
