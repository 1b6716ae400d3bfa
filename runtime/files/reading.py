"""Reading an archive, ours or PyTorch's."""

from __future__ import annotations

from typing import Any

from runtime.errors import ComputeError
from runtime.files.archive import TEXT, Archive, NoArchiveError, Wanted, entry_name
from runtime.files.classes import allowed
from runtime.files.locations import device_for
from runtime.files.tensors import DamagedError
from runtime.files.tree import decoded, names_in
from runtime.tensor.casting import Array


def read(source: Any, map_location: Any, *, mapped: bool, anything: bool = False) -> Any:
    """What an archive holds; with `anything` it may call whatever Python can import."""
    ours, theirs = device_for(map_location), device_for(map_location, is_pytorchs=True)
    try:
        opened = Archive(source, mapped=mapped)
    except NoArchiveError as error:
        if error.content is None:
            raise
        if mapped:
            msg = f"load(): {error.name} is a file of PyTorch's before 1.6, which cannot be mapped; leave mmap out"
            raise ComputeError(msg) from None
        from runtime.files.sequences import read_sequence

        return read_sequence(error.name, error.content, theirs, anything=anything)
    with opened as archive:
        try:
            if TEXT in archive.names():
                text = archive.bytes(TEXT)
                return decoded(text, lambda storages: _read(archive, storages), anything=anything, device_for=ours)
            folder = _pickle_of(archive).removesuffix("data.pkl")
            from runtime.files.pytorch import read_pytorch

            return read_pytorch(archive, folder, theirs, anything=anything)
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

