"""What programs tell a tracer of modules, of which there is none.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.fx import *
from runtime.devices.fx import __all__
