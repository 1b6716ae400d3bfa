# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What arguments of to() ask for."""

from runtime.nn.moving import *
from runtime.nn.moving import __all__
