"""``utils.deterministic``: whether memory without values is filled while results are asked to be reproducible."""

from __future__ import annotations

import sys
from types import ModuleType

from runtime.errors import ArgumentError
from runtime.tensor.determinism import switches


class DeterministicModule(ModuleType):
    """The class of this module, so that its switch is a property."""

    @property
    def fill_uninitialized_memory(self) -> bool:
        """Whether ``empty``, ``resize_`` and the like fill new memory in ``use_deterministic_algorithms(True)``.

        It is filled with nan, the largest integer, or True. TypeError for a value that is no bool.
        """
        return switches.fill_memory

    @fill_uninitialized_memory.setter
    def fill_uninitialized_memory(self, mode: bool) -> None:
        if not isinstance(mode, bool):
            msg = f"fill_uninitialized_memory: expected a bool, got {type(mode).__name__}"
            raise ArgumentError(msg)
        switches.fill_memory = mode


sys.modules[__name__].__class__ = DeterministicModule
