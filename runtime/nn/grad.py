"""Gradients of convolutions with respect to their inputs and their weights, as functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.autograd.functional import grad
from runtime.guards import enable_grad, no_grad
from runtime.nn.operators import F
from runtime.tensor import Tensor

__all__ = ["conv1d_input", "conv1d_weight", "conv2d_input", "conv2d_weight", "conv3d_input", "conv3d_weight"]


def _gradient(compute: Callable[[Any], Any], shape: Sequence[int], grad_output: Any, other: Any) -> Any:
    """The gradient of what is linear in a tensor of a shape, and so the same wherever that is."""
    with no_grad():
        point = F.zeros(tuple(shape), dtype=grad_output.dtype)
    with enable_grad():
        result = compute(point.requires_grad_())
    recorded = grad_output.requires_grad or other.requires_grad
    return grad(result, point, grad_output, create_graph=recorded)[0]


def _of_input(dims: int) -> Callable[..., Any]:
    def gradient(
        input_size: Sequence[int], weight: Tensor, grad_output: Tensor, stride: Any = 1, padding: Any = 0,
        dilation: Any = 1, groups: int = 1,
    ) -> Any:  # fmt: skip
        convolve = getattr(F, f"conv{dims}d")
        return _gradient(
            lambda point: convolve(point, weight, None, stride, padding, dilation, groups), input_size, grad_output,
            weight,
        )  # fmt: skip

    gradient.__name__ = gradient.__qualname__ = f"conv{dims}d_input"
    gradient.__doc__ = f"The gradient of ``conv{dims}d`` with respect to its input, which has the size `input_size`."
    return gradient


def _of_weight(dims: int) -> Callable[..., Any]:
    def gradient(
        input: Tensor, weight_size: Sequence[int], grad_output: Tensor, stride: Any = 1, padding: Any = 0,
        dilation: Any = 1, groups: int = 1,
    ) -> Any:  # fmt: skip
        convolve = getattr(F, f"conv{dims}d")
        return _gradient(
            lambda point: convolve(input, point, None, stride, padding, dilation, groups), weight_size, grad_output,
            input,
        )  # fmt: skip

    gradient.__name__ = gradient.__qualname__ = f"conv{dims}d_weight"
    gradient.__doc__ = f"The gradient of ``conv{dims}d`` with respect to its weight, which has the size `weight_size`."
    return gradient


conv1d_input, conv2d_input, conv3d_input = (_of_input(dims) for dims in (1, 2, 3))
conv1d_weight, conv2d_weight, conv3d_weight = (_of_weight(dims) for dims in (1, 2, 3))
