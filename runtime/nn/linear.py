"""Affine maps: Linear, Bilinear; and Identity."""

from __future__ import annotations

import math
from typing import Any

from runtime.errors import ArgumentValueError
from runtime.nn import init
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor


def weights(*size: int, device: Any = None, dtype: Any = None) -> Parameter:
    """A parameter whose numbers are to be written."""
    return Parameter(F.empty(size, device=device, dtype=dtype))


class Identity(Module):
    """Gives its input back, whatever arguments made it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ARG002 - it stands in for modules that have some
        super().__init__()

    def forward(self, input: Tensor) -> Tensor:
        """The input."""
        return input


class Linear(Module):
    """``input @ weight.T + bias``; weight (out, in), both uniform over ±1/sqrt(in_features) at first."""

    weight: Parameter
    bias: Parameter | None

    def __init__(
        self, in_features: int, out_features: int, bias: bool = True, device: Any = None, dtype: Any = None
    ) -> None:
        super().__init__()
        self.in_features = in_features
        self.out_features = out_features
        self.weight = weights(out_features, in_features, device=device, dtype=dtype)
        self.register_parameter("bias", weights(out_features, device=device, dtype=dtype) if bias else None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw new numbers."""
        init.kaiming_uniform_(self.weight, a=math.sqrt(5))
        if self.bias is not None:
            bound = 1 / math.sqrt(self.in_features) if self.in_features > 0 else 0
            init.uniform_(self.bias, -bound, bound)

    def forward(self, input: Tensor) -> Any:
        """(..., in_features) to (..., out_features)."""
        try:  # read as attributes, both cost more than the product of small matrices
            parameters = self._parameters
            weight, bias = parameters["weight"], parameters["bias"]
        except (KeyError, AttributeError):  # plain attributes, of a module or of an object that stands for one
            return Linear._of_attributes(self, input)
        return F.linear(input, weight, bias)

    def _of_attributes(self, input: Tensor) -> Any:
        """The same of weight and bias as attributes, as scripts read it."""
        return F.linear(input, self.weight, self.bias)

    forward._source_of_script = _of_attributes  # type: ignore[attr-defined]

    def extra_repr(self) -> str:
        return f"in_features={self.in_features}, out_features={self.out_features}, bias={self.bias is not None}"


class NonDynamicallyQuantizableLinear(Linear):
    """Linear by another name, as attention has its last map, which programs that change every Linear leave alone."""


class Bilinear(Module):
    """``input1 @ weight[k] @ input2 + bias[k]`` for each output k; uniform over ±1/sqrt(in1_features) at first."""

    weight: Parameter
    bias: Parameter | None

    def __init__(
        self, in1_features: int, in2_features: int, out_features: int, bias: bool = True, device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__()
        if in1_features <= 0:
            msg = f"in1_features must be > 0, but got {in1_features}"
            raise ArgumentValueError(msg)
        self.in1_features = in1_features
        self.in2_features = in2_features
        self.out_features = out_features
        self.weight = weights(out_features, in1_features, in2_features, device=device, dtype=dtype)
        self.register_parameter("bias", weights(out_features, device=device, dtype=dtype) if bias else None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw new numbers."""
        bound = 1 / math.sqrt(self.in1_features)
        for parameter in self.parameters(recurse=False):
            init.uniform_(parameter, -bound, bound)

    def forward(self, input1: Tensor, input2: Tensor) -> Any:
        """(..., in1_features) and (..., in2_features) to (..., out_features)."""
        return F.bilinear(input1, input2, self.weight, self.bias)

    def extra_repr(self) -> str:
        return (
            f"in1_features={self.in1_features}, in2_features={self.in2_features}, out_features={self.out_features}, "
            f"bias={self.bias is not None}"
        )
