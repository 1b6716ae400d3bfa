"""Optimisers that look at a parameter as a matrix: Adafactor, Muon."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from runtime.errors import ArgumentValueError, ComputeError
from runtime.nn.operators import F
from runtime.optim.checks import number
from runtime.optim.optimizer import Group, Pointwise
from runtime.tensor import Tensor, dtypes
from runtime.tensor.type_info import finfo

Lists = dict[str, list[Tensor]]


def _need(holds: bool, text: str) -> None:
    if not holds:
        raise ArgumentValueError(text)


class Adafactor(Pointwise):
    """Adam's mean squares as products of a row and a column (Shazeer and Stern, arXiv 1804.04235).

    `eps` are the least root of a mean square, None for the precision of the dtype, and the least scale of a parameter;
    an update is no longer than `d` in the mean, and mean squares fade by ``1 - step ** beta2_decay``.
    """

    def __init__(
        self, params: Any, lr: Any = 1e-2, beta2_decay: float = -0.8, eps: tuple[float | None, float] = (None, 1e-3),
        d: float = 1.0, weight_decay: float = 0.0, *, foreach: bool | None = None, maximize: bool = False,
    ) -> None:  # fmt: skip
        _need(not isinstance(lr, Tensor) or lr.numel() == 1, "Tensor lr must be 1-element")
        _need(number(lr) >= 0, f"Learning rate should be >= 0 but is: {lr}")
        _need(beta2_decay <= 0, f"beta2_decay should be <= 0 but is: {beta2_decay}")
        _need(eps[0] is None or eps[0] >= 0, f"epsilon1 should be >= 0 but is: {eps[0]}")
        _need(eps[1] >= 0, f"epsilon2 should be >= 0 but is: {eps[1]}")
        _need(d >= 1, f"Clipping threshold d should be >= 1 but is: {d}")
        _need(weight_decay >= 0, f"weight_decay should be >= 0 but is: {weight_decay}")
        super().__init__(params, {
            "lr": lr, "beta2_decay": beta2_decay, "eps": eps, "d": d, "weight_decay": weight_decay, "foreach": foreach,
            "maximize": maximize,
        })  # fmt: skip

    def start(self, group: Group, parameter: Any) -> dict[str, Any]:  # noqa: ARG002 - every group has the same
        """The count of steps, and mean squares of rows and columns, or of elements where there is one dimension."""
        if parameter.is_complex():
            msg = "Adafactor does not support complex parameters"
            raise ComputeError(msg)
        state = {"step": F.zeros((), dtype=dtypes.float32)}
        shape, dtype = parameter.shape, parameter.dtype
        if len(shape) < 2:
            return {**state, "variance": F.zeros_like(parameter)}
        rows = F.zeros((*shape[:-1], 1), dtype=dtype, device=parameter.device)
        columns = F.zeros((*shape[:-2], 1, shape[-1]), dtype=dtype, device=parameter.device)
        return {**state, "row_var": rows, "col_var": columns}

    def update(self, group: Group, params: list[Any], grads: list[Any], states: Lists) -> None:
        """One step of a group."""
        F._counted_(states["step"])
        for param, grad in zip(params, grads, strict=True):
            self._update_one(group, param, -grad if group["maximize"] else grad, self.state[param])

    def _update_one(self, group: Group, param: Any, grad: Any, state: dict[str, Any]) -> None:
        step, lr, (smallest, least) = state["step"].item(), number(group["lr"]), group["eps"]
        smallest = finfo(param.dtype).eps if smallest is None else smallest
        fresh, count = step ** group["beta2_decay"], max(1, param.numel())
        size = max(least, _length(param) / math.sqrt(count)) * min(lr, 1 / math.sqrt(step))
        if group["weight_decay"] != 0:
            param.mul_(1 - lr * group["weight_decay"])
        squares = _row_times_column(state, grad, fresh, smallest) if grad.ndim > 1 else _faded(state, grad, fresh)
        update = squares.clamp(min=smallest * smallest).rsqrt().mul_(grad)
        longer = max(1.0, _length(update) / (math.sqrt(count) * group["d"]))
        param.add_(update, alpha=-size / longer)


def _length(tensor: Any) -> float:
    return F.linalg_vector_norm(tensor).item()  # type: ignore[no-any-return]


def _row_times_column(state: dict[str, Any], grad: Any, fresh: float, smallest: float) -> Any:
    """The mean squares of a matrix by those of its rows and columns, which are brought up to date."""
    for name, dim in (("row_var", -1), ("col_var", -2)):
        state[name].lerp_(grad.square().mean(dim, True), fresh)
    rows, columns = state["row_var"], state["col_var"]
    return (rows @ columns).div_(rows.mean(-2, True).clamp(min=smallest))


def _faded(state: dict[str, Any], grad: Any, fresh: float) -> Any:
    """The mean squares of the elements of a vector, brought up to date."""
    return state["variance"].lerp_(grad.square(), fresh)


# The odd polynomial whose iterations bring singular values near 1 from anywhere below it (Jordan et al., 2024).
_COEFFICIENTS = (3.4445, -4.7750, 2.0315)
_MOST_STEPS = 100
# By name: how much longer a step is for a matrix of some rows and columns.
_LENGTHS: dict[str, Callable[[int, int], float]] = {
    "original": lambda rows, columns: math.sqrt(max(1, rows / columns)),
    "match_rms_adamw": lambda rows, columns: 0.2 * math.sqrt(max(rows, columns)),
}


class Muon(Pointwise):
    """Momentum with its singular values brought near 1 (Jordan et al., 2024); for parameters that are matrices.

    `ns_steps` iterations of a polynomial with the coefficients `ns_coefficients`, in bfloat16, do that;
    `adjust_lr_fn`, "original" or "match_rms_adamw", says how steps depend on shapes.
    """

    zeros = ("momentum_buffer",)
    counts = False

    def __init__(
        self, params: Any, lr: Any = 1e-3, weight_decay: float = 0.1, momentum: float = 0.95, nesterov: bool = True,
        ns_coefficients: tuple[float, float, float] = _COEFFICIENTS, eps: float = 1e-7, ns_steps: int = 5,
        adjust_lr_fn: str | None = None,
    ) -> None:  # fmt: skip
        _need(not isinstance(lr, Tensor) or lr.numel() == 1, "Tensor lr must be 1-element")
        _need(number(lr) >= 0, f"Learning rate should be >= 0 but is: {lr}")
        _need(momentum >= 0, f"momentum should be >= 0 but is: {momentum}")
        _need(weight_decay >= 0, f"weight decay should be >= 0 but is: {weight_decay}")
        is_valid = adjust_lr_fn is None or adjust_lr_fn in _LENGTHS
        _need(is_valid, f"Adjust learning rate function {adjust_lr_fn} is not supported")
        _need(ns_steps < _MOST_STEPS, "Number of steps must be less than 100 for computational efficiency")
        _need(len(ns_coefficients) == 3, "Coefficients must be a tuple of exactly 3 values")
        super().__init__(params, {
            "lr": lr, "weight_decay": weight_decay, "momentum": momentum, "nesterov": nesterov,
            "ns_coefficients": ns_coefficients, "eps": eps, "ns_steps": ns_steps, "adjust_lr_fn": adjust_lr_fn,
        })  # fmt: skip
        for value in (item for group in self.param_groups for item in group["params"]):
            text = f"Muon only supports 2D parameters whereas we found a parameter with size: {tuple(value.shape)}"
            _need(value.ndim == 2, text)

    def start(self, group: Group, parameter: Any) -> dict[str, Any]:
        """The momentum. RuntimeError for complex numbers."""
        if parameter.is_complex():
            msg = "Muon does not support complex parameters"
            raise ComputeError(msg)
        return super().start(group, parameter)

    def update(self, group: Group, params: list[Any], grads: list[Any], states: Lists) -> None:
        """One step of a group."""
        lr, momentum = number(group["lr"]), group["momentum"]
        length = _LENGTHS[group["adjust_lr_fn"] or "original"]
        buffers: list[Any] = states["momentum_buffer"]
        for param, grad, buffer in zip(params, grads, buffers, strict=True):
            buffer.lerp_(grad, 1 - momentum)
            update = grad.lerp(buffer, momentum) if group["nesterov"] else buffer
            update = _orthogonal(update, group["ns_coefficients"], group["ns_steps"], group["eps"])
            param.mul_(1 - lr * group["weight_decay"])
            param.add_(update.to(param.dtype), alpha=-lr * length(*param.shape))


def _orthogonal(matrix: Any, coefficients: tuple[float, float, float], steps: int, eps: float) -> Any:
    """A matrix with its singular values brought near 1, by iterations in bfloat16."""
    linear, three, five = coefficients
    is_tall = matrix.shape[0] > matrix.shape[1]
    estimate = matrix.to(dtypes.bfloat16)
    estimate = estimate.t() if is_tall else estimate
    estimate = estimate / F.linalg_vector_norm(estimate).clamp(min=eps)
    for _ in range(steps):
        gram = estimate @ estimate.t()
        estimate = F.addmm(estimate, F.addmm(gram, gram, gram, beta=three, alpha=five), estimate, beta=linear)
    return estimate.t() if is_tall else estimate
