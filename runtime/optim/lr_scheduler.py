"""Learning rates that change from step to step."""

from __future__ import annotations

import math
import types
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.optim.cycles import CyclicLR, OneCycleLR
from runtime.optim.optimizer import Optimizer
from runtime.optim.schedules import LRScheduler, copied_rates, one_for_each, rates, set_rate, value_of

__all__ = [
    "ChainedScheduler", "ConstantLR", "CosineAnnealingLR", "CosineAnnealingWarmRestarts", "CyclicLR", "ExponentialLR",
    "LRScheduler", "LambdaLR", "LinearLR", "MultiStepLR", "MultiplicativeLR", "OneCycleLR", "PolynomialLR",
    "ReduceLROnPlateau", "SequentialLR", "StepLR", "_LRScheduler",
]  # fmt: skip

_LRScheduler = LRScheduler  # its older name, by which programs derive from it


class _ByFunction(LRScheduler):
    """Factors by a function of the step; of functions that are objects the state is saved."""

    def __init__(self, optimizer: Optimizer, lr_lambda: Any, last_epoch: int = -1) -> None:
        self.lr_lambdas: list[Callable[[int], float]] = one_for_each(lr_lambda, optimizer, "lr_lambda")
        super().__init__(optimizer, last_epoch)

    def state_dict(self) -> dict[str, Any]:
        state = super().state_dict()
        state["lr_lambdas"] = [
            None if isinstance(lr_lambda, types.FunctionType) else dict(lr_lambda.__dict__)
            for lr_lambda in self.lr_lambdas
        ]
        return state

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        state_left = dict(state_dict)
        for lr_lambda, state in zip(self.lr_lambdas, state_left.pop("lr_lambdas"), strict=True):
            if state is not None:
                lr_lambda.__dict__.update(state)
        super().load_state_dict(state_left)


class LambdaLR(_ByFunction):
    """The first rate times ``lr_lambda(epoch)``."""

    def get_lr(self) -> list[float]:
        return [
            base * lr_lambda(self.last_epoch) for lr_lambda, base in zip(self.lr_lambdas, self.base_lrs, strict=True)
        ]


class MultiplicativeLR(_ByFunction):
    """The last rate times ``lr_lambda(epoch)``."""

    def get_lr(self) -> list[float]:
        if self._is_initial:
            return rates(self.optimizer)
        now = rates(self.optimizer)
        return [rate * lr_lambda(self.last_epoch) for lr_lambda, rate in zip(self.lr_lambdas, now, strict=True)]


