"""Select the backend of a call that names a device, and the device of tensors created by a composite.

An operator with an argument `device` is served by the backend of the device that is asked for; its tensors are brought
there first. Where no device is named it is that of the tensors, and of those that have none the default of the thread.
What a composite, a formula or a tangent makes besides lies where its arguments do.

Tables ask this module once a program uses a device other than the CPU.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from runtime.dispatch import registry, schemas
from runtime.dispatch.argument_keys import keyset_of
from runtime.dispatch.conversions import PINNED
from runtime.dispatch.functions import Functions
from runtime.dispatch.operator import SELECTORS, Kernel, Operator
from runtime.dispatch.placement import on_one_device
from runtime.errors import ComputeError
from runtime.tensor import Tensor, keys
from runtime.tensor.backends import BY_KEY, backend_of
from runtime.tensor.device import cpu, device, thread
from runtime.tensor.pinned import pinned_if

_F = Functions()
Copy = Callable[[Operator, Tensor, device], Tensor]
_COPIES: dict[tuple[str, str], Copy] = {}  # by the types of the device where a tensor lies and of the one it comes to
_ANY = ""
_DEVICES = ("Device", "Device?")  # what a schema calls the type of an argument `device`
_LOWEST = keys.BACKENDS | keys.FUNCTIONALITY | keys.MODIFIERS  # keys of calls that nobody takes over whole


def copies_between(source: str, target: str, copy: Copy) -> None:
    """Let tensors come from devices of a type to those of another by ``copy(operator, tensor, device)``.

    The source "" stands for those that have no entry. Tables look at devices from then on.
    """
    _COPIES[source, target] = copy
    if _selected not in SELECTORS:
        SELECTORS.append(_selected)
        for operator in registry.operators():
            if any(word in operator.schema for word in (" device", "Generator")) or "Tensor " not in operator.schema:
                operator.clear()


def no_copies(kind: str) -> None:
    """Forget how tensors come to devices of a type, and from there."""
    for pair in [pair for pair in _COPIES if kind in pair]:
        del _COPIES[pair]


def _selected(operator: Operator, keyset: int, kernel: Kernel, composed: bool) -> Kernel:
    """What a table holds in the place of a kernel."""
    if keyset & keys.BATCHED and schemas.is_view(operator.schema):
        return _with_samples_brought(operator, kernel)
    if keyset & ~(_LOWEST | keys.TORCH_DISPATCH) or (keyset & keys.TORCH_DISPATCH and not composed):
        return kernel
    if keyset & keys.BACKENDS & ~keys.CPU and (composed or keyset & keys.FORWARD_AD):
        kernel = beside_arguments(kernel)
    elif composed and keyset & keys.CPU:
        kernel = _beside_arguments_on_cpu(kernel)
    declared = schemas.arguments_of(operator.schema)
    if not composed and not keyset & keys.FUNCTIONALITY and backend_of(keyset) is not None:
        kernel = on_one_device(operator, kernel)
    index = _position_of_device(declared)
    if (position := next((i for i, item in enumerate(declared) if item.type == "Generator?"), 0)):
        kernel = _drawing(operator, keys.highest(keyset & keys.BACKENDS), kernel, position)
    if (position := next((i for i, item in enumerate(declared) if item.name == PINNED), 0)):
        kernel = _pinning(kernel, position)
    if index is not None:
        return _by_device(operator, keyset, kernel, index, composed=composed)
    takes_tensors = any("Tensor" in argument.type for argument in declared)
    return kernel if takes_tensors else _by_default(operator, keyset, kernel)


def _position_of_device(declared: Sequence[schemas.Argument]) -> int | None:
    """Where a call says on which device its result lies; None where it does not."""
    return next((i for i, item in enumerate(declared) if item.name == "device" and item.type in _DEVICES), None)


def _drawing(operator: Operator, key: int, kernel: Kernel, position: int) -> Kernel:
    """A kernel that rejects a generator of another type of device than that of its backend."""
    expected = next((name for name, word in keys.OF_DEVICES.items() if word == keys.name_of(key)), "")

    def drawing(*arguments: Any) -> Any:
        generator = arguments[position]
        if generator is None or generator.device is None or not key & (keys.CPU | sum(BY_KEY)):
            return kernel(*arguments)
        if generator.device.type != expected:
            msg = (
                f"{operator.name}: expected a generator of the device {expected!r}, got one of "
                f"{generator.device.type!r}: make it by Generator(device={expected!r})"
            )
            raise ComputeError(msg)
        return kernel(*arguments[:position], generator.checked(), *arguments[position + 1 :])

    return drawing


def _pinning(kernel: Kernel, position: int) -> Kernel:
    """A kernel whose results lie in pinned memory where the argument at a position says so."""

    def pinning(*arguments: Any) -> Any:
        return pinned_if(arguments[position], kernel(*arguments))

    return pinning


def _with_samples_brought(operator: Operator, kernel: Kernel) -> Kernel:
    """A kernel for batches, whose samples are brought to the device that a call such as ``x.to(device)`` names."""
    index = _position_of_device(schemas.arguments_of(operator.schema))
    if index is None:
        return kernel

    def brought(*arguments: Any) -> Any:
        where = arguments[index]
        return kernel(*arguments if where is None else [_brought(operator, item, where) for item in arguments])

    return brought


def beside_arguments(kernel: Kernel) -> Kernel:
    """A kernel whose new tensors lie where its arguments do, if no device is named."""

    def beside(*arguments: Any) -> Any:
        where = device_of(arguments)
        if where is None:
            return kernel(*arguments)
        with _as_default(where):
            return kernel(*arguments)

    return beside


def _beside_arguments_on_cpu(kernel: Kernel) -> Kernel:
    """The same for arguments on the CPU, where a program has another default for what it makes itself."""

    def beside(*arguments: Any) -> Any:
        if thread.defaults and thread.defaults[-1] is not cpu and keyset_of(arguments):
            with cpu:
                return kernel(*arguments)
        return kernel(*arguments)

    return beside


def _as_default(where: device) -> AbstractContextManager[object]:
    """Makes new tensors on a device; those of a backend that only has kernels are its own affair."""
    return where if where.is_available else nullcontext()


def device_of(arguments: Sequence[Any]) -> device | None:
    """The device of the first tensor that does not lie on the CPU, those of lists included; None without one."""
    for argument in arguments:
        if isinstance(argument, Tensor):
            if not argument._keys & keys.CPU:
                return argument.device
        elif isinstance(argument, (tuple, list)):
            where = device_of(argument)
            if where is not None:
                return where
    return None


def _by_device(operator: Operator, keyset: int, kernel: Kernel, index: int, *, composed: bool) -> Kernel:
    """A kernel that goes on with the backend of the device that is asked for, where that is another.

    A composite may read elements of tensors on the CPU, so it is called with them, and what it gives is brought there.
    """
    reads = composed and not schemas.is_view(operator.schema)
    bring = _brought_by_operator if keyset & keys.TORCH_DISPATCH else _brought
    computes, highest = not keyset & keys.TORCH_DISPATCH, keys.highest(keyset & keys.BACKENDS)

    def by_device(*arguments: Any) -> Any:
        where = arguments[index]
        if where is None and thread.defaults:
            where = device_of(arguments)
            if where is not None and computes and _key_of(where) != highest:
                return kernel(*arguments)  # a backend that is none of a device, as that of parameters without a shape
            where = where or (cpu if keyset_of(arguments) else thread.defaults[-1])
        if where is None:
            return kernel(*arguments)
        key = _key_of(where)
        if key == highest:
            if key in BY_KEY or keyset & keys.TORCH_DISPATCH:  # another device of the same type
                arguments = tuple([bring(operator, argument, where) for argument in arguments])
            with _as_default(where):
                return kernel(*arguments)
        if reads and keyset_of(arguments) and not keyset & keys.OTHER_BACKENDS:
            with cpu:
                return bring(operator, kernel(*arguments[:index], where, *arguments[index + 1 :]), where)
        values = [bring(operator, argument, where) for argument in arguments]
        values[index] = where
        return operator.lookup(keyset_of(values) & ~keys.BACKENDS | key | keyset & keys.OF_THREADS)(*values)

    return by_device


def _by_default(operator: Operator, keyset: int, kernel: Kernel) -> Kernel:
    """A kernel of what takes no tensor and no device, which goes on with the backend of the default device."""

    def by_default(*arguments: Any) -> Any:
        key = _key_of(thread.defaults[-1]) if thread.defaults else keys.CPU
        if key == keys.highest(keyset & keys.BACKENDS):
            return kernel(*arguments)
        return operator.lookup(keyset & ~keys.BACKENDS | key)(*arguments)

    return by_default


def _key_of(where: device) -> int:
    """The key of the backend of a device."""
    key = keys.key_named(keys.OF_DEVICES[where.type])
    assert isinstance(key, int)
    return key


def _brought(operator: Operator, argument: Any, where: device) -> Any:
    """An argument with its tensors on a device."""
    if isinstance(argument, Tensor):
        kind = where.type
        copy = _COPIES.get((argument.device.type, kind)) or _COPIES.get((_ANY, kind))
        return argument if copy is None else copy(operator, argument, where)
    if isinstance(argument, (tuple, list)) and any(isinstance(item, Tensor) for item in argument):
        return tuple([_brought(operator, item, where) for item in argument])
    return argument


def _brought_by_operator(operator: Operator, argument: Any, where: device) -> Any:
    """The same by an operator, which a mode or the class of the tensor has."""
    if isinstance(argument, Tensor):
        position = argument.device
        is_there = position.type == where.type and where.index in {None, position.index}
        return argument if is_there else _F._to_device(argument, where, False)
    if isinstance(argument, (tuple, list)) and any(isinstance(item, Tensor) for item in argument):
        return tuple([_brought_by_operator(operator, item, where) for item in argument])
    return argument
