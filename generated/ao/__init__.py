# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Numbers that could be integers."""

from runtime.parts import on_demand as _on_demand

from runtime.nn.floats import *
from runtime.nn.floats import __all__

__getattr__, __dir__ = _on_demand(__name__, "quantization")
