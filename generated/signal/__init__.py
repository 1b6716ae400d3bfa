# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Windows of signals."""

from . import windows as windows
