"""Memory of given strides, and tensors that get another size in the memory that they have."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from runtime.errors import ComputeError
from runtime.kernels.creation.operator import checked_sizes, clone
from runtime.tensor import Tensor, bump_version, dtypes, make_tensor
from runtime.tensor.determinism import fill_uninitialized
from runtime.tensor.device import contiguous_format, device, preserve_format
from runtime.tensor.dtypes import dtype
from runtime.tensor.formats import arranged, suggested_format
from runtime.tensor.outputs import in_place_of

Array = np.ndarray[Any, Any]


def empty_strided(
    size: tuple[int, ...], stride: tuple[int, ...], dtype: dtype | None, layout: Any, device: device | None,
    pin_memory: Any,
) -> Tensor:  # fmt: skip
    """Uninitialised memory of given strides, in elements; it reaches no further than they do."""
    kind = dtype or dtypes.get_default_dtype()
    reach = checked_reach(size, stride)
    steps = tuple(step * kind.itemsize for step in stride)
    memory = np.ndarray(size, kind.numpy, np.empty(reach, kind.numpy), 0, steps)
    fill_uninitialized(memory, kind)
    return make_tensor(memory, kind)


def checked_reach(size: tuple[int, ...], stride: tuple[int, ...]) -> int:
    """How many elements sizes and strides reach; errors where they are none of a tensor."""
    checked_sizes("empty_strided", size)
    if len(stride) != len(size):
        msg = f"empty_strided: {len(size)} sizes need as many strides, got {len(stride)}"
        raise ComputeError(msg)
    if any(step < 0 for step in stride):
        msg = f"empty_strided: strides must not be negative, got {list(stride)}"
        raise ComputeError(msg)
    reach = 1 + sum((item - 1) * step for item, step in zip(size, stride, strict=True)) if math.prod(size) else 0
    checked_sizes("empty_strided", (reach,))
    return reach


def resize(self: Tensor, size: tuple[int, ...], layout: Any) -> Tensor:
    """What :func:`resize_in_place` makes of a copy of a tensor in rows."""
    check_resizable(self, size)
    return _resized(clone(self, contiguous_format), size, layout)


@in_place_of(resize)
def resize_in_place(self: Tensor, size: tuple[int, ...], layout: Any) -> Tensor:
    """Give a tensor another size: in its memory where that is large enough, else in new memory that begins as the old.

    Elements are those that lie behind its first one in memory; what is new is not initialised.
    """
    check_resizable(self, size)
    return _resized(self, size, layout)


def check_resizable(self: Tensor, size: tuple[int, ...]) -> None:
    """RuntimeError for a tensor that requires grad, and for a size that no memory has."""
    if self.requires_grad:
        msg = "resize_: a tensor that requires grad cannot be given another size; use detach() or reshape"
        raise ComputeError(msg)
    checked_sizes("resize_", size)


def _resized(self: Tensor, size: tuple[int, ...], layout: Any) -> Tensor:
    """The tensor itself, which has got another size."""
    if self._array.shape == size and layout is None:
        return self
    memory = behind = _memory_behind(self._array)
    if behind.size < math.prod(size):
        memory = np.empty(math.prod(size), behind.dtype)
        memory[: behind.size] = behind
        fill_uninitialized(memory[behind.size :], self.dtype)
    self._array = arranged("resize_", memory, size, layout)
    bump_version(self)
    return self


def _memory_behind(array: Array) -> Array:
    """The memory from the first element on to the end of what owns it, as a vector.

    Of memory of another library what is known to belong to it ends with the last element of the tensor made of it.
    """
    owner: Any = array
    while isinstance(owner.base, np.ndarray):
        owner = owner.base
    if not array.size or min((0, *array.strides, *owner.strides)) < 0:  # elements lie before the first one
        return np.ascontiguousarray(array).reshape(-1)
    reach = sum((size - 1) * step for size, step in zip(owner.shape, owner.strides, strict=True)) + owner.itemsize
    behind = (owner.ctypes.data + reach - array.ctypes.data) // array.itemsize
    return np.lib.stride_tricks.as_strided(array, (behind,), (array.itemsize,))


def resize_as(self: Tensor, template: Tensor, layout: Any) -> Tensor:
    """As :func:`resize`, to the size of another tensor."""
    return resize(self, template._array.shape, order_of(template, layout))


@in_place_of(resize_as)
def resize_as_in_place(self: Tensor, template: Tensor, layout: Any) -> Tensor:
    """As :func:`resize_in_place`, to the size of another tensor."""
    result: Tensor = resize_in_place(self, template._array.shape, order_of(template, layout))
    return result


def order_of(template: Tensor, layout: Any) -> Any:
    """The order that is asked for; ``preserve_format`` is that of the template."""
    return suggested_format(template.shape, template.stride()) if layout is preserve_format else layout
