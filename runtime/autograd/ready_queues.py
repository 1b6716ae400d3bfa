"""Nodes that are ready, by the threads that run them: one for each device that asks for one, and callers of backward.

A device's thread begins with the first node for it and ends with the registration of the device. Of what is ready it
runs first what belongs to a pass within another pass, then leaves, then what was recorded later. A thread that begins a
pass works on its own queue until the pass is over, so that passes within nodes of a device, which need its thread, go
on in that thread.
"""

from __future__ import annotations

import itertools
import os
import threading
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any

from runtime import thread_state
from runtime.autograd.node import AccumulateGrad, Node
from runtime.errors import ComputeError
from runtime.forking import new_lock
from runtime.tensor.device import device, set_defaults
from runtime.tensor.device import thread as devices
from runtime.thread_state import ThreadState

if TYPE_CHECKING:
    from runtime.autograd.device_passes import DevicePass
    from runtime.tensor.backends import DeviceBackend

Task = tuple["DevicePass", Node]
_numbers = itertools.count()


class _Working(ThreadState):
    """The queue that this thread works on, None for one that only calls backward; and the passes that it is in."""

    def __init__(self) -> None:
        self.queue: ReadyQueue | None = None
        self.passes: tuple[DevicePass, ...] = ()


working = _Working()


class ReadyQueue:
    """Nodes that are ready for a thread, which waits for them."""

    def __init__(self) -> None:
        self._heap: list[tuple[Any, ...]] = []
        self._changed = threading.Condition()

    def push(self, run: DevicePass, node: Node) -> None:
        """Add a node of a pass."""
        is_leaf = isinstance(node, AccumulateGrad)
        self._put((-len(run.passes), not is_leaf, -node.sequence_nr, next(_numbers), (run, node)))

    def wake(self, depth: int) -> None:
        """Let the thread look again at what it waits for."""
        self._put((-depth, False, 0, next(_numbers), None))

    def _put(self, item: tuple[Any, ...]) -> None:
        with self._changed:
            heappush(self._heap, item)
            self._changed.notify()

    def is_empty(self) -> bool:
        """Whether nothing is ready."""
        return not self._heap

    def pop(self) -> Task | None:
        """Take the node that is next, once there is one; None to look again."""
        with self._changed:
            while not self._heap:
                self._changed.wait()
            return heappop(self._heap)[-1]  # type: ignore[no-any-return]


class DeviceQueue(ReadyQueue):
    """The queue of a device, with the thread that works on it."""

    def __init__(self, backend: DeviceBackend, where: device) -> None:
        super().__init__()
        self._backend, self._where = backend, where
        self._is_closed = False
        threading.Thread(target=self._work, name=f"opweave {where}", daemon=True).start()

    def close(self) -> None:
        """Let the thread end. Nodes that it has not begun, and those that come yet, end their passes with an error."""
        with self._changed:
            self._is_closed = True
            tasks = [item[-1] for item in self._heap if item[-1] is not None]
            self._heap.clear()
        for run, _ in tasks:
            self._refuse(run)
        self.wake(0)

    def push(self, run: DevicePass, node: Node) -> None:
        """Add a node of a pass, which ends with an error if the thread has ended or is about to."""
        with self._changed:
            is_closed = self._is_closed
            if not is_closed:
                super().push(run, node)
        if is_closed:
            self._refuse(run)

    def _refuse(self, run: DevicePass) -> None:
        msg = f"backward: the registration of the device {self._where} ended before all of its nodes had run"
        run.leave_out(ComputeError(msg), self)

    def run(self, task: Task) -> None:
        """Run a node in this thread, with what is set for the thread that began its pass."""
        run, node = task
        try:
            self._take_over(run)
        except BaseException as error:  # noqa: BLE001 - the caller raises it, and does not wait for the node
            run.leave_out(error, self)
        else:
            run.run_ready(node, self)

    def _take_over(self, run: DevicePass) -> None:
        thread_state.take_over(thread_state.copied(run.state))
        working.queue, working.passes = self, run.passes
        self._backend.current_index = self._where.index or 0
        if devices.defaults[-1:] != [self._where]:
            set_defaults([*devices.defaults, self._where])

    def _work(self) -> None:
        before = thread_state.snapshot()
        while not self._is_closed:
            task = self.pop()
            if task is not None:
                self.run(task)
            del task  # what a pass holds is not kept until the next one
            thread_state.take_over(before)


_queues: dict[device, DeviceQueue] = {}
_lock = new_lock()


def queue_of(backend: DeviceBackend, where: device) -> DeviceQueue:
    """The queue of a device, whose thread begins with the first call."""
    queue = _queues.get(where)
    if queue is None:
        with _lock:
            queue = _queues.get(where)
            if queue is None:
                queue = _queues[where] = DeviceQueue(backend, where)
                backend.undo.callback(_close, where)
    return queue


def _close(where: device) -> None:
    queue = _queues.pop(where, None)
    if queue is not None:
        queue.close()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_queues.clear)  # which has no threads
