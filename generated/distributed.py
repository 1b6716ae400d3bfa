"""Groups of processes, of which there are none.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.distributed import *
from runtime.devices.distributed import __all__
