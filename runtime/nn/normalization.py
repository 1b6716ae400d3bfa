"""Normalisation within one instance: LayerNorm, RMSNorm, GroupNorm."""

from __future__ import annotations

import numbers
from typing import Any

from runtime.errors import ArgumentValueError
from runtime.nn import init
from runtime.nn.linear import weights
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor


class _OverShape(Module):
    """Weight, and perhaps bias, in the shape of the last dimensions."""

    weight: Parameter | None

    def __init__(self, shape: Any, elementwise_affine: bool, device: Any, dtype: Any) -> None:
        super().__init__()
        is_one = isinstance(shape, numbers.Integral)
        self.normalized_shape: tuple[int, ...] = (int(shape),) if is_one else tuple(shape)
        self.elementwise_affine = elementwise_affine
        parameter = weights(*self.normalized_shape, device=device, dtype=dtype) if elementwise_affine else None
        self.register_parameter("weight", parameter)

    def reset_parameters(self) -> None:
        """Weight 1, bias 0."""
        if self.weight is not None:
            init.ones_(self.weight)


class LayerNorm(_OverShape):
    """The last dimensions to mean 0 and variance 1, times weight, plus bias (Ba et al., arXiv 1607.06450)."""

    bias: Parameter | None

    def __init__(
        self, normalized_shape: Any, eps: float = 1e-5, elementwise_affine: bool = True, bias: bool = True,
        device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(normalized_shape, elementwise_affine, device, dtype)
        self.eps = eps
        has_bias = elementwise_affine and bias
        parameter = weights(*self.normalized_shape, device=device, dtype=dtype) if has_bias else None
        self.register_parameter("bias", parameter)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Weight 1, bias 0."""
        super().reset_parameters()
        if self.bias is not None:
            init.zeros_(self.bias)

    def forward(self, input: Tensor) -> Any:
        """Of the same shape."""
        return F.layer_norm(input, self.normalized_shape, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        bias = self.bias is not None
        return (
            f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}, bias={bias}"
        )


class RMSNorm(_OverShape):
    """The last dimensions over the root of their mean square, times weight (Zhang, Sennrich, arXiv 1910.07467)."""

    def __init__(
        self, normalized_shape: Any, eps: float | None = None, elementwise_affine: bool = True, device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(normalized_shape, elementwise_affine, device, dtype)
        self.eps = eps
        self.reset_parameters()

    def forward(self, input: Tensor) -> Any:
        """Of the same shape."""
        return F.rms_norm(input, self.normalized_shape, self.weight, self.eps)

    def extra_repr(self) -> str:
        return f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}"


class GroupNorm(Module):
    """Groups of channels of every instance to mean 0 and variance 1 (Wu and He, arXiv 1803.08494)."""

    weight: Parameter | None
    bias: Parameter | None

    def __init__(
        self, num_groups: int, num_channels: int, eps: float = 1e-5, affine: bool = True, device: Any = None,
        dtype: Any = None, *, bias: bool = True,
    ) -> None:  # fmt: skip
        super().__init__()
        if num_channels % num_groups:
            msg = f"num_channels ({num_channels}) must be divisible by num_groups ({num_groups})"
            raise ArgumentValueError(msg)
        self.num_groups = num_groups
        self.num_channels = num_channels
        self.eps = eps
        self.affine = affine
        for name, enabled in (("weight", affine), ("bias", affine and bias)):
            parameter = weights(num_channels, device=device, dtype=dtype) if enabled else None
            self.register_parameter(name, parameter)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Weight 1, bias 0."""
        if self.weight is not None:
            init.ones_(self.weight)
        if self.bias is not None:
            init.zeros_(self.bias)

    def forward(self, input: Tensor) -> Any:
        """(N, num_channels, ...), of the same shape."""
        return F.group_norm(input, self.num_groups, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        bias = self.bias is not None
        return f"{self.num_groups}, {self.num_channels}, eps={self.eps}, affine={self.affine}, bias={bias}"
