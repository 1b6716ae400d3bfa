# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""How long statements take."""

from runtime.pytorch_files import add as _add_files

from runtime.profiler.timing import *
from runtime.profiler.timing import __all__

_add_files(__name__, "utils.benchmark")
