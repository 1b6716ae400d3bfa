# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Libraries that are not used."""

from runtime.pytorch_files import add as _add_files

from runtime.devices.backends import *
from runtime.devices.backends import __all__

_add_files(__name__, "backends")
