# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Handles of hooks."""

from runtime.autograd.hooks import *
from runtime.autograd.hooks import __all__
