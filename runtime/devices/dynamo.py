"""``torch._dynamo``, PyTorch's compiler under its own name: nothing is compiled, and programs can ask so.

Marks say what a compiler may assume, and mean nothing without one; no module is an ``OptimizedModule``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

from runtime.devices.absent import Absent
from runtime.devices.compiler import allow_in_graph, assume_constant_result, disable, is_compiling, reset

__all__ = [
    "OptimizedModule", "TensorifyScalarRestartAnalysis", "TorchDynamoException", "TransformGetItemToIndex",
    "Unsupported", "allow_in_graph", "assume_constant_result", "config", "disable", "graph_break",
    "is_compile_supported", "is_compiling", "is_dynamo_supported", "is_inductor_supported", "list_backends",
    "mark_dynamic", "mark_static", "mark_static_address", "maybe_mark_dynamic", "reset",
]  # fmt: skip


class OptimizedModule(Absent):
    """The class of modules that a compiler made, of which there are none: NotImplementedError where one is made."""

    why = "opweave has no compiler of modules; operators are compiled when they are first used"


class TorchDynamoException(RuntimeError):  # noqa: N818 - PyTorch's name
    """What a compiler raises; nothing does here."""


class Unsupported(TorchDynamoException):
    """What a compiler raises for what it does not know; nothing does here."""


class TensorifyScalarRestartAnalysis(TorchDynamoException):
    """What a compiler raises to begin anew; nothing does here."""


class _Config:
    """Settings of a compiler, which there is not: they can be set, and nothing reads them."""

    @contextmanager
    def patch(self, *args: Any, **settings: Any) -> Iterator[None]:
        """Settings for the time of a ``with`` statement."""
        settings |= args[0] if args and isinstance(args[0], dict) else dict([args] if args else [])
        before = dict(vars(self))
        vars(self).update(settings)
        try:
            yield
        finally:
            vars(self).clear()
            vars(self).update(before)


config = _Config()


class TransformGetItemToIndex:
    """A context in which tensors may be indices under ``vmap``, as they may here anyway."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left."""


def mark_static_address(t: Any, guard: bool = True) -> None:
    """Say that memory stays where it is: nothing asks."""
    del t, guard


def mark_static(t: Any, index: Any = None) -> None:
    """Say that a size stays: nothing asks."""
    del t, index


def mark_dynamic(t: Any, index: Any, **_: Any) -> None:
    """Say that a size changes: nothing asks."""
    del t, index


def maybe_mark_dynamic(t: Any, index: Any) -> None:
    """Say that a size may change: nothing asks."""
    del t, index


def graph_break(msg: str = "") -> None:
    """Say where what is compiled ends: nothing is."""
    del msg


def is_dynamo_supported() -> bool:
    """False."""
    return False


def is_inductor_supported() -> bool:
    """False."""
    return False


def list_backends(exclude_tags: Any = ()) -> list[str]:
    """The compilers of graphs by name: none."""
    del exclude_tags
    return []


def is_compile_supported(device_type: str) -> bool:
    """False, for every kind of device."""
    del device_type
    return False
