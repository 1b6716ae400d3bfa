"""Operators by their place in PyTorch's registry.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.dispatch.ops import *
from runtime.dispatch.ops import __all__
