# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Operators that a program writes in Python."""

from runtime.autograd.libraries import *
from runtime.autograd.libraries import __all__
