# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Conditions on values."""

from runtime.distributions.constraints import *
from runtime.distributions.constraints import __all__
