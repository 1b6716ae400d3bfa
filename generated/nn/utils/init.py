# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Modules without their first values."""

from runtime.nn.utils.making import *
from runtime.nn.utils.making import __all__
