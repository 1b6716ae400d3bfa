"""Calls of PyTorch's older signatures, in which numbers stand before tensors: ``x.add_(alpha, y)``.

They are those of operators with numbers that are given by name today: ``add``, ``sub``, ``addcmul``, ``addcdiv``
(``value``), ``addmm`` and its like (``beta``, ``alpha``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime import callers
from runtime.dispatch.conversions import is_plain_number
from runtime.tensor import Tensor

__all__ = ["by_name"]


def by_name(name: str, forms: Sequence[Any], args: tuple[Any, ...]) -> tuple[tuple[Any, ...], dict[str, Any]] | None:
    """The tensors by position and the numbers by name, with a warning; None where the call is not of that kind."""
    if len(args) < 2 or not isinstance(args[-1], Tensor):
        return None
    for form in forms:
        count = len(form.parameters) - form.keyword_only
        names = [parameter.name for parameter in form.parameters[count:] if parameter.type == "Scalar"]
        numbers, tensors = _apart(args, count)
        if not numbers or len(names) < len(numbers) or len(tensors) != count:
            continue
        numbers_by_name = dict(zip(names, numbers, strict=False))
        shown = ", ".join(f"{item}={value}" for item, value in numbers_by_name.items())
        callers.warn(f"This overload of {name} is deprecated, with numbers before tensors; give them by name: {shown}")
        return tensors, numbers_by_name
    return None


def _apart(args: tuple[Any, ...], count: int) -> tuple[list[Any], tuple[Any, ...]]:
    """The numbers and the tensors among arguments, of which the operator takes `count` tensors.

    Where there are more of them, those without dimensions count as numbers, the first ones behind the first argument.
    """
    surplus = sum(isinstance(argument, Tensor) for argument in args) - count
    numbers: list[Any] = []
    tensors: list[Any] = []
    for index, argument in enumerate(args):
        if isinstance(argument, (int, float, complex)) and not isinstance(argument, bool):
            numbers.append(argument)
        elif 0 < index < len(args) - 1 and surplus > 0 and is_plain_number(argument):
            numbers.append(argument.item())
            surplus -= 1
        elif isinstance(argument, Tensor):
            tensors.append(argument)
        else:
            return [], ()
    return numbers, tuple(tensors)
