"""Tensors as rows of bytes that an engine sends, and back: strided, empty and 0-d ones, of every dtype."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.distributed.reduce_op import RankReduction
from runtime.errors import ArgumentError, ArgumentValueError, UnsupportedError
from runtime.tensor import Tensor, bump_version
from runtime.tensor.compressed import is_compressed
from runtime.tensor.coordinates import is_sparse
from runtime.tensor.memory import array_of, is_writeable

__all__ = ["Joined", "MessageBuffer", "check_tensor", "check_tensors", "reduced_array", "written"]
Array = np.ndarray[Any, Any]


def check_tensor(function: str, tensor: Any, name: str = "tensor", *, may_be_sparse: bool = False) -> None:
    """TypeError for what is no tensor, NotImplementedError for one that stores only some of its elements."""
    if not isinstance(tensor, Tensor):
        msg = (
            f"distributed.{function}(): Invalid function argument. Expected parameter `{name}` of type torch.Tensor "
            f"but it's type {type(tensor)} instead."
        )
        raise ArgumentError(msg)
    if not may_be_sparse and (is_sparse(tensor) or is_compressed(tensor)):
        msg = (
            f"distributed.{function}(): tensors of the layout {tensor.layout} are not sent; only all_reduce() takes "
            "sparse tensors, of the layout sparse_coo. Send to_dense(), or indices and values"
        )
        raise UnsupportedError(msg)


def check_tensors(function: str, tensors: Any, name: str, count: int | None = None) -> None:
    """TypeError for what is no list of tensors, ValueError for another number than `count`."""
    if not isinstance(tensors, (list, tuple)) or not all(isinstance(tensor, Tensor) for tensor in tensors):
        msg = (
            f"distributed.{function}(): Invalid function argument. Expected parameter `{name}` of type "
            "List[torch.Tensor]"
        )
        raise ArgumentError(msg)
    for tensor in tensors:
        check_tensor(function, tensor, name)
    if count is not None and len(tensors) != count:
        msg = f"distributed.{function}(): expected {count} tensors as `{name}`, one for each rank, got {len(tensors)}"
        raise ArgumentValueError(msg)


def written(tensor: Tensor) -> None:
    """Note that a tensor was written into: who saved it for backward learns of it."""
    bump_version(tensor)


class MessageBuffer:
    """The elements of one tensor, in rows; `write` puts elements into the tensor."""

    def __init__(self, function: str, tensor: Tensor) -> None:
        self.tensor = tensor
        self.array = array_of(tensor, f"distributed.{function}")
        self.is_direct = self.array.flags.c_contiguous and is_writeable(tensor)
        self.rows = self.array if self.array.flags.c_contiguous else self.array.copy(order="C")

    @property
    def bytes(self) -> Array:
        """The rows as bytes, without a copy."""
        return self.rows.reshape(-1).view(np.uint8)

    @property
    def room(self) -> Array:
        """Bytes to be written by an engine; :meth:`write` follows."""
        if not self.is_direct:
            self.rows = np.empty(self.array.shape, self.array.dtype)
        return self.bytes

    def write(self, values: Array | None = None) -> None:
        """Put `values`, or what an engine wrote into :attr:`room`, into the tensor."""
        if values is not None:
            self.array[...] = values.reshape(self.array.shape)
        elif self.rows is not self.array:
            self.array[...] = self.rows
        written(self.tensor)


class Joined:
    """The elements of several tensors one after the other, as one array of bytes."""

    def __init__(self, function: str, tensors: Sequence[Tensor], *, filled: bool) -> None:
        self.buffers = [MessageBuffer(function, tensor) for tensor in tensors]
        self.counts = [buffer.array.nbytes for buffer in self.buffers]
        self.bytes = np.empty(sum(self.counts), np.uint8)
        if filled:
            for part, buffer in zip(self._parts(), self.buffers, strict=True):
                part[...] = buffer.bytes

    def _parts(self) -> list[Array]:
        ends = np.cumsum(self.counts)
        return [self.bytes[end - count : end] for end, count in zip(ends, self.counts, strict=True)]

    def write(self) -> None:
        """Put the parts into the tensors."""
        for part, buffer in zip(self._parts(), self.buffers, strict=True):
            buffer.write(part.view(buffer.array.dtype))  # which may begin between two elements; NumPy copies bytes then


def reduced_array(buffer: MessageBuffer, reduction: RankReduction, *, in_place: bool) -> Array:
    """What is handed to an engine to reduce: the memory of the tensor itself where that is allowed and possible."""
    encoded = reduction.encode(buffer.rows)
    flat = encoded.reshape(-1)
    is_same = encoded is buffer.array or (encoded.base is not None and np.may_share_memory(encoded, buffer.array))
    return flat.copy() if is_same and not (in_place and buffer.is_direct) else flat
