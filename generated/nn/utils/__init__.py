"""What training loops do to parameters and gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.utils import *
from runtime.nn.utils import __all__
