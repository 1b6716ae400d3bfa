"""Decorators of what runs as Python.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.jit import *
from runtime.devices.jit import __all__
