"""Shapes, strides and dtypes of the results of convolutions; channels last where an operand is."""

from __future__ import annotations

import math

from runtime.errors import ComputeError
from runtime.kernels.convolution import operator
from runtime.kernels.creation.copying import laid_plan
from runtime.tensor import Tensor
from runtime.tensor.plans import KernelPlan, plan_of

Sizes = tuple[int, ...]


@plan_of(operator.convolution)
def convolution(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Sizes, padding: Sizes, dilation: Sizes,  # noqa: A002
    transposed: bool, output_padding: Sizes, groups: int,
) -> KernelPlan:  # fmt: skip
    """Images of as many channels as there are kernels."""
    shapes = input._sizes, weight._sizes, None if bias is None else bias._sizes
    kinds = input.dtype, weight.dtype, None if bias is None else bias.dtype
    positions = operator.checked_call(
        kinds, shapes, tuple(stride), tuple(padding), tuple(dilation), transposed, tuple(output_padding), groups
    )[1]
    number = weight._sizes[1] * groups if transposed else weight._sizes[0]
    return laid_plan(KernelPlan((input._sizes[0], number, *positions), input.dtype), input, weight)


@plan_of(operator.convolution_input)
def convolution_input(grad: Tensor, weight: Tensor, sizes: Sizes, *_: object) -> KernelPlan:
    """The gradient of the input."""
    operator.check_dtypes("convolution_input", grad.dtype, weight.dtype)
    return laid_plan(KernelPlan(tuple(sizes), grad.dtype), grad, weight)


@plan_of(operator.convolution_weight)
def convolution_weight(grad: Tensor, input: Tensor, sizes: Sizes, *_: object) -> KernelPlan:  # noqa: A002
    """The gradient of the kernels."""
    operator.check_dtypes("convolution_weight", grad.dtype, input.dtype)
    return KernelPlan(tuple(sizes), grad.dtype)


@plan_of(operator.im2col)
def im2col(self: Tensor, kernel_size: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes) -> KernelPlan:
    """A column for each place."""
    positions = operator.places_of_columns(self._sizes, kernel_size, dilation, padding, stride)[0]
    batch, channels = self._sizes[:2]
    return KernelPlan((batch, channels * math.prod(kernel_size), math.prod(positions)), self.dtype)


@plan_of(operator.col2im)
def col2im(
    self: Tensor, output_size: Sizes, kernel_size: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes
) -> KernelPlan:
    """Images."""
    positions = operator.window_of("fold", kernel_size, stride, padding, dilation)[0].output(output_size)
    elements = math.prod(kernel_size)
    if self._ndim != 3 or not elements or self._sizes[1] % elements or self._sizes[2] != math.prod(positions):
        msg = (
            f"fold: expected (batch, channels * {elements}, {math.prod(positions)}) for an output of size "
            f"{list(output_size)}, got shape {list(self._sizes)}"
        )
        raise ComputeError(msg)
    return KernelPlan((self._sizes[0], self._sizes[1] // elements, *output_size), self.dtype)
