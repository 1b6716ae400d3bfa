"""Sparse tensors made by classes, PyTorch's older way: ``sparse.FloatTensor(indices, values, size)``.

Prefer ``sparse_coo_tensor``. A tensor of the layout sparse_coo is an instance of the class of its dtype.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.callers import warn_once
from runtime.errors import ArgumentError, ComputeError
from runtime.sparse.construction import sparse_coo_tensor
from runtime.tensor import Tensor, older
from runtime.tensor.coordinates import is_sparse
from runtime.tensor.device import device as device_type
from runtime.tensor.older import tensortype

__all__ = [
    "BFloat16Tensor", "ByteTensor", "CharTensor", "DoubleTensor", "FloatTensor", "HalfTensor", "IntTensor",
    "LongTensor", "ShortTensor",
]  # fmt: skip


class SparseTensorType(tensortype):
    """The class of the classes below: a sparse tensor of the dtype is an instance of them."""

    def __instancecheck__(self, instance: object) -> bool:
        return is_sparse(instance) and instance.dtype is self.dtype  # type: ignore[attr-defined]

    def __repr__(self) -> str:
        return f"<class 'torch.sparse.{self.__name__}'>"

    def __call__(self, *args: Any, device: Any = None) -> Tensor:
        """A tensor from indices and values, and perhaps a size; or from sizes, which stores nothing."""
        name = f"sparse.{self.__name__}"
        warn_once(f"torch.{name} is an older way to make sparse tensors; use torch.sparse_coo_tensor(...)")
        return _construct(name, self.dtype, args, device)


def _construct(name: str, kind: Any, args: Sequence[Any], device: Any) -> Tensor:
    """A tensor from indices and values, and perhaps a size; or from sizes, of a dtype, which stores nothing."""
    if len(args) in (2, 3) and all(isinstance(item, Tensor) for item in args[:2]):
        return sparse_coo_tensor(*args, device=device)
    sizes = args[0] if len(args) == 1 and isinstance(args[0], Sequence) else args or (0,)
    if not all(isinstance(size, int) for size in sizes):
        kinds = ", ".join(type(item).__name__ for item in args)
        msg = f"{name}(): expected indices, values and perhaps a size, or sizes, got {kinds}"
        raise ArgumentError(msg)
    return sparse_coo_tensor(sizes, dtype=kind, device=device)


def new(self: Tensor, args: Sequence[Any], device: Any = None) -> Tensor:
    """What ``new`` of a tensor of the layout sparse_coo gives."""
    if device is not None and device_type(device).type != self.device.type:
        msg = f"new(): the tensor is on the device {self.device}, and a new one cannot be on {device}"
        raise ComputeError(msg)
    return _construct("new", self.dtype, args, self.device)


def _sparse_type(dense: tensortype) -> Any:
    result = SparseTensorType(dense.__name__, (), {"__module__": __name__, "__slots__": ()})
    result.dtype = dense.dtype
    return result


BFloat16Tensor, ByteTensor, CharTensor, DoubleTensor, FloatTensor, HalfTensor, IntTensor, LongTensor, ShortTensor = (
    _sparse_type(getattr(older, name)) for name in __all__
)
