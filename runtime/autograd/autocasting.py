"""Regions of mixed precision: operators cast their tensors as their entries say (``autocast`` in ops.yaml).

A region switches the key ``Autocast`` on in its thread, under which operators whose entries say something have a kernel
that casts. Operators that such an operator calls in its turn cast nothing.

A cast of a leaf that requires grad is kept until the outermost region ends, so that a weight that is used several times
is cast once.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import Any

from runtime.autograd import operations
from runtime.dispatch.interposing import interpose, thread_keys
from runtime.dispatch.operator import PROGRAM, Kernel, Operator
from runtime.guards import grad_enabled
from runtime.tensor import Tensor, dtypes
from runtime.tensor.dtypes import dtype
from runtime.tensor.keys import AUTOCAST

LOWER_DTYPES = (dtypes.bfloat16, dtypes.float16)
_CASTABLE = frozenset({dtypes.float32, *LOWER_DTYPES})


class _AutocastState(threading.local):
    """What holds in a thread: whether, and to which dtype, operators cast now, how deep it is in regions, and casts.

    ``lower`` is None outside of regions, in those that are disabled, and while an operator computes that has cast.
    """

    def __init__(self) -> None:
        self.lower: dtype | None = None
        self.dtype: dtype = dtypes.bfloat16
        self.keeps = True
        self.depth = 0
        self.kept: dict[tuple[int, dtype], tuple[Tensor, Tensor]] = {}


thread = _AutocastState()
_ALONE = "alone"


def casts() -> bool:
    """Whether operators cast in this thread."""
    return thread.lower is not None


def switch(enabled: bool, to: dtype) -> None:
    """Let operators of this thread cast, or not, and say to which dtype lower precision is."""
    before = thread.lower is not None
    thread.dtype = to
    thread.lower = to if enabled else None
    if enabled and not before:
        thread_keys().switch_on(AUTOCAST)
    elif before and not enabled:
        thread_keys().switch_off(AUTOCAST)


class Region:
    """Operators of this thread cast, or do not, within; a context manager."""

    __slots__ = ("before", "enabled", "keeps", "lower")

    def __init__(self, enabled: bool, to: dtype, keeps: bool) -> None:
        self.enabled, self.lower, self.keeps = enabled, to, keeps
        self.before = (enabled, to, keeps)

    @classmethod
    def current(cls) -> Region:
        """What holds now, for a later time."""
        return cls(casts(), thread.dtype, thread.keeps)

    def __enter__(self) -> None:
        self.before = (casts(), thread.dtype, thread.keeps)
        switch(self.enabled, self.lower)
        thread.keeps = self.keeps
        thread.depth += 1

    def __exit__(self, *_: object) -> None:
        enabled, to, thread.keeps = self.before
        switch(enabled, to)
        thread.depth -= 1
        if thread.depth == 0:
            forget()


def forget() -> None:
    """Drop the casts that are kept in this thread."""
    thread.kept.clear()


def _word_of(operator: Operator) -> str:
    """What an operator does in regions; a form of one that casts is left alone, with all that it calls."""
    owner = operator.functional
    return operator.autocast if owner is None else _ALONE if owner.autocast else ""


def _kernel_of(operator: Operator, rest: int) -> Kernel | None:
    """The kernel that casts, None where the entry of the operator does not say what."""
    word = _word_of(operator)
    if not word:
        return None
    program = operator.cast_inputs.get("cpu")
    if word == PROGRAM and program is None:
        return None
    choose = _CHOICES[word] if program is None else lambda _, __: program

    def call(*arguments: Any) -> Any:
        lower, kernel = thread.lower, operator.lookup(rest)
        if lower is None:
            return kernel(*arguments)
        to = choose(lower, arguments)
        thread.lower = None
        try:
            return kernel(*arguments) if to is None else kernel(*[_cast(argument, to) for argument in arguments])
        finally:
            thread.lower = lower

    return call


def _tensors(arguments: Iterable[Any]) -> Iterable[Tensor]:
    for argument in arguments:
        if isinstance(argument, Tensor):
            yield argument
        elif isinstance(argument, (tuple, list)):
            yield from (item for item in argument if isinstance(item, Tensor))


def _widest(lower: dtype, arguments: Iterable[Any]) -> dtype:
    """The lower precision where all that can be cast have it."""
    return dtypes.float32 if any(tensor.dtype is not lower for tensor in _castable(arguments)) else lower


def _castable(arguments: Iterable[Any]) -> Iterable[Tensor]:
    return (tensor for tensor in _tensors(arguments) if tensor.dtype in _CASTABLE)


_CHOICES: dict[str, Callable[[dtype, Iterable[Any]], dtype | None]] = {
    _ALONE: lambda _, __: None,
    "lower": lambda lower, _: lower,
    "float32": lambda _, __: dtypes.float32,
    "promote": _widest,
}


def _cast(value: Any, to: dtype) -> Any:
    """An argument, or each of a list, in another dtype; what cannot be cast stays what it is."""
    if isinstance(value, Tensor):
        return value if value.dtype is to or value.dtype not in _CASTABLE else _as_dtype(value, to)
    if isinstance(value, (tuple, list)) and any(isinstance(item, Tensor) for item in value):
        return type(value)(_cast(item, to) for item in value)
    return value


def _as_dtype(value: Tensor, to: dtype) -> Tensor:
    is_weight = value.dtype is dtypes.float32 and value.requires_grad and value.is_leaf  # type: ignore[attr-defined]
    if not (is_weight and thread.keeps and thread.depth and grad_enabled()):
        return operations.to_dtype(value, to)
    cached = thread.kept.get((id(value), to))
    if cached is None:
        cached = thread.kept[id(value), to] = (value, operations.to_dtype(value, to))
    return cached[1]


interpose(AUTOCAST, _kernel_of)
