# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The stream of random numbers."""

from runtime.devices.random import *
from runtime.devices.random import __all__
