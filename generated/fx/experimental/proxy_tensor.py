# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Graphs of dispatched operators."""

from runtime.capture.fx.dispatch_graphs import *
from runtime.capture.fx.dispatch_graphs import __all__
