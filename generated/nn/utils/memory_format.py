# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Weights of convolutions in another layout."""

from runtime.nn.utils.making import *
from runtime.nn.utils.making import __all__
