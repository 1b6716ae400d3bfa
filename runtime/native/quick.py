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


class _Quick:
    """A kernel, and the builtin that a table of kernels gets in its place."""

    def __init__(self, general: Callable[..., Any], module: str, name: str) -> None:
        functools.update_wrapper(self, general)
        self.general = general
        self.place = module, name
        self.builtin: Callable[..., Any] | None = None

    def __call__(self, *arguments: Any) -> Any:
        return self.general(*arguments)

    def prepare_kernel(self) -> Callable[..., Any]:
        """The builtin, made when a table first needs it."""
        if self.builtin is None:
            module, name = self.place
            native = importlib.import_module(module)
            builtins = importlib.import_module("runtime.native.builtin")
            self.builtin = builtins.bind(getattr(native, name), native.head(self.general), name)
        return self.builtin


def first(module: str, name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A decorator of kernels: the builtin `name` of a module of native code is asked first."""
    return lambda general: _Quick(general, module, name)


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
