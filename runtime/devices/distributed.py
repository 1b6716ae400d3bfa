"""Programs of several processes that share gradients: there are none, and programs can ask."""

from __future__ import annotations

from typing import Any, NoReturn

from runtime.errors import ComputeError

__all__ = [
    "destroy_process_group", "get_rank", "get_world_size", "init_process_group", "is_available", "is_initialized",
    "is_torchelastic_launched",
]  # fmt: skip


def is_available() -> bool:
    """False."""
    return False


def is_initialized() -> bool:
    """False: there is no group of processes."""
    return False


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
