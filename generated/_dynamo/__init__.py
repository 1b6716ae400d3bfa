# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What programs tell compile, under the name of PyTorch's compiler."""

from runtime.parts import on_demand as _on_demand

from runtime.capture.dynamo import *
from runtime.capture.dynamo import __all__

__getattr__, __dir__ = _on_demand(__name__, "_trace_wrapped_higher_order_op", "eval_frame", "exc", "utils")
