# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Whether operations are recorded."""

from runtime.guards import *
from runtime.guards import __all__
