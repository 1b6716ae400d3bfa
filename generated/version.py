# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Versions."""

from runtime.devices.version import *
from runtime.devices.version import __all__
