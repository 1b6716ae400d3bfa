"""Views: a rule says what sizes, strides and offset a view has; this file makes NumPy memory of that and remembers it.

A rule is a pure function of the tensor's shape and strides and of the other arguments, so its answer for a geometry
seen before is looked up.
"""

from __future__ import annotations

import math
import weakref
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from runtime.errors import ComputeError, OutOfMemoryError
from runtime.guards import grad_enabled
from runtime.native.builtin import builtin, is_on, is_ready
from runtime.tensor import (
    MANY_VIEWS,
    MOST_DIMS,
    Tensor,
    UntrackedRef,
    dtypes,
    forget_dead_views,
    keys,
    make_alias,
    make_tensor,
)  # fmt: skip
from runtime.tensor.dtypes import dtype
from runtime.tensor.geometry import Geometry as Look
from runtime.tensor.geometry import held_bytes
from runtime.tensor.sizes import reach
from runtime.tensor.storage import ArrayInterface, Storage, address, owner_of
from runtime.tensor.tensor import make_backend_tensor

Array = np.ndarray[Any, Any]
Sizes = tuple[int, ...]
Geometry = tuple[Sizes, Sizes, int] | tuple[Sizes, Sizes, int, dtype]
_NATIVE = "runtime.kernels.view.native"
_REMEMBERED = 4096
_LARGEST = (1 << 63) - 1  # number of bytes
_MOST_VIEWS = 1 << 14  # of all lists whose layouts are remembered, and of one more


class _ViewLayout(NamedTuple):
    """What an array is made of: sizes, strides in bytes, and the offset in bytes from the first element of the tensor.

    `kind` is the dtype of the view, None for the tensor's own.
    """

    sizes: Sizes
    strides: Sizes
    offset: int
    kind: dtype | None


@builtin("runtime.kernels.view.native", "view_over")
def view_over(tensor: Tensor, array: Array) -> Tensor:
    """A tensor over `array`, which views the memory of `tensor`: both share one version list."""
    return _joined(tensor, make_tensor(array, tensor.dtype))


def seen_again(tensor: Tensor) -> Tensor:
    """A view of all of a tensor, wherever its memory lies."""
    if tensor._keys & keys.OTHER_BACKENDS:
        return view_at(tensor, tensor._geometry, tensor.dtype)
    return view_over.call(tensor, tensor._array)  # type: ignore[no-any-return]


def seen_as(tensor: Tensor, sizes: Sizes, strides: Sizes, offset: int) -> Tensor:
    """The memory of a tensor of another backend with other sizes and strides, `offset` elements from its first one."""
    item = tensor.dtype.itemsize
    layout = _ViewLayout(tuple(sizes), tuple([step * item for step in strides]), offset * item, tensor.dtype)
    return _elsewhere(tensor, layout, tracked=False)


def view_at(tensor: Tensor, look: Look, kind: dtype) -> Tensor:
    """As :func:`view_over`, of a tensor of another backend: its memory is seen as `look` says."""
    return _joined(tensor, make_backend_tensor(look, kind))


def _joined(tensor: Tensor, view: Tensor) -> Tensor:
    """A tensor in the memory of another, as a view of that."""
    version = tensor._writes
    if version is None:
        version = tensor._writes = [0]
    elif len(version) > MANY_VIEWS and len(version) & (len(version) - 1) == 0:
        forget_dead_views(version)
    view._writes = version
    view._base = tensor if tensor._base is None else tensor._base
    version.append(weakref.ref(view) if grad_enabled() else UntrackedRef(view))
    return view


@builtin("runtime.kernels.view.native", "array_in_layout")
def array_in_layout(array: Array, element: np.dtype[Any], sizes: Sizes, strides: Sizes, offset: int) -> Array:
    """The memory of `array` in another layout, which lies within its storage; strides and offset in bytes."""
    owner, writeable = owner_of(array), array.flags.writeable
    buffer = owner if owner.flags.c_contiguous else owner.T
    if not buffer.flags.c_contiguous or owner.flags.writeable < writeable:
        return ArrayInterface.over(array, element, sizes, strides, offset)
    array_view = np.ndarray(sizes, element, buffer, address(array) - address(owner) + offset, strides)
    if not writeable:
        array_view.flags.writeable = False
    return array_view


@builtin("runtime.kernels.view.native", "view_in_layout")
def view_in_layout(tensor: Tensor, sizes: Sizes, strides: Sizes, offset: int) -> Tensor:
    """The view of `tensor` in a layout that lies within its storage; strides and offset in bytes."""
    array = tensor._array
    memory: Array = array_in_layout.call(array, array.dtype, sizes, strides, offset)
    return view_over.call(tensor, memory)  # type: ignore[no-any-return]


