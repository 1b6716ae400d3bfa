"""Arguments and results of operators that a program writes in Python: what is checked, and lists of tensors in graphs.

A Function sees tensors among its arguments, not in lists: :class:`Arguments` lays a call out flat and back.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import Tensor, is_whole
from runtime.tensor.storage import owner_of

UNKNOWN = "unknown"
"""What is given for `mutates_args` where any argument may be written."""
_INT64 = 1 << 63
_NUMBERS = (int, float, bool, complex, str)


def is_list(value: Any) -> bool:
    """Whether this is a list of tensors, some of which may be None."""
    return isinstance(value, (list, tuple)) and any(isinstance(item, Tensor) for item in value)


class Layout:
    """Values of which some are lists of tensors: laid out flat by :meth:`flat`, and as they were by :meth:`nested`."""

    def __init__(self, values: Iterable[Any]) -> None:
        values = tuple(values)
        self.counts = tuple(len(value) if is_list(value) else None for value in values)
        self.types = tuple(type(value) for value in values)

    def flat(self, values: Iterable[Any]) -> tuple[Any, ...]:
        """The values, with the items of lists in their places."""
        return tuple(self._flat(values))

    def _flat(self, values: Iterable[Any]) -> Iterator[Any]:
        for value, count in zip(values, self.counts, strict=True):
            if count is None:
                yield value
            else:
                yield from value

    def nested(self, items: Iterable[Any], *, plain: bool = False) -> tuple[Any, ...]:
        """From flat items to the values; lists as they were, or `plain` lists."""
        left = iter(items)
        return tuple(
            next(left) if count is None else self._listed([next(left) for _ in range(count)], kind, plain)
            for count, kind in zip(self.counts, self.types, strict=True)
        )

    @staticmethod
    def _listed(items: list[Any], kind: type, plain: bool) -> Any:
        return items if plain or kind is list else kind(*items) if hasattr(kind, "_fields") else kind(items)

    def gradients(self, operator: str, returned: Any) -> tuple[Any, ...]:
        """What a backward function returned, flat: a gradient, or None, for every argument, and for a list a list."""
        many = len(self.counts)
        if isinstance(returned, tuple) or (isinstance(returned, list) and not (many == 1 and self.counts[0])):
            values = list(returned)
        else:
            values = [returned]
        while len(values) > many and values[-1] is None:
            values.pop()
        if len(values) != many:
            msg = f"{operator}: backward returned {len(values)} gradients for {many} arguments; return one for each"
            raise ComputeError(msg)
        flat: list[Any] = []
        for place, (value, count) in enumerate(zip(values, self.counts, strict=True)):
            if count is None:
                flat.append(value)
            elif value is None:
                flat += [None] * count
            elif isinstance(value, (list, tuple)) and len(value) == count:
                flat += value
            else:
                size = f"{len(value)} items" if isinstance(value, (list, tuple)) else type(value).__name__
                msg = (
                    f"{operator}: argument {place} is a list of {count} tensors, of which backward returned {size}; "
                    "return a list with a gradient or None for each, or None"
                )
                raise ComputeError(msg)
        return tuple(flat)


def tensors_of(values: Iterable[Any]) -> Iterator[Tensor]:
    """The tensors among some values and in lists of them that lie in memory."""
    for value in values:
        for item in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(item, Tensor) and is_whole(item):
                yield item


_TENSOR_WORDS = ("Tensor", "torch.Tensor", "ow.Tensor")  # postponed annotations


def check_results(operator: str, declared: Any, arguments: Iterable[Any], result: Any) -> None:
    """RuntimeError for a result that is no tensor where the annotation `declared` says so, or that shares memory.

    It may share memory with no argument and with no other result.
    """
    is_tensor = issubclass(declared, Tensor) if isinstance(declared, type) else declared in _TENSOR_WORDS
    if is_tensor and not isinstance(result, Tensor):
        msg = f"{operator}: the result is declared as a Tensor, but the function returned {type(result).__name__}"
        raise ComputeError(msg)
    taken = {id(owner_of(item._array)): "an argument" for item in tensors_of(arguments)}
    for item in tensors_of((result,)):
        owner = id(owner_of(item._array))
        if owner in taken:
            msg = (
                f"{operator}: a result shares memory with {taken[owner]}, of which the graph would not know; return a "
                "clone() of it, or nothing where an argument is written into"
            )
            raise ComputeError(msg)
        taken[owner] = "another result"


def written_arguments(operator: str, signature: inspect.Signature, mutates_args: Any) -> tuple[str, ...]:
    """The names in `mutates_args`; ValueError unless each is that of an argument that may be a tensor."""
    if isinstance(mutates_args, str):
        if mutates_args == UNKNOWN:
            return ()
        msg = f"{operator}: mutates_args is a list of names, or {UNKNOWN!r}, got {mutates_args!r}"
        raise ArgumentValueError(msg)
    names = tuple(mutates_args)
    for name in names:
        if name not in signature.parameters:
            known = ", ".join(signature.parameters) or "none"
            msg = f"{operator}: mutates_args names {name!r}, which is no argument; the arguments are {known}"
            raise ArgumentValueError(msg)
        kind = signature.parameters[name].annotation
        if kind in _NUMBERS or kind in [number.__name__ for number in _NUMBERS]:
            msg = f"{operator}: mutates_args names {name!r}, but only tensors and lists of them are written into"
            raise ArgumentValueError(msg)
    return names


def check_defaults(operator: str, signature: inspect.Signature) -> None:
    """ValueError for a default that is an int beyond 64 bits, which no call could hand on."""
    for name, parameter in signature.parameters.items():
        if _is_too_large(parameter.default):
            msg = f"{operator}: the default {parameter.default} of {name!r} does not fit into int64"
            raise ArgumentValueError(msg)


def check_numbers(operator: str, signature: inspect.Signature, arguments: dict[str, Any]) -> None:
    """TypeError for an int beyond 64 bits where the signature says int."""
    for name, value in arguments.items():
        if _is_too_large(value) and signature.parameters[name].annotation in (int, "int"):
            msg = f"{operator}: argument {name!r} is {value}, which does not fit into int64"
            raise ArgumentError(msg)


def _is_too_large(value: Any) -> bool:
    return type(value) is int and not -_INT64 <= value < _INT64
