"""Processes that share tensors.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.data.processes import *
from runtime.data.processes import __all__
