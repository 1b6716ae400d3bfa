"""What processes would send each other in a graph.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.parts import on_demand as _on_demand

from runtime.devices.distributed_nn import *
from runtime.devices.distributed_nn import __all__

__getattr__, __dir__ = _on_demand(__name__, "functional")
