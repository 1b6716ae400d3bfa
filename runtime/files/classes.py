"""The classes of tensors that files may name."""

from __future__ import annotations

from collections.abc import Iterable

from runtime.errors import ArgumentError, ComputeError
from runtime.tensor import Tensor

_classes: dict[str, type[Tensor]] = {}
_OWN = "runtime.nn.parameter"


def add_safe_globals(safe_globals: Iterable[type[Tensor]]) -> None:
    """Allow files to hold tensors of these subclasses, by their full names; TypeError for anything else."""
    found = list(safe_globals)
    for kind in found:
        if not (isinstance(kind, type) and issubclass(kind, Tensor)):
            msg = f"add_safe_globals(): expected subclasses of Tensor, got {kind!r}"
            raise ArgumentError(msg)
    _classes.update({full_name(kind): kind for kind in found})


def get_safe_globals() -> list[type[Tensor]]:
    """The subclasses of Tensor that files may hold, besides Parameter and Buffer."""
    return list(_classes.values())


def clear_safe_globals() -> None:
    """Allow Tensor, Parameter and Buffer alone."""
    _classes.clear()


def full_name(kind: type) -> str:
    """How a file names a class."""
    return f"{kind.__module__}.{kind.__qualname__}"


def class_named(name: str) -> type[Tensor]:
    """The class that a file names; RuntimeError unless it was allowed."""
    module, _, own = name.rpartition(".")
    if module == _OWN:
        from runtime.nn import parameter

        if own in parameter.__all__:
            return getattr(parameter, own)  # type: ignore[no-any-return]
    if name not in _classes:
        msg = (
            f"load(): the file holds a tensor of the class {name}; if you trust its code, import it and allow it by "
            f"add_safe_globals([{name.rpartition('.')[2]}])"
        )
        raise ComputeError(msg)
    return _classes[name]
