"""Size: the shape of a tensor, a tuple of ints that stays one when it is cut or joined, and counts elements.

Programs get one from ``x.shape`` and ``x.size()``. The runtime computes with plain tuples, which are quicker to cut:
it reads ``_array.shape``, and the dispatcher gives operators the plain tuple of a Size. ``x.shape[0]`` is everywhere in
programs, so that a builtin takes the place of ``__getitem__`` where native code is in use.
"""

from __future__ import annotations

import math
import operator
import sys
from collections.abc import Iterable
from typing import Any, NoReturn, Self, SupportsIndex, overload

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.native.builtin import Builtin
from runtime.tensor.naming import shown

__all__ = ["Size", "sizes_of"]
_MOST = 1 << 63
_made = tuple.__new__
_item = tuple.__getitem__


class Size(tuple[int, ...]):
    """``Size([2, 3])``: sizes of dimensions, which slices, sums and multiples of it are as well.

    Raises TypeError for what is no int.
    """

    __module__ = "runtime.tensor"  # where it is found
    __slots__ = ()

    def __new__(cls, sizes: Iterable[SupportsIndex] = (), /) -> Self:
        """From ints, or what stands for an int, such as those of NumPy and tensors of one."""
        try:
            items = iter(sizes)
        except TypeError:
            msg = f"Size(): takes an iterable of ints, {type(sizes).__name__} is not iterable"
            raise ArgumentError(msg) from None
        return _made(cls, _checked(tuple(items)))

    def __init_subclass__(cls) -> NoReturn:
        """TypeError: native code knows this class alone."""
        msg = "a class cannot be derived from Size"
        raise ArgumentError(msg)

    def numel(self) -> int:
        """The number of elements of a tensor of these sizes."""
        return math.prod(self)

    @overload
    def __getitem__(self, index: SupportsIndex) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Size: ...
    def __getitem__(self, index: Any) -> Any:
        item = _item(self, index)
        return sizes_of[item] if item.__class__ is tuple else item

    def __add__(self, other: Any) -> Any:
        if not isinstance(other, tuple):
            return NotImplemented
        return _made(Size, (*self, *_checked(other)))

    def __radd__(self, other: Any) -> Any:
        if not isinstance(other, tuple):
            return NotImplemented
        return _made(Size, (*_checked(other), *self))

    def __mul__(self, times: SupportsIndex) -> Size:
        return _made(Size, tuple(self) * times)

    __rmul__ = __mul__

    def __repr__(self) -> str:
        return shown(f"Size({list(self)})")

    def __reduce__(self) -> tuple[Any, ...]:
        return Size, (tuple(self),)


def _checked(sizes: tuple[Any, ...]) -> tuple[int, ...]:
    """The sizes as ints."""
    sizes_checked = []
    for index, size in enumerate(sizes):
        try:
            sizes_checked.append(operator.index(size) if size.__class__ is not bool else int(size))
        except TypeError:
            msg = f"Size(): takes an iterable of ints, item {index} is {type(size).__name__}"
            raise ArgumentError(msg) from None
        if not -_MOST <= sizes_checked[-1] < _MOST:
            msg = f"Size(): item {index} does not fit into 64 bits: {sizes_checked[-1]}"
            raise ArgumentValueError(msg)
    return tuple(sizes_checked)


class _Sizes(dict[tuple[int, ...], Size]):
    """The Size of a plain tuple of ints, kept: programs see few shapes, and ask for them often."""

    __slots__ = ()
    most = 1024

    def __missing__(self, shape: tuple[int, ...]) -> Size:
        if _items.is_waiting and _NATIVE in sys.modules:
            _use_builtin()
        if len(self) >= self.most:
            self.clear()
        plain = tuple(map(operator.index, shape))  # of ints alone, also where those of a trace were asked for
        size = self[plain] = _made(Size, plain)
        return size


_NATIVE = "runtime.native.tensors"  # whose being loaded says that native code is in use
_items = Builtin(Size.__getitem__, "runtime.native.sizes", "item")
sizes_of = _Sizes()


def _use_builtin() -> None:
    """Let the builtin give items, if it is compiled; else it is asked for again with the next shape."""
    kernel = _items.prepare_kernel()
    if kernel is not _items.general:
        from runtime.native.methods import as_method

        setattr(Size, "__getitem__", as_method(kernel))  # noqa: B010 - which mypy takes for a method
