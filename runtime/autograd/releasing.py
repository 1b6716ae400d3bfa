"""Functions that release the values saved by a node, one for each set of slots.

The engine calls it after every node of a pass, so it has to be as quick as a function that was written for the class:
it is one of those below, with the names of the slots in place of theirs.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import FunctionType
from typing import Any

Release = Callable[[Any], None]


def _one(node: Any) -> None:
    node.a = None


def _two(node: Any) -> None:
    node.a = node.b = None


def _three(node: Any) -> None:
    node.a = node.b = node.c = None


def _four(node: Any) -> None:
    node.a = node.b = node.c = node.d = None


def _five(node: Any) -> None:
    node.a = node.b = node.c = node.d = node.e = None


def _eight(node: Any) -> None:
    node.a = node.b = node.c = node.d = node.e = node.f = node.g = node.h = None


_BY_COUNT = {1: _one, 2: _two, 3: _three, 4: _four, 5: _five, 8: _eight}


@functools.cache
def releasing(slots: tuple[str, ...]) -> Release:
    """The function that sets `slots` of a node, at least one, to None."""
    if len(slots) not in _BY_COUNT:
        count = max(count for count in _BY_COUNT if count < len(slots))
        first, second = releasing(slots[:count]), releasing(slots[count:])

        def release(node: Any) -> None:
            first(node)
            second(node)

        return release
    code = _BY_COUNT[len(slots)].__code__
    return FunctionType(code.replace(co_names=slots, co_name="release"), {})
