# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Forward mode: dual tensors, which carry a tangent."""

from typing import NamedTuple

from runtime.autograd.forward import dual_level as dual_level
from runtime.autograd.forward import enter_dual_level as enter_dual_level
from runtime.autograd.forward import exit_dual_level as exit_dual_level
from runtime.autograd.forward import set_fwd_grad_enabled as set_fwd_grad_enabled

from .. import Tensor

class UnpackedDualTensor(NamedTuple):
    """The parts of a dual tensor; an ordinary tensor has no tangent."""

    primal: Tensor
    tangent: Tensor | None

def make_dual(tensor: Tensor, tangent: Tensor, *, level: int | None = None) -> Tensor:
    """A view of `tensor` that carries `tangent`, which must have its shape and dtype."""

def unpack_dual(tensor: Tensor, *, level: int | None = None) -> UnpackedDualTensor:
    """The primal value of `tensor`, without a tangent, and the tangent, None for a tensor that has none."""
