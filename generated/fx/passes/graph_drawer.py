# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Drawings of graphs."""

from runtime.capture.fx.passes.graph_drawer import *
from runtime.capture.fx.passes.graph_drawer import __all__
