"""Metadata of the nodes that are created within a region: their origin, and annotations by the program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from runtime.capture.fx.frames import stack_text
from runtime.thread_state import ThreadState

__all__ = [
    "annotate", "format_stack", "get_current_meta", "has_preserved_node_meta", "preserve_node_meta",
    "reset_grad_fn_seq_nr", "set_current_meta", "set_grad_fn_seq_nr", "set_stack_trace",
]  # fmt: skip


class _Noted(ThreadState):
    """What is noted in this thread."""

    def __init__(self) -> None:
        self.preserving = False
        self.meta: dict[str, Any] = {}


_noted = _Noted()


@contextmanager
def preserve_node_meta(enable: bool = True) -> Iterator[None]:
    """A region in which new nodes get the notes that there are, as those of a node that runs."""
    before = _noted.preserving, _noted.meta
    _noted.preserving, _noted.meta = enable, dict(_noted.meta)
    try:
        yield
    finally:
        _noted.preserving, _noted.meta = before


def has_preserved_node_meta() -> bool:
    """Whether new nodes get notes."""
    return _noted.preserving


@contextmanager
def set_current_meta(node: Any, pass_name: str = "") -> Iterator[None]:
    """A region in which the notes are those of a node."""
    del pass_name
    before = _noted.meta
    if _noted.preserving:
        _noted.meta = dict(node.meta)
    try:
        yield
    finally:
        _noted.meta = before


def get_current_meta() -> dict[str, Any]:
    """The notes that a new node gets."""
    return _noted.meta


@contextmanager
def annotate(annotation_dict: dict[str, Any]) -> Iterator[None]:
    """A region whose nodes have these values under ``meta["custom"]``, with those of regions around it."""
    before = _noted.meta
    _noted.meta = {**before, "custom": {**before.get("custom", {}), **annotation_dict}}
    try:
        yield
    finally:
        _noted.meta = before


def set_stack_trace(stack: list[str]) -> None:
    """Note where the program is."""
    if _noted.preserving and stack:
        _noted.meta["stack_trace"] = "".join(stack)


def set_grad_fn_seq_nr(seq_nr: int) -> None:
    """Note for which node of autograd nodes are made."""
    if _noted.preserving:
        _noted.meta["grad_fn_seq_nr"] = [*_noted.meta.get("grad_fn_seq_nr", ()), seq_nr]
        _noted.meta["in_grad_fn"] = _noted.meta.get("in_grad_fn", 0) + 1


def reset_grad_fn_seq_nr() -> None:
    """Forget the innermost of those."""
    if _noted.preserving and _noted.meta.get("in_grad_fn", 0):
        _noted.meta["in_grad_fn"] -= 1
        _noted.meta["grad_fn_seq_nr"] = _noted.meta["grad_fn_seq_nr"][:-1]


def format_stack() -> list[str]:
    """The notes on where nodes come from, or else the stack of the program."""
    trace = _noted.meta.get("stack_trace") if _noted.preserving else None
    return [trace] if trace else [stack_text()]
