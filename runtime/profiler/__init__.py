"""A profiler: which operators a program calls, how long they take, and what memory their results have.

The names are those of ``torch.profiler``. Nothing of it costs anything while no profiler is on: the tables of operators
are filled anew, with kernels that note when they begin and end, when one goes on, and again when it goes off.
"""

from __future__ import annotations

from runtime.profiler.compilations import Compilation, compilations
from runtime.profiler.profile import (
    ProfilerActivity,
    profile,
    record_function,
    supported_activities,
    tensorboard_trace_handler,
)  # fmt: skip
from runtime.profiler.schedules import ProfilerAction, schedule
from runtime.profiler.tables import EventList, FunctionEventAvg

__all__ = [
    "Compilation", "EventList", "FunctionEventAvg", "ProfilerAction", "ProfilerActivity", "compilations",
    "kineto_available", "profile", "record_function", "schedule", "supported_activities", "tensorboard_trace_handler",
]  # fmt: skip


def kineto_available() -> bool:
    """False: what PyTorch's profiler asks of Kineto is noted by the dispatcher itself."""
    return False
