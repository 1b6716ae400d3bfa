"""Modules on several devices, of which there is one.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.parallel import *
from runtime.nn.parallel import __all__
