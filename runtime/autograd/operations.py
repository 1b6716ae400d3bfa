"""The handful of tensor operations the engine itself needs.

Where backward is recorded (``create_graph``), or a gradient carries a tangent, they go through the operators of that
name in the registry, so that gradients of gradients come out. Where neither is the case, sums take the operator's
kernel below autograd, which uses threads for large arrays, or NumPy when no loaded package brings the operator;
everything else is NumPy.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.dispatch import registry
from runtime.errors import UnsupportedError
from runtime.guards import grad_enabled, state
from runtime.kernels.creation import copying
from runtime.tensor import Tensor, bump_version, dtypes, make_tensor
from runtime.tensor.casting import cast_array, round_to_bfloat16, widen_bfloat16
from runtime.tensor.device import memory_format
from runtime.tensor.dtypes import dtype
from runtime.tensor.formats import is_dense
from runtime.tensor.keys import BACKENDS, BATCHED, BELOW_AUTOGRAD, CPU, FORWARD_AD, TORCH_DISPATCH

Array = np.ndarray[Any, Any]


_known: dict[str, Any] = {}


def _operator(name: str) -> Any:
    operator = _find(name)
    if operator is None:
        msg = f"differentiating this needs the operator {name}, which no loaded package defines"
        raise UnsupportedError(msg)
    return operator


def _find(name: str) -> Any:
    """The operator of that name, None while no loaded package defines it."""
    operator = _known.get(name)
    if operator is None:
        try:
            operator = _known[name] = registry.find(name)
        except KeyError:
            return None
    return operator


def recorded(*tensors: Tensor) -> bool:
    """Whether operators must compute with these tensors: for a graph, for a tangent, or for the samples of a batch."""
    for tensor in tensors:
        if tensor._keys & (FORWARD_AD | BATCHED) or (tensor._edge is not None and (not state.active or grad_enabled())):
            return True
    return False


def add(a: Tensor, b: Tensor) -> Tensor:
    """``a + b`` of two gradients of equal shape and dtype, in new memory."""
    if recorded(a, b):
        result: Tensor = _operator("add.Tensor")[a._keys | b._keys](a, b, 1)
        return result
    return add_unrecorded(a, b)


def add_unrecorded(a: Tensor, b: Tensor) -> Tensor:
    """:func:`add` outside of any graph; the sum has a tangent if one of the two has."""
    operator = _known.get("add.Tensor") or _find("add.Tensor")
    if operator is not None:
        keyset = a._keys | b._keys
        result: Tensor = operator[keyset if keyset & FORWARD_AD else keyset & BELOW_AUTOGRAD](a, b, 1)
        return result
    return make_tensor(_add_arrays(a, b), a.dtype)


def sub(a: Tensor, b: Tensor) -> Tensor:
    """``a - b`` of two gradients of equal shape and dtype, in new memory."""
    return add(a, neg(b))


def neg(grad: Tensor) -> Tensor:
    """``-grad`` in new memory."""
    if not grad._keys & CPU or recorded(grad):
        result: Tensor = _operator("neg")[grad._keys](grad)
        return result
    if grad.dtype is dtypes.bfloat16:
        return make_tensor(np.bitwise_xor(grad._array, np.uint16(0x8000), out=...), grad.dtype)
    return make_tensor(np.negative(grad._array, out=...), grad.dtype)


def add_in_place(target: Tensor, other: Tensor) -> None:
    """``target += other`` for equal shapes and dtypes, never recorded."""
    operator = _find("add_.Tensor")
    if operator is not None:
        keyset = target._keys | other._keys
        operator[keyset if keyset & FORWARD_AD else keyset & BELOW_AUTOGRAD](target, other, 1)
        return
    target._array[...] = _add_arrays(target, other)
    bump_version(target)


@np.errstate(over="ignore", invalid="ignore")
def _add_arrays(a: Tensor, b: Tensor) -> Array:
    if a.dtype is dtypes.bfloat16:
        return round_to_bfloat16(widen_bfloat16(a._array) + widen_bfloat16(b._array))
    # NumPy makes a scalar, not an array, of the sum of two 0-d arrays; out=... says that an array is wanted.
    result: Array = np.add(a._array, b._array, out=...)
    return result


def clone(grad: Tensor, like: Array | None = None) -> Tensor:
    """A gradient that shares memory with nobody; itself when backward is recorded, where nothing is changed in place.

    The copy has the order of elements of `like` if that has no gaps, otherwise row-major order.
    """
    if not state.active or grad_enabled():
        return grad
    if grad._keys & (FORWARD_AD | BATCHED | TORCH_DISPATCH) or not grad._keys & CPU:
        copy: Tensor = _operator("clone")[grad._keys](grad, None)
        return copy
    dense = like is not None and like.shape == grad._sizes and is_dense(like)
    result = np.empty_like(like if dense else grad._array, order="K" if dense else "C", dtype=grad._array.dtype)
    copying.copy_into(result, grad._array)
    return make_tensor(result, grad.dtype)


def conj(value: Any) -> Any:
    """The conjugate of a tensor or of a number; what is real is its own."""
    if not isinstance(value, Tensor):
        return value.conjugate()
    if not value.dtype.is_complex:
        return value
    return _operator("conj_physical")[value._keys](value)


def detach(grad: Tensor) -> Tensor:
    """The same memory outside the graph."""
    if grad._keys & BATCHED:
        return _operator("detach")[grad._keys](grad)  # type: ignore[no-any-return]
    result = make_tensor(grad._array, grad.dtype)
    result._keys = grad._keys & BACKENDS or CPU
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
    by_operators = grad._keys & (FORWARD_AD | BATCHED | TORCH_DISPATCH) or not grad._keys & CPU
    if by_operators or (grad._edge is not None and recorded(grad)):
        extra = grad._ndim - len(shape)
        inside = dims[extra:]
        if inside:
            grad = _sum(grad, inside, keepdim=True)
        return _sum(grad, dims[:extra], keepdim=False) if extra else grad
    operator = (_known.get("sum.dim_IntList") or _find("sum.dim_IntList")) if dims else None
    if operator is None:
        return make_tensor(_sum_array(grad, dims).reshape(shape), grad.dtype)
    keeps = grad._ndim == len(shape)
    total: Tensor = operator[grad._keys & BELOW_AUTOGRAD](grad, dims, keeps, None)
    return total if total._sizes == shape else make_tensor(total._array.reshape(shape), grad.dtype)


def _sum(grad: Tensor, dims: tuple[int, ...], *, keepdim: bool) -> Tensor:
    result: Tensor = _operator("sum.dim_IntList")[grad._keys](grad, dims, keepdim, None)
    return result


@np.errstate(over="ignore", invalid="ignore")
def _sum_array(grad: Tensor, axes: tuple[int, ...]) -> Array:
    # 16-bit floats are summed in float32, as everywhere else.
    array, kind = grad._array, grad.dtype
    if kind is dtypes.bfloat16:
        return np.asarray(round_to_bfloat16(np.asarray(widen_bfloat16(array).sum(axis=axes))))
    if kind is dtypes.float16:
        return np.asarray(array.sum(axis=axes, dtype=np.float32)).astype(np.float16)
    return np.asarray(array.sum(axis=axes))


def cast(grad: Tensor, kind: dtype) -> Tensor:
    """`grad` with another dtype; the real part when `kind` is real."""
    if not grad._keys & CPU or recorded(grad):
        if grad.dtype.is_complex and not kind.is_complex:
            grad = _operator("real")[grad._keys](grad)
        if grad.dtype is kind:
            return grad
        result: Tensor = _operator("_to_copy")[grad._keys](grad, kind, False)
        return result
    return make_tensor(np.asarray(cast_array(grad._array, grad.dtype, kind)), kind)


def to_dtype(tensor: Tensor, kind: dtype) -> Tensor:
    """A tensor with another dtype; the gradient goes through."""
    result: Tensor = _operator("_to_copy")[tensor._keys](tensor, kind, False)
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


def filled(shape: tuple[int, ...], kind: dtype, value: int) -> Tensor:
    """A tensor of zeros or ones."""
    array = np.empty(shape, kind.numpy)
    array.fill(0x3F80 if value and kind is dtypes.bfloat16 else value)
    return make_tensor(array, kind)


def copy_into(target: Tensor, source: Tensor) -> Tensor:
    """Write `source` into `target`, recorded where gradients are; returns `target`."""
    result: Tensor = _operator("copy_")[target._keys | source._keys](target, source, False)
    return result


def duplicate(tensor: Tensor, layout: memory_format | None = None) -> Tensor:
    """A copy in new memory, recorded where gradients are."""
    result: Tensor = _operator("clone")[tensor._keys](tensor, layout)
    return result


def expand(tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    """`tensor` broadcast to `shape`, recorded where gradients are."""
    result: Tensor = _operator("expand")[tensor._keys](tensor, shape, False)
    return result


def stack(tensors: Sequence[Tensor], dim: int) -> Tensor:
    """Tensors of one shape along a new dimension, recorded where gradients are."""
    keyset = 0
    for tensor in tensors:
        keyset |= tensor._keys
    result: Tensor = _operator("stack")[keyset](tuple(tensors), dim)
    return result


def view(tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    """The same elements in another shape, recorded where gradients are."""
    result: Tensor = _operator("reshape")[tensor._keys](tensor, shape)
    return result


def one_at(like: Tensor, index: tuple[int, ...]) -> Tensor:
    """Zeros in the shape and dtype of `like`, with a one at `index`."""
    result = filled(like._sizes, like.dtype, 0)
    result._array[index] = 0x3F80 if like.dtype is dtypes.bfloat16 else 1
    return result
