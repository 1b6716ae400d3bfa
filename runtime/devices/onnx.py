"""``torch.onnx``: programs ask whether the exporter is running. There is none here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from runtime.errors import UnsupportedError

__all__ = ["export", "is_in_onnx_export", "parse_args", "register_custom_op_symbolic"]


def is_in_onnx_export() -> bool:
    """False."""
    return False


def export(model: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError."""
    del model, args, kwargs
    msg = "export(): opweave writes no ONNX; save() and safetensors files hold weights"
    raise UnsupportedError(msg)


def parse_args(*kinds: str) -> Callable[[Any], Any]:
    """The decorator of functions that tell an exporter of an operator; they are as they are."""
    del kinds
    return lambda function: function


def register_custom_op_symbolic(symbolic_name: str, symbolic_fn: Any, opset_version: int) -> None:
    """Nothing: there is no exporter to tell of an operator."""
    del symbolic_name, symbolic_fn, opset_version
