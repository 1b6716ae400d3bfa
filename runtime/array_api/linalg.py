"""Linear algebra, where it differs from operators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.array_api.manipulation import broadcast_arrays
from runtime.array_api.operators import F
from runtime.array_api.promotion import common
from runtime.array_api.statistics import sum as total
from runtime.errors import ArgumentValueError
from runtime.tensor import Tensor
from runtime.tensor.dtypes import dtype

__all__ = ["cross", "matrix_transpose", "solve", "tensordot", "trace", "vecdot", "vector_norm"]


def matrix_transpose(x: Tensor, /) -> Tensor:
    """The last two dimensions exchanged."""
    return x.mT  # type: ignore[attr-defined, no-any-return]


def cross(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor:
    """The cross products of vectors of three elements along an axis; other axes broadcast."""
    return F.linalg_cross(*broadcast_arrays(*common(x1, x2)), dim=axis)  # type: ignore[no-any-return]


def tensordot(x1: Tensor, x2: Tensor, /, *, axes: int | tuple[Sequence[int], Sequence[int]] = 2) -> Tensor:
    """The sum of products over `axes`: so many, the last of one and first of the other, or those listed."""
    return F.tensordot(*common(x1, x2), dims=axes)  # type: ignore[no-any-return]


def vecdot(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor:
    """The inner products of the vectors along an axis, the first conjugated; other axes broadcast."""
    first, other = common(x1, x2)
    if first.shape[axis] != other.shape[axis]:
        msg = f"vecdot(): the vectors have {first.shape[axis]} and {other.shape[axis]} elements"
        raise ArgumentValueError(msg)
    if first.dtype.is_floating_point or first.dtype.is_complex:
        return F.linalg_vecdot(first, other, dim=axis)  # type: ignore[no-any-return]
    return F.sum(first * other, axis, dtype=first.dtype)  # type: ignore[operator, no-any-return]


def solve(x1: Tensor, x2: Tensor, /) -> Tensor:
    """The solutions of systems of linear equations; `x2` is a vector only where it has one dimension."""
    first, other = common(x1, x2)
    if other.ndim == 1 or first.ndim != other.ndim + 1:
        return F.linalg_solve(first, other)  # type: ignore[no-any-return]
    return F.linalg_solve(first, other.unsqueeze(0))  # type: ignore[attr-defined, no-any-return]


def trace(x: Tensor, /, *, offset: int = 0, dtype: dtype | None = None) -> Tensor:
    """The sums of the diagonals of matrices."""
    return total(F.diagonal(x, offset, -2, -1), axis=-1, dtype=dtype)


def vector_norm(x: Tensor, /, *, axis: Any = None, keepdims: bool = False, ord: float = 2) -> Tensor:  # noqa: A002
    """The norm of all elements or along axes; along none of them the norm of every number by itself."""
    if axis == ():
        return F.linalg_vector_norm(x.unsqueeze(-1), ord, -1)  # type: ignore[attr-defined, no-any-return]
    return F.linalg_vector_norm(x, ord, axis, keepdims)  # type: ignore[no-any-return]
