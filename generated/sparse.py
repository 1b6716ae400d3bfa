# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Functions of tensors that store some of their elements."""

from runtime.sparse.functions import *
from runtime.sparse.functions import __all__
