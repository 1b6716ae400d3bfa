"""Numbers of formulas with loops, where a formula is computed operator by operator."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from runtime.errors import DimensionError
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import cast_array


def constant(value: complex, like: Tensor) -> Tensor:
    """A number as a tensor without dimensions, of the dtype of `like`."""
    given = dtypes.complex128 if isinstance(value, complex) else dtypes.float64
    return make_tensor(cast_array(np.array(value, given.numpy), given, like.dtype), like.dtype)


def item(numbers: Sequence[complex], place: int) -> complex:
    """The number of a list at a place. DimensionError where there is none."""
    if not 0 <= place < len(numbers):
        msg = f"the index {place} lies outside of a list of {len(numbers)} numbers"
        raise DimensionError(msg)
    return numbers[place]
