"""Graphics processors, of which there are none.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.cuda import *
from runtime.devices.cuda import __all__
