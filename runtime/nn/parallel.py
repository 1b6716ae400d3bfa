"""Modules spread over devices, of which there is one: the module itself, under the name ``module``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.errors import ComputeError
from runtime.nn.module import Module

__all__ = ["DataParallel", "DistributedDataParallel", "data_parallel", "gather", "scatter"]


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


def data_parallel(
    module: Module, inputs: Any, device_ids: Sequence[Any] | None = None, output_device: Any = None, dim: int = 0,
    module_kwargs: dict[str, Any] | None = None,
) -> Any:  # fmt: skip
    """``module(*inputs, **module_kwargs)``; the devices and `dim` mean nothing where there is one."""
    del device_ids, output_device, dim
    given = inputs if isinstance(inputs, tuple) else (inputs,)
    return module(*given, **(module_kwargs or {}))


def scatter(inputs: Any, target_gpus: Sequence[Any], dim: int = 0) -> Any:
    """RuntimeError: there are no devices to spread over."""
    del inputs, target_gpus, dim
    msg = "scatter(): opweave computes on the CPU alone, so that there are no devices to spread over"
    raise ComputeError(msg)


def gather(outputs: Any, target_device: Any, dim: int = 0) -> Any:
    """RuntimeError: there are no devices to collect from."""
    del outputs, target_device, dim
    msg = "gather(): opweave computes on the CPU alone, so that there are no devices to collect from"
    raise ComputeError(msg)
