"""Graphs of operators as they are dispatched."""

from __future__ import annotations

__all__ = ["get_proxy_mode"]


def get_proxy_mode() -> None:
    """The mode that notes the operators of this thread; None, for none is on."""
