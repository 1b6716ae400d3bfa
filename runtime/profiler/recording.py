"""Recording: events that begin and end, in the threads where they do, and what makes operators and nodes tell them."""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Callable, Mapping
from typing import Any

from runtime.autograd import watching
from runtime.autograd.anomaly_mode import callers
from runtime.autograd.node import Node
from runtime.dispatch.interposing import ThreadKeys, interpose, thread_keys
from runtime.dispatch.operator import Kernel, Operator
from runtime.errors import ComputeError
from runtime.forking import new_lock
from runtime.tensor import Tensor
from runtime.tensor.keys import CPU, PROFILER
from runtime.tensor.memory import owner_of_memory
from runtime.thread_state import ThreadState

OPERATOR, NODE, USER, MEMORY = "cpu_op", "backward", "user_annotation", "memory"
COLLECTIVE = "collective"  # of a group of processes; the event of one that was only begun ends at once


class CallEvent:
    """One call, from its beginning to its end, in nanoseconds."""

    __slots__ = (
        "bias_additions", "children", "counted", "end", "freed", "id", "kind", "label", "made", "multiply_adds",
        "name", "nbytes", "owner", "parent", "sequence_nr", "shapes", "stack", "start", "thread",
    )  # fmt: skip

    def __init__(self, name: str, kind: str, owner: object, parent: CallEvent | None) -> None:
        self.name = name
        self.kind = kind
        self.owner = owner
        self.parent = parent
        self.children: list[CallEvent] = []
        self.thread = threading.get_ident()
        self.shapes: list[Any] = []
        self.stack: list[str] = []
        self.made: dict[int, int] = {}
        self.nbytes = self.freed = 0
        self.multiply_adds = self.bias_additions = 0
        self.counted: int | None = None  # the operations by a formula that a program brought
        self.label: Any = None  # what the recording's `label` gave when it began
        self.sequence_nr = -1
        self.id = 0
        self.start = self.end = 0

    @property
    def duration(self) -> int:
        """From beginning to end."""
        return self.end - self.start

    @property
    def own_duration(self) -> int:
        """Without what is spent in its children."""
        return self.duration - sum(child.duration for child in self.children)

    @property
    def own_nbytes(self) -> int:
        """The bytes of results that none of its children made, less those that were freed meanwhile."""
        return self.nbytes - sum(child.nbytes for child in self.children)

    def sum_up(self, allocated: int = 0) -> None:
        """Put together what it made itself and what its children did, less what was freed."""
        self.nbytes = allocated - self.freed + sum(child.nbytes for child in self.children)


class _OpenEvents(ThreadState):
    """The events that have begun in this thread and not ended yet."""

    def __init__(self) -> None:
        self.open: list[CallEvent] = []


_thread = _OpenEvents()
_lock = new_lock()
_current: dict[ThreadKeys, Recording] = {}  # of each thread in which one is on


def current() -> Recording | None:
    """The recording that is on in this thread."""
    return _current.get(thread_keys()) if _current else None


