"""Tensors as one vector.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.utils.flat import *
from runtime.nn.utils.flat import __all__
