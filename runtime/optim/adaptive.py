"""Optimisers that scale every element by its own past: Adam and its kin, Adagrad, Adadelta, RMSprop, Rprop."""

from __future__ import annotations

from typing import Any

from runtime.errors import ComputeError
from runtime.nn.operators import F
from runtime.optim.checks import at_least_zero, below_one, dtype_of_numbers, number
from runtime.optim.optimizer import Group, Pointwise
from runtime.optim.sparse import rows_of
from runtime.sparse.conversion import with_values
from runtime.tensor import Tensor

Lists = dict[str, list[Tensor]]


def _filled(parameter: Any, value: float) -> complex:
    """A number that fills a state; both parts of a complex one have it."""
    return complex(value, value) if parameter.is_complex() else value


class _Moments(Pointwise):
    """What keeps the mean of gradients and of their squares."""

    zeros = ("exp_avg", "exp_avg_sq")

    def __init__(self, params: Any, **defaults: Any) -> None:
        at_least_zero(lr=defaults["lr"], eps=defaults["eps"], weight_decay=defaults["weight_decay"])
        below_one("beta parameter", defaults["betas"])
        super().__init__(params, defaults)


class Adam(_Moments):
    """Adam (Kingma and Ba, arXiv 1412.6980); `amsgrad` divides by the largest mean square so far (arXiv 1904.09237)."""

    for_sparse = "SparseAdam"

    def __init__(
        self, params: Any, lr: Any = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0, amsgrad: bool = False, *, foreach: bool | None = None, maximize: bool = False,
        capturable: bool = False, differentiable: bool = False, fused: bool | None = None,
        decoupled_weight_decay: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(
            params, lr=lr, betas=betas, eps=eps, weight_decay=weight_decay, amsgrad=amsgrad, maximize=maximize,
            foreach=foreach, capturable=capturable, differentiable=differentiable, fused=fused,
            decoupled_weight_decay=decoupled_weight_decay,
        )  # fmt: skip

    def kept_for(self, group: Group) -> tuple[str, ...]:
        """The largest mean square as well, where that is asked for."""
        return (*self.zeros, "max_exp_avg_sq") if group["amsgrad"] else self.zeros

    def update(self, group: Group, params: list[Tensor], grads: list[Tensor], states: Lists) -> None:
        """One step of a group."""
        beta1, beta2 = group["betas"]
        F._counted_(states["step"])
        F._adam_step_(
            params, states["exp_avg"], states["exp_avg_sq"], states.get("max_exp_avg_sq", []), grads, states["step"],
            lr=number(group["lr"]), beta1=number(beta1), beta2=number(beta2), eps=group["eps"],
            decay=number(group["weight_decay"]), decoupled=group["decoupled_weight_decay"], amsgrad=group["amsgrad"],
            maximize=group["maximize"],
        )  # fmt: skip


class AdamW(Adam):
    """Adam whose weights decay by themselves (Loshchilov and Hutter, arXiv 1711.05101)."""

    def __init__(
        self, params: Any, lr: Any = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 1e-2, amsgrad: bool = False, *, maximize: bool = False, foreach: bool | None = None,
        capturable: bool = False, differentiable: bool = False, fused: bool | None = None,
    ) -> None:  # fmt: skip
        super().__init__(
            params, lr, betas, eps, weight_decay, amsgrad, foreach=foreach, maximize=maximize, capturable=capturable,
            differentiable=differentiable, fused=fused, decoupled_weight_decay=True,
        )  # fmt: skip


class NAdam(_Moments):
    """Adam with Nesterov's momentum (Dozat, 2016)."""

    numbers = ("step", "mu_product")

    def __init__(
        self, params: Any, lr: Any = 2e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0, momentum_decay: float = 4e-3, decoupled_weight_decay: bool = False, *,
        foreach: bool | None = None, maximize: bool = False, capturable: bool = False, differentiable: bool = False,
    ) -> None:  # fmt: skip
        at_least_zero(momentum_decay=momentum_decay)
        super().__init__(
            params, lr=lr, betas=betas, eps=eps, weight_decay=weight_decay, momentum_decay=momentum_decay,
            decoupled_weight_decay=decoupled_weight_decay, maximize=maximize, foreach=foreach, capturable=capturable,
            differentiable=differentiable,
        )  # fmt: skip

    def start(self, group: Group, parameter: Tensor) -> dict[str, Any]:
        """The product of momenta is 1 at first."""
        return {"mu_product": F.ones((), dtype=dtype_of_numbers()), **super().start(group, parameter)}

    def update(self, group: Group, params: list[Tensor], grads: list[Tensor], states: Lists) -> None:
        """One step of a group."""
        beta1, beta2 = group["betas"]
        F._counted_(states["step"])
        products: list[Any] = states["mu_product"]
        for product, step in zip(products, states["step"], strict=True):
            product.mul_(beta1 * (1 - 0.5 * 0.96 ** (step.item() * group["momentum_decay"])))
        F._nadam_step_(
            params, states["exp_avg"], states["exp_avg_sq"], grads, states["step"], products, lr=number(group["lr"]),
            beta1=beta1, beta2=beta2, eps=group["eps"], decay=number(group["weight_decay"]),
            momentum_decay=group["momentum_decay"], decoupled=group["decoupled_weight_decay"],
            maximize=group["maximize"],
        )  # fmt: skip


class RAdam(_Moments):
    """Adam whose variance is rectified (Liu et al., arXiv 1908.03265)."""

    def __init__(
        self, params: Any, lr: Any = 1e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0, decoupled_weight_decay: bool = False, *, foreach: bool | None = None,
        maximize: bool = False, capturable: bool = False, differentiable: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(
            params, lr=lr, betas=betas, eps=eps, weight_decay=weight_decay, maximize=maximize, foreach=foreach,
            capturable=capturable, decoupled_weight_decay=decoupled_weight_decay, differentiable=differentiable,
        )  # fmt: skip

    def update(self, group: Group, params: list[Tensor], grads: list[Tensor], states: Lists) -> None:
        """One step of a group."""
        beta1, beta2 = group["betas"]
        F._counted_(states["step"])
        F._radam_step_(
            params, states["exp_avg"], states["exp_avg_sq"], grads, states["step"], lr=number(group["lr"]), beta1=beta1,
            beta2=beta2, eps=group["eps"], decay=number(group["weight_decay"]),
            decoupled=group["decoupled_weight_decay"], maximize=group["maximize"],
        )  # fmt: skip


class Adamax(_Moments):
    """Adam with the largest gradient instead of the mean square (Kingma and Ba, arXiv 1412.6980)."""

    zeros = ("exp_avg", "exp_inf")

    def __init__(
        self, params: Any, lr: Any = 2e-3, betas: tuple[float, float] = (0.9, 0.999), eps: float = 1e-8,
        weight_decay: float = 0, foreach: bool | None = None, *, maximize: bool = False, differentiable: bool = False,
        capturable: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(
            params, lr=lr, betas=betas, eps=eps, weight_decay=weight_decay, foreach=foreach, maximize=maximize,
            differentiable=differentiable, capturable=capturable,
        )  # fmt: skip

    def update(self, group: Group, params: list[Tensor], grads: list[Tensor], states: Lists) -> None:
        """One step of a group."""
        beta1, beta2 = group["betas"]
        F._counted_(states["step"])
        F._adamax_step_(
            params, states["exp_avg"], states["exp_inf"], grads, states["step"], lr=number(group["lr"]), beta1=beta1,
            beta2=beta2, eps=group["eps"], decay=number(group["weight_decay"]), maximize=group["maximize"],
        )  # fmt: skip


class Adagrad(Pointwise):
    """Adagrad (Duchi et al., 2011)."""

    zeros = ("sum",)

    def __init__(
        self, params: Any, lr: Any = 1e-2, lr_decay: float = 0, weight_decay: float = 0,
        initial_accumulator_value: float = 0, eps: float = 1e-10, foreach: bool | None = None, *,
        maximize: bool = False, differentiable: bool = False, fused: bool | None = None,
    ) -> None:  # fmt: skip
        at_least_zero(lr=lr, lr_decay=lr_decay, weight_decay=weight_decay, eps=eps)
        at_least_zero(initial_accumulator_value=initial_accumulator_value)
        super().__init__(params, {
            "lr": lr, "lr_decay": lr_decay, "eps": eps, "weight_decay": weight_decay,
            "initial_accumulator_value": initial_accumulator_value, "foreach": foreach, "maximize": maximize,
            "differentiable": differentiable, "fused": fused,
        })  # fmt: skip
        for group in self.param_groups:
            for item in group["params"]:
                self.state[item] = self.start(group, item)

    def start(self, group: Group, parameter: Tensor) -> dict[str, Any]:
        """The sum of squares begins at a given value."""
        state = super().start(group, parameter)
        state["sum"].fill_(_filled(parameter, group["initial_accumulator_value"]))
        return state

    def update(self, group: Group, params: list[Tensor], grads: list[Tensor], states: Lists) -> None:
        """One step of a group."""
        F._counted_(states["step"])
        F._adagrad_step_(
            params, states["sum"], grads, states["step"], lr=number(group["lr"]), lr_decay=number(group["lr_decay"]),
            eps=group["eps"], decay=number(group["weight_decay"]), maximize=group["maximize"],
        )  # fmt: skip

    def update_rows(self, group: Group, parameter: Any, grad: Tensor) -> None:
        """One step by a sparse gradient, which reads and writes no other rows."""
        if group["weight_decay"] != 0:
            msg = "weight_decay option is not compatible with sparse gradients"
            raise ComputeError(msg)
        state = self.state[parameter]
        state["step"].add_(1)
        rate = number(group["lr"]) / (1 + (state["step"].item() - 1) * group["lr_decay"])
        gradient = rows_of(grad, maximize=group["maximize"])
        state["sum"].add_(gradient.square())
        scale = F._values_at(state["sum"], gradient.indices()).sqrt_().add_(group["eps"])
        parameter.add_(with_values(gradient, gradient.values() / scale), alpha=-rate)


class Adadelta(Pointwise):
    """Adadelta (Zeiler, arXiv 1212.5701)."""

    zeros = ("square_avg", "acc_delta")

    def __init__(
        self, params: Any, lr: Any = 1.0, rho: float = 0.9, eps: float = 1e-6, weight_decay: float = 0,
        foreach: bool | None = None, *, capturable: bool = False, maximize: bool = False, differentiable: bool = False,
    ) -> None:  # fmt: skip
        at_least_zero(lr=lr, eps=eps, weight_decay=weight_decay)
        below_one("rho value", (rho,), included=True)
        super().__init__(params, {
            "lr": lr, "rho": rho, "eps": eps, "weight_decay": weight_decay, "maximize": maximize,
            "capturable": capturable, "foreach": foreach, "differentiable": differentiable,
        })  # fmt: skip

    def update(self, group: Group, params: list[Tensor], grads: list[Tensor], states: Lists) -> None:
        """One step of a group."""
        F._counted_(states["step"])
        F._adadelta_step_(
            params, states["square_avg"], states["acc_delta"], grads, lr=number(group["lr"]), rho=group["rho"],
            eps=group["eps"], decay=number(group["weight_decay"]), maximize=group["maximize"],
        )  # fmt: skip


class RMSprop(Pointwise):
    """RMSprop (Hinton, 2012); `centered` divides by the spread instead (Graves, arXiv 1308.0850)."""

    zeros = ("square_avg",)

    def __init__(
        self, params: Any, lr: Any = 1e-2, alpha: float = 0.99, eps: float = 1e-8, weight_decay: float = 0,
        momentum: float = 0, centered: bool = False, capturable: bool = False, foreach: bool | None = None,
        maximize: bool = False, differentiable: bool = False,
    ) -> None:  # fmt: skip
        at_least_zero(lr=lr, eps=eps, momentum=momentum, weight_decay=weight_decay, alpha=alpha)
        super().__init__(params, {
            "lr": lr, "momentum": momentum, "alpha": alpha, "eps": eps, "centered": centered,
            "weight_decay": weight_decay, "capturable": capturable, "foreach": foreach, "maximize": maximize,
            "differentiable": differentiable,
        })  # fmt: skip

    def kept_for(self, group: Group) -> tuple[str, ...]:
        """Buffers of momentum and means of gradients, where they are asked for."""
        more = (("momentum_buffer", group["momentum"] > 0), ("grad_avg", group["centered"]))
        return (*self.zeros, *(name for name, enabled in more if enabled))

    def update(self, group: Group, params: list[Tensor], grads: list[Tensor], states: Lists) -> None:
        """One step of a group."""
        F._counted_(states["step"])
        F._rmsprop_step_(
            params, states["square_avg"], states.get("grad_avg", []), states.get("momentum_buffer", []), grads,
            lr=number(group["lr"]), alpha=group["alpha"], eps=group["eps"], decay=number(group["weight_decay"]),
            momentum=number(group["momentum"]), centered=group["centered"], maximize=group["maximize"],
        )  # fmt: skip


class Rprop(Pointwise):
    """Resilient backpropagation (Riedmiller and Braun, 1993): only signs of gradients count."""

    zeros = ("prev", "step_size")

    def __init__(
        self, params: Any, lr: Any = 1e-2, etas: tuple[float, float] = (0.5, 1.2),
        step_sizes: tuple[float, float] = (1e-6, 50), *, capturable: bool = False, foreach: bool | None = None,
        maximize: bool = False, differentiable: bool = False,
    ) -> None:  # fmt: skip
        at_least_zero(lr=lr)
        below_one("eta values", (etas[0],), most=etas[1])
        super().__init__(params, {
            "lr": lr, "etas": etas, "step_sizes": step_sizes, "foreach": foreach, "maximize": maximize,
            "differentiable": differentiable, "capturable": capturable,
        })  # fmt: skip

    def start(self, group: Group, parameter: Tensor) -> dict[str, Any]:
        """Steps have the size of the learning rate at first."""
        state = super().start(group, parameter)
        state["step_size"].fill_(_filled(parameter, number(group["lr"])))
        return state

    def update(self, group: Group, params: list[Tensor], grads: list[Tensor], states: Lists) -> None:
        """One step of a group."""
        F._counted_(states["step"])
        (smaller, larger), (least, most) = group["etas"], group["step_sizes"]
        F._rprop_step_(
            params, states["prev"], states["step_size"], grads, smaller=smaller, larger=larger, least=least, most=most,
            maximize=group["maximize"],
        )  # fmt: skip
