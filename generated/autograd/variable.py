# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""An older name of tensors."""

from runtime.autograd.variable import *
from runtime.autograd.variable import __all__
