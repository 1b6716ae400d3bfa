# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Forward mode: dual tensors, which carry a tangent."""

from runtime.autograd.forward import (
    UnpackedDualTensor, dual_level, enter_dual_level, exit_dual_level, make_dual, set_fwd_grad_enabled, unpack_dual,
)
from runtime.parts import on_demand as _on_demand

__getattr__, __dir__ = _on_demand(__name__, rest="runtime.autograd.forward")

__all__ = ["UnpackedDualTensor", "dual_level", "enter_dual_level", "exit_dual_level", "make_dual",
    "set_fwd_grad_enabled", "unpack_dual"]
