# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Arguments of calls by their signatures."""

from runtime.capture.fx.operator_schemas import *
from runtime.capture.fx.operator_schemas import __all__
