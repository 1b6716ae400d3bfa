# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Passes over graphs."""

from runtime.parts import on_demand as _on_demand

from runtime.capture.fx.passes import *
from runtime.capture.fx.passes import __all__

__getattr__, __dir__ = _on_demand(__name__, "graph_drawer", "infra", "operator_support", "shape_prop", "split_module",
    "utils")
