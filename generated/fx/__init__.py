# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Programs as graphs that can be looked at, changed, and run."""

from runtime.parts import on_demand as _on_demand
from runtime.pytorch_files import add as _add_files

from runtime.capture.fx import *
from runtime.capture.fx import __all__

__getattr__, __dir__ = _on_demand(__name__, "experimental", "immutable_collections", "operator_schemas", "passes",
    "subgraph_rewriter", "traceback")

_add_files(__name__, "fx")
