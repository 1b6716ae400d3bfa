# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Programs as files of ONNX."""

from runtime.pytorch_files import add as _add_files

from runtime.capture.onnx import *
from runtime.capture.onnx import __all__

_add_files(__name__, "onnx")
