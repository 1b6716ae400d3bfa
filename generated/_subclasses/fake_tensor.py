# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Tensors without elements."""

from runtime.capture.fake_tensors import *
from runtime.capture.fake_tensors import __all__
