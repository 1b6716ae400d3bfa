"""The keyword arguments that modules pass to the functions that create their parameters."""

from __future__ import annotations

from typing import Any

from runtime.errors import ArgumentError

__all__ = ["factory_kwargs"]
_NAMES = frozenset({"device", "dtype", "memory_format"})


def factory_kwargs(kwargs: dict[str, Any] | None) -> dict[str, Any]:
    """The keyword arguments of a module that say how parameters are made: device, dtype and memory_format.

    ``factory_kwargs={...}`` among them has others, for modules that have a `dtype` of another meaning. TypeError for
    other names, and for a name that stands in both.
    """
    if kwargs is None:
        return {}
    unknown = kwargs.keys() - _NAMES - {"factory_kwargs"}
    if unknown:
        msg = f"factory_kwargs(): unexpected {', '.join(sorted(unknown))}; there are {', '.join(sorted(_NAMES))}"
        raise ArgumentError(msg)
    result = dict(kwargs.get("factory_kwargs", {}))
    for name in sorted(_NAMES & kwargs.keys()):
        if name in result:
            msg = f"factory_kwargs(): {name} stands both among the arguments and in factory_kwargs"
            raise ArgumentError(msg)
        result[name] = kwargs[name]
    return result
