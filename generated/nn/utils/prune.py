# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Parameters some of whose elements are zeros."""

from runtime.nn.utils.prune import *
from runtime.nn.utils.prune import __all__
