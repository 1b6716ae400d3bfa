"""Regions of mixed precision: operators cast their tensors as their entries say (``autocast`` in ops.yaml).

A region switches the key ``Autocast`` on in its thread, under which operators whose entries say something have a kernel
that casts. Operators that such an operator calls in its turn cast nothing.

A cast of a leaf that requires grad is kept until the outermost region ends, so that a weight that is used several times
is cast once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from runtime.autograd import operations
from runtime.dispatch.interposing import interpose, thread_keys
from runtime.dispatch.operator import PROGRAM, Kernel, Operator
from runtime.guards import grad_enabled
from runtime.tensor import Tensor, dtypes
from runtime.tensor.backends import BY_NAME, backend_of
from runtime.tensor.device import cpu
from runtime.tensor.dtypes import dtype
from runtime.tensor.keys import AUTOCAST
from runtime.thread_state import ThreadState

LOWER_DTYPES = (dtypes.bfloat16, dtypes.float16)
_CASTABLE = frozenset({dtypes.float32, *LOWER_DTYPES})


class _AutocastState(ThreadState):
    """What holds in a thread: whether, and to which dtype, operators cast now, how deep it is in regions, and casts.

    ``lower`` is None outside of regions, in those that are disabled, and while an operator computes that has cast;
    ``regions`` has the same of registered devices that cast, by their names, and ``dtypes`` what is set for them.
    """

    def __init__(self) -> None:
        self.lower: dtype | None = None
        self.dtype: dtype = dtypes.bfloat16
        self.regions: Mapping[str, dtype] = _NO_REGIONS
        self.dtypes: dict[str, dtype] = {}
        self.keeps = True
        self.depth = 0
        self.kept: dict[tuple[int, dtype], tuple[Tensor, Tensor]] = {}

    @property
    def is_on(self) -> bool:
        """Whether operators of some device cast."""
        return self.lower is not None or bool(self.regions)


_NO_REGIONS: Mapping[str, dtype] = {}
thread = _AutocastState()
_ALONE = "alone"


def casts(device: str = cpu.type) -> bool:
    """Whether operators of a type of device cast in this thread."""
    return thread.lower is not None if device == cpu.type else device in thread.regions


def dtype_of(device: str) -> dtype:
    """The lower precision of a type of device: on the CPU bfloat16 unless another was set, float16 elsewhere."""
    return thread.dtype if device == cpu.type else thread.dtypes.get(device, dtypes.float16)


def switch(enabled: bool, to: dtype, device: str = cpu.type) -> None:
    """Let operators of this thread cast, or not, and say to which dtype lower precision is."""
    before = thread.is_on
    if device == cpu.type:
        thread.dtype = to
        thread.lower = to if enabled else None
    else:
        thread.dtypes[device] = to
        other_regions = {name: lower for name, lower in thread.regions.items() if name != device}
        thread.regions = other_regions | {device: to} if enabled else other_regions
    _switch_key(before)


def _switch_key(before: bool) -> None:
    """Switch the key on or off where that has changed."""
    if thread.is_on and not before:
        thread_keys().switch_on(AUTOCAST)
    elif before and not thread.is_on:
        thread_keys().switch_off(AUTOCAST)


class Region:
    """Operators of this thread cast, or do not, within; a context manager.

    `devices` has, for each type of device, whether it casts and to which dtype.
    """

    __slots__ = ("before", "devices", "keeps")

    def __init__(self, devices: Mapping[str, tuple[bool, dtype]], keeps: bool) -> None:
        self.devices, self.keeps = dict(devices), keeps
        self.before: Region | None = None

    @classmethod
    def current(cls) -> Region:
        """What holds now, for a later time."""
        names = {cpu.type, *thread.dtypes}
        return cls({name: (casts(name), dtype_of(name)) for name in names}, thread.keeps)

    def _apply(self) -> None:
        for name, (enabled, to) in self.devices.items():
            switch(enabled, to, name)
        thread.keeps = self.keeps

    def __enter__(self) -> None:
        self.before = Region.current()
        for name in self.devices.keys() - self.before.devices.keys():
            self.before.devices[name] = (False, dtype_of(name))
        self._apply()
        thread.depth += 1

    def __exit__(self, *_: object) -> None:
        assert self.before is not None
        self.before._apply()
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


def _kernel_of(operator: Operator, remaining_keys: int) -> Kernel | None:
    """The kernel that casts, None where the entry of the operator does not say what."""
    word = _word_of(operator)
    if not word:
        return None
    program = operator.cast_inputs.get("cpu")
    if word == PROGRAM and program is None:
        return None
    choose = _CHOICES[word] if program is None else lambda _, __: program

    def call(*arguments: Any) -> Any:
        before, regions, kernel = thread.lower, thread.regions, operator.lookup(remaining_keys)
        lower = _lower_of(arguments) if BY_NAME else before
        if lower is None:
            return kernel(*arguments)
        to = choose(lower, arguments)
        thread.lower, thread.regions = None, _NO_REGIONS
        try:
            return kernel(*arguments) if to is None else kernel(*[_cast(argument, to) for argument in arguments])
        finally:
            thread.lower, thread.regions = before, regions

    return call


def _tensors(arguments: Iterable[Any]) -> Iterable[Tensor]:
    for argument in arguments:
        if isinstance(argument, Tensor):
            yield argument
        elif isinstance(argument, (tuple, list)):
            yield from (item for item in argument if isinstance(item, Tensor))


def _lower_of(arguments: Iterable[Any]) -> dtype | None:
    """The lower precision of the device on which a call computes; None where that does not cast."""
    for tensor in _tensors(arguments):
        backend = backend_of(tensor._keys)
        if backend is not None:
            return thread.regions.get(backend.name)
    return thread.lower


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
