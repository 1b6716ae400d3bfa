# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The devices beside the CPU that a program has registered."""

from runtime.devices.accelerator import *
from runtime.devices.accelerator import __all__
