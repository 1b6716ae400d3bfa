"""Loading data.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.data import *
from runtime.data import __all__
