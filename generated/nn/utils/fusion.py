# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Normalisation taken into the layer before it."""

from runtime.nn.utils.fusion import *
from runtime.nn.utils.fusion import __all__
