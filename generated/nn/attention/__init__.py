# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Kernels of attention, of which there is one."""

from runtime.parts import on_demand as _on_demand

from runtime.nn.sdpa import *
from runtime.nn.sdpa import __all__

__getattr__, __dir__ = _on_demand(__name__, "bias", "flex_attention")
