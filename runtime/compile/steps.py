"""Steps of the compiler: what each of them is called by, so that an exception in one leaves no lock behind."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable
from typing import Any

from llvmlite.binding import ffi

from runtime.compile.deferring import uninterrupted
from runtime.forking import kept_over_forks

LOCKS = [kept_over_forks(ffi.lib._lock._lock)]  # of the compiler


def step(call: Callable[..., Any], *arguments: Any) -> Any:
    """Call a step of the compiler, which no signal interrupts.

    If it ends in an exception, the compiler's locks are as they were before: Numba and llvmlite take and release them
    in Python functions, which an exception from outside may keep from releasing; then all other threads would wait.
    """
    free = [lock for lock in LOCKS if not lock._is_owned()]
    started = time.monotonic()
    collects = gc.isenabled()
    gc.disable()  # of a compiler's objects nearly all live until it is done
    try:
        return uninterrupted(call, *arguments)
    except BaseException:
        for lock in free:
            while lock._is_owned():
                lock.release()
        raise
    finally:
        if collects:
            gc.enable()
        _say_if_long(time.monotonic() - started)


_LONG = 2.0  # seconds
_spent = [0.0]


def _say_if_long(seconds: float) -> None:
    """Tell whoever looks at a terminal, once, what the time goes to; ``OPWEAVE_QUIET=1`` keeps it from being said."""
    before, _spent[0] = _spent[0], _spent[0] + seconds
    if before <= _LONG < _spent[0] and sys.stderr and sys.stderr.isatty() and not os.environ.get("OPWEAVE_QUIET"):
        print(  # noqa: T201
            "opweave: compiling kernels, which the next run finds stored; `python -m codegen warm` compiles ahead",
            file=sys.stderr,
        )
