# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Gradients as products of narrow matrices."""

from runtime.distributed.power_sgd import *
from runtime.distributed.power_sgd import __all__
