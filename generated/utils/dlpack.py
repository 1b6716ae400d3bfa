# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Memory shared with other libraries."""

from runtime.tensor.exchange import *
from runtime.tensor.exchange import __all__
