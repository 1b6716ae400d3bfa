# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Derivatives, and modules as functions of their parameters."""

from runtime.func.modules import *
from runtime.func.modules import __all__
