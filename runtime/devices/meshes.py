"""Tensors and modules that several processes share: there are none, and programs can ask by their classes.

``isinstance(x, DTensor)`` is False of everything; who makes one of these gets an error that says why.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, NoReturn

from runtime.devices.absent import Absent
from runtime.errors import UnsupportedError

__all__ = [
    "DTensor", "DeviceMesh", "FSDPModule", "FullyShardedDataParallel", "MixedPrecisionPolicy", "Partial", "Placement",
    "Replicate", "Shard", "distribute_module", "distribute_tensor", "fully_shard", "implicit_replication",
    "init_device_mesh",
]  # fmt: skip


_ALONE = "opweave computes in one process; ask distributed.is_available() first"


def _alone(name: str) -> NoReturn:
    msg = f"{name}(): {_ALONE}"
    raise UnsupportedError(msg)


class _Shared(Absent):
    """A class without instances: NotImplementedError where one is made."""

    why = _ALONE


class DeviceMesh(_Shared):
    """Devices of several processes in rows and columns."""


class DTensor(_Shared):
    """A tensor of which several processes have a part."""


class FullyShardedDataParallel(_Shared):
    """A module of which several processes have a part."""


class FSDPModule(_Shared):
    """The same, by its newer name."""


class MixedPrecisionPolicy(_Shared):
    """The dtypes of such a module's parts."""


class Placement(_Shared):
    """Which part a process has."""


class Shard(Placement):
    """A part along a dimension."""


class Replicate(Placement):
    """All of it."""


class Partial(Placement):
    """Terms of a sum."""


def init_device_mesh(*_: Any, **__: Any) -> NoReturn:
    """NotImplementedError: there is one process."""
    _alone("init_device_mesh")


def distribute_tensor(*_: Any, **__: Any) -> NoReturn:
    """NotImplementedError: there is one process."""
    _alone("distribute_tensor")


def distribute_module(*_: Any, **__: Any) -> NoReturn:
    """NotImplementedError: there is one process."""
    _alone("distribute_module")


@contextlib.contextmanager
def implicit_replication() -> Iterator[None]:
    """Plain tensors beside shared ones, of which there are none: nothing changes."""
    yield


def fully_shard(module: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError."""
    del module, args, kwargs
    _alone("fully_shard")
