# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""How the package was built."""

from runtime.devices.config import *
from runtime.devices.config import __all__
