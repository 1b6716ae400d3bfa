"""Weights by name, whether a module learns them or computes them from what it learns."""

from __future__ import annotations

from typing import Any

from runtime.nn.module import Module


class Weights:
    """The weights of a module by name; one that is no parameter is what something computes, such as its norm.

    An object that stands for a module in a call of its ``forward`` has weights as plain attributes.
    """

    __slots__ = ("module", "own")

    def __init__(self, module: Module) -> None:
        self.module, self.own = module, vars(module).get("_parameters", {})

    def __getitem__(self, name: str) -> Any:
        parameters = self.own
        return parameters[name] if name in parameters else getattr(self.module, name)

    def get(self, name: str) -> Any:
        """The weight, None where there is none."""
        parameters = self.own
        return parameters[name] if name in parameters else getattr(self.module, name, None)
