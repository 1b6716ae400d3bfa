"""Events as users see them: in order, averaged by name, as a table."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from runtime.errors import ArgumentValueError, ComputeError
from runtime.profiler.recording import COLLECTIVE, USER, CallEvent
from runtime.profiler.traces import check_metric, write_stacks, write_trace

_US = 1000.0  # nanoseconds
_UNITS = ((1_000_000.0, "s"), (1000.0, "ms"), (1.0, "us"))
_BYTES = ((1 << 30, "GB"), (1 << 20, "MB"), (1 << 10, "KB"))
SORTS = (
    "count", "cpu_memory_usage", "cpu_time", "cpu_time_total", "device_memory_usage", "device_time",
    "device_time_total", "flops", "self_cpu_memory_usage", "self_cpu_time_total", "self_device_memory_usage",
    "self_device_time_total",
)  # fmt: skip
_OTHER_DEVICES = ("cuda", "xpu", "privateuse1")


class _Times:
    """Times as text, and those of other devices, on which nothing ever runs."""

    cpu_time: float
    cpu_time_total: float
    self_cpu_time_total: float
    device_time = device_time_total = self_device_time_total = 0.0
    device_memory_usage = self_device_memory_usage = 0

    @property
    def cpu_time_str(self) -> str:
        """The mean time of a call."""
        return _time(self.cpu_time)

    @property
    def cpu_time_total_str(self) -> str:
        """The time of all calls."""
        return _time(self.cpu_time_total)

    @property
    def self_cpu_time_total_str(self) -> str:
        """The time without what they call."""
        return _time(self.self_cpu_time_total)


@dataclass
class FunctionEventAvg(_Times):
    """All calls with one name (and shapes, or callers, where they are distinguished); times in microseconds."""

    key: str
    count: int = 0
    cpu_time_total: float = 0.0
    self_cpu_time_total: float = 0.0
    cpu_memory_usage: int = 0
    self_cpu_memory_usage: int = 0
    flops: int = 0
    input_shapes: list[Any] = field(default_factory=list)
    stack: list[str] = field(default_factory=list)
    is_user_annotation: bool = False

    @property
    def cpu_time(self) -> float:  # type: ignore[override]
        """The mean time of a call."""
        return self.cpu_time_total / self.count if self.count else 0.0

    def add(self, event: FunctionEvent) -> None:
        """Count one more call."""
        self.count += 1
        self.cpu_time_total += event.cpu_time_total
        self.self_cpu_time_total += event.self_cpu_time_total
        self.cpu_memory_usage += event.cpu_memory_usage
        self.self_cpu_memory_usage += event.self_cpu_memory_usage
        self.flops += event.flops


class FunctionEvent(_Times):
    """One call; times in microseconds since the recording began."""

    count = 1

    def __init__(self, event: CallEvent, origin: int) -> None:
        self.id = event.id
        self.name = self.key = event.name
        self.thread = event.thread
        self.start = (event.start - origin) / _US
        self.end = (event.end - origin) / _US
        self.cpu_time_total = self.cpu_time = event.duration / _US
        self.self_cpu_time_total = event.own_duration / _US
        self.cpu_memory_usage = event.nbytes
        self.self_cpu_memory_usage = event.own_nbytes
        self.input_shapes = event.shapes
        self.stack = event.stack
        self.sequence_nr = event.sequence_nr
        self.flops = 2 * event.multiply_adds if event.counted is None else event.counted
        self.is_counted = event.counted is not None
        self.label, self.owner = event.label, event.owner
        self.kind = event.kind
        self.is_user_annotation = event.kind == USER
        self.is_async = event.kind == COLLECTIVE
        self.cpu_parent: FunctionEvent | None = None
        self.cpu_children: list[FunctionEvent] = []

    def __repr__(self) -> str:
        return f"<{self.name}: {_time(self.cpu_time_total)}>"


class EventList(list[Any]):
    """Events, or averages of events."""

    def table(
        self, sort_by: str | None = None, row_limit: int = 100, max_src_column_width: int = 75,
        max_name_column_width: int = 55, max_shapes_column_width: int = 80, header: str | None = None,
        top_level_events_only: bool = False,
    ) -> str:  # fmt: skip
        """As text, the largest first by one of: count, cpu_time, cpu_time_total, self_cpu_time_total, and others.

        Names of other devices, such as ``cuda_time_total``, mean the time on those, which is 0.
        """
        rows = list(self)
        if top_level_events_only:
            rows = [row for row in rows if getattr(row, "cpu_parent", None) is None]
        if sort_by is not None:
            for device in _OTHER_DEVICES:
                sort_by = sort_by.replace(device, "device")
            if sort_by not in SORTS:
                msg = f"table(): sort_by is one of {', '.join(SORTS)}, not {sort_by!r}"
                raise ArgumentValueError(msg)
            rows.sort(key=lambda item: getattr(item, sort_by), reverse=True)
        total = self.self_cpu_time_total
        columns = _columns(rows, total, max_name_column_width, max_shapes_column_width, max_src_column_width)
        text = _aligned(columns, rows if row_limit < 0 else rows[:row_limit])
        return "\n".join(([header] if header else []) + [text, f"Self CPU time total: {_time(total)}", ""])

    @property
    def self_cpu_time_total(self) -> float:
        """The time in all of them; none is counted twice."""
        return float(sum(item.self_cpu_time_total for item in self))

    def total_average(self) -> FunctionEventAvg:
        """All of them as one."""
        total = FunctionEventAvg("Total")
        for item in self:
            total.add(item)
            total.count += item.count - 1
        return total

    def key_averages(self, group_by_input_shapes: bool = False, group_by_stack_n: int = 0) -> EventList:
        """The events averaged by name; calls with other shapes, or other callers, are distinguished if so wished."""
        groups: dict[Any, FunctionEventAvg] = {}
        for item in self:
            key = (item.key, str(item.input_shapes) if group_by_input_shapes else "", *item.stack[:group_by_stack_n])
            if key not in groups:
                shapes = item.input_shapes if group_by_input_shapes else []
                groups[key] = FunctionEventAvg(
                    item.key, input_shapes=shapes, stack=item.stack[:group_by_stack_n],
                    is_user_annotation=item.is_user_annotation,
                )  # fmt: skip
            groups[key].add(item)
        return EventList(groups.values())

    def export_chrome_trace(self, path: str | os.PathLike[str]) -> None:
        """Write a trace as JSON that browsers show; packed if the name ends in .gz. RuntimeError for averages."""
        write_trace(self._single("export_chrome_trace"), path, {})

    def export_stacks(self, path: str | os.PathLike[str], metric: str = "self_cpu_time_total") -> None:
        """Write callers with times in microseconds, as flame graphs are made of. RuntimeError for averages."""
        check_metric(metric)
        write_stacks(self._single("export_stacks"), path, metric)

    def _single(self, method: str) -> EventList:
        if any(isinstance(item, FunctionEventAvg) for item in self):
            msg = f"{method}(): averages have no times of their own; call it on events()"
            raise ComputeError(msg)
        return self

    def __str__(self) -> str:
        return self.table()


def from_events(events: Sequence[CallEvent], origin: int) -> EventList:
    """Finished events in the order in which they began, each with its parent and children."""
    by_id = {id(event): FunctionEvent(event, origin) for event in events}
    for value in events:
        parent = by_id.get(id(value.parent))
        if parent is not None:
            by_id[id(value)].cpu_parent = parent
            parent.cpu_children.append(by_id[id(value)])
    return EventList(sorted(by_id.values(), key=lambda item: (item.start, -item.end)))


Column = tuple[str, Callable[[Any], str], bool]


def _columns(rows: Iterable[Any], total: float, name_width: int, shapes_width: int, source_width: int) -> list[Column]:
    """The columns that have something to show: title, text of a row, and whether it stands on the left."""
    divisor = total or 1.0
    columns: list[Column] = [
        ("Name", lambda event: _shortened(event.key, name_width), True),
        ("Self CPU %", lambda event: f"{100 * event.self_cpu_time_total / divisor:.2f}%", False),
        ("Self CPU", lambda event: _time(event.self_cpu_time_total), False),
        ("CPU total %", lambda event: f"{100 * event.cpu_time_total / divisor:.2f}%", False),
        ("CPU total", lambda event: _time(event.cpu_time_total), False),
        ("CPU time avg", lambda event: _time(event.cpu_time), False),
    ]
    rows = list(rows)
    if any(row.cpu_memory_usage for row in rows):
        columns += [
            ("CPU Mem", lambda event: _size(event.cpu_memory_usage), False),
            ("Self CPU Mem", lambda event: _size(event.self_cpu_memory_usage), False),
        ]
    columns.append(("# of Calls", lambda item: str(item.count), False))
    if any(row.input_shapes for row in rows):
        columns.append(("Input Shapes", lambda event: _shortened(str(event.input_shapes), shapes_width), True))
    if any(row.stack for row in rows):
        columns.append(
            ("Source Location", lambda event: _shortened(event.stack[0] if event.stack else "", source_width), True)
        )
    if any(row.flops for row in rows):
        columns.append(("Total MFLOPs", lambda event: f"{event.flops / 1e6:.3f}" if event.flops else "--", False))
    return columns


def _aligned(columns: list[Column], rows: list[Any]) -> str:
    cells = [[title for title, _, _ in columns], *[[text(row) for _, text, _ in columns] for row in rows]]
    widths = [max(len(line[column]) for line in cells) for column in range(len(columns))]
    rule = "  ".join("-" * width for width in widths)
    lines = [
        "  ".join(
            cell.ljust(width) if left else cell.rjust(width)
            for cell, width, (_, _, left) in zip(line, widths, columns, strict=True)
        ).rstrip()
        for line in cells
    ]
    return "\n".join([rule, lines[0], rule, *lines[1:], rule])


def _shortened(text: str, width: int) -> str:
    text = " ".join(text.split())
    return text if width < 0 or len(text) <= width else text[: max(0, width - 3)] + "..."


def _time(us: float) -> str:
    for unit, name in _UNITS:
        if us >= unit:
            return f"{us / unit:.3f}{name}"
    return f"{us:.3f}us"


def _size(nbytes: int) -> str:
    for unit, name in _BYTES:
        if abs(nbytes) >= unit:
            return f"{nbytes / unit:.2f} {name}"
    return f"{nbytes} B"
