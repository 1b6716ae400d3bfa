# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Forward mode: dual tensors, which carry a tangent."""

from runtime.autograd.forward import (
    UnpackedDualTensor, dual_level, enter_dual_level, exit_dual_level, make_dual, set_fwd_grad_enabled, unpack_dual,
)

__all__ = ["UnpackedDualTensor", "dual_level", "enter_dual_level", "exit_dual_level", "make_dual",
    "set_fwd_grad_enabled", "unpack_dual"]
