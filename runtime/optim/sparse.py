"""The optimiser of sparse gradients, of which there are none: it says so where it would need one."""

from __future__ import annotations

from typing import Any

from runtime.errors import ArgumentValueError, ComputeError
from runtime.optim.checks import at_least_zero, below_one, number
from runtime.optim.optimizer import Closure, Optimizer, loss_of


class SparseAdam(Optimizer):
    """Adam for parameters whose gradients are sparse: here, as with dense gradients in PyTorch, ``step`` raises.

    ``optim.Adam`` is what dense gradients need; opweave computes no sparse ones.
    """

    def __init__(
        self, params: Any, lr: Any = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        maximize: bool = False,
    ) -> None:  # fmt: skip
        at_least_zero(lr=lr, eps=eps)
        for name, value in (("learning rate", lr), ("epsilon value", eps)):
            if number(value) == 0:
                msg = f"Invalid {name}: {value}"
                raise ArgumentValueError(msg)
        below_one("beta parameter", betas)
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "maximize": maximize})
        if any(param.dtype.is_complex for group in self.param_groups for param in group["params"]):
            msg = "SparseAdam does not support complex parameters"
            raise ArgumentValueError(msg)

    def step(self, closure: Closure | None = None) -> Any:
        """Raise RuntimeError where a parameter has a gradient."""
        loss = loss_of(closure)
        if any(item.grad is not None for group in self.param_groups for item in group["params"]):
            msg = "SparseAdam does not support dense gradients, please consider Adam instead"
            raise ComputeError(msg)
        return loss
