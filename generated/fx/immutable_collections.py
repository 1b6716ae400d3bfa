# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Lists and dicts of arguments."""

from runtime.capture.fx.immutable_collections import *
from runtime.capture.fx.immutable_collections import __all__
