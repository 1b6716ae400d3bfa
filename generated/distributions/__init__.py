# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Probability distributions."""

from runtime.parts import on_demand as _on_demand
from runtime.pytorch_files import add as _add_files

from runtime.distributions import *
from runtime.distributions import __all__

__getattr__, __dir__ = _on_demand(__name__, "constraint_registry", "constraints", "kl", "transforms", "utils")

_add_files(__name__, "distributions")
