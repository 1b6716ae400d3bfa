# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Operators as modules, in floating point."""

from runtime.nn.floats import *
from runtime.nn.floats import __all__
