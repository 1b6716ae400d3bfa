"""Shapes, strides and dtypes of the results of recurrences."""

from __future__ import annotations

from runtime.kernels.reduction import recurrences
from runtime.tensor import Tensor
from runtime.tensor.plans import KernelPlan, plan_of


@plan_of(recurrences.state_recurrence)
def state_recurrence(self: Tensor, weight: Tensor, dim: int, _reverse: bool) -> KernelPlan:
    """The same sizes."""
    recurrences.check_states(self, weight, dim)
    return KernelPlan(self._sizes, self.dtype)
