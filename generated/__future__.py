"""How conversions of modules replace parameters.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.conversions import *
from runtime.nn.conversions import __all__
