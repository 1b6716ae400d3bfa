# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Collectives with gradients."""

from runtime.parts import on_demand as _on_demand

from runtime.distributed.functional import *
from runtime.distributed.functional import __all__

__getattr__, __dir__ = _on_demand(__name__, "functional")
