# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""How batches are made."""

from runtime.parts import on_demand as _on_demand

from runtime.data.fetching import *
from runtime.data.fetching import __all__

__getattr__, __dir__ = _on_demand(__name__, "collate", "worker")
