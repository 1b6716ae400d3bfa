# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Modules that are split over ranks."""

from runtime.distributed.sharded import *
from runtime.distributed.sharded import __all__
