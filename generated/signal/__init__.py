"""Windows of signals.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from . import windows as windows
