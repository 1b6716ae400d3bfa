# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What programs ask of PyTorch's exporter, of which there is none."""

from runtime.pytorch_files import add as _add_files

from runtime.devices.onnx import *
from runtime.devices.onnx import __all__

_add_files(__name__, "onnx")
