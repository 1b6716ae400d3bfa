"""Locate the caller of the library: the frames of the program, and warnings that name its line."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from types import FrameType

_OWN = {__name__.partition(".")[0]}
_warned: set[str] = set()
_repeats = False  # what set_warn_always was called with


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


def warn_once(message: str, category: type[Warning] = UserWarning) -> None:
    """As :func:`warn`, the first time that it is called with a message, unless ``set_warn_always(True)`` holds."""
    if _repeats or message not in _warned:
        _warned.add(message)
        warn(message, category)


def warn_always(value: bool) -> None:
    """Say whether :func:`warn_once` warns every time."""
    global _repeats  # noqa: PLW0603 - a switch of the process
    _repeats = value


def warns_always() -> bool:
    """Whether :func:`warn_once` warns every time."""
    return _repeats
