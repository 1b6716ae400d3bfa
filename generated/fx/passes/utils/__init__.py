# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Where patterns occur."""

from runtime.parts import on_demand as _on_demand

from runtime.capture.fx.passes import *
from runtime.capture.fx.passes import __all__

__getattr__, __dir__ = _on_demand(__name__, "matcher_utils")
