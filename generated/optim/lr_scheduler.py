# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Learning rates that change from step to step."""

from runtime.optim.lr_scheduler import *
from runtime.optim.lr_scheduler import __all__
