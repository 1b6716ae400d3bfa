"""What programs tell a tracer of modules, of which there is none: functions run as they are written."""

from __future__ import annotations

from typing import Any

__all__ = ["wrap"]


def wrap(fn_or_name: Any) -> Any:
    """A function, or the name of one, as it is: nothing looks into it."""
    return fn_or_name
