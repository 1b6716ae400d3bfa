# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Sizes of the parts of a tensor on a mesh."""

from runtime.distributed.placements import *
from runtime.distributed.placements import __all__
