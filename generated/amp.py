"""Mixed precision.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.pytorch_files import add as _add_files

from runtime.devices.amp import *
from runtime.devices.amp import __all__

_add_files(__name__, "amp")
