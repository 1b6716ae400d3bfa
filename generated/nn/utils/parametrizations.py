# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Weights that keep to a form."""

from runtime.nn.utils.parametrizations import *
from runtime.nn.utils.parametrizations import __all__
