# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The profiler by its older name."""

from runtime.profiler.older import *
from runtime.profiler.older import __all__
