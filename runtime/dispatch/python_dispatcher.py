"""``torch._dispatch.python``: whether kernels that programs gave by ``OpOverload.py_impl`` are served in a thread."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from runtime.dispatch.interposing import Excluding, thread_keys
from runtime.tensor.keys import PYTHON_DISPATCHER

__all__ = ["enable_python_dispatcher", "no_python_dispatcher"]


@contextmanager
def enable_python_dispatcher() -> Iterator[None]:
    """A context in which functions given by ``py_impl`` serve the calls of this thread before other kernels."""
    state = thread_keys()
    state.switch_on(PYTHON_DISPATCHER)
    try:
        yield
    finally:
        state.switch_off(PYTHON_DISPATCHER)


@contextmanager
def no_python_dispatcher() -> Iterator[None]:
    """A context in which they do not, within one in which they do."""
    with Excluding(PYTHON_DISPATCHER):
        yield
