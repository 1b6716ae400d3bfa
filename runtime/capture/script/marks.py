"""Marks of functions, which say how they are scripted, and functions with a meaning for scripts alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.devices.futures import Future

IGNORE, UNUSED, EXPORT = "ignore", "unused", "export"
_MARK = "_torchscript_modifier"
SOURCE = "_source_of_script"


def mark_of(function: Any) -> str:
    """What was said of a function: ``ignore``, ``unused``, ``export``, or "" for nothing."""
    return str(getattr(function, _MARK, ""))


def marked(function: Callable[..., Any], mark: str) -> Callable[..., Any]:
    """The function itself, with a mark."""
    setattr(function, _MARK, mark)
    return function


def marked_source(function: Callable[..., Any], source: Callable[..., Any]) -> Callable[..., Any]:
    """The function itself, in whose place scripts read the source of another one."""
    setattr(function, SOURCE, source)
    return function


def is_scripting() -> bool:
    """False in Python; True in a scripted function, where it is known when the graph is built."""
    return False


def is_instance(obj: Any, target_type: Any) -> bool:
    """Whether an object is of a type, which may be written as an annotation: ``list[int]``; or of one of several."""
    from runtime.capture.script.annotated import type_of_annotation
    from runtime.graph.primitives import holds

    targets = target_type if isinstance(target_type, tuple) else (target_type,)
    kinds = [type_of_annotation(target) for target in targets]
    return any(kind is not None and holds(kind, obj) for kind in kinds)


def fork(func: Callable[..., Any], *args: Any, **kwargs: Any) -> Future[Any]:
    """The result of a call, which runs at once, as one that :func:`wait` gives."""
    result: Future[Any] = Future()
    result.set_result(func(*args, **kwargs))
    return result


def wait(future: Future[Any]) -> Any:
    """The result of a call that :func:`fork` made."""
    return future.wait()


def annotate(the_type: Any, the_value: Any) -> Any:
    """The value; in a scripted function it has the type, as an empty list of ints needs."""
    del the_type
    return the_value


def source_of(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function whose source scripts read: another one where the library says so, as for a quicker form."""
    return getattr(function, SOURCE, function)
