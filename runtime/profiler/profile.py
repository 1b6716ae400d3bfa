"""``profile``, the context manager, and what users mark in programs."""

from __future__ import annotations

import functools
import json
import os
import socket
import time
import weakref
from collections.abc import Callable, Iterable
from enum import Enum
from pathlib import Path
from typing import Any, Self, TypeVar

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.guards import Guard
from runtime.profiler.recording import USER, CallEvent, Recording, current
from runtime.profiler.schedules import ProfilerAction, always
from runtime.profiler.tables import EventList, from_events
from runtime.profiler.traces import check_metric, write_stacks, write_trace
from runtime.standing_in import is_standing_in

Decorated = TypeVar("Decorated", bound=Callable[..., Any])
_RECORDING = (ProfilerAction.RECORD, ProfilerAction.RECORD_AND_SAVE)


class ProfilerActivity(Enum):
    """Where things happen that can be recorded."""

    CPU = 0
    CUDA = 2


class record_function:  # noqa: N801 - PyTorch's name
    """Show a part of a program under a name of its own: ``with record_function("forward"):``, or as a decorator."""

    def __init__(self, name: str, args: str | None = None) -> None:
        if not isinstance(name, str):
            msg = f"record_function(): expected a name, got {type(name).__name__}"
            raise ArgumentError(msg)
        self.name = name
        self.args = args
        self._open: list[tuple[Recording, CallEvent]] = []

    def __enter__(self) -> Self:
        recording = current()
        if recording is not None:
            self._open.append((recording, recording.open(self.name, USER)))
        return self

    def __exit__(self, *_: object) -> None:
        if self._open:
            recording, event = self._open.pop()
            recording.close(event)
            event.sum_up()

    def __call__(self, function: Decorated) -> Decorated:
        @functools.wraps(function)
        def recorded(*args: Any, **kwargs: Any) -> Any:
            with record_function(self.name, self.args):
                return function(*args, **kwargs)

        return recorded  # type: ignore[return-value]


