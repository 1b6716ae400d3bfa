# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Graphs of autograd seen from outside."""

from runtime.autograd.graph import *
from runtime.autograd.graph import __all__
