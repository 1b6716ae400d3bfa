# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Results that are computed again."""

from runtime.parts import on_demand as _on_demand

from runtime.autograd.checkpoint import *
from runtime.autograd.checkpoint import __all__

__getattr__, __dir__ = _on_demand(__name__, "checkpoint_wrapper")
