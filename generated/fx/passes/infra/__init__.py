# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Passes as classes, and their order."""

from runtime.parts import on_demand as _on_demand

from runtime.capture.fx.passes import *
from runtime.capture.fx.passes import __all__

__getattr__, __dir__ = _on_demand(__name__, "partitioner", "pass_base", "pass_manager")
