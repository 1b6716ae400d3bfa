# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Derivatives as functions."""

from runtime.func import *
from runtime.func import __all__
