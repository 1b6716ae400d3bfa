# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Mixed precision."""

from runtime.pytorch_files import add as _add_files

from runtime.amp import *
from runtime.amp import __all__

_add_files(__name__, "amp")
