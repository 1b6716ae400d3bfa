# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Mixed precision by its older names."""

from runtime.amp.cuda import *
from runtime.amp.cuda import __all__
