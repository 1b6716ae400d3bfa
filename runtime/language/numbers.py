"""Numbers of formulas, where a formula is computed operator by operator."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from runtime.errors import DimensionError
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import cast_array
from runtime.tensor.keys import META


def any_true(condition: Tensor) -> bool:
    """Whether an element of a tensor is not 0.

    A check of elements asks this: of a tensor on the device meta, which has none, the answer is False.
    """
    return not condition._keys & META and bool(condition.any().item())  # type: ignore[attr-defined]


def constant(value: complex, like: Tensor) -> Tensor:
    """A number as a tensor without dimensions, of the dtype of `like`."""
    return _as_tensor(value, like.dtype)


def operand(value: complex, like: Tensor) -> Tensor:
    """A number as a tensor without dimensions, of the dtype in which tensors of the dtype of `like` are computed.

    That is their own, or float32 where theirs has fewer digits.
    """
    kind = like.dtype
    if kind.category < dtypes.FLOATING or kind.itemsize < dtypes.float32.itemsize:
        kind = dtypes.promote_types(kind, dtypes.float32)
    if isinstance(value, complex) and not kind.is_complex:
        kind = kind.to_complex()
    return _as_tensor(value, kind)


def _as_tensor(value: complex, kind: dtypes.dtype) -> Tensor:
    exact = dtypes.complex128 if isinstance(value, complex) else dtypes.float64
    return make_tensor(cast_array(np.array(value, exact.numpy), exact, kind), kind)


def of_numbers(function: Callable[..., Tensor], *numbers: complex) -> complex:
    """What an operator of tensors gives for numbers, in 64 bits."""
    kinds = (dtypes.complex128 if isinstance(number, complex) else dtypes.float64 for number in numbers)
    tensors = [make_tensor(np.array(number, kind.numpy), kind) for number, kind in zip(numbers, kinds, strict=True)]
    return function(*tensors).item()  # type: ignore[no-any-return]


def item(numbers: Sequence[complex], index: int) -> complex:
    """The number of a list at a place. DimensionError where there is none."""
    if not 0 <= index < len(numbers):
        msg = f"index {index} is out of bounds for dimension 0 of a list with size {len(numbers)}"
        raise DimensionError(msg)
    return numbers[index]
