"""Defaults of reading and writing files: ``utils.serialization.config``, ``skip_data``."""

from __future__ import annotations

import enum
import mmap
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from runtime.errors import AbsentError, ArgumentError, ArgumentValueError, UnsupportedError
from runtime.thread_state import ThreadState

__all__ = ["config"]


class LoadEndianness(enum.Enum):
    """The order of bytes in files that do not say theirs."""

    NATIVE = 1
    LITTLE = 2
    BIG = 3


class _Settings:
    """Settings by name, each with a default; AttributeError for others, TypeError for a value of another type."""

    def __init__(self, name: str, **defaults: object) -> None:
        vars(self).update(_name=name, _defaults=defaults)
        vars(self).update(defaults)

    if TYPE_CHECKING:
        mmap: bool
        endianness: LoadEndianness | None
        compute_crc32: bool

    def __setattr__(self, name: str, value: object) -> None:
        defaults = vars(self)["_defaults"]
        if name not in defaults:
            msg = f"config.{vars(self)['_name']} has no {name}; it has {', '.join(defaults)}"
            raise AbsentError(msg)
        kinds: set[type] = {type(defaults[name])}
        if defaults[name] is None:
            kinds.add(LoadEndianness)
        if type(value) not in kinds:
            kind = " or ".join(sorted(item.__name__ for item in kinds))
            msg = f"config.{vars(self)['_name']}.{name} must be a {kind}, got {value!r}"
            raise ArgumentError(msg)
        vars(self)[name] = value


class config:  # noqa: N801 - PyTorch's module of this name
    """The defaults of ``load`` and ``save``: ``config.load.mmap`` says whether files are mapped if the call does not.

    ``config.load.endianness`` is the order of bytes in files that do not say theirs, None for little endian.
    ``config.save.compute_crc32`` asks for checksums, which are written whatever it says.
    """

    load = _Settings("load", mmap=False, endianness=None)
    save = _Settings("save", compute_crc32=True)


def get_crc32_options() -> bool:
    """Whether checksums were asked for."""
    return config.save.compute_crc32


def set_crc32_options(compute_crc32: bool) -> None:
    """Ask for checksums of what is saved, or not: they are written anyway, since damage is found by them."""
    config.save.compute_crc32 = compute_crc32


def get_default_load_endianness() -> LoadEndianness | None:
    """The order of bytes in files that do not say theirs; None for little endian."""
    return config.load.endianness


def set_default_load_endianness(endianness: LoadEndianness | None) -> None:
    """Say in which order bytes are in files that do not say theirs. TypeError for anything else."""
    config.load.endianness = endianness


def get_default_mmap_options() -> int:
    """The flags with which files are mapped: ``mmap.MAP_PRIVATE``, so that writing to a tensor changes no file."""
    return mmap.MAP_PRIVATE


class set_default_mmap_options:  # noqa: N801 - PyTorch's name
    """Say how files are mapped, here or in a ``with`` statement: by ``mmap.MAP_PRIVATE``, which they are.

    NotImplementedError for ``mmap.MAP_SHARED``, by which tensors would write into the file; ValueError for others.
    """

    def __init__(self, flags: int) -> None:
        if flags == mmap.MAP_SHARED:
            msg = "set_default_mmap_options(): files are mapped by MAP_PRIVATE, so that no tensor writes into them"
            raise UnsupportedError(msg)
        if flags != mmap.MAP_PRIVATE:
            msg = f"set_default_mmap_options(): expected mmap.MAP_PRIVATE, got {flags}"
            raise ArgumentValueError(msg)

    def __enter__(self) -> None:
        """Nothing changes."""

    def __exit__(self, *_: object) -> None:
        """Nothing changes."""


class _State(ThreadState):
    """Whether this thread leaves the numbers of files out."""

    skipped = False


state = _State()


@contextmanager
def skip_data(materialize_fake_tensors: bool = False) -> Iterator[None]:
    """Files without their numbers, in the block and this thread: ``save`` writes zeros, ``load`` gives zeros.

    What is written has room for the numbers, at the places where they belong; what is read is as long as the file says,
    and is not compared with checksums. `materialize_fake_tensors` means nothing: there are no such tensors.
    """
    del materialize_fake_tensors
    before, state.skipped = state.skipped, True
    try:
        yield
    finally:
        state.skipped = before
