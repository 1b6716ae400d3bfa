# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of alignments; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _int, _Number, _str, _Tensor

from .. import Tensor
__all__ = [
    "ctc_loss",
]

@overload
def ctc_loss(
    log_probs: _Tensor, targets: _Tensor, input_lengths: _Tensor, target_lengths: _Tensor, blank: _int = 0,
    reduction: _int | _str = "mean", zero_infinity: _bool = False,
) -> Tensor: ...
@overload
def ctc_loss(
    log_probs: _Tensor, targets: _Tensor, input_lengths: Sequence[_int], target_lengths: Sequence[_int],
    blank: _int = 0, reduction: _int | _str = "mean", zero_infinity: _bool = False,
) -> Tensor: ...
def _whole_numbers(values: Sequence[_int]) -> Tensor: ...
@overload
def _ctc_loss(
    log_probs: _Tensor, targets: _Tensor, input_lengths: _Tensor, target_lengths: _Tensor, blank: _int = 0,
    zero_infinity: _bool = False,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def _ctc_loss(
    log_probs: _Tensor, targets: _Tensor, input_lengths: Sequence[_int], target_lengths: Sequence[_int],
    blank: _int = 0, zero_infinity: _bool = False,
) -> builtins.tuple[Tensor, Tensor]: ...
def _ctc_gradient(
    grad_output: _Tensor, log_probs: _Tensor, targets: _Tensor, input_lengths: _Tensor, target_lengths: _Tensor,
    blank: _int, zero_infinity: _bool,
) -> Tensor: ...
def _ctc_second(
    grad_output: _Tensor, tangent: _Tensor, log_probs: _Tensor, targets: _Tensor, input_lengths: _Tensor,
    target_lengths: _Tensor, blank: _int,
) -> Tensor: ...
def _ctc_path(targets: _Tensor, target_lengths: _Tensor, blank: _int) -> builtins.tuple[Tensor, Tensor]: ...
def _ctc_ways(input: _Tensor, skips: _Tensor, forth: _int, low: _Number) -> Tensor: ...
@overload
def _ctc_loss_backward(
    grad: _Tensor, log_probs: _Tensor, targets: _Tensor, input_lengths: _Tensor, target_lengths: _Tensor,
    neg_log_likelihood: _Tensor, log_alpha: _Tensor, blank: _int, zero_infinity: _bool = False,
) -> Tensor: ...
@overload
def _ctc_loss_backward(
    grad: _Tensor, log_probs: _Tensor, targets: _Tensor, input_lengths: Sequence[_int], target_lengths: Sequence[_int],
    neg_log_likelihood: _Tensor, log_alpha: _Tensor, blank: _int, zero_infinity: _bool = False,
) -> Tensor: ...
