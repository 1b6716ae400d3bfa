# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Ranks in rows and columns."""

from runtime.distributed.device_mesh import *
from runtime.distributed.device_mesh import __all__
