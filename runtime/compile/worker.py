"""A process that compiles native functions for others: those it is asked for, or all there are."""

from __future__ import annotations

import heapq
import importlib
import os
import pkgutil
import select
import sys
from collections.abc import Iterator
from typing import Any

import runtime
from runtime.compile.compiling import entry_point
from runtime.errors import UnsupportedError


def compile_everything() -> int:
    """Compile every native function of the runtime in this process, unless it is stored; how many there are."""
    count = 0
    for module in pkgutil.walk_packages(runtime.__path__, "runtime."):
        try:
            names = vars(importlib.import_module(module.name))
        except UnsupportedError:  # an interpreter whose objects native code does not know
            continue
        for name in list(names.values()):
            if hasattr(name, "compile_now") and name.home == module.name:
                name.compile_now()
                count += 1
    return count


def _requests(pipe: int) -> Iterator[tuple[str, str]]:
    """What is asked for through a pipe, the first of the lowest rank first, until whoever asks has ended."""
    waiting: list[tuple[int, int, str, str]] = []
    number, rest = 0, b""
    while True:
        while not waiting or _has_more(pipe):
            data = os.read(pipe, 1 << 16)
            if not data:  # nobody asks any more, not even a forked child
                return
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                rank, module, name = line.decode().split()
                heapq.heappush(waiting, (int(rank), number, module, name))
                number += 1
        yield heapq.heappop(waiting)[2:]


def _has_more(pipe: int) -> bool:
    """Whether a pipe can be read without waiting; False where the system cannot tell."""
    if not hasattr(select, "poll"):
        return False
    end = select.poll()
    end.register(pipe, select.POLLIN)
    return bool(end.poll(0))


def main() -> None:
    """Compile what is asked for, a line each: its rank, a module, and the name of a native function in it.

    Behind the name of a loop over arrays stand a colon and the types of its arguments.
    """
    if hasattr(os, "nice"):
        os.nice(10)
    for module, name in _requests(sys.stdin.fileno()):
        name, _, types_text = name.partition(":")  # noqa: PLW2901
        native: Any = getattr(importlib.import_module(module), name)
        if types_text:
            native.compile_for(types_text)
            continue
        (native if hasattr(native, "compile_now") else entry_point(native)).compile_now()
