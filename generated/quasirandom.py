# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Points that fill a cube evenly."""

from runtime.data.quasirandom import *
from runtime.data.quasirandom import __all__
