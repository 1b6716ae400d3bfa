"""Updates by sparse gradients, which read and write the rows that a gradient stores, and SparseAdam."""

from __future__ import annotations

import math
from typing import Any

from runtime.errors import ArgumentValueError, ComputeError
from runtime.guards import no_grad
from runtime.nn.operators import F
from runtime.optim.checks import at_least_zero, below_one, number
from runtime.optim.optimizer import Closure, Group, Optimizer, loss_of
from runtime.sparse.conversion import with_values
from runtime.tensor import Tensor
from runtime.tensor.keys import SPARSE


def rows_of(grad: Any, *, maximize: bool = False) -> Any:
    """A sparse gradient with each row once; with the other sign to maximise."""
    rows = grad.detach().coalesce()
    return -rows if maximize else rows


class SparseAdam(Optimizer):
    """Adam for parameters whose gradients are sparse: only rows that a gradient stores change, and their moments.

    Parameters are dense. ``step`` raises RuntimeError for a dense gradient, for which there is ``optim.Adam``.
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
        members = [param for group in self.param_groups for param in group["params"]]
        sparse = [index for index, param in enumerate(members) if param._keys & SPARSE]
        if sparse:
            msg = f"Sparse params at indices {sparse}: SparseAdam requires dense parameter tensors"
            raise ArgumentValueError(msg)
        if any(param.dtype.is_complex for param in members):
            msg = "SparseAdam does not support complex parameters"
            raise ArgumentValueError(msg)

    def step(self, closure: Closure | None = None) -> Any:
        """Change the rows of parameters that their gradients store; what `closure` returns is returned."""
        loss = loss_of(closure)
        with no_grad():
            for group in self.param_groups:
                for parameter in group["params"]:
                    if parameter.grad is not None:
                        self._update(group, parameter, parameter.grad)
        return loss

    def _update(self, group: Group, parameter: Any, grad: Tensor) -> None:
        if not grad._keys & SPARSE:
            msg = "SparseAdam does not support dense gradients, please consider Adam instead"
            raise ComputeError(msg)
        state = self.state[parameter]
        if not state:
            state.update(step=0, exp_avg=F.zeros_like(parameter), exp_avg_sq=F.zeros_like(parameter))
        state["step"] += 1
        gradient = rows_of(grad, maximize=group["maximize"])
        values = gradient.values()
        if not values.numel():
            return
        means = []
        for name, target, beta in zip(
            ("exp_avg", "exp_avg_sq"), (values, values.square()), group["betas"], strict=True
        ):
            before = F._values_at(state[name], gradient.indices())
            change = (target - before) * (1 - number(beta))
            state[name].add_(with_values(gradient, change))
            means.append(before + change)
        corrections = [1 - number(beta) ** state["step"] for beta in group["betas"]]
        rate = number(group["lr"]) * math.sqrt(corrections[1]) / corrections[0]
        step = means[0] / (means[1].sqrt_() + group["eps"])
        parameter.add_(with_values(gradient, step), alpha=-rate)
