"""The base class of optimisers.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.optim.optimizer import *
from runtime.optim.optimizer import __all__
