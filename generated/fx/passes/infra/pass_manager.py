# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Passes in an order."""

from runtime.capture.fx.passes.pass_manager import *
from runtime.capture.fx.passes.pass_manager import __all__
