"""Values in containers, however nested.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.autograd.trees import *
from runtime.autograd.trees import __all__
