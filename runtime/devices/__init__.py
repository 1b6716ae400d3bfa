"""Functions that portable programs call about devices, and settings that have one value here.

Tensors lie on the CPU, kernels are compiled anyway, and their results do not depend on a mode. So that a program that
asks before it uses something goes on without it, the questions have answers; what would need another device raises.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.dispatch.late import LateModule
from runtime.errors import ArgumentValueError
from runtime.tensor import device as devices
from runtime.tensor.determinism import switches
from runtime.tensor.device import cpu
from runtime.tensor.device import device as device_type

__all__ = [
    "are_deterministic_algorithms_enabled", "compile", "get_default_device", "get_float32_matmul_precision",
    "set_default_device", "set_float32_matmul_precision", "use_deterministic_algorithms",
]  # fmt: skip
_compiled: Any = LateModule("runtime.capture.compiled.functions")
_PRECISIONS = ("highest", "high", "medium")


def compile(  # noqa: A001 - PyTorch's name
    model: Callable[..., Any] | None = None, *, fullgraph: bool = False, dynamic: bool | None = None,
    backend: Any = "inductor", mode: str | None = None, options: Any = None, disable: bool = False,
) -> Any:  # fmt: skip
    """A function or module that does what `model` does, by what was recorded of it: :mod:`runtime.capture.compiled`."""
    return _compiled.compile(
        model, fullgraph=fullgraph, dynamic=dynamic, backend=backend, mode=mode, options=options, disable=disable
    )


def get_default_device() -> device_type:
    """Where new tensors of this thread lie."""
    return devices.default_device() or cpu


def set_default_device(device: device_type | str | None) -> None:
    """Say where new tensors of this thread lie; RuntimeError for a device that there is not."""
    where = cpu if device is None else device_type(device)
    where.check("set_default_device()")
    devices.set_defaults([where])


def get_float32_matmul_precision() -> str:
    """How products of float32 are computed: "highest", in float32."""
    return "highest"


def set_float32_matmul_precision(precision: str) -> None:
    """Allow less than float32 in products of it, of which no use is made; ValueError for an unknown word."""
    if not isinstance(precision, str) or precision not in _PRECISIONS:
        msg = f"set_float32_matmul_precision(): expected one of {', '.join(_PRECISIONS)}, got {precision!r}"
        raise ArgumentValueError(msg)


def are_deterministic_algorithms_enabled() -> bool:
    """Whether a program has asked for the same bits every time; with as many threads it gets them anyway."""
    return switches.enabled


def use_deterministic_algorithms(mode: bool, *, warn_only: bool = False) -> None:
    """Ask for the same bits every time; then new memory is filled as well: see ``utils.deterministic``."""
    switches.enabled, switches.warn_only = bool(mode), bool(warn_only)
