# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Split modules, of which there are none."""

from runtime.distributed.sharded import *
from runtime.distributed.sharded import __all__
