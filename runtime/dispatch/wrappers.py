"""Tensors that hold others: they have sizes, strides and a dtype, and their class has the calls of their operators."""

from __future__ import annotations

import mmap
from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.kernels.view.operator import view_over
from runtime.tensor import NoElementsError, Tensor, is_whole, make_tensor
from runtime.tensor.dtypes import dtype as dtype_type
from runtime.tensor.dtypes import get_default_dtype
from runtime.tensor.formats import contiguous_strides
from runtime.tensor.keys import TORCH_DISPATCH
from runtime.tensor.memory import memory_of, set_memory
from runtime.tensor.storage import owner_of
from runtime.tensor.subclasses import as_instance, keys_of


class _NoElements(np.ndarray[Any, Any]):
    """Memory of which only the geometry is known: reading it is an error."""

    def _reject(self, *_: Any, **__: Any) -> NoReturn:
        msg = (
            "a tensor that was made by _make_wrapper_subclass() has no elements, and its class has the calls of "
            "operators: read the tensors that it holds"
        )
        raise NoElementsError(msg)

    item = tolist = tobytes = copy = astype = view = __array_ufunc__ = __array_function__ = _reject
    __getitem__ = __setitem__ = __bool__ = __float__ = __int__ = __complex__ = _reject


def make_wrapper(
    cls: type[Tensor], size: Sequence[int], strides: Sequence[int] | None = None, storage_offset: int | None = None,
    memory_format: Any = None, dtype: dtype_type | None = None, layout: Any = None, device: Any = None,
    pin_memory: bool = False, requires_grad: bool = False, dispatch_sizes_strides_policy: str | None = None,
    dispatch_device: bool = False, dispatch_layout: bool = False,
) -> Any:  # fmt: skip
    """An instance of `cls` of these sizes and strides (of rows, where they are left out), without elements.

    `strides` and `storage_offset` count elements. The other arguments are PyTorch's, and change nothing: the memory
    that the tensor stands for is that of what it holds. TypeError for a class without ``__torch_dispatch__``;
    ValueError for strides of another length, or that are negative.
    """
    del memory_format, layout, device, pin_memory, dispatch_sizes_strides_policy, dispatch_device
    del dispatch_layout
    if not (isinstance(cls, type) and issubclass(cls, Tensor)) or not keys_of(cls) & TORCH_DISPATCH:
        msg = (
            "_make_wrapper_subclass(): expected a subclass of Tensor that defines __torch_dispatch__, because "
            f"operators find no memory in its instances; got {cls!r}"
        )
        raise ArgumentError(msg)
    kind = get_default_dtype() if dtype is None else dtype
    sizes = tuple(map(int, size))
    steps = contiguous_strides(sizes) if strides is None else tuple(map(int, strides))
    if len(steps) != len(sizes) or min((0, *steps)) < 0:
        msg = f"_make_wrapper_subclass(): strides {list(steps)} do not fit the size {list(sizes)}"
        raise ArgumentValueError(msg)
    result = as_instance(cls, make_tensor(_untouched(sizes, steps, storage_offset or 0, kind), kind))
    return result.requires_grad_() if requires_grad else result


def _untouched(sizes: tuple[int, ...], steps: tuple[int, ...], offset: int, kind: dtype_type) -> _NoElements:
    """Memory of that geometry that nobody has touched, so that the system has given none."""
    count = 0 if 0 in sizes else 1 + sum((size - 1) * step for size, step in zip(sizes, steps, strict=True))
    try:
        memory = np.zeros(offset + count, kind.numpy)
    except MemoryError:  # the system promises no so many bytes that can be written; these are only read
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
        mapped = mmap.mmap(-1, (offset + count) * kind.itemsize, flags=flags, prot=mmap.PROT_READ)
        memory = np.frombuffer(mapped, kind.numpy)
    return _view(memory, offset, sizes, [step * kind.itemsize for step in steps])


def _view(memory: np.ndarray[Any, Any], offset: int, sizes: Sequence[int], steps: Sequence[int]) -> _NoElements:
    """A view of a memory from an element on, of these sizes and steps in bytes."""
    return _NoElements(sizes, memory.dtype, memory, offset * memory.itemsize, steps)


def share_memory(argument: Any, result: Any) -> None:
    """Let a tensor that holds others, and stands for a view of another one, have its storage, and be a view of it.

    Nothing happens where one of them is no such tensor, or where the view would reach beyond the storage.
    """
    arrays: list[Any] = [
        memory_of(item) if isinstance(item, Tensor) and is_whole(item) else None for item in (argument, result)
    ]
    if not all(isinstance(array, _NoElements) for array in arrays) or argument is result:
        return
    memory, view = owner_of(arrays[0]), arrays[1]
    offset = result.storage_offset()
    if view.dtype == memory.dtype and offset + owner_of(view)[offset:].size <= memory.size:
        tracked = view_over(argument, _view(memory, offset, view.shape, view.strides))
        set_memory(result, memory_of(tracked))
        result._base, result._writes = tracked._base, tracked._writes
        references: Any = tracked._writes
        references[-1] = type(references[-1])(result)
