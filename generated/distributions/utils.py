# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Parameters of distributions."""

from runtime.distributions.values import *
from runtime.distributions.values import __all__
