# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Invertible functions."""

from runtime.distributions.all_transforms import *
from runtime.distributions.all_transforms import __all__
