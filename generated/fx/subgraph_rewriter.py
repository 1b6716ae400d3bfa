# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Patterns replaced by others."""

from runtime.capture.fx.subgraph_rewriter import *
from runtime.capture.fx.subgraph_rewriter import __all__
