"""What programs tell a tracer of modules, of which there is none: functions run as they are written."""

from __future__ import annotations

from typing import Any

from runtime.errors import UnsupportedError

__all__ = ["GraphModule", "get_proxy_mode", "wrap"]


class GraphModule:
    """The class of modules that a tracer made, of which there are none: NotImplementedError where one is made."""

    def __init__(self, *_: Any, **__: Any) -> None:
        msg = "GraphModule(): nothing traces modules; they run as they are written"
        raise UnsupportedError(msg)


def wrap(fn_or_name: Any) -> Any:
    """A function, or the name of one, as it is: nothing looks into it."""
    return fn_or_name


def get_proxy_mode() -> None:
    """None: nothing is traced."""
