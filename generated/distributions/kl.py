"""Divergences of distributions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.distributions.kl import *
from runtime.distributions.kl import __all__
