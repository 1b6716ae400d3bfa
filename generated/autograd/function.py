# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Operations whose forward and backward are Python."""

from runtime.autograd.function import *
from runtime.autograd.function import __all__
