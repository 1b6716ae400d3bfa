# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Tensors that are split over ranks."""

from runtime.parts import on_demand as _on_demand

from runtime.distributed.tensor_names import *
from runtime.distributed.tensor_names import __all__

__getattr__, __dir__ = _on_demand(__name__, "_utils", "experimental", "parallel", "placement_types")
