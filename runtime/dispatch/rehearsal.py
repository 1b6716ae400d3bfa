"""Rehearsals: calls whose kernels for the CPU plan and do not run, so that a call shows what it would come to.

Tensors of the CPU that a call meets are replaced by tensors without elements, on the device meta, and look-ups go to
the kernels of that device: these plan. Nothing is computed, drawn or written, and no gradient changes. What reads
elements, as ``item()`` does, is an error, and so is what changes a tensor without a kernel, as ``set_`` does.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from runtime.tensor import Tensor, keys
from runtime.tensor.device import cpu, default_device, device
from runtime.tensor.plans import KernelPlan, meta_device, on_meta
from runtime.tensor.tensor import MetaError


def where_new_tensors_lie() -> AbstractContextManager[object]:
    """Makes new tensors of a rehearsed call on the device meta, where a default device is set for the thread."""
    return meta_device() if default_device() is not None else nullcontext()


class Rehearsal:
    """The tensors without elements that stand for those of one rehearsed call."""

    def __init__(self) -> None:
        meta_device()  # whose kernels are loaded by it
        self._stand_ins: dict[int, tuple[Tensor, Tensor]] = {}  # by identity, beside the tensor, which keeps that

    def stand_ins(self, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
        """The arguments of a call with those of the tensors of the CPU in their places, and meta in that of the CPU."""
        return tuple([
            meta_device() if isinstance(argument, device) and argument == cpu else each_tensor(argument, self._stand_in)
            for argument in arguments
        ])  # fmt: skip

    def _stand_in(self, tensor: Any) -> Tensor:
        """A tensor of the same sizes, strides and dtype; a leaf for a leaf, a result of one for a result."""
        if not tensor._keys & keys.BACKENDS & ~keys.META:
            return tensor  # type: ignore[no-any-return]
        if tensor._keys & keys.BACKENDS != keys.CPU or tensor._keys & (keys.SPARSE_LAYOUTS | keys.FORWARD_AD):
            kind = keys.describe(tensor._keys)
            msg = f"a rehearsal is of dense tensors of the CPU without tangents, and meets one with the keys {kind}"
            raise MetaError(msg)
        if id(tensor) not in self._stand_ins:
            stand_in: Any = on_meta(KernelPlan(tensor._sizes, tensor.dtype, tensor.stride()))
            if tensor.requires_grad:
                stand_in = stand_in.requires_grad_() if tensor.is_leaf else stand_in.requires_grad_().clone()
            self._stand_ins[id(tensor)] = tensor, stand_in
        return self._stand_ins[id(tensor)][1]


def with_backend(keyset: int, backend: int, replacement: int) -> int:
    """A key set with one backend in place of another one."""
    return keyset & ~backend | replacement if keyset & backend else keyset


def each_tensor(value: Any, replace: Callable[[Tensor], Tensor]) -> Any:
    """A value with all tensors in it, also those in tuples and lists, replaced."""
    if isinstance(value, Tensor):
        return replace(value)
    if isinstance(value, tuple):
        items = [each_tensor(item, replace) for item in value]
        return type(value)(*items) if hasattr(value, "_fields") else tuple(items)
    return [each_tensor(item, replace) for item in value] if isinstance(value, list) else value
