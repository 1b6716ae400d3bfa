"""The roles of an operator's arguments in a batch, read from its schema.

Conventions that schemas keep: an int named ``dim``, ``dim0``, ``dim1``, ``dim2`` or ``dimension``, and a list of ints
named ``dim`` or ``dims``, count the dimensions of the tensors; a list named ``size`` or ``sizes`` is a whole shape.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from runtime.batching.levels import F, Level
from runtime.batching.tensor import BatchedTensor, BatchingError, batched
from runtime.dispatch import schemas
from runtime.dispatch.operator import Operator
from runtime.errors import DimensionError
from runtime.tensor import Tensor

_DIM = re.compile(r"dim[0-2]?|dimension")
_DIMS = re.compile(r"dims?")
_SIZES = re.compile(r"sizes?")


class BatchPlan:
    """Places among the arguments: of tensors, lists of tensors, dimensions, sizes, an index, and what is written."""

    __slots__ = ("dims", "index", "lists", "names", "operator", "sizes", "tensors", "written")

    def __init__(self, operator: Operator) -> None:
        self.operator = operator
        arguments = schemas.arguments_of(operator.schema)
        kinds = [argument.type for argument in arguments]
        self.names = [argument.name for argument in arguments]
        self.tensors = [i for i, kind in enumerate(kinds) if kind in ("Tensor", "Tensor?")]
        self.lists = [i for i, kind in enumerate(kinds) if kind.startswith("Tensor") and "[" in kind]
        self.index = [i for i, kind in enumerate(kinds) if kind == "Index"]
        self.written = [i for i, argument in enumerate(arguments) if argument.is_written]
        self.dims = [
            i for i, (kind, name) in enumerate(zip(kinds, self.names, strict=True))
            if (kind in ("int", "int?") and _DIM.fullmatch(name)) or (kind.startswith("int[") and _DIMS.fullmatch(name))
        ]  # fmt: skip
        self.sizes = [
            i for i, (kind, name) in enumerate(zip(kinds, self.names, strict=True))
            if kind.startswith("int[") and _SIZES.fullmatch(name)
        ]  # fmt: skip

    def place(self, name: str) -> int | None:
        """Where an argument stands, None where there is none of that name."""
        return self.names.index(name) if name in self.names else None

    def given(self, arguments: Sequence[Any]) -> Iterator[Tensor]:
        """The tensors among the arguments, those of lists included."""
        for i in self.tensors:
            if isinstance(arguments[i], Tensor):
                yield arguments[i]
        for i in self.lists:
            for argument in arguments[i] or ():
                if isinstance(argument, Tensor):
                    yield argument

    def check_written(self, level: Level, arguments: Sequence[Any]) -> None:
        """RuntimeError unless what is written has the batch that is written into it."""
        for i in self.written:
            for argument in arguments[i] if isinstance(arguments[i], (tuple, list)) else (arguments[i],):
                if isinstance(argument, Tensor) and not is_at(argument, level):
                    msg = (
                        f"vmap: {self.operator.name} writes a batch into '{self.names[i]}', which is no part of the "
                        "batch and has room for one sample; use an operator that makes a new tensor, or make "
                        f"'{self.names[i]}' from a batched tensor (zeros_like(x), x.clone())"
                    )
                    raise BatchingError(msg)

    def changed(
        self, arguments: Sequence[Any], change: Callable[[Tensor], Tensor]
    ) -> list[Any]:
        """The arguments with other tensors, also in lists, which become tuples."""
        values = list(arguments)
        for i in self.tensors:
            if isinstance(values[i], Tensor):
                values[i] = change(values[i])
        for i in self.lists:
            if values[i] is not None:
                values[i] = tuple([change(value) if isinstance(value, Tensor) else value for value in values[i]])
        return values

    def shift(self, values: list[Any], ndim: int) -> None:
        """Let dimensions, counted from the front, count the batch, and let sizes hold it."""
        for i in self.dims:
            dim = values[i]
            if dim is None:
                continue
            is_sequence = isinstance(dim, (tuple, list))
            values[i] = tuple([behind(item, ndim) for item in dim]) if is_sequence else behind(dim, ndim)


def behind(dim: int, ndim: int) -> int:
    """The place of dimension `dim` of a sample of `ndim` dimensions among those of all samples; from the end it stays.

    IndexError where the batch would be meant; the operator itself knows what else is out of range.
    """
    limit = ndim or 1
    if dim < -limit:
        msg = f"Dimension out of range (expected to be in range of [{-limit}, {limit - 1}], but got {dim})"
        raise DimensionError.untold(msg)
    return dim + 1 if dim >= 0 else dim


def is_at(tensor: Tensor, level: Level) -> bool:
    """Whether a tensor has the batch of a level."""
    return isinstance(tensor, BatchedTensor) and tensor._level is level


def whole(tensor: Tensor, level: Level) -> Tensor:
    """All samples of a tensor, the batch in front: one after another in the same memory where it has no batch."""
    if is_at(tensor, level):
        return tensor._value  # type: ignore[attr-defined, no-any-return]
    return F.unsqueeze(tensor, 0).expand((level.size, *tensor._sizes))  # type: ignore[no-any-return]


def in_front(tensor: Tensor, level: Level) -> Tensor:
    """All samples of a tensor, or the one that there is, with a dimension in front of size 1."""
    return tensor._value if is_at(tensor, level) else F.unsqueeze(tensor, 0)  # type: ignore[attr-defined, no-any-return]


def of_rank(value: Tensor, ndim: int) -> Tensor:
    """`value` with dimensions of size 1 behind the batch, so that samples have `ndim` dimensions."""
    missing = ndim + 1 - value._ndim
    if missing <= 0:
        return value
    shape = value._sizes
    return F.reshape(value, (shape[0], *(1,) * missing, *shape[1:]))  # type: ignore[no-any-return]


def wrapped(result: Any, level: Level) -> Any:
    """A result, or several, as batched tensors."""
    if isinstance(result, Tensor):
        if result._sizes[:1] != (level.size,):
            result = result.expand((level.size, *result._sizes[1:]))  # type: ignore[attr-defined]
        return batched(result, level)
    if isinstance(result, (tuple, list)):
        items = [wrapped(item, level) for item in result]
        return type(result)(*items) if hasattr(result, "_fields") else type(result)(items)
    return result


def sample(argument: Any, level: Level) -> Any:
    """A function from the number of a sample to an argument; the argument itself if it is the same for all."""
    if isinstance(argument, Tensor):
        if not is_at(argument, level):
            return argument
        return lambda i: F.select(argument._value, 0, i)  # type: ignore[attr-defined]
    if isinstance(argument, (tuple, list)) and any(isinstance(item, (Tensor, tuple, list)) for item in argument):
        parts = [sample(item, level) for item in argument]
        return lambda i: type(argument)([part(i) if callable(part) else part for part in parts])
    return argument
