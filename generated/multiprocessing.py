# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Processes that share tensors."""

from runtime.pytorch_files import add as _add_files

from runtime.data.processes import *
from runtime.data.processes import __all__

_add_files(__name__, "multiprocessing")
