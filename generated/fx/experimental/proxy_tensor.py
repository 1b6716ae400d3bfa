"""What programs ask a tracer.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.nn.tracing import *
from runtime.nn.tracing import __all__
