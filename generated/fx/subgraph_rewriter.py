"""Patterns replaced by others.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.capture.fx.subgraph_rewriter import *
from runtime.capture.fx.subgraph_rewriter import __all__
