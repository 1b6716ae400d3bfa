"""Shapes, strides and dtypes of the results of matrix products."""

from __future__ import annotations

from runtime.kernels.matmul import operator
from runtime.tensor import Tensor
from runtime.tensor.geometry import seen
from runtime.tensor.plans import KernelPlan, plan_of
from runtime.tensor.sizes import broadcast_sizes


@plan_of(operator.mm)
def mm(self: Tensor, mat2: Tensor) -> KernelPlan:
    """A matrix."""
    operator.check_mm(seen(self), seen(mat2))
    return KernelPlan((self._sizes[0], mat2._sizes[1]), operator.checked_kind("mm", self, mat2))


@plan_of(operator.bmm)
def bmm(self: Tensor, mat2: Tensor) -> KernelPlan:
    """A batch of matrices."""
    operator.check_bmm(seen(self), seen(mat2))
    return KernelPlan((*self._sizes[:2], mat2._sizes[2]), operator.checked_kind("bmm", self, mat2))


@plan_of(operator.dot)
def dot(self: Tensor, tensor: Tensor) -> KernelPlan:
    """A number."""
    operator.check_dot(seen(self), seen(tensor))
    return KernelPlan((), operator.checked_kind("dot", self, tensor))


@plan_of(operator.mv)
def mv(self: Tensor, vec: Tensor) -> KernelPlan:
    """A vector."""
    operator.check_mv(seen(self), seen(vec))
    return KernelPlan(self._sizes[:1], operator.checked_kind("mv", self, vec))


@plan_of(operator.cross)
def cross(self: Tensor, _other: Tensor, _dim: int) -> KernelPlan:
    """What has the shape of both."""
    return KernelPlan(self._sizes, self.dtype)


@plan_of(operator.linear)
def linear(input: Tensor, weight: Tensor, bias: Tensor | None) -> KernelPlan:  # noqa: A002 - the schema's name
    """Rows of outputs."""
    operator.check_linear(seen(input), seen(weight), input, weight, bias)
    sizes = (*input._sizes[:-1], *weight._sizes[:-1])
    if bias is not None:
        try:
            fits = broadcast_sizes(sizes, bias._sizes) == sizes
        except ValueError:
            fits = False
        if not fits:
            raise operator.bias_error(bias._sizes, sizes)
    return KernelPlan(sizes, input.dtype)


@plan_of(operator.linear_weight)
def linear_weight(grad_output: Tensor, input: Tensor) -> KernelPlan:  # noqa: A002 - the schema's name
    """A matrix of as many rows as there are outputs."""
    operator.check_linear_weight(seen(grad_output), seen(input), grad_output, input.dtype)
    return KernelPlan((grad_output._sizes[-1], input._sizes[-1]), input.dtype)
