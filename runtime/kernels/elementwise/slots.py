"""Python numbers in the form in which loops read them: slots of 16 bytes, whatever the dtype."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.errors import ArgumentValueError
from runtime.tensor.dtypes import BOOL, FLOATING, dtype

_KINDS = tuple(map(np.dtype, ("i8", "i8", "f8", "c16")))  # what a slot begins with, by the category of the dtype
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
            else:
                view[k, 0] = value
    except (OverflowError, ValueError, TypeError) as error:
        raise ArgumentValueError.untold(f"a number does not fit into {kind}") from error
    return slots
