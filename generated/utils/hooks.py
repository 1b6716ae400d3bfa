# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Handles of hooks, and the hooks of modules."""

from runtime.nn.backward_hooks import *
from runtime.nn.backward_hooks import __all__
