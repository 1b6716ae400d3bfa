# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Types of sizes."""

from runtime.nn.common_types import *
from runtime.nn.common_types import __all__
