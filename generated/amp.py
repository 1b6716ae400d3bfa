"""Mixed precision.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.amp import *
from runtime.devices.amp import __all__
