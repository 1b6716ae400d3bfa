# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Processes that are started for a program."""

from runtime.parts import on_demand as _on_demand

from runtime.distributed.failures import *
from runtime.distributed.failures import __all__

__getattr__, __dir__ = _on_demand(__name__, "multiprocessing")
