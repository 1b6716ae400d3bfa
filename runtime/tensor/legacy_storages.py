"""PyTorch's classes of storages: ``FloatStorage(3)`` makes a typed storage of float32, which is an instance of it."""

from __future__ import annotations

from typing import Any

from runtime.tensor.dtypes import dtype
from runtime.tensor.storage import Storage as UntypedStorage
from runtime.tensor.typed_storage import STORAGES, ByDtype, TypedStorage

__all__ = [
    "BFloat16Storage", "BoolStorage", "ByteStorage", "CharStorage", "ComplexDoubleStorage", "ComplexFloatStorage",
    "DoubleStorage", "FloatStorage", "HalfStorage", "IntStorage", "LongStorage", "ShortStorage", "Storage",
]  # fmt: skip


def _class_of(name: str) -> type[TypedStorage]:
    """A class that makes storages of a dtype, and of which all such storages are instances."""
    kind: dtype = STORAGES[name]

    def new(cls: Any, *args: Any, wrap_storage: UntypedStorage | None = None, device: Any = None) -> TypedStorage:
        del cls
        return TypedStorage(*args, wrap_storage=wrap_storage, dtype=kind, device=device)

    def from_buffer(*args: Any, **options: Any) -> TypedStorage:
        """The elements of a buffer, whose bytes are in an order that is given: see ``TypedStorage.from_buffer``."""
        return TypedStorage.from_buffer(*args, dtype=kind, **options)

    def from_file(filename: str, shared: bool = False, size: int = 0) -> TypedStorage:
        """`size` elements in the memory of a file: see ``TypedStorage.from_file``."""
        return TypedStorage.from_file(filename, shared, size, dtype=kind)

    names = {
        "__new__": new, "dtype": kind, "__doc__": f"Storages of {kind.name}.", "__module__": __name__,
        "from_buffer": staticmethod(from_buffer), "from_file": staticmethod(from_file),
    }  # fmt: skip
    return ByDtype(name, (), names)  # type: ignore[return-value]


FloatStorage, DoubleStorage, HalfStorage = map(_class_of, ("FloatStorage", "DoubleStorage", "HalfStorage"))
BFloat16Storage, LongStorage, IntStorage = map(_class_of, ("BFloat16Storage", "LongStorage", "IntStorage"))
ShortStorage, CharStorage, ByteStorage = map(_class_of, ("ShortStorage", "CharStorage", "ByteStorage"))
BoolStorage = _class_of("BoolStorage")
ComplexFloatStorage, ComplexDoubleStorage = map(_class_of, ("ComplexFloatStorage", "ComplexDoubleStorage"))
Storage = FloatStorage  # PyTorch's name of storages of the dtype that tensors have by default
