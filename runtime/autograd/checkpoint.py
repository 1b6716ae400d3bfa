"""Checkpoints: parts of a program whose intermediate results are not kept, but computed again by backward.

T. Chen, B. Xu, C. Zhang and C. Guestrin, "Training deep nets with sublinear memory cost", arXiv 1604.06174.
"""

from __future__ import annotations

import contextlib
import itertools
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from runtime.autograd import operations
from runtime.autograd.autocasting import Region
from runtime.autograd.engine import run_backward
from runtime.autograd.function import Function
from runtime.autograd.node import AccumulateGrad, Node, edges_of, next_sequence_nr
from runtime.autograd.packed import Packed
from runtime.autograd.saved import version_of
from runtime.autograd.saving import SavedTensorsUnpacked
from runtime.autograd.selective import (
    SAC_IGNORED_OPS,
    CheckpointPolicy,
    SelectiveCheckpointContext,
    create_selective_checkpoint_contexts,
)  # fmt: skip
from runtime.autograd.trees import mapped, tensors_in
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.guards import enable_grad, grad_enabled
from runtime.kernels.random.operator import get_rng_state, set_rng_state
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.keys import AUTOGRAD

__all__ = [
    "SAC_IGNORED_OPS", "CheckpointError", "CheckpointPolicy", "SelectiveCheckpointContext", "check_backward_validity",
    "checkpoint", "checkpoint_sequential", "create_selective_checkpoint_contexts", "detach_variable",
    "get_device_states", "noop_context_fn", "set_checkpoint_debug_enabled", "set_checkpoint_early_stop",
    "set_device_states",
]  # fmt: skip


class CheckpointError(ComputeError):
    """A function computed something else when it was called again."""


def checkpoint(
    function: Callable[..., Any], *args: Any, use_reentrant: bool | None = None, preserve_rng_state: bool = True,
    context_fn: Callable[[], tuple[Any, Any]] | None = None, determinism_check: str = "default", debug: bool = False,
    early_stop: bool = True, **kwargs: Any,
) -> Any:  # fmt: skip
    """``function(*args, **kwargs)``, of which backward keeps the arguments alone and computes the rest again.

    The memory for intermediate results is needed for one checkpoint at a time, for the price of a second forward pass.
    Gradients reach tensors among the arguments and all others that the function uses, such as its parameters. Random
    numbers are the same again, unless `preserve_rng_state` is False. `context_fn` gives two context managers, for the
    first call and for the second. RuntimeError in backward if an argument was changed in place meanwhile.
    CheckpointError if the second call gives another number of results or saves another number of tensors for backward
    than the first one did; unless ``determinism_check="none"``, also if operators, shapes or dtypes differ.

    Hooks of ``autograd.graph.saved_tensors_hooks`` around the call get neither the arguments nor the intermediate
    tensors, which are not saved; hooks that `function` enters get the tensors that it saves, in both calls.

    `use_reentrant`, `debug` and `early_stop` are taken for PyTorch's sake: there is one way, which gives what
    ``use_reentrant=False`` gives there, and errors always tell all that differs. With ``use_reentrant=True`` what
    PyTorch refuses then is a ValueError: keyword arguments, and `context_fn`, `determinism_check` or `debug`.
    """
    del early_stop
    if determinism_check not in {"default", "none"}:
        msg = f"checkpoint(): determinism_check is 'default' or 'none', got {determinism_check!r}"
        raise ArgumentValueError(msg)
    if use_reentrant and (kwargs or context_fn is not None or debug or determinism_check != "default"):
        refused = [*kwargs, *(["context_fn"] if context_fn is not None else []), *(["debug"] if debug else [])]
        msg = f"checkpoint(): use_reentrant=True takes no {', '.join(refused) or 'determinism_check'}; use False"
        raise ArgumentValueError(msg)
    if not callable(function):
        msg = f"checkpoint(): expected a function, got {type(function).__name__}"
        raise ArgumentError(msg)
    contexts = context_fn() if context_fn is not None else (contextlib.nullcontext(), contextlib.nullcontext())
    if not grad_enabled():
        with contexts[0]:
            return function(*args, **kwargs)
    call = _RepeatableCall(function, args, kwargs, contexts, preserve_rng_state, determinism_check == "default")
    outputs = call.first()
    recorded = [item for item in tensors_in(outputs) if item._edge is not None]
    if not recorded:
        return outputs
    rest, nodes = _others(recorded, call.begin, call.stand_ins)
    call.others = rest
    call.expected = [(item._sizes, item.dtype) for item in recorded]
    call.saved = _saved_by(nodes)
    result = iter(_Segment.apply(call, [operations.detach(item) for item in recorded], *call.inputs, *rest))
    return mapped(outputs, lambda output: output if output._edge is None else next(result))


