"""The base of schedules, and what they do with the learning rates of an optimiser."""

from __future__ import annotations

import warnings
from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.optim.optimizer import Optimizer, copied
from runtime.tensor import Tensor

_TOO_EARLY = (
    "Detected call of `lr_scheduler.step()` before `optimizer.step()`: call them in the opposite order, or the first "
    "learning rate of the schedule is skipped"
)


def set_rate(group: dict[str, Any], rate: float) -> None:
    """Give a group a learning rate; a tensor that stands for it stays the same tensor."""
    if isinstance(group["lr"], Tensor):
        group["lr"].fill_(rate)  # type: ignore[attr-defined]
    else:
        group["lr"] = rate


def rates(optimizer: Optimizer) -> list[Any]:
    """The learning rates of all groups."""
    return [group["lr"] for group in optimizer.param_groups]


def copied_rates(optimizer: Optimizer) -> list[Any]:
    """The learning rates of all groups; tensors are copied."""
    return [rate.clone() if isinstance(rate, Tensor) else rate for rate in rates(optimizer)]  # type: ignore[attr-defined]


class LRScheduler:
    """Base class: a subclass computes the rates of all groups in ``get_lr``, from ``last_epoch`` and ``base_lrs``."""

    _get_lr_called_within_step = False  # subclasses of programs ask for it in their ``get_lr``
    _is_initial = False  # a schedule that goes on in the middle leaves the rates as it finds them at first

    def __init__(self, optimizer: Optimizer, last_epoch: int = -1) -> None:
        if not isinstance(optimizer, Optimizer):
            msg = f"{type(optimizer).__name__} is not an Optimizer"
            raise ArgumentError(msg)
        self.optimizer = optimizer
        for number, group in enumerate(optimizer.param_groups):
            if last_epoch == -1:
                group.setdefault("initial_lr", value_of(group["lr"]))
            elif "initial_lr" not in group:
                msg = f"param 'initial_lr' is not specified in param_groups[{number}] when resuming the scheduler"
                raise _missing(msg)
        self.base_lrs: list[float] = [group["initial_lr"] for group in optimizer.param_groups]
        self.last_epoch = last_epoch
        self._last_lr: list[Any] = []
        self._initial_step()

    def _initial_step(self) -> None:
        """The step that gives the groups their first rates."""
        self._step_count = 0
        self._is_initial = True
        try:
            self.step()
        finally:
            self._is_initial = False

    def get_lr(self) -> list[float]:
        """The rates that follow."""
        raise NotImplementedError

    def get_last_lr(self) -> list[Any]:
        """The rates that are in force; copies of those that are tensors."""
        return self._last_lr

    def step(self, epoch: int | None = None) -> None:
        """Go on by one step, or to `epoch`."""
        if self._step_count == 1 and not self.optimizer._opt_called:
            warnings.warn(_TOO_EARLY, UserWarning, stacklevel=2)
        self._step_count += 1
        self._update_lr(epoch)

    def _update_lr(self, epoch: int | None = None) -> None:
        """Give the groups their rates behind one step, or at `epoch`."""
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        closed = getattr(self, "_get_closed_form_lr", None)
        self._get_lr_called_within_step = True
        try:
            rates = self.get_lr() if epoch is None or closed is None else closed()
        finally:
            self._get_lr_called_within_step = False
        for group, rate in zip(self.optimizer.param_groups, rates, strict=True):
            set_rate(group, rate)
        self._last_lr = copied_rates(self.optimizer)

    def state_dict(self) -> dict[str, Any]:
        """Everything but the optimiser."""
        return {name: value for name, value in self.__dict__.items() if name != "optimizer"}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take what ``state_dict`` of another gave."""
        self.__dict__.update(copied(state_dict))


def value_of(rate: Any) -> Any:
    """A rate as a number, also where a tensor stands for it."""
    return rate.item() if isinstance(rate, Tensor) else rate


def _missing(message: str) -> Exception:
    from runtime.errors import MemberError

    return MemberError(message)


def one_for_each(value: Any, optimizer: Optimizer, name: str) -> list[Any]:
    """A list with one for every group; one stands for all. ValueError for another count."""
    count = len(optimizer.param_groups)
    if not isinstance(value, (list, tuple)):
        return [value] * count
    if len(value) != count:
        msg = f"Expected {count} values for {name}, but got {len(value)}"
        raise ArgumentValueError(msg)
    return list(value)
