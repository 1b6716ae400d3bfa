# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""How conversions of modules replace parameters."""

from runtime.nn.conversions import *
from runtime.nn.conversions import __all__
