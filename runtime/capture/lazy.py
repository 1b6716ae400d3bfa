"""Lazy tensors: within ``jit.lazy()`` operators are gathered, and run when a value is read, or by ``sync()``.

A mode of the thread has every operator below autograd. What it gives follows from a run without elements, so that
errors of shapes and dtypes come at once: a tensor whose memory is there, and is filled later. Views are views of that
memory. Writes into it are gathered as well; a write into memory from outside runs at once, for nobody outside knows
that it waits. Gradients are recorded as always.
"""

from __future__ import annotations

import functools
import sys
import threading
from typing import Any, NamedTuple, Self, cast

import numpy as np

from runtime import callers
from runtime.capture.reads import READING, class_with
from runtime.dispatch import torch_dispatch
from runtime.dispatch.interposing import Excluding
from runtime.dispatch.python_dispatch import TorchDispatchMode, _disable_current_modes
from runtime.errors import ComputeError
from runtime.graph.functions import draws_numbers, signature_of
from runtime.graph.types import map_tensors, tensors_in
from runtime.kernels.creation.copying import copy_into
from runtime.tensor import Tensor, keys, make_tensor
from runtime.tensor.memory import memory_of, owner_of_memory
from runtime.tensor.plans import KernelPlan, is_on_meta, on_meta
from runtime.tensor.subclasses import keys_of
from runtime.tensor.versions import bump_version

# What is asked of a tensor besides its elements for which they must be there.
_FURTHER_READS = {
    "untyped_storage": "the storage of a tensor", "__reduce_ex__": "a copy of a tensor",
    "__deepcopy__": "a copy of a tensor", "__dlpack__": "an array of a tensor",
    "__array_interface__": "an array of a tensor", "__repr__": "the text of a tensor",
    "__format__": "the text of a tensor",
}  # fmt: skip


class GatheredCall(NamedTuple):
    """An operator that waits: its arguments, the tensors that its results fill, and the line that called it."""

    func: Any
    args: tuple[Any, ...]
    named: dict[str, Any]
    outputs: tuple[Tensor, ...]
    source: str


class LazyRun(NamedTuple):
    """One run of what was gathered: why and where, and how many operators."""

    reason: str
    source: str
    operators: int

    def __str__(self) -> str:
        return f"{self.source}: {self.reason} runs {self.operators} operators"


