"""Parameters as one vector.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.utils.vectors import *
from runtime.nn.utils.vectors import __all__
