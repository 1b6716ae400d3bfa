"""Kernels of attention, of which there is one.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.sdpa import *
from runtime.nn.sdpa import __all__
