# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Automatic differentiation."""

from runtime.autograd import (
    AccumulateGrad, Function, GradcheckError, Node, RemovableHandle, backward, enable_grad, grad, gradcheck,
    gradgradcheck, inference_mode, is_grad_enabled, no_grad, once_differentiable, set_grad_enabled,
)
from runtime.parts import on_demand as _on_demand
from runtime.pytorch_files import add as _add_files

from . import forward_ad

__getattr__, __dir__ = _on_demand(__name__, "anomaly_mode", "function", "functional", "grad_mode", "graph", "profiler",
    "variable",
    names={"runtime.autograd.variable": ("Variable",),
        "runtime.autograd.internals": ("_calculate_shape", "_profiler_enabled", "_unsafe_preserve_version_counter",
            "kineto_available"),
        "runtime.autograd.multithreading": ("is_multithreading_enabled", "set_multithreading_enabled"),
        "runtime.autograd.special_nodes": ("SavedTensor",)},
    rest="runtime.autograd.anomaly_mode")

__all__ = ["AccumulateGrad", "Function", "GradcheckError", "Node", "RemovableHandle", "backward", "enable_grad",
    "forward_ad", "functional", "grad", "gradcheck", "gradgradcheck", "inference_mode", "is_grad_enabled", "no_grad",
    "once_differentiable", "set_grad_enabled"]

_add_files(__name__, "autograd")
