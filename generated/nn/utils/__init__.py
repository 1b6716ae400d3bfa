# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What training loops do to parameters and gradients."""

from runtime.parts import on_demand as _on_demand
from runtime.pytorch_files import add as _add_files

from runtime.nn.utils import *
from runtime.nn.utils import __all__

__getattr__, __dir__ = _on_demand(__name__, "clip_grad", "convert_parameters", "fusion", "init", "memory_format",
    "parametrizations", "parametrize", "prune", "rnn", "stateless")

_add_files(__name__, "nn.utils")
