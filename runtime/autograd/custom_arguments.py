"""Arguments and results of operators that a program writes in Python: what is checked, and lists of tensors in graphs.

A Function sees tensors among its arguments, not in lists: :class:`Arguments` lays a call out flat and back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from runtime.errors import ComputeError
from runtime.tensor import Tensor, is_whole
from runtime.tensor.memory import owner_of_memory, shares_no_memory


def is_list(value: Any) -> bool:
    """Whether this is a list of tensors, some of which may be None."""
    return isinstance(value, (list, tuple)) and all(item is None or isinstance(item, Tensor) for item in value)


class ArgumentLayout:
    """Values of which some are lists of tensors: laid out flat by :meth:`flat`, and as they were by :meth:`nested`."""

    def __init__(self, values: Iterable[Any]) -> None:
        values = tuple(values)
        self.counts = tuple([len(value) if is_list(value) else None for value in values])
        self.types = tuple(map(type, values))

    def flat(self, values: Iterable[Any]) -> tuple[Any, ...]:
        """The values, with the items of lists in their places."""
        items: list[Any] = []
        for value, count in zip(values, self.counts, strict=True):
            if count is None:
                items.append(value)
            else:
                items += value
        return tuple(items)

    def nested(self, items: Iterable[Any], *, plain: bool = False) -> tuple[Any, ...]:
        """From flat items to the values; lists as they were, or `plain` lists."""
        left = iter(items)
        return tuple([
            next(left) if count is None else listed([*islice(left, count)], list if plain else kind)
            for count, kind in zip(self.counts, self.types, strict=True)
        ])  # fmt: skip

    def gradients(self, operator: str, returned: Any) -> tuple[Any, ...]:
        """What a backward function returned, flat: a gradient, or None, for every argument, and for a list a list."""
        many = len(self.counts)
        is_one_list = many == 1 and self.counts[0] is not None
        if isinstance(returned, tuple) or (isinstance(returned, list) and not is_one_list):
            values = list(returned)
        else:
            values = [returned]
        while len(values) > many and values[-1] is None:
            values.pop()
        if len(values) != many:
            msg = f"{operator}: backward returned {len(values)} gradients for {many} arguments; return one for each"
            raise ComputeError(msg)
        flat: list[Any] = []
        for index, (value, count) in enumerate(zip(values, self.counts, strict=True)):
            if count is None:
                flat.append(value)
            elif value is None:
                flat += [None] * count
            elif isinstance(value, (list, tuple)) and len(value) == count:
                flat += value
            else:
                size = f"{len(value)} items" if isinstance(value, (list, tuple)) else type(value).__name__
                msg = (
                    f"{operator}: argument {index} is a list of {count} tensors, of which backward returned {size}; "
                    "return a list with a gradient or None for each, or None"
                )
                raise ComputeError(msg)
        return tuple(flat)


def listed(items: list[Any], kind: type) -> Any:
    """Items as a list, a tuple, or a named one."""
    return items if kind is list else kind(*items) if hasattr(kind, "_fields") else kind(items)


def tensors_of(values: Iterable[Any]) -> Iterator[Tensor]:
    """The tensors among some values and in lists of them that lie in memory."""
    for value in values:
        for item in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(item, Tensor) and is_whole(item):
                yield item


_TENSOR_WORDS = ("Tensor", "torch.Tensor", "ow.Tensor")  # postponed annotations


def declares_tensor(annotation: Any) -> bool:
    """Whether the annotation of a result says that it is one tensor."""
    return issubclass(annotation, Tensor) if isinstance(annotation, type) else annotation in _TENSOR_WORDS


def checking(operator: str, annotation: Any) -> Callable[[Sequence[Any], Any], None]:
    """What raises RuntimeError for a result that is no tensor where `annotation` says so, or that shares memory.

    It may share memory with no argument and with no other result.
    """
    is_tensor = declares_tensor(annotation)

    def check(arguments: Sequence[Any], result: Any) -> None:
        if result.__class__ is Tensor and shares_no_memory(result, arguments):
            return
        if is_tensor and not isinstance(result, Tensor):
            msg = f"{operator}: the result is declared as a Tensor, but the function returned {type(result).__name__}"
            raise ComputeError(msg)
        owners = {id(owner_of_memory(item)): "an argument" for item in tensors_of(arguments)}
        for item in tensors_of((result,)):
            owner = id(owner_of_memory(item))
            if owner in owners:
                msg = (
                    f"{operator}: a result shares memory with {owners[owner]}, of which the graph would not know; "
                    "return a clone() of it, or nothing where an argument is written into"
                )
                raise ComputeError(msg)
            owners[owner] = "another result"

    return check
