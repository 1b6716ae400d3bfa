# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Examples of programs for export."""

from runtime.parts import on_demand as _on_demand

from runtime.capture.export.cases import *
from runtime.capture.export.cases import __all__

__getattr__, __dir__ = _on_demand(__name__, "case")
