"""Parameters that are computed from others.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.utils.parametrize import *
from runtime.nn.utils.parametrize import __all__
