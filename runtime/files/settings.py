"""How files are read and written where a call does not say it: ``utils.serialization.config``, ``skip_data``."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from runtime.errors import AbsentError, ArgumentError

__all__ = ["config"]


class _Settings:
    """Settings by name, each with a default; AttributeError for others, TypeError for a value of another type."""

    def __init__(self, name: str, **defaults: object) -> None:
        vars(self).update(_name=name, _defaults=defaults)
        vars(self).update(defaults)

    if TYPE_CHECKING:
        mmap: bool

    def __setattr__(self, name: str, value: object) -> None:
        defaults = vars(self)["_defaults"]
        if name not in defaults:
            msg = f"config.{vars(self)['_name']} has no {name}; it has {', '.join(defaults)}"
            raise AbsentError(msg)
        if type(value) is not type(defaults[name]):
            msg = f"config.{vars(self)['_name']}.{name} must be a {type(defaults[name]).__name__}, got {value!r}"
            raise ArgumentError(msg)
        vars(self)[name] = value


class config:  # noqa: N801 - PyTorch's module of this name
    """The defaults of ``load``: ``config.load.mmap`` says whether files are mapped where the call does not."""

    load = _Settings("load", mmap=False)


class _State(threading.local):
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
