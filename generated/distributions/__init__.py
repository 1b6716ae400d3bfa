"""Probability distributions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.distributions import *
from runtime.distributions import __all__
