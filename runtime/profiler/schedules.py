"""When a profiler records: a function from the number of a step to what is done in it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from runtime.errors import ArgumentValueError


class ProfilerAction(Enum):
    """What a profiler does in a step."""

    NONE = 0
    WARMUP = 1
    RECORD = 2
    RECORD_AND_SAVE = 3


def schedule(
    *, wait: int, warmup: int, active: int, repeat: int = 0, skip_first: int = 0
) -> Callable[[int], ProfilerAction]:
    """After `skip_first` steps: `wait` steps without the profiler, `warmup` steps, and `active` that are recorded.

    And that again, `repeat` times in all, or without end if that is 0. The trace is ready after each last active step.

    >>> plan = ow.profiler.schedule(wait=1, warmup=1, active=2, repeat=1)
    >>> [plan(step).name for step in range(5)]
    ['NONE', 'WARMUP', 'RECORD', 'RECORD_AND_SAVE', 'NONE']
    """
    if min(wait, warmup, repeat, skip_first) < 0 or active <= 0:
        msg = "schedule(): wait, warmup, repeat and skip_first are at least 0, and active at least 1"
        raise ArgumentValueError(msg)
    length = wait + warmup + active

    def action(step: int) -> ProfilerAction:
        step -= skip_first
        if step < 0 or (repeat and step >= repeat * length):
            return ProfilerAction.NONE
        position = step % length
        if position < wait:
            return ProfilerAction.NONE
        if position < wait + warmup:
            return ProfilerAction.WARMUP
        return ProfilerAction.RECORD if position < length - 1 else ProfilerAction.RECORD_AND_SAVE

    return action


def always(_: int) -> ProfilerAction:
    """The plan of a profiler that was given none."""
    return ProfilerAction.RECORD
