"""Modules as functions of their parameters.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.func.calling import *
from runtime.func.calling import __all__
