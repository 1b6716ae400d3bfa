# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Kernels in Python before others."""

from runtime.parts import on_demand as _on_demand

from runtime.dispatch.python_dispatcher import *
from runtime.dispatch.python_dispatcher import __all__

__getattr__, __dir__ = _on_demand(__name__, "python")
