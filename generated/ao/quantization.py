# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Where numbers may become integers; they do not."""

from runtime.nn.floats import *
from runtime.nn.floats import __all__
