"""The calls of vmap that a thread is in, from the outermost to the innermost, and tensors along their batches."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator, Sequence
from typing import Any, Self

from runtime.batching.tensor import BatchedTensor, batched
from runtime.dispatch.functions import Functions
from runtime.tensor import Tensor
from runtime.thread_state import ThreadState

F = Functions()
ERROR, DIFFERENT, SAME = RANDOMNESS = ("error", "different", "same")
_depths = itertools.count(1)


class Level:
    """A call of vmap: how many samples it has, and what random numbers are to it.

    An inner one has a greater `depth` than those around it; no two have the same. While its samples are computed one
    by one, another that is `looped` stands in its place.
    """

    __slots__ = ("depth", "looped", "randomness", "size")

    def __init__(self, size: int, randomness: str, *, looped: bool = False) -> None:
        self.size = size
        self.randomness = randomness
        self.looped = looped
        self.depth = next(_depths)

    def __enter__(self) -> Self:
        _thread.levels = (*_thread.levels, self)
        return self

    def __exit__(self, *_: object) -> None:
        levels = _thread.levels
        _thread.levels = levels[: levels.index(self)]

    @contextlib.contextmanager
    def one_by_one(self) -> Iterator[None]:
        """While this lasts, what is drawn is drawn for one sample."""
        before = _thread.levels
        single = Level(self.size, self.randomness, looped=True)
        _thread.levels = tuple([single if item is self else item for item in before])
        try:
            yield
        finally:
            _thread.levels = before


class _LevelStack(ThreadState):
    levels: tuple[Level, ...] = ()


_thread = _LevelStack()


def active() -> tuple[Level, ...]:
    """The levels of this thread, the outermost first."""
    return _thread.levels


def batched_in(arguments: Sequence[Any]) -> Iterator[BatchedTensor]:
    """The batched tensors among arguments and in their lists, however nested."""
    for argument in arguments:
        if isinstance(argument, BatchedTensor):
            yield argument
        elif isinstance(argument, (tuple, list)):
            yield from batched_in(argument)


def innermost_of(arguments: Sequence[Any]) -> Level | None:
    """The innermost level of the tensors among the arguments, None if none is batched."""
    innermost = None
    for item in batched_in(arguments):
        if innermost is None or item._level.depth > innermost.depth:
            innermost = item._level
    return innermost


def lifted(tensor: Tensor, levels: Sequence[Level]) -> Tensor:
    """`tensor` with a batch at every one of `levels`; where it had none its samples are the same memory."""
    if not levels:
        return tensor
    level = levels[-1]
    if level.looped:
        return lifted(tensor, levels[:-1])
    if isinstance(tensor, BatchedTensor) and tensor._level is level:
        value = tensor._value
    else:
        value = F.unsqueeze(tensor, 0).expand((level.size, *tensor._sizes))
    return batched(lifted(value, levels[:-1]), level)


def physical(tensor: Tensor) -> tuple[Tensor, tuple[Level, ...]]:
    """The tensor that holds all samples of all levels, and the levels, the outermost first as its dimensions."""
    levels: list[Level] = []
    while isinstance(tensor, BatchedTensor):
        levels.append(tensor._level)
        tensor = tensor._value
    return tensor, tuple(reversed(levels))


def restored(tensor: Tensor, levels: Sequence[Level]) -> Tensor:
    """What :func:`physical` took apart: the first dimensions of `tensor` are the batches of `levels`."""
    for level in levels:
        tensor = batched(tensor, level)
    return tensor


def below(tensor: Tensor, levels: Sequence[Level]) -> Tensor:
    """`tensor` with the batches of `levels` as its first dimensions; at others it stays batched."""
    levels_of_tensor = physical(tensor)[1]
    if not levels:
        return tensor
    every = sorted({*levels_of_tensor, *levels}, key=_depth)
    physical_tensor = physical(lifted(tensor, every))[0]
    other_levels = [level for level in every if level not in levels]
    if other_levels:
        physical_tensor = F.movedim(
            physical_tensor, tuple([every.index(other) for other in other_levels]), tuple(range(len(other_levels)))
        )
    return restored(physical_tensor, other_levels)


def above(tensor: Tensor, levels: Sequence[Level]) -> Tensor:
    """What :func:`below` took apart: the first dimensions of `tensor` are the batches of `levels`."""
    physical_tensor, remaining_levels = physical(tensor)
    if not levels or not remaining_levels:
        return restored(tensor, levels)
    every = sorted({*remaining_levels, *levels}, key=_depth)
    order = [*remaining_levels, *levels]
    physical_tensor = F.movedim(physical_tensor, tuple([order.index(item) for item in every]), tuple(range(len(every))))
    return restored(physical_tensor, every)


def _depth(level: Level) -> int:
    return level.depth
