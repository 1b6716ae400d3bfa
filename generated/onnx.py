"""What programs ask of PyTorch's exporter, of which there is none.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.onnx import *
from runtime.devices.onnx import __all__
