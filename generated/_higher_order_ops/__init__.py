# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Branches and loops as functions."""

from runtime.parts import on_demand as _on_demand

from runtime.capture.control_flow import *
from runtime.capture.control_flow import __all__

__getattr__, __dir__ = _on_demand(__name__, "cond", "while_loop")
