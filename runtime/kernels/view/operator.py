"""Views: a rule says what sizes, strides and offset a view has; this file makes NumPy memory of that and remembers it.

A rule is a pure function of the tensor's shape and strides and of the other arguments, so its answer for a geometry
seen before is looked up.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from runtime.errors import ComputeError, OutOfMemoryError
from runtime.tensor import MOST_DIMS, Tensor, dtypes, make_alias
from runtime.tensor.dtypes import dtype
from runtime.tensor.sizes import reach
from runtime.tensor.storage import Storage, address

Array = np.ndarray[Any, Any]
Sizes = tuple[int, ...]
Geometry = tuple[Sizes, Sizes, int] | tuple[Sizes, Sizes, int, dtype]
_REMEMBERED = 4096
_LARGEST = (1 << 63) - 1  # number of bytes
_MOST_VIEWS = 64  # of a list whose layouts are remembered


class _Layout(NamedTuple):
    """What an array is made of: sizes, steps in bytes, and the offset in bytes from the first element of the tensor.

    `kind` is the dtype of the view, None for the tensor's own.
    """

    sizes: Sizes
    steps: Sizes
    offset: int
    kind: dtype | None


class View(dict[Any, _Layout]):
    """One view operator: layouts by geometry and arguments. `rule(tensor, *arguments)` gives sizes, strides and offset,

    in elements and relative to the tensor's first element; a view of another dtype gives that as well, and measures in
    its elements. What is not `tracked` has no derivative: it shares memory, but stays outside of the graph.
    """

    def __init__(self, rule: Callable[..., Geometry], *, tracked: bool = True) -> None:
        super().__init__()
        self.rule = rule
        self.tracked = tracked
        self.table: Array | None = None  # the layouts that native code knows
        self.quick: Callable[..., Tensor] | None = None
        self.general = self.__call__  # by its address, which must not change

    def prepare_kernel(self) -> Callable[..., Tensor]:
        """A builtin that makes the view in native code if it lies within a tensor's own memory, as nearly all do."""
        if self.quick is None:
            native = _native or _load()
            self.table = native.new_table(self.general)
            self.quick = native.bind(native.view_like_before, self.table, self.rule.__name__)
        return self.quick

    def __call__(self, tensor: Tensor, *arguments: Any) -> Tensor:
        """The view of `tensor`, by way of the rule unless its answer is known."""
        array = tensor._array
        key = (array.shape, array.strides, tensor.dtype, arguments)
        layout = self.get(key)
        if layout is None:
            if len(self) >= _REMEMBERED:
                self.clear()
            layout = self[key] = _layout(tensor, self.rule(tensor, *arguments))
        sizes, steps, offset, kind = layout
        is_same = kind is None and sizes == array.shape and steps == array.strides and offset == 0
        inside = _is_inside(array, layout)
        if self.table is not None and kind is None and (self.tracked or is_same) and inside:
            words = _native.layout_words(offset, sizes, steps, tracked=self.tracked)
            _native.remember(self.table, (tensor, *arguments), words)
        if not inside:
            _check_storage(array, layout)
        memory = array.view() if is_same and not self.tracked else _memory(array, layout)
        if kind is None and self.tracked:
            return view_over(tensor, memory)
        if kind is not None and not memory.flags.aligned:
            msg = f"view: the first element of a view of {kind} does not lie where one may: the storage offset is odd"
            raise ComputeError(msg)
        return make_alias(tensor, memory, kind or tensor.dtype)


class Views(dict[Any, "tuple[tuple[_Layout, ...], tuple[Array, ...]]"]):
    """An operator that gives a list of views; its rule gives a list of geometries.

    The layouts are remembered as native code takes them too, if all lie within the tensor's own memory.
    """

    def __init__(self, rule: Callable[..., list[Geometry]], *, tracked: bool = True) -> None:
        super().__init__()
        self.rule = rule
        self.tracked = tracked

    def __call__(self, tensor: Tensor, *arguments: Any) -> tuple[Tensor, ...]:
        """The views of `tensor`."""
        array = tensor._array
        key = (array.shape, array.strides, array.dtype, arguments)
        found = self.get(key)
        if found is None:
            found = self.prepare(tensor, arguments)
            if len(self) >= _REMEMBERED:
                self.clear()
            if len(found[0]) <= _MOST_VIEWS:
                self[key] = found
        layouts, words = found
        if words:
            native = _native
            return tuple([native.in_layout(native.WORLD, tensor, one) for one in words])
        for one in layouts:
            if not _is_inside(array, one):
                _check_storage(array, one)
        if not self.tracked:
            return tuple([make_alias(tensor, _memory(array, one), one.kind or tensor.dtype) for one in layouts])
        return tuple([view_over(tensor, _memory(array, one)) for one in layouts])

    def prepare(
        self, tensor: Tensor, arguments: tuple[Any, ...]
    ) -> tuple[tuple[_Layout, ...], tuple[Array, ...]]:
        """The layouts of the views, and their words if native code can make them."""
        layouts = tuple([_layout(tensor, one) for one in self.rule(tensor, *arguments)])
        if not self.tracked or not all(one.kind is None and _is_inside(tensor._array, one) for one in layouts):
            return layouts, ()
        native = _native or _load()
        return layouts, tuple([native.layout_words(one.offset, one.sizes, one.steps, tracked=True) for one in layouts])


