# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Optimisers."""

from runtime.optim import *
