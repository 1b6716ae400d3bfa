# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Programs as graphs: traces, files, and decorators."""

from runtime.pytorch_files import add as _add_files

from runtime.capture.jit import *
from runtime.capture.jit import __all__

_add_files(__name__, "jit")
