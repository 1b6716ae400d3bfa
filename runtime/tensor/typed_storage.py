"""The memory of a tensor as elements of its dtype: what ``Tensor.storage()`` gives, PyTorch's older storages."""

from __future__ import annotations

from typing import Any

from runtime.boundary import guarded
from runtime.errors import ArgumentError, ComputeError, DimensionError
from runtime.tensor.device import cpu, device
from runtime.tensor.dtypes import dtype
from runtime.tensor.storage import Storage
from runtime.tensor.tensor import Tensor, make_tensor


class TypedStorage(Storage):
    """The memory that a tensor views as elements of one dtype, which may be read and written.

    What is written is seen by all tensors that share the memory; autograd does not see it.
    """

    __slots__ = ("dtype",)
    dtype: dtype

    @classmethod
    def under(cls, tensor: Tensor) -> TypedStorage:
        """The storage of a tensor in the tensor's dtype."""
        memory = Storage.of(tensor._array)
        made = cls(memory._pointer, memory._nbytes)
        made.dtype = tensor.dtype
        return made

    @property
    def device(self) -> device:
        """Where the memory lies."""
        return cpu

    def untyped(self) -> Storage:
        """The same memory as bytes."""
        return Storage(self._pointer, self._nbytes)

    def element_size(self) -> int:
        """The bytes of one element."""
        return self.dtype.itemsize

    def size(self) -> int:
        """The number of elements."""
        return self._nbytes // self.dtype.itemsize

    __len__ = size

    def _elements(self) -> Any:
        """The elements as a tensor of one dimension, which shares the memory."""
        return make_tensor(self._as(self.dtype.numpy), self.dtype)

    def _checked(self, index: Any) -> int:
        if isinstance(index, slice):
            msg = "storage(): slices are of bytes; use untyped(), or tolist()"
            raise ComputeError(msg)
        try:
            place = index.__index__()
        except AttributeError:
            msg = f"storage(): an index must be an int, not {type(index).__name__}"
            raise ArgumentError(msg) from None
        if not -self.size() <= place < self.size():
            msg = f"storage(): index {place} is out of range for {self.size()} elements"
            raise DimensionError(msg)
        return int(place)

    @guarded
    def __getitem__(self, index: int) -> Any:
        """The element at an index, as a Python number. IndexError out of range; RuntimeError for a slice."""
        return self._elements()[self._checked(index)].item()

    @guarded
    def __setitem__(self, index: int, value: complex) -> None:
        self._elements()[self._checked(index)] = value

    def fill_(self, value: complex) -> TypedStorage:
        """All elements set to a number."""
        self._elements().fill_(value)
        return self

    def tolist(self) -> list[Any]:
        """The elements as Python numbers."""
        return self._elements().tolist()  # type: ignore[no-any-return]

    def __repr__(self) -> str:
        rows = "".join(f" {one}\n" for one in self.tolist())
        return f"{rows}[TypedStorage(dtype={self.dtype}, device=cpu) of size {self.size()}]"
