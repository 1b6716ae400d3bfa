# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Lists of tensors that belong together."""

from runtime.optim.conventions import *
from runtime.optim.conventions import __all__
