"""Native ways that are tried before the general path in Python.

:func:`first` puts a builtin before a kernel: it takes the small, plain case and hands on every other one. The functions
below make results of numbers. A program that makes a few tensors need not load Numba for those: until a kernel has run,
or one was asked for often, they answer None, as they do for arguments that are not small and plain.
"""

from __future__ import annotations

import functools
import importlib
import sys
from collections.abc import Callable
from itertools import count
from typing import Any

_OFTEN = 100


def _when_loaded(name: str) -> Callable[..., Any]:
    """What stands for a native function until it is worth to be loaded."""
    calls = count()

    def wait(*arguments: Any) -> Any:
        if "runtime.native.tensors" not in sys.modules and next(calls) < _OFTEN:
            return None
        making = importlib.import_module("runtime.kernels.creation.native")
        way = globals()[name] = functools.partial(getattr(making, name), making.WORLD)
        return way(*arguments)

    return wait


filled: Callable[..., Any] = _when_loaded("filled")
counted: Callable[..., Any] = _when_loaded("counted")
written: Callable[..., Any] = _when_loaded("written")
converted: Callable[..., Any] = _when_loaded("converted")
