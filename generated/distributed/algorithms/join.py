# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Ranks with different numbers of batches."""

from runtime.distributed.join import *
from runtime.distributed.join import __all__
