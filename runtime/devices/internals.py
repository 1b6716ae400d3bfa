"""What programs ask of PyTorch's extension module, by names that begin with an underscore there too."""

from __future__ import annotations

__all__ = ["_get_tracing_state", "_log_api_usage_once"]


def _get_tracing_state() -> None:
    """None: no program is traced."""


def _log_api_usage_once(event: str) -> None:
    """Nothing is logged."""
    del event
