"""Ranks with different numbers of batches.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.distributed.join import *
from runtime.distributed.join import __all__
