# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What runs in a worker."""

from runtime.data.worker import *
from runtime.data.worker import __all__
