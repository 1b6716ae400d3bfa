"""Branches as functions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.func.branches import *
from runtime.func.branches import __all__
