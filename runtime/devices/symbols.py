"""Functions of sizes: where PyTorch traces a program sizes may be symbols, here they are numbers always."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from runtime.devices.absent import Absent

__all__ = [
    "SymBool", "SymFloat", "SymInt", "sym_float", "sym_int", "sym_ite", "sym_max", "sym_min", "sym_not", "sym_sqrt",
    "sym_sum",
]  # fmt: skip


class SymInt(Absent):
    """A whole number that a tracer does not know yet, of which there are none: NotImplementedError for one."""

    why = "nothing traces programs; sizes are numbers"


class SymFloat(SymInt):
    """A number that a tracer does not know yet, of which there are none."""


class SymBool(SymInt):
    """A condition that a tracer does not know yet, of which there are none."""


def sym_int(a: Any) -> int:
    """The whole number towards zero."""
    return int(a)


def sym_float(a: Any) -> float:
    """The number as a float."""
    return float(a)


def sym_not(a: Any) -> bool:
    """Whether `a` is false."""
    return not a


def sym_max(a: Any, b: Any) -> Any:
    """The larger number, a float where one of them is."""
    largest = max(a, b)
    return float(largest) if isinstance(a, float) or isinstance(b, float) else largest


def sym_min(a: Any, b: Any) -> Any:
    """The smaller number, a float where one of them is."""
    least = min(a, b)
    return float(least) if isinstance(a, float) or isinstance(b, float) else least


def sym_ite(b: bool, t: Any, f: Any) -> Any:
    """`t` if the condition `b` holds, else `f`."""
    return t if b else f


def sym_sqrt(a: Any) -> float:
    """The square root."""
    return math.sqrt(a)


def sym_sum(args: Iterable[Any]) -> Any:
    """The sum."""
    return sum(args)
