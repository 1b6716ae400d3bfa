"""Matrix products behind PyTorch's shapes, dtypes and messages. 16-bit floats are computed in float32.

Floats are multiplied by our own compiled loops, on our own threads: threads of NumPy's BLAS would fight with them for
the processor, and its product of a matrix and a vector computes with memory that nobody wrote, which NumPy then reports
as an invalid value. So are many integers. NumPy multiplies the rest: complex numbers, and what has no elements.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from runtime.errors import ComputeError, UnsupportedError
from runtime.kernels.counts import counting
from runtime.kernels.creation.operator import to_copy
from runtime.kernels.matmul.loops import integers
from runtime.kernels.matmul.shape import LONG, MOST_PARTS
from runtime.native.builtin import Builtin, builtin
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array
from runtime.tensor.offers import memory_for
from runtime.tensor.plans import writer_of

_FLOATS = (np.dtype(np.float32), np.dtype(np.float64))


def multiply_into(out: Array, a: Array, b: Array) -> None:
    """``a @ b`` of matrices or of batches of them, all of one dtype, written into an array in rows."""
    if a.dtype in _FLOATS and a.size and b.size:
        from runtime.kernels.matmul.loops.product import write_product

        write_product(out, a, b)
    else:
        out[...] = multiply(a, b)


def multiply(a: Array, b: Array) -> Array:
    """``a @ b`` of matrices, batches of matrices, a matrix and a vector, or two vectors, of one dtype."""
    if a.dtype in _FLOATS and a.size and b.size:
        from runtime.kernels.matmul.loops.product import LARGE_WORK, product

        if b.ndim > 1:
            return product(a, b)
        if a.ndim > 1:  # as a row: sums along what is contiguous
            match: Array = product(b[None], a.T)[0]
            return match
        are_runs = a.strides == b.strides == (a.itemsize,)  # of these the loop itself makes parts
        if len(a) < (LARGE_WORK if are_runs else LONG):
            return product(a[None], b[:, None]).reshape(())
        # Parts that lie apart, or that threads share.
        length = len(a) // MOST_PARTS
        covered = length * MOST_PARTS
        sums = product(a[:covered].reshape(MOST_PARTS, 1, length), b[:covered].reshape(MOST_PARTS, length, 1))
        return np.asarray(sums.sum() + a[covered:].dot(b[covered:]), a.dtype)
    if integers.suits(a, b):
        return np.ascontiguousarray(integers.product(a, b))
    result: Any = np.matmul(*map(_for_blas, (a, b))) if a.dtype.kind == "c" else np.matmul(a, b)
    return result if isinstance(result, np.ndarray) else np.asarray(result, a.dtype)


def _for_blas(array: Array) -> Array:
    """An array, or a copy in rows where BLAS does not take its strides: NumPy would add up products one by one."""
    steps = [step for size, step in zip(array.shape[-2:], array.strides[-2:], strict=True) if size > 1]
    has_run = len(steps) < 2 or array.itemsize in steps
    return array if has_run and all(step > 0 for step in steps) else np.ascontiguousarray(array)


def _in_its_compute_dtype(kernel: Builtin, *operands: Tensor | None) -> Tensor:
    """What a kernel makes of tensors of 16-bit floats in the dtype that these are computed in, rounded once."""
    kind = next(item.dtype for item in operands if item is not None)
    result = kernel.call(*[None if item is None else to_copy.call(item, kind.compute, False) for item in operands])
    rounded: Tensor = to_copy.call(result, kind, True)
    return rounded


def checked_kind(operator: str, a: Tensor, b: Tensor) -> dtypes.dtype:
    """The dtype of two operands of one dtype that can be multiplied."""
    kind = a.dtype
    if kind is not b.dtype:
        msg = f"{operator}: expected both operands to have the same dtype, got {kind.name} and {b.dtype.name}"
        raise ComputeError(msg)
    if kind is dtypes.bool_:
        msg = f"{operator} is not implemented for bool; it accepts integers, floating and complex numbers"
        raise UnsupportedError(msg)
    return kind


def _product(operator: str, kernel: Builtin, a: Tensor, b: Tensor) -> Tensor:
    """``a @ b`` of equal dtypes."""
    kind = checked_kind(operator, a, b)
    if kind.compute is not kind:
        return _in_its_compute_dtype(kernel, a, b)
    return make_tensor(multiply(a._array, b._array), kind)


def _write_product(out: Tensor, kernel: Builtin, a: Tensor, b: Tensor) -> None:
    """``a @ b`` of equal dtypes and fitting shapes, into a tensor."""
    if a.dtype.compute is a.dtype:
        multiply_into(out._array, a._array, b._array)
    else:
        out._array[...] = kernel.call(a, b)._array


@counting(lambda result, left, *_: result.numel() * left.shape[-1])
@builtin("runtime.kernels.matmul.native", "mm")
def mm(self: Tensor, mat2: Tensor) -> Tensor:
    """The product of two matrices, (n, m) by (m, p)."""
    check_mm(self._array, mat2._array)
    return _product("mm", mm, self, mat2)


@writer_of(mm)
def write_mm(out: Tensor, self: Tensor, mat2: Tensor) -> None:
    """The same into a tensor."""
    _write_product(out, mm, self, mat2)


def check_mm(a: Array, b: Array) -> None:
    """RuntimeError unless two matrices can be multiplied."""
    if a.ndim != 2 or b.ndim != 2:
        msg = f"mm: expected two matrices, got tensors of shapes {list(a.shape)} and {list(b.shape)}"
        raise ComputeError(msg)
    if a.shape[1] != b.shape[0]:
        msg = f"mm: mat1 and mat2 shapes cannot be multiplied ({a.shape[0]}x{a.shape[1]} and {b.shape[0]}x{b.shape[1]})"
        raise ComputeError(msg)


@counting(lambda result, left, *_: result.numel() * left.shape[-1])
@builtin("runtime.kernels.matmul.native", "bmm")
def bmm(self: Tensor, mat2: Tensor) -> Tensor:
    """The products of two batches of matrices, (b, n, m) by (b, m, p)."""
    check_bmm(self._array, mat2._array)
    return _product("bmm", bmm, self, mat2)


@writer_of(bmm)
def write_bmm(out: Tensor, self: Tensor, mat2: Tensor) -> None:
    """The same into a tensor."""
    _write_product(out, bmm, self, mat2)


def check_bmm(a: Array, b: Array) -> None:
    """RuntimeError unless two batches of matrices can be multiplied."""
    if a.ndim != 3 or b.ndim != 3:
        msg = f"bmm: expected two tensors of 3 dimensions, got shapes {list(a.shape)} and {list(b.shape)}"
        raise ComputeError(msg)
    if a.shape[0] != b.shape[0] or a.shape[2] != b.shape[1]:
        msg = f"bmm: expected size for the second operand ({a.shape[0]}, {a.shape[2]}, *), got shape {list(b.shape)}"
        raise ComputeError(msg)


@counting(lambda _, left, *__: left.numel())
@builtin("runtime.kernels.matmul.native", "dot")
def dot(self: Tensor, tensor: Tensor) -> Tensor:
    """The inner product of two vectors, without conjugation."""
    check_dot(self._array, tensor._array)
    return _product("dot", dot, self, tensor)


def check_dot(a: Array, b: Array) -> None:
    """RuntimeError unless two arrays are vectors of one size."""
    if a.ndim != 1 or b.ndim != 1:
        msg = f"dot: expected two vectors, got tensors of shapes {list(a.shape)} and {list(b.shape)}"
        raise ComputeError(msg)
    if a.shape != b.shape:
        msg = f"dot: inconsistent vector sizes, {a.shape[0]} and {b.shape[0]}"
        raise ComputeError(msg)


@counting(lambda _, left, *__: left.numel())
@builtin("runtime.kernels.matmul.native", "mv")
def mv(self: Tensor, vec: Tensor) -> Tensor:
    """The product of a matrix and a vector."""
    check_mv(self._array, vec._array)
    return _product("mv", mv, self, vec)


@writer_of(mv)
def write_mv(out: Tensor, self: Tensor, vec: Tensor) -> None:
    """The same into a tensor, as a row: sums along what is contiguous."""
    a, b = self._array, vec._array
    if a.dtype in _FLOATS and a.size:
        multiply_into(out._array[None], b[None], a.T)
    else:
        out._array[...] = mv.call(self, vec)._array


def check_mv(a: Array, b: Array) -> None:
    """RuntimeError unless a matrix and a vector can be multiplied."""
    if a.ndim != 2 or b.ndim != 1:
        msg = f"mv: expected a matrix and a vector, got shapes {list(a.shape)} and {list(b.shape)}"
        raise ComputeError(msg)
    if a.shape[1] != b.shape[0]:
        msg = f"mv: size mismatch, matrix of shape {list(a.shape)} and vector of size {b.shape[0]}"
        raise ComputeError(msg)


@builtin("runtime.kernels.matmul.loops.cross", "cross")
def cross(self: Tensor, other: Tensor, dim: int) -> Tensor:
    """The cross products along a dimension of size 3, counted from the first, of tensors of one dtype and shape."""
    out = memory_for(self._array.shape, self.dtype.numpy)
    a, b, result = (np.moveaxis(item, dim, 0) for item in (self._array, other._array, out))
    with np.errstate(all="ignore"):
        for k in range(3):
            following, last = (k + 1) % 3, (k + 2) % 3
            np.multiply(a[following], b[last], out=result[k, ...])
            result[k, ...] -= a[last] * b[following]
    return make_tensor(out, self.dtype)


@counting(
    lambda result, left, *_: result.numel() * left.shape[-1],
    lambda result, _, __, bias: 0 if bias is None else result.numel(),
)
@builtin("runtime.kernels.matmul.native", "linear")
def linear(input: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:  # noqa: A002 - the schema's name
    """``input @ weight.T + bias`` for an input of any number of leading dimensions."""
    a, w, kind = input._array, weight._array, input.dtype
    check_linear(a, w, input, weight, bias)
    if kind.compute is not kind:
        return _in_its_compute_dtype(linear, input, weight, bias)
    shape = (*a.shape[:-1], *w.shape[:-1])
    rows, columns = _rows(a), (w if w.ndim == 2 else w[None]).T
    added = None if bias is None else bias._array
    if added is not None and _is_row(added, columns) and kind.numpy in _FLOATS and rows.size and columns.size:
        from runtime.kernels.matmul.loops.product import product

        result = product(rows, columns, added).reshape(shape)
    else:
        result = multiply(rows, columns).reshape(shape)
        if added is not None:
            result = _plus(result, added)
    return make_tensor(result, kind)


def check_linear(a: Array, w: Array, input: Tensor, weight: Tensor, bias: Tensor | None) -> None:  # noqa: A002
    """Errors of operands of :func:`linear` whose sizes or dtypes do not fit together."""
    kind = input.dtype
    if w.ndim not in (1, 2) or a.ndim == 0 or a.shape[-1] != w.shape[-1]:
        msg = (
            f"linear: expected an input of shape (*, in) and a weight of shape (out, in) or (in,), got {list(a.shape)} "
            f"and {list(w.shape)}"
        )
        raise ComputeError(msg)
    if weight.dtype is not kind or (bias is not None and bias.dtype is not kind):
        listed = ", ".join(item.dtype.name for item in (input, weight, bias) if item is not None)
        msg = f"linear: expected operands of one dtype, got {listed}"
        raise ComputeError(msg)
    if kind is dtypes.bool_:
        msg = "linear is not implemented for bool; it accepts integers, floating and complex numbers"
        raise UnsupportedError(msg)


@counting(lambda _, left, right: left.numel() * right.shape[-1])
@builtin("runtime.kernels.matmul.native", "linear_weight")
def linear_weight(grad_output: Tensor, input: Tensor) -> Tensor:  # noqa: A002 - the schema's name
    """The gradient of the weight of :func:`linear`: products of outputs and inputs, summed over leading dimensions."""
    g, a, kind = grad_output._array, input._array, input.dtype
    check_linear_weight(g, a, grad_output, kind)
    if kind.compute is not kind:
        return _in_its_compute_dtype(linear_weight, grad_output, input)
    return make_tensor(multiply(_rows(g).T, _rows(a)), kind)


def check_linear_weight(g: Array, a: Array, grad_output: Tensor, kind: dtypes.dtype) -> None:
    """RuntimeError unless gradients belong to inputs."""
    if g.ndim == 0 or g.shape[:-1] != a.shape[:-1] or grad_output.dtype is not kind:
        msg = (
            f"_linear_weight: {grad_output.dtype.name} gradients of shape {list(g.shape)} do not belong to "
            f"{kind.name} inputs of shape {list(a.shape)}"
        )
        raise ComputeError(msg)


def _rows(array: Array) -> Array:
    """The matrix whose rows are an array's lines along its last dimension."""
    return array if array.ndim == 2 else array.reshape(math.prod(array.shape[:-1]), array.shape[-1])


def _is_row(added: Array, columns: Array) -> bool:
    """Whether an array is a contiguous vector with a number for each of these columns."""
    return added.ndim == 1 and added.shape[0] == columns.shape[1] and added.flags.c_contiguous


def _plus(result: Array, added: Array) -> Array:
    """`added` broadcast and added to `result`, which is new memory."""
    try:
        result += added
    except ValueError:
        raise bias_error(added.shape, result.shape) from None
    return result


def bias_error(bias: tuple[int, ...], result: tuple[int, ...]) -> ComputeError:
    """The error of a bias that does not broadcast."""
    return ComputeError(f"linear: a bias of shape {list(bias)} does not broadcast to the result's {list(result)}")
