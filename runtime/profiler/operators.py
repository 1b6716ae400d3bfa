"""Operators that begin and end a region of a profile, as programs and graphs call them instead of `record_function`.

They are registered when ``ow.ops.profiler`` is first asked for.
"""

from __future__ import annotations

from itertools import count

from runtime.dispatch.library import Library
from runtime.errors import ComputeError
from runtime.profiler.profile import record_function
from runtime.tensor import Tensor, factories

_numbers = count()
_regions: dict[int, record_function] = {}  # those that have begun, by the numbers that their handles hold


def _enter(name: str, args: str | None = None) -> Tensor:
    """The handle of a region that begins."""
    number = next(_numbers)
    _regions[number] = record_function(name, args).__enter__()
    return factories.tensor([number])


def _exit(handle: Tensor) -> None:
    """End a region. RuntimeError for what is no handle of one that goes on."""
    number = int(handle.item())
    if number not in _regions:
        msg = "_record_function_exit(): expected the handle of a region that goes on, from _record_function_enter"
        raise ComputeError(msg)
    _regions.pop(number).__exit__()


library = Library("profiler", "FRAGMENT")
library.define("_record_function_enter(str name, str? args=None) -> Tensor")
library.define("_record_function_exit(Tensor handle) -> ()")
library.impl("_record_function_enter", _enter, "CompositeExplicitAutograd")
library.impl("_record_function_exit", _exit, "CompositeExplicitAutograd")
