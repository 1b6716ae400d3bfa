"""The standard library's ``multiprocessing``, whose processes share the memory of tensors that they send each other.

A tensor that is pickled for another process, as an argument of a spawned ``Process``, in a ``Queue`` or a ``Pipe``, is
moved into shared memory first (:meth:`Tensor.share_memory_`), of which only the descriptor is sent: what one process
writes, the other sees. The sender must live until the tensor has arrived.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable
from multiprocessing import *  # noqa: F403 - everything that it has
from multiprocessing import reduction
from typing import Any

from runtime.errors import ArgumentValueError, ComputeError
from runtime.nn.parameter import Buffer, Parameter
from runtime.tensor import Tensor, dtypes, make_tensor, sharing
from runtime.tensor.memory import array_of

__all__ = [  # noqa: PLE0604 - names of the standard library besides
    *multiprocessing.__all__, "ProcessContext", "ProcessExitedException", "ProcessRaisedException", "SpawnContext",
    "get_all_sharing_strategies", "get_sharing_strategy",
    "set_sharing_strategy", "spawn", "start_processes",
]  # fmt: skip
_STRATEGY = "file_descriptor"


def get_all_sharing_strategies() -> set[str]:
    """How memory can be shared: by its descriptor."""
    return {_STRATEGY}


def get_sharing_strategy() -> str:
    """How memory is shared."""
    return _STRATEGY


def set_sharing_strategy(new_strategy: str) -> None:
    """Say how memory is shared. ValueError for an unknown way."""
    if new_strategy != _STRATEGY:
        msg = f"set_sharing_strategy(): expected {_STRATEGY!r}, got {new_strategy!r}"
        raise ArgumentValueError(msg)


# -- tensors -------------------------------------------------------------------------------------------------------


def _reduced(tensor: Any) -> tuple[Any, ...]:
    """What is pickled of a tensor."""
    if tensor._edge is not None and not tensor.is_leaf:
        msg = (
            "multiprocessing: a tensor that requires grad and is no leaf cannot be sent to another process, which has "
            "no part in its graph; send tensor.detach()"
        )
        raise ComputeError(msg)
    sharing.share(tensor)
    memory_place = sharing.place_of(tensor)
    assert memory_place is not None
    mapped, descriptor, offset = memory_place
    array = array_of(tensor, "multiprocessing")
    where = reduction.DupFd(descriptor), len(mapped), array.shape, array.strides, offset
    extra = {name: value for name, value in getattr(tensor, "__dict__", {}).items() if name != "grad"}
    return _received, (type(tensor), where, tensor.dtype.name, tensor.requires_grad, extra)


def _received(
    kind: type[Tensor], where: tuple[Any, ...], name: str, requires_grad: bool, extra: dict[str, Any]
) -> Any:  # fmt: skip
    """The tensor, in the memory of the sender."""
    descriptor, size, shape, strides, offset = where
    mapped = sharing.map_descriptor(descriptor.detach(), size)
    dtype = dtypes.BY_NAME[name]
    tensor: Any = make_tensor(sharing.over(mapped, shape, strides, offset, dtype.numpy), dtype)
    if kind is not Tensor:
        tensor = kind(tensor, requires_grad) if issubclass(kind, Parameter) else kind(tensor)
    elif requires_grad:
        tensor.requires_grad_()
    vars(tensor).update(extra) if extra else None
    return tensor


for _kind in (Tensor, Parameter, Buffer):
    reduction.ForkingPickler.register(_kind, _reduced)


# -- several processes that do the same ----------------------------------------------------------------------------


class ProcessException(ComputeError):  # noqa: N818 - PyTorch's name
    """A process of several did not end as it should: its rank `error_index`, and its number `pid`."""

    def __init__(self, msg: str, error_index: int, pid: int) -> None:
        super().__init__(msg)
        self.msg, self.error_index, self.pid = msg, error_index, pid

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.msg, self.error_index, self.pid)


class ProcessRaisedException(ProcessException):
    """A process raised an error, whose traceback is in the message."""


class ProcessExitedException(ProcessException):
    """A process ended with an exit code other than 0, or by a signal, whose name is `signal_name`."""

    def __init__(self, msg: str, error_index: int, pid: int, exit_code: int, signal_name: str | None = None) -> None:
        super().__init__(msg, error_index, pid)
        self.exit_code, self.signal_name = exit_code, signal_name

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.msg, self.error_index, self.pid, self.exit_code, self.signal_name)


class ProcessContext:
    """Processes that were started together."""

    def __init__(self, processes: list[Any], errors: list[Any]) -> None:
        self.processes, self._errors = processes, errors

    def pids(self) -> list[int]:
        """Their numbers."""
        return [process.pid for process in self.processes]

    def join(self, timeout: float | None = None) -> bool:
        """Wait until one ends; whether all have.

        Where one has failed the others are ended. ProcessRaisedException then has the error that was raised there,
        ProcessExitedException the exit code; both are RuntimeErrors.
        """
        from multiprocessing.connection import wait

        running = {process.sentinel: process for process in self.processes if process.exitcode is None}
        if running:
            wait(list(running), timeout=timeout)
        codes = [process.exitcode for process in self.processes]  # asked once: a process may end between two questions
        failed = next((rank for rank, code in enumerate(codes) if code), None)
        if failed is None:
            return None not in codes
        for element in self.processes:
            if element.is_alive():
                element.terminate()
        for element in self.processes:
            element.join()
        raise self._failure(failed, codes[failed], self.processes[failed].pid)

    def _failure(self, rank: int, code: int, pid: int) -> ProcessException:
        """The error that says what a process sent before it ended, else how it ended."""
        text = f"process {rank} terminated with"
        try:
            if self._errors[rank].poll():
                msg = f"{text} the following error:\n\n{self._errors[rank].recv()}"
                return ProcessRaisedException(msg, rank, pid)
        except EOFError:  # it was killed, and sent nothing
            pass
        if code < 0:
            name = signal.Signals(-code).name
            return ProcessExitedException(f"{text} signal {name}", rank, pid, code, name)
        return ProcessExitedException(f"{text} exit code {code}", rank, pid, code)


SpawnContext = ProcessContext


def start_processes(
    fn: Callable[..., Any], args: tuple[Any, ...] = (), nprocs: int = 1, join: bool = True, daemon: bool = False,
    start_method: str = "spawn",
) -> ProcessContext | None:  # fmt: skip
    """Run ``fn(rank, *args)`` in `nprocs` processes; with `join` wait for them, otherwise return their context."""
    context: Any = multiprocessing.get_context(start_method)
    processes, errors = [], []
    for rank in range(nprocs):
        parent_end, child_end = context.Pipe(duplex=False)
        process = context.Process(target=_run, args=(fn, rank, args, child_end), daemon=daemon)
        process.start()
        child_end.close()
        processes.append(process)
        errors.append(parent_end)
    context_of_processes = ProcessContext(processes, errors)
    if not join:
        return context_of_processes
    while not context_of_processes.join():
        pass
    return None


def spawn(
    fn: Callable[..., Any], args: tuple[Any, ...] = (), nprocs: int = 1, join: bool = True, daemon: bool = False,
    start_method: str = "spawn",
) -> ProcessContext | None:  # fmt: skip
    """:func:`start_processes` with new interpreters."""
    return start_processes(fn, args, nprocs, join, daemon, start_method)


def _run(fn: Callable[..., Any], rank: int, args: tuple[Any, ...], errors: Any) -> None:
    """The work of one process; an error is sent to the parent."""
    import traceback

    try:
        fn(rank, *args)
    except KeyboardInterrupt:
        pass
    except Exception:  # noqa: BLE001 - whatever it is, the parent tells it
        errors.send(traceback.format_exc())
        sys.exit(1)
