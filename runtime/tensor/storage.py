"""Memory: tensors are strided views of a Storage, a run of bytes that a DataPtr keeps alive.

The owner of the bytes is a NumPy array: NumPy allocated it, or it is a foreign one that is shared without a copy. A
tensor keeps only its strided NumPy view, whose ``base`` chain leads to the owner; a Storage is made when someone asks
for it. Results get their memory from NumPy, not from an :class:`Allocator`.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Self

import numpy as np

from runtime.errors import ArgumentError, ComputeError, DimensionError, UnsupportedError
from runtime.tensor import device as devices
from runtime.tensor import dtypes
from runtime.tensor.portable_storage import NO_DATA, PortableStorage, bytes_of_buffer, swapped


class DataPtr:
    """An address, its owner, and what to do when the last user is gone.

    `deleter` is called with `owner` once, when this object dies; NumPy-owned memory needs none, because dropping the
    reference frees it.
    """

    __slots__ = ("address", "deleter", "owner")

    def __init__(self, address: int, owner: Any, deleter: Callable[[Any], None] | None = None) -> None:
        self.address = address
        self.owner = owner
        self.deleter = deleter

    def __del__(self) -> None:
        if self.deleter is not None:
            self.deleter(self.owner)


class Allocator:
    """What gives memory as a DataPtr, for a backend whose memory NumPy cannot allocate; tensors on the CPU use none."""

    def allocate(self, nbytes: int, index: int = 0) -> DataPtr:
        """`nbytes` of uninitialised memory on the device of that index; MemoryError where there is none left."""
        raise NotImplementedError


class CPUAllocator(Allocator):
    """The memory that results have, from NumPy's own allocator, as a DataPtr."""

    def allocate(self, nbytes: int, index: int = 0) -> DataPtr:  # noqa: ARG002 - there is one CPU
        """`nbytes` of uninitialised memory, owned by a NumPy array of bytes."""
        owner = np.empty(nbytes, np.uint8)
        return DataPtr(owner.ctypes.data, owner)


cpu_allocator = CPUAllocator()

# mallopt's parameters in glibc, and their largest useful values: blocks from 32 MiB on are always mapped one by one.
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3
_LARGEST_KEPT_BLOCK = 32 << 20
_KEPT = 512 << 20


def keep_freed_memory() -> bool:
    """Ask the C library to keep freed blocks of up to 32 MiB for the next results, 512 MiB in all.

    By default glibc gives a freed result of some megabytes back to the kernel, and the next one costs a page fault for
    every page: exp of 2^20 float32 takes 0.19 ms in kept memory and 1.2 ms in new pages. The setting holds for the
    whole process. Returns whether it was made; other C libraries have their own ways, and are left alone.
    """
    if not sys.platform.startswith("linux"):
        return False
    library = ctypes.CDLL(None)
    if not hasattr(library, "gnu_get_libc_version"):
        return False
    return bool(library.mallopt(_M_MMAP_THRESHOLD, _LARGEST_KEPT_BLOCK) and library.mallopt(_M_TRIM_THRESHOLD, _KEPT))


