"""The memory of a tensor as elements of its dtype: what ``Tensor.storage()`` gives, PyTorch's older storages."""

from __future__ import annotations

from typing import Any, Self

from runtime.boundary import guarded
from runtime.errors import ArgumentError, ComputeError, DimensionError
from runtime.tensor import dtypes
from runtime.tensor.buffers import from_file
from runtime.tensor.dtypes import dtype, get_default_dtype
from runtime.tensor.naming import shown
from runtime.tensor.portable_storage import bytes_of_buffer
from runtime.tensor.storage import DataPtr, Storage, address
from runtime.tensor.tensor import Tensor, make_tensor


class ByDtype(type):
    """Classes such as FloatStorage: those storages are of them that have their dtype."""

    def __instancecheck__(cls, value: object) -> bool:
        if not type.__instancecheck__(TypedStorage, value):
            return False
        kind = cls.__dict__.get("dtype")
        return not isinstance(kind, dtype) or value.dtype is kind  # type: ignore[attr-defined]


class TypedStorage(Storage, metaclass=ByDtype):
    """The memory that a tensor views as elements of one dtype, which may be read and written.

    ``TypedStorage(10, dtype=int8)`` has ten zeros, ``TypedStorage([1, 2], dtype=int8)`` those elements, and
    `wrap_storage` is memory that it shares. What is written is seen by all tensors that share the memory; autograd does
    not see it.
    """

    __slots__ = ("dtype",)
    dtype: dtype

    def __init__(
        self, *args: Any, wrap_storage: Storage | None = None, dtype: Any = None, device: Any = None,
        _internal: Any = False,
    ) -> None:  # fmt: skip
        del _internal  # PyTorch's, whose typed storages warn unless it is true
        kind = dtype or get_default_dtype()
        if wrap_storage is None:
            self._allocate(args, device, kind.numpy)
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

    def elements(self, kind: Any = None) -> Any:
        """The elements as a tensor of one dimension, which shares the memory. RuntimeError for another dtype."""
        if kind is not None and kind is not self.dtype:
            asked, has = (NAMES[item].removesuffix("Storage") if item in NAMES else item for item in (kind, self.dtype))
            msg = f"Expected a Storage of type {asked} or an UntypedStorage, but got {has}"
            raise ComputeError(msg)
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
        if self.device.type != "meta":
            self.elements().fill_(value)
        return self

    def resize_(self, size: int) -> Self:
        """As that of bytes, to `size` elements."""
        return super().resize_(size * self.dtype.itemsize)

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
        if self.device.type == "meta":
            return TypedStorage(wrap_storage=super().clone(), dtype=self.dtype)
        return TypedStorage.under(self.elements().clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """The bytes and the dtype, for pickle."""
        return _typed, (self.untyped(), self.dtype)

    @classmethod
    def from_buffer(
        cls, buffer: Any, byte_order: str | None = None, count: int = -1, offset: int = 0, *, dtype: Any = None,
        device: Any = None,
    ) -> TypedStorage:  # fmt: skip
        """A copy of `count` elements of a buffer, or of all, from byte `offset` on.

        `byte_order` is native, little or big. ValueError where the buffer holds less, or a part of an element.
        """
        kind = dtype or get_default_dtype()
        memory = bytes_of_buffer(buffer, byte_order, count, offset, kind)
        return cls(wrap_storage=Storage(DataPtr(address(memory), memory), memory.nbytes), dtype=kind, device=device)

    @classmethod
    def from_file(cls, filename: str, shared: bool = False, size: int = 0, *, dtype: Any = None) -> TypedStorage:
        """`size` elements in the memory of a file; if `shared`, what is written goes into the file."""
        return cls.under(from_file(filename, shared, size, dtype=dtype or get_default_dtype()))

    @property
    def _untyped_storage(self) -> Storage:
        """The same memory as bytes, as an attribute."""
        return self.untyped()

    def __repr__(self) -> str:
        rows = "...\n" if self.device.type == "meta" else "".join(f" {element}\n" for element in self.tolist())
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


def _converting(kind: dtypes.dtype) -> Any:
    """The method that gives elements in another dtype, in memory of their own."""

    def convert(self: TypedStorage) -> TypedStorage:
        return TypedStorage.under(self.elements().to(kind, copy=True))

    convert.__doc__ = f"A copy of the elements as {kind.name}."
    return convert


for _name, _kind in STORAGES.items():
    _method = {"ComplexFloatStorage": "complex_float", "ComplexDoubleStorage": "complex_double"}.get(_name)
    setattr(TypedStorage, _method or _name.removesuffix("Storage").lower(), _converting(_kind))
