"""Collectives with gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.distributed.functional import *
from runtime.distributed.functional import __all__
