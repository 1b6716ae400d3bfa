# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What is noted of nodes."""

from runtime.capture.fx.traceback import *
from runtime.capture.fx.traceback import __all__
