"""What programs ask of PyTorch's extension module, by names that begin with an underscore there too."""

from __future__ import annotations

from runtime.dispatch.overriding import WithoutAny as DisableTorchFunction
from runtime.dispatch.overriding import WithoutSubclasses as DisableTorchFunctionSubclass
from runtime.tensor import Tensor
from runtime.tensor.subclasses import disabled as _disabled_torch_function_impl

__all__ = [
    "DisableTorchFunction", "DisableTorchFunctionSubclass", "_TensorMeta", "_disabled_torch_function_impl",
    "_get_tracing_state", "_log_api_usage_once",
]  # fmt: skip

_TensorMeta = type(Tensor)


def _get_tracing_state() -> None:
    """None: no program is traced."""


def _log_api_usage_once(event: str) -> None:
    """Nothing is logged."""
    del event
