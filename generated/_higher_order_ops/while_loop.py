# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Loops as functions."""

from runtime.capture.control_flow import *
from runtime.capture.control_flow import __all__
