# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Layouts of tensors on a mesh."""

from runtime.distributed.placements import *
from runtime.distributed.placements import __all__
