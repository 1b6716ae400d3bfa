"""Locate the caller of the library: the frames of the program, and warnings that name its line."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from types import FrameType

_OWN = {__name__.partition(".")[0]}


def is_own(package: str) -> None:
    """What a package of operators calls is called by whoever calls the package."""
    _OWN.add(package)


def packages() -> set[str]:
    """The names of this library and of the packages of operators, the first word of each."""
    return {package.partition(".")[0] for package in _OWN}


def frames(frame: FrameType | None) -> Iterator[FrameType]:
    """The frames of the program, the innermost first, from `frame` on."""
    packages = tuple(f"{package}." for package in _OWN)
    while frame is not None:
        if not f"{frame.f_globals.get('__name__', '')}.".startswith(packages):
            yield frame
        frame = frame.f_back


def warn(message: str, category: type[Warning] = UserWarning) -> None:
    """A warning at the line of the program that called this library, however deep in it the reason lies."""
    caller = next(frames(sys._getframe(1)), None)
    if caller is None:
        warnings.warn(message, category, stacklevel=2)
        return
    names = caller.f_globals
    warnings.warn_explicit(
        message, category, caller.f_code.co_filename, caller.f_lineno, names.get("__name__", "<string>"),
        names.setdefault("__warningregistry__", {}),
    )  # fmt: skip
