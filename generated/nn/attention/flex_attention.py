"""Attention by functions of scores and places.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.flex import *
from runtime.nn.flex import __all__
