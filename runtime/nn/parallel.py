"""Modules spread over devices, of which there is one: the module itself, under the name ``module``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.errors import ComputeError
from runtime.nn.module import Module

__all__ = ["DataParallel", "DistributedDataParallel"]


class DataParallel(Module):
    """Calls `module`, as PyTorch's does where no device is found; parameters are named ``module.*``."""

    def __init__(
        self, module: Module, device_ids: Sequence[Any] | None = None, output_device: Any = None, dim: int = 0
    ) -> None:  # fmt: skip
        super().__init__()
        self.module, self.dim = module, dim
        self.device_ids: list[Any] = []
        del device_ids, output_device

    def forward(self, *inputs: Any, **kwargs: Any) -> Any:
        """What the module computes."""
        return self.module(*inputs, **kwargs)


class DistributedDataParallel(Module):
    """RuntimeError: there are no groups of processes; see ``distributed.is_available()``."""

    def __init__(self, module: Module, *args: Any, **kwargs: Any) -> None:
        super().__init__()
        del module, args, kwargs
        msg = (
            "DistributedDataParallel(): opweave computes in one process; ask distributed.is_available() first, and "
            "use the module itself"
        )
        raise ComputeError(msg)
