"""Averages of the models that training passes through: equal weights (SWA), or weights that fade (EMA)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from copy import deepcopy
from itertools import chain
from typing import Any

from runtime.errors import ArgumentValueError
from runtime.guards import no_grad
from runtime.nn.batch_norm import _BatchNorm
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.optim.optimizer import Optimizer
from runtime.optim.schedules import LRScheduler, one_for_each, value_of
from runtime.tensor import Tensor, dtypes

__all__ = [
    "SWALR", "AveragedModel", "get_ema_avg_fn", "get_ema_multi_avg_fn", "get_swa_avg_fn", "get_swa_multi_avg_fn",
    "update_bn",
]  # fmt: skip

Tensors = list[Tensor] | tuple[Tensor, ...]


def get_ema_multi_avg_fn(decay: float = 0.999) -> Callable[[Tensors, Tensors, Any], None]:
    """The function that moves averages towards parameters by a part ``1 - decay``. ValueError outside of [0, 1]."""
    _checked(decay)

    def average(averages: Tensors, parameters: Tensors, _count: Any) -> None:
        _move(averages, parameters, 1 - decay)

    return average


def get_swa_multi_avg_fn() -> Callable[[Tensors, Tensors, Any], None]:
    """The function that takes parameters into averages of so many that all count the same."""

    def average(averages: Tensors, parameters: Tensors, count: Any) -> None:
        _move(averages, parameters, 1 / (float(count) + 1))

    return average


def get_ema_avg_fn(decay: float = 0.999) -> Callable[[Any, Any, Any], Any]:
    """The average of one parameter that moves by a part ``1 - decay``. ValueError outside of [0, 1]."""
    _checked(decay)

    def average(averaged: Any, parameter: Any, _count: Any) -> Any:
        with no_grad():
            return decay * averaged + (1 - decay) * parameter

    return average


def get_swa_avg_fn() -> Callable[[Any, Any, Any], Any]:
    """The average of one parameter in which all count the same."""

    def average(averaged: Any, parameter: Any, count: Any) -> Any:
        with no_grad():
            return averaged + (parameter - averaged) / (count + 1)

    return average


def _checked(decay: float) -> None:
    if not 0.0 <= decay <= 1.0:
        msg = f"Invalid decay value {decay} provided. Please provide a value in [0,1] range."
        raise ArgumentValueError(msg)


def _move(averages: Tensors, parameters: Tensors, weight: float) -> None:
    """Move averages by a part of the way, all of them in one call; integers are rounded towards zero."""
    with no_grad():
        pairs: list[tuple[Any, Any]] = list(zip(averages, parameters, strict=True))
        floating = [
            (item, other if other.dtype is item.dtype else other.to(item.dtype))
            for item, other in pairs
            if item.dtype.is_floating_point
        ]
        if floating:
            F._moved_towards_([item for item, _ in floating], [other for _, other in floating], weight=weight)
        for value, other in () if len(floating) == len(pairs) else pairs:
            if value.is_complex():
                value.lerp_(other, weight)
            elif not value.is_floating_point():
                value.copy_(value * (1 - weight) + other * weight)


class AveragedModel(Module):
    """A copy of a model whose parameters are averages of those that the model had.

    Call ``update_parameters(model)`` behind steps of the optimiser: the first call copies, each other takes one more
    into the average, by ``multi_avg_fn(averages, parameters, count)``, by ``avg_fn(average, parameter, count)``, or
    with equal weights. Buffers are copied, or with `use_buffers` averaged too.
    """

    n_averaged: Tensor

    def __init__(
        self, model: Module, device: Any = None, avg_fn: Callable[[Any, Any, Any], Any] | None = None,
        multi_avg_fn: Callable[[Tensors, Tensors, Any], None] | None = None, use_buffers: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        if avg_fn is not None and multi_avg_fn is not None:
            msg = "Only one of avg_fn and multi_avg_fn should be provided"
            raise ArgumentValueError(msg)
        self.module = deepcopy(model)
        if device is not None:
            self.module = self.module.to(device)
        self.register_buffer("n_averaged", F.zeros((), dtype=dtypes.int64))
        self.avg_fn, self.multi_avg_fn, self.use_buffers = avg_fn, multi_avg_fn, use_buffers

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """What the averaged model computes."""
        return self.module(*args, **kwargs)

    def update_parameters(self, model: Module) -> None:
        """Take the parameters of `model` into the averages."""
        both = zip(self._averaged(self.module), self._averaged(model), strict=True)
        pairs: list[tuple[Any, Any]] = [(item.detach(), other.detach()) for item, other in both]
        count = self.n_averaged
        if int(count) == 0:
            for averaged, other in pairs:
                averaged.copy_(other)
        elif self.avg_fn is not None:
            for averaged, other in pairs:
                averaged.copy_(self.avg_fn(averaged, other, count))
        else:
            average = self.multi_avg_fn or get_swa_multi_avg_fn()
            for of_dtype in _by_dtype(pairs):
                average([item for item, _ in of_dtype], [other for _, other in of_dtype], count)
        if not self.use_buffers:
            for buffer, source in zip(self.module.buffers(), model.buffers(), strict=True):
                buffer.detach().copy_(source.detach())  # type: ignore[attr-defined]
        count.add_(1)  # type: ignore[attr-defined]

    def _averaged(self, model: Module) -> Iterable[Any]:
        return chain(model.parameters(), model.buffers()) if self.use_buffers else model.parameters()


def _by_dtype(pairs: list[tuple[Any, Any]]) -> list[list[tuple[Any, Any]]]:
    """The pairs in groups of one dtype, as functions of lists expect them."""
    groups: dict[Any, list[tuple[Any, Any]]] = {}
    for pair in pairs:
        groups.setdefault(pair[0].dtype, []).append(pair)
    return list(groups.values())


def update_bn(loader: Iterable[Any], model: Module, device: Any = None) -> None:
    """Compute the running statistics of batch normalisation anew, by one pass of the model over data.

    A batch is a tensor, or a list or tuple that begins with one.
    """
    layers = {module: module.momentum for module in model.modules() if isinstance(module, _BatchNorm)}
    if not layers:
        return
    was_training = model.training
    model.train()
    try:
        for averaged in layers:
            averaged.reset_running_stats()
            averaged.momentum = None  # the mean of all batches
        with no_grad():
            for batch in loader:
                input_ = batch[0] if isinstance(batch, (list, tuple)) else batch
                model(input_ if device is None else input_.to(device))
    finally:
        for averaged, momentum in layers.items():
            averaged.momentum = momentum
        model.train(was_training)


def _by_cosine(part: float) -> float:
    return (1 - math.cos(math.pi * part)) / 2


def _by_line(part: float) -> float:
    return part


_WAYS = {"cos": _by_cosine, "linear": _by_line}


class SWALR(LRScheduler):
    """The rate goes to `swa_lr` in some epochs, along half a cosine or a line, and stays there."""

    def __init__(
        self, optimizer: Optimizer, swa_lr: Any, anneal_epochs: int = 10, anneal_strategy: str = "cos",
        last_epoch: int = -1,
    ) -> None:  # fmt: skip
        if anneal_strategy not in _WAYS:
            msg = f"anneal_strategy must be one of 'cos' or 'linear', instead got {anneal_strategy}"
            raise ArgumentValueError(msg)
        if not isinstance(anneal_epochs, int) or anneal_epochs < 0:
            msg = f"anneal_epochs must be equal or greater than 0, got {anneal_epochs}"
            raise ArgumentValueError(msg)
        for group, rate in zip(optimizer.param_groups, one_for_each(swa_lr, optimizer, "swa_lr"), strict=True):
            group["swa_lr"] = value_of(rate)
        self._anneal_strategy, self.anneal_epochs = anneal_strategy, anneal_epochs
        super().__init__(optimizer, last_epoch)

    def anneal_func(self, t: float) -> float:
        """How far the rate has come when a part `t` of the epochs is over."""
        return _WAYS[self._anneal_strategy](t)

    def get_lr(self) -> list[Any]:
        step = self._step_count - 1
        if self.anneal_epochs == 0:
            step = max(1, step)
        before, now = (
            self.anneal_func(max(0, min(1, item / max(1, self.anneal_epochs)))) for item in (step - 1, step)
        )
        rates = []
        for group in self.optimizer.param_groups:
            rate, end = group["lr"], group["swa_lr"]
            # Another scheduler may have moved the rate: the way goes on from where it would have begun.
            begin = end if before == 1 else (rate - before * end) / (1 - before)
            rates.append(end * now + begin * (1 - now))
        return rates