class profile(Guard):  # noqa: N801 - PyTorch's name
    """Note every call of an operator, and every node of backward passes, while it is on.

    `record_shapes` keeps the shapes of arguments, `with_stack` who called, `profile_memory` the bytes of results,
    `with_flops` how many operations products take. With a `schedule` (see :func:`schedule`) ``step()`` ends a step, and
    ``on_trace_ready(profiler)`` is called when the last one of a cycle has been recorded; without one all is recorded.
    Other threads are seen as well. With `pytorch_names` operators are called as PyTorch calls them, ``aten::mul`` for
    all overloads of it, so that programs which look for rows find them; that is the default where a package stands for
    ``torch``.

    >>> x = ow.ones(3, requires_grad=True)
    >>> with ow.profiler.profile() as p:
    ...     (x * 2).sum().backward()
    >>> [one.key for one in p.key_averages()]
    ['mul.Scalar', 'sum', 'ones_like', 'SumBackward0', 'expand', 'MulBackward0', 'torch::autograd::AccumulateGrad']
    """

    def __init__(
        self, *, activities: Iterable[ProfilerActivity] | None = None,
        schedule: Callable[[int], ProfilerAction] | None = None,
        on_trace_ready: Callable[[profile], Any] | None = None, record_shapes: bool = False,
        profile_memory: bool = False, with_stack: bool = False, with_flops: bool = False, with_modules: bool = False,
        acc_events: bool = False, pytorch_names: bool | None = None,
    ) -> None:  # fmt: skip
        del with_modules
        self.formulas: dict[str, Callable[..., Any]] = {}
        self.label: Callable[[], Any] | None = None
        if activities is not None and not {*activities} <= {*ProfilerActivity}:
            msg = "profile(): activities are members of ProfilerActivity"
            raise ArgumentValueError(msg)
        self.schedule = schedule or always
        self.has_steps = schedule is not None
        self.on_trace_ready = on_trace_ready
        self.record_shapes, self.profile_memory, self.with_stack = record_shapes, profile_memory, with_stack
        self.with_flops, self.acc_events = with_flops, acc_events
        self.pytorch_names = is_standing_in() if pytorch_names is None else bool(pytorch_names)
        self.step_num = 0
        self.metadata: dict[str, Any] = {}
        self._recording: Recording | None = None
        self._step: record_function | None = None
        self._events: list[CallEvent] = []
        self._began = 0
        self._end: weakref.ref[Any] | None = None

    def __enter__(self) -> Self:
        life = self.life()
        if life is not None:  # an interrupt may keep the `with` statement from ending it
            self._end = weakref.ref(life, lambda _: self._abandon())
        self.start()
        return self

    def leave(self) -> None:
        """End it."""
        self._end = None
        self.stop()

    def start(self) -> None:
        """Begin with step 0."""
        self._begin_step()

    def stop(self) -> None:
        """End, and hand over what was recorded."""
        self._end_step()
        if self._recording is not None:
            self._finish()

    def step(self) -> None:
        """End a step, and begin the next one, whose number ``step_num`` is when `on_trace_ready` is called."""
        self._end_step()
        is_saved = self.schedule(self.step_num) is ProfilerAction.RECORD_AND_SAVE
        self.step_num += 1
        if self._recording is not None and is_saved:
            self._finish()
        self._begin_step()

    def _begin_step(self) -> None:
        if self.schedule(self.step_num) not in _RECORDING:
            if self._recording is not None:
                self._finish()
            return
        if self._recording is None:
            recording = Recording(
                shapes=self.record_shapes, memory=self.profile_memory, stack=self.with_stack, products=self.with_flops,
                pytorch_names=self.pytorch_names, formulas=self.formulas, label=self.label,
            )  # fmt: skip
            self._recording = recording
            try:
                recording.begin()
            except BaseException:
                self._abandon()
                raise
            self._began = time.perf_counter_ns()
            if not self.acc_events:
                self._events = []
        if self.has_steps:
            self._step = record_function(f"ProfilerStep#{self.step_num}")
            self._step.__enter__()

    def _end_step(self) -> None:
        if self._step is not None:
            self._step.__exit__()
            self._step = None

    def _finish(self) -> None:
        recording, self._recording = self._recording, None
        assert recording is not None
        recording.finish()
        self._events += recording.events
        if self.on_trace_ready is not None:
            self.on_trace_ready(self)

    def _abandon(self) -> None:
        recording, self._recording = self._recording, None
        if recording is not None:
            recording.finish()

    def events(self) -> EventList:
        """All events in the order in which they began. RuntimeError while the profiler is on."""
        if self._recording is not None:
            msg = "events(): the profiler is still on; stop it first"
            raise ComputeError(msg)
        return from_events(self._events, self._began)

    def key_averages(self, group_by_input_shape: bool = False, group_by_stack_n: int = 0) -> EventList:
        """The events averaged by name; see :meth:`EventList.key_averages`."""
        return self.events().key_averages(group_by_input_shape, group_by_stack_n)

    def add_metadata(self, key: str, value: str) -> None:
        """Put a text into the trace."""
        self.metadata[key] = value

    def add_metadata_json(self, key: str, value: str) -> None:
        """Put a value that is written as JSON into the trace."""
        self.metadata[key] = json.loads(value)

    preset_metadata_json = add_metadata_json

    def export_chrome_trace(self, path: str | os.PathLike[str]) -> None:
        """Write the trace as JSON that chrome://tracing and Perfetto show; packed if the name ends in .gz."""
        write_trace(self.events(), path, self.metadata)

    def export_stacks(self, path: str | os.PathLike[str], metric: str = "self_cpu_time_total") -> None:
        """Write callers with times in microseconds, as flame graphs are made of. It needs ``with_stack=True``."""
        check_metric(metric)
        if not self.with_stack:
            msg = "export_stacks(): the profiler was made without with_stack=True"
            raise ComputeError(msg)
        write_stacks(self.events(), path, metric)


def supported_activities() -> set[ProfilerActivity]:
    """Where things can be recorded: on the CPU."""
    return {ProfilerActivity.CPU}


def tensorboard_trace_handler(
    dir_name: str, worker_name: str | None = None, use_gzip: bool = False
) -> Callable[[profile], None]:
    """An `on_trace_ready` that writes each trace into a folder, under a name of its own."""
    worker = worker_name or f"{socket.gethostname()}_{os.getpid()}"

    def write(profiler: profile) -> None:
        Path(dir_name).mkdir(parents=True, exist_ok=True)
        ending = ".pt.trace.json" + (".gz" if use_gzip else "")
        profiler.export_chrome_trace(Path(dir_name) / f"{worker}.{time.time_ns()}{ending}")

    return write
