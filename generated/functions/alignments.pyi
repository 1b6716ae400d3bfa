"""The functions and methods of alignments; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _int, _str, _Tensor

from .. import Tensor
__all__ = ["ctc_loss"]

@overload
def ctc_loss(
    log_probs: _Tensor,
    targets: _Tensor,
    input_lengths: _Tensor,
    target_lengths: _Tensor,
    blank: _int = 0,
    reduction: _int | _str = "mean",
    zero_infinity: _bool = False,
) -> Tensor: ...
@overload
def ctc_loss(
    log_probs: _Tensor,
    targets: _Tensor,
    input_lengths: Sequence[_int],
    target_lengths: Sequence[_int],
    blank: _int = 0,
    reduction: _int | _str = "mean",
    zero_infinity: _bool = False,
) -> Tensor: ...
def _whole_numbers(values: Sequence[_int]) -> Tensor: ...
def _ctc_labels(targets: _Tensor, target_lengths: Sequence[_int], number: _int) -> Tensor: ...
def _ctc_losses(
    logs: _Tensor, labels: _Tensor, input_lengths: Sequence[_int], target_lengths: Sequence[_int], blank: _int
) -> Tensor: ...
