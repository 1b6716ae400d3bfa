"""What processes would send each other in a graph.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.distributed_nn import *
from runtime.devices.distributed_nn import __all__
