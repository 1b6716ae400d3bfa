# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Errors of processes."""

from runtime.distributed.failures import *
from runtime.distributed.failures import __all__
