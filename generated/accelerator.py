"""Devices beside the CPU, of which there are none.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.accelerator import *
from runtime.devices.accelerator import __all__
