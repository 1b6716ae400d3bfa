"""Operations whose forward and backward are Python.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.autograd.function import *
from runtime.autograd.function import __all__
