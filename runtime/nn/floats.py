"""Modules by which a model says where its numbers may become integers: they stay floating point, and pass through."""

from __future__ import annotations

from typing import Any

from runtime.errors import ComputeError
from runtime.nn.module import Module
from runtime.nn.operators import F

__all__ = ["DeQuantStub", "FloatFunctional", "QuantStub", "QuantWrapper"]


class QuantStub(Module):
    """Where integers would begin: what it is given."""

    def __init__(self, qconfig: Any = None) -> None:
        super().__init__()
        if qconfig is not None:
            self.qconfig = qconfig

    def forward(self, x: Any) -> Any:
        """What it is given."""
        return x


class DeQuantStub(QuantStub):
    """Where integers would end: what it is given."""


class QuantWrapper(Module):
    """A module between the two."""

    def __init__(self, module: Any) -> None:
        super().__init__()
        self.quant, self.dequant, self.module = QuantStub(), DeQuantStub(), module
        self.train(module.training)

    def forward(self, X: Any) -> Any:  # noqa: N803 - PyTorch's name
        """What the module gives."""
        return self.dequant(self.module(self.quant(X)))


class FloatFunctional(Module):
    """Operators as methods of a module, which could observe what they give."""

    def __init__(self) -> None:
        super().__init__()
        self.activation_post_process = Module()

    def forward(self, x: Any) -> Any:
        """RuntimeError: its methods are what is called."""
        del x
        msg = "FloatFunctional is not intended to use the 'forward'. Please use the underlying operation"
        raise ComputeError(msg)

    def add(self, x: Any, y: Any) -> Any:
        """The sum."""
        return F.add(x, y)

    def add_scalar(self, x: Any, y: float) -> Any:
        """The sum with a number."""
        return F.add(x, y)

    def mul(self, x: Any, y: Any) -> Any:
        """The product."""
        return F.mul(x, y)

    def mul_scalar(self, x: Any, y: float) -> Any:
        """The product with a number."""
        return F.mul(x, y)

    def cat(self, x: Any, dim: int = 0) -> Any:
        """Tensors, one behind the other."""
        return F.cat(x, dim)

    def add_relu(self, x: Any, y: Any) -> Any:
        """The sum, where it is positive, else 0."""
        return F.relu(F.add(x, y))

    def matmul(self, x: Any, y: Any) -> Any:
        """The product of matrices."""
        return F.matmul(x, y)
