"""The functions of namespaces.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _DType, _int, _Number, _str, _Tensor

from .. import Tensor

@overload
def linalg_vector_norm(
    input: _Tensor,
    ord: _Number = 2,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """The p-norm of vectors, `sum(|x| ** ord) ** (1 / ord)`; inf, -inf and 0 as limits.

    >>> ow.linalg.vector_norm(ow.tensor([3.0, -4.0]))
    tensor(5.)
    >>> ow.linalg.vector_norm(ow.tensor([3.0, -4.0]), 1)
    tensor(7.)
    """
@overload
def linalg_vector_norm(
    input: _Tensor,
    ord: _Number = 2,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def linalg_norm(
    input: _Tensor,
    ord: _Number | None = None,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """The norm of vectors or matrices; without `ord` the square root of the sum of squares.

    >>> ow.linalg.norm(ow.tensor([[1.0, 2.0], [2.0, 4.0]]))
    tensor(5.)
    >>> ow.linalg.norm(ow.tensor([[3.0, 0.0], [0.0, 4.0]]), 'nuc')
    tensor(7.)
    """
@overload
def linalg_norm(
    input: _Tensor,
    ord: _Number | None = None,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_norm(
    input: _Tensor,
    ord: _str,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_norm(
    input: _Tensor,
    ord: _str,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def linalg_matrix_norm(
    input: _Tensor,
    ord: _Number,
    dim: Sequence[_int] = (-2, -1),
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """The norm of matrices.

    `ord` is 'fro' (the default), 'nuc' (the sum of singular values), 2 (the largest of them), 1 (the
        largest sum of
    absolute values over a column) or inf (over a row); negative ones take the smallest.

    >>> ow.linalg.matrix_norm(ow.tensor([[1.0, -2.0], [3.0, 4.0]]), 1)
    tensor(6.)
    """
@overload
def linalg_matrix_norm(
    input: _Tensor,
    ord: _Number,
    *,
    axis: Sequence[_int],
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_matrix_norm(
    input: _Tensor,
    ord: _str = "fro",
    dim: Sequence[_int] = (-2, -1),
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_matrix_norm(
    input: _Tensor,
    ord: _str = "fro",
    *,
    axis: Sequence[_int],
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def _svdvals_at(input: _Tensor, rows: _int, columns: _int, keepdim: _bool) -> Tensor:
    """The singular values of matrices in two dimensions, along a new last dimension."""
@overload
def _svdvals_at(input: _Tensor, rows: _int, columns: _int, *, keepdims: _bool) -> Tensor: ...

@overload
def norm(
    input: _Tensor,
    p: _Number | None = 2,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """The p-norm of all elements, or along `dim`; 'fro' and 'nuc' are norms of matrices.

    >>> ow.norm(ow.tensor([3.0, -4.0]))
    tensor(5.)
    >>> ow.tensor([[3.0, -4.0], [6.0, 8.0]]).norm(dim=1)
    tensor([ 5., 10.])
    """
@overload
def norm(
    input: _Tensor,
    p: _Number | None = 2,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def norm(
    input: _Tensor,
    p: _str,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
) -> Tensor: ...
@overload
def norm(
    input: _Tensor, p: _str, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False, dtype: _DType | None = None
) -> Tensor: ...

def dist(input: _Tensor, other: _Tensor, p: _Number = 2, *, out: _Tensor | None = None) -> Tensor:
    """The p-norm of all differences `input - other`.

    >>> ow.dist(ow.tensor([1.0, 2.0]), ow.tensor([4.0, 6.0]))
    tensor(5.)
    """

def special_expit(input: _Tensor) -> Tensor:
    """The logistic function `1 / (1 + exp(-input))`: SciPy's name of sigmoid.

    >>> ow.special.expit(ow.tensor([0.0]))
    tensor([0.5000])
    """

def special_erf(input: _Tensor) -> Tensor:
    """The error function, `2 / sqrt(pi)` times the integral of `exp(-t²)` from 0 to `input`.

    >>> ow.special.erf(ow.tensor([1.0]))
    tensor([0.8427])
    """

def special_erfc(input: _Tensor) -> Tensor:
    """The complementary error function `1 - erf(input)`, accurate for large `input`.

    >>> ow.special.erfc(ow.tensor([1.0]))
    tensor([0.1573])
    """

def special_exp2(input: _Tensor) -> Tensor:
    """2 to the power of every element.

    >>> ow.special.exp2(ow.tensor([3.0]))
    tensor([8.])
    """

def special_expm1(input: _Tensor) -> Tensor:
    """`exp(input) - 1`, accurate near 0.

    >>> ow.special.expm1(ow.tensor([1.0]))
    tensor([1.7183])
    """

def special_log1p(input: _Tensor) -> Tensor:
    """`log(1 + input)`, accurate near 0; -inf at -1, NaN below.

    >>> ow.special.log1p(ow.tensor([1.0]))
    tensor([0.6931])
    """

@overload
def special_logsumexp(input: _Tensor, dim: Sequence[_int] | _int, keepdim: _bool = False) -> Tensor:
    """The logarithm of the sum of exponentials, `log(sum(exp(input)))`, without overflow.

    >>> ow.special.logsumexp(ow.tensor([1000.0, 1000.0]), 0)
    tensor(1000.6932)
    """
@overload
def special_logsumexp(input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False) -> Tensor: ...

@overload
def special_softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    >>> ow.special.softmax(ow.tensor([0.0, 0.0]), 0)
    tensor([0.5000, 0.5000])
    """
@overload
def special_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def special_log_softmax(input: _Tensor, dim: _int, *, dtype: _DType | None = None) -> Tensor:
    """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.special.log_softmax(ow.tensor([0.0, 0.0]), 0)
    tensor([-0.6931, -0.6931])
    """
@overload
def special_log_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...
