"""Whether arguments take functions over, which none does.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.dispatch.overrides import *
from runtime.dispatch.overrides import __all__
