"""DataLoader, and how it puts samples together.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.data.loader import *
from runtime.data.loader import __all__
