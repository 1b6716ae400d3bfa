"""Sparse tensors on other devices: their indices and values lie there, and kernels compute with copies on the CPU.

Kernels of sparse layouts read indices as arrays, so that those of a registered backend fall back to the CPU as whole
calls, under its policy (:mod:`runtime.devices.fallback`). What reads no elements itself, such as the values of a
tensor, says so by :func:`anywhere` and is called on the device. A sparse tensor on the device meta stores nothing.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from runtime.devices.fallback import FallbackUse, note_fallback
from runtime.dispatch import schemas
from runtime.dispatch.argument_keys import keyset_of
from runtime.dispatch.devices import device_of
from runtime.dispatch.functions import Functions
from runtime.dispatch.operator import Kernel, Operator
from runtime.dispatch.placement import check, tensors_in
from runtime.tensor import Tensor, bump_version, keys
from runtime.tensor.backends import BY_NAME
from runtime.tensor.compressed import compressed_of, is_compressed, make_compressed
from runtime.tensor.coordinates import coordinates_of, has_sparse_layout, make_sparse
from runtime.tensor.device import SparseLayout, cpu, device, thread
from runtime.tensor.memory import memory_of, set_memory

Function = TypeVar("Function", bound=Callable[..., Any])
F = Functions()


def anywhere(function: Function) -> Function:
    """A decorator of a kernel that reads no elements itself, and serves sparse tensors on any device."""
    function.is_anywhere = True  # type: ignore[attr-defined]
    return function


def moved(self: Tensor, target: device, non_blocking: bool) -> Tensor:
    """A copy on another device; on meta it stores nothing."""
    source: Any = F.zeros_like(self) if target.type == "meta" else self
    if is_compressed(source):
        memory = compressed_of(source, "to")
        begins, plain, values = (F._to_device(part, target, non_blocking) for part in memory.parts().values())
        return make_compressed(memory.layout, begins, plain, values, self._sizes)
    stored = coordinates_of(source, "to")
    indices, values = (F._to_device(part, target, non_blocking) for part in (stored.indices, stored.values))
    return make_sparse(indices, values, self._sizes, is_coalesced=stored.is_coalesced)


def brought(arguments: Sequence[Any], where: device) -> list[Any]:
    """Arguments whose tensors, those of lists included, lie on a device; gradients go through the copies."""
    return [_brought(item, where) for item in arguments]


def _brought(item: Any, where: device) -> Any:
    if isinstance(item, Tensor):
        is_there = item.device.type == where.type and where.index in {None, item.device.index}
        return item if is_there else F._to_device(item, where, False)
    if isinstance(item, (tuple, list)) and any(True for _ in tensors_in(item)):
        return type(item)([_brought(part, where) for part in item])
    return item


def device_asked(arguments: Sequence[Any]) -> device | None:
    """The device that an argument names."""
    return next((item for item in arguments if isinstance(item, device)), None)


def placed(kernel: Kernel) -> Kernel:
    """A kernel of tensors on the CPU, or of none, whose result comes to the device that an argument names."""

    def on_device(*arguments: Any) -> Any:
        where = device_asked(arguments)
        if where is None and thread.defaults and not keyset_of(arguments):
            where = thread.defaults[-1]
        if where is None:
            return kernel(*arguments)
        with cpu:
            result = kernel(*[None if isinstance(item, device) else item for item in arguments])
        return _brought(result, where)

    return on_device


def beside(kernel: Kernel) -> Kernel:
    """A kernel of tensors on the CPU, where what it makes besides lies as well if a program has another default."""

    @functools.wraps(kernel)  # whose marks it has
    def on_default(*arguments: Any) -> Any:
        if thread.defaults and thread.defaults[-1] is not cpu:
            with cpu:
                return kernel(*arguments)
        return kernel(*arguments)

    return on_default


def by_copies(operator: Operator, *, is_recorded: bool) -> Kernel:
    """The kernel of an operator for sparse tensors on other devices; recorded, gradients go through what it calls."""
    declared = schemas.arguments_of(operator.schema)
    written = [position for position, argument in enumerate(declared) if argument.is_written]

    def on_cpu(*arguments: Any) -> Any:
        check(operator.name, declared, arguments)
        where = device_asked(arguments) or device_of(arguments) or cpu
        uses = note_fallback(operator.name, where.type) if where.type in BY_NAME else []
        values: list[Any] = [cpu if isinstance(item, device) else item for item in brought(arguments, cpu)]
        keyset = keyset_of(values) | keys.CPU
        for layout in (item for item in arguments if isinstance(item, SparseLayout)):
            keyset |= layout._keys
        with cpu:  # whatever the kernel makes besides
            result = operator[keyset if is_recorded else keyset & keys.BELOW_AUTOGRAD](*values)
        for position in written:
            _write_back(arguments[position], values[position])
        _count(uses, values, result)
        if written and result is values[written[0]]:
            return arguments[written[0]]
        return _brought(result, where)

    return on_cpu


def _count(uses: list[FallbackUse], values: Sequence[Any], result: Any) -> None:
    """Count the bytes of the copies of a call."""
    for use in uses:
        use.bytes_to_cpu += sum(map(_nbytes, tensors_in(values)))
        use.bytes_to_device += sum(map(_nbytes, tensors_in((result,))))


def _nbytes(tensor: Tensor) -> int:
    return memory_of(tensor).memory.nbytes() if has_sparse_layout(tensor) else tensor.nbytes


def _write_back(target: Tensor, copy: Tensor) -> None:
    """Bring what was written into the copy of a tensor to it, and to what shares its memory."""
    if not has_sparse_layout(target):
        F.copy_(target, copy)
        return
    result = F._to_device(copy, target.device, False)
    source, memory = memory_of(result).memory, memory_of(target).memory
    if result._sizes == target._sizes and result.layout is target.layout:
        memory.share_with(source, source.values)
    else:
        set_memory(target, memory_of(result))
    bump_version(target)
