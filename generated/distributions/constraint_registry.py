# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Transforms of constraints."""

from runtime.distributions.constraint_registry import *
from runtime.distributions.constraint_registry import __all__
