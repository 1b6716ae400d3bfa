"""Backward passes and streams of devices: a node computes in the stream in which its operation was recorded.

Only devices that have streams, and threads of their own, have nodes with a stream; of these what was recorded in
another stream than the default one is noted. A node and what it gives gradients to wait for each other's streams, and
the current stream of who calls backward waits for all of them at the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from runtime.autograd import watching
from runtime.autograd.node import Node, edges_of
from runtime.tensor.backends import BY_NAME, DeviceBackend, on_register
from runtime.tensor.device import device

Used = dict[Any, device]
"""The streams in which a pass has computed, and of which device each is."""
_NOTED = "_streams"


def _streams_of(where: device | None) -> Any:
    """The functions of the streams of a device; None where nodes have none."""
    backend = None if where is None else BY_NAME.get(where.type)
    return None if backend is None or not backend.worker else backend.streams


def _stream_of(node: Node, where: device, streams: Any) -> Any:
    """The stream of a node on a device."""
    noted = node.__dict__.get(_NOTED)
    stream = None if noted is None else noted.get(where)
    return streams.default_stream(where) if stream is None else stream


def begin(node: Node, where: device | None) -> None:
    """Let a node wait for the current stream of this thread, from which its gradient comes."""
    streams = _streams_of(where)
    if streams is not None and where is not None:
        _wait(_stream_of(node, where, streams), streams.current_stream(where))


@contextmanager
def within(node: Node, where: device | None, used: Used) -> Iterator[None]:
    """Compute in the stream of a node."""
    streams = _streams_of(where)
    if streams is None or where is None:
        yield
        return
    stream = _stream_of(node, where, streams)
    used[stream] = where
    with streams.stream(stream):
        yield


@contextmanager
def handing_on(node: Node, where: device | None) -> Iterator[None]:
    """Wait for the sums so far of the gradients that a node adds to, and let those nodes wait for what is added."""
    streams = _streams_of(where)
    if streams is None or where is None:
        yield
        return
    stream = _stream_of(node, where, streams)
    targets = [_stream_of(edge[0], where, streams) for edge in edges_of(node) if edge is not None]
    for target in targets:
        _wait(stream, target)
    yield
    for target in targets:
        _wait(target, stream)


def join(used: Used) -> None:
    """Let the current streams of this thread wait for those in which a pass has computed."""
    for stream, where in used.items():
        streams = _streams_of(where)
        if streams is not None:
            _wait(streams.current_stream(where), stream)


def _wait(stream: Any, before: Any) -> None:
    if stream != before:
        stream.wait_stream(before)


def _note(node: Node) -> None:
    """Remember the streams of this thread that are not the default ones."""
    noted = {}
    for backend in tuple(BY_NAME.values()):
        if not backend.worker or backend.streams is None:
            continue
        for index in range(backend.count()):
            where = backend.device_at(index)
            stream = backend.streams.current_stream(where)
            if stream != backend.streams.default_stream(where):
                noted[where] = stream
    if noted:
        node.__dict__[_NOTED] = noted


def _watch(backend: DeviceBackend) -> None:
    if backend.worker and backend.streams is not None:
        backend.undo.callback(watching.reasons.pop, watching.add_reason(backend), None)


watching.after_recording.append(_note)
on_register(_watch)
