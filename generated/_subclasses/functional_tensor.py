# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Tensors of a tracer, of which there are none."""

from runtime.devices.fakes import *
from runtime.devices.fakes import __all__
