# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Names of values in a checkpoint."""

from runtime.distributed.planners import *
from runtime.distributed.planners import __all__
