"""Ranks with different numbers of batches: those that have ended take part in the collectives of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.distributed import collectives
from runtime.distributed.groups import RankGroup
from runtime.distributed.reduce_op import ReduceOp
from runtime.errors import ArgumentValueError, ComputeError
from runtime.tensor import make_tensor
from runtime.tensor.dtypes import int32
from runtime.tensor.memory import array_of

__all__ = ["Join", "JoinHook", "Joinable"]


def maximum_of(values: Sequence[int], group: RankGroup) -> list[int]:
    """The largest of what all ranks give, for each number."""
    tensor = make_tensor(np.array(values, np.int32), int32)
    collectives.all_reduce(tensor, ReduceOp.MAX, group)
    return [int(value) for value in array_of(tensor, "join")]


class JoinHook:
    """What a rank without another batch does for one :class:`Joinable`."""

    def main_hook(self) -> None:
        """Take part in the collectives of one batch of the other ranks; called until no rank has a batch."""

    def post_hook(self, is_last_joiner: bool) -> None:
        """Called once all ranks have ended; `is_last_joiner` on those that ended last."""


class Joinable:
    """An object with collectives for each batch, which may be used within :class:`Join`.

    It calls :meth:`Join.notify_join_context` before the first collective of a batch.
    """

    _join: Join | None = None

    def join_hook(self, **kwargs: Any) -> JoinHook:
        """The hook, with the arguments that :class:`Join` was given."""
        raise NotImplementedError

    @property
    def join_device(self) -> Any:
        """The device of the collectives."""
        raise NotImplementedError

    @property
    def join_process_group(self) -> Any:
        """The group of the collectives."""
        raise NotImplementedError


class Join:
    """A context in which ranks may have different numbers of batches; further arguments go to the hooks.

    With `throw_on_early_termination` RuntimeError is raised on all ranks as soon as one has no other batch. ValueError
    without a :class:`Joinable`, or for ones of different groups.
    """

    def __init__(
        self, joinables: Sequence[Joinable], enable: bool = True, throw_on_early_termination: bool = False,
        **kwargs: Any,
    ) -> None:  # fmt: skip
        if not joinables:
            msg = "The join context manager requires at least one joinable"
            raise ArgumentValueError(msg)
        groups = {id(item.join_process_group): item.join_process_group for item in joinables}
        if len(groups) > 1:
            msg = "Using join context manager with multiple process groups"
            raise ArgumentValueError(msg)
        self._joinables, self._enable, self._throws = list(joinables), enable, throw_on_early_termination
        self._group: RankGroup = next(iter(groups.values()))
        self._hooks = [item.join_hook(**kwargs) for item in joinables]
        self.active: list[int] = list(range(self._group.size()))
        """The ranks that had a batch when this was last exchanged."""

    def __enter__(self) -> None:
        if self._enable:
            for item in self._joinables:
                item._join = self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Take part in what other ranks do until all have come here."""
        if not self._enable:
            return
        try:
            if kind is None:
                self._take_part()
        finally:
            for item in self._joinables:
                item._join = None

    def _take_part(self) -> None:
        is_last = True
        while self._exchange(has_batch=False):
            is_last = False
            for hook in self._hooks:
                hook.main_hook()
        for hook in self._hooks:
            hook.post_hook(is_last)

    def _exchange(self, *, has_batch: bool) -> list[int]:
        """The ranks that have another batch."""
        flags = [int(has_batch and rank == self._group.rank()) for rank in range(self._group.size())]
        self.active = [rank for rank, flag in enumerate(maximum_of(flags, self._group)) if flag]
        if self._throws and 0 < len(self.active) < self._group.size():
            msg = (
                "Detected at least one rank that exhausted inputs. Throwing across all ranks, as join() was told by "
                "throw_on_early_termination=True"
            )
            raise ComputeError(msg)
        return self.active

    @staticmethod
    def notify_join_context(joinable: Joinable) -> list[int] | None:
        """Say that this rank has another batch; the ranks that have one.

        None outside of a context, and for all but its first object.
        """
        join = joinable._join
        if join is None or join._joinables[0] is not joinable:
            return None
        return join._exchange(has_batch=True)
