# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Results that are still to come."""

from runtime.devices.futures import *
from runtime.devices.futures import __all__
