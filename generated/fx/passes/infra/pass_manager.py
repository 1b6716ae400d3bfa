"""Passes in an order.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.capture.fx.passes.pass_manager import *
from runtime.capture.fx.passes.pass_manager import __all__
