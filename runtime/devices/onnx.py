"""What programs ask of PyTorch's exporter, ``torch.onnx``: whether it is at work. There is none here."""

from __future__ import annotations

from typing import Any, NoReturn

from runtime.errors import UnsupportedError

__all__ = ["export", "is_in_onnx_export"]


def is_in_onnx_export() -> bool:
    """False."""
    return False


def export(model: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError."""
    del model, args, kwargs
    msg = "export(): opweave writes no ONNX; save() and safetensors files hold weights"
    raise UnsupportedError(msg)
