"""Libraries that are not used.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.backends import *
from runtime.devices.backends import __all__
