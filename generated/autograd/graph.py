"""Graphs of autograd seen from outside.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.autograd.graph import *
from runtime.autograd.graph import __all__
