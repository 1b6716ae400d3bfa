# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Models that are not trained any more."""

from runtime.capture.fx.passes.optimization import *
from runtime.capture.fx.passes.optimization import __all__
