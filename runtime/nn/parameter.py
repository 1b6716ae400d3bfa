"""Parameter and Buffer: tensors that a module takes in when they are assigned to one of its attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import numpy as np

from runtime.autograd.node import make_leaf
from runtime.errors import ArgumentError
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.dtypes import get_default_dtype
from runtime.tensor.keys import BELOW_AUTOGRAD, TORCH_DISPATCH, TORCH_FUNCTION
from runtime.tensor.memory import memory_of, set_memory
from runtime.tensor.subclasses import disabled, keys_of

__all__ = ["Buffer", "Parameter"]
_new = object.__new__  # Tensor's own raises


def _sharing(kind: type[Tensor], data: Any) -> Any:
    """A tensor of the class `kind` outside of any graph, in the memory of `data`, with its version."""
    if data is None:
        element = get_default_dtype()
        data = make_tensor(np.empty(0, element.numpy), element)
    elif not isinstance(data, Tensor):
        msg = f"{kind.__name__}(): data must be a tensor, got {type(data).__name__}"
        raise ArgumentError(msg)
    elif data._writes is None:
        data._writes = [0]
    instance = _new(kind)
    instance.dtype, instance._writes = data.dtype, data._writes
    instance._keys = data._keys & BELOW_AUTOGRAD & ~(TORCH_FUNCTION | TORCH_DISPATCH) | keys_of(kind)
    instance._edge = instance._base = None
    set_memory(instance, memory_of(data))
    return instance


def _handled(data: Tensor, requires_grad: bool) -> Any:
    """A parameter of a class whose instances have calls of functions or of operators, which stays what it is."""
    parameter: Any = data.detach()  # type: ignore[attr-defined]
    if type(parameter) is not type(data):
        msg = (
            f"Parameter(): detach() of a {type(data).__name__} gave a {type(parameter).__name__}; a parameter has to "
            "be of the same class, so let its __torch_dispatch__ return one for aten.detach.default"
        )
        raise ArgumentError(msg)
    handled: Any = parameter
    handled._is_param = True
    return handled.requires_grad_(requires_grad)


class _ParameterType(type(Tensor)):  # type: ignore[misc]
    """The class of Parameter, which counts tensors of other classes that were made parameters among its instances."""

    def __instancecheck__(cls, instance: object) -> bool:
        return type.__instancecheck__(cls, instance) or (
            cls is Parameter and isinstance(instance, Tensor) and getattr(instance, "_is_param", False)
        )


class Parameter(Tensor, metaclass=_ParameterType):
    """A tensor that a module learns: assigned to an attribute of one, it is among its ``parameters()``.

    It shares the memory of `data`; of a tensor whose class has ``__torch_dispatch__`` or ``__torch_function__`` it is
    an instance of that class, which counts as a Parameter. RuntimeError where it is to require grad and its dtype
    cannot. A copy by ``copy.deepcopy`` has no ``grad``, so that a copied module has none.
    """

    _copies_grad = False
    _printed_name = "tensor"
    __torch_function__ = staticmethod(disabled)

    def __new__(cls, data: Tensor | None = None, requires_grad: bool = True) -> Self:
        """Make one of a tensor, or an empty one."""
        if isinstance(data, Tensor) and data._keys & (TORCH_DISPATCH | TORCH_FUNCTION) and type(data) is not cls:
            return _handled(data, requires_grad)  # type: ignore[no-any-return]
        instance: Self = _sharing(cls, data)
        if requires_grad:
            make_leaf(instance)
        return instance

    if TYPE_CHECKING:  # __repr__ of a subclass need not take the argument

        def __repr__(self) -> str: ...

    else:

        def __repr__(self, *, tensor_contents: str | None = None) -> str:
            text = super().__repr__(tensor_contents=tensor_contents)
            return "Parameter containing:\n" + (text if type(self) is Parameter else f"Parameter({text})")


class Buffer(Tensor):
    """A tensor that belongs to the state of a module, but is not learnt; `persistent` says whether it is saved."""

    persistent: bool
    _printed_name = "tensor"
    __torch_function__ = staticmethod(disabled)

    def __new__(cls, data: Tensor | None = None, *, persistent: bool = True) -> Self:
        """Make one of a tensor, or an empty one."""
        instance: Self = _sharing(cls, data)
        if data is not None and data.requires_grad:
            make_leaf(instance)
        instance.persistent = persistent
        return instance
