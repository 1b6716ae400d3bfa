# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What portable programs ask of a device, of the CPU."""

from runtime.pytorch_files import add as _add_files

from runtime.devices.processor import *
from runtime.devices.processor import __all__

_add_files(__name__, "cpu")
