"""Decorators of what runs as Python.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.pytorch_files import add as _add_files

from runtime.devices.jit import *
from runtime.devices.jit import __all__

_add_files(__name__, "jit")
