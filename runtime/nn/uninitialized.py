"""Parameters and buffers whose shape is not known yet. They hold nothing, and no operator takes them."""

from __future__ import annotations

from typing import Any, Self

import numpy as np

from runtime.autograd.node import make_leaf
from runtime.dispatch.library import Library
from runtime.errors import ArgumentValueError, ComputeError
from runtime.nn.parameter import Buffer, Parameter
from runtime.tensor import dtypes, keys
from runtime.tensor.backends import BY_NAME
from runtime.tensor.device import cpu, default_device
from runtime.tensor.device import device as device_type
from runtime.tensor.dtypes import get_default_dtype
from runtime.tensor.memory import memory_of, set_memory

__all__ = [
    "Buffer", "Parameter", "UninitializedBuffer", "UninitializedParameter", "UninitializedTensorMixin", "is_lazy",
]  # fmt: skip

_KEY = keys.register_backend("Uninitialized")


def _unusable(operator: str) -> ArgumentValueError:
    """The error of computing with what has no shape yet."""
    return ArgumentValueError(
        f"Attempted to use an uninitialized parameter in {operator}: call the module with a batch first, or load a "
        "state, before something is computed with its parameters"
    )


def _refuse(operator: Any, *_: Any, **__: Any) -> Any:
    raise _unusable(operator.name())


_refusals = Library("_", "IMPL")
_refusals.fallback(_refuse, "Uninitialized")


class Uninitialized:
    """What both have: the dtype and device they will have, and :meth:`materialize`, which gives shape and memory.

    Their keys are those of tensors without memory, which no kernel is registered for.
    """

    cls_to_become: type[Any]
    _writes: list[int] | None
    _keys: int
    dtype: dtypes.dtype
    requires_grad: bool
    _where: device_type

    def _begin(self, device: Any, dtype: dtypes.dtype | None) -> None:
        """Hold nothing, of a dtype and for a device."""
        self._where = _checked_device(device or default_device() or cpu, type(self).__name__)
        self.dtype = get_default_dtype() if dtype is None else dtype
        self._writes = [0]
        set_memory(self, np.empty(0, self.dtype.numpy))  # type: ignore[arg-type]
        self._keys = _KEY | (self._keys & keys.AUTOGRAD)

    def materialize(self, shape: Any, device: Any = None, dtype: dtypes.dtype | None = None) -> None:
        """Become a parameter or buffer of a shape, whose numbers are to be written."""
        from runtime.nn.operators import F

        requires_grad = self.requires_grad
        sizes = (shape,) if isinstance(shape, int) else tuple(shape)
        values = F.empty(sizes, dtype=self.dtype if dtype is None else dtype, device=device or self._where)
        self.__class__ = self.cls_to_become
        del self._where
        self.dtype, self._writes, self._keys = values.dtype, [0], values._keys
        set_memory(self, memory_of(values))  # type: ignore[arg-type]
        if requires_grad:
            make_leaf(self)  # type: ignore[arg-type]

    @property
    def shape(self) -> Any:
        """RuntimeError: there is none yet."""
        msg = (
            "Can't access the shape of an uninitialized parameter or buffer: call the module with a batch first, or "
            "load a state"
        )
        raise ComputeError(msg)

    def numel(self) -> int:
        """ValueError: that is not known yet."""
        raise _unusable("the count of elements")

    nelement = numel

    def is_contiguous(self, *_: Any, **__: Any) -> bool:
        """ValueError: there are no elements yet that could lie somehow."""
        raise _unusable("is_contiguous")

    def share_memory_(self) -> Self:
        """RuntimeError: there is no memory yet."""
        msg = "Can't share memory on an uninitialized parameter or buffer: call the module with a batch first"
        raise ComputeError(msg)

    @property
    def device(self) -> device_type:
        """Where it will lie."""
        return self._where

    def _copy(self, dtype: dtypes.dtype, where: device_type | None = None) -> Self:
        """Another of a dtype, for the same device unless one is named."""
        raise NotImplementedError

    def to(self, *args: Any, **kwargs: Any) -> Self:
        """The same of another dtype, or for another device."""
        options = (*args, kwargs.get("dtype"), kwargs.get("device"))
        kind = next((option for option in options if isinstance(option, dtypes.dtype)), self.dtype)
        where = next((option for option in options if isinstance(option, (str, device_type))), None)
        return self._copy(kind, None if where is None else _checked_device(where, "to()"))

    def cpu(self) -> Self:
        """The same for main memory."""
        return self._copy(self.dtype, cpu)

    def float(self) -> Self:
        """The same of float32."""
        return self._copy(dtypes.float32)

    def double(self) -> Self:
        """The same of float64."""
        return self._copy(dtypes.float64)

    def half(self) -> Self:
        """The same of float16."""
        return self._copy(dtypes.float16)

    def bfloat16(self) -> Self:
        """The same of bfloat16."""
        return self._copy(dtypes.bfloat16)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        if id(self) not in memo:
            memo[id(self)] = self._copy(self.dtype)
        return memo[id(self)]


def check_has_shape(parameter: Any, change: str) -> None:
    """ValueError where a change of a module needs the shape of a parameter, and there is none yet."""
    if is_lazy(parameter):
        msg = f"The module passed to `{change}` can't have uninitialized parameters: call it with a batch first"
        raise ArgumentValueError(msg)


UninitializedTensorMixin = Uninitialized  # as PyTorch calls it


def _checked_device(device: Any, function: str) -> device_type:
    """A device, with its index where it has one; RuntimeError where there is no such device."""
    where = device_type(device)
    backend = BY_NAME.get(where.type)
    if backend is not None:
        return backend.device_at(where)
    where.check(function)
    return where


class UninitializedParameter(Uninitialized, Parameter):
    """A parameter without a shape, which ``materialize`` makes a Parameter."""

    cls_to_become = Parameter

    def __new__(cls, requires_grad: bool = True, device: Any = None, dtype: Any = None) -> Self:
        """Make one for a device."""
        instance = super().__new__(cls, None, requires_grad)
        instance._begin(device, dtype)
        return instance

    def _copy(self, dtype: dtypes.dtype, where: device_type | None = None) -> Self:
        return type(self)(self.requires_grad, where or self._where, dtype)

    def __reduce_ex__(self, protocol: Any) -> Any:
        return type(self), (self.requires_grad, self._where, self.dtype)


class UninitializedBuffer(Uninitialized, Buffer):
    """A buffer without a shape, which ``materialize`` makes a Buffer."""

    cls_to_become = Buffer

    def __new__(
        cls, requires_grad: bool = False, device: Any = None, dtype: Any = None, persistent: bool = True
    ) -> Self:
        """Make one for a device."""
        instance = super().__new__(cls, None, persistent=persistent)
        instance._begin(device, dtype)
        if requires_grad:
            instance.requires_grad_()  # type: ignore[attr-defined]
        return instance

    def _copy(self, dtype: dtypes.dtype, where: device_type | None = None) -> Self:
        return type(self)(self.requires_grad, where or self._where, dtype, self.persistent)

    def __reduce_ex__(self, protocol: Any) -> Any:
        return type(self), (self.requires_grad, self._where, self.dtype, self.persistent)


def is_lazy(param: Any) -> bool:
    """Whether a parameter or buffer has no shape yet."""
    return isinstance(param, Uninitialized)
