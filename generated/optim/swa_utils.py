# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Averages of the models that training passes through."""

from runtime.optim.swa_utils import *
from runtime.optim.swa_utils import __all__
