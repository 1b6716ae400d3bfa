"""Examples of programs for export: what PyTorch's, which are modules of their own, say of themselves."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from runtime.errors import ArgumentValueError
from runtime.nn.module import Module

__all__ = ["ExportCase", "SupportLevel"]


class SupportLevel(Enum):
    """Whether PyTorch exports an example."""

    SUPPORTED = 1
    NOT_SUPPORTED_YET = 0


@dataclass(frozen=True)
class ExportCase:
    """A module with example arguments, and what it is an example of.

    ValueError where `example_args` is no tuple, or `example_kwargs` no dict whose keys are texts.
    """

    example_args: tuple[Any, ...]
    description: str
    model: Module
    name: str
    example_kwargs: dict[str, Any] = field(default_factory=dict)
    extra_args: tuple[Any, ...] | None = None
    tags: set[str] = field(default_factory=set)
    support_level: SupportLevel = SupportLevel.SUPPORTED
    dynamic_shapes: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.example_args, tuple):
            msg = f"ExportCase(): example_args is a tuple of arguments, got {type(self.example_args).__name__}"
            raise ArgumentValueError(msg)
        if not isinstance(self.example_kwargs, dict) or not all(isinstance(name, str) for name in self.example_kwargs):
            msg = f"ExportCase(): example_kwargs is a dict of arguments by their names, got {self.example_kwargs!r}"
            raise ArgumentValueError(msg)
