# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Graphs by what is supported."""

from runtime.capture.fx.passes.partitioner import *
from runtime.capture.fx.passes.partitioner import __all__
