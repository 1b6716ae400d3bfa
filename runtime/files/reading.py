"""Reading an archive, ours or PyTorch's."""

from __future__ import annotations

from typing import Any

from runtime.errors import ArgumentError, ComputeError
from runtime.files.archive import TEXT, Archive, Wanted, entry_name
from runtime.files.tensors import DamagedError
from runtime.files.tree import decoded
from runtime.tensor.casting import Array
from runtime.tensor.device import device


def read(source: Any, map_location: Any, *, mapped: bool) -> Any:
    """What an archive holds."""
    _check_place(map_location)
    with Archive(source, mapped=mapped) as archive:
        try:
            if TEXT in archive.names():
                return decoded(archive.bytes(TEXT), lambda storages: _read(archive, storages))
            pickles = [name for name in archive.names() if name == "data.pkl" or name.endswith("/data.pkl")]
            if len(pickles) != 1:
                msg = f"load(): {archive.name} is an archive of something else: it has neither {TEXT} nor data.pkl"
                raise ComputeError(msg)
            from runtime.files.pytorch import read_pytorch

            return read_pytorch(archive, pickles[0].removesuffix("data.pkl"))
        except DamagedError as error:
            msg = f"load(): {archive.name} is damaged: {error}"
            raise ComputeError(msg) from error


def _read(archive: Archive, storages: list[tuple[int, int]]) -> list[Array]:
    return archive.storages([Wanted(entry_name(i), *storage) for i, storage in enumerate(storages)])


def _check_place(map_location: Any) -> None:
    if map_location is None or callable(map_location) or isinstance(map_location, dict):
        return  # whatever that says of other devices: tensors are on the CPU
    if not isinstance(map_location, (str, device)):
        msg = f"load(): expected a device as map_location, got {type(map_location).__name__}"
        raise ArgumentError(msg)
    where = device(map_location)
    where.check("load()")
    if where.type != "cpu":
        msg = f"load(): tensors are on the CPU, got map_location={str(map_location)!r}"
        raise ComputeError(msg)
