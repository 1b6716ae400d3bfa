"""Mixed precision: regions of lower precision, of which no use is made, and scaled losses, which work as everywhere.

Float16 and bfloat16 are dtypes of memory here: kernels convert them to float32 and back, so that a region which
computes in them would be slower and less exact than one that does not. :class:`autocast` therefore says once that it is
disabled, as PyTorch does on a machine without the device that is asked for, and computes in the dtypes of the tensors.
"""

from __future__ import annotations

import functools
import math
import warnings
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Self

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.guards import no_grad
from runtime.tensor import Tensor, dtypes
from runtime.tensor.dtypes import dtype as dtype_type
from runtime.tensor.factories import tensor

if TYPE_CHECKING:
    from types import TracebackType

__all__ = ["GradScaler", "autocast", "custom_bwd", "custom_fwd", "is_autocast_available"]
_DEVICES = ("cpu", "cuda", "mps", "xpu")


def is_autocast_available(device_type: str) -> bool:
    """Whether :class:`autocast` changes anything for a kind of device: it does not."""
    _check_device("is_autocast_available", device_type)
    return False


def _check_device(function: str, kind: object) -> None:
    if not isinstance(kind, str) or kind not in _DEVICES:
        msg = f"{function}(): expected one of {', '.join(_DEVICES)} as the device type, got {kind!r}"
        raise ArgumentValueError(msg)


class autocast:  # noqa: N801 - PyTorch's name
    """``with autocast("cpu"):`` or a decorator; operators compute in the dtypes of their tensors, as outside of it.

    Warns once where it is enabled, and raises ValueError for an unknown kind of device and TypeError for a dtype that
    is none.
    """

    def __init__(
        self, device_type: str, dtype: dtype_type | None = None, enabled: bool = True,
        cache_enabled: bool | None = None,
    ) -> None:  # fmt: skip
        _check_device("autocast", device_type)
        if dtype is not None and not isinstance(dtype, dtype_type):
            msg = f"autocast(): expected a dtype, got {dtype!r}"
            raise ArgumentError(msg)
        del cache_enabled
        self.device = device_type
        self.fast_dtype = dtype or (dtypes.bfloat16 if device_type == "cpu" else dtypes.float16)
        if enabled:
            _warn_once()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def __call__(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """`function`, in this region."""
        return function


@functools.cache
def _warn_once() -> None:
    warnings.warn(
        "autocast: disabled; kernels compute float16 and bfloat16 in float32, so that lower precision is no quicker",
        UserWarning, stacklevel=3,
    )  # fmt: skip


def custom_fwd(
    fwd: Callable[..., Any] | None = None, *, device_type: str, cast_inputs: dtype_type | None = None
) -> Any:  # fmt: skip
    """The decorator of a Function's forward in such regions; the function as it is."""
    _check_device("custom_fwd", device_type)
    del cast_inputs
    return (lambda function: function) if fwd is None else fwd


def custom_bwd(bwd: Callable[..., Any] | None = None, *, device_type: str) -> Any:
    """The decorator of a Function's backward in such regions; the function as it is."""
    _check_device("custom_bwd", device_type)
    return (lambda function: function) if bwd is None else bwd


class GradScaler:
    """Scales a loss so that small gradients of float16 do not vanish, and skips steps whose gradients overflowed.

    ``scaler.scale(loss).backward(); scaler.step(optimizer); scaler.update()``. After a step that was skipped the scale
    is multiplied by `backoff_factor`, after `growth_interval` steps in a row that were not by `growth_factor`
    (Micikevicius et al., Mixed precision training, 2018). For a `device` other than the CPU it is disabled with a
    warning: everything then goes through unchanged.
    """

    def __init__(
        self, device: str = "cuda", init_scale: float = 2.0**16, growth_factor: float = 2.0,
        backoff_factor: float = 0.5, growth_interval: int = 2000, enabled: bool = True,
    ) -> None:  # fmt: skip
        _check_device("GradScaler", device)
        if enabled and device != "cpu":
            warnings.warn(f"GradScaler: disabled; there is no {device}", UserWarning, stacklevel=2)
        if not growth_factor > 1 or not 0 < backoff_factor < 1:
            msg = f"GradScaler: expected growth_factor > 1 > backoff_factor > 0, got {growth_factor}, {backoff_factor}"
            raise ArgumentValueError(msg)
        self._enabled = enabled and device == "cpu"
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
        """Divide the gradients of an optimiser's parameters by the scale; RuntimeError the second time in a step."""
        if not self._enabled:
            return
        if id(optimizer) in self._overflowed:
            msg = "GradScaler.unscale_(): was called for this optimizer already since the last update()"
            raise ComputeError(msg)
        finite = True
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
