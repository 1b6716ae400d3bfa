"""The memory of a tensor as elements of its dtype: what ``Tensor.storage()`` gives, PyTorch's older storages."""

from __future__ import annotations

from typing import Any

from runtime.boundary import guarded
from runtime.errors import ArgumentError, ComputeError, DimensionError
from runtime.tensor import dtypes
from runtime.tensor.dtypes import dtype, get_default_dtype
from runtime.tensor.naming import shown
from runtime.tensor.storage import DataPtr, Storage, address, elements_of
from runtime.tensor.tensor import Tensor, make_tensor


class _ByDtype(type):
    """Classes such as FloatStorage: those storages are of them that have their dtype."""

    def __instancecheck__(cls, value: object) -> bool:
        if not type.__instancecheck__(TypedStorage, value):
            return False
        kind = cls.__dict__.get("dtype")
        return not isinstance(kind, dtype) or value.dtype is kind  # type: ignore[attr-defined]


class TypedStorage(Storage, metaclass=_ByDtype):
    """The memory that a tensor views as elements of one dtype, which may be read and written.

    ``TypedStorage(10, dtype=int8)`` has ten zeros, ``TypedStorage([1, 2], dtype=int8)`` those elements, and
    `wrap_storage` is memory that it shares. What is written is seen by all tensors that share the memory; autograd does
    not see it.
    """

    __slots__ = ("dtype",)
    dtype: dtype

    def __init__(self, *args: Any, wrap_storage: Storage | None = None, dtype: Any = None, device: Any = None) -> None:
        kind = dtype or get_default_dtype()
        if wrap_storage is None:
            memory = elements_of(type(self).__name__, args, device, kind.numpy)
            super().__init__(DataPtr(address(memory), memory), memory.nbytes)
        elif args or not isinstance(wrap_storage, Storage):
            msg = f"TypedStorage(): wrap_storage is an UntypedStorage and alone, got {type(wrap_storage).__name__}"
            raise ArgumentError(msg)
        else:
            super().__init__(wrap_storage._pointer, wrap_storage._nbytes, device=wrap_storage.device)
        self.dtype = kind

    @classmethod
    def under(cls, tensor: Tensor) -> TypedStorage:
        """The storage of a tensor in the tensor's dtype."""
        return cls(wrap_storage=tensor.untyped_storage(), dtype=tensor.dtype)

    def untyped(self) -> Storage:
        """The same memory as bytes."""
        return Storage(self._pointer, self._nbytes, device=self.device)

    def element_size(self) -> int:
        """The bytes of one element."""
        return self.dtype.itemsize

    def size(self) -> int:
        """The number of elements."""
        return self._nbytes // self.dtype.itemsize

    __len__ = size

    def elements(self, kind: Any = None) -> Any:  # noqa: ARG002 - they have a dtype
        """The elements as a tensor of one dimension, which shares the memory."""
        return make_tensor(self._as(self.dtype.numpy), self.dtype)

    def _checked(self, index: Any) -> int:
        if isinstance(index, slice):
            msg = "storage(): slices are of bytes; use untyped(), or tolist()"
            raise ComputeError(msg)
        try:
            position = index.__index__()
        except AttributeError:
            msg = f"storage(): an index must be an int, not {type(index).__name__}"
            raise ArgumentError(msg) from None
        if not -self.size() <= position < self.size():
            msg = f"storage(): index {position} is out of range for {self.size()} elements"
            raise DimensionError(msg)
        return int(position)

    @guarded
    def __getitem__(self, index: int) -> Any:
        """The element at an index, as a Python number. IndexError out of range; RuntimeError for a slice."""
        return self.elements()[self._checked(index)].item()

    @guarded
    def __setitem__(self, index: int, value: complex) -> None:
        self.elements()[self._checked(index)] = value

    def fill_(self, value: complex) -> TypedStorage:
        """All elements set to a number."""
        self.elements().fill_(value)
        return self

    def tolist(self) -> list[Any]:
        """The elements as Python numbers."""
        return self.elements().tolist()  # type: ignore[no-any-return]

    def pickle_storage_type(self) -> str:
        """The class of PyTorch's for this dtype, such as ``FloatStorage``."""
        return NAMES[self.dtype]

    def type(self, dtype: Any = None) -> Any:
        """The name of that class, ``torch.FloatStorage``; or the elements in another dtype or for such a class."""
        if dtype is None:
            return f"torch.{self.pickle_storage_type()}"
        name = dtype if isinstance(dtype, str) else getattr(dtype, "__name__", "")
        kind = STORAGES.get(name.removeprefix("torch."), dtype)
        return self.to_dtype(kind)

    def to_dtype(self, kind: dtypes.dtype) -> TypedStorage:
        """The elements in another dtype; the storage itself in its own."""
        return self if kind is self.dtype else TypedStorage.under(self.elements().to(kind))

    def clone(self) -> TypedStorage:
        """A copy."""
        return TypedStorage.under(self.elements().clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """The bytes and the dtype, for pickle."""
        return _typed, (self.untyped(), self.dtype)

    def cpu(self) -> TypedStorage:
        """The storage, which lies there."""
        return self

    def __repr__(self) -> str:
        rows = "".join(f" {element}\n" for element in self.tolist())
        options = f"dtype={self.dtype}, device={self.device}"
        return f"{rows}[{shown('storage.TypedStorage')}({options}) of size {self.size()}]"


def _typed(storage: Storage, kind: dtypes.dtype) -> TypedStorage:
    """The memory of a storage as elements of a dtype."""
    return TypedStorage(wrap_storage=storage, dtype=kind)


# PyTorch's classes of storages, which it has for these dtypes alone.
STORAGES = {
    "FloatStorage": dtypes.float32, "DoubleStorage": dtypes.float64, "HalfStorage": dtypes.float16,
    "BFloat16Storage": dtypes.bfloat16, "LongStorage": dtypes.int64, "IntStorage": dtypes.int32,
    "ShortStorage": dtypes.int16, "CharStorage": dtypes.int8, "ByteStorage": dtypes.uint8, "BoolStorage": dtypes.bool_,
    "ComplexFloatStorage": dtypes.complex64, "ComplexDoubleStorage": dtypes.complex128,
}  # fmt: skip
NAMES = {kind: name for name, kind in STORAGES.items()}


def _class_of(name: str) -> type[TypedStorage]:
    """A class that makes storages of a dtype, and of which all such storages are instances."""
    kind = STORAGES[name]

    def new(cls: Any, *args: Any, wrap_storage: Storage | None = None, device: Any = None) -> TypedStorage:
        del cls
        return TypedStorage(*args, wrap_storage=wrap_storage, dtype=kind, device=device)

    doc = f"Storages of {kind.name}."
    return _ByDtype(name, (), {"__new__": new, "dtype": kind, "__doc__": doc, "__module__": __name__})  # type: ignore[return-value]


FloatStorage, DoubleStorage, HalfStorage = map(_class_of, ("FloatStorage", "DoubleStorage", "HalfStorage"))
BFloat16Storage, LongStorage, IntStorage = map(_class_of, ("BFloat16Storage", "LongStorage", "IntStorage"))
ShortStorage, CharStorage, ByteStorage = map(_class_of, ("ShortStorage", "CharStorage", "ByteStorage"))
BoolStorage = _class_of("BoolStorage")
ComplexFloatStorage, ComplexDoubleStorage = map(_class_of, ("ComplexFloatStorage", "ComplexDoubleStorage"))
