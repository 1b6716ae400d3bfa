"""What programs ask of PyTorch's extension module, by names that begin with an underscore there too."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from enum import Enum
from typing import Any, Self

from runtime.dispatch.overriding import WithoutAny as DisableTorchFunction
from runtime.dispatch.overriding import WithoutSubclasses as DisableTorchFunctionSubclass
from runtime.dispatch.python_dispatch import _DisableTorchDispatch
from runtime.tensor import Tensor
from runtime.tensor.subclasses import disabled as _disabled_torch_function_impl

__all__ = [
    "DisableTorchFunction", "DisableTorchFunctionSubclass", "DispatchKey", "DispatchKeySet",
    "_DisableTorchDispatch", "_ExcludeDispatchKeyGuard", "_TensorMeta", "_are_functorch_transforms_active",
    "_disabled_torch_function_impl", "_get_tracing_state",
    "_log_api_usage_once",
]  # fmt: skip

_TensorMeta = type(Tensor)


class DispatchKey(Enum):
    """Regions of lower precision among PyTorch's dispatch keys, which libraries leave out in kernels of their own."""

    AutocastCPU = 0
    AutocastCUDA = 1
    AutocastMPS = 2
    AutocastXPU = 3


class DispatchKeySet(frozenset[DispatchKey]):
    """Keys, of which ``|`` makes larger sets."""

    def __new__(cls, keys: Any = ()) -> Self:
        """Of one key, or of several."""
        return super().__new__(cls, (keys,) if isinstance(keys, DispatchKey) else keys)

    def __or__(self, other: Any) -> DispatchKeySet:
        return DispatchKeySet(frozenset(self) | other)

    def has(self, key: DispatchKey) -> bool:
        """Whether a key is among them."""
        return key in self


class _ExcludeDispatchKeyGuard(nullcontext[None]):
    """Leaves regions of lower precision out in the block; none changes anything."""

    def __init__(self, keys: DispatchKeySet) -> None:
        del keys
        super().__init__()


def _are_functorch_transforms_active() -> bool:
    """Whether this is within ``vmap``."""
    levels = sys.modules.get("runtime.batching.levels")
    return levels is not None and bool(levels.active())


def _get_tracing_state() -> None:
    """None: no program is traced."""


def _log_api_usage_once(event: str) -> None:
    """Nothing is logged."""
    del event
