"""The loaded package's operators for modules: ``F.linear``, and modules of operators, ``M.Dropout``."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from runtime.dispatch.functions import Functions, packages
from runtime.errors import UnsupportedError


class Modules:
    """The modules that packages make of their operators; each is looked up when it is first used, and kept."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        for functions in packages():
            package = functions.rpartition(".")[0]
            if package in sys.modules and hasattr(sys.modules[package], "nn"):
                module = getattr(import_module(f"{package}.nn"), name, None)
                if module is not None:
                    setattr(self, name, module)
                    return module
        msg = f"this needs the module nn.{name}, which no loaded package has; import one that does, such as generated"
        raise UnsupportedError(msg)


F = Functions()
M = Modules()
