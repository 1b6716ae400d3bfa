# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Collectives with gradients."""

from runtime.distributed.functional import *
from runtime.distributed.functional import __all__