class StepLR(LRScheduler):
    """The rate times `gamma` every `step_size` steps."""

    def __init__(self, optimizer: Optimizer, step_size: int, gamma: float = 0.1, last_epoch: int = -1) -> None:
        self.step_size, self.gamma = step_size, gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        now = rates(self.optimizer)
        changes = self.last_epoch != 0 and self.last_epoch % self.step_size == 0
        return [rate * self.gamma for rate in now] if changes else now

    def _get_closed_form_lr(self) -> list[float]:
        return [base * self.gamma ** (self.last_epoch // self.step_size) for base in self.base_lrs]


class MultiStepLR(LRScheduler):
    """The rate times `gamma` at each of some steps."""

    def __init__(
        self, optimizer: Optimizer, milestones: Iterable[int], gamma: float = 0.1, last_epoch: int = -1
    ) -> None:
        self.milestones, self.gamma = Counter(milestones), gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        now = rates(self.optimizer)
        return [rate * self.gamma ** self.milestones[self.last_epoch] for rate in now]

    def _get_closed_form_lr(self) -> list[float]:
        passed = bisect_right(sorted(self.milestones.elements()), self.last_epoch)
        return [base * self.gamma**passed for base in self.base_lrs]


class ConstantLR(LRScheduler):
    """The rate times `factor` for the first `total_iters` steps."""

    def __init__(
        self, optimizer: Optimizer, factor: float = 1 / 3, total_iters: int = 5, last_epoch: int = -1
    ) -> None:
        if not 0 <= factor <= 1:
            msg = "Constant multiplicative factor expected to be between 0 and 1."
            raise ArgumentValueError(msg)
        self.factor, self.total_iters = factor, total_iters
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        now = rates(self.optimizer)
        if self.last_epoch == 0:
            return [rate * self.factor for rate in now]
        return [rate / self.factor for rate in now] if self.last_epoch == self.total_iters else now

    def _get_closed_form_lr(self) -> list[float]:
        return [base * (self.factor if self.last_epoch < self.total_iters else 1) for base in self.base_lrs]


class LinearLR(LRScheduler):
    """The rate times a factor that goes from one number to another in `total_iters` steps."""

    def __init__(
        self, optimizer: Optimizer, start_factor: float = 1 / 3, end_factor: float = 1.0, total_iters: int = 5,
        last_epoch: int = -1,
    ) -> None:  # fmt: skip
        if not 0 < start_factor <= 1:
            msg = "Starting multiplicative factor expected to be greater than 0 and less or equal to 1."
            raise ArgumentValueError(msg)
        if not 0 <= end_factor <= 1:
            msg = "Ending multiplicative factor expected to be between 0 and 1."
            raise ArgumentValueError(msg)
        self.start_factor, self.end_factor, self.total_iters = start_factor, end_factor, total_iters
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        now, slope = rates(self.optimizer), self.end_factor - self.start_factor
        if self.last_epoch == 0:
            return [rate * self.start_factor for rate in now]
        if self._is_initial or self.last_epoch > self.total_iters:
            return now
        before = self.total_iters * self.start_factor + (self.last_epoch - 1) * slope
        return [rate * (1 + slope / before) for rate in now]

    def _get_closed_form_lr(self) -> list[float]:
        part = min(self.total_iters, self.last_epoch) / self.total_iters
        factor = self.start_factor + (self.end_factor - self.start_factor) * part
        return [base * factor for base in self.base_lrs]


class ExponentialLR(LRScheduler):
    """The rate times `gamma` at every step."""

    def __init__(self, optimizer: Optimizer, gamma: float, last_epoch: int = -1) -> None:
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        now = rates(self.optimizer)
        return now if self._is_initial else [rate * self.gamma for rate in now]

    def _get_closed_form_lr(self) -> list[float]:
        return [base * self.gamma**self.last_epoch for base in self.base_lrs]


class PolynomialLR(LRScheduler):
    """The rate goes to 0 in `total_iters` steps, by a power."""

    def __init__(
        self, optimizer: Optimizer, total_iters: int = 5, power: float = 1.0, last_epoch: int = -1
    ) -> None:
        self.total_iters, self.power = total_iters, power
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        now, all_ = rates(self.optimizer), self.total_iters
        if self._is_initial or self.last_epoch > all_:
            return now
        factor = ((1 - self.last_epoch / all_) / (1 - (self.last_epoch - 1) / all_)) ** self.power
        return [rate * factor for rate in now]

    def _get_closed_form_lr(self) -> list[float]:
        part = min(self.total_iters, self.last_epoch) / self.total_iters
        return [base * (1 - part) ** self.power for base in self.base_lrs]


class CosineAnnealingLR(LRScheduler):
    """The rate goes down along half a cosine in `T_max` steps, and up again (Loshchilov, Hutter, arXiv 1608.03983)."""

    def __init__(self, optimizer: Optimizer, T_max: int, eta_min: float = 0.0, last_epoch: int = -1) -> None:  # noqa: N803 - PyTorch's name
        self.T_max, self.eta_min = T_max, eta_min
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        now, last, low = rates(self.optimizer), self.last_epoch, self.eta_min
        if self._is_initial:
            return now
        if self._step_count == 1 and last > 0:
            half = (1 + math.cos(last * math.pi / self.T_max)) / 2
            return [low + (base - low) * half for base in self.base_lrs]
        if (last - 1 - self.T_max) % (2 * self.T_max) == 0:
            up = (1 - math.cos(math.pi / self.T_max)) / 2
            return [rate + (base - low) * up for base, rate in zip(self.base_lrs, now, strict=True)]
        here, before = (1 + math.cos(math.pi * step / self.T_max) for step in (last, last - 1))
        return [here / before * (rate - low) + low for rate in now]

    def _get_closed_form_lr(self) -> list[float]:
        half = (1 + math.cos(math.pi * self.last_epoch / self.T_max)) / 2
        return [self.eta_min + (base - self.eta_min) * half for base in self.base_lrs]


class CosineAnnealingWarmRestarts(LRScheduler):
    """Half a cosine down again and again, each `T_mult` times as long (Loshchilov and Hutter, arXiv 1608.03983)."""

    def __init__(
        self, optimizer: Optimizer, T_0: int, T_mult: int = 1, eta_min: float = 0.0, last_epoch: int = -1  # noqa: N803
    ) -> None:
        if T_0 <= 0 or not isinstance(T_0, int):
            msg = f"Expected positive integer T_0, but got {T_0}"
            raise ArgumentValueError(msg)
        if T_mult < 1 or not isinstance(T_mult, int):
            msg = f"Expected integer T_mult >= 1, but got {T_mult}"
            raise ArgumentValueError(msg)
        self.T_0, self.T_i, self.T_mult, self.eta_min, self.T_cur = T_0, T_0, T_mult, eta_min, last_epoch
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        half = (1 + math.cos(math.pi * self.T_cur / self.T_i)) / 2
        return [self.eta_min + (base - self.eta_min) * half for base in self.base_lrs]

    def step(self, epoch: float | None = None) -> None:
        """Go on by one step, or to `epoch`, which may be a fraction."""
        if epoch is None and self.last_epoch < 0:
            epoch = 0
        if epoch is None:
            epoch = self.last_epoch + 1
            self.T_cur += 1
            if self.T_cur >= self.T_i:
                self.T_cur -= self.T_i
                self.T_i *= self.T_mult
        else:
            self._go_to(epoch)
        self._step_count += 1
        self.last_epoch = math.floor(epoch) - 1
        self._update_lr()

    def _go_to(self, epoch: float) -> None:
        if epoch < 0:
            msg = f"Expected non-negative epoch, but got {epoch}"
            raise ArgumentValueError(msg)
        cycle = 0
        if epoch >= self.T_0 and self.T_mult > 1:
            cycle = int(math.log(epoch / self.T_0 * (self.T_mult - 1) + 1, self.T_mult))
        if self.T_mult == 1:
            self.T_cur, self.T_i = epoch % self.T_0, self.T_0  # type: ignore[assignment]
        else:
            begins = self.T_0 * (self.T_mult**cycle - 1) / (self.T_mult - 1)
            self.T_cur, self.T_i = epoch - begins, self.T_0 * self.T_mult**cycle


class SequentialLR(LRScheduler):
    """One scheduler after another; `milestones` are the steps at which the next takes over."""

    def __init__(
        self, optimizer: Optimizer, schedulers: Sequence[LRScheduler], milestones: Sequence[int], last_epoch: int = -1
    ) -> None:
        if not schedulers:
            msg = "SequentialLR expects at least one scheduler to be chained, but got none."
            raise ArgumentValueError(msg)
        _check_same(optimizer, schedulers, "SequentialLR")
        if len(milestones) != len(schedulers) - 1:
            msg = (
                "Sequential Schedulers expects number of schedulers provided to be one more than the number of "
                f"milestone points, but got {len(schedulers)} schedulers and {len(milestones)} milestones"
            )
            raise ArgumentValueError(msg)
        self._schedulers, self._milestones = list(schedulers), list(milestones)
        self.last_epoch = last_epoch + 1
        self.optimizer = optimizer
        for group in optimizer.param_groups:  # what the schedulers did when they were made is undone
            set_rate(group, group["initial_lr"])
        _undo(self._schedulers)
        first = self._schedulers[bisect_right(self._milestones, 0)]
        first._initial_step()
        self._last_lr = first.get_last_lr()

    def step(self, epoch: int | None = None) -> None:  # noqa: ARG002 - as the base class
        """Go on by one step."""
        self.last_epoch += 1
        right = bisect_right(self._milestones, self.last_epoch)
        chosen = self._schedulers[right]
        if right > 0 and self._milestones[right - 1] == self.last_epoch:
            chosen._update_lr(0)
        else:
            chosen.step()
        self._last_lr = chosen.get_last_lr()

    def state_dict(self) -> dict[str, Any]:
        state = {name: item for name, item in self.__dict__.items() if name not in {"optimizer", "_schedulers"}}
        return {**state, "_schedulers": [scheduler.state_dict() for scheduler in self._schedulers]}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        state_left = dict(state_dict)
        for scheduler, state in zip(self._schedulers, state_left.pop("_schedulers"), strict=True):
            scheduler.load_state_dict(state)
        self.__dict__.update(state_left)


def _undo(schedulers: Sequence[LRScheduler]) -> None:
    """Take back the steps that schedulers took when they were made, and those in them."""
    for scheduler in schedulers:
        if hasattr(scheduler, "_schedulers"):
            _undo(scheduler._schedulers)
        else:
            scheduler.last_epoch -= 1


def _check_same(optimizer: Any, schedulers: Sequence[LRScheduler], name: str) -> None:
    for number, scheduler in enumerate(schedulers):
        if isinstance(scheduler, ReduceLROnPlateau):
            msg = (
                f"{name} does not support `ReduceLROnPlateau` scheduler as it requires additional kwargs to be "
                f"specified when calling `step`, but got one at index {number} in the given schedulers sequence."
            )
            raise ArgumentValueError(msg)
        if scheduler.optimizer is not optimizer:
            msg = f"{name} expects all schedulers to belong to the same optimizer, but that at {number} has another"
            raise ArgumentValueError(msg)


class ChainedScheduler(LRScheduler):
    """Several schedulers that take every step together."""

    def __init__(self, schedulers: Sequence[LRScheduler], optimizer: Optimizer | None = None) -> None:
        if not schedulers:
            msg = "ChainedScheduler expects at least one scheduler to be chained, but got no scheduler."
            raise ArgumentValueError(msg)
        self.optimizer = schedulers[0].optimizer if optimizer is None else optimizer
        _check_same(self.optimizer, schedulers, "ChainedScheduler")
        self._schedulers = list(schedulers)
        self._last_lr = copied_rates(self.optimizer)

    def step(self, epoch: int | None = None) -> None:  # noqa: ARG002 - as the base class
        """Go on by one step."""
        for scheduler in self._schedulers:
            scheduler.step()
        self._last_lr = copied_rates(self.optimizer)

    state_dict = SequentialLR.state_dict
    load_state_dict = SequentialLR.load_state_dict


class ReduceLROnPlateau(LRScheduler):
    """The rate times `factor` where a figure did not get better for `patience` steps."""

    def __init__(
        self, optimizer: Optimizer, mode: str = "min", factor: float = 0.1, patience: int = 10,
        threshold: float = 1e-4, threshold_mode: str = "rel", cooldown: int = 0, min_lr: Any = 0, eps: float = 1e-8,
    ) -> None:  # fmt: skip
        if factor >= 1.0:
            msg = "Factor should be < 1.0."
            raise ArgumentValueError(msg)
        for name, value, words in (("mode", mode, ("min", "max")), ("threshold mode", threshold_mode, ("rel", "abs"))):
            if value not in words:
                msg = f"{name} {value} is unknown!"
                raise ArgumentValueError(msg)
        if not isinstance(optimizer, Optimizer):
            msg = f"{type(optimizer).__name__} is not an Optimizer"
            raise ArgumentError(msg)
        self.optimizer, self.mode, self.factor, self.patience = optimizer, mode, factor, patience
        self.threshold, self.threshold_mode, self.cooldown, self.eps = threshold, threshold_mode, cooldown, eps
        self.min_lrs = one_for_each(min_lr, optimizer, "min_lrs")
        self.default_min_lr = None if isinstance(min_lr, (list, tuple)) else min_lr
        self.mode_worse = math.inf if mode == "min" else -math.inf
        self.last_epoch = 0
        self._last_lr = copied_rates(optimizer)
        self._reset()

    def _reset(self) -> None:
        self.best = self.mode_worse
        self.cooldown_counter = self.num_bad_epochs = 0

    def step(self, metrics: Any, epoch: int | None = None) -> None:  # type: ignore[override]
        """Take note of a figure, such as the loss of an epoch."""
        now = float(metrics)
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        if self.is_better(now, self.best):
            self.best, self.num_bad_epochs = now, 0
        else:
            self.num_bad_epochs += 1
        if self.cooldown_counter > 0:
            self.cooldown_counter -= 1
            self.num_bad_epochs = 0
        if self.num_bad_epochs > self.patience:
            for group, least in zip(self.optimizer.param_groups, self.min_lrs, strict=True):
                old = float(value_of(group["lr"]))
                new = max(old * self.factor, least)
                if old - new > self.eps:
                    set_rate(group, new)
            self.cooldown_counter, self.num_bad_epochs = self.cooldown, 0
        self._last_lr = copied_rates(self.optimizer)

    @property
    def in_cooldown(self) -> bool:
        """Whether the rate was lowered a short time ago."""
        return self.cooldown_counter > 0

    def is_better(self, a: float, best: float) -> bool:
        """Whether `a` is better than the best figure by more than the threshold."""
        sign = 1 if self.mode == "max" else -1
        margin = sign * self.threshold
        limit = best * (1 + margin) if self.threshold_mode == "rel" else best + margin
        return a > limit if self.mode == "max" else a < limit