def checkpoint_sequential(
    functions: Sequence[Callable[..., Any]], segments: int, input: Any, use_reentrant: bool | None = None,  # noqa: A002
    **kwargs: Any,
) -> Any:  # fmt: skip
    """A chain of functions in so many checkpoints; the last part is run as it is, because backward begins there."""
    functions = list(functions)
    if not 0 < segments <= len(functions):
        count = len(functions)
        msg = f"checkpoint_sequential(): {count} functions can be 1 to {count} segments, not {segments}"
        raise ArgumentValueError(msg)
    size = len(functions) // segments

    def chain(part: Sequence[Callable[..., Any]]) -> Callable[[Any], Any]:
        def run(value: Any) -> Any:
            for item in part:
                value = item(value)
            return value

        return run

    value = input
    for i in range(segments - 1):
        value = checkpoint(chain(functions[i * size : (i + 1) * size]), value, use_reentrant=use_reentrant, **kwargs)
    return chain(functions[(segments - 1) * size :])(value)


def noop_context_fn() -> tuple[Any, Any]:
    """Two context managers that do nothing, for ``context_fn``."""
    return contextlib.nullcontext(), contextlib.nullcontext()


def set_checkpoint_early_stop(enable: bool) -> Any:
    """A context manager that changes nothing: see `early_stop` of :func:`checkpoint`."""
    del enable
    return contextlib.nullcontext()


def set_checkpoint_debug_enabled(enabled: bool | None) -> Any:
    """A context manager that changes nothing: see `debug` of :func:`checkpoint`."""
    del enabled
    return contextlib.nullcontext()


def detach_variable(inputs: tuple[Any, ...]) -> tuple[Any, ...]:
    """The inputs of a function that is run again: tensors outside of the graph which require grad as they did."""

    def apart(value: Any) -> Any:
        if not isinstance(value, Tensor):
            return value
        tensor: Any = operations.detach(value)
        return tensor.requires_grad_(value.requires_grad)

    return tuple(map(apart, inputs))


def check_backward_validity(inputs: Any) -> None:
    """Warn where none of the inputs requires grad."""
    if not any(isinstance(argument, Tensor) and argument.requires_grad for argument in inputs):
        msg = "None of the inputs have requires_grad=True. Gradients will be None"
        warnings.warn(msg, stacklevel=2)


def get_device_states(*args: Any) -> tuple[list[int], list[Tensor]]:
    """The devices of tensors beside the CPU and the states of their random numbers: none."""
    del args
    return [], []


def set_device_states(devices: Any, states: Any, *, device_type: str | None = None) -> None:
    """Put the states of devices back, of which there are none."""
    del devices, states, device_type


