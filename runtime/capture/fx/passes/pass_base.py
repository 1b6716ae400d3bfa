"""Passes as classes: what a pass takes and gives, and what it asks of a graph before and behind it."""

from __future__ import annotations

import abc
from typing import Any, NamedTuple

__all__ = ["PassBase", "PassResult"]


class PassResult(NamedTuple):
    """What a pass gives: the module, and whether the pass changed it."""

    graph_module: Any
    modified: bool


class PassBase(abc.ABC):
    """A pass: a subclass has :meth:`call`, and may have conditions before and behind it."""

    def __call__(self, graph_module: Any) -> PassResult | None:
        """The pass, with its conditions."""
        self.requires(graph_module)
        result = self.call(graph_module)
        self.ensures(graph_module)
        return result

    @abc.abstractmethod
    def call(self, graph_module: Any) -> PassResult | None:
        """What the pass does."""

    def requires(self, graph_module: Any) -> None:  # noqa: B027 - nothing, unless a subclass says it
        """Raise where a module is not what the pass needs."""

    def ensures(self, graph_module: Any) -> None:  # noqa: B027 - nothing, unless a subclass says it
        """Raise where a module is not what the pass promises."""
