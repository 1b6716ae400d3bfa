"""What programs ask of PyTorch's extension module, by names that begin with an underscore there too."""

from __future__ import annotations

from runtime.tensor import Tensor

__all__ = ["_TensorMeta", "_get_tracing_state", "_log_api_usage_once"]

_TensorMeta = type(Tensor)


def _get_tracing_state() -> None:
    """None: no program is traced."""


def _log_api_usage_once(event: str) -> None:
    """Nothing is logged."""
    del event