class _RepeatableCall:
    """A call that can be made again.

    The function gets other tensors over the memory of its arguments, so that what it records ends at them.
    """

    others: list[Tensor]
    expected: list[Any]
    saved: list[_Saved]

    def __init__(
        self, function: Callable[..., Any], args: Any, kwargs: Any, contexts: Any, keeps_random: bool, compares: bool
    ) -> None:
        self.function, self.contexts, self.compares = function, contexts, compares
        self.random = get_rng_state() if keeps_random else None
        self.inputs = [
            element
            for element in (*args, *kwargs.values())
            if isinstance(element, Tensor) and element._edge is not None
        ]
        self.versions = [version_of(argument) for argument in self.inputs]
        self.stand_ins: list[Tensor] = []
        self.args = [self._stand_in(argument) for argument in args]
        self.kwargs = {name: self._stand_in(argument) for name, argument in kwargs.items()}
        self.region = Region.current()
        self.begin = next_sequence_nr()

    def _stand_in(self, value: Any) -> Any:
        if not isinstance(value, Tensor) or value._edge is None:
            return value
        result = operations.detach(value)
        result.requires_grad = True  # type: ignore[misc]
        self.stand_ins.append(result)
        return result

    def first(self) -> Any:
        """Call the function."""
        with SavedTensorsUnpacked(), self.contexts[0]:
            return self.function(*self.args, **self.kwargs)

    def gradients(self, inputs: Sequence[Tensor], grads: Sequence[Tensor | None], create_graph: bool) -> Any:
        """The gradients of the arguments, for which `inputs` stand, and of the others, from those of the results."""
        pairs = [(item, grad) for item, grad in zip(self.again(inputs), grads, strict=True) if grad is not None]
        outputs, arguments = tuple(item for item, _ in pairs), tuple(grad for _, grad in pairs)
        return run_backward(outputs, arguments, create_graph, create_graph, (*inputs, *self.others), False, True)

    def again(self, inputs: Sequence[Tensor]) -> list[Tensor]:
        """Call it again, recorded, with some tensors in the places of the stand-ins: its results that require grad."""
        for value, version in zip(self.inputs, self.versions, strict=True):
            if version_of(value) != version:
                msg = (
                    "checkpoint(): an argument was changed in place after the call, so the results cannot be computed "
                    "again; give the function a clone()"
                )
                raise ComputeError(msg)
        positions = dict(zip(map(id, self.stand_ins), inputs, strict=True))
        args = [positions.get(id(argument), argument) for argument in self.args]
        kwargs = {name: positions.get(id(argument), argument) for name, argument in self.kwargs.items()}
        begin = next_sequence_nr()
        now = None if self.random is None else get_rng_state()
        if self.random is not None:
            set_rng_state(self.random)
        try:
            with enable_grad(), self.region, SavedTensorsUnpacked(), self.contexts[1]:
                outputs = self.function(*args, **kwargs)
        finally:
            if now is not None:
                set_rng_state(now)
        recorded = [item for item in tensors_in(outputs) if item._edge is not None]
        metadata = [(item._sizes, item.dtype) for item in recorded]
        if len(metadata) != len(self.expected) or (self.compares and metadata != self.expected):
            msg = (
                f"checkpoint(): the function gave {_told(self.expected)} and, when it was called again for backward, "
                f"{_told(metadata)}; it must compute the same from the same arguments"
            )
            raise CheckpointError(msg)
        self.compare(_saved_by(_others(recorded, begin, list(inputs))[1]))
        return recorded

    def compare(self, saved: list[_Saved]) -> None:
        """CheckpointError if backward would get other tensors than those that the first call saved."""
        first, second = [[item for _, items in steps for item in items] for steps in (self.saved, saved)]
        if len(first) != len(second):
            msg = (
                f"checkpoint(): the function saved {len(first)} tensors for backward ({_told(first)}) and, when it was "
                f"called again, {len(second)} ({_told(second)}); it must compute the same from the same arguments"
            )
            raise CheckpointError(msg)
        if not self.compares or self.saved == saved:
            return
        nothing: _Saved = ("nothing", [])
        steps = itertools.zip_longest(self.saved, saved, fillvalue=nothing)
        before, now = next((before, now) for before, now in steps if before != now)
        msg = (
            f"checkpoint(): the function recorded {_step(before)} and, when it was called again for backward, "
            f"{_step(now)}; it must compute the same from the same arguments, or give determinism_check='none'"
        )
        raise CheckpointError(msg)


def _told(results: list[Any]) -> str:
    return ", ".join(f"{kind.name}{list(shape)}" for shape, kind in results) or "nothing that requires grad"


