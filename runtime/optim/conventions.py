"""Names that optimisers of other libraries import beside the class Optimizer, as PyTorch's own optimisers do."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from runtime.guards import is_grad_enabled, set_grad_enabled
from runtime.nn.operators import F
from runtime.optim.optimizer import (
    Optimizer, register_optimizer_step_post_hook, register_optimizer_step_pre_hook, required,
)  # fmt: skip
from runtime.tensor import Tensor

__all__ = [
    "Optimizer", "ParamsT", "_default_to_fused_or_foreach", "_dispatch_sqrt", "_get_capturable_supported_devices",
    "_get_foreach_kernels_supported_devices", "_get_value", "_group_tensors_by_device_and_dtype",
    "_params_t", "_use_grad_for_differentiable", "_view_as_real", "register_optimizer_step_post_hook",
    "register_optimizer_step_pre_hook", "required",
]  # fmt: skip

ParamsT = Any  # parameters, pairs of names and parameters, or groups, which are dicts
_params_t = ParamsT


def _use_grad_for_differentiable(step: Callable[..., Any]) -> Callable[..., Any]:
    """A step that is recorded where the optimiser's default ``differentiable`` says so, and not otherwise."""

    @functools.wraps(step)
    def wrapper(self: Any, *args: Any, **kwargs: Any) -> Any:
        before = is_grad_enabled()
        set_grad_enabled(bool(self.defaults.get("differentiable", False)))
        try:
            return step(self, *args, **kwargs)
        finally:
            set_grad_enabled(before)

    return wrapper


def _default_to_fused_or_foreach(params: Any, differentiable: bool, use_fused: bool = False) -> tuple[bool, bool]:
    """Which way an optimiser goes where nothing is said: on the CPU parameter by parameter."""
    del params, differentiable, use_fused
    return False, False


def _get_capturable_supported_devices(supports_xla: bool = True) -> list[str]:
    """Devices whose work can be captured: none."""
    del supports_xla
    return []


def _get_foreach_kernels_supported_devices() -> list[str]:
    """Devices beside the CPU with operators of lists: none."""
    return []


def _get_value(x: Any) -> Any:
    """The number in a tensor of one."""
    return x.item() if isinstance(x, Tensor) else x


def _dispatch_sqrt(x: Any) -> Any:
    """The square root of a number or of a tensor."""
    return F.sqrt(x) if isinstance(x, Tensor) else x**0.5


def _view_as_real(params: list[Any], *states: list[Any]) -> None:
    """Put views as real numbers in the places of complex tensors, in all lists."""
    for index, param in enumerate(params):
        if param.is_complex():
            for listed in (params, *states):
                listed[index] = F.view_as_real(listed[index])


def _group_tensors_by_device_and_dtype(
    tensorlistlist: Sequence[Sequence[Any]], with_indices: bool = False
) -> dict[Any, Any]:
    """Lists that belong together, apart by the device and dtype of the first list's tensors, with their places."""
    groups: dict[Any, Any] = {}
    for index, row in enumerate(zip(*tensorlistlist, strict=True)):
        key = (row[0].device, row[0].dtype)
        lists, positions = groups.setdefault(key, ([[] for _ in tensorlistlist], []))
        for listed, item in zip(lists, row, strict=True):
            listed.append(item)
        if with_indices:
            positions.append(index)
    return groups
