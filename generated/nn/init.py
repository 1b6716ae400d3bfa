"""Initial values of parameters.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.init import *
from runtime.nn.init import __all__
