# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Kernels in Python before others."""

from runtime.dispatch.python_dispatcher import *
from runtime.dispatch.python_dispatcher import __all__
