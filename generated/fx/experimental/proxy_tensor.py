"""What programs ask a tracer.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.fx import *
from runtime.devices.fx import __all__
