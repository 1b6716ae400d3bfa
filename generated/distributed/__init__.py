# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Programs of several processes."""

from runtime.parts import on_demand as _on_demand
from runtime.pytorch_files import add as _add_files

from runtime.distributed import *
from runtime.distributed import __all__

__getattr__, __dir__ = _on_demand(__name__, "_composable", "_functional_collectives", "_tensor", "algorithms",
    "autograd", "checkpoint", "device_mesh", "elastic", "fsdp", "launch", "nn", "optim", "rpc", "run", "tensor")

_add_files(__name__, "distributed")
