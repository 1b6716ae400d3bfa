# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What programs tell compile, and ask it."""

from runtime.capture.compiler import *
from runtime.capture.compiler import __all__
