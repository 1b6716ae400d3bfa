"""Operations on the memory of a tensor as a whole, without reading its elements.

On the CPU it is a NumPy array, of another backend the tensor's :class:`~runtime.tensor.geometry.Geometry`, which holds
whatever the backend's kernels compute on. Whoever is above the kernels passes it on, compares whose it is, and leaves
the elements to operators. What hands elements out to Python, NumPy or a file takes :func:`array_of`, which says so
where they lie on another device.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from sys import getrefcount
from typing import Any

import numpy as np

from runtime.tensor.geometry import Geometry
from runtime.tensor.keys import CPU, INFERENCE, OTHER_BACKENDS, SPARSE_LAYOUTS, STORAGE
from runtime.tensor.storage import owner_of
from runtime.tensor.tensor import Tensor, array_of, is_whole, make_tensor

__all__ = [
    "array_of", "become", "is_dense", "is_on_another_backend", "is_sole_owner", "is_writeable", "may_share_memory",
    "memory_of", "over_memory_of", "owner_of_memory", "replace_elements", "same_layout", "set_memory",
    "shares_no_memory",
]  # fmt: skip


def is_on_another_backend(tensor: Tensor) -> bool:
    """Whether only kernels of another backend than the CPU can compute with a tensor."""
    return bool(tensor._keys & OTHER_BACKENDS)


def memory_of(tensor: Tensor) -> Any:
    """What holds the elements of a tensor, to be passed on to :func:`make_tensor` or :func:`set_memory`."""
    try:
        return tensor._array
    except AttributeError:
        return tensor._geometry


def over_memory_of(tensor: Tensor) -> Tensor:
    """Another tensor over the same memory, outside of the graph, with a version of its own."""
    result = make_tensor(memory_of(tensor), tensor.dtype)
    result._keys = tensor._keys & (STORAGE | INFERENCE) or CPU
    return result


def set_memory(tensor: Tensor, memory: Any) -> None:
    """Let a tensor have another memory; its dtype and its place in the graph stay."""
    if not isinstance(memory, Geometry):
        if hasattr(tensor, "_geometry"):
            tensor._keys = tensor._keys & ~STORAGE | CPU
            del tensor._geometry
        tensor._array = memory
        return
    tensor._geometry = memory
    tensor._keys = tensor._keys & ~STORAGE | memory.key
    if hasattr(tensor, "_array"):
        del tensor._array


def become(tensor: Tensor, memory: Any, edge: Any, keyset: int) -> None:
    """Let a tensor have another memory of the same backend, and another place in the graph, at once."""
    if isinstance(memory, Geometry):
        tensor._geometry, tensor._edge, tensor._keys = memory, edge, keyset
        return
    # No call in this line, so that an interrupt finds all of it or nothing.
    tensor._array, tensor._edge, tensor._keys = memory, edge, keyset


def owner_of_memory(tensor: Tensor) -> Any:
    """The object that has the memory, the same for all tensors that share it."""
    memory = memory_of(tensor)
    return memory.memory if isinstance(memory, Geometry) else owner_of(memory)


def may_share_memory(a: Tensor, b: Tensor) -> bool:
    """Whether elements of two tensors may lie at one place."""
    first, second = memory_of(a), memory_of(b)
    if isinstance(first, Geometry) or isinstance(second, Geometry):
        return owner_of_memory(a) is owner_of_memory(b)
    return np.may_share_memory(first, second)


def is_same_memory(result: Tensor, out: Tensor, *, any_shape: bool = False) -> bool:
    """Whether two tensors of the CPU are the same elements in rows, of one dtype and, unless `any_shape`, one shape."""
    memory, out_memory = memory_of(result), memory_of(out)
    if isinstance(memory, Geometry) or isinstance(out_memory, Geometry) or result.dtype is not out.dtype:
        return False
    return (
        memory.ctypes.data == out_memory.ctypes.data and memory.size == out_memory.size
        and memory.flags.c_contiguous and out_memory.flags.c_contiguous
        and (any_shape or memory.shape == out_memory.shape)
    )  # fmt: skip


def replace_elements(tensor: Tensor, before: Any, after: Any, values: Iterable[Any]) -> None:
    """Write `after` into a tensor whose elements are, bit for bit, those of `before`, unless it shares with `values`.

    It is not counted as a write: of a result that nobody has yet. Nothing happens where one of them is no plain tensor
    of the CPU, or has other sizes or another dtype.
    """
    if any(item.__class__ is not Tensor or item._keys & STORAGE != CPU for item in (tensor, before, after)):
        return
    array, was, now = tensor._array, before._array, after._array
    if not (array.shape == was.shape == now.shape and array.dtype == was.dtype == now.dtype):
        return
    owner = owner_of(array)
    shared = any(isinstance(value, Tensor) and owner_of_memory(value) is owner for value in values)
    if array.flags.writeable and not shared and is_dense(tensor) and array.tobytes() == was.tobytes():
        np.copyto(array, now)


def is_writeable(tensor: Tensor) -> bool:
    """Whether elements can be written; not those that NumPy protects, nor all of those of a sparse layout."""
    try:
        return tensor._array.flags.writeable
    except AttributeError:
        return not tensor._keys & SPARSE_LAYOUTS


class _Holder:
    """Something that has one slot."""

    __slots__ = ("item",)
    item: object


def references_of(holder: _Holder) -> int:
    """How many references are counted for what nobody but the slot of an object has."""
    holder.item = object()
    return getrefcount(holder.item)


_IN_SLOT = references_of(_Holder())


def is_sole_owner(grad: Tensor, variable: Tensor | None) -> bool:
    """Whether nobody else holds the array of a tensor, which is writeable and laid out as `variable`, or in rows.

    A view qualifies when it covers all of a memory that has no other user.
    """
    if type(grad) is not Tensor or not is_whole(grad):
        return False
    if isinstance(memory_of(grad), Geometry):
        return not grad._keys & SPARSE_LAYOUTS and _is_sole_owner_elsewhere(grad, variable)
    if getrefcount(grad._array) != _IN_SLOT:
        return False
    array, flags = grad._array, grad._array.flags
    leaf = array if variable is None or variable._keys & SPARSE_LAYOUTS else variable._array
    in_rows = flags.c_contiguous and leaf.flags.c_contiguous
    if not flags.writeable or not (in_rows or (leaf is not array and array.strides == leaf.strides)):
        return False
    if array.base is None:
        return flags.owndata
    holders = 0
    if grad._base is not None:
        if getrefcount(grad._base) != _IN_SLOT or grad._base._array is not array.base:
            return False
        holders = 1
    if type(array.base) is not np.ndarray or getrefcount(array.base) != _IN_SLOT + holders:
        return False
    owner = array.base
    return owner.base is None and owner.flags.owndata and owner.dtype is array.dtype and owner.size == array.size


def _is_sole_owner_elsewhere(grad: Tensor, variable: Tensor | None) -> bool:
    look = grad._geometry
    if getrefcount(look) != _IN_SLOT + 1 or getrefcount(look.memory) != _IN_SLOT or grad._base is not None:
        return False
    return look.is_in_rows() if variable is None else same_layout(grad, variable)


def same_layout(a: Tensor, b: Tensor) -> bool:
    """Whether the strides of two tensors of one shape and dtype agree wherever there is a second element."""
    strides, other_strides = a.stride(), b.stride()
    return strides == other_strides or all(
        stride == other or size < 2 for stride, other, size in zip(strides, other_strides, a._sizes, strict=True)
    )


def is_dense(tensor: Tensor) -> bool:
    """Whether elements lie without gaps, each in memory of its own, in any order of the dimensions."""
    expected = 1
    for step, size in sorted(zip(tensor.stride(), tensor._sizes, strict=True)):
        if size != 1:
            if step != expected:
                return False
            expected *= size
    return True


def shares_no_memory(result: Tensor, values: Sequence[Any]) -> bool:
    """Whether a result views no memory, nor does a value view its; False where that takes a longer look."""
    try:
        array = result._array
        if array.base is not None or result._sizes is None or result.dtype is None or result._keys < 0:
            return False
        for value in values:
            if value.__class__ is Tensor:
                memory = value._array
                if memory is array or (memory.base is not None and owner_of(memory) is array):
                    return False
            elif isinstance(value, (Tensor, list, tuple)):
                return False
    except AttributeError:  # one of them lies on another backend
        return False
    return True
