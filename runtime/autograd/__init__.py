"""Automatic differentiation: nodes, the engine that runs them, hooks, custom functions and gradient checks."""

from runtime.autograd import duplicates, inference, tensor_methods
from runtime.autograd.function import Function, once_differentiable
from runtime.autograd.functional import backward, grad
from runtime.autograd.gradcheck import GradcheckError, gradcheck, gradgradcheck
from runtime.autograd.hooks import RemovableHandle
from runtime.autograd.node import AccumulateGrad, Node
from runtime.dispatch import protocols
from runtime.guards import enable_grad, inference_mode, is_grad_enabled, no_grad, set_grad_enabled
from runtime.tensor import Tensor

tensor_methods.install(Tensor)
duplicates.install(Tensor)
inference.install()
protocols.install(Tensor)

__all__ = [
    "AccumulateGrad", "Function", "GradcheckError", "Node", "RemovableHandle", "backward", "enable_grad", "grad",
    "gradcheck", "gradgradcheck", "inference_mode", "is_grad_enabled", "no_grad", "once_differentiable",
    "set_grad_enabled",
]  # fmt: skip
