# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Gradients of convolutions as functions."""

from runtime.nn.grad import *
from runtime.nn.grad import __all__
