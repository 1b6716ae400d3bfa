# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Automatic differentiation."""
# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import Literal, overload

from runtime.annotations import _Tensor
from runtime.autograd import AccumulateGrad as AccumulateGrad
from runtime.autograd import Function as Function
from runtime.autograd import GradcheckError as GradcheckError
from runtime.autograd import Node as Node
from runtime.autograd import RemovableHandle as RemovableHandle
from runtime.autograd import backward as backward
from runtime.autograd.anomaly_mode import detect_anomaly as detect_anomaly
from runtime.autograd.anomaly_mode import set_detect_anomaly as set_detect_anomaly
from runtime.autograd import gradcheck as gradcheck
from runtime.autograd import gradgradcheck as gradgradcheck
from runtime.autograd import is_grad_enabled as is_grad_enabled
from runtime.autograd.internals import _calculate_shape as _calculate_shape
from runtime.autograd.internals import _profiler_enabled as _profiler_enabled
from runtime.autograd.internals import _unsafe_preserve_version_counter as _unsafe_preserve_version_counter
from runtime.autograd.multithreading import is_multithreading_enabled as is_multithreading_enabled
from runtime.autograd.internals import kineto_available as kineto_available
from runtime.autograd.multithreading import set_multithreading_enabled as set_multithreading_enabled
from runtime.autograd.special_nodes import SavedTensor as SavedTensor
from runtime.autograd.variable import Variable as Variable
from runtime.autograd import once_differentiable as once_differentiable

from .. import Tensor
from .. import enable_grad as enable_grad
from .. import inference_mode as inference_mode
from .. import no_grad as no_grad
from .. import set_grad_enabled as set_grad_enabled
from . import anomaly_mode as anomaly_mode
from . import forward_ad as forward_ad
from . import function as function
from . import grad_mode as grad_mode
from . import functional as functional
from . import graph as graph
from . import profiler as profiler
from . import variable as variable

@overload
def grad(
    outputs: _Tensor | Sequence[_Tensor],
    inputs: _Tensor | Sequence[_Tensor],
    grad_outputs: Tensor | Sequence[_Tensor | None] | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    only_inputs: bool = True,
    allow_unused: Literal[False] | None = None,
    is_grads_batched: bool = False,
    materialize_grads: bool = False,
) -> tuple[Tensor, ...]:
    """The gradients of `outputs` with respect to `inputs`, in their order; nobody's `grad` changes."""

@overload
def grad(
    outputs: _Tensor | Sequence[_Tensor],
    inputs: _Tensor | Sequence[_Tensor],
    grad_outputs: Tensor | Sequence[_Tensor | None] | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    only_inputs: bool = True,
    *,
    allow_unused: bool | None,
    is_grads_batched: bool = False,
    materialize_grads: bool = False,
) -> tuple[Tensor | None, ...]: ...
