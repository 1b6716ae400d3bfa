# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""How tensors are shown."""

from runtime.tensor.shown import *
from runtime.tensor.shown import __all__
