"""The functions and methods of indexing; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _int, _Number, _str, _Tensor

from .. import Tensor
__all__ = [
    "gather", "scatter_add", "scatter_add_", "index_select", "index_add", "index_add_", "index",
    "_unsafe_masked_index", "_unsafe_masked_index_put_accumulate", "index_put", "index_put_", "index_copy",
    "index_copy_", "index_fill", "index_fill_", "scatter", "scatter_", "scatter_reduce", "scatter_reduce_",
]

@overload
def gather(
    input: _Tensor, dim: _int, index: _Tensor, *, sparse_grad: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def gather(
    input: _Tensor, *, axis: _int, index: _Tensor, sparse_grad: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def scatter_add(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def scatter_add(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor, out: _Tensor | None = None) -> Tensor: ...
@overload
def scatter_add_(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
@overload
def scatter_add_(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
@overload
def index_select(input: _Tensor, dim: _int, index: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def index_select(input: _Tensor, *, axis: _int, index: _Tensor, out: _Tensor | None = None) -> Tensor: ...
@overload
def index_add(
    input: _Tensor, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor: ...
@overload
def index_add(
    input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor: ...
@overload
def index_add_(input: _Tensor, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1) -> Tensor: ...
@overload
def index_add_(input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1) -> Tensor: ...
def index(input: _Tensor, indices: Sequence[_Tensor | None], *, out: _Tensor | None = None) -> Tensor: ...
def _indices_within(input: _Tensor, indices: Sequence[_Tensor | None]) -> builtins.tuple[Tensor, ...]: ...
def _unsafe_masked_index(input: _Tensor, mask: _Tensor, indices: Sequence[_Tensor | None], fill: _Number) -> Tensor: ...
def _unsafe_masked_index_put_accumulate(
    input: _Tensor, mask: _Tensor, indices: Sequence[_Tensor | None], values: _Tensor
) -> Tensor: ...
def index_put(
    input: _Tensor,
    indices: Sequence[_Tensor | None],
    values: _Tensor,
    accumulate: _bool = False,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
def index_put_(
    input: _Tensor, indices: Sequence[_Tensor | None], values: _Tensor, accumulate: _bool = False
) -> Tensor: ...
@overload
def index_copy(input: _Tensor, dim: _int, index: _Tensor, source: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def index_copy(
    input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor, out: _Tensor | None = None
) -> Tensor: ...
@overload
def index_copy_(input: _Tensor, dim: _int, index: _Tensor, source: _Tensor) -> Tensor: ...
@overload
def index_copy_(input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor) -> Tensor: ...
@overload
def index_fill(input: _Tensor, dim: _int, index: _Tensor, value: _Tensor) -> Tensor: ...
@overload
def index_fill(input: _Tensor, *, axis: _int, index: _Tensor, value: _Tensor) -> Tensor: ...
@overload
def index_fill(input: _Tensor, dim: _int, index: _Tensor, value: _Number) -> Tensor: ...
@overload
def index_fill(input: _Tensor, *, axis: _int, index: _Tensor, value: _Number) -> Tensor: ...
@overload
def index_fill_(input: _Tensor, dim: _int, index: _Tensor, value: _Tensor) -> Tensor: ...
@overload
def index_fill_(input: _Tensor, *, axis: _int, index: _Tensor, value: _Tensor) -> Tensor: ...
@overload
def index_fill_(input: _Tensor, dim: _int, index: _Tensor, value: _Number) -> Tensor: ...
@overload
def index_fill_(input: _Tensor, *, axis: _int, index: _Tensor, value: _Number) -> Tensor: ...
@overload
def scatter(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def scatter(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor, out: _Tensor | None = None) -> Tensor: ...
@overload
def scatter(
    input: _Tensor, dim: _int, index: _Tensor, src: _Tensor, *, reduce: _str, out: _Tensor | None = None
) -> Tensor: ...
@overload
def scatter(
    input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor, reduce: _str, out: _Tensor | None = None
) -> Tensor: ...
@overload
def scatter(input: _Tensor, dim: _int, index: _Tensor, value: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def scatter(input: _Tensor, *, axis: _int, index: _Tensor, value: _Number, out: _Tensor | None = None) -> Tensor: ...
@overload
def scatter(
    input: _Tensor, dim: _int, index: _Tensor, value: _Number, *, reduce: _str, out: _Tensor | None = None
) -> Tensor: ...
@overload
def scatter(
    input: _Tensor, *, axis: _int, index: _Tensor, value: _Number, reduce: _str, out: _Tensor | None = None
) -> Tensor: ...
@overload
def scatter_(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
@overload
def scatter_(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
@overload
def scatter_(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor, *, reduce: _str) -> Tensor: ...
@overload
def scatter_(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor, reduce: _str) -> Tensor: ...
@overload
def scatter_(input: _Tensor, dim: _int, index: _Tensor, value: _Number) -> Tensor: ...
@overload
def scatter_(input: _Tensor, *, axis: _int, index: _Tensor, value: _Number) -> Tensor: ...
@overload
def scatter_(input: _Tensor, dim: _int, index: _Tensor, value: _Number, *, reduce: _str) -> Tensor: ...
@overload
def scatter_(input: _Tensor, *, axis: _int, index: _Tensor, value: _Number, reduce: _str) -> Tensor: ...
@overload
def scatter_reduce(
    input: _Tensor,
    dim: _int,
    index: _Tensor,
    src: _Tensor,
    reduce: _str,
    *,
    include_self: _bool = True,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def scatter_reduce(
    input: _Tensor,
    *,
    axis: _int,
    index: _Tensor,
    src: _Tensor,
    reduce: _str,
    include_self: _bool = True,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def scatter_reduce_(
    input: _Tensor, dim: _int, index: _Tensor, src: _Tensor, reduce: _str, *, include_self: _bool = True
) -> Tensor: ...
@overload
def scatter_reduce_(
    input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor, reduce: _str, include_self: _bool = True
) -> Tensor: ...
def _window(input: _Tensor, offsets: Sequence[_int], border: _str) -> Tensor: ...
def _window_backward(input: _Tensor, offsets: Sequence[_int], border: _str, sizes: Sequence[_int]) -> Tensor: ...
def _table(input: _Tensor, index: _Tensor) -> Tensor: ...
def _table_backward(input: _Tensor, index: _Tensor, size: _int) -> Tensor: ...
@overload
def _scatter_parts(grad: _Tensor, dim: _int, index: _Tensor, sizes: Sequence[_int]) -> Tensor: ...
@overload
def _scatter_parts(grad: _Tensor, *, axis: _int, index: _Tensor, sizes: Sequence[_int]) -> Tensor: ...
@overload
def _scatter_last(grad: _Tensor, dim: _int, index: _Tensor, sizes: Sequence[_int]) -> Tensor: ...
@overload
def _scatter_last(grad: _Tensor, *, axis: _int, index: _Tensor, sizes: Sequence[_int]) -> Tensor: ...
def _index_last(grad: _Tensor, indices: Sequence[_Tensor | None]) -> Tensor: ...
@overload
def _index_select_last(grad: _Tensor, dim: _int, index: _Tensor) -> Tensor: ...
@overload
def _index_select_last(grad: _Tensor, *, axis: _int, index: _Tensor) -> Tensor: ...
def _take_last(grad: _Tensor, index: _Tensor) -> Tensor: ...
@overload
def _scatter_reduce_self(
    grad: _Tensor,
    input: _Tensor,
    dim: _int,
    index: _Tensor,
    src: _Tensor,
    result: _Tensor,
    reduce: _str,
    include_self: _bool,
) -> Tensor: ...
@overload
def _scatter_reduce_self(
    grad: _Tensor,
    input: _Tensor,
    *,
    axis: _int,
    index: _Tensor,
    src: _Tensor,
    result: _Tensor,
    reduce: _str,
    include_self: _bool,
) -> Tensor: ...
@overload
def _scatter_reduce_src(
    grad: _Tensor,
    input: _Tensor,
    dim: _int,
    index: _Tensor,
    src: _Tensor,
    result: _Tensor,
    reduce: _str,
    include_self: _bool,
) -> Tensor: ...
@overload
def _scatter_reduce_src(
    grad: _Tensor,
    input: _Tensor,
    *,
    axis: _int,
    index: _Tensor,
    src: _Tensor,
    result: _Tensor,
    reduce: _str,
    include_self: _bool,
) -> Tensor: ...
@overload
def _scatter_counts(input: _Tensor, dim: _int, index: _Tensor, include_self: _bool) -> Tensor: ...
@overload
def _scatter_counts(input: _Tensor, *, axis: _int, index: _Tensor, include_self: _bool) -> Tensor: ...
@overload
def _scatter_shares(
    input: _Tensor, dim: _int, index: _Tensor, src: _Tensor, result: _Tensor, include_self: _bool
) -> Tensor: ...
@overload
def _scatter_shares(
    input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor, result: _Tensor, include_self: _bool
) -> Tensor: ...
@overload
def _other_factors(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor, of_src: _bool) -> Tensor: ...
@overload
def _other_factors(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor, of_src: _bool) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    @overload
    def gather(self, dim: _int, index: _Tensor, *, sparse_grad: _bool = False, out: _Tensor | None = None) -> Tensor:
        """Elements picked along a dimension: `out[i][j] = input[index[i][j]][j]` for dim 0."""
    @overload
    def gather(
        self, *, axis: _int, index: _Tensor, sparse_grad: _bool = False, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def scatter_add(self, dim: _int, index: _Tensor, src: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0."""
    @overload
    def scatter_add(self, *, axis: _int, index: _Tensor, src: _Tensor, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def scatter_add_(self, dim: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
    @overload
    def scatter_add_(self, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
    @overload
    def index_select(self, dim: _int, index: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The entries of a vector of indices along a dimension, in its order; an index may occur several times."""
    @overload
    def index_select(self, *, axis: _int, index: _Tensor, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def index_add(
        self, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1, out: _Tensor | None = None
    ) -> Tensor:
        """The tensor with `alpha * source` added to the entries of a vector of indices."""
    @overload
    def index_add(
        self, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def index_add_(self, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1) -> Tensor: ...
    @overload
    def index_add_(self, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1) -> Tensor: ...
    def index(self, indices: Sequence[_Tensor | None], *, out: _Tensor | None = None) -> Tensor:
        """The elements that integer or bool tensors choose, one for each of the first dimensions; None takes all
            of one.
        """
    def index_put(
        self,
        indices: Sequence[_Tensor | None],
        values: _Tensor,
        accumulate: _bool = False,
        *,
        out: _Tensor | None = None,
    ) -> Tensor:
        """The tensor with `values`, broadcast, written where `indices` point; with `accumulate` they are added."""
    def index_put_(self, indices: Sequence[_Tensor | None], values: _Tensor, accumulate: _bool = False) -> Tensor: ...
    @overload
    def index_copy(self, dim: _int, index: _Tensor, source: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The tensor whose entries `index` along `dim` are those of `source`."""
    @overload
    def index_copy(self, *, axis: _int, index: _Tensor, source: _Tensor, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def index_copy_(self, dim: _int, index: _Tensor, source: _Tensor) -> Tensor: ...
    @overload
    def index_copy_(self, *, axis: _int, index: _Tensor, source: _Tensor) -> Tensor: ...
    @overload
    def index_fill(self, dim: _int, index: _Tensor, value: _Tensor) -> Tensor:
        """The tensor whose entries `index` along `dim` are the element of a tensor without dimensions."""
    @overload
    def index_fill(self, *, axis: _int, index: _Tensor, value: _Tensor) -> Tensor: ...
    @overload
    def index_fill(self, dim: _int, index: _Tensor, value: _Number) -> Tensor: ...
    @overload
    def index_fill(self, *, axis: _int, index: _Tensor, value: _Number) -> Tensor: ...
    @overload
    def index_fill_(self, dim: _int, index: _Tensor, value: _Tensor) -> Tensor: ...
    @overload
    def index_fill_(self, *, axis: _int, index: _Tensor, value: _Tensor) -> Tensor: ...
    @overload
    def index_fill_(self, dim: _int, index: _Tensor, value: _Number) -> Tensor: ...
    @overload
    def index_fill_(self, *, axis: _int, index: _Tensor, value: _Number) -> Tensor: ...
    @overload
    def scatter(self, dim: _int, index: _Tensor, src: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """Elements written along a dimension: `out[index[i][j]][j] = src[i][j]` for dim 0."""
    @overload
    def scatter(self, *, axis: _int, index: _Tensor, src: _Tensor, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def scatter(
        self, dim: _int, index: _Tensor, src: _Tensor, *, reduce: _str, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def scatter(
        self, *, axis: _int, index: _Tensor, src: _Tensor, reduce: _str, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def scatter(self, dim: _int, index: _Tensor, value: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def scatter(self, *, axis: _int, index: _Tensor, value: _Number, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def scatter(
        self, dim: _int, index: _Tensor, value: _Number, *, reduce: _str, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def scatter(
        self, *, axis: _int, index: _Tensor, value: _Number, reduce: _str, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def scatter_(self, dim: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
    @overload
    def scatter_(self, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
    @overload
    def scatter_(self, dim: _int, index: _Tensor, src: _Tensor, *, reduce: _str) -> Tensor: ...
    @overload
    def scatter_(self, *, axis: _int, index: _Tensor, src: _Tensor, reduce: _str) -> Tensor: ...
    @overload
    def scatter_(self, dim: _int, index: _Tensor, value: _Number) -> Tensor: ...
    @overload
    def scatter_(self, *, axis: _int, index: _Tensor, value: _Number) -> Tensor: ...
    @overload
    def scatter_(self, dim: _int, index: _Tensor, value: _Number, *, reduce: _str) -> Tensor: ...
    @overload
    def scatter_(self, *, axis: _int, index: _Tensor, value: _Number, reduce: _str) -> Tensor: ...
    @overload
    def scatter_reduce(
        self,
        dim: _int,
        index: _Tensor,
        src: _Tensor,
        reduce: _str,
        *,
        include_self: _bool = True,
        out: _Tensor | None = None,
    ) -> Tensor:
        """Elements of `src` that meet at one place are reduced by `reduce`: sum, prod, mean, amax or amin."""
    @overload
    def scatter_reduce(
        self,
        *,
        axis: _int,
        index: _Tensor,
        src: _Tensor,
        reduce: _str,
        include_self: _bool = True,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def scatter_reduce_(
        self, dim: _int, index: _Tensor, src: _Tensor, reduce: _str, *, include_self: _bool = True
    ) -> Tensor: ...
    @overload
    def scatter_reduce_(
        self, *, axis: _int, index: _Tensor, src: _Tensor, reduce: _str, include_self: _bool = True
    ) -> Tensor: ...
