"""Backward passes in which threads of devices take part: see :mod:`.ready_queues`.

A node runs in the thread of the device where its gradient lies, hooks included, and all others in the thread that
called backward; so PyTorch does. What is set for the caller, as modes and hooks on saved tensors, is set for the other
threads while they work for it. The first error ends the pass, and is raised by the caller. Streams are :mod:`.streams`.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

from runtime import thread_state
from runtime.autograd import streams, watching
from runtime.autograd.multithreading import is_multithreading_enabled
from runtime.autograd.node import AccumulateGrad, Node
from runtime.autograd.passes import BackwardPass, Captures, hand_on
from runtime.autograd.ready_queues import DeviceQueue, ReadyQueue, queue_of, working
from runtime.autograd.watched_passes import NodewisePass, watched_pass
from runtime.guards import Mode
from runtime.tensor import Tensor
from runtime.tensor.backends import BY_NAME
from runtime.tensor.device import device


def has_workers() -> bool:
    """Whether passes that begin in this thread are those of this module."""
    return any(backend.worker for backend in BY_NAME.values()) and is_multithreading_enabled()


def observed_pass(
    create_graph: bool, keep: bool, captures: Captures | None, results: list[Tensor | None]
) -> BackwardPass:
    """A pass that begins while there is a reason to look on, or in which threads of devices take part."""
    return (DevicePass if has_workers() else watched_pass)(create_graph, keep, captures, results)


class DevicePass(NodewisePass):
    """A pass that several threads run. `queue` is that of the thread which began it."""

    __slots__ = ("_elsewhere", "_error", "_here", "_lock", "_used", "passes", "queue", "state")
    queue: ReadyQueue
    passes: tuple[DevicePass, ...]
    """This one, and before it those within whose nodes it began."""
    state: thread_state.Snapshot
    """What is set for the thread that began it."""

    def __init__(self, create_graph: bool, keep: bool, captures: Captures | None, results: list[Tensor | None]) -> None:
        super().__init__(create_graph, keep, captures, results)
        self._lock = threading.RLock()
        self._here = self._elsewhere = 0  # nodes that are ready or run in the thread of the caller, and in others
        self._error: BaseException | None = None
        self._used: streams.Used = {}
        self.arounds = [around for looks_on, around in watching.around_nodes if looks_on()]

    def runs_in(self, modes: Sequence[Mode]) -> bool:
        """Whether this thread, which has these modes, runs a node of this pass or of one within."""
        return self in working.passes or super().runs_in(modes)

    # -- the thread of the caller ----------------------------------------------------------------------------------

    def run(self, first: list[Node]) -> None:
        """Run `first`, on which nothing else depends, and everything that becomes ready then."""
        self.queue = working.queue or ReadyQueue()
        self.passes = (*working.passes, self)
        before = thread_state.snapshot()
        self.state = thread_state.copied(before)
        try:
            for node in first:
                streams.begin(node, self._device_of(node))
                self._submit(node)
            while self._elsewhere or self._here:  # in this order: another thread hands nodes over before its own ends
                self._run_next()
        except BaseException as error:  # noqa: BLE001 - raised below; an interrupt, or what could not be submitted
            self._fail(error)
            self._here = 0
            while self._elsewhere:  # a second interrupt ends this too
                self._run_next()
        finally:
            self.passes = ()  # which would be a cycle
            if isinstance(self.queue, DeviceQueue):  # which ran nodes of other passes meanwhile
                thread_state.take_over(before)
            del before
        streams.join(self._used)
        failure, self._error = self._error, None
        if failure is not None:
            try:
                raise failure
            finally:
                del failure  # whose traceback has this frame

    def _run_next(self) -> None:
        """Run the next node of the queue: in the thread of a device it may be one of another pass."""
        task = self.queue.pop()
        if task is None:
            return
        if isinstance(self.queue, DeviceQueue):
            self.queue.run(task)
            return
        before, working.passes = working.passes, self.passes
        try:
            self.run_ready(task[1], self.queue)
        finally:
            working.passes = before

    # -- any thread --------------------------------------------------------------------------------------------------

    def run_ready(self, node: Node, queue: ReadyQueue) -> None:
        """Run a node of a queue, unless there was an error; what is ready then goes to the threads that it is for."""
        try:
            if self._error is None:
                self._run_node(node)
        except BaseException as error:  # noqa: BLE001 - the caller raises it
            self._fail(error)
        self._count_down(queue)

    def leave_out(self, error: BaseException, queue: ReadyQueue) -> None:
        """Take note that a node of a queue cannot run, in any thread."""
        self._fail(error)
        self._count_down(queue)
        if queue is self.queue:
            queue.wake(len(self.passes))  # its thread may wait for this node alone

    def _count_down(self, queue: ReadyQueue) -> None:
        with self._lock:
            if queue is self.queue:
                self._here -= 1
            else:
                self._elsewhere -= 1
            is_awaited = queue is not self.queue and not self._elsewhere
        if is_awaited:
            self.queue.wake(len(self.passes))

    def _run_node(self, node: Node) -> None:
        where = self._device_of(node)
        with streams.within(node, where, self._used):
            if isinstance(node, AccumulateGrad):
                self.run_leaves([node])
                return
            ready: list[Node] = []
            leaves: list[AccumulateGrad] = []
            with self._lock:
                grad = self.buffers.pop(node, None)
            grads = self.run_special(node, grad)
            grad = None
            with self._lock, streams.handing_on(node, where):
                hand_on.general(node, grads, self.dependencies, self.buffers, ready, leaves, self.deliver)
            del grads  # a leaf takes a gradient over without a copy only if nobody else holds it any more
        for target in (*leaves, *ready):
            self._submit(target)

    def _fail(self, error: BaseException) -> None:
        if self._error is None:
            self._error = error

    def _submit(self, node: Node) -> None:
        """Give a node that is ready to the thread that it is for."""
        where = self._device_of(node)
        backend = None if where is None else BY_NAME.get(where.type)
        queue = queue_of(backend, where) if backend is not None and where is not None and backend.worker else self.queue
        with self._lock:
            if queue is self.queue:
                self._here += 1
            else:
                self._elsewhere += 1
        queue.push(self, node)

    def _device_of(self, node: Node) -> device | None:
        """Where a node computes: where its gradient lies, or the tensor that accumulates it."""
        buffer: Any = node.variable if isinstance(node, AccumulateGrad) else self.buffers.get(node)
        grads = buffer if isinstance(buffer, list) else [buffer]
        return next((grad.device for grad in grads if grad is not None), None)
