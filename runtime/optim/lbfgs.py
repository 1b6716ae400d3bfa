"""L-BFGS: steps by an approximation of the inverse Hessian from the last gradients (Liu and Nocedal, 1989)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.errors import ArgumentValueError, ComputeError
from runtime.guards import enable_grad, no_grad
from runtime.nn.operators import F
from runtime.optim.checks import at_least_zero, number
from runtime.optim.line_search import Point, ratio, strong_wolfe
from runtime.optim.optimizer import Optimizer

_LEAST_CURVATURE = 1e-10  # of what is added to the history


class LBFGS(Optimizer):
    """L-BFGS over all parameters as one vector; ``step`` needs a closure that computes the loss and its gradients.

    A step has up to `max_iter` iterations and `max_eval` evaluations, and ends earlier where no element of the gradient
    is above `tolerance_grad`, or where parameters or loss change by less than `tolerance_change`. `line_search_fn` is
    ``"strong_wolfe"``, or None for steps of the length `lr`. There is one group of parameters.
    """

    def __init__(
        self, params: Any, lr: Any = 1, max_iter: int = 20, max_eval: int | None = None, tolerance_grad: float = 1e-7,
        tolerance_change: float = 1e-9, history_size: int = 100, line_search_fn: str | None = None,
    ) -> None:  # fmt: skip
        at_least_zero(lr=lr)
        super().__init__(params, {
            "lr": lr, "max_iter": max_iter, "max_eval": max_iter * 5 // 4 if max_eval is None else max_eval,
            "tolerance_grad": tolerance_grad, "tolerance_change": tolerance_change, "history_size": history_size,
            "line_search_fn": line_search_fn,
        })  # fmt: skip
        if len(self.param_groups) != 1:
            msg = "LBFGS doesn't support per-parameter options (parameter groups)"
            raise ArgumentValueError(msg)

    # -- parameters as a vector ----------------------------------------------------------------------------------

    @property
    def _params(self) -> list[Any]:
        return self.param_groups[0]["params"]  # type: ignore[no-any-return]

    def _gradient(self) -> Any:
        """All gradients as one vector; zeros where there is none."""
        return F.cat([
            _real(F.zeros_like(param) if param.grad is None else param.grad).reshape((-1,)) for param in self._params
        ])  # fmt: skip

    def _move(self, step: float, direction: Any) -> None:
        """Go along a vector."""
        first = 0
        for param in self._params:
            part = _real(param)
            part.add_(direction[first : first + part.numel()].reshape(part.shape), alpha=step)
            first += part.numel()

    def _along(self, closure: Callable[[], Any], direction: Any) -> Callable[[float], Point]:
        """The function that looks at a point along a direction, and comes back."""
        here = [param.clone() for param in self._params]

        def look(step: float) -> Point:
            self._move(step, direction)
            loss, gradient = float(closure()), self._gradient()
            for item, before in zip(self._params, here, strict=True):
                item.copy_(before)
            return Point(step, loss, gradient, _dot(gradient, direction))

        return look

    # -- a step --------------------------------------------------------------------------------------------------

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Some iterations; `closure` clears the gradients, computes the loss, calls ``backward``, returns the loss.

        The loss at the start is returned.
        """
        if closure is None:
            msg = "LBFGS.step(): needs a closure that computes the loss anew"
            raise ArgumentValueError(msg)

        def loss_here() -> Any:
            with enable_grad():
                return closure()

        with no_grad():
            return self._iterate(loss_here)

    def _iterate(self, closure: Callable[[], Any]) -> Any:
        group = self.param_groups[0]
        most, evaluations, tolerance = group["max_iter"], group["max_eval"], group["tolerance_change"]
        state = self.state[self._params[0]]
        state.setdefault("func_evals", 0)
        state.setdefault("n_iter", 0)
        at_start = closure()
        loss, gradient, evaluated = float(at_start), self._gradient(), 1
        state["func_evals"] += 1
        if _largest(gradient) <= group["tolerance_grad"]:
            return at_start
        for iteration in range(1, most + 1):
            state["n_iter"] += 1
            direction = self._direction(state, gradient, group["history_size"])
            before = state["prev_loss"] = loss
            rate = number(group["lr"])
            state["t"] = rate
            if state["n_iter"] == 1:
                state["t"] = min(1.0, ratio(1.0, gradient.abs().sum().item())) * rate
            slope = _dot(gradient, direction)
            if slope > -tolerance:
                break
            if group["line_search_fn"] is not None:
                start = Point(0.0, loss, gradient, slope)
                point, count = self._search(closure, group, start, direction, state["t"], evaluations - evaluated)
                state["t"], loss, gradient = point.step, point.loss, point.gradient
                self._move(state["t"], direction)
            else:
                self._move(state["t"], direction)
                count = int(iteration != most)
                if count:  # behind the last iteration nothing would use it
                    loss, gradient = float(closure()), self._gradient()
            evaluated += count
            state["func_evals"] += count
            if (
                evaluated >= evaluations or _largest(gradient) <= group["tolerance_grad"]
                or _largest(direction * state["t"]) <= tolerance or abs(loss - before) < tolerance
            ):  # fmt: skip
                break
        return at_start

    def _search(
        self, closure: Callable[[], Any], group: dict[str, Any], start: Point, direction: Any, step: float, most: int
    ) -> tuple[Point, int]:
        """The step of a line search."""
        if group["line_search_fn"] != "strong_wolfe":
            msg = "only 'strong_wolfe' is supported"
            raise ComputeError(msg)
        look = self._along(closure, direction)
        return strong_wolfe(look, start, step, _largest(direction), most, group["tolerance_change"])

    def _direction(self, state: dict[str, Any], gradient: Any, size: int) -> Any:
        """Minus the gradient times the approximate inverse Hessian, with the last step taken into the history."""
        if state["n_iter"] == 1:
            state.update(d=gradient.neg(), old_dirs=[], old_stps=[], ro=[], H_diag=1)
        else:
            self._remember(state, gradient, size)
            state["d"] = _product(state, gradient.neg())
        state["prev_flat_grad"] = gradient.clone()
        return state["d"]

    def _remember(self, state: dict[str, Any], gradient: Any, size: int) -> None:
        """Add the last change of the gradient and the step that made it, if the loss curves upwards there."""
        change, step = gradient - state["prev_flat_grad"], state["d"] * number(state["t"])
        curvature = _dot(change, step)
        if curvature > _LEAST_CURVATURE:
            changes, steps, inverse = state["old_dirs"], state["old_stps"], state["ro"]
            if len(changes) == size:
                for item in (changes, steps, inverse):
                    item.pop(0)
            changes.append(change)
            steps.append(step)
            inverse.append(1.0 / curvature)
            state["H_diag"] = curvature / _dot(change, change)


def _product(state: dict[str, Any], vector: Any) -> Any:
    """The approximate inverse Hessian times a vector, in two loops over the history (Nocedal, 1980)."""
    history = list(zip(state["old_dirs"], state["old_stps"], map(number, state["ro"]), strict=True))
    weights = []
    for change, step, inverse in reversed(history):
        weights.append(_dot(step, vector) * inverse)
        vector.add_(change, alpha=-weights[-1])
    vector = vector * number(state["H_diag"])
    for (change, step, inverse), weight in zip(history, reversed(weights), strict=True):
        vector.add_(step, alpha=weight - _dot(change, vector) * inverse)
    return vector


def _real(tensor: Any) -> Any:
    """Complex numbers as pairs of real ones, in the same memory."""
    return F.view_as_real(tensor) if tensor.is_complex() else tensor


def _dot(first: Any, other: Any) -> float:
    return F.dot(first, other).item()  # type: ignore[no-any-return]


def _largest(vector: Any) -> float:
    return vector.abs().max().item()  # type: ignore[no-any-return]
