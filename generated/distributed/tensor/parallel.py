# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Layers that ranks compute together."""

from runtime.distributed.tensor_parallel import *
from runtime.distributed.tensor_parallel import __all__
