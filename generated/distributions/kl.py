# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Divergences of distributions."""

from runtime.distributions.kl import *
from runtime.distributions.kl import __all__
