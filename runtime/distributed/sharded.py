"""Tensors that are split over processes, by PyTorch's names; modules that are split do not exist.

Programs can ask by the classes of such modules; who makes one gets an error that says why.
"""

from __future__ import annotations

from typing import Any, NoReturn

from runtime.devices.absent import Absent
from runtime.distributed.device_mesh import DeviceMesh, init_device_mesh
from runtime.distributed.dtensor import (
    DTensor,
    distribute_module,
    distribute_tensor,
    implicit_replication,
    replicated_calls,
)
from runtime.distributed.placements import Partial, Placement, Replicate, Shard
from runtime.errors import UnsupportedError

__all__ = [
    "CPUOffloadPolicy", "DTensor", "DeviceMesh", "FSDPModule", "FullyShardedDataParallel", "HuggingFaceStorageReader",
    "HuggingFaceStorageWriter", "MixedPrecisionPolicy", "Partial", "Placement", "Replicate", "Shard",
    "distribute_module", "distribute_tensor", "fully_shard", "implicit_replication", "init_device_mesh",
    "replicated_calls",
]  # fmt: skip


_ALONE = (
    "opweave splits no module over processes; DistributedDataParallel and ZeroRedundancyOptimizer train with whole "
    "parameters on every rank, distribute_tensor() splits tensors"
)


def _alone(name: str) -> NoReturn:
    msg = f"{name}(): {_ALONE}"
    raise UnsupportedError(msg)


class _Shared(Absent):
    """A class without instances: NotImplementedError where one is made."""

    why = _ALONE


class FullyShardedDataParallel(_Shared):
    """A module of which several processes have a part."""


class FSDPModule(_Shared):
    """The same, by its newer name."""


class CPUOffloadPolicy(_Shared):
    """Parts of such a module that wait in main memory."""


class HuggingFaceStorageReader(_Shared):
    """Reads the parts of split tensors from safetensors files."""


class HuggingFaceStorageWriter(_Shared):
    """Writes the parts of split tensors to safetensors files."""


class MixedPrecisionPolicy(_Shared):
    """The dtypes of such a module's parts."""


def fully_shard(module: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError."""
    del module, args, kwargs
    _alone("fully_shard")
