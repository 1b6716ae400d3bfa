"""What programs ask of PyTorch's extension module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.internals import *
from runtime.devices.internals import __all__
