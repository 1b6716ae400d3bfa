# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Weights from the network."""

from runtime.files.model_zoo import *
from runtime.files.model_zoo import __all__
