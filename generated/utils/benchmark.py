"""How long statements take.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.profiler.timing import *
from runtime.profiler.timing import __all__
