"""Waiting times of the ranks of a group in collectives, which show the rank that the others wait for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from runtime.distributed import records
from runtime.distributed.groups import resolved
from runtime.distributed.objects import all_gather_object
from runtime.errors import ArgumentValueError

__all__ = ["WaitTimes", "wait_times"]


@dataclass(frozen=True)
class WaitTimes:
    """The collectives of each rank by name: numbers of calls, and seconds from call to end. It prints as a table."""

    ranks: list[int]
    by_rank: list[dict[str, tuple[int, float]]]

    def totals(self) -> list[float]:
        """The seconds of each rank in all collectives."""
        return [sum(seconds for _, seconds in calls.values()) for calls in self.by_rank]

    def slowest(self) -> int:
        """The rank that waits least: it comes last to collectives, and the others wait for it."""
        totals = self.totals()
        return self.ranks[totals.index(min(totals))]

    def __str__(self) -> str:
        names = list(dict.fromkeys(name for calls in self.by_rank for name in calls))
        rows = [["rank", *names, "all"]]
        for rank, calls, total in zip(self.ranks, self.by_rank, self.totals(), strict=True):
            cells = [f"{calls[name][1]:.3f} s ({calls[name][0]})" if name in calls else "-" for name in names]
            rows.append([str(rank), *cells, f"{total:.3f} s"])
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return "\n".join("  ".join(map(str.rjust, row, widths)) for row in rows)


def wait_times(group: Any = None) -> WaitTimes:
    """How long each rank of a group has waited in its collectives since it joined; all ranks of the group call it.

    ValueError where this process is not in the group.
    """
    member = resolved("wait_times", group)
    if member is None:
        msg = "wait_times(): this process is not in the group"
        raise ArgumentValueError(msg)
    by_rank: list[Any] = [None] * member.size()
    all_gather_object(by_rank, records.waits_of(member.group_name), member)
    return WaitTimes(member.ranks, by_rank)
