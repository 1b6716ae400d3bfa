# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What has a state."""

from runtime.distributed.planners import *
from runtime.distributed.planners import __all__
