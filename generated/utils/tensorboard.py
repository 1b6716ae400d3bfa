# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Events that the program tensorboard shows."""

from runtime.profiler.tensorboard import *
from runtime.profiler.tensorboard import __all__
