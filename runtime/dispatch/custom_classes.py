"""Classes that programs wrote in C++ for PyTorch, as in ``torch.classes``: there are none, and errors say so."""

from __future__ import annotations

from types import ModuleType
from typing import Any, NoReturn

from runtime.dispatch.ops import load_library
from runtime.errors import ComputeError

__all__ = ["__getattr__", "load_library", "loaded_libraries"]

loaded_libraries: set[str] = set()


class ClassNamespace(ModuleType):
    """The classes of a namespace."""

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):
            raise AttributeError(name)
        msg = f"Class {self.__name__}.{name} not registered! It would be of C++ for PyTorch; write it in Python"
        raise ComputeError(msg)


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        msg = f"module 'classes' has no attribute {name!r}"
        raise AttributeError(msg)
    return ClassNamespace(name)
