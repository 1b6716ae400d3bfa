"""Errors of processes.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.elastic import *
from runtime.devices.elastic import __all__
