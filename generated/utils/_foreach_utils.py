"""Lists of tensors that belong together.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.optim.conventions import *
from runtime.optim.conventions import __all__
