# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Tensors without elements."""

from runtime.parts import on_demand as _on_demand

from runtime.capture.fake_tensors import *
from runtime.capture.fake_tensors import __all__

__getattr__, __dir__ = _on_demand(__name__, "fake_tensor", "functional_tensor")
