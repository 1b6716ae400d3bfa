"""Optimisers whose states are divided among ranks.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.distributed.zero import *
from runtime.distributed.zero import __all__
