"""The stream of random numbers.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.random import *
from runtime.devices.random import __all__
