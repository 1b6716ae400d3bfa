# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What nodes are supported."""

from runtime.capture.fx.passes.operator_support import *
from runtime.capture.fx.passes.operator_support import __all__
