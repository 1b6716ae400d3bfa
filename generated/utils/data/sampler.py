# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Samplers."""

from runtime.data.samplers import *
from runtime.data.samplers import __all__
