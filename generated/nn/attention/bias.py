# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Masks of causal attention."""

from runtime.nn.causal import *
from runtime.nn.causal import __all__
