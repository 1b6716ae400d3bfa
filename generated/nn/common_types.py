"""Types of sizes.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.common_types import *
from runtime.nn.common_types import __all__
