"""Mixed precision by its older names.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.cuda_amp import *
from runtime.devices.cuda_amp import __all__
