"""What programs tell a tracer of modules, of which there is none.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.parts import on_demand as _on_demand
from runtime.pytorch_files import add as _add_files

from runtime.nn.tracing import *
from runtime.nn.tracing import __all__

__getattr__, __dir__ = _on_demand(__name__, "experimental")

_add_files(__name__, "fx")
