"""The handful of tensor operations the engine itself needs: calls of operators through their tables.

Where backward is recorded (``create_graph``), or a gradient carries a tangent or stands for the samples of a batch, the
whole key set of the gradient is looked up, so that gradients of gradients come out. Where it is not, autograd is left
out. Packages without an operator that is called here are served by :mod:`.minimal`.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from runtime.autograd.minimal import OPERATORS, ZEROS_AS
from runtime.errors import UnsupportedError
from runtime.guards import grad_enabled, state
from runtime.tensor import Tensor, dtypes
from runtime.tensor.device import contiguous_format, memory_format
from runtime.tensor.dtypes import dtype
from runtime.tensor.keys import (
    BACKENDS,
    BATCHED,
    BELOW_AUTOGRAD,
    CPU,
    FORWARD_AD,
    TORCH_DISPATCH,
    TORCH_FUNCTION,
    describe,
)
from runtime.tensor.memory import is_dense, over_memory_of

_PLAIN = BELOW_AUTOGRAD & ~TORCH_FUNCTION  # nor do arguments take over what the engine needs
_BY_OPERATORS = FORWARD_AD | BATCHED  # with one of these, all of a gradient's keys count


def recorded(*tensors: Tensor) -> bool:
    """Whether all keys of these tensors count: for a graph, for a tangent, or for the samples of a batch."""
    for tensor in tensors:
        if tensor._keys & _BY_OPERATORS or (tensor._edge is not None and (not state.active or grad_enabled())):
            return True
    return False


def _keys_of(grad: Tensor) -> int:
    """The keys with which an operator is looked up that computes with one gradient."""
    keyset = grad._keys
    if keyset & _BY_OPERATORS or (grad._edge is not None and (not state.active or grad_enabled())):
        return keyset
    return keyset & BELOW_AUTOGRAD


def add(a: Tensor, b: Tensor) -> Tensor:
    """``a + b`` of two gradients of equal shape and dtype, in new memory."""
    if recorded(a, b):
        result: Tensor = OPERATORS["add.Tensor"][a._keys | b._keys](a, b, 1)
        return result
    return add_unrecorded(a, b)


def add_unrecorded(a: Tensor, b: Tensor) -> Tensor:
    """:func:`add` outside of any graph; the sum has a tangent if one of the two has."""
    keyset = a._keys | b._keys
    keyset = keyset if keyset & FORWARD_AD else keyset & BELOW_AUTOGRAD
    result: Tensor = OPERATORS["add.Tensor"][keyset](a, b, 1)
    return result


def sub(a: Tensor, b: Tensor) -> Tensor:
    """``a - b`` of two gradients of equal shape and dtype, in new memory."""
    return add(a, neg(b))


def neg(grad: Tensor) -> Tensor:
    """``-grad`` in new memory."""
    result: Tensor = OPERATORS["neg"][_keys_of(grad)](grad)
    return result


def add_in_place(target: Tensor, other: Tensor) -> None:
    """``target += other`` for equal shapes and dtypes, never recorded."""
    keyset = target._keys | other._keys
    OPERATORS["add_.Tensor"][keyset if keyset & FORWARD_AD else keyset & BELOW_AUTOGRAD](target, other, 1)


def clone(grad: Tensor, like: Tensor | None = None) -> Tensor:
    """A gradient that shares memory with nobody; itself when backward is recorded, where nothing is changed in place.

    The copy has the order of elements of `like` if that has its shape and no gaps, otherwise row-major order.
    """
    if not state.active or grad_enabled():
        return grad
    keyset = grad._keys
    if keyset & (FORWARD_AD | BATCHED | TORCH_DISPATCH):
        return OPERATORS["clone"][keyset](grad, None)  # type: ignore[no-any-return]
    keyset &= BELOW_AUTOGRAD
    if like is None or like.is_contiguous() or like._sizes != grad._sizes or not is_dense(like):
        return OPERATORS["clone"][keyset](grad, contiguous_format)  # type: ignore[no-any-return]
    copy: Tensor = OPERATORS["empty_like"][like._keys & BELOW_AUTOGRAD](like, grad.dtype, None, None, None, None)
    OPERATORS["copy_"][keyset](copy, grad, False)
    copy._writes = None
    return copy


def unrecorded_copy(tensor: Tensor, layout: memory_format = contiguous_format) -> Tensor:
    """A copy outside of the graph, without the tangent, in row-major order or the order of the tensor."""
    copy: Tensor = OPERATORS["clone"][tensor._keys & _PLAIN](tensor, layout)
    return copy


def conj(value: Any) -> Any:
    """The conjugate of a tensor or of a number; what is real is its own."""
    if not isinstance(value, Tensor):
        return value.conjugate()
    if not value.dtype.is_complex:
        return value
    return OPERATORS["conj_physical"][value._keys](value)


def detach(grad: Tensor) -> Tensor:
    """The same memory outside the graph."""
    if grad._keys & BATCHED:
        return OPERATORS["detach"][grad._keys](grad)  # type: ignore[no-any-return]
    result = over_memory_of(grad)
    if grad._writes is None:
        grad._writes = [0]
    result._writes = grad._writes
    return result


@functools.lru_cache(4096)
def stretched(sizes: tuple[int, ...], shape: tuple[int, ...]) -> tuple[int, ...] | None:
    """The dimensions of `given` along which `shape` was broadcast to it, None when it was not."""
    extra = len(sizes) - len(shape)
    if extra < 0 or any(size not in (1, got) for size, got in zip(shape, sizes[extra:], strict=True)):
        return None
    inside = tuple(dim + extra for dim, size in enumerate(shape) if size == 1 and sizes[dim + extra] != 1)
    return (*range(extra), *inside)


def sum_to(grad: Tensor, shape: tuple[int, ...], dims: tuple[int, ...]) -> Tensor:
    """`grad` summed over the dimensions `dims`, along which `shape` was broadcast (see :func:`stretched`)."""
    total: Tensor = OPERATORS["sum.dim_IntList"][_keys_of(grad)](grad, dims, grad._ndim == len(shape), None)
    return total if total._sizes == shape else OPERATORS["reshape"][_keys_of(total)](total, shape)


def cast(grad: Tensor, kind: dtype) -> Tensor:
    """`grad` with another dtype; the real part when `kind` is real."""
    if grad.dtype.is_complex and not kind.is_complex:
        grad = OPERATORS["real"][_keys_of(grad)](grad)
        if grad.dtype is kind:
            return grad
    result: Tensor = OPERATORS["_to_copy.dtype"][_keys_of(grad)](grad, kind, False)
    return result


def to_dtype(tensor: Tensor, kind: dtype) -> Tensor:
    """A tensor with another dtype; the gradient goes through."""
    result: Tensor = OPERATORS["_to_copy.dtype"][tensor._keys](tensor, kind, False)
    return result


def widened(tensor: Tensor | None, like: Tensor) -> Tensor | None:
    """An operand in the precision of `like`, real or complex as it is; the same tensor where it has that, or a higher.

    A loop converts its operands so before it computes.
    """
    if tensor is None or tensor.dtype is like.dtype:
        return tensor
    kind = like.dtype.to_real() if like.dtype.is_complex else like.dtype
    kind = kind.to_complex() if tensor.dtype.is_complex else kind
    common = dtypes.promote_types(tensor.dtype, kind)
    return tensor if common is tensor.dtype else to_dtype(tensor, common)


def filled(shape: tuple[int, ...], kind: dtype, value: int, like: Tensor | None = None) -> Tensor:
    """Zeros or ones of a shape and dtype, on the backend of the tensor `like`, or on the CPU.

    UnsupportedError where that backend has no kernel of its own for it.
    """
    key = CPU if like is None else like._keys & BACKENDS or CPU
    where = None if key == CPU or like is None else like.device
    result: Tensor = OPERATORS["ones" if value else "zeros"][key](shape, kind, None, where, None)
    if not result._keys & key:
        msg = (
            f"{'ones' if value else 'zeros'} has no kernel for the backend {describe(key)}, on which a gradient is to "
            "be filled; register one with Library.impl"
        )
        raise UnsupportedError(msg)
    return result


def filled_like(tensor: Tensor, value: int) -> Tensor:
    """Zeros or ones in the shape and dtype of a tensor, on its backend, in row-major order."""
    operator = OPERATORS["ones_like" if value else "zeros_like"]
    result: Tensor = operator[tensor._keys & _PLAIN](tensor, None, None, None, None, contiguous_format)
    return result


def zeros_as(tensor: Tensor) -> Tensor:
    """Zeros with the sizes and strides of a tensor; row-major where elements of it share memory."""
    result: Tensor = ZEROS_AS[tensor._keys & _PLAIN](tensor)
    return result


def copy_into(target: Tensor, source: Tensor) -> Tensor:
    """Write `source` into `target`, recorded where gradients are; returns `target`."""
    result: Tensor = OPERATORS["copy_"][target._keys | source._keys](target, source, False)
    return result


def duplicate(tensor: Tensor, layout: memory_format | None = None) -> Tensor:
    """A copy in new memory, recorded where gradients are."""
    result: Tensor = OPERATORS["clone"][tensor._keys](tensor, layout)
    return result


def expand(tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    """`tensor` broadcast to `shape`, recorded where gradients are."""
    result: Tensor = OPERATORS["expand"][tensor._keys](tensor, shape, False)
    return result


def stack(tensors: Sequence[Tensor], dim: int) -> Tensor:
    """Tensors of one shape along a new dimension, recorded where gradients are."""
    keyset = 0
    for tensor in tensors:
        keyset |= tensor._keys
    result: Tensor = OPERATORS["stack"][keyset](tuple(tensors), dim)
    return result


def view(tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    """The same elements in another shape, recorded where gradients are."""
    result: Tensor = OPERATORS["reshape"][tensor._keys](tensor, shape)
    return result


def one_at(like: Tensor, index: tuple[int, ...]) -> Tensor:
    """Zeros in the shape and dtype of `like`, with a one at `index`."""
    result = element = filled_like(like, 0)
    for position in index:
        element = OPERATORS["select.int"][element._keys](element, 0, position)
    copy_into(element, filled_like(element, 1))
    return result


OUTSIDE_PASSES: tuple[Any, ...] = (filled, filled_like, zeros_as, unrecorded_copy)
"""What is called between passes as well, and never by a program: who looks on at functions does not see it."""
