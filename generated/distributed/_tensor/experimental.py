"""How tensors are mixed with shared ones.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.meshes import *
from runtime.devices.meshes import __all__
