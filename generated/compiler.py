"""What programs tell a compiler of graphs, of which there is none.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.devices.compiler import *
from runtime.devices.compiler import __all__
