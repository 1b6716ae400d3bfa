"""How the package was built.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.config import *
from runtime.devices.config import __all__
