"""Schedules that go up and down again, and move momentum against the learning rate."""

from __future__ import annotations

import math
import types
from collections.abc import Callable
from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.optim.optimizer import Optimizer
from runtime.optim.schedules import LRScheduler, one_for_each, set_rate, value_of


class _WithMomentum(LRScheduler):
    """What moves momentum, or the first of the betas, as well."""

    cycle_momentum: bool
    use_beta1: bool

    def _take_momentum(self, optimizer: Optimizer, cycle_momentum: bool, base: Any, most: Any, last_epoch: int) -> None:
        """Let every group begin with its largest momentum. ValueError where the optimiser has none."""
        self.cycle_momentum = cycle_momentum
        if not cycle_momentum:
            return
        if "momentum" not in optimizer.defaults and "betas" not in optimizer.defaults:
            msg = "optimizer must support momentum or beta1 with `cycle_momentum` option enabled"
            raise ArgumentValueError(msg)
        self.use_beta1 = "betas" in optimizer.defaults
        bases = [value_of(item) for item in one_for_each(base, optimizer, "base_momentum")]
        largest = [value_of(item) for item in one_for_each(most, optimizer, "max_momentum")]
        self._keep_momenta(bases, largest)
        if last_epoch == -1:
            for group, low, high in zip(optimizer.param_groups, bases, largest, strict=True):
                self._set_momentum(group, high)
                group["max_momentum"], group["base_momentum"] = high, low

    def _keep_momenta(self, bases: list[float], largest: list[float]) -> None:
        """What a subclass notes of the limits; the groups have them too."""

    def _set_momentum(self, group: dict[str, Any], momentum: float) -> None:
        if self.use_beta1:
            group["betas"] = (momentum, *group["betas"][1:])
        else:
            group["momentum"] = momentum


def _checked(optimizer: Any) -> Optimizer:
    if not isinstance(optimizer, Optimizer):
        msg = f"{type(optimizer).__name__} is not an Optimizer"
        raise ArgumentError(msg)
    return optimizer


# By mode: the height of a cycle by its number, or by the step, and which of the two counts.
_HEIGHTS: dict[str, tuple[Callable[[float, float], float], str]] = {
    "triangular": (lambda _gamma, _cycle: 1.0, "cycle"),
    "triangular2": (lambda _gamma, cycle: 1 / 2.0 ** (cycle - 1), "cycle"),
    "exp_range": (lambda gamma, step: gamma**step, "iterations"),
}


class CyclicLR(_WithMomentum):
    """The rate goes from one limit to another and back, in triangles (Smith, arXiv 1506.01186).

    `mode` says whether all of them are as high as the first, each half as high as the one before, or lower by `gamma`
    with every step; `scale_fn`, a function of the number of the cycle or, with ``scale_mode="iterations"``, of the
    step, stands in its place. Call ``step`` behind every batch.
    """

    def __init__(
        self, optimizer: Optimizer, base_lr: Any, max_lr: Any, step_size_up: int = 2000,
        step_size_down: int | None = None, mode: str = "triangular", gamma: float = 1.0,
        scale_fn: Callable[[float], float] | None = None, scale_mode: str = "cycle", cycle_momentum: bool = True,
        base_momentum: Any = 0.8, max_momentum: Any = 0.9, last_epoch: int = -1,
    ) -> None:  # fmt: skip
        bases = [value_of(item) for item in one_for_each(base_lr, _checked(optimizer), "base_lr")]
        self.max_lrs = [value_of(item) for item in one_for_each(max_lr, optimizer, "max_lr")]
        if last_epoch == -1:
            for group, rate in zip(optimizer.param_groups, bases, strict=True):
                set_rate(group, rate)
        up = float(step_size_up)
        self.total_size = up + (up if step_size_down is None else float(step_size_down))
        self.step_ratio = up / self.total_size
        if mode not in _HEIGHTS and scale_fn is None:
            msg = f"mode is one of {', '.join(_HEIGHTS)} where there is no scale_fn, got {mode!r}"
            raise ArgumentValueError(msg)
        self.mode, self.gamma, self._scale_fn_custom = mode, gamma, scale_fn
        self.scale_mode = scale_mode if scale_fn is not None else _HEIGHTS[mode][1]
        self._take_momentum(optimizer, cycle_momentum, base_momentum, max_momentum, last_epoch)
        super().__init__(optimizer, last_epoch)
        self.base_lrs = bases

    def _keep_momenta(self, bases: list[float], largest: list[float]) -> None:
        self.base_momentums, self.max_momentums = bases, largest

    def scale_fn(self, x: float) -> float:
        """The height of a triangle by the number of the cycle, or by the step."""
        if self._scale_fn_custom is not None:
            return self._scale_fn_custom(x)
        return _HEIGHTS[self.mode][0](self.gamma, x)

    def get_lr(self) -> list[float]:
        cycle = math.floor(1 + self.last_epoch / self.total_size)
        part = 1.0 + self.last_epoch / self.total_size - cycle
        ratio = self.step_ratio
        height = part / ratio if part <= ratio else (part - 1) / (ratio - 1)
        scale = self.scale_fn(cycle if self.scale_mode == "cycle" else self.last_epoch)
        if self.cycle_momentum:
            limits = zip(self.optimizer.param_groups, self.base_momentums, self.max_momentums, strict=True)
            for group, low, high in limits:
                self._set_momentum(group, high - (high - low) * height * scale)
        return [low + (high - low) * height * scale for low, high in zip(self.base_lrs, self.max_lrs, strict=True)]

    def state_dict(self) -> dict[str, Any]:
        """Everything but the optimiser; of a ``scale_fn`` that is an object, its attributes."""
        state, scale = super().state_dict(), self._scale_fn_custom
        is_object = scale is not None and not isinstance(scale, types.FunctionType)
        return {**state, "_scale_fn_custom": dict(scale.__dict__) if is_object else None}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        state = dict(state_dict)
        attributes = state.pop("_scale_fn_custom", None)
        super().load_state_dict(state)
        if attributes is not None and self._scale_fn_custom is not None:
            self._scale_fn_custom.__dict__.update(attributes)


