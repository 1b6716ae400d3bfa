# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Tensors as one vector."""

from runtime.nn.utils.flat import *
from runtime.nn.utils.flat import __all__
