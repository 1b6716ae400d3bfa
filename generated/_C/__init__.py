# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What programs ask of PyTorch's extension module."""

from runtime.parts import on_demand as _on_demand

from runtime.autograd.internals import *
from runtime.autograd.internals import __all__

__getattr__, __dir__ = _on_demand(__name__, "_nn")