def _is_inside(array: Array, layout: _Layout) -> bool:
    """Whether a view lies between the first and the last byte of an array's elements."""
    if 0 in array.shape or 0 in layout.sizes:
        return False
    low, high = reach(array.shape, array.strides, 0)
    first, last = reach(layout.sizes, layout.steps, layout.offset)
    item = array.itemsize if layout.kind is None else layout.kind.itemsize
    return low <= first and last + item <= high + array.itemsize


def _check_storage(array: Array, layout: _Layout) -> None:
    """RuntimeError when a view reaches out of the memory that `array` is a part of."""
    if 0 in layout.sizes:
        return
    storage = Storage.of(array)
    first, last = reach(layout.sizes, layout.steps, layout.offset + address(array) - storage.data_ptr())
    end = last + (array.itemsize if layout.kind is None else layout.kind.itemsize)
    if first < 0 or end > storage.nbytes():
        msg = (
            f"view: sizes {list(layout.sizes)} with strides {list(layout.steps)} in bytes reach the bytes {first} to "
            f"{end - 1} of the storage, which has {storage.nbytes()}"
        )
        raise ComputeError(msg)


_native: Any = None


def _load() -> Any:
    """What makes views in native code, loaded with the first view."""
    global _native  # noqa: PLW0603 - once
    from runtime.kernels.view import native as native_views

    _native = native_views
    return native_views


def view_over(tensor: Tensor, array: Array) -> Tensor:
    """A tensor over `array`, which views the memory of `tensor`: both share one version list."""
    native = _native or _load()
    return native.over(native.WORLD, tensor, array)  # type: ignore[no-any-return]


def _memory(array: Array, layout: _Layout) -> Array:
    """The memory of `array` in that layout, which lies within its storage."""
    element = array.dtype if layout.kind is None else layout.kind.numpy
    native = _native or _load()
    words = native.layout_words(layout.offset, layout.sizes, layout.steps, tracked=False)
    return native.array_in(native.WORLD, array, element, words)  # type: ignore[no-any-return]


def memory_at(array: Array, kind: dtype, sizes: Sizes, steps: Sizes, offset: int) -> Array:
    """The storage of `array` as elements of `kind`; steps and offset, from the first element of `array`, in bytes.

    Raises RuntimeError where that reaches out of the storage.
    """
    layout = _Layout(sizes, steps, 0 if 0 in sizes else offset, kind)
    _check_storage(array, layout)
    return _memory(array, layout)


def storage_bytes(array: Array) -> Array:
    """All bytes of the storage that `array` is a part of, in a row."""
    storage = Storage.of(array)
    return _memory(array, _Layout((storage.nbytes(),), (1,), storage.data_ptr() - address(array), dtypes.uint8))


def _layout(tensor: Tensor, geometry: Geometry) -> _Layout:
    """The geometry in bytes."""
    sizes, strides, offset = geometry[:3]
    kind = geometry[3] if len(geometry) > 3 else None
    array = tensor._array
    item = array.itemsize if kind is None else kind.numpy.itemsize
    steps = tuple([step * item for step in strides])
    if len(sizes) > MOST_DIMS:
        msg = f"view: a view of {len(sizes)} dimensions; a tensor has at most {MOST_DIMS}"
        raise ComputeError(msg)
    if max(math.prod([size or 1 for size in sizes]) * item, *map(abs, steps), 0, 0) > _LARGEST:
        msg = (
            f"sizes {list(sizes)} with strides {list(strides)} are larger than any memory: more than 64-bit addresses "
            "can tell apart"
        )
        raise OutOfMemoryError.untold(msg)
    return _Layout(tuple(sizes), steps, 0 if 0 in sizes else offset * item, kind)
