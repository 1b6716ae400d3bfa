"""Labels in lists behind their tensors in place of a text: ``einsum(x, [0, 1], y, [1, 2], [0, 2])``."""

from __future__ import annotations

import string
from collections.abc import Sequence
from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import Tensor

__all__ = ["by_labels", "without_brackets"]

_LETTERS = string.ascii_uppercase + string.ascii_lowercase  # in the order of their numbers


def by_labels(name: str, forms: Sequence[Any], args: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """The text, and the tensors without brackets; None where the call is not of that kind.

    It may be where a form has a text before tensors that are written without brackets.
    """
    if not _has_text_before_tensors(forms):
        return None
    pairs = len(args) // 2
    tensors, labels = args[: 2 * pairs : 2], args[1 : 2 * pairs : 2]
    output = args[2 * pairs :]
    if not pairs or not all(isinstance(tensor, Tensor) for tensor in tensors):
        return None
    if not all(isinstance(tensor, (list, tuple)) for tensor in (*labels, *output)):
        return None
    text = ",".join(_term(name, tensor) for tensor in labels)
    return "->".join([text, *(_term(name, tensor) for tensor in output)]), *tensors


def without_brackets(forms: Sequence[Any], args: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments as what takes over such a call gets them: the tensors behind the text one by one."""
    if len(args) != 2 or not isinstance(args[1], (list, tuple)) or not _has_text_before_tensors(forms):
        return args
    return args[0], *args[1]


def _has_text_before_tensors(forms: Sequence[Any]) -> bool:
    return any(form.variadic == 1 and form.parameters[0].type == "str" for form in forms)


def _term(name: str, labels: Sequence[Any]) -> str:
    """The letters for one list of numbers."""
    for label in labels:
        if label is not ... and not (isinstance(label, int) and 0 <= label < len(_LETTERS)):
            msg = f"{name}: labels are numbers from 0 to {len(_LETTERS) - 1}, or `...`, got {label!r}"
            raise ArgumentValueError(msg) if isinstance(label, int) else ArgumentError(msg)
    return "".join("..." if label is ... else _LETTERS[label] for label in labels)
