"""Files of ``torch.save`` before PyTorch 1.6, and of ``_use_new_zipfile_serialization=False``: pickles in a row.

A magic number, the version of the format, facts of the machine, the object, and the keys of its storages, each a pickle
of its own. Behind them lie the storages in the order of the keys: the number of elements in eight bytes, and the bytes.

The object refers to storages that come behind it, and tensors need them when they are made. So its pickle is read
twice: first by a reader that makes nothing, to find out which storages there are and how long their elements are.
"""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from runtime.autograd.duplicates import Memory
from runtime.errors import ComputeError, OpweaveError
from runtime.files.archive import aligned
from runtime.files.classes import UnsafeError
from runtime.files.locations import DeviceFor
from runtime.files.pickles import PickleError, Reader, read_everything, steps_of
from runtime.files.pytorch import StoredElements, known, named, storage_class
from runtime.files.settings import state
from runtime.files.tensors import DamagedError, check_ints
from runtime.tensor.dtypes import dtype

_MAGIC, _VERSION = 0x1950A86A20F9469CFC6C, 1001
_PICKLES = 5
_COUNT = 8  # bytes of the number of elements


class _Inert:
    """In the place of everything that a survey does not make."""


class _Survey(Reader):
    """Reads a pickle for its storages: whatever is named, called or filled is nothing."""

    def __init__(self, storages: dict[str, tuple[dtype, int]]) -> None:
        super().__init__(lambda module, name: known(module, name) or _Inert(), self._note)
        self.storages = storages

    def step(self, name: str, argument: Any) -> None:
        """Do what an opcode says; nothing is called, and nothing gets attributes."""
        if name in {"REDUCE", "NEWOBJ"}:
            self.stack[-2:] = [_Inert()]
        elif name == "BUILD":
            self.stack.pop()
        else:
            super().step(name, argument)

    def _container(self, kind: type) -> Any:
        """The container on the stack, or one that is thrown away."""
        return self.stack[-1] if isinstance(self.stack[-1], kind) else kind()

    def _note(self, reference: Any) -> Any:
        if not _is_storage(reference):
            return _Inert()
        _, kind, key, _, count, _ = reference
        element = storage_class(kind)
        if self.storages.setdefault(key, (element, count))[1] * self.storages[key][0].itemsize != (
            count * element.itemsize
        ):
            msg = f"its storage {key!r} has two sizes"
            raise DamagedError(msg)
        return _Inert()


def _is_storage(reference: Any) -> bool:
    """Whether what a pickle refers to is a storage: its class, key, place, number of elements, and part of another."""
    if not isinstance(reference, tuple) or not reference or reference[0] not in {"storage", "module"}:
        msg = "it refers to what is no storage"
        raise PickleError(msg)
    if reference[0] == "module":
        return False
    if (
        len(reference) != 6 or type(reference[2]) is not str or type(reference[4]) is not int or reference[4] < 0
        or storage_class(reference[1]) is None
    ):  # fmt: skip
        msg = "it refers to what is no storage"
        raise PickleError(msg)
    return True


@dataclass
class _Sequence:
    """The content of a file, and how far it was read."""

    name: str
    content: bytes
    file: io.BytesIO = field(init=False)

    def __post_init__(self) -> None:
        self.file = io.BytesIO(self.content)

    def pickles(self) -> list[bytes]:
        """The five pickles; PickleError where one is damaged."""
        result = []
        for _ in range(_PICKLES):
            begin = self.file.tell()
            try:
                for _ in steps_of(self.file):
                    pass
            except (ValueError, KeyError, OverflowError, UnicodeError) as error:
                msg = f"a pickle is damaged ({error})"
                raise PickleError(msg) from error
            result.append(self.content[begin : self.file.tell()])
        return result

    def memories(self, keys: Any, storages: dict[str, tuple[dtype, int]]) -> dict[str, Memory]:
        """The storages behind the pickles."""
        if type(keys) is not list or sorted(map(str, keys)) != sorted(storages):
            msg = "its list of storages is not that of the object"
            raise DamagedError(msg)
        result = {}
        for key in keys:
            element, count = storages[key]
            head, size = self.file.read(_COUNT), count * element.itemsize
            begin = self.file.tell()
            if len(head) < _COUNT or int.from_bytes(head, "little", signed=True) != count:
                msg = f"its storage {key!r} does not have {count} elements"
                raise DamagedError(msg)
            if begin + size > len(self.content):
                msg = f"the file ends within its storage {key!r}"
                raise DamagedError(msg)
            room = aligned(size, 0)
            room[:] = bytes(size) if state.skipped else memoryview(self.content)[begin : begin + size]
            result[key] = Memory(np.frombuffer(room, np.uint8))
            self.file.seek(begin + size)
        return result


def read_sequence(name: str, content: bytes, where: DeviceFor, *, anything: bool = False) -> Any:
    """The object of a file of pickles; with `anything` its pickle may run anything."""
    try:
        return _read(_Sequence(name, content), where, anything)
    except UnsafeError:
        raise
    except OpweaveError as error:
        msg = f"load(): {name}: {error}"
        raise ComputeError(msg) from error


def object_of_sequence(content: bytes) -> bytes:
    """The pickle of the object."""
    return _Sequence("", content).pickles()[3]


def _plain(data: bytes) -> Any:
    """The numbers, texts and containers of a pickle in which nothing is named."""

    def refuse(*_: Any) -> Any:
        msg = "a pickle about the file names what is no number"
        raise PickleError(msg)

    return Reader(refuse, refuse).read(data)


def _read(sequence: _Sequence, where: DeviceFor, anything: bool) -> Any:
    magic, version, machine, description, keys = sequence.pickles()
    facts = _plain(machine)
    if (_plain(magic), _plain(version)) != (_MAGIC, _VERSION) or not isinstance(facts, dict):
        msg = "it does not begin as a file of torch.save does"
        raise PickleError(msg)
    if facts.get("little_endian", True) is not (sys.byteorder == "little"):
        msg = f"its numbers are in another byte order than this machine's, which is {sys.byteorder}"
        raise PickleError(msg)
    storages: dict[str, tuple[dtype, int]] = {}
    _Survey(storages).read(description)
    memories = sequence.memories(_plain(keys), storages)
    parts: dict[tuple[str, str], Memory] = {}

    def persistent(reference: Any) -> Any:
        if not _is_storage(reference):
            return reference[1]  # a class of modules, with its source
        _, kind, key, location, _, part = reference
        element = storage_class(kind)
        memory = memories[key]
        if part is not None:
            if not isinstance(part, tuple) or len(part) != 3:
                msg = f"a part of its storage {key!r} is described by a {type(part).__name__}"
                raise DamagedError(msg)
            view, offset, size = part
            check_ints("place in a storage", (offset, size))
            first, last = offset * element.itemsize, (offset + size) * element.itemsize
            if not 0 <= first <= last <= memory.bytes.nbytes:
                msg = f"a part of its storage {key!r} lies outside of that"
                raise DamagedError(msg)
            memory = parts.setdefault((key, str(view)), Memory(memory.bytes[first:last]))
        memory.device = where(memory.bytes, str(location))
        return StoredElements(memory, element)

    return read_everything(description, known, persistent) if anything else Reader(named, persistent).read(description)
