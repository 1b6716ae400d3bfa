"""Programs of several processes that share gradients: there are none, and programs can ask."""

from __future__ import annotations

from enum import Enum
from typing import Any, NoReturn

from runtime.errors import ComputeError

__all__ = [
    "ProcessGroup", "ReduceOp", "Work", "all_gather", "all_gather_object", "all_reduce", "barrier", "broadcast",
    "broadcast_object_list", "destroy_process_group", "gather", "get_backend", "get_rank", "get_world_size",
    "init_process_group", "is_available", "is_gloo_available", "is_initialized", "is_mpi_available",
    "is_nccl_available", "is_torchelastic_launched", "new_group", "recv", "reduce", "reduce_scatter", "scatter",
    "send",
]  # fmt: skip


def is_available() -> bool:
    """False."""
    return False


def is_initialized() -> bool:
    """False: there is no group of processes."""
    return False


def is_nccl_available() -> bool:
    """False."""
    return False


def is_gloo_available() -> bool:
    """False."""
    return False


def is_mpi_available() -> bool:
    """False."""
    return False


class ReduceOp(Enum):
    """How what several processes have becomes one."""

    SUM = 0
    AVG = 1
    PRODUCT = 2
    MIN = 3
    MAX = 4
    BAND = 5
    BOR = 6
    BXOR = 7


class ProcessGroup:
    """Processes that share gradients: RuntimeError where one is made."""

    def __init__(self, *_: Any, **__: Any) -> None:
        _without_group(type(self).__name__, None)


class Work(ProcessGroup):
    """What they do meanwhile: RuntimeError where one is made."""


def is_torchelastic_launched() -> bool:
    """False."""
    return False


def init_process_group(*args: Any, **kwargs: Any) -> None:
    """RuntimeError: one process computes, with as many threads as ``get_num_threads()`` says."""
    del args, kwargs
    msg = "distributed.init_process_group(): opweave computes in one process; ask distributed.is_available() first"
    raise ComputeError(msg)


def destroy_process_group(group: Any = None) -> None:
    """RuntimeError: there is no group."""
    _without_group("destroy_process_group", group)


def get_rank(group: Any = None) -> int:
    """RuntimeError: there is no group."""
    _without_group("get_rank", group)


def get_world_size(group: Any = None) -> int:
    """RuntimeError: there is no group."""
    _without_group("get_world_size", group)


def _without_group(function: str, group: Any) -> NoReturn:
    del group
    msg = f"distributed.{function}(): there is no group of processes; ask distributed.is_initialized() first"
    raise ComputeError(msg)


def _collective(name: str) -> Any:
    def call(*_: Any, **__: Any) -> NoReturn:
        _without_group(name, None)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = "RuntimeError: there is no group."
    return call


all_gather, all_gather_object, all_reduce, barrier, broadcast, broadcast_object_list = map(
    _collective, ("all_gather", "all_gather_object", "all_reduce", "barrier", "broadcast", "broadcast_object_list")
)
gather, get_backend, new_group, recv, reduce, reduce_scatter, scatter, send = map(
    _collective, ("gather", "get_backend", "new_group", "recv", "reduce", "reduce_scatter", "scatter", "send")
)
