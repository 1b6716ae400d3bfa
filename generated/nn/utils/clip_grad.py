# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Gradients that are too long."""

from runtime.nn.utils.gradients import *
from runtime.nn.utils.gradients import __all__
