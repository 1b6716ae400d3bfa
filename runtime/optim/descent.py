"""Optimisers with one rate for all elements: SGD, averaged SGD, Lion."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from runtime.errors import ArgumentValueError, ComputeError
from runtime.nn.operators import F
from runtime.optim.checks import at_least_zero, below_one, dtype_of_numbers, number
from runtime.optim.optimizer import Group, Pointwise
from runtime.optim.sparse import rows_of
from runtime.tensor import Tensor

Lists = dict[str, list[Tensor]]


class SGD(Pointwise):
    """Gradient descent, with momentum, Nesterov's or not (Sutskever et al., 2013)."""

    counts = False

    def __init__(
        self, params: Any, lr: Any = 1e-3, momentum: float = 0, dampening: float = 0, weight_decay: float = 0,
        nesterov: bool = False, *, maximize: bool = False, foreach: bool | None = None, differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:  # fmt: skip
        at_least_zero(lr=lr, momentum=momentum, weight_decay=weight_decay)
        if nesterov and (momentum <= 0 or dampening != 0):
            msg = "Nesterov momentum requires a momentum and zero dampening"
            raise ArgumentValueError(msg)
        super().__init__(params, {
            "lr": lr, "momentum": momentum, "dampening": dampening, "weight_decay": weight_decay, "nesterov": nesterov,
            "maximize": maximize, "foreach": foreach, "differentiable": differentiable, "fused": fused,
        })  # fmt: skip

    def remembers(self, group: Group) -> bool:
        """Whether there are momenta."""
        return group["momentum"] != 0  # type: ignore[no-any-return]

    def gather(self, group: Group, params: list[Tensor], states: list[dict[str, Any]]) -> dict[str, list[Any]]:
        """The momenta, and whether there was none before."""
        if group["momentum"] == 0:
            return {}
        fresh = [state.get("momentum_buffer") is None for state in states]
        for index in (index for index, is_fresh in enumerate(fresh) if is_fresh):
            states[index]["momentum_buffer"] = F.empty_like(params[index])
        return {"momentum_buffer": [state["momentum_buffer"] for state in states], "fresh": fresh}

    def update(self, group: Group, params: list[Tensor], grads: list[Tensor], states: Lists) -> None:
        """One step of a group; those that had no gradient before begin with it as their momentum."""
        if not states:
            self._run(group, params, [], grads, first=False)
            return
        fresh: list[Any] = states["fresh"]
        for first in {*fresh}:
            chosen = [index for index, is_fresh in enumerate(fresh) if is_fresh is first]
            buffers = [states["momentum_buffer"][index] for index in chosen]
            self._run(group, [params[i] for i in chosen], buffers, [grads[i] for i in chosen], first=first)

    def update_rows(self, group: Group, parameter: Any, grad: Tensor) -> None:
        """One step by a sparse gradient, of which the momentum is sparse as well."""
        if group["weight_decay"] != 0:
            msg = "SGD: weight_decay is not compatible with sparse gradients, since it changes every element"
            raise ComputeError(msg)
        step: Any = rows_of(grad, maximize=group["maximize"])
        momentum = number(group["momentum"])
        if momentum != 0:
            state = self.state[parameter]
            buffer = state.get("momentum_buffer")
            if buffer is None:
                buffer = step.clone()
            else:
                buffer = buffer.mul_(momentum).add_(step, alpha=1 - number(group["dampening"]))
            state["momentum_buffer"] = buffer
            step = step + buffer * momentum if group["nesterov"] else buffer
        parameter.add_(step, alpha=-number(group["lr"]))

    def _run(
        self, group: Group, params: list[Tensor], buffers: list[Tensor], grads: list[Tensor], *, first: bool
    ) -> None:
        F._sgd_step_(  # numbers are floats: a call with ints, the defaults, would be converted in Python
            params, buffers, grads, lr=number(group["lr"]), momentum=number(group["momentum"]),
            dampening=number(group["dampening"]), decay=number(group["weight_decay"]), nesterov=group["nesterov"],
            maximize=group["maximize"], first=first,
        )  # fmt: skip


class ASGD(Pointwise):
    """Gradient descent that averages its parameters (Polyak and Juditsky, 1992)."""

    zeros = ("ax",)
    numbers = ("step", "eta", "mu")

    def __init__(
        self, params: Any, lr: Any = 1e-2, lambd: float = 1e-4, alpha: float = 0.75, t0: float = 1e6,
        weight_decay: float = 0, foreach: bool | None = None, maximize: bool = False, differentiable: bool = False,
        capturable: bool = False,
    ) -> None:  # fmt: skip
        at_least_zero(lr=lr, weight_decay=weight_decay)
        super().__init__(params, {
            "lr": lr, "lambd": lambd, "alpha": alpha, "t0": t0, "weight_decay": weight_decay, "foreach": foreach,
            "maximize": maximize, "differentiable": differentiable, "capturable": capturable,
        })  # fmt: skip

    def start(self, group: Group, parameter: Tensor) -> dict[str, Any]:
        """The rate of the next step, and the weight of the next parameters in the average."""
        state = super().start(group, parameter)
        rate = F.full((), number(group["lr"]), dtype=dtype_of_numbers())
        return {**state, "eta": rate, "mu": F.ones((), dtype=dtype_of_numbers())}

    def update(self, group: Group, params: list[Tensor], grads: list[Tensor], states: Lists) -> None:
        """One step of a group."""
        F._counted_(states["step"])
        F._asgd_step_(
            params, states["ax"], grads, states["eta"], states["mu"],
            lambd=group["lambd"], decay=number(group["weight_decay"]), maximize=group["maximize"],
        )  # fmt: skip
        lr = number(group["lr"])
        numbers: Iterator[Any] = zip(states["eta"], states["mu"], states["step"], strict=True)
        for rate, weight, step in ((item, other, count.item()) for item, other, count in numbers):
            rate.fill_(lr / (1 + group["lambd"] * lr * step) ** group["alpha"])
            weight.fill_(1 / max(1, step - group["t0"]))


class Lion(Pointwise):
    """Signs of a moving mean of gradients (Chen et al., arXiv 2302.06675)."""

    zeros = ("exp_avg",)
    counts = False

    def __init__(
        self, params: Any, lr: Any = 1e-4, betas: tuple[float, float] = (0.9, 0.99), weight_decay: float = 0, *,
        maximize: bool = False, differentiable: bool = False,
    ) -> None:  # fmt: skip
        at_least_zero(lr=lr, weight_decay=weight_decay)
        below_one("beta parameter", betas)
        super().__init__(params, {
            "lr": lr, "betas": betas, "weight_decay": weight_decay, "maximize": maximize,
            "differentiable": differentiable,
        })  # fmt: skip

    def update(self, group: Group, params: list[Tensor], grads: list[Tensor], states: Lists) -> None:
        """One step of a group."""
        beta1, beta2 = group["betas"]
        F._lion_step_(
            params, states["exp_avg"], grads, lr=number(group["lr"]), beta1=beta1, beta2=beta2,
            decay=number(group["weight_decay"]), maximize=group["maximize"],
        )  # fmt: skip
