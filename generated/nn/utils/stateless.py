# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Modules as functions of their parameters."""

from runtime.func.calling import *
from runtime.func.calling import __all__
