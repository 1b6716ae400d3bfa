"""Shapes, strides and dtypes of the results of losses."""

from __future__ import annotations

from typing import Any

from runtime.errors import ComputeError
from runtime.kernels.losses import alignments, margins, operator
from runtime.tensor import Tensor
from runtime.tensor.plans import KernelPlan, no_elements, plan_of


@plan_of(operator.nll_forward)
def nll_forward(self: Tensor, target: Tensor, reduction: int, _ignore_index: int) -> KernelPlan:
    """A number for each target, or one."""
    operator.check_targets(self._sizes, target)
    return KernelPlan(target._sizes if reduction == operator.EACH else (), self.dtype)


@plan_of(operator.nll_backward)
def nll_backward(
    grad_output: Tensor, _target: Tensor, sizes: tuple[int, ...], _reduction: int, _ignore_index: int
) -> KernelPlan:
    """A gradient for each class of each target."""
    return KernelPlan(tuple(sizes), grad_output.dtype)


@plan_of(margins.multi_margin)
def multi_margin(self: Tensor, target: Tensor, _p: int, _margin: float) -> KernelPlan:
    """A number for each row."""
    margins.check_matrices(self, target, 1)
    return KernelPlan(self._sizes[:1], self.dtype)


@plan_of(margins.multilabel_margin)
def multilabel_margin(self: Tensor, target: Tensor) -> KernelPlan:
    """A number for each row."""
    margins.check_matrices(self, target, 2)
    return KernelPlan(self._sizes[:1], self.dtype)


@plan_of(alignments.ctc_loss)
def ctc_loss(
    log_probs: Tensor, targets: Tensor, _input_lengths: Any, target_lengths: Any, _blank: int, _zero_infinity: bool
) -> tuple[KernelPlan, KernelPlan]:
    """A number for each sequence, and places of as many labels as the longest has, which numbers have to say."""
    if log_probs._ndim != 3:
        msg = f"ctc_loss: log_probs must be of steps, sequences and classes, got a tensor of shape {log_probs._sizes}"
        raise ComputeError(msg)
    steps, number, _ = log_probs._sizes
    if not isinstance(target_lengths, Tensor):
        longest = max(target_lengths)
    elif targets._ndim == 2:
        longest = targets._sizes[1]
    else:
        raise no_elements("ctc_loss() with target_lengths as a tensor")
    return KernelPlan((number,), log_probs.dtype), KernelPlan((number, steps, 2 * longest + 1), log_probs.dtype)


@plan_of(alignments.ctc_gradient)
def ctc_gradient(_grad: Tensor, log_probs: Tensor, *_: Any) -> KernelPlan:
    """A gradient for each number."""
    return KernelPlan(log_probs._sizes, log_probs.dtype)
