"""Derivatives as functions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.func import *
from runtime.func import __all__
