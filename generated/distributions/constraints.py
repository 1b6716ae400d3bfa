"""Conditions on values.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.distributions.constraints import *
from runtime.distributions.constraints import __all__
