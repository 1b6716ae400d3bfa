# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""DataLoader, and how it puts samples together."""

from runtime.data.loader import *
from runtime.data.loader import __all__
