# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Parameters that are computed from others."""

from runtime.nn.utils.parametrize import *
from runtime.nn.utils.parametrize import __all__
