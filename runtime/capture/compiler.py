"""``torch.compiler``: what programs tell ``compile``, and ask it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from runtime.capture.compiled.settings import DISABLED, is_compiling, reset, set_stance
from runtime.capture.reads import thread
from runtime.nn.module import Module

__all__ = [
    "allow_in_graph", "assume_constant_result", "disable", "is_compiling", "is_dynamo_compiling", "reset", "set_stance",
]  # fmt: skip

is_dynamo_compiling = is_compiling


def disable(fn: Callable[..., Any] | None = None, recursive: bool = True, *, reason: str | None = None) -> Any:
    """A function that always runs as Python, and so does whatever compiled function calls it; or a decorator.

    Of a module, ``forward`` is such a function from now on. `reason` is in the message that says so.
    """
    if fn is None:
        return functools.partial(disable, recursive=recursive, reason=reason)
    if isinstance(fn, Module):
        fn.forward = disable(fn.forward, recursive, reason=reason)  # type: ignore[method-assign]
        return fn
    fn = getattr(fn, "_torchdynamo_orig_callable", fn)

    @functools.wraps(fn)
    def run(*args: Any, **kwargs: Any) -> Any:
        if is_compiling():
            recorder: Any = thread.recorder
            name = getattr(fn, "__name__", "a function")
            recorder.stop(f"{name}, which is disabled{f' ({reason})' if reason else ''},")
        return fn(*args, **kwargs)

    setattr(run, DISABLED, True)
    return run


def allow_in_graph(fn: Any) -> Any:
    """`fn` as it is: what it calls is recorded."""
    return fn


def assume_constant_result(fn: Any) -> Any:
    """`fn` as it is: what it reads is guarded."""
    return fn
