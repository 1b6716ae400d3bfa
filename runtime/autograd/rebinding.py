"""``set_``: a tensor that gets the memory of another tensor or of a storage, outside of the graph."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.dispatch.functions import Functions
from runtime.dispatch.interposing import check_memory_stays
from runtime.errors import ArgumentError, ComputeError
from runtime.guards import grad_enabled
from runtime.tensor import Tensor, bump_version
from runtime.tensor.dtypes import dtype
from runtime.tensor.geometry import Geometry
from runtime.tensor.keys import SPARSE_LAYOUTS
from runtime.tensor.memory import is_on_another_backend, memory_of, set_memory
from runtime.tensor.shape import Size
from runtime.tensor.storage import ArrayInterface, Storage, address
from runtime.tensor.typed_storage import TypedStorage

_F = Functions()


def set_(
    self: Tensor, source: Tensor | Storage | None = None, storage_offset: int = 0, size: Sequence[int] | None = None,
    stride: Sequence[int] | None = None,
) -> Tensor:  # fmt: skip
    """Take over the memory of `source`, as elements of this tensor's dtype; an empty tensor without a source.

    Of a tensor it is seen as that one is; with sizes, and of a storage, strides in elements and the first element can
    be given. Raises RuntimeError where that lies outside the storage, for another dtype, and while gradients are
    recorded for one that requires grad.
    """
    if grad_enabled() and any(isinstance(item, Tensor) and item.requires_grad for item in (self, source)):
        msg = "set_: there is no gradient; call it in no_grad(), or of tensors that do not require grad"
        raise ComputeError(msg)
    if not isinstance(source, (Tensor, Storage, type(None))):
        msg = f"set_(): expected a tensor or a storage, got {type(source).__name__}"
        raise ArgumentError(msg)
    check_memory_stays(self, "set_")
    if isinstance(source, Tensor) and source.dtype is not self.dtype:
        msg = f"set_: the tensor is of {self.dtype.name}, the source of {source.dtype.name}; they must be the same"
        raise ComputeError(msg)
    if isinstance(source, TypedStorage) and source.dtype is not self.dtype:
        msg = (
            f"set_: Expected a Storage of type {self.dtype.name} or an UntypedStorage, but got the storage of "
            f"{source.dtype.name}; pass source.untyped() to read its bytes as others"
        )
        raise ComputeError(msg)
    if source is not None and source.device != self.device:
        msg = (
            f"set_: the tensor is on {self.device}, the source on {source.device}; they must be the same: call "
            "to(device) first"
        )
        raise ComputeError(msg)
    if self._keys & SPARSE_LAYOUTS or (isinstance(source, Tensor) and source._keys & SPARSE_LAYOUTS):
        msg = "set_: tensors of sparse layouts have no memory that others could view; take their values()"
        raise ComputeError(msg)
    if is_on_another_backend(self):
        memory = _elsewhere(self, source, storage_offset, size, stride)
    elif source is None:
        memory = np.empty(0, self.dtype.numpy)
    elif isinstance(source, Tensor) and size is None:
        memory = memory_of(source)
    else:
        storage = source if isinstance(source, Storage) else source.untyped_storage()
        memory = _within(storage, self.dtype, storage_offset, size, stride)
    set_memory(self, memory)
    self._base = None
    bump_version(self)
    return self


def _within(
    storage: Storage, kind: dtype, first: int, size: Sequence[int] | None, stride: Sequence[int] | None
) -> np.ndarray[Any, Any]:
    """A part of a storage as elements of a dtype; all behind the first one if no size is given."""
    sizes, strides = _checked_look(storage, kind, first, size, stride)
    if 0 in sizes:
        return np.empty(sizes, kind.numpy)
    owner, steps = storage.owner, tuple(step * kind.itemsize for step in strides)
    begin = storage.data_ptr() - address(owner) + first * kind.itemsize
    return ArrayInterface.over(owner, kind.numpy, sizes, steps, begin)


def _elsewhere(
    tensor: Tensor, source: Tensor | Storage | None, first: int, size: Sequence[int] | None,
    stride: Sequence[int] | None,
) -> Any:  # fmt: skip
    """The same for a tensor that has no array."""
    if source is None:
        return memory_of(_F.new_empty(tensor, (0,)))
    if isinstance(source, Tensor) and size is None:
        return memory_of(source)
    storage = source if isinstance(source, Storage) else source.untyped_storage()
    look = _checked_look(storage, tensor.dtype, first, size, stride)
    return Geometry(storage, *look, first, storage.device, memory_of(tensor).key)


def _checked_look(
    storage: Storage, kind: dtype, first: int, size: Sequence[int] | None, stride: Sequence[int] | None
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Sizes and strides of a part of a storage; RuntimeError where it does not lie within."""
    available = storage.nbytes() // kind.itemsize
    sizes = (max(available - first, 0),) if size is None else tuple(Size(size))
    strides = tuple(math.prod(sizes[d + 1 :]) for d in range(len(sizes))) if stride is None else tuple(Size(stride))
    if len(sizes) != len(strides) or any(item < 0 for item in (first, *sizes, *strides)):
        msg = f"set_: sizes {list(sizes)}, strides {list(strides)} and storage offset {first} do not fit"
        raise ComputeError(msg)
    last = first + sum(step * (element - 1) for element, step in zip(sizes, strides, strict=True))
    if 0 not in sizes and (last >= available or storage.data_ptr() % kind.numpy.alignment):
        msg = f"set_: elements up to {last} of {kind.name} do not lie in a storage of {storage.nbytes()} bytes"
        raise ComputeError(msg)
    return sizes, strides