def _by_cosine(start: float, end: float, part: float) -> float:
    return end + (start - end) / 2.0 * (math.cos(math.pi * part) + 1)


def _by_line(start: float, end: float, part: float) -> float:
    return (end - start) * part + start


_WAYS = {"cos": _by_cosine, "linear": _by_line}


def _phase(end: float, rates: tuple[str, str], momenta: tuple[str, str]) -> dict[str, Any]:
    """A phase, by the names of its limits in the groups."""
    return {
        "end_step": end, "start_lr": rates[0], "end_lr": rates[1], "start_momentum": momenta[0],
        "end_momentum": momenta[1],
    }  # fmt: skip


class OneCycleLR(_WithMomentum):
    """The rate goes up once, and down to nearly nothing (Smith and Topin, arXiv 1708.07120).

    It begins at ``max_lr / div_factor`` and ends, behind `total_steps` steps or ``epochs * steps_per_epoch``, at
    the first rate divided by `final_div_factor`; a part `pct_start` of the steps leads up. With `three_phase` it comes
    down as it went up, and only then goes on down. Call ``step`` behind every batch.
    """

    def __init__(
        self, optimizer: Optimizer, max_lr: Any, total_steps: int | None = None, epochs: int | None = None,
        steps_per_epoch: int | None = None, pct_start: float = 0.3, anneal_strategy: str = "cos",
        cycle_momentum: bool = True, base_momentum: Any = 0.85, max_momentum: Any = 0.95, div_factor: float = 25.0,
        final_div_factor: float = 1e4, three_phase: bool = False, last_epoch: int = -1,
    ) -> None:  # fmt: skip
        rates = [value_of(item) for item in one_for_each(max_lr, _checked(optimizer), "max_lr")]
        self.total_steps = _counted(total_steps, epochs, steps_per_epoch)
        if not isinstance(pct_start, float) or not 0 <= pct_start <= 1:
            msg = f"Expected float between 0 and 1 pct_start, but got {pct_start}"
            raise ArgumentValueError(msg)
        if anneal_strategy not in _WAYS:
            msg = f"anneal_strategy must be one of 'cos' or 'linear', instead got {anneal_strategy}"
            raise ArgumentValueError(msg)
        self._anneal_func_type = anneal_strategy
        up, last = float(pct_start * self.total_steps) - 1, self.total_steps - 1
        falls, rises = ("max_momentum", "base_momentum"), ("base_momentum", "max_momentum")
        if three_phase:
            self._schedule_phases = [
                _phase(up, ("initial_lr", "max_lr"), falls),
                _phase(float(2 * pct_start * self.total_steps) - 2, ("max_lr", "initial_lr"), rises),
                _phase(last, ("initial_lr", "min_lr"), ("max_momentum", "max_momentum")),
            ]
        else:
            self._schedule_phases = [
                _phase(up, ("initial_lr", "max_lr"), falls), _phase(last, ("max_lr", "min_lr"), rises)
            ]  # fmt: skip
        if last_epoch == -1:
            for group, rate in zip(optimizer.param_groups, rates, strict=True):
                group["initial_lr"], group["max_lr"] = rate / div_factor, rate
                group["min_lr"] = group["initial_lr"] / final_div_factor
        self._take_momentum(optimizer, cycle_momentum, base_momentum, max_momentum, last_epoch)
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        step, phases = self.last_epoch, self._schedule_phases
        if step > self.total_steps:
            msg = f"Tried to step {step} times. The specified number of total steps is {self.total_steps}"
            raise ArgumentValueError(msg)
        match = next((i for i, phase_ in enumerate(phases) if step <= phase_["end_step"]), len(phases) - 1)
        begin, phase = phases[match - 1]["end_step"] if match else 0.0, phases[match]
        part, between = (step - begin) / (phase["end_step"] - begin), _WAYS[self._anneal_func_type]
        rates = []
        for group in self.optimizer.param_groups:
            rates.append(between(group[phase["start_lr"]], group[phase["end_lr"]], part))
            if self.cycle_momentum:
                self._set_momentum(group, between(group[phase["start_momentum"]], group[phase["end_momentum"]], part))
        return rates


def _counted(total_steps: int | None, epochs: int | None, steps_per_epoch: int | None) -> int:
    """How many steps there are. ValueError for anything but positive integers."""
    if total_steps is not None:
        counts = {"total_steps": total_steps}
    elif epochs is not None and steps_per_epoch is not None:
        counts = {"epochs": epochs, "steps_per_epoch": steps_per_epoch}
    else:
        msg = "You must define either total_steps OR (epochs AND steps_per_epoch)"
        raise ArgumentValueError(msg)
    for name, value in counts.items():
        if not isinstance(value, int) or value <= 0:
            msg = f"Expected positive integer {name}, but got {value}"
            raise ArgumentValueError(msg)
    return math.prod(counts.values())
