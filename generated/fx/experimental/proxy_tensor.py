"""Graphs of operators as they are dispatched.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.capture.fx.proxy_mode import *
from runtime.capture.fx.proxy_mode import __all__
