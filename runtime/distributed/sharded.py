"""Tensors and modules that are split over processes, by PyTorch's names.

Of what does not exist, the older FullyShardedDataParallel among it, programs can ask by its classes; who makes one gets
an error that says what to use.
"""

from __future__ import annotations

from runtime.devices.absent import Absent
from runtime.distributed.device_mesh import DeviceMesh, init_device_mesh
from runtime.distributed.dtensor import (
    DTensor,
    distribute_module,
    distribute_tensor,
    implicit_replication,
    replicated_calls,
)
from runtime.distributed.fully_sharded import (
    FSDPModule,
    MixedPrecisionPolicy,
    OffloadPolicy,
    UnshardHandle,
    fully_shard,
)
from runtime.distributed.placements import Partial, Placement, Replicate, Shard

__all__ = [
    "CPUOffloadPolicy", "DTensor", "DeviceMesh", "FSDPModule", "FullyShardedDataParallel", "HuggingFaceStorageReader",
    "HuggingFaceStorageWriter", "MixedPrecisionPolicy", "OffloadPolicy", "Partial", "Placement", "Replicate", "Shard",
    "UnshardHandle",
    "distribute_module", "distribute_tensor", "fully_shard", "implicit_replication", "init_device_mesh",
    "replicated_calls",
]  # fmt: skip


_INSTEAD = (
    "opweave has no wrapper of this kind: fully_shard() splits the parameters of modules, and distribute_tensor() "
    "splits tensors, both on the CPU; distributed.checkpoint writes and reads them"
)


class _Shared(Absent):
    """A class without instances: NotImplementedError where one is made."""

    why = _INSTEAD


class FullyShardedDataParallel(_Shared):
    """A module of which several processes have a part, as a wrapper."""


class CPUOffloadPolicy(_Shared):
    """Parts of such a module that wait in main memory."""


class HuggingFaceStorageReader(_Shared):
    """Reads the parts of split tensors from safetensors files."""


class HuggingFaceStorageWriter(_Shared):
    """Writes the parts of split tensors to safetensors files."""
