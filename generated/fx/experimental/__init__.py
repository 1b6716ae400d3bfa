# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Graphs of dispatched operators."""

from runtime.parts import on_demand as _on_demand

from runtime.capture.fx.dispatch_graphs import *
from runtime.capture.fx.dispatch_graphs import __all__

__getattr__, __dir__ = _on_demand(__name__, "optimization", "proxy_tensor")
