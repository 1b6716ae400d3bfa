"""Parameters and buffers.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.parameter import *
from runtime.nn.parameter import __all__
