"""PReLU: the activation that has a parameter."""

from __future__ import annotations

from typing import Any

from runtime.nn import init
from runtime.nn.linear import weights
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor


class PReLU(Module):
    """``max(0, x) + weight * min(0, x)``, with one weight or one for every channel (He et al., arXiv 1502.01852)."""

    weight: Parameter

    def __init__(self, num_parameters: int = 1, init: float = 0.25, device: Any = None, dtype: Any = None) -> None:
        super().__init__()
        self.num_parameters, self.init = num_parameters, init
        self.weight = weights(num_parameters, device=device, dtype=dtype)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """All weights what they were at first."""
        init.constant_(self.weight, self.init)

    def forward(self, input: Tensor) -> Any:
        """Channels in dimension 1; of the same shape."""
        return F.prelu(input, self.weight)

    def extra_repr(self) -> str:
        return f"num_parameters={self.num_parameters}"
