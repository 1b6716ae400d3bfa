# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Parameters as one vector."""

from runtime.nn.utils.vectors import *
from runtime.nn.utils.vectors import __all__
