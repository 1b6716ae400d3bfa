"""Streams and events of OpenCL devices. A device has one queue, so that all of its streams are that one."""

from __future__ import annotations

from typing import Any

from runtime.devices.processor import StreamContext
from runtime.errors import ComputeError
from runtime.opencl.platform import OpenCLDevice, cl, devices
from runtime.tensor.backends import BY_NAME


def _queue_of(device: Any) -> OpenCLDevice:
    """The device of an index, or of a name; the current one for None."""
    module_device = BY_NAME["opencl"].device_at(getattr(device, "index", device))
    return devices()[module_device.index or 0]


def _is_complete(event: Any) -> bool:
    return bool(event.command_execution_status == cl.command_execution_status.COMPLETE)


class OpenCLStream:
    """The queue of a device, whose commands are executed one after another."""

    def __init__(self, device: Any = None, priority: int = 0) -> None:
        self.priority = priority
        self._device = _queue_of(device)

    def synchronize(self) -> None:
        """Wait until all commands have been executed."""
        self._device.queue.finish()

    def query(self) -> bool:
        """Whether all commands have been executed."""
        return self._device.last is None or _is_complete(self._device.last)

    def wait_stream(self, stream: OpenCLStream) -> None:
        """Let later commands wait for those of another stream."""
        self.wait_event(stream.record_event())

    def wait_event(self, event: OpenCLEvent) -> None:
        """Let later commands wait for an event."""
        if event._marker is not None and event._queue is not self._device:
            event.synchronize()  # of another context, which commands cannot wait for

    def record_event(self, event: OpenCLEvent | None = None) -> OpenCLEvent:
        """An event that has happened once all commands so far have been executed."""
        event = event or OpenCLEvent()
        event.record(self)
        return event

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OpenCLStream) and self._device is other._device

    def __hash__(self) -> int:
        return hash(self._device)


class OpenCLEvent:
    """A moment in the work of a queue."""

    def __init__(self, enable_timing: bool = False) -> None:
        self.enable_timing = enable_timing
        self._marker: Any = None
        self._queue: OpenCLDevice | None = None

    def record(self, stream: OpenCLStream | None = None) -> None:
        """Let the event happen when all commands so far have been executed."""
        self._queue = (stream or current_stream())._device
        self._marker = cl.enqueue_marker(self._queue.queue)
        self._queue.queue.flush()

    def wait(self, stream: OpenCLStream | None = None) -> None:
        """Let later commands of a stream wait for the event."""
        (stream or current_stream()).wait_event(self)

    def query(self) -> bool:
        """Whether the event has happened; True before it is recorded."""
        return self._marker is None or _is_complete(self._marker)

    def synchronize(self) -> None:
        """Wait for the event."""
        if self._marker is not None:
            self._marker.wait()

    def elapsed_time(self, end_event: OpenCLEvent) -> float:
        """The milliseconds from this event to another. RuntimeError where one was not recorded."""
        if self._marker is None or end_event._marker is None:
            msg = "Event.elapsed_time(): both events must have been recorded"
            raise ComputeError(msg)
        self.synchronize()
        end_event.synchronize()
        return (end_event._marker.profile.end - self._marker.profile.end) * 1e-6  # type: ignore[no-any-return]


def stream(stream: OpenCLStream | None) -> StreamContext:
    """A context manager for the commands of a stream."""
    return StreamContext(stream)


def current_stream(device: Any = None) -> OpenCLStream:
    """The stream of a device."""
    return OpenCLStream(device)


default_stream = current_stream


def set_stream(stream: OpenCLStream) -> None:
    """Nothing: a device has one queue."""


Stream, Event = OpenCLStream, OpenCLEvent  # the names that programs for any device ask for
