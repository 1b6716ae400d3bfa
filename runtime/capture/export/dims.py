"""Sizes that may be others when an exported program is called, and the limits between which they are."""

from __future__ import annotations

import builtins
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import Tensor

__all__ = ["Dim", "DimRange"]


class _Hint:
    """A word about a size: that it may change, or that it may not."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Dim.{self.name}"


class Dim:
    """A size by a name: two sizes of one Dim are equal in every call.

    `min` and `max` are the limits, both included. ``Dim.DYNAMIC`` is a size of its own without a name, ``Dim.STATIC``
    one that stays as it is, ``Dim.AUTO`` is the same as ``Dim.DYNAMIC``, where the program allows it.
    """

    AUTO, DYNAMIC, STATIC = _Hint("AUTO"), _Hint("DYNAMIC"), _Hint("STATIC")

    def __init__(self, name: str, *, min: int | None = None, max: int | None = None) -> None:  # noqa: A002 - PyTorch's
        if not isinstance(name, str) or not name.isidentifier():
            msg = f"Dim(): the name is an identifier, got {name!r}"
            raise ArgumentValueError(msg)
        self.__name__, self.min, self.max = name, 0 if min is None else min, max
        self.least_tried = 2 if min is None else builtins.max(min, 1)  # many programs know that there are several
        if self.min < 0 or (max is not None and max <= self.min):
            msg = f"Dim({name!r}): 0 <= min < max, got min={min} and max={max}"
            raise ArgumentValueError(msg)

    def __repr__(self) -> str:
        return f"Dim('{self.__name__}', min={self.min}, max={self.max})"


def dims(*names: str, min: int | None = None, max: int | None = None) -> tuple[Dim, ...]:  # noqa: A002 - PyTorch's
    """A Dim for each name, with the same limits."""
    return tuple(Dim(name, min=min, max=max) for name in names)


@dataclass(frozen=True)
class DimRange:
    """The limits of a size, both included; `upper` None is no limit."""

    lower: int
    upper: int | None

    def holds(self, size: int) -> bool:
        """Whether a size lies between them."""
        return self.lower <= size and (self.upper is None or size <= self.upper)

    def __repr__(self) -> str:
        return f"VR[{self.lower}, {'int_oo' if self.upper is None else self.upper}]"


@dataclass(frozen=True)
class DynamicSize:
    """A dimension of an input that may change: which Dim it is, and whether the program may make it static."""

    dim: Dim
    is_optional: bool


def dynamic_sizes(
    leaf_specs: Sequence[Any], leaves: Sequence[Any], names: Sequence[str]
) -> dict[int, dict[int, DynamicSize]]:
    """By the positions of inputs, by dimensions: the sizes that may change. Errors name the input."""
    result: dict[int, dict[int, DynamicSize]] = {}
    for position, (spec, leaf, name) in enumerate(zip(leaf_specs, leaves, names, strict=True)):
        if spec is None:
            continue
        if not isinstance(leaf, Tensor):
            msg = f"dynamic_shapes: '{name}' is a {type(leaf).__name__}, which has no sizes; write None for it"
            raise ArgumentError(msg)
        pairs = spec.items() if isinstance(spec, dict) else enumerate(spec)
        for dim, size in pairs:
            if size is None or size is Dim.STATIC or isinstance(size, int):
                continue
            dynamic = _dynamic(size, name, dim)
            if not -leaf.ndim <= dim < leaf.ndim:
                msg = f"dynamic_shapes: '{name}' has {leaf.ndim} dimensions, and no {dim}"
                raise ArgumentValueError(msg)
            example = leaf.shape[dim]
            if not DimRange(dynamic.dim.min, dynamic.dim.max).holds(example):
                msg = f"dynamic_shapes: the example '{name}' has size {example} in dimension {dim}, no {dynamic.dim}"
                raise ArgumentValueError(msg)
            result.setdefault(position, {})[dim % leaf.ndim] = dynamic
    return result


def _dynamic(size: Any, name: str, dim: int) -> DynamicSize:
    if isinstance(size, Dim):
        return DynamicSize(size, False)
    if size in (Dim.AUTO, Dim.DYNAMIC):
        return DynamicSize(Dim(f"{name}_{dim}".replace(".", "_")), size is Dim.AUTO)
    msg = (
        f"dynamic_shapes: '{name}', dimension {dim}: expected a Dim, an int, Dim.AUTO, Dim.DYNAMIC, Dim.STATIC or "
        f"None, got {size!r}"
    )
    raise ArgumentError(msg)
