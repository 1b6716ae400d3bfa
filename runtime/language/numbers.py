"""Numbers of formulas, where a formula is computed operator by operator."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from runtime.errors import DimensionError
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import cast_array


def constant(value: complex, like: Tensor) -> Tensor:
    """A number as a tensor without dimensions, of the dtype of `like`."""
    given = dtypes.complex128 if isinstance(value, complex) else dtypes.float64
    return make_tensor(cast_array(np.array(value, given.numpy), given, like.dtype), like.dtype)


def of_numbers(function: Callable[..., Tensor], *numbers: complex) -> complex:
    """What an operator of tensors gives for numbers, in 64 bits."""
    kinds = (dtypes.complex128 if isinstance(number, complex) else dtypes.float64 for number in numbers)
    tensors = [make_tensor(np.array(number, kind.numpy), kind) for number, kind in zip(numbers, kinds, strict=True)]
    return function(*tensors).item()  # type: ignore[no-any-return]


def item(numbers: Sequence[complex], place: int) -> complex:
    """The number of a list at a place. DimensionError where there is none."""
    if not 0 <= place < len(numbers):
        msg = f"the index {place} lies outside of a list of {len(numbers)} numbers"
        raise DimensionError(msg)
    return numbers[place]