class Recording:
    """What is noted from :meth:`begin` to :meth:`finish` in the thread that began. One at a time in a thread."""

    def __init__(
        self, *, shapes: bool, memory: bool, stack: bool, products: bool, pytorch_names: bool = False,
        formulas: Mapping[str, Callable[..., Any]] | None = None, label: Callable[[], Any] | None = None,
    ) -> None:  # fmt: skip
        self.shapes, self.memory, self.stack, self.products = shapes, memory, stack, products
        self.pytorch_names = pytorch_names
        self.formulas = formulas or {}
        self.label = label
        self.events: list[CallEvent] = []
        self.thread: ThreadKeys | None = None
        self.life: watching.Life | None = None
        self.watched: dict[int, weakref.ref[Any]] = {}  # memory of results, for which events tell when it is freed

    def begin(self) -> None:
        """Let operators and nodes tell. RuntimeError while another recording is on in this thread."""
        state = thread_keys()
        with _lock:
            if state in _current:
                msg = "a profiler is on already in this thread; stop it before another one starts"
                raise ComputeError(msg)
            _current[state] = self
        self.life = watching.Life()
        watching.add_reason(self.life)
        self.thread = state
        state.switch_on(PROFILER)

    def finish(self) -> None:
        """Let them be as before; nothing happens the second time."""
        state = self.thread
        with _lock:
            if state is None or _current.get(state) is not self:
                return
            del _current[state]
        self.life = None
        self.watched.clear()
        state.switch_off(PROFILER)

    def open(self, name: str, kind: str, owner: object = None) -> CallEvent:
        """Begin an event in this thread."""
        stack = _thread.open
        event = CallEvent(name, kind, owner, stack[-1] if stack else None)
        if self.stack:
            event.stack = [f"{caller.filename}({caller.lineno}): {caller.name}" for caller in reversed(callers())]
        if self.label is not None:
            event.label = self.label()
        stack.append(event)
        event.start = time.perf_counter_ns()
        return event

    def close(self, event: CallEvent) -> None:
        """End an event, and those in it that an interrupt kept from ending."""
        event.end = time.perf_counter_ns()
        stack = _thread.open
        while stack and stack.pop() is not event:
            pass
        if event.parent is not None:
            event.parent.children.append(event)
        self.events.append(event)
        event.id = len(self.events)

    def name_of(self, operator: Operator) -> str:
        """What an event of an operator is called: in PyTorch without its overload, in the namespace ``aten``."""
        return f"aten::{operator.name.partition('.')[0]}" if self.pytorch_names else operator.name

    def note_arguments(self, event: CallEvent, arguments: tuple[Any, ...]) -> None:
        """Keep the shapes of tensors, and whose memory was there before."""
        if self.shapes:
            event.shapes = [_shapes(argument) for argument in arguments]
        if self.memory:
            event.made = dict.fromkeys(map(_memory, _tensors(arguments)), 0)

    def note_result(self, event: CallEvent, arguments: tuple[Any, ...], result: Any) -> None:
        """Add the memory of results, and count products."""
        if self.memory:
            for child in event.children:
                event.made |= child.made
            nbytes = 0
            for tensor in _tensors((result,)):
                memory = _memory(tensor)
                if memory not in event.made:
                    event.made[memory] = 0
                    nbytes += tensor.nbytes
                    self._watch(tensor)
            event.sum_up(nbytes)
        if self.products:
            count, biases = products_of(event.owner)
            if count is not None:
                event.multiply_adds = count(result, *arguments)
            if biases is not None:
                event.bias_additions = biases(result, *arguments)
        formula = self.formulas and self.formulas.get(event.owner.name.partition(".")[0])  # type: ignore[attr-defined]
        if formula:
            event.counted = int(formula(event.owner, arguments, result))

    def _watch(self, tensor: Tensor) -> None:
        """Note when the memory of a new tensor is freed: in the event of that time, or as one by itself."""
        owner, nbytes = owner_of_memory(tensor), tensor.nbytes
        key = id(owner)

        def freed(_: object) -> None:
            if self.watched.pop(key, None) is not None and _thread.open and current() is self:
                _thread.open[-1].freed += nbytes
            elif self.life is not None:
                event = CallEvent("[memory]", MEMORY, None, None)
                event.start = event.end = time.perf_counter_ns()
                event.nbytes = -nbytes
                self.events.append(event)
                event.id = len(self.events)

        self.watched[key] = weakref.ref(owner, freed)


def products_of(operator: Any) -> tuple[Callable[..., int] | None, Callable[..., int] | None]:
    """What counts the products that a call of an operator adds up, and the numbers of a bias; its kernel brings it."""
    kernel = operator.kernels.get(CPU)
    return getattr(kernel, "multiply_adds", None), getattr(kernel, "bias_additions", None)


def _memory(tensor: Tensor) -> int:
    return id(owner_of_memory(tensor))


def _tensors(values: Any) -> list[Tensor]:
    tensors: list[Tensor] = []
    for value in values:
        if isinstance(value, Tensor):
            tensors.append(value)
        elif isinstance(value, (tuple, list)):
            tensors += [inner for inner in value if isinstance(inner, Tensor)]
    return tensors


def _shapes(value: Any) -> Any:
    if isinstance(value, Tensor):
        return list(value._sizes)
    if isinstance(value, (tuple, list)) and value and isinstance(value[0], Tensor):
        return [_shapes(item) for item in value]
    return []


def _kernel_of(operator: Operator, remaining_keys: int) -> Kernel:
    """A call as an event, unless the operator calls itself, as it does below autograd."""

    def call(*arguments: Any) -> Any:
        recording, stack, kernel = current(), _thread.open, operator.lookup(remaining_keys)
        if recording is None or (stack and stack[-1].owner is operator):
            return kernel(*arguments)
        event = recording.open(recording.name_of(operator), OPERATOR, operator)
        recording.note_arguments(event, arguments)
        try:
            result = kernel(*arguments)
        finally:
            recording.close(event)
        recording.note_result(event, arguments, result)
        return result

    return call


def _run_node(node: Node, run: Callable[[], Any]) -> Any:
    """A node of a backward pass as an event."""
    recording = current()
    if recording is None:
        return run()
    event = recording.open(node.name(), NODE, node.__class__)
    event.sequence_nr = node.sequence_nr
    try:
        return run()
    finally:
        recording.close(event)
        event.sum_up()


interpose(PROFILER, _kernel_of)
watching.around_nodes.append((lambda: current() is not None, _run_node))
