# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Shapes of the values of a graph."""

from runtime.capture.fx.passes.shape_prop import *
from runtime.capture.fx.passes.shape_prop import __all__
