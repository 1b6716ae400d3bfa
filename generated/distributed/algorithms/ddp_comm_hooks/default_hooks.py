# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""How gradients are averaged."""

from runtime.distributed.comm_hooks import *
from runtime.distributed.comm_hooks import __all__
