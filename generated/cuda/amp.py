"""Mixed precision by its older names.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.amp.cuda import *
from runtime.amp.cuda import __all__