class View(dict[Any, _ViewLayout]):
    """One view operator: layouts by geometry and arguments. `rule(tensor, *arguments)` gives sizes, strides and offset.

    They are in elements and relative to the tensor's first element; a view of another dtype gives that as well, and
    measures in its elements. What is not `tracked` has no derivative: it shares memory, but stays outside of the graph.
    """

    def __init__(self, rule: Callable[..., Geometry], *, tracked: bool = True) -> None:
        super().__init__()
        self.rule = rule
        self.tracked = tracked
        self.builtin: Callable[..., Tensor] | None = None
        self.remember: Callable[..., None] | None = None  # gives the builtin a layout
        self.general = self.__call__  # by its address, which must not change

    def prepare_kernel(self) -> Callable[..., Tensor]:
        """A builtin that makes the view in native code if it lies within a tensor's own memory, as nearly all do."""
        if self.builtin is None:
            if not is_on() or not is_ready(_NATIVE, "view_like_before", "remember"):
                return self.general
            from runtime.kernels.view.native import bind_table

            self.builtin, self.remember = bind_table(self.general, self.rule.__name__)
        return self.builtin

    @property
    def is_waiting(self) -> bool:
        """Whether the builtin may still come."""
        return self.builtin is None and is_on()

    def __call__(self, tensor: Tensor, *arguments: Any) -> Tensor:
        """The view of `tensor`, by way of the rule unless its answer is known."""
        array = tensor._array
        key = (array.shape, array.strides, tensor.dtype, arguments)
        layout = self.get(key)
        if layout is None:
            if len(self) >= _REMEMBERED:
                self.clear()
            layout = self[key] = _layout(tensor, self.rule(tensor, *arguments))
        sizes, strides, offset, kind = layout
        is_same = kind is None and sizes == array.shape and strides == array.strides and offset == 0
        inside = _is_inside(array, layout)
        if self.remember is not None and kind is None and (self.tracked or is_same) and inside:
            self.remember(self.tracked, sizes, strides, offset, tensor, *arguments)
        if not inside:
            _check_storage(array, layout)
        memory = array.view() if is_same and not self.tracked else _memory(array, layout)
        if kind is not None and not memory.flags.aligned:
            msg = f"view: the first element of a view of {kind} does not lie where one may: the storage offset is odd"
            raise ComputeError(msg)
        if self.tracked:
            view: Tensor = view_over.call(tensor, memory)
            view.dtype = kind or tensor.dtype
            return view
        return make_alias(tensor, memory, kind or tensor.dtype)

    def elsewhere(self, tensor: Tensor, *arguments: Any) -> Tensor:
        """The view of a tensor of another backend, whose memory is not looked at."""
        return _elsewhere(tensor, _layout(tensor, self.rule(tensor, *arguments)), self.tracked)


