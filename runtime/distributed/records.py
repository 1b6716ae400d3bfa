"""The last collectives of this process: what is compared when ranks wait for each other in vain."""

from __future__ import annotations

import json
import sys
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from runtime.callers import frames
from runtime.forking import new_lock

__all__ = ["Record", "add_wait", "compared", "forget_waits", "last_records", "listed", "new_record", "waits_of"]
_LENGTH = 64


@dataclass
class Record:
    """One collective of this process: which of its group, on what, called where, and whether it has ended."""

    group: str
    sequence: int
    name: str
    shape: list[int] = field(default_factory=list)
    dtype: str = ""
    where: str = ""
    is_done: bool = False
    waited: float = 0.0  # seconds
    started: float = 0.0

    def __str__(self) -> str:
        operand = f" of {self.dtype} {tuple(self.shape)}" if self.dtype else ""
        return f"{self.name} #{self.sequence}{operand} ({self.where})"


_waits: dict[tuple[str, str], tuple[int, float]] = {}
_lock = new_lock()
last_records: deque[Record] = deque(maxlen=_LENGTH)


def new_record(group: str, sequence: int, name: str, tensor: Any) -> Record:
    """Note a collective that begins."""
    shape = list(tensor.shape) if tensor is not None else []
    kind = tensor.dtype.name if tensor is not None else ""
    record = Record(group, sequence, name, shape, kind, _caller(), started=time.monotonic())
    last_records.append(record)
    return record


def add_wait(record: Record) -> None:
    """Add the seconds of a collective that has ended to those of its group and name."""
    with _lock:
        calls, seconds = _waits.get((record.group, record.name), (0, 0.0))
        _waits[record.group, record.name] = (calls + 1, seconds + record.waited)


def waits_of(group: str) -> dict[str, tuple[int, float]]:
    """The numbers of calls and the seconds of each collective of a group, by name."""
    with _lock:
        return {name: wait for (label, name), wait in _waits.items() if label == group}


def forget_waits() -> None:
    """Begin to count anew, for groups that have the names of earlier ones."""
    with _lock:
        _waits.clear()


def _caller() -> str:
    """File and line of who called the package."""
    frame = next(frames(sys._getframe(1)), None)
    return f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}" if frame is not None else "?"


def as_text() -> bytes:
    """The records of this process, to be sent to others."""
    return json.dumps([asdict(record) for record in last_records]).encode()


def from_text(text: bytes) -> list[Record]:
    """The records of another process."""
    return [Record(**row) for row in json.loads(text)]


def compared(group: str, records: dict[int, list[Record]], ranks: Iterable[int]) -> str:
    """Where each rank of a group is: one line for those that are at the same collective."""
    states: dict[str, list[int]] = {}
    for rank in ranks:
        states.setdefault(_state(group, records.get(rank)), []).append(rank)
    return "; ".join(f"{listed(members)} {state}" for state, members in states.items())


def _state(group: str, records: list[Record] | None) -> str:
    if records is None:
        return "did not answer"
    inside = [record for record in records if record.group == group]
    waiting = next((record for record in inside if not record.is_done), None)
    if waiting is not None:
        return f"at {waiting}"
    return f"in none, after {inside[-1]}" if inside else "in none so far"


def listed(ranks: list[int]) -> str:
    """Ranks as text: ``rank 2``, ``ranks 0-3``, ``ranks 0, 4``."""
    if len(ranks) == 1:
        return f"rank {ranks[0]}"
    if len(ranks) > 2 and ranks == list(range(ranks[0], ranks[-1] + 1)):
        return f"ranks {ranks[0]}-{ranks[-1]}"
    return f"ranks {', '.join(map(str, ranks))}"
