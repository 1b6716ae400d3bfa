"""Properties of storages that follow from their device and their memory, and buffers as the bytes of a storage."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, UnsupportedError

if TYPE_CHECKING:
    from runtime.tensor.dtypes import dtype

_ORDERS = ("native", "little", "big")
NO_DATA = "Cannot copy out of meta tensor; no data!"


class PortableStorage:
    """The methods of storages that follow from their memory and their device."""

    __slots__ = ()
    device: Any
    is_sparse = False

    @property
    def is_cuda(self) -> bool:
        """Whether the memory lies on a device of that name."""
        return bool(self.device.type == "cuda")

    @property
    def is_hpu(self) -> bool:
        """Whether the memory lies on a device of that name."""
        return bool(self.device.type == "hpu")

    def get_device(self) -> int:
        """The number of the device; -1 for the CPU, which has none."""
        return -1 if self.device.type == "cpu" else int(self.device.index or 0)

    def is_pinned(self, device: Any = None) -> bool:
        """Whether the memory is pinned, for a registered device or one of the type that is named."""
        from runtime.tensor.pinned import is_pinned

        return is_pinned(self.owner if self.device.type == "cpu" else None, device)  # type: ignore[attr-defined]

    def resizable(self) -> bool:
        """Whether `resize_` can change the number of bytes, which is so on devices that have an allocator."""
        return bool(self.device.type != "cpu")

    @property
    def filename(self) -> str | None:
        """The path of the file whose memory this is, if what is written goes into the file; else None."""
        owner: Any = self.owner if self.device.type == "cpu" else None  # type: ignore[attr-defined]
        while owner is not None and not isinstance(owner, np.memmap):
            owner = owner.obj if isinstance(owner, memoryview) else getattr(owner, "base", None)
        return str(owner.filename) if owner is not None and owner.mode == "r+" else None

    @property
    def _cdata(self) -> int:
        """A number that equal storages have in common: the address."""
        return int(self.data_ptr())  # type: ignore[attr-defined]

    def is_shared(self) -> bool:
        """Whether the memory is such that other processes can see it."""
        if self.device.type == "meta":
            return False
        return bool(self.elements().is_shared() or self.filename)  # type: ignore[attr-defined]

    def share_memory_(self) -> Self:
        """The storage, whose memory other processes can see. RuntimeError where they cannot: it belongs to tensors."""
        if self.device.type == "meta":
            msg = "share_memory_(): only available on CPU, and the storage is on meta"
            raise ComputeError(msg)
        if not self.is_shared():
            msg = "share_memory_(): the memory of a storage stays where it is; call share_memory_() of the tensor"
            raise ComputeError(msg)
        return self

    def cpu(self) -> Any:
        """The storage if it lies there, else a copy of its elements."""
        if self.device.type == "meta":
            raise UnsupportedError(NO_DATA)
        return self if self.device.type == "cpu" else self.elements().cpu().untyped_storage()  # type: ignore[attr-defined]

    def __sizeof__(self) -> int:
        """The bytes of the object and those of its memory."""
        return object.__sizeof__(self) + int(self.nbytes())  # type: ignore[attr-defined]


def bytes_of_buffer(
    buffer: Any, byte_order: str | None, count: int, offset: int, kind: dtype
) -> np.ndarray[Any, Any]:  # fmt: skip
    """A copy of elements of a buffer, from byte `offset` on, whose bytes have an order: native, little or big."""
    if kind.itemsize > 1 and byte_order not in _ORDERS:
        msg = f"from_buffer(): byte_order is one of {', '.join(_ORDERS)}, got {byte_order!r}"
        raise ArgumentValueError(msg)
    try:
        memory = np.frombuffer(buffer, np.uint8)
    except TypeError as error:
        msg = f"from_buffer(): expected a buffer of bytes, got {type(buffer).__name__}"
        raise ArgumentError(msg) from error
    size = kind.itemsize
    available = memory.size - offset
    if offset < 0 or available < 0 or count * size > available or (count < 0 and available % size):
        asked = f"{count} elements" if count >= 0 else "whole elements"
        msg = f"from_buffer(): {memory.size} bytes do not hold {asked} of {kind.name} from byte {offset} on"
        raise ArgumentValueError(msg)
    part = memory[offset : offset + (count * size if count >= 0 else available)].copy()
    width = size // 2 if kind.is_complex else size
    return part if byte_order in ("native", sys.byteorder, None) else swapped(part, width)


def swapped(memory: np.ndarray[Any, Any], width: int) -> np.ndarray[Any, Any]:
    """Bytes with those of each number of `width` bytes in the opposite order."""
    return memory.reshape(-1, width)[:, ::-1].reshape(-1)
