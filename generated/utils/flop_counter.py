# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""How many operations products take."""

from runtime.profiler.flops import *
from runtime.profiler.flops import __all__
