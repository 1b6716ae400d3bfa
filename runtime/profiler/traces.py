"""Events as files: traces that browsers show, and callers for flame graphs."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from runtime.errors import ArgumentValueError

_METRICS = ("self_cpu_time_total", "cpu_time_total")


def check_metric(metric: str) -> None:
    """ValueError for a time that events do not have."""
    if metric not in _METRICS:
        msg = f"export_stacks(): metric is one of {', '.join(_METRICS)}, not {metric!r}"
        raise ArgumentValueError(msg)


def write_trace(events: Iterable[Any], path: str | os.PathLike[str], metadata: dict[str, Any]) -> None:
    """JSON that chrome://tracing and Perfetto show; packed if the name ends in .gz."""
    pid = os.getpid()
    listed = [
        {
            "ph": "X", "cat": event.kind, "name": event.name, "pid": pid, "tid": event.thread, "ts": event.start,
            "dur": event.cpu_time_total, "args": _arguments(event),
        }
        for event in events
    ]  # fmt: skip
    text = json.dumps({**metadata, "displayTimeUnit": "ms", "traceEvents": listed})
    target = Path(path)
    target.write_bytes(gzip.compress(text.encode()) if target.suffix == ".gz" else text.encode())


def write_stacks(events: Iterable[Any], path: str | os.PathLike[str], metric: str) -> None:
    """A line for every event: its callers, and a time in microseconds."""
    lines = [
        f"{';'.join([*[caller.replace(';', ',') for caller in reversed(event.stack)], event.name])} "
        f"{round(getattr(event, metric))}"
        for event in events
    ]
    Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _arguments(event: Any) -> dict[str, Any]:
    """What a trace says of an event besides its times."""
    facts = {
        "Input Dims": event.input_shapes, "Bytes": event.cpu_memory_usage, "Flops": event.flops,
        "Call stack": event.stack,
    }  # fmt: skip
    if event.sequence_nr >= 0:
        facts["Sequence number"] = event.sequence_nr
    return {name: value for name, value in facts.items() if value}
