"""Derivatives as functions, and modules as functions of their parameters.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.func.modules import *
from runtime.func.modules import __all__
