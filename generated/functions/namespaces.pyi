# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of namespaces; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _DType, _int, _Number, _str, _Tensor

from .. import Tensor
__all__ = [
    "_foreach_norm",
    "norm",
    "dist",
]

def _widened_for_norm(input: _Tensor, dtype: _DType, operator: _str) -> Tensor: ...
@overload
def linalg_vector_norm(
    input: _Tensor, ord: _Number = 2, dim: Sequence[_int] | _int | None = None, keepdim: _bool = False, *,
    dtype: _DType | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_vector_norm(
    input: _Tensor, ord: _Number = 2, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False,
    dtype: _DType | None = None, out: _Tensor | None = None,
) -> Tensor: ...
def _foreach_norm(
    input: Sequence[_Tensor], ord: _Number = 2, dtype: _DType | None = None
) -> builtins.tuple[Tensor, ...]: ...
@overload
def linalg_norm(
    input: _Tensor, ord: _Number | None = None, dim: Sequence[_int] | _int | None = None, keepdim: _bool = False, *,
    dtype: _DType | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_norm(
    input: _Tensor, ord: _Number | None = None, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False,
    dtype: _DType | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_norm(
    input: _Tensor, ord: _str, dim: Sequence[_int] | _int | None = None, keepdim: _bool = False, *,
    dtype: _DType | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_norm(
    input: _Tensor, ord: _str, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False,
    dtype: _DType | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_matrix_norm(
    input: _Tensor, ord: _Number, dim: Sequence[_int] = (-2, -1), keepdim: _bool = False, *,
    dtype: _DType | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_matrix_norm(
    input: _Tensor, ord: _Number, *, axis: Sequence[_int], keepdims: _bool = False, dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_matrix_norm(
    input: _Tensor, ord: _str = "fro", dim: Sequence[_int] = (-2, -1), keepdim: _bool = False, *,
    dtype: _DType | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def linalg_matrix_norm(
    input: _Tensor, ord: _str = "fro", *, axis: Sequence[_int], keepdims: _bool = False, dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _svdvals_at(input: _Tensor, rows: _int, columns: _int, keepdim: _bool) -> Tensor: ...
@overload
def _svdvals_at(input: _Tensor, rows: _int, columns: _int, *, keepdims: _bool) -> Tensor: ...
@overload
def norm(
    input: _Tensor, p: _Number | None = 2, dim: Sequence[_int] | _int | None = None, keepdim: _bool = False, *,
    dtype: _DType | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def norm(
    input: _Tensor, p: _Number | None = 2, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False,
    dtype: _DType | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def norm(
    input: _Tensor, p: _str, dim: Sequence[_int] | _int | None = None, keepdim: _bool = False, *,
    dtype: _DType | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def norm(
    input: _Tensor, p: _str, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False,
    dtype: _DType | None = None, out: _Tensor | None = None,
) -> Tensor: ...
def dist(input: _Tensor, other: _Tensor, p: _Number = 2, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_log_softmax(input: _Tensor, dim: _int, *, dtype: _DType | None = None) -> Tensor: ...
@overload
def special_log_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    @overload
    def norm(
        self, p: _Number | None = 2, dim: Sequence[_int] | _int | None = None, keepdim: _bool = False, *,
        dtype: _DType | None = None, out: _Tensor | None = None,
    ) -> Tensor:
        """The p-norm of all elements, or along `dim`; 'fro' and 'nuc' are norms of matrices."""
    @overload
    def norm(
        self, p: _Number | None = 2, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False,
        dtype: _DType | None = None, out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def norm(
        self, p: _str, dim: Sequence[_int] | _int | None = None, keepdim: _bool = False, *, dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def norm(
        self, p: _str, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False, dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    def dist(self, other: _Tensor, p: _Number = 2, *, out: _Tensor | None = None) -> Tensor:
        """The p-norm of all differences `input - other`."""
