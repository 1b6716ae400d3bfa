"""Copies between the memory of devices, and new memory of a registered backend, which it needs no kernels for.

A backend moves runs of bytes (:class:`runtime.tensor.backends.DeviceBackend`). Copies with gaps, another order or
another dtype are made by a kernel of the backend, if it has one, or go through main memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from runtime.errors import ComputeError
from runtime.kernels.creation import operator, resizing
from runtime.kernels.indexing import numbers, scatter
from runtime.tensor import Tensor, bump_version, make_tensor
from runtime.tensor.backends import BY_NAME, DeviceBackend, backend_of, span
from runtime.tensor.casting import Array, cast_array, number_array
from runtime.tensor.device import device
from runtime.tensor.geometry import Geometry
from runtime.tensor.memory import is_dense
from runtime.tensor.outputs import check_writable, copy_on_backend
from runtime.tensor.plans import KernelPlan, is_on_meta, load_plans, on_backends, without_elements


def _planned(kernel: Any, *arguments: Any) -> KernelPlan:
    """What a kernel of the CPU would give; its errors are those of the arguments."""
    load_plans(kernel)
    return kernel.plan(*arguments)  # type: ignore[no-any-return]


def _elements_of(tensor: Tensor) -> Array:
    """The elements of a tensor as an array, to be read: a copy of those on a registered backend."""
    backend = backend_of(tensor._keys)
    return tensor._array if backend is None else backend.read(tensor._geometry, tensor.dtype)


def _allocated(plan: KernelPlan, backend: DeviceBackend, where: device | None) -> Tensor:
    """New memory of a backend, not initialised, on a device or on the current one."""
    look = backend.empty(plan.sizes, plan.kind, backend.device_at(where), plan.steps())
    return make_tensor(look, plan.kind)


def to_device(self: Tensor, target: device, non_blocking: bool) -> Tensor:  # noqa: ARG001 - a permission
    """A copy on another device, with the strides of the tensor where there are no gaps between its elements.

    RuntimeError for a tensor without elements, and for a device that is not there.
    """
    if target.type == "meta":
        return without_elements(self)
    if is_on_meta(self):
        msg = f"to: a tensor on the device meta has no elements to be copied to {target}; to_empty() gives it memory"
        raise ComputeError(msg)
    source, backend = backend_of(self._keys), BY_NAME.get(target.type)
    if backend is None:
        return make_tensor(np.array(_elements_of(self), order="K"), self.dtype)
    where = backend.device_at(target)
    if source is backend and self.device == where and is_dense(self):
        return _copied_within(self, backend)
    return make_tensor(backend.from_array(_elements_of(self), self.dtype, where), self.dtype)


def _copied_within(self: Tensor, backend: DeviceBackend) -> Tensor:
    """A copy of a tensor without gaps, on its own device and with its strides."""
    look = self._geometry
    copy = backend.empty(look.sizes, self.dtype, look.device, look.strides)
    low, high = span(look, self.dtype.itemsize)
    if high > low:
        backend.move_bytes(copy.memory, 0, look.memory, low, high - low)
    return make_tensor(copy, self.dtype)


def _clone(self: Tensor, memory_format: Any) -> Tensor:
    backend = _backend(self)
    plan = _planned(operator.clone, self, memory_format)
    if is_dense(self) and plan.steps() == self._geometry.strides:
        return _copied_within(self, backend)
    return _rearranged(self, backend, plan)


def _to_copy(self: Tensor, dtype: Any, contiguous: bool) -> Tensor:
    return _rearranged(self, _backend(self), _planned(operator.to_copy, self, dtype, contiguous))


def _rearranged(self: Tensor, backend: DeviceBackend, plan: KernelPlan) -> Tensor:
    """A copy on the same device, of the strides and the dtype of a plan."""
    copy = _allocated(plan, backend, self.device)
    if not backend.copy_elements(copy, self):
        backend.write(copy._geometry, copy.dtype, cast_array(_elements_of(self), self.dtype, copy.dtype))
    return copy


def _copy_in_place(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """`src`, which lies anywhere, written into a tensor that lies anywhere."""
    check_writable("copy_", self)
    plan = _planned(operator.copy, self, src, non_blocking)
    backend, source = backend_of(self._keys), backend_of(src._keys)
    if backend is None:
        self._array[...] = np.broadcast_to(cast_array(_elements_of(src), src.dtype, self.dtype), plan.sizes)
    elif backend is source:
        copy_on_backend(self, src)
    else:
        backend.write(self._geometry, self.dtype, cast_array(_elements_of(src), src.dtype, self.dtype))
    bump_version(self)
    return self


def _backend(tensor: Tensor) -> DeviceBackend:
    backend = backend_of(tensor._keys)
    assert backend is not None
    return backend


def _empty(size: Any, dtype: Any, layout: Any, where: device, pin_memory: Any, *order: Any) -> Tensor:
    """Memory on a registered backend of which only its device is known."""
    plan = _planned(operator.empty, size, dtype, layout, where, pin_memory, *order)
    return _allocated(plan, BY_NAME[where.type], where)


def _empty_strided(size: Any, stride: Any, dtype: Any, layout: Any, where: device, *options: Any) -> Tensor:
    plan = _planned(resizing.empty_strided, size, stride, dtype, layout, where, *options)
    return _allocated(plan, BY_NAME[where.type], where)


def _empty_like(self: Tensor, dtype: Any, layout: Any, where: device | None, *options: Any) -> Tensor:
    plan = _planned(operator.empty_like, self, dtype, layout, where, *options)
    return _allocated(plan, _backend(self), where or self.device)


# -- one number everywhere ---------------------------------------------------------------------------------------------


def _write_number(target: Tensor, value: complex, backend: DeviceBackend) -> None:
    """Write a number everywhere: one element is copied to the device, and spread there by its kernel for copies."""
    look = target._geometry
    if not look.numel():
        return
    number = number_array(value, target.dtype)
    sizes = tuple([size if step else 1 for size, step in zip(look.sizes, look.strides, strict=True)])
    seen = Geometry(look.memory, sizes, look.strides, look.offset, look.device, look.key)
    if backend.compile is not None:
        source = make_tensor(backend.from_array(number, target.dtype, look.device), target.dtype)
        if backend.copy_elements(make_tensor(seen, target.dtype), source):
            return
    backend.write(seen, target.dtype, np.broadcast_to(number, sizes))


def _filled(plan: KernelPlan, value: complex, backend: DeviceBackend, where: device | None) -> Tensor:
    out = _allocated(plan, backend, where)
    _write_number(out, value, backend)
    return out


def _fill_in_place(self: Tensor, value: complex) -> Tensor:
    _write_number(self, value, _backend(self))
    bump_version(self)
    return self


def _zero_in_place(self: Tensor) -> Tensor:
    return _fill_in_place(self, 0)


def _zero(self: Tensor) -> Tensor:
    return _filled(_planned(operator.zero, self), 0, _backend(self), self.device)


def _like(kernel: Any, value: complex) -> Callable[..., Tensor]:
    """A kernel that fills a new tensor, of the sizes of its argument, with one number."""

    def filled_like(self: Tensor, dtype: Any, layout: Any, where: device | None, *options: Any) -> Tensor:
        plan = _planned(kernel, self, dtype, layout, where, *options)
        return _filled(plan, value, _backend(self), where or self.device)

    return filled_like


def _full_like(self: Tensor, value: complex, dtype: Any, layout: Any, where: device | None, *options: Any) -> Tensor:
    plan = _planned(operator.full_like, self, value, dtype, layout, where, *options)
    return _filled(plan, value, _backend(self), where or self.device)


def _of_sizes(kernel: Any, value: complex) -> Callable[..., Tensor]:
    """A kernel that fills a new tensor, of given sizes and on a device of a registered backend, with one number."""

    def filled(size: Any, dtype: Any, layout: Any, where: device, pin_memory: Any) -> Tensor:
        plan = _planned(kernel, size, dtype, layout, where, pin_memory)
        return _filled(plan, value, BY_NAME[where.type], where)

    return filled


def _full(size: Any, value: complex, dtype: Any, layout: Any, where: device, pin_memory: Any) -> Tensor:
    plan = _planned(operator.full, size, value, dtype, layout, where, pin_memory)
    return _filled(plan, value, BY_NAME[where.type], where)


# -- numbers of Python -------------------------------------------------------------------------------------------------


def _only_element(self: Tensor) -> Any:
    """The only element, which alone is copied."""
    return numbers.only_element(make_tensor(_elements_of(self), self.dtype) if self.numel() == 1 else self)


on_backends(_clone)(operator.clone)
on_backends(_only_element)(numbers.only_element)
on_backends(_fill_in_place)(scatter.fill_in_place)
on_backends(_zero_in_place)(operator.zero_in_place)
on_backends(_zero)(operator.zero)
on_backends(_like(operator.zeros_like, 0))(operator.zeros_like)
on_backends(_like(operator.ones_like, 1))(operator.ones_like)
on_backends(_full_like)(operator.full_like)
on_backends(_of_sizes(operator.zeros, 0))(operator.zeros)
on_backends(_of_sizes(operator.ones, 1))(operator.ones)
on_backends(_full)(operator.full)
on_backends(_to_copy)(operator.to_copy)
on_backends(_copy_in_place)(operator.copy_in_place)
on_backends(_empty)(operator.empty)
on_backends(_empty_strided)(resizing.empty_strided)
on_backends(_empty_like)(operator.empty_like)
