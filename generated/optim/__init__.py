# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Optimisers, which are loaded when the first of them is used."""

from runtime.parts import on_demand as _on_demand
from runtime.pytorch_files import add as _add_files

__getattr__, __dir__ = _on_demand(__name__, "lr_scheduler", "optimizer", "swa_utils", rest="runtime.optim")
_add_files(__name__, "optim")
