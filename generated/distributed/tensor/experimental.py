# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""How tensors are mixed with split ones."""

from runtime.distributed.sharded import *
from runtime.distributed.sharded import __all__
