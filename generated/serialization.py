# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Files of tensors."""

from runtime.files import *
from runtime.files import __all__
