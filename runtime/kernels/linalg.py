"""Matrix products behind PyTorch's shapes, dtypes and messages. 16-bit floats are computed in float32.

Floats are multiplied by our own compiled loops, on our own threads: threads of NumPy's BLAS would fight with them for
the processor. NumPy multiplies the rest: few elements, for which it is quicker and uses one thread, and other dtypes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime import dtypes
from runtime.casting import Array, cast_array
from runtime.errors import ComputeError, UnsupportedError
from runtime.tensor import Tensor, make_tensor

_BLAS = (dtypes.float32, dtypes.float64)
_FLOATS = (np.dtype(np.float32), np.dtype(np.float64))
_LEAST = 1 << 14  # multiplications of a product below which NumPy is quicker


def multiply(a: Array, b: Array) -> Array:
    """``a @ b`` of two matrices, of two batches of them, or of a matrix and a vector, of one dtype."""
    if a.dtype in _FLOATS and a.ndim > 1 and a.size * (b.shape[-1] if b.ndim > 1 else 1) >= _LEAST:
        from runtime.kernels.product_native import product

        return product(a, b) if b.ndim > 1 else product(b[None], a.T)[0]
    result: Any = np.matmul(a, b)
    return result if isinstance(result, np.ndarray) else np.asarray(result, a.dtype)


def _product(operator: str, a: Tensor, b: Tensor) -> Tensor:
    """``a @ b`` of equal dtypes."""
    kind = a.dtype
    if kind is not b.dtype:
        msg = f"{operator}: expected both operands to have the same dtype, got {kind.name} and {b.dtype.name}"
        raise ComputeError(msg)
    if kind is dtypes.bool_:
        msg = f"{operator} is not implemented for bool; it accepts integers, floating and complex numbers"
        raise UnsupportedError(msg)
    x, y = (cast_array(one._array, kind, kind.compute) for one in (a, b))
    return make_tensor(cast_array(multiply(x, y), kind.compute, kind), kind)


def mm(self: Tensor, mat2: Tensor) -> Tensor:
    """The product of two matrices, (n, m) by (m, p)."""
    a, b = self._array, mat2._array
    if a.ndim != 2 or b.ndim != 2:
        msg = f"mm: expected two matrices, got tensors of shapes {list(a.shape)} and {list(b.shape)}"
        raise ComputeError(msg)
    if a.shape[1] != b.shape[0]:
        msg = f"mm: mat1 and mat2 shapes cannot be multiplied ({a.shape[0]}x{a.shape[1]} and {b.shape[0]}x{b.shape[1]})"
        raise ComputeError(msg)
    few = a.size * b.shape[1] < _LEAST and a.flags.forc and b.flags.forc
    if few and self.dtype in _BLAS and mat2.dtype is self.dtype:
        return make_tensor(a.dot(b), self.dtype)  # what matmul gives for these, by a shorter way
    return _product("mm", self, mat2)


def bmm(self: Tensor, mat2: Tensor) -> Tensor:
    """The products of two batches of matrices, (b, n, m) by (b, m, p)."""
    a, b = self._array, mat2._array
    if a.ndim != 3 or b.ndim != 3:
        msg = f"bmm: expected two tensors of 3 dimensions, got shapes {list(a.shape)} and {list(b.shape)}"
        raise ComputeError(msg)
    if a.shape[0] != b.shape[0] or a.shape[2] != b.shape[1]:
        msg = f"bmm: expected size for the second operand ({a.shape[0]}, {a.shape[2]}, *), got shape {list(b.shape)}"
        raise ComputeError(msg)
    return _product("bmm", self, mat2)


def dot(self: Tensor, tensor: Tensor) -> Tensor:
    """The inner product of two vectors, without conjugation."""
    a, b = self._array, tensor._array
    if a.ndim != 1 or b.ndim != 1:
        msg = f"dot: expected two vectors, got tensors of shapes {list(a.shape)} and {list(b.shape)}"
        raise ComputeError(msg)
    if a.shape != b.shape:
        msg = f"dot: inconsistent vector sizes, {a.shape[0]} and {b.shape[0]}"
        raise ComputeError(msg)
    return _product("dot", self, tensor)


def mv(self: Tensor, vec: Tensor) -> Tensor:
    """The product of a matrix and a vector."""
    a, b = self._array, vec._array
    if a.ndim != 2 or b.ndim != 1:
        msg = f"mv: expected a matrix and a vector, got shapes {list(a.shape)} and {list(b.shape)}"
        raise ComputeError(msg)
    if a.shape[1] != b.shape[0]:
        msg = f"mv: size mismatch, matrix of shape {list(a.shape)} and vector of size {b.shape[0]}"
        raise ComputeError(msg)
    return _product("mv", self, vec)

