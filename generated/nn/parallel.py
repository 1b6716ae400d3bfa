# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Modules on several devices, or in several processes."""

from runtime.pytorch_files import add as _add_files

from runtime.nn.parallel import *
from runtime.nn.parallel import __all__

_add_files(__name__, "nn.parallel")
