"""Normalisation taken into the layer before it.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.utils.fusion import *
from runtime.nn.utils.fusion import __all__
