"""Tensors and modules that several processes share: there are none, and programs can ask by their classes.

``isinstance(x, DTensor)`` is False of everything; who makes one of these gets an error that says why.
"""

from __future__ import annotations

from typing import Any, NoReturn

from runtime.errors import UnsupportedError

__all__ = [
    "DTensor", "DeviceMesh", "FullyShardedDataParallel", "Partial", "Placement", "Replicate", "Shard",
    "distribute_module", "distribute_tensor", "init_device_mesh",
]  # fmt: skip


def _alone(name: str) -> NoReturn:
    msg = f"{name}(): opweave computes in one process; ask distributed.is_available() first"
    raise UnsupportedError(msg)


class _Absent:
    """A class without instances: NotImplementedError where one is made."""

    def __init__(self, *_: Any, **__: Any) -> None:
        _alone(type(self).__name__)


class DeviceMesh(_Absent):
    """Devices of several processes in rows and columns."""


class DTensor(_Absent):
    """A tensor of which several processes have a part."""


class FullyShardedDataParallel(_Absent):
    """A module of which several processes have a part."""


class Placement(_Absent):
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
