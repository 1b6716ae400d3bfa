# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Where patterns occur."""

from runtime.capture.fx.passes.matcher import *
from runtime.capture.fx.passes.matcher import __all__
