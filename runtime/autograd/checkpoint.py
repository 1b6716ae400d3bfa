"""Checkpoints: parts of a program whose intermediate results are not kept, but computed again by backward.

T. Chen, B. Xu, C. Zhang and C. Guestrin, "Training deep nets with sublinear memory cost", arXiv 1604.06174.
"""

from __future__ import annotations

import contextlib
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from runtime.autograd import operations
from runtime.autograd.autocasting import Region
from runtime.autograd.engine import run_backward
from runtime.autograd.function import Function
from runtime.autograd.passes import running_pass
from runtime.autograd.recomputation import CheckpointError, RepeatableCall, Settings, random_numbers_from
from runtime.autograd.selective import (
    SAC_IGNORED_OPS,
    CheckpointPolicy,
    SelectiveCheckpointContext,
    create_selective_checkpoint_contexts,
)  # fmt: skip
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.guards import enable_grad, grad_enabled
from runtime.kernels.random.operator import get_rng_state
from runtime.tensor import Tensor

__all__ = [
    "SAC_IGNORED_OPS", "CheckpointError", "CheckpointPolicy", "SelectiveCheckpointContext", "check_backward_validity",
    "checkpoint", "checkpoint_sequential", "create_selective_checkpoint_contexts", "detach_variable",
    "get_device_states", "noop_context_fn", "set_checkpoint_debug_enabled", "set_checkpoint_early_stop",
    "set_device_states",
]  # fmt: skip


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

    The second call ends when it has saved as many tensors as the first one, unless `early_stop` is False, or
    :func:`set_checkpoint_early_stop` says otherwise. CheckpointError if it saves another number of tensors than the
    first one did; unless ``determinism_check="none"``, also if the operators that save them, shapes or dtypes differ.
    With `debug` the error lists what both calls saved, and where.

    Hooks of ``autograd.graph.saved_tensors_hooks`` around the call get the arguments, and not the intermediate tensors,
    which are not saved; hooks that `function` enters get the tensors that it saves, in both calls. So checkpoints nest.

    With ``use_reentrant=True`` the first call is not recorded: backward records the second one and runs a backward pass
    of its own through it, which accumulates. Gradients then need an argument that requires grad, and ``backward()``
    without `inputs`; RuntimeError for ``autograd.grad``. ValueError for keyword arguments of the function, and for
    `context_fn`, `determinism_check` and `debug`. None, the default, is False.
    """
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
    if use_reentrant:
        return _Reentrant.apply(function, preserve_rng_state, *args)
    contexts = context_fn() if context_fn is not None else noop_context_fn()
    if not grad_enabled():
        with contexts[0]:
            return function(*args, **kwargs)
    settings = Settings(
        preserve_rng_state, determinism_check == "default",
        early_stop if _settings.early_stop is None else _settings.early_stop,
        debug if _settings.debug is None else _settings.debug,
    )  # fmt: skip
    return RepeatableCall(function, args, kwargs, contexts, settings).first(args, kwargs)


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


class _Overrides:
    """What programs set for all checkpoints of the process, None where each says it for itself."""

    early_stop: bool | None = None
    debug: bool | None = None


_settings = _Overrides()


@contextlib.contextmanager
def set_checkpoint_early_stop(enable: bool) -> Iterator[None]:
    """Inside, checkpoints are made with ``early_stop=enable``, whatever their argument says."""
    before, _settings.early_stop = _settings.early_stop, enable
    try:
        yield
    finally:
        _settings.early_stop = before


@contextlib.contextmanager
def set_checkpoint_debug_enabled(enabled: bool | None) -> Iterator[None]:
    """Inside, checkpoints are made with ``debug=enabled``, whatever their argument says, unless this is None."""
    before, _settings.debug = _settings.debug, enabled
    try:
        yield
    finally:
        _settings.debug = before


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


class _Reentrant(Function):
    """A call that is not recorded, and recorded by backward, which runs a pass of its own through it."""

    @staticmethod
    def forward(ctx: Any, function: Callable[..., Any], keeps_random: bool, *args: Any) -> Any:
        """The call; the arguments are saved."""
        check_backward_validity(args)
        ctx.function, ctx.region = function, Region.current()
        ctx.random = get_rng_state() if keeps_random else None
        ctx.plain = [None if isinstance(argument, Tensor) else argument for argument in args]
        ctx.positions = [at for at, argument in enumerate(args) if isinstance(argument, Tensor)]
        ctx.save_for_backward(*(args[at] for at in ctx.positions))
        return function(*args)

    @staticmethod
    def backward(ctx: Any, *grads: Any, **_: Any) -> Any:
        """The gradients of the arguments; those of other tensors are accumulated."""
        run = running_pass()
        if run is not None and run.captures is not None:
            msg = (
                "When use_reentrant=True, torch.utils.checkpoint is incompatible with .grad() or passing `inputs` to "
                "backward(); use False, or call backward() without inputs"
            )
            raise ComputeError(msg)
        args: list[Any] = list(ctx.plain)
        for at, tensor in zip(ctx.positions, ctx.saved_tensors, strict=True):
            args[at] = tensor
        args = list(detach_variable(tuple(args)))
        with random_numbers_from(ctx.random), enable_grad(), ctx.region:
            outputs = ctx.function(*args)
        results = tuple(outputs) if isinstance(outputs, (tuple, list)) else (outputs,)
        pairs = [
            (result, grad) for result, grad in zip(results, grads, strict=True)
            if isinstance(result, Tensor) and result._edge is not None
        ]  # fmt: skip
        if not pairs:
            msg = "none of output has requires_grad=True, this checkpoint() is not necessary"
            raise ComputeError(msg)
        run_backward([result for result, _ in pairs], [grad for _, grad in pairs], None, False)
        return (None, None, *(args[at].grad if at in ctx.positions else None for at in range(len(args))))
