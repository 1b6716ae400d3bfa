# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""States of a job in a folder."""

from runtime.parts import on_demand as _on_demand

from runtime.distributed.checkpoint import *
from runtime.distributed.checkpoint import __all__

__getattr__, __dir__ = _on_demand(__name__, "default_planner", "filesystem", "hf_storage", "metadata", "planner",
    "state_dict", "stateful")
