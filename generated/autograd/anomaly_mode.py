# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Finding errors in backward passes."""

from runtime.autograd.anomaly_mode import *
from runtime.autograd.anomaly_mode import __all__
