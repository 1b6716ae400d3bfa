"""Reading an archive, ours or PyTorch's."""

from __future__ import annotations

from typing import Any

from runtime.errors import ArgumentError, ComputeError
from runtime.files.archive import TEXT, Archive, NoArchiveError, Wanted, entry_name
from runtime.files.classes import allowed
from runtime.files.tensors import DamagedError
from runtime.files.tree import decoded, names_in
from runtime.tensor.casting import Array
from runtime.tensor.device import device


def read(source: Any, map_location: Any, *, mapped: bool, anything: bool = False) -> Any:
    """What an archive holds; with `anything` it may call whatever Python can import."""
    _check_place(map_location)
    try:
        opened = Archive(source, mapped=mapped)
    except NoArchiveError as error:
        if error.content is None:
            raise
        if mapped:
            msg = f"load(): {error.name} is a file of PyTorch's before 1.6, which cannot be mapped; leave mmap out"
            raise ComputeError(msg) from None
        from runtime.files.sequences import read_sequence

        return read_sequence(error.name, error.content, anything=anything)
    with opened as archive:
        try:
            if TEXT in archive.names():
                return decoded(archive.bytes(TEXT), lambda storages: _read(archive, storages), anything=anything)
            folder = _pickle_of(archive).removesuffix("data.pkl")
            from runtime.files.pytorch import read_pytorch

            return read_pytorch(archive, folder, anything=anything)
        except DamagedError as error:
            msg = f"load(): {archive.name} is damaged: {error}"
            raise ComputeError(msg) from error


def unsafe_globals(source: Any) -> list[str]:
    """The names in an archive that nobody allowed."""
    from runtime.files.pytorch import names_in_pickle

    try:
        with Archive(source, mapped=False) as archive:
            if TEXT in archive.names():
                names = names_in(archive.bytes(TEXT))
            else:
                names = names_in_pickle(archive.bytes(_pickle_of(archive)))
    except NoArchiveError as error:
        if error.content is None:
            raise
        from runtime.files.sequences import object_of_sequence

        names = names_in_pickle(object_of_sequence(error.content))
    return [name for name in dict.fromkeys(names) if allowed(name) is None]


def _pickle_of(archive: Archive) -> str:
    """The name of the entry that says what a file of PyTorch's holds."""
    pickles = [name for name in archive.names() if name == "data.pkl" or name.endswith("/data.pkl")]
    if len(pickles) != 1:
        msg = f"load(): {archive.name} is an archive of something else: it has neither {TEXT} nor data.pkl"
        raise ComputeError(msg)
    return pickles[0]


def _read(archive: Archive, storages: list[tuple[int, int]]) -> list[Array]:
    return archive.storages([Wanted(entry_name(i), *storage, is_data=True) for i, storage in enumerate(storages)])


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
