"""The process's own stream of random numbers.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.kernels.random.states import *
from runtime.kernels.random.states import __all__
