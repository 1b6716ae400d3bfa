# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of losses; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence

from runtime.annotations import _bool, _float, _int, _str, _Tensor

from .. import Tensor
__all__ = [
    "embedding",
]

def _ratio_of_sums(input: _Tensor, other: _Tensor) -> Tensor: ...
def _reduce_loss(input: _Tensor, reduction: _int) -> Tensor: ...
def nll_loss(
    input: _Tensor, target: _Tensor, weight: _Tensor | None = None, reduction: _int | _str = "mean",
    ignore_index: _int = -100, *, out: _Tensor | None = None,
) -> Tensor: ...
def _nll_forward(input: _Tensor, target: _Tensor, reduction: _int, ignore_index: _int) -> Tensor: ...
def _nll_backward(
    grad_output: _Tensor, target: _Tensor, sizes: Sequence[_int], reduction: _int, ignore_index: _int
) -> Tensor: ...
def _check_classes(input: _Tensor, classes: _int) -> Tensor: ...
def cross_entropy(
    input: _Tensor, target: _Tensor, weight: _Tensor | None = None, reduction: _int | _str = "mean",
    ignore_index: _int = -100, label_smoothing: _float = 0.0,
) -> Tensor: ...
def _cross_entropy_of_probabilities(
    logs: _Tensor, target: _Tensor, weight: _Tensor | None, reduction: _int, label_smoothing: _float, classes: _int
) -> Tensor: ...
def _smoothing_loss(
    logs: _Tensor, target: _Tensor, weight: _Tensor | None, reduction: _int, ignore_index: _int, classes: _int
) -> Tensor: ...
def embedding(
    weight: _Tensor, indices: _Tensor, padding_idx: _int = -1, scale_grad_by_freq: _bool = False, sparse: _bool = False
) -> Tensor: ...
def _embedding_rows(weight: _Tensor, indices: _Tensor, padding_idx: _int, scale_grad_by_freq: _bool) -> Tensor: ...
