# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Modes and tensors that have calls."""

from runtime.dispatch.python_dispatch import *
from runtime.dispatch.python_dispatch import __all__
