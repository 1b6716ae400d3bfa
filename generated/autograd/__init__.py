"""Automatic differentiation.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.autograd import (
    AccumulateGrad, Function, GradcheckError, Node, RemovableHandle, backward, enable_grad, grad, gradcheck,
    gradgradcheck, inference_mode, is_grad_enabled, no_grad, once_differentiable, set_grad_enabled,
)

from . import forward_ad, functional

__all__ = [
    "AccumulateGrad",
    "Function",
    "GradcheckError",
    "Node",
    "RemovableHandle",
    "backward",
    "enable_grad",
    "forward_ad",
    "functional",
    "grad",
    "gradcheck",
    "gradgradcheck",
    "inference_mode",
    "is_grad_enabled",
    "no_grad",
    "once_differentiable",
    "set_grad_enabled",
]
