# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The memory of tensors."""

from runtime.tensor.types import *
from runtime.tensor.types import __all__
