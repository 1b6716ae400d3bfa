"""Operators that a program writes in Python.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.autograd.libraries import *
from runtime.autograd.libraries import __all__
