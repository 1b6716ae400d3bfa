# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Tensors without memory, of which there are none."""

from runtime.parts import on_demand as _on_demand

from runtime.devices.fakes import *
from runtime.devices.fakes import __all__

__getattr__, __dir__ = _on_demand(__name__, "fake_tensor", "functional_tensor")
