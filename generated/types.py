# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Types for annotations."""

from runtime.devices.types import *
from runtime.devices.types import __all__
