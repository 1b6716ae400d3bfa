# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Calls into other processes, of which there are none."""

from runtime.devices.rpc import *
from runtime.devices.rpc import __all__
