# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Modules that do not keep intermediate results."""

from runtime.distributed.activation_wrappers import *
from runtime.distributed.activation_wrappers import __all__
