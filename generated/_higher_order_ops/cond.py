# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Branches as functions."""

from runtime.func.branches import *
from runtime.func.branches import __all__
