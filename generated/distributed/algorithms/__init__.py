# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""How gradients are averaged."""

from runtime.parts import on_demand as _on_demand

from runtime.distributed.comm_hooks import *
from runtime.distributed.comm_hooks import __all__

__getattr__, __dir__ = _on_demand(__name__, "_checkpoint", "ddp_comm_hooks", "join")
