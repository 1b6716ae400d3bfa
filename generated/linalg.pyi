"""Linear algebra.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import overload

from . import Tensor, _bool, _DType, _int, _Number, _Tensor

__all__ = ["matrix_norm", "norm", "vector_norm"]

@overload
def vector_norm(
    input: _Tensor,
    ord: _Number = 2,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
) -> Tensor:
    """The p-norm of vectors, `sum(|x| ** ord) ** (1 / ord)`; inf, -inf and 0 as limits.

    >>> ow.linalg.vector_norm(ow.tensor([3.0, -4.0]))
    tensor(5.)
    >>> ow.linalg.vector_norm(ow.tensor([3.0, -4.0]), 1)
    tensor(7.)
    """
@overload
def vector_norm(
    input: _Tensor,
    ord: _Number = 2,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
) -> Tensor: ...

@overload
def norm(
    input: _Tensor,
    ord: _Number | None = None,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
) -> Tensor:
    """The norm of vectors or matrices; without `ord` the square root of the sum of squares.

    >>> ow.linalg.norm(ow.tensor([[1.0, 2.0], [2.0, 4.0]]))
    tensor(5.)
    """
@overload
def norm(
    input: _Tensor,
    ord: _Number | None = None,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
) -> Tensor: ...

@overload
def matrix_norm(input: _Tensor, ord: _Number, dim: Sequence[_int] = (-2, -1), keepdim: _bool = False) -> Tensor:
    """The largest (or, for -1 and -inf, smallest) sum of absolute values over columns or rows.

    `ord` 1 and -1 are for columns, inf and -inf for rows; others need singular values (RuntimeError).

    >>> ow.linalg.matrix_norm(ow.tensor([[1.0, -2.0], [3.0, 4.0]]), 1)
    tensor(6.)
    """
@overload
def matrix_norm(input: _Tensor, ord: _Number, *, axis: Sequence[_int], keepdims: _bool = False) -> Tensor: ...
