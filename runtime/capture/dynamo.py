"""``torch._dynamo``: ``compile`` under the name of PyTorch's compiler: its settings, errors and report.

Marks say what a compiler may assume of sizes and memory; every size has a path here, so that they mean nothing.
"""

from __future__ import annotations

from typing import Any, Self

from runtime.capture.compiled.backends import BackendCompilerFailed
from runtime.capture.compiled.explaining import ExplainOutput, explain
from runtime.capture.compiled.functions import BACKENDS, CompileWarning, OptimizedModule
from runtime.capture.compiled.settings import TorchDynamoException, Unsupported, config
from runtime.capture.compiler import allow_in_graph, assume_constant_result, disable, is_compiling, reset, set_stance
from runtime.capture.reads import thread

__all__ = [
    "BackendCompilerFailed", "CompileWarning", "ExplainOutput", "OptimizedModule", "TensorifyScalarRestartAnalysis",
    "TorchDynamoException", "TransformGetItemToIndex",
    "Unsupported", "allow_in_graph", "assume_constant_result", "config", "disable", "explain", "graph_break",
    "is_compile_supported", "is_compiling", "is_dynamo_supported", "is_inductor_supported", "list_backends",
    "mark_dynamic", "mark_static", "mark_static_address", "maybe_mark_dynamic", "reset", "set_stance",
]  # fmt: skip


class TensorifyScalarRestartAnalysis(TorchDynamoException):
    """What PyTorch's compiler raises to begin anew; nothing does here."""


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
    """Let the program that is recorded run as Python."""
    if is_compiling():
        recorder: Any = thread.recorder
        recorder.stop(f"graph_break({msg})")


def is_dynamo_supported() -> bool:
    """True: programs can be recorded."""
    return True


def is_inductor_supported() -> bool:
    """False."""
    return False


def list_backends(exclude_tags: Any = ()) -> list[str]:
    """The backends by name; all of them run operators one by one."""
    del exclude_tags
    return list(BACKENDS)


def is_compile_supported(device_type: str) -> bool:
    """False, for every kind of device."""
    del device_type
    return False
