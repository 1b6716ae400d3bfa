"""Scaled losses: small gradients of float16 do not vanish."""

from __future__ import annotations

import enum
import math
import warnings
from collections.abc import Iterable
from typing import Any

from runtime.amp.autocast_mode import check_device, has_regions
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.guards import no_grad
from runtime.tensor import Tensor, dtypes
from runtime.tensor.factories import tensor

__all__ = ["GradScaler", "OptState"]


class OptState(enum.Enum):
    """How far a step of an optimiser is."""

    READY, UNSCALED, STEPPED = 0, 1, 2


class GradScaler:
    """Scales a loss so that small gradients of float16 do not vanish, and skips steps whose gradients overflowed.

    ``scaler.scale(loss).backward(); scaler.step(optimizer); scaler.update()``. After a step that was skipped the scale
    is multiplied by `backoff_factor`, after `growth_interval` steps in a row that were not by `growth_factor`
    (Micikevicius et al., Mixed precision training, 2018). For a type of `device` that there is not it is disabled
    with a warning: everything then goes through unchanged.
    """

    def __init__(
        self, device: str = "cuda", init_scale: float = 2.0**16, growth_factor: float = 2.0,
        backoff_factor: float = 0.5, growth_interval: int = 2000, enabled: bool = True,
    ) -> None:  # fmt: skip
        check_device("GradScaler", device)
        if enabled and not has_regions(device):
            warnings.warn(f"GradScaler: disabled; there is no {device}", UserWarning, stacklevel=2)
        if not growth_factor > 1 or not 0 < backoff_factor < 1:
            msg = f"GradScaler: expected growth_factor > 1 > backoff_factor > 0, got {growth_factor}, {backoff_factor}"
            raise ArgumentValueError(msg)
        self._enabled = enabled and has_regions(device)
        self._scale, self._growth, self._backoff = float(init_scale), growth_factor, backoff_factor
        self._interval, self._successes = growth_interval, 0
        self._overflowed: dict[int, bool] = {}  # by optimiser, from unscale_ to update
        self._stepped: set[int] = set()

    def scale(self, outputs: Any) -> Any:
        """A tensor, or an iterable of them, times the scale."""
        if not self._enabled:
            return outputs
        if isinstance(outputs, Tensor):
            return outputs * tensor(self._scale, dtype=outputs.dtype)  # type: ignore[operator]
        if isinstance(outputs, Iterable) and not isinstance(outputs, str):
            return type(outputs)(map(self.scale, outputs))  # type: ignore[call-arg]
        msg = f"GradScaler.scale(): expected a tensor or an iterable of them, got {type(outputs).__name__}"
        raise ArgumentError(msg)

    def unscale_(self, optimizer: Any) -> None:
        """Divide the gradients of an optimiser's parameters by the scale; RuntimeError the second time in a step.

        ValueError for gradients in float16, in which what is divided loses what the scale was for.
        """
        if not self._enabled:
            return
        if id(optimizer) in self._overflowed:
            msg = "GradScaler.unscale_(): was called for this optimizer already since the last update()"
            raise ComputeError(msg)
        finite = True
        for group in optimizer.param_groups:
            for parameter in group["params"]:
                if parameter.grad is not None and parameter.grad.dtype is dtypes.float16:
                    msg = (
                        "GradScaler.unscale_(): a gradient is in float16; keep the parameters in float32, and compute "
                        "in float16 by autocast"
                    )
                    raise ArgumentValueError(msg)
        with no_grad():
            for group in optimizer.param_groups:
                for parameter in group["params"]:
                    if parameter.grad is not None:
                        parameter.grad.mul_(1.0 / self._scale)
                        finite = finite and bool(parameter.grad.isfinite().all())
        self._overflowed[id(optimizer)] = not finite

    def step(self, optimizer: Any, *args: Any, **kwargs: Any) -> Any:
        """``optimizer.step(...)`` unless a gradient is infinite or nan; unscales them first where needed."""
        if not self._enabled:
            return optimizer.step(*args, **kwargs)
        if "closure" in kwargs or args:
            msg = "GradScaler.step(): a closure computes gradients anew, which would not be scaled"
            raise ComputeError(msg)
        if id(optimizer) in self._stepped:
            msg = "GradScaler.step(): was called for this optimizer already since the last update()"
            raise ComputeError(msg)
        if id(optimizer) not in self._overflowed:
            self.unscale_(optimizer)
        self._stepped.add(id(optimizer))
        return None if self._overflowed[id(optimizer)] else optimizer.step()

    def update(self, new_scale: float | Tensor | None = None) -> None:
        """Adapt the scale to what the steps since the last update found, or set it."""
        if not self._enabled:
            return
        if new_scale is not None:
            self._scale = float(new_scale)
        elif not self._overflowed:
            msg = "GradScaler.update(): no step() or unscale_() since the last update()"
            raise ComputeError(msg)
        elif any(self._overflowed.values()):
            self._scale, self._successes = self._scale * self._backoff, 0
        else:
            self._successes += 1
            if self._successes == self._interval:
                grown = self._scale * self._growth
                self._scale, self._successes = grown if math.isfinite(grown) else self._scale, 0
        self._overflowed.clear()
        self._stepped.clear()

    def is_enabled(self) -> bool:
        """Whether losses are scaled."""
        return self._enabled

    def get_scale(self) -> float:
        """The scale, 1.0 where this is disabled."""
        return self._scale if self._enabled else 1.0

    def get_growth_factor(self) -> float:
        """By what the scale is multiplied when it grows."""
        return self._growth

    def set_growth_factor(self, new_factor: float) -> None:
        """Let the scale grow by another factor."""
        self._growth = new_factor

    def get_backoff_factor(self) -> float:
        """By what the scale is multiplied after a step that was skipped."""
        return self._backoff

    def set_backoff_factor(self, new_factor: float) -> None:
        """Let the scale shrink by another factor."""
        self._backoff = new_factor

    def get_growth_interval(self) -> int:
        """After how many steps in a row the scale grows."""
        return self._interval

    def set_growth_interval(self, new_interval: int) -> None:
        """Let the scale grow after another number of steps."""
        self._interval = new_interval

    def state_dict(self) -> dict[str, Any]:
        """The scale and how it changes; empty where this is disabled."""
        if not self._enabled:
            return {}
        return {
            "scale": self._scale, "growth_factor": self._growth, "backoff_factor": self._backoff,
            "growth_interval": self._interval, "_growth_tracker": self._successes,
        }  # fmt: skip

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take over what :meth:`state_dict` gave; RuntimeError for the empty one of a disabled scaler."""
        if not self._enabled:
            return
        if not state_dict:
            msg = "GradScaler.load_state_dict(): the state is empty, as that of a scaler that was disabled"
            raise ComputeError(msg)
        self._scale, self._growth = float(state_dict["scale"]), float(state_dict["growth_factor"])
        self._backoff, self._interval = float(state_dict["backoff_factor"]), int(state_dict["growth_interval"])
        self._successes = int(state_dict["_growth_tracker"])