def _elsewhere(tensor: Tensor, layout: _ViewLayout, tracked: bool) -> Tensor:
    """A view of a tensor whose memory is no array. RuntimeError where it reaches out of the memory."""
    sizes, strides, offset, kind = layout
    look, kind = tensor._geometry, kind or tensor.dtype
    first = look.offset * tensor.dtype.itemsize + offset
    if 0 not in sizes:
        low, high = reach(sizes, strides, first)
        _check_reach(layout, low, high + kind.itemsize, held_bytes(tensor))
    item = kind.itemsize
    steps = tuple([step // item for step in strides])
    geometry = Look(look.memory, sizes, steps, first // item, look.device, look.key, look.layout)
    return view_at(tensor, geometry, kind) if tracked else make_alias(tensor, geometry, kind)


@builtin("runtime.kernels.view.loops.several", "views_in_layouts")
def views_in_layouts(tensor: Tensor, layouts: Array) -> tuple[Tensor, ...]:
    """Views that lie within a tensor's own memory: how many, of how many dimensions, and their layouts in bytes."""
    count, ndim = layouts[:2].tolist()
    rows = layouts[2:].reshape(count, 2 * ndim + 1).tolist()
    make = view_in_layout.call
    return tuple([make(tensor, tuple(row[:ndim]), tuple(row[ndim:-1]), row[-1]) for row in rows])


def _in_words(layouts: tuple[_ViewLayout, ...]) -> Array:
    """What :func:`views_in_layouts` takes."""
    rows = [word for layout in layouts for word in (*layout.sizes, *layout.strides, layout.offset)]
    return np.array([len(layouts), len(layouts[0].sizes), *rows], np.int64)


class Views(dict[Any, tuple[tuple[_ViewLayout, ...], Any]]):
    """An operator that gives a list of views; its rule gives a list of geometries.

    With the layouts are remembered the same in words, if all are views for autograd that lie within the tensor's own
    memory.
    """

    def __init__(self, rule: Callable[..., list[Geometry]], *, tracked: bool = True) -> None:
        super().__init__()
        self.rule = rule
        self.tracked = tracked
        self.held = 0  # views whose layouts are remembered

    def __call__(self, tensor: Tensor, *arguments: Any) -> tuple[Tensor, ...]:
        """The views of `tensor`."""
        array = tensor._array
        key = (array.shape, array.strides, array.dtype, arguments)
        views = self.get(key)
        if views is None:
            views = self.prepare(tensor, arguments)
            self.held += len(views[0])
            if self.held > _MOST_VIEWS or len(self) >= _REMEMBERED:
                self.clear()
                self.held = len(views[0])
            self[key] = views
        layouts, plain = views
        if plain is not None:
            return views_in_layouts.call(tensor, plain)  # type: ignore[no-any-return]
        for item in layouts:
            if not _is_inside(array, item):
                _check_storage(array, item)
        if not self.tracked:
            return tuple(
                [make_alias(tensor, _memory(array, layout), layout.kind or tensor.dtype) for layout in layouts]
            )
        return tuple([view_over.call(tensor, _memory(array, layout)) for layout in layouts])

    def elsewhere(self, tensor: Tensor, *arguments: Any) -> tuple[Tensor, ...]:
        """The views of a tensor of another backend, whose memory is not looked at."""
        layouts = [_layout(tensor, item) for item in self.rule(tensor, *arguments)]
        return tuple([_elsewhere(tensor, layout, self.tracked) for layout in layouts])

    def prepare(self, tensor: Tensor, arguments: tuple[Any, ...]) -> tuple[tuple[_ViewLayout, ...], Array | None]:
        """The layouts of the views, and the same in words if all are plain."""
        layouts = tuple([_layout(tensor, item) for item in self.rule(tensor, *arguments)])
        plain = self.tracked and all(layout.kind is None and _is_inside(tensor._array, layout) for layout in layouts)
        alike = len({len(layout.sizes) for layout in layouts}) == 1
        return layouts, _in_words(layouts) if plain and alike else None


def _is_inside(array: Array, layout: _ViewLayout) -> bool:
    """Whether a view lies between the first and the last byte of an array's elements."""
    if 0 in array.shape or 0 in layout.sizes:
        return False
    low, high = reach(array.shape, array.strides, 0)
    first, last = reach(layout.sizes, layout.strides, layout.offset)
    item = array.itemsize if layout.kind is None else layout.kind.itemsize
    return low <= first and last + item <= high + array.itemsize


def _check_storage(array: Array, layout: _ViewLayout) -> None:
    """RuntimeError when a view reaches out of the memory that `array` is a part of."""
    if 0 in layout.sizes:
        return
    storage = Storage.of(array)
    first, last = reach(layout.sizes, layout.strides, layout.offset + address(array) - storage.data_ptr())
    end = last + (array.itemsize if layout.kind is None else layout.kind.itemsize)
    _check_reach(layout, first, end, storage.nbytes())


def _check_reach(layout: _ViewLayout, first: int, end: int, available: int) -> None:
    """RuntimeError when a layout, which reaches some bytes of a storage, reaches out of the bytes that it has."""
    if first < 0 or end > available:
        msg = (
            f"view: sizes {list(layout.sizes)} with strides {list(layout.strides)} in bytes reach the bytes {first} to "
            f"{end - 1} of the storage, which has {available}"
        )
        raise ComputeError(msg)


def _memory(array: Array, layout: _ViewLayout) -> Array:
    """The memory of `array` in that layout, which lies within its storage."""
    sizes, strides, offset, kind = layout
    element = array.dtype if kind is None else kind.numpy
    return array_in_layout.call(array, element, sizes, strides, offset)  # type: ignore[no-any-return]


def memory_at(array: Array, kind: dtype, sizes: Sizes, strides: Sizes, offset: int) -> Array:
    """The storage of `array` as elements of `kind`; strides and offset, from the first element of `array`, in bytes.

    Raises RuntimeError where that reaches out of the storage.
    """
    layout = _ViewLayout(sizes, strides, 0 if 0 in sizes else offset, kind)
    _check_storage(array, layout)
    return _memory(array, layout)


def view_as(memory: Tensor, view: Tensor, root: Tensor) -> Tensor:
    """The view of `memory`, which is laid out as `root` is, that lies in it as `view` does in `root`."""
    array = view._array
    offset = view.data_ptr() - root.data_ptr()
    return view_over.call(memory, memory_at(memory._array, view.dtype, array.shape, array.strides, offset))  # type: ignore[no-any-return]


def storage_bytes(array: Array) -> Array:
    """All bytes of the storage that `array` is a part of, in a row."""
    storage = Storage.of(array)
    return _memory(array, _ViewLayout((storage.nbytes(),), (1,), storage.data_ptr() - address(array), dtypes.uint8))


def _layout(tensor: Tensor, geometry: Geometry) -> _ViewLayout:
    """The geometry in bytes."""
    sizes, strides, offset = geometry[:3]
    kind = geometry[3] if len(geometry) > 3 else None
    item = (kind or tensor.dtype).itemsize
    in_bytes = tuple([stride * item for stride in strides])
    if len(sizes) > MOST_DIMS:
        msg = f"view: a view of {len(sizes)} dimensions; a tensor has at most {MOST_DIMS}"
        raise ComputeError(msg)
    if max(math.prod([size or 1 for size in sizes]) * item, *map(abs, in_bytes), 0, 0) > _LARGEST:
        msg = (
            f"sizes {list(sizes)} with strides {list(strides)} are larger than any memory: more than 64-bit addresses "
            "can tell apart"
        )
        raise OutOfMemoryError.untold(msg)
    return _ViewLayout(tuple(sizes), in_bytes, 0 if 0 in sizes else offset * item, kind)
