"""Sizes, strides, offset and device of a tensor: its own, wherever its memory lies.

Of a tensor on the CPU they stand in the head of its NumPy array, and native code reads them there
(:mod:`runtime.native.geometry`). A tensor of another backend has no array: its memory is an object that only the
kernels of that backend understand, and its :class:`Geometry` says what it looks like. Whoever is above the kernels asks
the tensor: ``_sizes`` (a plain tuple, quicker to cut than the Size that users see), ``_ndim``, ``stride()``,
``storage_offset()``, ``numel()``, ``device``.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from runtime.errors import UnsupportedError
from runtime.native.builtin import is_on, is_ready
from runtime.tensor import device as devices
from runtime.tensor.formats import contiguous_strides
from runtime.tensor.keys import CPU

if TYPE_CHECKING:
    from runtime.tensor.tensor import Tensor

_NATIVE = "runtime.native.tensors"  # whose being loaded says that native code is in use
_GETTERS = "runtime.native.geometry"


@dataclass(frozen=True, slots=True)
class Geometry:
    """What a tensor looks like whose memory is no NumPy array; strides and offset count elements."""

    memory: Any
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    device: devices.device
    key: int  # of the backend
    layout: devices.layout = devices.strided

    @classmethod
    def in_rows(cls, memory: Any, sizes: tuple[int, ...], where: devices.device, key: int) -> Geometry:
        """That of new memory, whose elements lie row by row."""
        return cls(memory, sizes, contiguous_strides(sizes), 0, where, key)

    def numel(self) -> int:
        """The number of elements."""
        return math.prod(self.sizes)

    def is_in_rows(self) -> bool:
        """Whether elements lie row by row without gaps; the stride of a dimension of size 1 says nothing."""
        expected = contiguous_strides(self.sizes)
        return 0 in self.sizes or all(
            size == 1 or stride == contiguous_stride
            for size, stride, contiguous_stride in zip(self.sizes, self.strides, expected, strict=True)
        )


MAIN_MEMORY = Geometry(None, (), (), 0, devices.cpu, CPU)  # device and layout of what has an array


def sizes(tensor: Tensor) -> tuple[int, ...]:
    """The size of every dimension, as a plain tuple."""
    try:
        return tensor._array.shape  # type: ignore[no-any-return]
    except AttributeError:
        return tensor._geometry.sizes


def ndim(tensor: Tensor) -> int:
    """The number of dimensions."""
    try:
        return tensor._array.ndim
    except AttributeError:
        return len(tensor._geometry.sizes)


class _Unreadable(np.ndarray[Any, Any]):
    """Sizes and strides of a tensor whose memory is no array, for what asks an array for them."""

    __slots__ = ()

    def rejection(self, call: str) -> UnsupportedError:
        """The error of what asks for elements."""
        return UnsupportedError(f"{call}: a tensor on another device, such as meta, has no elements for the CPU")

    def _reject(self, *_: Any, **__: Any) -> Any:
        raise self.rejection("reading elements")

    __array_ufunc__ = __array_function__ = __getitem__ = __setitem__ = __iter__ = _reject
    __bool__ = __int__ = __float__ = __complex__ = __index__ = _reject
    item = tolist = tobytes = astype = copy = reshape = ravel = flatten = _reject


def seen(tensor: Tensor) -> np.ndarray[Any, Any]:
    """An array of the sizes and strides of a tensor: its own memory, or one of which nothing can be read."""
    try:
        return tensor._array
    except AttributeError:
        element = np.empty(1, tensor.dtype.numpy)
        steps = [step * element.itemsize for step in tensor.stride()]
        return np.lib.stride_tricks.as_strided(element, tensor._sizes, steps, writeable=False).view(_Unreadable)


def held_bytes(tensor: Tensor) -> int:
    """How many bytes the storage has that a tensor views."""
    if hasattr(tensor, "_geometry"):
        return tensor._geometry.memory.nbytes()  # type: ignore[no-any-return]
    return tensor.untyped_storage().nbytes()


class _Asked:
    """An attribute of tensors that Python computes until native code is in use, which then takes its place."""

    def __init__(self, general: Callable[[Tensor], Any]) -> None:
        self.general = general
        self.__doc__ = general.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.owner, self.name = owner, name

    def __get__(self, tensor: Tensor | None, _: type | None = None) -> Any:
        if tensor is None:
            return self
        if _NATIVE in sys.modules and is_on() and is_ready(_GETTERS, self.general.__name__):
            self._use_native()
        return self.general(tensor)

    def _use_native(self) -> None:
        from runtime.native import geometry
        from runtime.native.methods import as_attribute

        name = self.general.__name__
        attribute = as_attribute(self.owner, self.name, getattr(geometry, name), geometry.bound_to(self.general))
        setattr(self.owner, self.name, attribute)


def asked(general: Callable[[Tensor], Any]) -> Any:
    """The attribute of a class that `general` computes of a tensor; natively where that can be."""
    return _Asked(general)
