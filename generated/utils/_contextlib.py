"""Context managers that are decorators.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.contexts import *
from runtime.devices.contexts import __all__
