# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Modules as programs of their own, without the code that defined them."""

from runtime.pytorch_files import add as _add_files

from runtime.capture.export import *
from runtime.capture.export import __all__

_add_files(__name__, "export")
