"""Inference tensors: what is made within ``inference_mode()`` of no other memory, and what may be done with it later.

They have the key INFERENCE. The mode switches INFERENCE_MODE on in its thread, whose kernels mark results. Outside of
the mode the key of the tensors brings kernels that refuse to write into them or to save them for backward; where all
tensors of a call are such, nothing is recorded. Views of other tensors that are made within the mode stay what these
are, and may not be written later while operations are recorded.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Any

from runtime.autograd.node import NOT_SAVED
from runtime.dispatch import schemas
from runtime.dispatch.interposing import interpose, is_on_anywhere, thread_keys
from runtime.dispatch.operator import Kernel, Operator
from runtime.errors import ComputeError
from runtime.guards import grad_enabled, guard_of, inference_mode, is_inference_mode_enabled, thread
from runtime.native.builtin import Builtin, bind, is_on, is_ready
from runtime.tensor import InferenceRef, Tensor
from runtime.tensor.device import CHANGED
from runtime.tensor.keys import AUTOGRAD, INFERENCE, INFERENCE_MODE

_NOT_WRITTEN = (
    "Inplace update to inference tensor outside InferenceMode is not allowed. You can make a clone to get a normal "
    "tensor before doing inplace update."
)
_RAW = "_raw_"
_CHANGE = object()
_guard_and_enabled = attrgetter("guard", "enabled")
_kernel_at = dict.get  # not by :meth:`Operator.__getitem__`, which adds the keys of the thread


def is_within() -> bool:
    """Whether this thread is within the mode, other guards or ``inference_mode(False)`` inside of it or not."""
    return inference_mode in map(type, map(guard_of, thread.recording))


def _follow_mode() -> None:
    """Switch the key of the mode on or off in this thread, and let tensor() look closer while any thread is within."""
    thread_keys().set(INFERENCE_MODE, is_within())
    if is_on_anywhere(INFERENCE_MODE):
        if _CHANGE not in CHANGED:
            CHANGED.append(_CHANGE)
    elif _CHANGE in CHANGED:
        CHANGED.remove(_CHANGE)


def _tensors(arguments: tuple[Any, ...]) -> Iterator[Tensor]:
    for argument in arguments:
        if isinstance(argument, Tensor):
            yield argument
        elif type(argument) is tuple:
            yield from _tensors(argument)


def _mark_result(arguments: tuple[Any, ...], result: Any) -> None:
    """Make what was computed of `arguments` inference tensors, unless it is one of them or shares their memory."""
    if isinstance(result, (tuple, list)):
        for item in result:
            _mark_result(arguments, item)
    elif isinstance(result, Tensor) and not result._keys & INFERENCE:
        writes = result._writes
        for argument in _tensors(arguments):
            if argument is result:
                return
            if writes is not None and argument._writes is writes:
                if argument._keys & INFERENCE:
                    _join(result)
                    return
                if result._base is not None and len(writes) > 1 and writes[-1]() is result:
                    writes[-1] = InferenceRef(result)  # the last view that was noted
                return
        result._keys |= INFERENCE


def _join(view: Tensor) -> None:
    """Make a view of an inference tensor one as well: no gradient follows it unless operations are recorded."""
    view._keys |= INFERENCE
    if view._edge is None or not grad_enabled():
        view._keys &= ~AUTOGRAD
        view._edge = view._base = None


class Marking(Builtin):
    """The kernel of an operator within the mode. What is bound to its builtin ends with it, as a library does."""

    def __init__(self, operator: Operator, remaining_keys: int) -> None:
        self.operator, self.remaining_keys = operator, remaining_keys
        self.below = remaining_keys & ~INFERENCE
        super().__init__(self.marked, "runtime.autograd.loops.marking", "mark")

    def marked(self, *arguments: Any) -> Any:
        """The general path."""
        guard, is_recording = _guard_and_enabled(thread.recording[-1])
        if is_recording or guard.__class__ is not inference_mode:
            return _marked_inside(self.operator, self.remaining_keys, arguments)
        result = (_kernel_at(self.operator, self.below) or self.operator.lookup(self.below))(*arguments)
        _mark_result(arguments, result)
        return result

    def prepare_kernel(self) -> Kernel:
        """As of other builtins."""
        if self.is_waiting and not is_on():
            self.call = self.general
        if self.is_waiting and is_ready(*self.place):
            from runtime.autograd.loops import marking as native

            bound = native.bound_to(self.general, self.operator, self.below, _mark_result)
            self.call = bind(native.mark, bound, self.place[1])
        return self.general if self.is_waiting else self.call


def _marked_inside(operator: Operator, remaining_keys: int, arguments: tuple[Any, ...]) -> Any:
    """A call within another guard inside of the mode, or within ``inference_mode(False)``."""
    if not is_inference_mode_enabled():
        if not is_within():  # an interrupt came before the end of the mode was noted
            _follow_mode()
        return operator.lookup(remaining_keys)(*arguments)
    result = operator.lookup(remaining_keys & ~INFERENCE)(*arguments)
    _mark_result(arguments, result)
    return result


def _guarding(operator: Operator, remaining_keys: int) -> Kernel | None:
    """The kernel of an operator for inference tensors outside of the mode, None where it may do what it does."""
    parameters = schemas.arguments_of(operator.schema)
    written = [index for index, item in enumerate(parameters) if item.is_written]
    shares = "(a" in operator.schema
    if not written and not shares and not remaining_keys & AUTOGRAD:
        return None

    def call(*arguments: Any) -> Any:
        keyset = remaining_keys
        if remaining_keys & AUTOGRAD and all(tensor._keys & INFERENCE for tensor in _tensors(arguments)):
            keyset &= ~AUTOGRAD
        for index in written:
            for tensor in _tensors((arguments[index],)):
                if tensor._keys & INFERENCE:
                    raise ComputeError(f"{operator.name}: {_NOT_WRITTEN}")
        result = operator.lookup(keyset)(*arguments)
        if shares:
            _pass_on(result, arguments)
        if keyset & AUTOGRAD and grad_enabled():
            _check_saved(operator, result)
        return result

    return call


def _pass_on(result: Any, arguments: tuple[Any, ...]) -> None:
    """Make what shares the memory of inference tensors one as well."""
    if isinstance(result, (tuple, list)):
        for item in result:
            _pass_on(item, arguments)
        return
    if not isinstance(result, Tensor) or result._writes is None:
        return
    if any(item._keys & INFERENCE and item._writes is result._writes for item in _tensors(arguments)):
        _join(result)


def _check_saved(operator: Operator, result: Any) -> None:
    """RuntimeError where the node of `result` has saved an inference tensor."""
    for item in result if isinstance(result, (tuple, list)) else (result,):
        if not isinstance(item, Tensor) or item._edge is None:
            continue
        node = item._edge[0]
        node = getattr(node, "function", node)  # of a view that was written
        for slot in type(node).__slots__:
            raw = getattr(node, slot, None) if slot.startswith(_RAW) else None
            tensors = (raw,) if not isinstance(raw, tuple) else [entry[0] for entry in raw if isinstance(entry, tuple)]
            if any(isinstance(tensor, Tensor) and tensor._keys & INFERENCE for tensor in tensors):
                raise ComputeError(f"{operator.name}: {NOT_SAVED}")


def install() -> None:
    """Let the mode and inference tensors have these kernels."""
    interpose(INFERENCE_MODE, Marking)
    interpose(INFERENCE, _guarding)
    inference_mode.changed = _follow_mode
