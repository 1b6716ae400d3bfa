# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Optimisers whose states are divided among ranks."""

from runtime.distributed.zero import *
from runtime.distributed.zero import __all__
