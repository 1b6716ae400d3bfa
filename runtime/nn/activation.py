"""The activation that has a parameter."""

from __future__ import annotations

from typing import Any

from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor


class PReLU(Module):
    """``max(input, 0) + weight * min(input, 0)``, with one weight, or one for each channel; `init` at first."""

    weight: Parameter

    def __init__(self, num_parameters: int = 1, init: float = 0.25, device: Any = None, dtype: Any = None) -> None:
        super().__init__()
        self.num_parameters, self.init = num_parameters, init
        self.weight = Parameter(F.empty(num_parameters, device=device, dtype=dtype))
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Write `init` into the weights."""
        F.fill_(self.weight.detach(), self.init)  # type: ignore[attr-defined]

    def forward(self, input: Tensor) -> Any:
        """Any shape; channels are dimension 1."""
        return F.prelu(input, self.weight)

    def extra_repr(self) -> str:
        return f"num_parameters={self.num_parameters}"
