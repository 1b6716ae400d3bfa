"""The comparison of calls by all ranks before anything of a collective is sent.

Engines end processes, or mix up tensors, where the messages of a collective differ.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from runtime.distributed.records import Record
from runtime.distributed.reduce_op import ReduceOp

__all__ = ["Agreement", "Exchange"]


@dataclass(frozen=True)
class Exchange:
    """How many elements a rank sends to each rank of a group, and expects of each."""

    sent: Mapping[int, int]
    expected: Mapping[int, int]

    def balance(self, rank: int) -> int:
        """A number whose sum over all ranks is 0 where each expects what is sent to it."""
        sent = sum(_number_of(rank, peer, count) for peer, count in self.sent.items())
        return sent - sum(_number_of(peer, rank, count) for peer, count in self.expected.items())

    def text(self, ranks: Sequence[int]) -> str:
        """Both, by ranks of the job, for messages."""
        pairs = (("sending", "to", self.sent), ("expecting", "of", self.expected))
        return " and ".join(
            f"{verb} {', '.join(f'{count} {word} rank {ranks[peer]}' for peer, count in counts.items())}"
            for verb, word, counts in pairs if counts
        )  # fmt: skip


class Agreement:
    """The part of a collective before which nothing is sent: ranks compare checksums of what they call.

    `sizes` and `alike` have to be the same on all ranks, and what `exchange` says that a rank sends has to be what the
    other expects.
    """

    def __init__(
        self, member: Any, record: Record, sizes: str, alike: str, exchange: Exchange | None,
        send: Callable[[], Sequence[Any]],
    ) -> None:  # fmt: skip
        self._send, self._member, self._record, self._exchange = send, member, record, exchange
        self._alike = alike
        checksum = zlib.crc32(f"{record.name} {record.dtype} {sizes} {alike} {exchange is None}".encode())
        self._checksums = np.array([checksum, -checksum], np.int64)
        self._balance = np.array([0 if exchange is None else exchange.balance(member.rank())], np.int64)

    def begin(self) -> list[Any]:
        """Give all ranks the largest and the smallest checksum."""
        return [self._member.engine.largest(self._checksums)]

    def begin_exchange(self) -> list[Any]:
        """Give all ranks the sum of balances, where all of them exchange."""
        self._check(is_alike=self._checksums[0] == -self._checksums[1])
        return [self._member.engine.all_reduce(self._balance, ReduceOp.SUM)]

    def send(self) -> Sequence[Any]:
        """Begin the collective; DistBackendError on all ranks where they differ."""
        self._check(is_alike=self._checksums[0] == -self._checksums[1] and not self._balance[0])
        return self._send()

    def parts(self) -> list[Callable[[], Sequence[Any]]]:
        """What follows :meth:`begin`."""
        return [self.send] if self._exchange is None else [self.begin_exchange, self.send]

    def _check(self, *, is_alike: bool) -> None:
        if is_alike:
            return
        texts = [f"with {self._alike}"] if self._alike else []
        texts += [self._exchange.text(self._member.ranks)] if self._exchange is not None else []
        self._member.refuse_mixture(self._record, "".join(f" {text}" for text in texts))


def _number_of(source: int, target: int, count: int) -> int:
    """A number of 32 bits for a message."""
    return zlib.crc32(f"{source} {target} {count}".encode())
