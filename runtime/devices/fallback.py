"""The CPU fallback of a registered backend: copies arguments to the CPU, runs the operator, copies the results back.

Tensors that share a storage are copied once, so that what they share stays shared: what is written comes back as it
was written, and a result that views an argument views it on the device. :func:`policy` says whether that may happen
(``with ow.devices.fallback("error"):``), :func:`table` what did.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self, TypeVar

import numpy as np

from runtime import callers
from runtime.dispatch import registry, schemas
from runtime.dispatch.functions import Functions
from runtime.dispatch.operator import Kernel, Operator
from runtime.dispatch.placement import tensors_in
from runtime.errors import ArgumentValueError, UnsupportedError
from runtime.kernels.view.operator import view_at
from runtime.tensor import Tensor, bump_version, make_alias, make_tensor
from runtime.tensor.backends import Array, DeviceBackend, array_in, backend_of, span
from runtime.tensor.device import cpu, device
from runtime.tensor.geometry import Geometry
from runtime.tensor.keys import CPU
from runtime.tensor.memory import memory_of, set_memory
from runtime.tensor.storage import Storage, address, owner_of
from runtime.thread_state import ThreadState

Row = TypeVar("Row")

F = Functions()
MODES = ("allow", "warn", "error", "count")


@dataclass(slots=True)
class FallbackUse:
    """How often an operator fell back to the CPU, and how many bytes were copied for it."""

    calls: int = 0
    bytes_to_cpu: int = 0
    bytes_to_device: int = 0


class _Policies(ThreadState):
    """What holds in a thread, the innermost last."""

    def __init__(self) -> None:
        self.entered: list[fallback] = []


_policies = _Policies()


class fallback:  # noqa: N801 - a context manager, as PyTorch names them
    """``with fallback(mode):`` says what happens where a backend has no kernel for an operator.

    ``"allow"``, which holds outside of such blocks: it runs on the CPU. ``"warn"``: and a warning says so, once an
    operator. ``"error"``: NotImplementedError. ``"count"``: it runs on the CPU, and is counted; the value of the
    ``with`` statement has the counts in ``operators``, and prints as a table of them. ValueError for another mode.
    """

    def __init__(self, mode: str) -> None:
        if mode not in MODES:
            msg = f"fallback(): expected one of {', '.join(MODES)}, got {mode!r}"
            raise ArgumentValueError(msg)
        self.mode = mode
        self.operators: dict[str, FallbackUse] = {}

    def __enter__(self) -> Self:
        _policies.entered.append(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _policies.entered.remove(self)

    def table(self) -> str:
        """A line an operator that fell back, those that moved most bytes first."""
        rows = sorted(self.operators.items(), key=lambda item: -item[1].bytes_to_cpu - item[1].bytes_to_device)
        width = max([len("operator"), *(len(name) for name, _ in rows)])
        lines = [f"{'operator':<{width}}  {'calls':>8}  {'bytes to cpu':>14}  {'bytes to device':>15}"]
        lines += [
            f"{name:<{width}}  {use.calls:>8}  {use.bytes_to_cpu:>14}  {use.bytes_to_device:>15}" for name, use in rows
        ]
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.table()


def note_fallback(operator: str, backend: str) -> list[FallbackUse]:
    """Where a call of an operator is counted; a warning or an error where the innermost mode says so."""
    mode = _policies.entered[-1].mode if _policies.entered else "allow"
    text = f"{operator} has no kernel for the backend {backend}"
    if mode == "error":
        msg = f"{text}, and fallback('error') forbids the CPU's; register one with Library.impl({operator!r}, function)"
        raise UnsupportedError(msg)
    if mode == "warn":
        callers.warn_once(f"{text} and runs on the CPU, with copies there and back")
    uses = [item.operators.setdefault(operator, FallbackUse()) for item in _policies.entered if item.mode == "count"]
    for use in uses:
        use.calls += 1
    return uses


@dataclass(slots=True)
class _HostCopy:
    """The bytes of a storage that some tensors lie in, copied to main memory; `low` is the first of them."""

    storage: Storage
    low: int
    high: int
    buffer: Array


class _Call:
    """The arguments of one call in main memory."""

    def __init__(self, backend: DeviceBackend, arguments: Sequence[Any]) -> None:
        self.backend = backend
        self.copies: dict[int, tuple[Tensor, Tensor]] = {}  # by id, a tensor of the backend and its copy
        self.hosts: dict[int, _HostCopy] = {}  # by the id of a storage
        self.bytes_to_cpu = self.bytes_to_device = 0
        tensors = [tensor for tensor in tensors_in(arguments) if backend_of(tensor._keys) is backend]
        self.where = tensors[0].device if tensors else None
        for tensor in tensors:
            self._reserve(tensor)
        for host in self.hosts.values():
            host.buffer = backend.read_bytes(host.storage, host.low, host.high)
            self.bytes_to_cpu += host.high - host.low
        self.arguments = [self._on_cpu(argument) for argument in arguments]

    def _reserve(self, tensor: Tensor) -> None:
        look = memory_of(tensor)
        low, high = span(look, tensor.dtype.itemsize)
        host = self.hosts.get(id(look.memory))
        if host is None:
            self.hosts[id(look.memory)] = _HostCopy(look.memory, low, high, np.empty(0, np.uint8))
        elif low < high:
            host.low, host.high = min(low, host.low), max(high, host.high)

    def _on_cpu(self, argument: Any) -> Any:
        if isinstance(argument, Tensor):
            return self._copy_of(argument) if backend_of(argument._keys) is self.backend else argument
        if isinstance(argument, device):
            self.where = argument if argument.type == self.backend.name else None
            return cpu
        if isinstance(argument, (tuple, list)):
            return type(argument)(self._on_cpu(item) for item in argument)
        return argument

    def _copy_of(self, tensor: Tensor) -> Tensor:
        if id(tensor) not in self.copies:
            look = memory_of(tensor)
            host = self.hosts[id(look.memory)]
            array = array_in(host.buffer, look, tensor.dtype, host.low)
            self.copies[id(tensor)] = tensor, make_tensor(array, tensor.dtype)
        return self.copies[id(tensor)][1]

    def write_back(self, tensors: Sequence[Tensor]) -> None:
        """Bring what was written into the copies of some tensors to these."""
        written: dict[int, _HostCopy] = {}
        for tensor in tensors:
            if id(tensor) not in self.copies:
                continue
            copy, look = self.copies[id(tensor)][1], memory_of(tensor)
            host = self.hosts[id(look.memory)]
            seen = self._seen(memory_of(copy), host)
            if seen is not None:
                written[id(look.memory)] = host
            if seen != look and (copy.numel() or copy._sizes != look.sizes):
                set_memory(tensor, seen or self._moved(copy, look.device))
            bump_version(tensor)
        for host in written.values():
            self.backend.write_bytes(host.storage, host.low, host.buffer)
            self.bytes_to_device += host.buffer.nbytes

    def _seen(self, array: Array, host: _HostCopy) -> Geometry | None:
        """The place in a storage of an array that lies in its copy; None for one that does not."""
        if not array.size or owner_of(array) is not host.buffer:
            return None
        item, where = array.itemsize, host.storage.device
        offset = host.low + address(array) - address(host.buffer)
        strides = tuple([step // item for step in array.strides])
        return Geometry(host.storage, array.shape, strides, offset // item, where, self.backend.key)

    def _moved(self, copy: Tensor, where: device | None) -> Geometry:
        self.bytes_to_device += copy.nbytes
        return self.backend.from_array(memory_of(copy), copy.dtype, self.backend.device_at(where))

    def on_device(self, result: Any, *, is_view: bool) -> Any:
        """A result on the backend: the argument of which it is the copy, a view of it, or a copy of the elements."""
        if isinstance(result, Tensor):
            return self._result(result, is_view=is_view)
        if isinstance(result, tuple) and hasattr(result, "_fields"):
            return type(result)(*[self.on_device(item, is_view=is_view) for item in result])
        if isinstance(result, (tuple, list)):
            return type(result)(self.on_device(item, is_view=is_view) for item in result)
        return result

    def _result(self, result: Tensor, *, is_view: bool) -> Tensor:
        for tensor, copy in self.copies.values():
            if copy is result:
                return tensor
        if isinstance(memory_of(result), Geometry):  # of a sparse tensor: its indices and values are copied
            self.bytes_to_device += memory_of(result).memory.nbytes()
            return F._to_device(result, self.backend.device_at(self.where), False)  # type: ignore[no-any-return]
        for tensor, _ in self.copies.values():
            look = self._seen(memory_of(result), self.hosts[id(memory_of(tensor).memory)])
            if look is not None:
                return view_at(tensor, look, result.dtype) if is_view else make_alias(tensor, look, result.dtype)
        return make_tensor(self._moved(result, self.where), result.dtype)


def by_cpu(backend: DeviceBackend) -> Callable[[Operator], Kernel]:
    """What makes the kernel of an operator for which a backend has none."""

    def fallback_of(operator: Operator) -> Kernel:
        declared = schemas.arguments_of(operator.schema)
        written = [position for position, argument in enumerate(declared) if argument.is_written]
        is_view = schemas.is_view(operator.schema)

        def on_cpu(*arguments: Any) -> Any:
            uses = note_fallback(operator.name, backend.name)
            call = _Call(backend, arguments)
            with cpu:  # whatever the kernel makes besides
                result = operator.lookup(CPU)(*call.arguments)
            call.write_back(list(tensors_in([arguments[position] for position in written])))
            result = call.on_device(result, is_view=is_view)
            for use in uses:
                use.bytes_to_cpu += call.bytes_to_cpu
                use.bytes_to_device += call.bytes_to_device
            return result

        on_cpu.from_cpu = getattr(operator.kernels.get(CPU), "from_cpu", frozenset())  # type: ignore[attr-defined]
        return on_cpu

    return fallback_of


def implement_in_place_of(
    backend: DeviceBackend, rows: Mapping[Any, Row], kernel_of: Callable[[Row, Kernel], Kernel]
) -> None:
    """Give a backend kernels of the operators whose kernel on the CPU is a key of `rows`.

    ``kernel_of(row, on_cpu)`` makes one; what it cannot compute it may leave to `on_cpu`, which goes by the CPU.
    """
    by_kernel = {id(inspect.unwrap(kernel)): row for kernel, row in rows.items()}  # some kernels have no hash
    for operator in (*registry.operators(), *registry.internal_operators()):
        row = by_kernel.get(id(inspect.unwrap(operator.kernels[CPU]))) if CPU in operator.kernels else None
        if row is not None:
            operator.implement(backend.key, kernel_of(row, by_cpu(backend)(operator)))
