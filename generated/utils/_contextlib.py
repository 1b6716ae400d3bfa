# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Context managers that are decorators."""

from runtime.devices.contexts import *
from runtime.devices.contexts import __all__