class _Segment(Function):
    """What stands in the graph for a call: it has the results, and computes their gradients by a call of its own."""

    @staticmethod
    def forward(ctx: Any, call: _RepeatableCall, outputs: list[Tensor], *_: Tensor) -> Any:
        """What was computed already."""
        ctx.call = call
        ctx.set_materialize_grads(False)
        return tuple(outputs)

    @staticmethod
    def backward(ctx: Any, *grads: Any, **_: Any) -> Any:
        """Compute again, and go on from there."""
        call: _RepeatableCall = ctx.call
        if not grad_enabled():
            return (None, None, *call.gradients(call.stand_ins, grads, False))
        # Gradients that are differentiated again are the results of a checkpoint as well.
        count = len(call.inputs)
        gradients = checkpoint(
            lambda *both: call.gradients(both[:count], both[count:], True), *call.inputs, *grads,
            preserve_rng_state=False,
        )  # fmt: skip
        return (None, None, *gradients)


_Saved = tuple[str, list[Any]]  # what a node is called, and shapes and dtypes of the tensors that it saved


def _step(saved: _Saved) -> str:
    name, tensors = saved
    return f"{name} of {_told(tensors)}" if tensors else name


def _saved_by(nodes: list[Node]) -> list[_Saved]:
    """What nodes saved, in the order in which they were recorded."""
    steps = []
    for node in sorted(nodes, key=lambda node: node.sequence_nr):
        slots = [slot for slot in getattr(type(node), "__slots__", ()) if slot.startswith("_raw_")]
        steps.append((node.name(), [kind for slot in slots for kind in _kinds_of(getattr(node, slot, None))]))
    return steps


def _kinds_of(raw: Any) -> list[Any]:
    """The shapes and dtypes of what a slot of a node holds: a tensor, an output, or a list of tensors."""
    if isinstance(raw, Tensor):
        return [(raw._sizes, raw.dtype)]
    if isinstance(raw, Packed):
        return [(raw.sizes, raw.dtype)]
    if not isinstance(raw, tuple) or not raw:
        return []
    if isinstance(raw[0], tuple):
        return [kind for item, _ in raw for kind in _kinds_of(item)]
    memory, dtype = raw[:2]
    return [(memory.sizes if isinstance(memory, Packed) else tuple(memory.shape), dtype)]


def _others(recorded: list[Tensor], begin: int, stand_ins: list[Tensor]) -> tuple[list[Tensor], list[Node]]:
    """A tensor for each place, other than the arguments, where what a call recorded ends; the nodes before.

    Those are parameters, and what the function has from elsewhere that was computed before.
    """
    producers = {id(item._edge[0]) for item in stand_ins}
    roots: list[Node] = [item._edge[0] for item in recorded]
    seen, stack = {id(node) for node in roots}, roots
    outside: dict[tuple[int, int], Tensor] = {}
    nodes = []
    while stack:
        node = stack.pop()
        if _is_end(node, begin):
            continue
        nodes.append(node)
        for edge in edges_of(node):
            if edge is None or id(edge[0]) in producers:
                continue
            if _is_end(edge[0], begin):
                key = id(edge[0]), edge[1]
                if key not in outside:
                    outside[key] = _at(edge[0], edge[1])
            elif id(edge[0]) not in seen:
                seen.add(id(edge[0]))
                stack.append(edge[0])
    for value in recorded:  # what was there before and is returned as it is
        node, number = value._edge
        if _is_end(node, begin) and id(node) not in producers:
            outside.setdefault((id(node), number), _at(node, number))
    return list(outside.values()), nodes


def _is_end(node: Node, begin: int) -> bool:
    return isinstance(node, AccumulateGrad) or node.sequence_nr < begin


def _at(node: Node, number: int) -> Tensor:
    """A tensor whose gradient is that of an output of a node."""
    if isinstance(node, AccumulateGrad) and node.variable is not None:
        return node.variable
    is_tuple = isinstance(node.dtype, tuple)
    shape, kind = (node.shape[number], node.dtype[number]) if is_tuple else (node.shape, node.dtype)
    result = make_tensor(np.broadcast_to(np.zeros((), kind.numpy), shape), kind)
    result._edge = (node, number)
    result._keys |= AUTOGRAD
    return result
