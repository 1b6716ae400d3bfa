"""Modules that operators call but that are imported after them."""

from __future__ import annotations

import importlib
from typing import Any


class LateModule:
    """Stands for a module; an attribute is looked up when it is first used, and kept."""

    def __init__(self, name: str) -> None:
        self.__module = name  # mangled, so that no operator has its name

    def __getattr__(self, attribute: str) -> Any:
        value = getattr(importlib.import_module(self.__module), attribute)
        setattr(self, attribute, value)
        return value
