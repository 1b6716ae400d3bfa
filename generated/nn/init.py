# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Initial values of parameters."""

from runtime.nn.init import *
from runtime.nn.init import __all__
