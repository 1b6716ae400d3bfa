"""Settings of which there is one value here, and what programs ask of any object."""

from __future__ import annotations

from typing import Any

from runtime import callers
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import Tensor
from runtime.tensor.determinism import switches
from runtime.tensor.types import TypedStorage, UntypedStorage

__all__ = [
    "get_deterministic_debug_mode",
    "get_device",
    "get_num_interop_threads",
    "is_deterministic_algorithms_warn_only_enabled",
    "is_distributed",
    "is_inference",
    "is_storage",
    "is_warn_always_enabled",
    "set_deterministic_debug_mode",
    "set_flush_denormal",
    "set_num_interop_threads",
    "set_warn_always",
]
_MODES = {"default": 0, "warn": 1, "error": 2}


def get_deterministic_debug_mode() -> int:
    """0 unless reproducible results were asked for; then 1 if what is not would be a warning, 2 if it were an error."""
    if not switches.enabled:
        return _MODES["default"]
    return _MODES["warn" if switches.warn_only else "error"]


def set_deterministic_debug_mode(debug_mode: int | str) -> None:
    """Ask for reproducible results by a word or its number: default, warn, error.

    TypeError for another type, RuntimeError for an unknown mode.
    """
    if not isinstance(debug_mode, (int, str)):
        msg = f"set_deterministic_debug_mode(): expected a str or an int, got {type(debug_mode).__name__}"
        raise ArgumentError(msg)
    mode = _MODES.get(debug_mode) if isinstance(debug_mode, str) else debug_mode
    if mode is None or mode not in _MODES.values():
        msg = f"set_deterministic_debug_mode(): expected one of {', '.join(_MODES)}, or 0, 1 or 2, got {debug_mode!r}"
        raise ComputeError(msg)
    switches.enabled, switches.warn_only = mode > 0, mode == _MODES["warn"]


def is_deterministic_algorithms_warn_only_enabled() -> bool:
    """Whether ``use_deterministic_algorithms`` was called with ``warn_only=True``."""
    return switches.warn_only


def is_warn_always_enabled() -> bool:
    """Whether warnings that appear once in a process appear every time."""
    return callers.warns_always()


def set_warn_always(b: bool, /) -> None:
    """Say whether warnings that appear once in a process appear every time."""
    if not isinstance(b, bool):
        msg = f"set_warn_always(): expected a bool, got {type(b).__name__}"
        raise ArgumentError(msg)
    callers.warn_always(b)


def set_flush_denormal(mode: bool) -> bool:
    """False: subnormal numbers stay what they are, whatever `mode` says."""
    del mode
    return False


def get_num_interop_threads() -> int:
    """1: operators run one after another."""
    return 1


def set_num_interop_threads(num: int) -> None:
    """Allow operators beside one another, of which no use is made; ValueError unless `num` is positive."""
    if num <= 0:
        msg = f"set_num_interop_threads(): expected a positive number, got {num}"
        raise ArgumentValueError(msg)


def get_device(input: Tensor) -> int:  # noqa: A002 - PyTorch's name
    """-1: the number of the device that is the CPU; other objects are a TypeError."""
    return int(_tensor("get_device", input).get_device())


def is_inference(input: Tensor) -> bool:  # noqa: A002 - PyTorch's name
    """Whether a tensor was made within ``inference_mode()``; other objects are a TypeError."""
    return bool(_tensor("is_inference", input).is_inference())


def is_distributed(input: Tensor) -> bool:  # noqa: A002 - PyTorch's name
    """False: a tensor lies in one place."""
    _tensor("is_distributed", input)
    return False


def is_storage(obj: Any) -> bool:
    """Whether `obj` is the memory of a tensor."""
    return isinstance(obj, (TypedStorage, UntypedStorage))


def _tensor(function: str, value: Any) -> Tensor:
    if not isinstance(value, Tensor):
        msg = f"{function}(): expected a tensor, got {type(value).__name__}"
        raise ArgumentError(msg)
    return value
