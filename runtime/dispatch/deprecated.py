"""Calls of PyTorch's older signatures, in which numbers stand before tensors: ``x.add_(alpha, y)``.

They are those of operators with numbers that are given by name today: ``add``, ``sub``, ``addcmul``, ``addcdiv``
(``value``), ``addmm`` and its like (``beta``, ``alpha``).
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

from runtime.tensor import Tensor

__all__ = ["by_name"]


def by_name(name: str, forms: Sequence[Any], args: tuple[Any, ...]) -> tuple[tuple[Any, ...], dict[str, Any]] | None:
    """The tensors by position and the numbers by name, with a warning; None where the call is not of that kind."""
    numbers = [
        argument for argument in args if isinstance(argument, (int, float, complex)) and not isinstance(argument, bool)
    ]
    tensors = tuple(argument for argument in args if isinstance(argument, Tensor))
    if not numbers or not tensors or args[-1] is not tensors[-1] or len(numbers) + len(tensors) < len(args):
        return None
    for form in forms:
        names = [
            one.name for one in form.parameters[len(form.parameters) - form.keyword_only :] if one.type == "Scalar"
        ]  # fmt: skip
        if len(names) < len(numbers) or len(tensors) != len(form.parameters) - form.keyword_only:
            continue
        given = dict(zip(names, numbers, strict=False))
        shown = ", ".join(f"{item}={value}" for item, value in given.items())
        warnings.warn(
            f"This overload of {name} is deprecated, with numbers before tensors; give them by name: {shown}",
            UserWarning, stacklevel=5,
        )  # fmt: skip
        return tensors, given
    return None