class LazyMode(TorchDispatchMode):
    """Gathers the operators of a thread. `runs` says where they ran.

    >>> with ow.jit.lazy() as lazy:
    ...     x = ow.ones(3)
    ...     y = (x * 2 + 1).sum()
    ...     print(len(lazy.pending), y.item(), len(lazy.pending))
    3 9.0 0
    >>> lazy.runs[0].reason
    'item() of a tensor'
    """

    def __init__(self) -> None:
        self.pending: list[GatheredCall] = []
        self.runs: list[LazyRun] = []
        self.classes: dict[int, tuple[Tensor, type]] = {}
        self.memory: dict[int, Any] = {}  # the arrays that were allocated here, by their ids
        self.lock = threading.RLock()

    def __enter__(self) -> Self:
        if torch_dispatch.modes():
            msg = "lazy(): another mode is on in this thread; enter the lazy region outside of it"
            raise ComputeError(msg)
        _active.append(self)
        return super().__enter__()

    def __exit__(self, *error: object) -> None:
        super().__exit__(*error)
        try:
            self.sync("the end of the region")
        finally:
            _active.remove(self)
            for tensor, kind in self.classes.values():
                tensor.__class__ = kind
            self.classes.clear()
            self.memory.clear()

    # -- running -------------------------------------------------------------------------------------------------------

    def sync(self, reason: str = "sync()") -> None:
        """Run what was gathered, in order. An error names the line of the call that failed."""
        with self.lock, _disable_current_modes(), Excluding(keys.FUNCTIONALITY):
            calls, self.pending = self.pending, []
            if calls:
                self.runs.append(LazyRun(reason, _caller(), len(calls)))
            for call in calls:
                try:
                    _run(call)
                except Exception as error:
                    error.add_note(f"in {call.func}, which was called in {call.source}")
                    raise

    # -- gathering -----------------------------------------------------------------------------------------------------

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Gather a call, or compute it at once where it cannot wait."""
        del types
        named = dict(kwargs or {})
        tensors = list(tensors_in([*args, *named.values()]))
        if not tensors:
            return self._compute(func, args, named)
        reason = self._reason_to_run(func, args, tensors)
        if reason is None:
            shadows = {id(tensor): on_meta(_plan_of(tensor)) for tensor in tensors}
            planned = _planned(func, args, named, shadows)
            if planned is not None:
                return self._gather(func, args, named, planned, [(tensor, shadows[id(tensor)]) for tensor in tensors])
            reason = f"{func}, whose result depends on elements,"
        self.sync(reason)
        return self._compute(func, args, named)

    def _reason_to_run(self, func: Any, args: Any, tensors: list[Tensor]) -> str | None:
        """Why a call cannot wait; None where it can."""
        operator = func.operator
        if any(isinstance(part, np.ndarray) for item in args if isinstance(item, tuple) for part in item):
            return f"{func}, whose index is read,"
        if not all(map(_has_memory, tensors)):
            return f"{func} of a tensor without memory of the CPU"
        if draws_numbers(operator):
            return f"{func}, which draws random numbers,"
        if any(item.is_written for item in signature_of(operator).parameters):
            if operator.functional is None or operator.functional.inplace is not operator:
                return f"{func}, which does not write its first argument alone,"
            if id(owner_of_memory(args[0])) not in self.memory:
                return f"{func}, which writes into memory from outside of the region,"
        return None

    def _compute(self, func: Any, args: Any, named: dict[str, Any]) -> Any:
        """The result at once; tensors that are new belong to the region."""
        result = func(*args, **named)
        before = [id(owner_of_memory(item)) for item in tensors_in([*args, *named.values()]) if _has_memory(item)]
        for tensor in tensors_in([result]):
            if _has_memory(tensor) and id(owner_of_memory(tensor)) not in before:
                self._track(tensor)
        return result

    def _gather(
        self, func: Any, args: Any, named: dict[str, Any], planned: Any, pairs: list[tuple[Tensor, Tensor]]
    ) -> Any:
        """What a call gives: tensors whose memory is filled later, views at once, or the tensor that it writes."""
        results = list(tensors_in([planned]))
        if any(_is_view(item, shadow) for item in results for _, shadow in pairs):
            views = func(*args, **named)
            for view in tensors_in([views]):
                self._let_read(view)
            return views
        outputs: list[Tensor] = []

        def filled_later(item: Any) -> Any:
            tensor = next((tensor for tensor, shadow in pairs if shadow is item), None)
            if tensor is None:
                tensor = make_tensor(_plan_of(item).allocate(), item.dtype)
                self._track(tensor)
                outputs.append(tensor)
            return tensor

        result = map_tensors(planned, filled_later)
        if result is args[0]:
            bump_version(result)
        with self.lock:
            self.pending.append(GatheredCall(func, tuple(args), named, tuple(outputs), _caller()))
        return result

    def _track(self, tensor: Tensor) -> None:
        """Let memory belong to the region."""
        memory = owner_of_memory(tensor)
        self.memory[id(memory)] = memory
        self._let_read(tensor)

    def _let_read(self, tensor: Any) -> None:
        """Let what reads the elements of a tensor run what was gathered before."""
        if not issubclass(type(tensor), LazyReads) and not keys_of(type(tensor)):
            self.classes[id(tensor)] = (tensor, type(tensor))
            tensor.__class__ = class_with(LazyReads, cast("Any", type(tensor)))


lazy = LazyMode  # as programs call it
_active: list[LazyMode] = []  # of all threads


def _planned(func: Any, args: Any, named: dict[str, Any], shadows: dict[int, Tensor]) -> Any:
    """What a call gives for tensors without elements; None where that depends on elements, or where it raises."""
    try:
        args, named = map_tensors((args, named), lambda item: shadows[id(item)])
        planned = func(*args, **named)
    except Exception:  # noqa: BLE001 - the call itself raises what there is to raise
        return None
    leaves = planned if isinstance(planned, (tuple, list)) else [planned]
    return planned if leaves and all(isinstance(item, Tensor) and is_on_meta(item) for item in leaves) else None


def _run(call: GatheredCall) -> None:
    """Compute what waits, into the memory that its tensors have; the count of writes has been raised before."""
    count = call.args[0]._writes[0] if not call.outputs else 0
    result = call.func(*call.args, **call.named)
    if not call.outputs:
        call.args[0]._writes[0] = count
        return
    inputs = {id(item) for item in tensors_in([*call.args, *call.named.values()])}
    fresh = [item for item in tensors_in([result]) if id(item) not in inputs]
    for output, item in zip(call.outputs, fresh, strict=True):
        if output.dtype is not item.dtype or output._sizes != item._sizes:
            msg = f"{call.func} gave {item.dtype} {list(item._sizes)}; call sync() before you change the default dtype"
            raise ComputeError(msg)
        copy_into(memory_of(output), memory_of(item))


def _is_view(result: Any, shadow: Any) -> bool:
    """Whether a result is another tensor in the memory of an argument."""
    return result is not shadow and owner_of_memory(result) is owner_of_memory(shadow)


def _plan_of(tensor: Any) -> KernelPlan:
    return KernelPlan(tuple(tensor._sizes), tensor.dtype, tuple(tensor.stride()))


def _has_memory(tensor: Tensor) -> bool:
    """Whether the memory of a tensor is an array."""
    return tensor.device.type == "cpu" and not tensor._keys & keys.SPARSE


def _caller() -> str:
    """File and line of what the program calls."""
    frame = next(callers.frames(sys._getframe(1)), None)
    return "" if frame is None else f"{frame.f_code.co_filename}:{frame.f_lineno}"


class LazyReads:
    """What is asked of a tensor in a lazy region for which its elements must be there."""

    __slots__ = ()


def _reading(name: str, what: str) -> Any:
    method = getattr(Tensor, name)

    @functools.wraps(method)
    def read(self: Any, *args: Any, **kwargs: Any) -> Any:
        kind = type(self)
        for mode in tuple(_active):
            if id(self) in mode.classes:
                mode.sync(what)
                kind = mode.classes[id(self)][1]
        lazy_kind, self.__class__ = type(self), kind
        try:
            with _disable_current_modes():
                return method(self, *args, **kwargs)
        finally:
            self.__class__ = lazy_kind

    return read


for _name, _what in {**READING, **_FURTHER_READS}.items():
    if hasattr(Tensor, _name):
        setattr(LazyReads, _name, _reading(_name, _what))
