# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""States by the names of parameters."""

from runtime.distributed.state_dicts import *
from runtime.distributed.state_dicts import __all__
