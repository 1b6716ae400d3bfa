"""Masks of causal attention.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.causal import *
from runtime.nn.causal import __all__