class Storage(PortableStorage):
    """A run of bytes that tensors view: ``Storage(size)`` of zeros, or the bytes of a sequence.

    Equal storages have equal `data_ptr()`. Those of another device than the CPU are read by copying a tensor.
    """

    __slots__ = ("__dict__", "__weakref__", "_nbytes", "_pointer", "device")
    _nbytes: int
    _pointer: DataPtr
    device: devices.device

    def __init__(self, *args: Any, device: Any = None) -> None:
        if args and isinstance(args[0], DataPtr):
            self._pointer, self._nbytes = args
            self.device = device or devices.cpu
            return
        self._allocate(args, device, np.dtype(np.uint8))

    def _allocate(self, args: tuple[Any, ...], device: Any, kind: np.dtype[Any]) -> None:
        """New memory for the arguments of a storage; on the device meta there is only its size."""
        is_on_meta = device is not None and str(device).partition(":")[0] == "meta"
        memory = elements_of(type(self).__name__, args, None if is_on_meta else device, kind)
        self._nbytes, self.device = memory.nbytes, devices.device("meta") if is_on_meta else devices.cpu
        self._pointer = DataPtr(0, None) if is_on_meta else DataPtr(address(memory), memory)

    @classmethod
    def of(cls, array: np.ndarray[Any, Any]) -> Storage:
        """The storage that `array` views: the memory of the array at the end of its ``base`` chain."""
        owner = owner_of(array)
        low, high = np.lib.array_utils.byte_bounds(owner)
        return cls(DataPtr(low, owner), high - low if owner.size else 0)

    def data_ptr(self) -> int:
        """The address of the first byte."""
        return self._pointer.address

    @property
    def owner(self) -> Any:
        """The array that has the memory."""
        return self._pointer.owner

    def nbytes(self) -> int:
        """The number of bytes."""
        return self._nbytes

    size = nbytes
    __len__ = nbytes

    def element_size(self) -> int:
        """The bytes of one element: 1."""
        return 1

    @classmethod
    def from_buffer(
        cls, buffer: Any, byte_order: str | None = None, count: int = -1, offset: int = 0, *, dtype: Any = dtypes.uint8
    ) -> Storage:  # fmt: skip
        """The bytes of `count` elements of a buffer, or of all, from byte `offset` on, copied in this machine's order.

        `byte_order` is native, little or big. ValueError where the buffer holds less, or a part of an element.
        """
        return _with_bytes(bytes_of_buffer(buffer, byte_order, count, offset, dtype))

    @classmethod
    def from_file(cls, filename: str, shared: bool = False, nbytes: int = 0) -> Storage:
        """`nbytes` bytes in the memory of a file; if `shared`, what is written goes into the file."""
        from runtime.tensor.buffers import from_file

        return from_file(filename, shared, nbytes, dtype=dtypes.uint8).untyped_storage()

    def byteswap(self, dtype: Any) -> None:
        """Reverse the bytes of each number of a dtype, in place."""
        width = dtype.itemsize // 2 if dtype.is_complex else dtype.itemsize
        memory = self._writable()
        reversed_bytes = swapped(memory[: memory.size // width * width], width)
        memory[: reversed_bytes.size] = reversed_bytes

    def untyped(self) -> Storage:
        """The storage itself."""
        return self

    def new(self) -> Storage:
        """A storage of no byte."""
        return Storage()

    def resize_(self, size: int) -> Self:
        """Give the storage `size` bytes of memory, which begin with those that it had: 0 frees its memory.

        Tensors keep their sizes and strides; one that reaches further than the storage cannot be read until that has
        grown again. RuntimeError for another size on the CPU, whose memory belongs to NumPy's arrays.
        """
        if not isinstance(size, int) or size < 0:
            msg = f"resize_(): expected a number of bytes, got {size!r}"
            raise ArgumentError(msg)
        if size == self._nbytes:
            return self
        from runtime.tensor.backends import BY_NAME

        if self.device.type == "meta":
            self._nbytes = size
            return self
        backend = BY_NAME.get(self.device.type)
        if backend is None:
            msg = f"resize_(): a storage on {self.device} keeps its {self._nbytes} bytes; resize_ the tensor"
            raise ComputeError(msg)
        backend.resize(self, size)
        return self

    def bytes(self) -> np.ndarray[Any, Any]:
        """The memory as uint8, shared; read-only where its owner is."""
        return self._as(np.dtype(np.uint8))

    def elements(self, kind: Any = None) -> Any:
        """The memory as a tensor of one dimension: the bytes as they are, or read as another dtype."""
        from runtime.tensor.typed_storage import TypedStorage

        return TypedStorage(wrap_storage=self, dtype=kind or dtypes.uint8).elements()

    def _as(self, kind: np.dtype[Any]) -> np.ndarray[Any, Any]:
        """The memory as a vector of another dtype, shared. RuntimeError for that of another device."""
        if self.device.type == "meta":
            msg = "storage(): Not available for 'meta' device type: there are no bytes"
            raise UnsupportedError(msg)
        if self.device.type != devices.cpu.type:
            msg = f"storage(): the bytes lie on {self.device}, where NumPy cannot read them; copy the tensor by .cpu()"
            raise ComputeError(msg)
        offset, count = self.data_ptr() - address(self.owner), self._nbytes // kind.itemsize
        return ArrayInterface.over(self.owner, kind, (count,), (kind.itemsize,), offset)

    def __getitem__(self, index: int) -> Any:
        """The byte at an index, or a list of those of a slice."""
        return self.bytes()[index].tolist()

    def __setitem__(self, index: Any, value: int) -> None:
        """Write the lowest eight bits of `value` at an index, or at all indices of a slice. IndexError out of range."""
        if not isinstance(index, (int, slice)):
            msg = f"storage(): an index of a byte is an int or a slice, got {type(index).__name__}"
            raise ArgumentError(msg)
        if not isinstance(value, int):
            msg = f"storage(): a byte is an int, got {type(value).__name__}"
            raise ComputeError(msg)
        try:
            self._writable()[index] = value & 0xFF
        except IndexError:
            msg = f"storage(): index {index} is out of range for {self._nbytes} bytes"
            raise DimensionError(msg) from None

    def fill_(self, value: int) -> Self:
        """All bytes set to the lowest eight bits of an int."""
        if self.device.type != "meta":
            self[:] = value
        return self

    def copy_(self, source: Storage, non_blocking: bool | None = None) -> Self:
        """The bytes of another storage of as many, as they are; RuntimeError for another number."""
        del non_blocking
        if source.nbytes() != self.nbytes():
            msg = f"copy_(): the storage has {self.nbytes()} bytes, the source {source.nbytes()}"
            raise ComputeError(msg)
        if self.device.type != "meta":
            if source.device.type == "meta":
                raise UnsupportedError(NO_DATA)
            self._writable()[:] = source.bytes()
        return self

    def clone(self) -> Storage:
        """A copy, with memory of its own."""
        if self.device.type == "meta":
            return Storage(DataPtr(0, None), self._nbytes, device=self.device)
        return _with_bytes(self.bytes().copy())

    def __copy__(self) -> Self:
        return self.clone()  # type: ignore[return-value]

    __deepcopy__: Any  # hung on where tensors are copied, with which storages share their copy

    def __reduce__(self) -> tuple[Any, ...]:
        """The bytes for pickle: an address means nothing in another process."""
        return _with_bytes, (self.bytes().copy(),)  # a copy is writable, and stays so

    def _writable(self) -> np.ndarray[Any, Any]:
        """The memory as uint8, shared. RuntimeError where it is read-only."""
        memory = self.bytes()
        if not memory.flags.writeable:
            msg = "storage(): the memory is read-only; write to a clone()"
            raise ComputeError(msg)
        return memory

    def __iter__(self) -> Iterator[Any]:
        return iter(self.tolist())

    def tolist(self) -> list[Any]:
        """The bytes as Python numbers."""
        return self.bytes().tolist()  # type: ignore[no-any-return]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Storage) or self._pointer.address != other._pointer.address:
            return False
        return self.device == other.device

    def __hash__(self) -> int:
        return hash(self._pointer.address)

    def __repr__(self) -> str:
        return f"Storage(data_ptr={self.data_ptr():#x}, nbytes={self._nbytes}, device={self.device})"


def _with_bytes(memory: np.ndarray[Any, Any]) -> Storage:
    """The storage that has the memory of a vector of bytes."""
    return Storage(DataPtr(address(memory), memory), memory.nbytes)


def elements_of(name: str, args: tuple[Any, ...], offset: Any, kind: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """New memory for the arguments of a storage: nothing, a number of elements, or the elements."""
    if offset is not None and str(offset).partition(":")[0] != "cpu":
        msg = f"{name}(): memory lies on the CPU, not on {offset}"
        raise UnsupportedError(msg)
    if len(args) > 1:
        msg = f"{name}(): expected a number of elements or a sequence of them, got {len(args)} arguments"
        raise ArgumentError(msg)
    content = args[0] if args else 0
    if isinstance(content, int) and not isinstance(content, bool):
        if content < 0:
            msg = f"{name}(): a storage has no {content} elements"
            raise ComputeError(msg)
        return np.zeros(content, kind)
    if not isinstance(content, Sequence) or isinstance(content, str):
        msg = f"{name}(): expected a number of elements or a sequence of them, got {type(content).__name__}"
        raise ArgumentError(msg)
    try:
        return np.array(content, kind).reshape(-1)
    except (TypeError, ValueError, OverflowError):
        msg = f"{name}(): the sequence holds what is no element of {kind}: {content!r:.80}"
        raise ArgumentError(msg) from None


class ArrayInterface:
    """Memory of an array in a layout of its own, as NumPy's array interface says it; it keeps the array alive.

    NumPy makes arrays of any layout over one run of bytes. What another library shares may have gaps; over that, this
    stands between the new array and the one that has the memory.
    """

    __slots__ = ("__array_interface__", "array")

    def __init__(self, array: np.ndarray[Any, Any], interface: dict[str, Any]) -> None:
        self.array = array
        self.__array_interface__ = interface

    @classmethod
    def over(
        cls, array: np.ndarray[Any, Any], element: np.dtype[Any], sizes: tuple[int, ...], strides: tuple[int, ...],
        offset: int,
    ) -> np.ndarray[Any, Any]:  # fmt: skip
        """The memory of `array` as elements of that dtype; strides, and offset from its first element, in bytes."""
        interface = {
            "shape": sizes, "strides": strides, "typestr": element.str, "version": 3,
            "data": (address(array) + offset, not array.flags.writeable),
        }  # fmt: skip
        return np.asarray(cls(array, interface))


def owner_of(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The array whose memory `array` views: the last ndarray of its ``base`` chain."""
    base: Any = array.base
    while isinstance(base, (np.ndarray, ArrayInterface)):
        array = base.array if isinstance(base, ArrayInterface) else base
        base = array.base
    return array


def address(array: np.ndarray[Any, Any]) -> int:
    """Where the first element of `array` lies."""
    pointer: int = array.__array_interface__["data"][0]
    return pointer
