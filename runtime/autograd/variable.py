"""``Variable``, an older name of tensors."""

from __future__ import annotations

from typing import Any

from runtime.autograd.internals import _execution_engine
from runtime.autograd.operations import detach
from runtime.tensor import Tensor

__all__ = ["Variable"]


class _IsTensor(type):
    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, Tensor)

    def __subclasscheck__(cls, subclass: type) -> bool:
        return issubclass(subclass, Tensor)


class Variable(metaclass=_IsTensor):
    """``Variable(data)`` is a tensor in the memory of `data`, outside of graphs; every tensor is an instance."""

    _execution_engine = _execution_engine

    def __new__(cls, data: Tensor, requires_grad: bool = False, volatile: bool | None = None) -> Any:
        """A leaf. `volatile` was said before there was ``no_grad``, and means nothing."""
        del volatile
        variable: Any = detach(data)
        variable.requires_grad = requires_grad
        return variable
