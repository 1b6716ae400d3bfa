"""In-place operators and views in the graph.

A view shares memory with its base, so that writing to one changes the history of the other. When a view is written, its
base's history becomes "the old base, with the view's elements replaced" (:class:`CopySlices`), and every other live
view of the memory is cut anew from the base (:class:`ViewOfBase`). Both gather and scatter by sizes, strides and an
offset.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from runtime.autograd import forward, operations
from runtime.autograd.node import AccumulateGrad, Node, next_sequence_nr
from runtime.dispatch.operator import Operator
from runtime.errors import ComputeError
from runtime.guards import grad_enabled, state, switch
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, FORWARD_AD
from runtime.tensor import Tensor, live_views, make_tensor

Geometry = tuple[tuple[int, ...], tuple[int, ...], int]


def check_inplace(operator: str, tensor: Tensor) -> None:
    """RuntimeError for an in-place write to a leaf that requires grad, or to a view of one."""
    for one, what in ((tensor, "a leaf tensor"), (tensor._base, "a view of a leaf tensor")):
        if one is not None and one._edge is not None and isinstance(one._edge[0], AccumulateGrad):
            msg = (
                f"{operator}: {what} that requires grad can't be changed in-place: its gradient would be of a value "
                "that is gone; do it under no_grad(), or write to a clone()"
            )
            raise ComputeError(msg)


def original_of(tensor: Tensor) -> Tensor:
    """A copy of what `tensor` held before an in-place operator, with the history it had."""
    copy = make_tensor(tensor._array.copy(), tensor.dtype)
    copy._edge, copy._keys = tensor._edge, tensor._keys & BELOW_FORWARD
    if tensor._keys & FORWARD_AD:
        forward.give(copy, operations.duplicate(tensor._tangent))
    return copy


def without_gradient(operator: Operator) -> Callable[..., Any]:
    """The autograd kernel of an ``out=`` form: allowed only where nothing is recorded."""

    def out_form(*arguments: Any) -> Any:
        if not state.active or grad_enabled():
            msg = (
                f"{operator.name}: functions with out=... are not recorded, but one of the arguments requires grad; "
                "use the form without out=, or no_grad()"
            )
            raise ComputeError(msg)
        keyset = 0
        for one in arguments:
            for tensor in one if isinstance(one, tuple) else (one,):
                if isinstance(tensor, Tensor):
                    keyset |= tensor._keys
        return operator[keyset & BELOW_AUTOGRAD](*arguments)

    return out_form


def below_autograd(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """`kernel`, a composite whose operator has a derivative of its own: what it calls is not recorded."""

    @functools.wraps(kernel)
    def unrecorded(*arguments: Any) -> Any:
        previous = switch(False)
        try:
            return kernel(*arguments)
        finally:
            switch(previous)

    return unrecorded


def set_history(tensor: Tensor, node: Node, output_nr: int = 0) -> None:
    """Make `node` the gradient function of `tensor`.

    ``retain_grad`` is about the tensor, so it moves along; hooks are about the value that was written over: they stay.
    """
    if tensor._edge is not None:
        before, nr = tensor._edge
        if before.hooks is not None and nr in before.hooks.retained:
            node.need_hooks().retained[output_nr] = before.hooks.retained.pop(nr)
    tensor._edge = (node, output_nr)
    tensor._keys |= AUTOGRAD_CPU


def record_inplace(tensor: Tensor, node: Node) -> None:
    """Give `tensor`, just written by the forward operator of `node`, its new history, and all that share its memory."""
    base = tensor._base
    if base is None:
        set_history(tensor, node)
        root = tensor
    else:
        copy = CopySlices()
        copy.sequence_nr = next_sequence_nr()
        copy.function = node
        copy.edges = (base._edge, *node.edges[1:])
        copy.written = geometry(tensor, base)
        copy.shape, copy.dtype = base._array.shape, base.dtype
        set_history(base, copy)
        root = base
    for view in live_views(root):
        again = ViewOfBase()
        again.sequence_nr = next_sequence_nr()
        again.edges = (root._edge,)
        again.read = geometry(view, root)
        again.base_shape = root._array.shape
        again.shape, again.dtype = view._array.shape, view.dtype
        set_history(view, again)


def geometry(view: Tensor, base: Tensor) -> Geometry:
    """Sizes, strides and offset (in elements) of `view` as seen from the first element of `base`."""
    itemsize = base._array.itemsize
    offset = (view.data_ptr() - base.data_ptr()) // itemsize
    return view._array.shape, tuple(step // itemsize for step in view._array.strides), offset


def gather(base: Tensor, where: Geometry) -> Tensor:
    """The elements of the view `where` of a contiguous copy of `base`, in new memory."""
    return make_tensor(_cut(np.ascontiguousarray(base._array), where).copy(), base.dtype)


def _cut(array: np.ndarray[Any, Any], where: Geometry) -> np.ndarray[Any, Any]:
    sizes, strides, offset = where
    item = array.itemsize
    return np.ndarray(sizes, array.dtype, array, offset * item, [step * item for step in strides])


class ViewOfBase(Node):
    """The gradient of a view, cut anew from its base after an in-place write: scatter into zeros."""

    __slots__ = ("base_shape", "read")
    base_shape: tuple[int, ...]
    read: Geometry
    operator = "view"

    def apply(self, grad: Tensor | None) -> tuple[Tensor | None, ...]:
        return (_scatter(grad, self.read, self.base_shape),)


class CopySlices(Node):
    """The gradient of a base of which a view was written in place by `function`."""

    __slots__ = ("function", "written")
    function: Node
    written: Geometry
    operator = "in-place write to a view"

    def apply(self, grad: Tensor | None) -> tuple[Tensor | None, ...]:
        if grad is None:
            return (None,) * len(self.edges)
        inner = _gather_recorded(grad, self.written)
        # The written operator's first input is the view before the write; its gradient goes where the view lies.
        first, *others = self.function.apply(inner)
        rest = _subtract_scattered(grad, inner, first, self.written)
        return (rest, *others)

    def release(self) -> None:
        self.function.release()


def _scatter(grad: Tensor | None, where: Geometry, shape: tuple[int, ...]) -> Tensor | None:
    """`grad` added at the places of `where` into zeros of `shape`."""
    if grad is None:
        return None
    result = _scatter_plain(grad, where, shape)
    if grad._keys & FORWARD_AD:
        tangent = _scatter(grad._tangent, where, shape)
        assert tangent is not None
        forward.give(result, tangent)
    if grad._edge is not None and grad_enabled():
        node = _ScatterBackward()
        node.sequence_nr = next_sequence_nr()
        node.edges = (grad._edge,)
        node.where = where
        node.shape, node.dtype = shape, grad.dtype
        set_history(result, node)
    return result


def _scatter_plain(grad: Tensor, where: Geometry, shape: tuple[int, ...]) -> Tensor:
    out = np.zeros(shape, grad._array.dtype)
    target = _cut(out, where)
    if len(set(_cut(np.arange(out.size), where).ravel())) == target.size:
        target[...] = grad._array
    else:
        np.add.at(out.reshape(-1), _cut(np.arange(out.size), where), grad._array)
    return make_tensor(out, grad.dtype)


def _gather_recorded(grad: Tensor, where: Geometry) -> Tensor:
    result = gather(grad, where)
    if grad._keys & FORWARD_AD:
        forward.give(result, _gather_recorded(grad._tangent, where))
    if grad._edge is not None and grad_enabled():
        node = ViewOfBase()
        node.sequence_nr = next_sequence_nr()
        node.edges = (grad._edge,)
        node.read = where
        node.base_shape = grad._array.shape
        node.shape, node.dtype = result._array.shape, result.dtype
        set_history(result, node)
    return result


class _ScatterBackward(Node):
    """The gradient of a scatter: a gather."""

    __slots__ = ("where",)
    where: Geometry
    operator = "view"

    def apply(self, grad: Tensor | None) -> tuple[Tensor | None, ...]:
        return (None if grad is None else _gather_recorded(grad, self.where),)


def _subtract_scattered(grad: Tensor, inner: Tensor, first: Tensor | None, where: Geometry) -> Tensor:
    """`grad` with the elements of `where` replaced by `first` (zeros when it is None)."""
    change = operations.sub(first, inner) if first is not None else operations.neg(inner)
    spread = _scatter(change, where, grad._array.shape)
    assert spread is not None
    return operations.add(grad, spread)

