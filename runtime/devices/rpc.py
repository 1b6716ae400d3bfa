"""Calls into other processes, ``torch.distributed.rpc``: programs may ask whether there are any, and there are none."""

from __future__ import annotations

from typing import Any, NoReturn

from runtime.devices.absent import Absent
from runtime.errors import UnsupportedError

__all__ = ["DistAutogradContext", "context", "init_rpc", "is_available", "remote", "rpc_async", "rpc_sync", "shutdown"]


def is_available() -> bool:
    """False."""
    return False


def init_rpc(name: str, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError."""
    del name, args, kwargs
    _nothing("init_rpc")


def remote(to: Any, func: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError."""
    del to, func, args, kwargs
    _nothing("remote")


def rpc_async(to: Any, func: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError."""
    del to, func, args, kwargs
    _nothing("rpc_async")


def rpc_sync(to: Any, func: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError."""
    del to, func, args, kwargs
    _nothing("rpc_sync")


def shutdown(graceful: bool = True, timeout: float = 0) -> None:
    """Nothing was begun."""
    del graceful, timeout


def _nothing(name: str) -> NoReturn:
    msg = f"{name}(): there is one process; the module multiprocessing starts others"
    raise UnsupportedError(msg)


class DistAutogradContext(Absent):
    """A backward pass through several processes."""

    why = "there are no other processes; ask is_available() first"


context = DistAutogradContext
