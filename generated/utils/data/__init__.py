# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Loading data."""

from runtime.parts import on_demand as _on_demand

from runtime.data import *
from runtime.data import __all__

__getattr__, __dir__ = _on_demand(__name__, "_utils", "dataloader", "dataset", "distributed", "sampler")
