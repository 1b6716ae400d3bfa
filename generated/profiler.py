# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What a program spends its time on."""

from runtime.pytorch_files import add as _add_files

from runtime.profiler import *
from runtime.profiler import __all__

_add_files(__name__, "profiler")
