"""Classes of tensors that hold others.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.fakes import *
from runtime.devices.fakes import __all__
