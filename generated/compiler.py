"""What programs tell compile, and ask it.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.capture.compiler import *
from runtime.capture.compiler import __all__
