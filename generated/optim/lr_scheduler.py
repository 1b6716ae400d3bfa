"""Learning rates that change from step to step.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.optim.lr_scheduler import *
from runtime.optim.lr_scheduler import __all__
