"""``torch.onnx``: programs as files of ONNX."""

from __future__ import annotations

from runtime.capture.onnx.exporting import export, is_in_onnx_export, parse_args, register_custom_op_symbolic

__all__ = ["export", "is_in_onnx_export", "parse_args", "register_custom_op_symbolic"]
