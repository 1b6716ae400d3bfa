# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Attention by functions of scores and places."""

from runtime.nn.flex import *
from runtime.nn.flex import __all__
