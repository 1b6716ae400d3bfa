"""Tensors and modules that are split over processes: there are none, and programs can ask by their classes.

``isinstance(x, DTensor)`` is False of everything; who makes one of these gets an error that says why.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, NoReturn

from runtime.devices.absent import Absent
from runtime.distributed.device_mesh import DeviceMesh, init_device_mesh
from runtime.distributed.placements import Partial, Placement, Replicate, Shard
from runtime.errors import UnsupportedError

__all__ = [
    "CPUOffloadPolicy", "DTensor", "DeviceMesh", "FSDPModule", "FullyShardedDataParallel", "HuggingFaceStorageReader",
    "HuggingFaceStorageWriter", "MixedPrecisionPolicy", "Partial", "Placement", "Replicate", "Shard",
    "distribute_module", "distribute_tensor", "fully_shard", "implicit_replication", "init_device_mesh",
]  # fmt: skip


_ALONE = (
    "opweave splits no tensor over processes; DistributedDataParallel and ZeroRedundancyOptimizer train with whole "
    "parameters on every rank"
)


def _alone(name: str) -> NoReturn:
    msg = f"{name}(): {_ALONE}"
    raise UnsupportedError(msg)


class _Shared(Absent):
    """A class without instances: NotImplementedError where one is made."""

    why = _ALONE


class DTensor(_Shared):
    """A tensor of which several processes have a part."""


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


def distribute_tensor(*_: Any, **__: Any) -> NoReturn:
    """NotImplementedError: tensors are whole."""
    _alone("distribute_tensor")


def distribute_module(*_: Any, **__: Any) -> NoReturn:
    """NotImplementedError: tensors are whole."""
    _alone("distribute_module")


@contextlib.contextmanager
def implicit_replication() -> Iterator[None]:
    """Plain tensors beside shared ones, of which there are none: nothing changes."""
    yield


def fully_shard(module: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError."""
    del module, args, kwargs
    _alone("fully_shard")
