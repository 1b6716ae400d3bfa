# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Types of devices that a program brings."""

from runtime.devices.public import *
from runtime.devices.public import __all__
