"""Python numbers in the form in which loops read them: slots of 16 bytes, whatever the dtype.

A loop that reads whole numbers and lists finds a whole number in the first word of a slot, the address of a list and
its length in two; behind all slots there is one more, which gets the address of a list and an index (a float64) where
the loop asks for a number that this list does not have. A letter for each argument says how it is read.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.errors import ArgumentValueError, DimensionError
from runtime.tensor.dtypes import BOOL, FLOATING, dtype

_KINDS = tuple(map(np.dtype, ("i8", "i8", "f8", "c16")))  # what a slot begins with, by the category of the dtype
NUMBER, WHOLE, LIST, TABLE = "nwlt"
_EMPTY = np.zeros((1, 2), np.float64)


def scalar_slots(scalars: Sequence[complex], compute: dtype) -> np.ndarray[Any, Any]:
    """The slots of a loop that computes in the dtype `compute`. ValueError where a number does not fit."""
    if not scalars:
        return _EMPTY
    slots = np.zeros((len(scalars), 2), np.float64)
    kind = _KINDS[compute.category]
    view = slots.view(kind).reshape(len(slots), -1)
    try:
        for k, value in enumerate(scalars):
            if compute.category == BOOL:  # 0.1 and NaN are true, though int() of them is 0 or an error
                view[k, 0] = bool(value)
            elif compute.category < FLOATING and not isinstance(value, (int, np.integer)):
                view[k, 0] = int(value.real)
            elif compute.category == FLOATING and isinstance(value, complex) and value.imag == 0:
                view[k, 0] = value.real
            else:
                view[k, 0] = value
    except (OverflowError, ValueError, TypeError) as error:
        raise ArgumentValueError.untold(f"a number does not fit into {kind}") from error
    return slots


class Reach:
    """The slots of a loop that reads whole numbers and lists; `ways` says which argument is what."""

    def __init__(self, argument: Sequence[Any], ways: str, compute: dtype) -> None:
        plain = [value if way == NUMBER else 0 for value, way in zip(argument, ways, strict=True)]
        self.slots = np.zeros((len(argument) + 1, 2), np.float64)
        if plain:
            self.slots[: len(plain)] = scalar_slots(plain, compute)
        self.words = self.slots.view(np.int64)
        self.lists: list[np.ndarray[Any, Any]] = []  # kept alive until the loop has run
        for index, (value, way) in enumerate(zip(argument, ways, strict=True)):
            if way == WHOLE:
                self.words[index, 0] = value
            elif way == LIST:
                numbers = list_of(value, compute)
                self.lists.append(numbers)
                self.words[index] = numbers.ctypes.data, len(value)
            elif way == TABLE:
                self.lists.append(value)
                self.words[index] = value.ctypes.data, len(value)

    def check(self, operator: str, names: Sequence[str], numbers: Sequence[Any], ways: str) -> None:
        """IndexError where the loop asked for a number that is not there; `names` are those of the arguments."""
        address = self.words[-1, 0]
        if not address:
            return
        for row, name, value, way in zip(self.words, names, numbers, ways, strict=False):
            if way in {LIST, TABLE} and row[0] == address:
                raise DimensionError(out_of_bounds(operator, self.slots[-1, 1], name, len(value)))


def out_of_bounds(operator: str, index: float, name: str, size: int) -> str:
    """What an operator says of an index that a list or a table of one dimension does not have."""
    is_whole = abs(index) < 2.0**63 and index == math.floor(index)
    shown = int(index) if is_whole else float(index)
    return f"{operator}: index {shown} is out of bounds for dimension 0 of {name} with size {size}"


def list_of(values: Sequence[complex], compute: dtype) -> np.ndarray[Any, Any]:
    """The numbers of a list as a loop reads them, and one more where there is none."""
    kind = _KINDS[compute.category]
    try:
        return np.array([int(value.real) if compute.category < FLOATING else value for value in values] or [0], kind)
    except (OverflowError, ValueError, TypeError) as error:
        raise ArgumentValueError.untold(f"a number does not fit into {kind}") from error
