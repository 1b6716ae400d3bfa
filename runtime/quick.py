"""The native ways to make small results (:mod:`runtime.kernels.making`), once anything native is loaded.

A program that makes a few tensors need not load Numba for it: until a kernel has run, or a way was asked for often, it
answers None, as it does for arguments that are not small and plain.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

_OFTEN = 100


def _first(name: str) -> Callable[..., Any]:
    """What stands for a native function until it is worth to be loaded."""
    calls = count()

    def first(*arguments: Any) -> Any:
        if "runtime.kernels.objects" not in sys.modules and next(calls) < _OFTEN:
            return None
        from runtime.kernels import making

        way = globals()[name] = partial(getattr(making, name), making.WORLD)
        return way(*arguments)

    return first


joined: Callable[..., Any] = _first("joined")
taken: Callable[..., Any] = _first("taken")
filled: Callable[..., Any] = _first("filled")
counted: Callable[..., Any] = _first("counted")
converted: Callable[..., Any] = _first("converted")
