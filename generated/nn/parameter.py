# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Parameters and buffers."""

from runtime.nn.uninitialized import *
from runtime.nn.uninitialized import __all__
