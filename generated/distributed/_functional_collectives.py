# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Collectives with results."""

from runtime.distributed.functional_collectives import *
from runtime.distributed.functional_collectives import __all__
