# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Dicts that do not keep their tensors."""

from runtime.tensor.weak import *
from runtime.tensor.weak import __all__
