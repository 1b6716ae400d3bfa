# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Operators by their place in PyTorch's registry."""

from runtime.dispatch.ops import *
from runtime.dispatch.ops import __all__
