"""On which device the tensors of a file come to lie: where they lay, or what ``map_location`` of a call says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.errors import ArgumentError, ComputeError
from runtime.tensor.backends import BY_NAME
from runtime.tensor.casting import Array
from runtime.tensor.device import cpu, device
from runtime.tensor.storage import Storage

DeviceFor = Callable[[Array, str], str]  # of the bytes of a storage, and the device where they lay


def device_for(map_location: Any, *, is_pytorchs: bool = False) -> DeviceFor:
    """What says on which device a storage is to lie.

    `map_location` is a device, a dict from names of devices to others, or a function of a storage and such a name,
    which gives a storage on the device, or None where it has no wish. TypeError for anything else. Devices of PyTorch's
    files that there are not here, such as "cuda:0", stand for the CPU; for those of our files RuntimeError.
    """
    choose = _chosen_by(map_location)

    def find(memory: Array, where: str) -> str:
        name = str(choose(memory, where))
        kind = name.partition(":")[0]
        if kind == cpu.type or kind in BY_NAME:
            return name
        if is_pytorchs and name == where:
            return cpu.type
        msg = (
            f"load(): tensors of the file are for the device '{name}', which is not registered; register it by "
            "devices.register(), or call load() with map_location='cpu'"
        )
        raise ComputeError(msg)

    return find


def _chosen_by(map_location: Any) -> Callable[[Array, str], object]:
    if map_location is None:
        return lambda _, where: where
    if isinstance(map_location, dict):
        return lambda _, where: map_location.get(where, where)
    if isinstance(map_location, (str, device)):
        target = device(map_location)
        target.check("load()")
        if target.type != cpu.type and target.type not in BY_NAME:
            msg = f"load(): tensors lie on the CPU or on registered devices, got map_location={str(map_location)!r}"
            raise ComputeError(msg)
        return lambda *_: target
    if callable(map_location):
        return lambda memory, where: _of_function(map_location(Storage.of(memory), where), where)
    msg = f"load(): expected a device as map_location, got {type(map_location).__name__}"
    raise ArgumentError(msg)


def _of_function(result: Any, where: str) -> Any:
    """The device that a function chose by its result."""
    if result is None:
        return where
    if isinstance(result, (str, device)):
        return result
    if not hasattr(result, "device"):
        msg = f"load(): map_location gave a {type(result).__name__}; a storage, a device or None is expected"
        raise ArgumentError(msg)
    return result.device
