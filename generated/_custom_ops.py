# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Operators that a program writes in Python, by their older place."""

from runtime.autograd.custom_ops import *
from runtime.autograd.custom_ops import __all__
