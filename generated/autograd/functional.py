# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Products with Jacobians and Hessians of functions of tensors."""

from runtime.func.products import *
from runtime.func.products import __all__
