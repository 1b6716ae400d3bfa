"""Regions of mixed precision, and what programs ask about them.

In ``with autocast("cpu"):`` operators cast their tensors as their entries in ops.yaml say: products and convolutions
compute in the lower precision, losses and decompositions in float32. Kernels compute bfloat16 and float16 in float32
and round their results, so that a region gives the numbers that such a program gives elsewhere and halves the memory
of what is kept for backward; it is no quicker. A registered device has regions of its own, ``autocast("npu")``. For
devices that there are not, a region is disabled with a warning.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self

from runtime import callers
from runtime.autograd import autocasting
from runtime.autograd.autocasting import LOWER_DTYPES, Region, thread
from runtime.autograd.trees import mapped
from runtime.devices.contexts import context_decorator
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import Tensor, dtypes
from runtime.tensor.backends import BY_NAME
from runtime.tensor.device import OTHERS, device
from runtime.tensor.dtypes import dtype as dtype_type

if TYPE_CHECKING:
    from types import TracebackType

__all__ = [
    "autocast", "autocast_decrement_nesting", "autocast_increment_nesting", "clear_autocast_cache", "custom_bwd",
    "custom_fwd", "get_autocast_cpu_dtype", "get_autocast_dtype", "get_autocast_gpu_dtype", "is_autocast_available",
    "is_autocast_cache_enabled", "is_autocast_cpu_enabled", "is_autocast_enabled", "set_autocast_cache_enabled",
    "set_autocast_cpu_dtype", "set_autocast_cpu_enabled", "set_autocast_dtype", "set_autocast_enabled",
    "set_autocast_gpu_dtype",
]  # fmt: skip
_CPU = "cpu"
_DEVICES = (_CPU, "cuda", "mps", "xpu")


def check_device(function: str, kind: object) -> None:
    """ValueError for what is no kind of device that PyTorch has regions for."""
    if isinstance(kind, str) and kind in OTHERS:
        device(kind)  # which registers it, or says what it needs
    elif not isinstance(kind, str) or kind not in _DEVICES:
        expected = ", ".join((*_DEVICES, *BY_NAME))
        msg = f"{function}(): expected one of {expected} as the device type, got {kind!r}"
        raise ArgumentValueError(msg)


def has_regions(device_type: str) -> bool:
    """Whether operators of a type of device can cast."""
    return device_type == _CPU or device_type in BY_NAME


class autocast:  # noqa: N801 - PyTorch's name
    """``with autocast("cpu", dtype=bfloat16):`` or a decorator: operators choose the precision in which they compute.

    `dtype` is the lower precision, bfloat16 or float16. ``enabled=False`` is a region in which they do not, inside of
    one in which they do. With ``cache_enabled=False`` weights are cast every time they are used, not once.

    Raises ValueError for an unknown kind of device and TypeError for a dtype that is none; warns, and does nothing, for
    a device that there is not, or for another dtype.
    """

    def __init__(
        self, device_type: str, dtype: dtype_type | None = None, enabled: bool = True,
        cache_enabled: bool | None = None,
    ) -> None:  # fmt: skip
        check_device("autocast", device_type)
        if dtype is not None and not isinstance(dtype, dtype_type):
            msg = f"autocast(): expected a dtype, got {dtype!r}"
            raise ArgumentError(msg)
        self.device = device_type
        self.fast_dtype = get_autocast_dtype(device_type) if dtype is None else dtype
        self._enabled = enabled and _is_possible(device_type, self.fast_dtype)
        self._cache_enabled = thread.keeps if cache_enabled is None else cache_enabled
        self._regions: list[Region] = []

    def __enter__(self) -> Self:
        region = Region.current()
        region.keeps = self._cache_enabled
        if has_regions(self.device):
            before = autocasting.dtype_of(self.device)
            region.devices[self.device] = (
                self._enabled, self.fast_dtype if self.fast_dtype in LOWER_DTYPES else before,
            )  # fmt: skip
        self._regions.append(region)
        region.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._regions.pop().__exit__(kind, error, trace)

    def __call__(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """`function`, in this region."""
        return context_decorator(lambda: self, function)


def _is_possible(device_type: str, to: dtype_type) -> bool:
    """Whether there can be such a region; a warning where not."""
    if not has_regions(device_type):
        callers.warn_once(f"autocast: disabled; there is no {device_type}")
    elif to not in LOWER_DTYPES:
        callers.warn_once(f"autocast: disabled; it casts to bfloat16 or float16, got {to}")
    else:
        return True
    return False


def custom_fwd(
    fwd: Callable[..., Any] | None = None, *, device_type: str, cast_inputs: dtype_type | None = None
) -> Any:
    """The decorator of a Function's forward in such regions.

    With `cast_inputs` its floating tensors are cast to that dtype, and it computes as outside of regions.
    """
    check_device("custom_fwd", device_type)
    if fwd is None:
        return functools.partial(custom_fwd, device_type=device_type, cast_inputs=cast_inputs)

    @functools.wraps(fwd)
    def forward(ctx: Any, *args: Any, **kwargs: Any) -> Any:
        ctx._dtype = get_autocast_dtype(device_type)
        ctx._fwd_used_autocast = is_autocast_enabled(device_type)
        if cast_inputs is None or not ctx._fwd_used_autocast:
            return fwd(ctx, *args, **kwargs)
        ctx._fwd_used_autocast = False
        args, kwargs = mapped((args, kwargs), lambda tensor: _as_input(tensor, cast_inputs))
        with autocast(device_type, enabled=False):
            return fwd(ctx, *args, **kwargs)

    return forward


def _as_input(tensor: Tensor, to: dtype_type) -> Any:
    is_cast = tensor.dtype.is_floating_point and tensor.dtype is not dtypes.float64
    return tensor.to(to) if is_cast else tensor  # type: ignore[attr-defined]


def custom_bwd(bwd: Callable[..., Any] | None = None, *, device_type: str) -> Any:
    """The decorator of a Function's backward: it computes in a region like that of forward."""
    check_device("custom_bwd", device_type)
    if bwd is None:
        return functools.partial(custom_bwd, device_type=device_type)

    @functools.wraps(bwd)
    def backward(ctx: Any, *args: Any, **kwargs: Any) -> Any:
        with autocast(device_type, dtype=ctx._dtype, enabled=ctx._fwd_used_autocast):
            return bwd(ctx, *args, **kwargs)

    return backward


def is_autocast_available(device_type: str) -> bool:
    """Whether :class:`autocast` changes anything for a kind of device: for the CPU and registered ones it does."""
    check_device("is_autocast_available", device_type)
    return has_regions(device_type)


def is_autocast_enabled(device_type: str | None = None) -> bool:
    """Whether operators of this thread choose their precision; of PyTorch's GPU, where no device is named."""
    return device_type is not None and autocasting.casts(device_type)


def is_autocast_cpu_enabled() -> bool:
    """Whether operators of this thread choose their precision."""
    return autocasting.casts()


def set_autocast_enabled(device_type: str | bool, enabled: bool | None = None) -> None:
    """Let operators of this thread choose their precision, or not; for devices that there are not nothing changes."""
    if isinstance(device_type, str) and enabled is not None:
        check_device("set_autocast_enabled", device_type)
        if has_regions(device_type):
            autocasting.switch(enabled, autocasting.dtype_of(device_type), device_type)


def set_autocast_cpu_enabled(enabled: bool) -> None:
    """``set_autocast_enabled("cpu", enabled)``."""
    set_autocast_enabled(_CPU, enabled)


def is_autocast_cache_enabled() -> bool:
    """Whether casts of weights are kept until the outermost region ends."""
    return thread.keeps


def set_autocast_cache_enabled(enabled: bool) -> None:
    """Keep casts of weights, or not."""
    thread.keeps = enabled


def clear_autocast_cache() -> None:
    """Forget the casts of weights."""
    autocasting.forget()


def autocast_increment_nesting() -> int:
    """Go into a region; how many this thread is in then."""
    thread.depth += 1
    return thread.depth


def autocast_decrement_nesting() -> int:
    """Leave a region; how many this thread is in then."""
    thread.depth -= 1
    return thread.depth


def get_autocast_dtype(device_type: str) -> dtype_type:
    """The lower precision of regions: on the CPU bfloat16 unless another was set, float16 elsewhere."""
    return autocasting.dtype_of(device_type)


def set_autocast_dtype(device_type: str, dtype: dtype_type) -> None:
    """Another lower precision for regions of this thread; for devices that there are not nothing changes."""
    check_device("set_autocast_dtype", device_type)
    if has_regions(device_type):
        autocasting.switch(autocasting.casts(device_type), dtype, device_type)


def get_autocast_cpu_dtype() -> dtype_type:
    """``get_autocast_dtype("cpu")``."""
    return get_autocast_dtype(_CPU)


def set_autocast_cpu_dtype(dtype: dtype_type) -> None:
    """``set_autocast_dtype("cpu", dtype)``."""
    set_autocast_dtype(_CPU, dtype)


def get_autocast_gpu_dtype() -> dtype_type:
    """float16."""
    return get_autocast_dtype("cuda")


def set_autocast_gpu_dtype(dtype: dtype_type) -> None:
    """Nothing: there is no GPU."""
    set_autocast_dtype("cuda", dtype)
